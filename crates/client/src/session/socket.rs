//! A WebSocket whose handlers live as long as it does.

use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
use web_sys::{CloseEvent, Event, MessageEvent, WebSocket};

pub enum SocketEvent {
    Opened,
    Said(String),
    Closed,
}

pub struct Socket {
    socket: WebSocket,
    _on_open: Closure<dyn FnMut(Event)>,
    _on_message: Closure<dyn FnMut(MessageEvent)>,
    _on_close: Closure<dyn FnMut(CloseEvent)>,
}

impl Socket {
    /// None for an address that is none.
    pub fn open(address: &str, hear: impl Fn(SocketEvent) + Copy + 'static) -> Option<Socket> {
        let socket = WebSocket::new(address).ok()?;
        let on_open = Closure::new(move |_: Event| hear(SocketEvent::Opened));
        let on_message = Closure::new(move |event: MessageEvent| {
            if let Some(text) = event.data().as_string() {
                hear(SocketEvent::Said(text));
            }
        });
        let on_close = Closure::new(move |_: CloseEvent| hear(SocketEvent::Closed));
        socket.set_onopen(Some(on_open.as_ref().unchecked_ref()));
        socket.set_onmessage(Some(on_message.as_ref().unchecked_ref()));
        socket.set_onclose(Some(on_close.as_ref().unchecked_ref()));
        Some(Socket { socket, _on_open: on_open, _on_message: on_message, _on_close: on_close })
    }

    /// What cannot be sent now is said again after the reconnect that follows.
    pub fn send(&self, text: &str) {
        let _ = self.socket.send_with_str(text);
    }
}

impl Drop for Socket {
    fn drop(&mut self) {
        self.socket.set_onopen(None);
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}
