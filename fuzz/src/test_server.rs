//! A server in this process, and a guest who visits it.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::LazyLock;

use serde_json::{Value, json};
use server::{Config, Limits, Patience, Server};
use tempfile::TempDir;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::runtime::Runtime;
use tokio::time::timeout;

const PATIENCE: std::time::Duration = std::time::Duration::from_secs(5);

pub struct TestServer {
    pub runtime: Runtime,
    pub address: SocketAddr,
    /// The guest's.
    pub cookie: String,
    _folder: TempDir,
}

/// One for the whole process.
pub static HOUSE: LazyLock<TestServer> = LazyLock::new(TestServer::open);

/// An answer as far as a target wants to know it.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub body: Vec<u8>,
}

impl TestServer {
    fn open() -> TestServer {
        // In memory where there is a folder for that: the disk is not what is tried here.
        let memory = Path::new("/dev/shm");
        let folder =
            if memory.is_dir() { tempfile::tempdir_in(memory) } else { tempfile::tempdir() };
        let folder = folder.expect("there is room for a folder");
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), folder.path().to_owned());
        config.limits = Limits::lifted();
        config.table_sleeps_after_ms = 1_000;
        config.patience = Patience { poll_ms: 5, headers_ms: 5_000, ..Patience::default() };
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .enable_all()
            .build()
            .expect("there are threads");
        let server = runtime.block_on(Server::bind(config)).expect("any port will do");
        let address = server.address();
        runtime.spawn(server.run(std::future::pending()));
        let mut server = TestServer { runtime, address, cookie: String::new(), _folder: folder };
        let named = server.post("/api/me", &json!({ "name": "Anna" }));
        let cookie = named.head.split("set-cookie: ").nth(1).and_then(|it| it.split(';').next());
        server.cookie = cookie.expect("a guest has a cookie").to_owned();
        server
    }

    pub fn post(&self, path: &str, body: &Value) -> Answer {
        let body = body.to_string();
        let request = format!(
            "POST {path} HTTP/1.1\r\nhost: h\r\nconnection: close\r\ncookie: {}\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.cookie,
            body.len()
        );
        self.send(request.as_bytes()).expect("a proper request is answered")
    }

    /// A table of the guest alone, with its match begun if `is_begun`: its id.
    pub fn table(
        &self,
        game: &str,
        n_seats: usize,
        options: &Value,
        is_begun: bool,
    ) -> Option<String> {
        let new = json!({ "game": game, "seats": vec!["me"; n_seats], "options": options });
        let made = self.post("/api/tables", &new);
        let info: Value = serde_json::from_slice(&made.body).expect("the API speaks JSON");
        let id = info["id"].as_str()?.to_owned();
        if is_begun {
            self.post(&format!("/api/tables/{id}/start"), &json!({}));
        }
        Some(id)
    }

    /// Sends bytes and nothing more, so that the server need not wait for the rest.
    pub fn send_and_leave(&self, bytes: &[u8]) {
        let conversation = async {
            let mut stream = TcpStream::connect(self.address).await?;
            stream.write_all(bytes).await?;
            stream.shutdown().await?;
            stream.read_to_end(&mut Vec::new()).await
        };
        // Whatever comes of it, the server must live on.
        let _ = self.runtime.block_on(async { timeout(PATIENCE, conversation).await });
    }

    /// Sends a request that asks for the connection to be closed. None if nothing that could be
    /// read came back in time.
    pub fn send(&self, request: &[u8]) -> Option<Answer> {
        let conversation = async {
            let mut stream = TcpStream::connect(self.address).await.ok()?;
            stream.write_all(request).await.ok()?;
            let mut bytes = Vec::new();
            // A connection that was reset may have been answered before.
            let _ = stream.read_to_end(&mut bytes).await;
            Some(bytes)
        };
        let answer = self.runtime.block_on(async { timeout(PATIENCE, conversation).await });
        Answer::read(&answer.ok()??)
    }
}

impl Answer {
    fn read(bytes: &[u8]) -> Option<Answer> {
        let cut = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
        let head = String::from_utf8_lossy(&bytes[..cut]).into_owned();
        let status = head.split(' ').nth(1)?.parse().ok()?;
        // Line breaks in an input may have made two requests of it.
        let length = head.split("content-length: ").nth(1).and_then(|rest| rest.lines().next());
        let n_bytes = length.and_then(|length| length.trim().parse().ok()).unwrap_or(usize::MAX);
        let body = bytes[cut + 4..].iter().take(n_bytes).copied().collect();
        Some(Answer { status, head, body })
    }
}
