//! A guest at a table, over a socket.

use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use engine::{Chance, Fast, Outcome, Seat};
use futures_util::{SinkExt, StreamExt};
use protocol::{Frame, FromClient, Order, Problem, TableInfo, ToClient};
use serde_json::Value;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::test_server::{Guest, at};

/// Longer than this no test waits for a message.
const PATIENCE: Duration = Duration::from_secs(10);

/// No two orders share a key, not even those of two sockets of one guest.
static N_ORDERS: AtomicU32 = AtomicU32::new(0);

pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Guest {
    pub async fn socket(&self, table: &TableInfo) -> Socket {
        self.try_socket(&at(table, "socket"), &[]).await.unwrap()
    }

    pub async fn try_socket(
        &self,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Error> {
        let mut request = format!("ws://{}{path}", self.address).into_client_request().unwrap();
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", HeaderValue::from_str(cookie).unwrap());
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, HeaderValue::from_str(value).unwrap());
        }
        let (stream, _) = connect_async(request).await?;
        Ok(Socket { stream })
    }
}

impl Socket {
    /// The next message; None when the server has closed the socket.
    pub async fn next(&mut self) -> Option<ToClient<Frame>> {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await.expect("nothing comes")?;
            match message {
                Ok(Message::Text(text)) => match serde_json::from_str(&text).unwrap() {
                    ToClient::Welcome { .. } => {}
                    said => return Some(said),
                },
                Ok(Message::Ping(_) | Message::Pong(_)) => {}
                Ok(_) | Err(_) => return None,
            }
        }
    }

    /// Looks on until the server has closed the socket, however long nothing comes.
    pub async fn look_on(mut self) {
        while let Some(Ok(_)) = self.stream.next().await {}
    }

    /// The next message as it was written.
    pub async fn next_text(&mut self) -> String {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await.expect("nothing comes");
            if let Message::Text(text) = message.expect("the socket is open").unwrap() {
                return text.to_string();
            }
        }
    }

    /// The code with which the server closes the socket; None if it says none.
    pub async fn closed(&mut self) -> Option<u16> {
        loop {
            let message = timeout(PATIENCE, self.stream.next()).await.expect("nothing comes")?;
            match message {
                Ok(Message::Close(reason)) => return reason.map(|reason| reason.code.into()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The next frame, whatever else comes before it.
    pub async fn frame(&mut self) -> Frame {
        loop {
            match self.next().await.expect("the socket is open") {
                ToClient::Frame(frame) => return *frame,
                ToClient::Welcome { .. } | ToClient::Table(_) | ToClient::Accepted { .. } => {}
                ToClient::Change(_) => panic!("nobody asked for changes"),
                ToClient::Refused { problem, .. } => panic!("{problem:?}"),
            }
        }
    }

    /// What the last order has led to.
    pub async fn frame_or_refusal(&mut self) -> Result<Frame, Problem> {
        loop {
            match self.next().await.expect("the socket is open") {
                ToClient::Frame(frame) => return Ok(*frame),
                ToClient::Refused { problem, .. } => return Err(problem),
                ToClient::Welcome { .. } | ToClient::Table(_) | ToClient::Accepted { .. } => {}
                ToClient::Change(_) => panic!("nobody asked for changes"),
            }
        }
    }

    pub async fn table(&mut self) -> TableInfo {
        loop {
            if let ToClient::Table(table) = self.next().await.expect("the socket is open") {
                return table;
            }
        }
    }

    /// Why the last order was refused.
    pub async fn refusal(&mut self) -> Problem {
        loop {
            match self.next().await.expect("the socket is open") {
                ToClient::Refused { problem, .. } => return problem,
                ToClient::Accepted { .. } => panic!("the order was accepted"),
                ToClient::Welcome { .. }
                | ToClient::Table(_)
                | ToClient::Frame(_)
                | ToClient::Change(_) => {}
            }
        }
    }

    /// The version that the last order has led to.
    pub async fn accepted(&mut self) -> u64 {
        loop {
            match self.next().await.expect("the socket is open") {
                ToClient::Accepted { version, .. } => return version,
                ToClient::Refused { problem, .. } => panic!("{problem:?}"),
                ToClient::Welcome { .. }
                | ToClient::Table(_)
                | ToClient::Frame(_)
                | ToClient::Change(_) => {}
            }
        }
    }

    pub async fn say(&mut self, text: impl Into<String>) {
        self.stream.send(Message::text(text.into())).await.unwrap();
    }

    pub async fn order(&mut self, seat: Seat, version: u64, order: Order) {
        let key = format!("key-{}", N_ORDERS.fetch_add(1, Ordering::Relaxed));
        self.order_as(FromClient { seat, version: Some(version), key, order }).await;
    }

    pub async fn order_as(&mut self, order: FromClient) {
        self.say(serde_json::to_string(&order).unwrap()).await;
    }

    /// Answers every frame with a random action until the match is over.
    pub async fn play_on(&mut self, mut frame: Frame, seed: u64) -> (Frame, Outcome) {
        let mut chance = Fast::new(seed);
        loop {
            if let Some(outcome) = frame.outcome.clone() {
                return (frame, outcome);
            }
            if let Some(seat) = frame.viewer.seat().filter(|_| !frame.actions.is_empty()) {
                let action = any(&frame.actions, &mut chance);
                self.order(seat, frame.version, Order::Act { action }).await;
            }
            let next = self.frame().await;
            assert_eq!(next.version, frame.version + 1, "no frame is left out");
            frame = next;
        }
    }
}

/// One of the actions.
pub fn any(actions: &[Value], chance: &mut Fast) -> Value {
    actions[chance.below(actions.len() as u32) as usize].clone()
}

/// The first action of a frame, for its viewer.
pub fn first_order(frame: &Frame) -> (Seat, Order) {
    let action = frame.actions.first().expect("the viewer is to act").clone();
    (frame.viewer.seat().expect("a spectator does not act"), Order::Act { action })
}
