//! A guest over plain HTTP: says a name, makes tables, sits down.

use std::net::SocketAddr;

use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::header::{CONTENT_TYPE, COOKIE, SET_COOKIE};
use hyper::{Method, Request, StatusCode};
use hyper_util::client::legacy::Client;
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::rt::TokioExecutor;
use protocol::{FromClient, LogPage, NewSeat, NewTable, TableInfo, ToClient};
use serde_json::{Value, json};

use crate::Failed;

/// The way to the server that all guests share.
#[derive(Clone)]
pub struct HttpClient {
    pub address: SocketAddr,
    client: Client<HttpConnector, Full<Bytes>>,
}

/// Somebody with a name.
#[derive(Clone)]
pub struct Guest {
    http: HttpClient,
    pub cookie: String,
}

impl HttpClient {
    pub fn new(address: SocketAddr) -> HttpClient {
        HttpClient { address, client: Client::builder(TokioExecutor::new()).build_http() }
    }

    pub async fn guest(&self, name: &str) -> Result<Guest, Failed> {
        let body = json!({ "name": name }).to_string();
        let (parts, _) = self.send(Method::POST, "/api/me", None, body).await?;
        let cookie = parts.headers.get(SET_COOKIE).and_then(|cookie| cookie.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).unwrap_or_default();
        Ok(Guest { http: self.clone(), cookie: cookie.to_owned() })
    }

    async fn send(
        &self,
        method: Method,
        path: &str,
        cookie: Option<&str>,
        body: String,
    ) -> Result<(hyper::http::response::Parts, Bytes), Failed> {
        let mut request =
            Request::builder().method(method).uri(format!("http://{}{path}", self.address));
        if let Some(cookie) = cookie {
            request = request.header(COOKIE, cookie);
        }
        if !body.is_empty() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let unreachable = |error: &dyn ToString| Failed::Unreachable(error.to_string());
        let request =
            request.body(Full::new(Bytes::from(body))).map_err(|error| unreachable(&error))?;
        let answer = self.client.request(request).await.map_err(|error| unreachable(&error))?;
        let (parts, body) = answer.into_parts();
        let body = body.collect().await.map_err(|error| unreachable(&error))?.to_bytes();
        if !parts.status.is_success() {
            return Err(Failed::Refused {
                asked: path.to_owned(),
                status: parts.status.as_u16(),
                answer: String::from_utf8_lossy(&body).into_owned(),
            });
        }
        Ok((parts, body))
    }
}

impl Guest {
    /// The same guest on another way to the server.
    pub fn moved(&self, http: &HttpClient) -> Guest {
        Guest { http: http.clone(), cookie: self.cookie.clone() }
    }

    /// A table with a seat for this guest and open ones for the others.
    pub async fn make_table(&self, game: &str, n_players: u8) -> Result<TableInfo, Failed> {
        let open = (1..n_players).map(|_| NewSeat::Open);
        let seats = std::iter::once(NewSeat::Me).chain(open).collect();
        let new = NewTable { game: game.to_owned(), options: json!({}), seats, is_listed: false };
        self.open_table(&new).await
    }

    pub async fn open_table(&self, new: &NewTable) -> Result<TableInfo, Failed> {
        let body = serde_json::to_string(new).expect("the protocol becomes JSON");
        let answer = self.ask(Method::POST, "/api/tables", body).await?;
        serde_json::from_slice(&answer).map_err(|why| Failed::Broken(why.to_string()))
    }

    /// Asks the server who this is.
    pub async fn name(&self) -> Result<(), Failed> {
        self.ask(Method::GET, "/api/me", String::new()).await.map(|_| ())
    }

    pub async fn sit(&self, table: &str) -> Result<(), Failed> {
        let path = format!("/api/tables/{table}/seat");
        self.ask(Method::POST, &path, "{}".to_owned()).await.map(|_| ())
    }

    pub async fn start(&self, table: &str) -> Result<(), Failed> {
        let path = format!("/api/tables/{table}/start");
        self.ask(Method::POST, &path, String::new()).await.map(|_| ())
    }

    /// What the server shows a viewer now.
    pub async fn frame(&self, table: &str, eyes: &str) -> Result<Value, Failed> {
        let path = format!("/api/tables/{table}/frame?seat={eyes}");
        let answer = self.ask(Method::GET, &path, String::new()).await?;
        serde_json::from_slice(&answer).map_err(|why| Failed::Broken(why.to_string()))
    }

    /// All that a viewer was told, page by page.
    pub async fn log(&self, table: &str, eyes: &str) -> Result<Vec<Vec<Value>>, Failed> {
        let mut told = Vec::new();
        let mut before = String::new();
        loop {
            let path = format!("/api/tables/{table}/log?seat={eyes}{before}");
            let answer = self.ask(Method::GET, &path, String::new()).await?;
            let page: LogPage =
                serde_json::from_slice(&answer).map_err(|why| Failed::Broken(why.to_string()))?;
            told.splice(0..0, page.events);
            match page.first_step {
                0 => return Ok(told),
                first => before = format!("&before={first}"),
            }
        }
    }

    /// Orders without a socket.
    pub async fn order(&self, table: &str, order: &FromClient) -> Result<ToClient, Failed> {
        let path = format!("/api/tables/{table}/order");
        let body = serde_json::to_string(order).expect("the protocol becomes JSON");
        let answer = self.ask(Method::POST, &path, body).await?;
        serde_json::from_slice(&answer).map_err(|why| Failed::Broken(why.to_string()))
    }

    async fn ask(&self, method: Method, path: &str, body: String) -> Result<Bytes, Failed> {
        let (parts, body) = self.http.send(method, path, Some(&self.cookie), body).await?;
        match parts.status {
            StatusCode::NO_CONTENT => Ok(Bytes::new()),
            _ => Ok(body),
        }
    }
}
