//! HTTP and sockets from a chosen address, with nothing taken for granted: the server may refuse,
//! hang up or say nothing at all.

use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{self, SendRequest};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::Deserialize;
use tokio::io::AsyncReadExt;
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use super::address::Route;

pub type Socket = WebSocketStream<TcpStream>;

/// Longer than this nobody waits for an answer.
const ANSWER_WITHIN: Duration = Duration::from_secs(40);

/// One connection at a time, kept as long as the server keeps it.
pub struct Line {
    pub route: Route,
    pub cookie: Option<String>,
    sender: Option<SendRequest<Full<Bytes>>>,
}

pub struct Answer {
    pub status: u16,
    /// Of the problem, where it was refused.
    pub code: Option<String>,
    /// A new one.
    pub cookie: Option<String>,
    pub body: Bytes,
}

/// Why there was no answer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    NoConnection,
    Closed,
    TooLate,
}

#[derive(Deserialize)]
struct Refused {
    code: String,
}

impl Silence {
    pub fn label(self) -> &'static str {
        match self {
            Silence::NoConnection => "no-connection",
            Silence::Closed => "closed",
            Silence::TooLate => "no-answer",
        }
    }
}

impl Answer {
    pub fn is_good(&self) -> bool {
        self.status < 400
    }
}

impl Line {
    pub fn new(route: Route) -> Line {
        Line { route, cookie: None, sender: None }
    }

    pub fn of(route: Route, cookie: &str) -> Line {
        Line { route, cookie: Some(cookie.to_owned()), sender: None }
    }

    pub async fn get(&mut self, path: &str) -> Result<Answer, Silence> {
        self.ask(Method::GET, path, Bytes::new()).await
    }

    pub async fn post(&mut self, path: &str, body: impl Into<Bytes>) -> Result<Answer, Silence> {
        self.ask(Method::POST, path, body.into()).await
    }

    pub async fn ask(
        &mut self,
        method: Method,
        path: &str,
        body: Bytes,
    ) -> Result<Answer, Silence> {
        let asked = timeout(ANSWER_WITHIN, self.exchange(method, path, body)).await;
        let answer = asked.unwrap_or(Err(Silence::TooLate));
        if answer.is_err() {
            self.sender = None;
        }
        answer
    }

    /// Somebody with a name: the cookie is kept.
    pub async fn say_name(&mut self, name: &str) -> Result<Answer, Silence> {
        let body = serde_json::json!({ "name": name }).to_string();
        let answer = self.post("/api/me", body).await?;
        if let Some(cookie) = &answer.cookie {
            self.cookie = Some(cookie.clone());
        }
        Ok(answer)
    }

    /// A connection, so that the next question only has to be sent.
    pub async fn connect(&mut self) -> Result<&mut SendRequest<Full<Bytes>>, Silence> {
        let is_ready = self.sender.as_mut().is_some_and(|sender| !sender.is_closed());
        if !is_ready {
            let stream = self.route.connect().await.map_err(|_| Silence::NoConnection)?;
            let made = http1::handshake(TokioIo::new(stream)).await;
            let (sender, connection) = made.map_err(|_| Silence::Closed)?;
            tokio::spawn(async move {
                // What becomes of it shows in the answers.
                let _ = connection.await;
            });
            self.sender = Some(sender);
        }
        self.sender.as_mut().ok_or(Silence::NoConnection)
    }

    async fn exchange(
        &mut self,
        method: Method,
        path: &str,
        body: Bytes,
    ) -> Result<Answer, Silence> {
        let mut request =
            Request::builder().method(method).uri(path).header(HOST, self.route.server.to_string());
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request.body(Full::new(body)).map_err(|_| Silence::NoConnection)?;
        let sender = self.connect().await?;
        sender.ready().await.map_err(|_| Silence::Closed)?;
        let answer = sender.send_request(request).await.map_err(|_| Silence::Closed)?;
        let (parts, body) = answer.into_parts();
        let body = body.collect().await.map_err(|_| Silence::Closed)?.to_bytes();
        let status = parts.status.as_u16();
        let cookie = parts.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        Ok(Answer { status, code: code(status, &body), cookie, body })
    }
}

fn code(status: u16, body: &[u8]) -> Option<String> {
    let refused = || serde_json::from_slice::<Refused>(body).ok();
    if status < 400 { None } else { refused().map(|refused| refused.code) }
}

/// A socket at a table. Refused with what the server answered.
pub async fn socket_at(
    route: Route,
    cookie: Option<&str>,
    table: &str,
) -> Result<Socket, Result<Answer, Silence>> {
    let silence = |silence: Silence| Err(silence);
    let url = format!("ws://{}/api/tables/{table}/socket", route.server);
    let mut request = url.into_client_request().map_err(|_| silence(Silence::NoConnection))?;
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(cookie).ok()) {
        request.headers_mut().insert("cookie", cookie);
    }
    let opened = async {
        let stream = route.connect().await.map_err(|_| silence(Silence::NoConnection))?;
        // Thousands of these live side by side.
        let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
        match client_async_with_config(request, stream, Some(config)).await {
            Ok((socket, _)) => Ok(socket),
            Err(tungstenite::Error::Http(answer)) => {
                let status = answer.status().as_u16();
                let body = answer.into_body().unwrap_or_default();
                let code = code(status, &body);
                Err(Ok(Answer { status, code, cookie: None, body: body.into() }))
            }
            Err(_) => Err(silence(Silence::Closed)),
        }
    };
    timeout(ANSWER_WITHIN, opened).await.unwrap_or(Err(silence(Silence::TooLate)))
}

/// The text of a message, if it has one. None: the socket is closed.
pub fn text_of(message: Option<Result<Message, tungstenite::Error>>) -> Option<Option<String>> {
    match message {
        Some(Ok(Message::Text(text))) => Some(Some(text.as_str().to_owned())),
        Some(Ok(Message::Close(_)) | Err(_)) | None => None,
        Some(Ok(_)) => Some(None),
    }
}

/// What a stream answers to bytes that were written to it: its status, if it says one.
pub async fn status_of(stream: &mut TcpStream, within: Duration) -> Result<u16, Silence> {
    let mut heard = Vec::new();
    let mut buffer = [0; 512];
    let listening = async {
        while heard.len() < 12 {
            match stream.read(&mut buffer).await {
                Ok(0) | Err(_) => return Err(Silence::Closed),
                Ok(n) => heard.extend_from_slice(&buffer[..n]),
            }
        }
        let status = std::str::from_utf8(&heard[..12]).ok();
        let status = status.and_then(|line| line.rsplit(' ').next()?.parse().ok());
        status.ok_or(Silence::Closed)
    };
    timeout(within, listening).await.unwrap_or(Err(Silence::TooLate))
}
