//! A server of its own for every test, and guests who visit it.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{HeaderMap, Method, Request, StatusCode};
use hyper_util::rt::TokioIo;
use protocol::{Problem, TableInfo};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use server::{Config, Server, StartError, Waits};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::{JoinHandle, yield_now};
use tokio::time::timeout;

pub const GAME: &str = games::IDS[0];
/// As soon as the last of a server is gone; longer only if it never lets go.
const LETS_GO_WITHIN: Duration = Duration::from_secs(30);

/// A running server.
pub struct TestServer {
    pub address: SocketAddr,
    pub folder: Arc<TempDir>,
    pub waits: Waits,
    stop: oneshot::Sender<()>,
    running: JoinHandle<()>,
}

/// Somebody who sends requests.
pub struct Guest {
    pub address: SocketAddr,
    pub cookie: Option<String>,
}

pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Bytes,
}

/// A configuration for tests: any port, and bots that do not wait.
pub fn config(folder: &Path) -> Config {
    let mut config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), folder.to_owned());
    config.bot_pause_ms = 0;
    config.limits.orders_burst = 100_000;
    config.limits.orders_per_second = 100_000;
    config.limits.reads_burst = 100_000;
    config.limits.address_requests_burst = 1_000_000;
    config
}

impl TestServer {
    pub async fn open() -> TestServer {
        TestServer::open_with(|_| {}).await
    }

    pub async fn open_with(change: impl FnOnce(&mut Config)) -> TestServer {
        TestServer::open_at(Arc::new(tempfile::tempdir().unwrap()), change).await
    }

    pub async fn open_at(folder: Arc<TempDir>, change: impl FnOnce(&mut Config)) -> TestServer {
        let mut config = config(folder.path());
        change(&mut config);
        let server = timeout(LETS_GO_WITHIN, bound(&config));
        let server = server.await.expect("a closed server lets go of its folder");
        let (address, waits) = (server.address(), server.waits());
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        TestServer { address, folder, waits, stop, running }
    }

    /// Closes the server and leaves its folder.
    pub async fn close(self) -> Arc<TempDir> {
        self.stop.send(()).unwrap();
        self.running.await.unwrap();
        self.folder
    }

    /// Somebody without a name.
    pub fn stranger(&self) -> Guest {
        Guest { address: self.address, cookie: None }
    }

    pub async fn guest(&self, name: &str) -> Guest {
        self.stranger().named(name).await
    }
}

/// What a closed server has begun may end a moment after it, and holds the folder till then.
async fn bound(config: &Config) -> Server {
    loop {
        match Server::bind(config.clone()).await {
            Err(StartError::DataFolderInUse(_)) => yield_now().await,
            server => return server.unwrap(),
        }
    }
}

impl Guest {
    /// Says a name.
    pub async fn named(mut self, name: &str) -> Guest {
        let answer = self.post("/api/me", json!({ "name": name })).await;
        assert_eq!(answer.status, 200);
        let cookie = answer.headers[SET_COOKIE].to_str().unwrap();
        self.cookie = Some(cookie.split(';').next().unwrap().to_owned());
        self
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, &[], Bytes::new()).await
    }

    /// The status; None if the connection was closed instead.
    pub async fn try_get(&self, path: &str) -> Option<u16> {
        let mut stream = TcpStream::connect(self.address).await.ok()?;
        let request = format!("GET {path} HTTP/1.1\r\nhost: h\r\nconnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).await.ok()?;
        answer.split(' ').nth(1)?.parse().ok()
    }

    pub async fn delete(&self, path: &str) -> Answer {
        self.send(Method::DELETE, path, &[], Bytes::new()).await
    }

    pub async fn post(&self, path: &str, body: impl Serialize) -> Answer {
        let body = serde_json::to_vec(&body).unwrap();
        self.send(Method::POST, path, &[(CONTENT_TYPE.as_str(), "application/json")], body).await
    }

    /// A request without a body.
    pub async fn post_nothing(&self, path: &str) -> Answer {
        self.send(Method::POST, path, &[], Bytes::new()).await
    }

    pub async fn send(
        &self,
        method: Method,
        path: &str,
        headers: &[(&str, &str)],
        body: impl Into<Bytes>,
    ) -> Answer {
        let stream = TcpStream::connect(self.address).await.unwrap();
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
        tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path);
        request = request.header(HOST, self.address.to_string());
        if let Some(cookie) = &self.cookie {
            request = request.header(COOKIE, cookie);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::new(body.into())).unwrap();
        let (parts, body) = sender.send_request(request).await.unwrap().into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    /// An upload whose body does not come. The server has asked for it, so the upload counts.
    pub async fn begin_upload(&self) -> TcpStream {
        let head = format!(
            "POST /api/records HTTP/1.1\r\nhost: h\r\ncookie: {}\r\ncontent-length: 9\r\n\
             expect: 100-continue\r\n\r\n",
            self.cookie.as_ref().unwrap()
        );
        let mut stream = TcpStream::connect(self.address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = [0; 12];
        stream.read_exact(&mut answer).await.unwrap();
        assert_eq!(answer.as_slice(), b"HTTP/1.1 100");
        stream
    }

    /// Makes a table with these seats and default options.
    pub async fn table(&self, seats: Value) -> TableInfo {
        let new = json!({ "game": GAME, "seats": seats });
        let answer = self.post("/api/tables", new).await;
        assert_eq!(answer.status, 201, "{}", answer.text());
        answer.json()
    }

    /// Makes a table and begins its match.
    pub async fn started(&self, seats: Value) -> TableInfo {
        let table = self.table(seats).await;
        let answer = self.post_nothing(&at(&table, "start")).await;
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }
}

impl Answer {
    pub fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body).unwrap_or_else(|why| panic!("{why}: {}", self.text()))
    }

    pub fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    /// Checks that the request was refused for this reason.
    #[track_caller]
    pub fn refused(&self, status: u16, code: &str) -> Problem {
        assert_eq!(self.status, status, "{}", self.text());
        let problem: Problem = self.json();
        assert_eq!(problem.code, code, "{}", problem.message);
        assert!(server::CODES.contains(&code));
        assert!(!problem.message.contains('{'), "{}", problem.message);
        problem
    }
}

/// An address below a table's.
pub fn at(table: &TableInfo, what: &str) -> String {
    format!("/api/tables/{}/{what}", table.id.0)
}
