//! A long way to the server: everything takes a while, in both directions.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// An address that leads to `server` and takes `delay` each way.
pub async fn far_away(server: SocketAddr, delay: Duration) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((near, _)) = listener.accept().await {
            let far = TcpStream::connect(server).await.unwrap();
            let (near_in, near_out) = near.into_split();
            let (far_in, far_out) = far.into_split();
            tokio::spawn(carry(near_in, far_out, delay));
            tokio::spawn(carry(far_in, near_out, delay));
        }
    });
    address
}

/// Bytes are handed over in their order, each `delay` after it came.
async fn carry(
    mut from: impl AsyncReadExt + Unpin,
    mut to: impl AsyncWriteExt + Unpin + Send + 'static,
    delay: Duration,
) {
    let (send, mut on_the_way) = mpsc::unbounded_channel::<(Instant, Vec<u8>)>();
    tokio::spawn(async move {
        while let Some((due, bytes)) = on_the_way.recv().await {
            sleep_until(due).await;
            if to.write_all(&bytes).await.is_err() {
                return;
            }
        }
    });
    let mut buffer = [0; 4096];
    while let Ok(n @ 1..) = from.read(&mut buffer).await {
        if send.send((Instant::now() + delay, buffer[..n].to_vec())).is_err() {
            return;
        }
    }
}
