//! The door: accepts connections and shows them to the routes. Whoever is too slow to say what it
//! wants is shown out again.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

use crate::StartError;
use crate::config::Config;
use crate::limits::{Client, Counted, Counters};
use crate::log;
use crate::refusal::{Refusal, RefusalCode};
use crate::restoring;
use crate::routes;
use crate::state::AppState;
use crate::thinkers::Waits;
use crate::write_timeout::WriteTimeout;

const GOODBYES_WITHIN: Duration = Duration::from_millis(2500);
const STORED_WITHIN: Duration = Duration::from_millis(1500);
/// After so long a server that was asked to end has let go of everything.
pub const ENDS_WITHIN: Duration = GOODBYES_WITHIN.saturating_add(STORED_WITHIN);
const BUFFER_BYTES: usize = 16 * 1024;
/// So many of those whom there is no room for are told so at the same time.
const TURNED_AWAY_AT_ONCE: usize = 64;

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    state: Arc<AppState>,
}

impl Server {
    /// Opens the data folder and the port.
    pub async fn bind(config: Config) -> Result<Server, StartError> {
        let address = config.address;
        let refused = |error| StartError::of_port(address, error);
        let listener = TcpListener::bind(address).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let state = tokio::task::spawn_blocking(move || AppState::open(config));
        let state = state.await.expect("opening the data folder does not panic")?;
        Ok(Server { listener, address, state: Arc::new(state) })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether nothing can be stored, so that tables can only be looked at.
    pub fn is_read_only(&self) -> bool {
        self.state.store.is_read_only()
    }

    /// How long bots have to wait for their turn to think.
    pub fn waits(&self) -> Waits {
        self.state.thinkers.waits()
    }

    /// Answers until `shutdown` resolves. Then nobody else is let in, whoever is here is told, and
    /// everything that was acknowledged is on the disk and the data folder is free.
    pub async fn run(self, shutdown: impl Future<Output = ()>) {
        let router = routes::router(Arc::clone(&self.state));
        let room = Arc::new(Semaphore::new(self.state.config.limits.connections_total));
        let by_address = Arc::<Counters>::default();
        let exits = Arc::new(Semaphore::new(TURNED_AWAY_AT_ONCE));
        let watching = tokio::spawn(restoring::watch_for_restores(Arc::clone(&self.state)));
        let mut shutdown = std::pin::pin!(shutdown);
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                () = &mut shutdown => break,
            };
            let (stream, from) = match accepted {
                Ok(accepted) => accepted,
                // No more files can be opened, for example. Others may close some.
                Err(error) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    sleep(Duration::from_millis(50)).await;
                    continue;
                }
            };
            match admit(&self.state, &room, &by_address, from) {
                Ok(slot) => {
                    let (router, state) = (router.clone(), Arc::clone(&self.state));
                    tokio::spawn(converse(stream, from, router, state, slot));
                }
                Err(refusal) => {
                    // Without an exit that is free the connection is closed without a word.
                    if let Ok(exit) = Arc::clone(&exits).try_acquire_owned() {
                        tokio::spawn(turn_away(stream, refusal, exit));
                    }
                }
            }
        }
        let began_at = Instant::now();
        // From now on nobody can connect: who waits to be let in would wait for nothing.
        drop(self.listener);
        self.state.begin_closing();
        watching.abort();
        // When all room is free again, everybody has left. Who does not in time is left behind.
        let n_all = u32::try_from(self.state.config.limits.connections_total).unwrap_or(u32::MAX);
        let all_left = timeout(GOODBYES_WITHIN, room.acquire_many(n_all)).await.is_ok();
        // What was acknowledged is stored already, so a disk that hangs keeps nobody here.
        let is_stored = timeout(STORED_WITHIN, self.state.close()).await.is_ok();
        let ms = began_at.elapsed().as_millis() as u64;
        tracing::info!(ms, all_left, is_stored, "closed");
    }
}

fn admit(
    state: &AppState,
    room: &Arc<Semaphore>,
    by_address: &Arc<Counters>,
    from: SocketAddr,
) -> Result<ConnectionSlot, Refusal> {
    let is_behind_proxy = state.config.is_secure;
    let max = if is_behind_proxy { u32::MAX } else { state.config.limits.connections_per_address };
    let permit = Arc::clone(room).try_acquire_owned().map_err(|_| RefusalCode::Crowded)?;
    let counted = by_address.count(Client::at(from.ip()), max, usize::MAX);
    let of_address =
        counted.ok_or_else(|| Refusal::from(RefusalCode::TooManyConnections).with("max", max))?;
    Ok(ConnectionSlot { _permit: permit, _of_address: of_address })
}

/// A connection's share of what all have together, until it is dropped. Every request brings it
/// along: a socket lives on when its connection is handed over, and keeps it.
pub struct ConnectionSlot {
    _permit: OwnedSemaphorePermit,
    _of_address: Counted,
}

/// Says why there is no room, and waits a moment for the other side to have read it: a connection
/// that is closed with a request unread takes the answer with it.
async fn turn_away(mut stream: TcpStream, refusal: Refusal, _exit: OwnedSemaphorePermit) {
    log::note_limit(&refusal.problem.code);
    let body = serde_json::to_string(&refusal.problem).expect("the protocol becomes JSON");
    let answer = format!(
        "HTTP/1.1 {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\
         retry-after: {}\r\ncache-control: no-store\r\nconnection: close\r\n\r\n{body}",
        refusal.status,
        body.len(),
        refusal.retry_after_s().unwrap_or(1),
    );
    let farewell = async {
        stream.write_all(answer.as_bytes()).await?;
        stream.shutdown().await?;
        let mut unread = [0; 1024];
        while stream.read(&mut unread).await? != 0 {}
        std::io::Result::Ok(())
    };
    // Whoever does not listen has been told nothing, which is no error of ours.
    let _ = timeout(GOODBYES_WITHIN, farewell).await;
}

async fn converse(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    state: Arc<AppState>,
    slot: ConnectionSlot,
) {
    // Frames are small and somebody waits for each of them.
    let _ = stream.set_nodelay(true);
    let patience = &state.config.patience;
    let stream = WriteTimeout::new(stream, Duration::from_millis(patience.send_ms));
    let routes = TowerToHyperService::new(router);
    let slot = Arc::new(slot);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        request.extensions_mut().insert(Arc::clone(&slot));
        routes.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(Duration::from_millis(patience.headers_ms))
        .max_buf_size(BUFFER_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // A client that breaks off is no error of ours.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = state.closed() => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(GOODBYES_WITHIN, connection).await;
        }
    }
}
