//! The server's end of a WebSocket (RFC 6455). A buffer keeps the size of the longest thing that
//! went through it, at every table: so what is long goes out in pieces.

use axum::body::{Body, Bytes};
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, StatusCode, header};
use axum::response::Response;
use futures_util::{SinkExt, StreamExt};
use hyper::upgrade::OnUpgrade;
use hyper_util::rt::TokioIo;
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::handshake::derive_accept_key;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{Data, OpCode};
use tokio_tungstenite::tungstenite::protocol::{Role, WebSocketConfig};

use crate::refusal::{Refusal, RefusalCode};
use crate::write_timeout::WriteTimeout;

pub use tokio_tungstenite::tungstenite::protocol::CloseFrame;
pub use tokio_tungstenite::tungstenite::protocol::frame::coding::CloseCode;
pub use tokio_tungstenite::tungstenite::{Error, Message, Utf8Bytes};

/// An order is small, and what is not makes room for itself.
const READ_BUFFER_BYTES: usize = 256;
/// What is sent together goes out together, up to so much of it. Nearly all that happens in a
/// match fits in.
const PIECE_BYTES: usize = 1024;
const MESSAGE_BYTES_MAX: usize = 16 * 1024;
/// All that may wait for a socket goes through here, and that is 1 MiB at most (`outbox`).
const WRITE_BUFFER_BYTES_MAX: usize = 2 * 1024 * 1024;

/// What a connection is between the listener and here.
pub type Stream = WriteTimeout<TcpStream>;

/// Somebody wants a WebSocket.
pub struct Upgrade {
    key: HeaderValue,
    connection: OnUpgrade,
}

pub struct WebSocket(Box<WebSocketStream<Stream>>);

impl<S: Sync> FromRequestParts<S> for Upgrade {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Upgrade, Refusal> {
        let Parts { headers, extensions, .. } = parts;
        let wanted = [
            (header::CONNECTION, "upgrade"),
            (header::UPGRADE, "websocket"),
            (header::SEC_WEBSOCKET_VERSION, "13"),
        ];
        if let Some((name, word)) = wanted.iter().find(|(name, word)| !says(headers, name, word)) {
            return Err(malformed(format!("a WebSocket needs the header {name}: {word}")));
        }
        let key = headers.get(header::SEC_WEBSOCKET_KEY).cloned();
        let key = key.ok_or_else(|| malformed("a WebSocket needs a key".to_owned()))?;
        let connection = extensions.remove::<OnUpgrade>();
        let connection = connection
            .ok_or_else(|| malformed("this connection cannot become a WebSocket".to_owned()))?;
        Ok(Upgrade { key, connection })
    }
}

/// Whether one of the words of a header is this one.
fn says(headers: &HeaderMap, name: &HeaderName, word: &str) -> bool {
    let values = headers.get_all(name).into_iter().filter_map(|value| value.to_str().ok());
    values.flat_map(|value| value.split(',')).any(|it| it.trim().eq_ignore_ascii_case(word))
}

fn malformed(why: String) -> Refusal {
    Refusal::from(RefusalCode::Malformed).with("why", why)
}

impl Upgrade {
    /// Says yes, and begins to talk when the other side has heard it.
    pub fn accept<F>(self, talk: impl FnOnce(WebSocket) -> F + Send + 'static) -> Response
    where
        F: Future<Output = ()> + Send + 'static,
    {
        let accepted = derive_accept_key(self.key.as_bytes());
        let connection = self.connection;
        tokio::spawn(async move {
            // In a box, since a task takes the room of all that it ever does.
            if let Some(socket) = Box::pin(opened(connection)).await {
                talk(socket).await;
            }
        });
        Response::builder()
            .status(StatusCode::SWITCHING_PROTOCOLS)
            .header(header::CONNECTION, "upgrade")
            .header(header::UPGRADE, "websocket")
            .header(header::SEC_WEBSOCKET_ACCEPT, accepted)
            .body(Body::empty())
            .expect("these headers can be written")
    }
}

/// None if the other side has gone meanwhile.
async fn opened(connection: OnUpgrade) -> Option<WebSocket> {
    let taken = connection.await.ok()?.downcast::<TokioIo<Stream>>();
    let taken = taken.expect("the listener has made the stream");
    let (stream, read) = (taken.io.into_inner(), taken.read_buf.to_vec());
    let socket = WebSocketStream::from_partially_read(stream, read, Role::Server, Some(config()));
    Some(WebSocket(Box::new(socket.await)))
}

fn config() -> WebSocketConfig {
    WebSocketConfig::default()
        .read_buffer_size(READ_BUFFER_BYTES)
        .write_buffer_size(PIECE_BYTES)
        .max_write_buffer_size(WRITE_BUFFER_BYTES_MAX)
        .max_frame_size(Some(MESSAGE_BYTES_MAX))
        .max_message_size(Some(MESSAGE_BYTES_MAX))
}

impl WebSocket {
    /// None when it is closed.
    pub async fn hear(&mut self) -> Option<Result<Message, Error>> {
        self.0.next().await
    }

    /// A message that goes out when there is enough to send, or with the next `flush`.
    pub async fn feed(&mut self, text: Utf8Bytes) -> Result<(), Error> {
        let mut rest = Bytes::from(text);
        let mut kind = Data::Text;
        loop {
            let piece = rest.split_to(rest.len().min(PIECE_BYTES));
            let is_last = rest.is_empty();
            let frame = Frame::message(piece, OpCode::Data(kind), is_last);
            self.0.feed(Message::Frame(frame)).await?;
            if is_last {
                return Ok(());
            }
            kind = Data::Continue;
        }
    }

    pub async fn flush(&mut self) -> Result<(), Error> {
        self.0.flush().await
    }

    pub async fn ping(&mut self) -> Result<(), Error> {
        self.0.feed(Message::Ping(Bytes::new())).await
    }

    pub async fn close(&mut self, reason: Option<CloseFrame>) -> Result<(), Error> {
        WebSocketStream::close(&mut self.0, reason).await
    }
}
