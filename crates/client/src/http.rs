//! What is asked of the server over plain HTTP. Every address of it stands here.

use engine::{Seat, Viewer};
use gloo_net::http::{Request, RequestBuilder, Response};
use protocol::session::ResumePoint;
use protocol::{
    GameInfo, LogPage, Me, NameGuest, NewTable, Problem, RecordInfo, TableId, TableInfo, TakeSeat,
};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::browser;

pub type Answer<T> = Result<T, Problem>;

/// The code of what goes wrong without the server.
pub const OFFLINE: &str = "offline";

/// `eyes`: of which own seat, where there are several.
pub fn socket_address(id: &TableId, heard: Option<ResumePoint>, eyes: Option<Seat>) -> String {
    let page = browser::address_of(&format!("{}/socket", table_path(id)));
    let socket = page.replacen("http", "ws", 1);
    let heard =
        heard.map(|ResumePoint { n_steps, version }| format!("heard={n_steps}&version={version}"));
    let eyes = eyes.map(|seat| format!("seat={seat}"));
    let query = ["changes=true".to_owned()].into_iter().chain(heard).chain(eyes);
    format!("{socket}?{}", query.collect::<Vec<_>>().join("&"))
}

fn table_path(id: &TableId) -> String {
    format!("/api/tables/{}", id.0)
}

/// None for somebody who has not said a name yet.
pub async fn me() -> Answer<Option<Me>> {
    json(send(Request::get("/api/me")).await?).await
}

pub async fn rename_me(name: String) -> Answer<Me> {
    json(send_with(Request::post("/api/me"), &NameGuest { name }).await?).await
}

pub async fn games() -> Answer<Vec<GameInfo>> {
    json(send(Request::get("/api/games")).await?).await
}

pub async fn open_tables() -> Answer<Vec<TableInfo>> {
    json(send(Request::get("/api/tables")).await?).await
}

/// No tables for somebody whom the server does not know.
pub async fn my_tables() -> Answer<Vec<TableInfo>> {
    if me().await?.is_none() {
        return Ok(Vec::new());
    }
    json(send(Request::get("/api/tables/mine")).await?).await
}

pub async fn create(table: &NewTable) -> Answer<TableInfo> {
    json(send_with(Request::post("/api/tables"), table).await?).await
}

pub async fn table(id: &TableId) -> Answer<TableInfo> {
    json(send(Request::get(&table_path(id))).await?).await
}

/// The options of a table in full. They never change, so the browser asks once.
pub async fn options(id: &TableId) -> Answer<Value> {
    json(send(Request::get(&format!("{}/options", table_path(id)))).await?).await
}

/// What a viewer was told before its step `before`, as of the frame of this version.
pub async fn log(id: &TableId, viewer: Viewer, before: usize, version: u64) -> Answer<LogPage> {
    let eyes = viewer.seat().map_or_else(|| "spectator".to_owned(), |seat| seat.to_string());
    let query = format!("seat={eyes}&before={before}&version={version}");
    json(send(Request::get(&format!("{}/log?{query}", table_path(id)))).await?).await
}

pub async fn take_seat(id: &TableId, seat: TakeSeat) -> Answer<TableInfo> {
    json(send_with(at_table(id, "seat"), &seat).await?).await
}

pub async fn leave(id: &TableId) -> Answer<()> {
    send(Request::delete(&format!("{}/seat", table_path(id)))).await.map(drop)
}

/// As the host: removes who sits there, or frees a seat that is kept.
pub async fn clear_seat(id: &TableId, seat: Seat) -> Answer<TableInfo> {
    json(send(Request::delete(&format!("{}/seat?seat={seat}", table_path(id)))).await?).await
}

/// Lets a bot play on for somebody who is absent.
pub async fn hand_over(id: &TableId, seat: Seat) -> Answer<()> {
    send(Request::delete(&format!("{}/seat?seat={seat}", table_path(id)))).await.map(drop)
}

pub async fn start(id: &TableId) -> Answer<TableInfo> {
    json(send(at_table(id, "start")).await?).await
}

pub async fn rematch(id: &TableId) -> Answer<TableInfo> {
    json(send(at_table(id, "rematch")).await?).await
}

/// The text of a Record.
pub async fn record(id: &TableId) -> Answer<String> {
    text(&format!("{}/record", table_path(id))).await
}

/// Gives the server a Record to keep. It is checked there from its first line to its last.
pub async fn upload(record: &str) -> Answer<RecordInfo> {
    let request = Request::post("/api/records").header("content-type", "text/plain");
    let request = request.body(record.to_owned()).map_err(offline)?;
    json(checked(request.send().await.map_err(offline)?).await?).await
}

/// A file that the server serves as it is.
pub async fn text(path: &str) -> Answer<String> {
    send(Request::get(path)).await?.text().await.map_err(offline)
}

fn at_table(id: &TableId, what: &str) -> RequestBuilder {
    Request::post(&format!("{}/{what}", table_path(id)))
}

async fn send(request: RequestBuilder) -> Answer<Response> {
    checked(request.send().await.map_err(offline)?).await
}

async fn send_with(request: RequestBuilder, body: &impl Serialize) -> Answer<Response> {
    let request = request.json(body).map_err(offline)?;
    checked(request.send().await.map_err(offline)?).await
}

async fn checked(response: Response) -> Answer<Response> {
    if response.ok() {
        return Ok(response);
    }
    Err(response.json::<Problem>().await.unwrap_or_else(|_| {
        let message = format!("{} {}", response.status(), response.status_text());
        let args = [("status".to_owned(), response.status().to_string())].into();
        Problem { args, ..Problem::new("unknown", message) }
    }))
}

async fn json<T: DeserializeOwned>(response: Response) -> Answer<T> {
    response.json::<T>().await.map_err(offline)
}

fn offline(error: gloo_net::Error) -> Problem {
    Problem::new(OFFLINE, error.to_string())
}
