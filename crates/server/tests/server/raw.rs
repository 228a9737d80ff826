//! Requests byte by byte, over one connection that may be kept.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// Longer than this no test waits for an answer.
const PATIENCE: Duration = Duration::from_secs(20);

pub struct Connection(BufReader<TcpStream>);

pub struct Answer {
    pub status: u16,
    pub headers: HashMap<String, String>,
    pub body: String,
}

impl Connection {
    pub async fn open(address: SocketAddr) -> Connection {
        Connection(BufReader::new(TcpStream::connect(address).await.unwrap()))
    }

    pub async fn send(&mut self, bytes: &str) {
        self.0.write_all(bytes.as_bytes()).await.unwrap();
    }

    /// The next answer; None if the connection was closed instead.
    pub async fn answer(&mut self) -> Option<Answer> {
        timeout(PATIENCE, self.read()).await.expect("nothing comes")
    }

    async fn read(&mut self) -> Option<Answer> {
        let line = self.line().await?;
        let status = line.split(' ').nth(1)?.parse().ok()?;
        let mut headers = HashMap::new();
        loop {
            let line = self.line().await?;
            let Some((name, value)) = line.split_once(": ") else { break };
            headers.insert(name.to_owned(), value.to_owned());
        }
        let length = headers.get("content-length").map_or(0, |length| length.parse().unwrap());
        let mut body = vec![0; length];
        self.0.read_exact(&mut body).await.ok()?;
        Some(Answer { status, headers, body: String::from_utf8(body).ok()? })
    }

    async fn line(&mut self) -> Option<String> {
        let mut line = String::new();
        match self.0.read_line(&mut line).await {
            Ok(0) | Err(_) => None,
            Ok(_) => Some(line.trim_end().to_owned()),
        }
    }
}

/// One request over a connection of its own.
pub async fn ask(address: SocketAddr, bytes: &str) -> Option<Answer> {
    let mut connection = Connection::open(address).await;
    connection.send(bytes).await;
    connection.answer().await
}
