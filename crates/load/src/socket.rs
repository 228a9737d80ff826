//! One client's socket, with what it has seen.

use futures_util::stream::{SplitSink, SplitStream};
use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

use crate::Failed;
use crate::guest::Guest;
use crate::sight::Seen;

pub type Ears = SplitStream<WebSocketStream<TcpStream>>;
pub type Mouth = SplitSink<WebSocketStream<TcpStream>, Message>;

/// Opens a socket, and goes on where the client was.
pub async fn open(
    guest: Option<&Guest>,
    address: std::net::SocketAddr,
    table: &str,
    seen: Option<&Seen>,
) -> Result<(Mouth, Ears), Failed> {
    let unreachable = |why: String| Failed::Unreachable(why);
    let resume = seen
        .map_or(String::new(), |seen| format!("&version={}&heard={}", seen.version, seen.n_steps));
    let url = format!("ws://{address}/api/tables/{table}/socket?changes=true{resume}");
    let mut request = url.into_client_request().map_err(|why| unreachable(why.to_string()))?;
    if let Some(guest) = guest {
        let cookie = HeaderValue::from_str(&guest.cookie);
        let cookie = cookie.map_err(|why| unreachable(why.to_string()))?;
        request.headers_mut().insert("cookie", cookie);
    }
    let stream = TcpStream::connect(address).await.map_err(|why| unreachable(why.to_string()))?;
    stream.set_nodelay(true).map_err(|why| unreachable(why.to_string()))?;
    // Thousands of these live side by side.
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    let (socket, _) = client_async_with_config(request, stream, Some(config))
        .await
        .map_err(|why| unreachable(why.to_string()))?;
    Ok(socket.split())
}

pub async fn say(mouth: &mut Mouth, text: String) -> bool {
    mouth.send(Message::Text(Utf8Bytes::from(text))).await.is_ok()
}
