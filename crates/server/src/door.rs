//! The door: accepts connections and shows them to the routes. Whoever is too slow to say what it
//! wants is shown out again.

use std::io::ErrorKind;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{sleep, timeout};

use crate::StartError;
use crate::config::Config;
use crate::hall::Hall;
use crate::routes;
use crate::turnover;

const HEADERS_WITHIN: Duration = Duration::from_secs(20);
const GOODBYES_WITHIN: Duration = Duration::from_secs(3);
const BUFFER_BYTES: usize = 16 * 1024;

/// A server that listens but does not answer yet.
pub struct Server {
    listener: TcpListener,
    address: SocketAddr,
    hall: Arc<Hall>,
}

impl Server {
    /// Opens the data folder and the port.
    pub async fn bind(config: Config) -> Result<Server, StartError> {
        let address = config.address;
        let refused = |error: std::io::Error| match error.kind() {
            ErrorKind::AddrInUse => StartError::PortInUse(address),
            _ => StartError::Address(address, error),
        };
        let listener = TcpListener::bind(address).await.map_err(refused)?;
        let address = listener.local_addr().map_err(refused)?;
        let hall = tokio::task::spawn_blocking(move || Hall::open(config));
        let hall = hall.await.expect("opening the data folder does not panic")?;
        Ok(Server { listener, address, hall: Arc::new(hall) })
    }

    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Whether nothing can be stored, so that tables can only be looked at.
    pub fn is_read_only(&self) -> bool {
        self.hall.store.is_read_only()
    }

    /// Answers until `shutdown` resolves; then everything that was acknowledged is on the disk and
    /// the data folder is free.
    pub async fn run(self, shutdown: impl Future<Output = ()>) {
        let router = routes::router(Arc::clone(&self.hall));
        let room = Arc::new(Semaphore::new(self.hall.config.limits.connections_total));
        let watching = tokio::spawn(turnover::watch_for_restores(Arc::clone(&self.hall)));
        let mut shutdown = std::pin::pin!(shutdown);
        loop {
            let accepted = tokio::select! {
                accepted = self.listener.accept() => accepted,
                () = &mut shutdown => break,
            };
            match (accepted, Arc::clone(&room).try_acquire_owned()) {
                (Ok((stream, from)), Ok(permit)) => {
                    let (router, hall) = (router.clone(), Arc::clone(&self.hall));
                    tokio::spawn(converse(stream, from, router, hall, permit));
                }
                // Closed at once: there is no room to be polite.
                (Ok(_), Err(_)) => {}
                // No more files can be opened, for example. Others may close some.
                (Err(error), _) => {
                    tracing::warn!(%error, "a connection could not be accepted");
                    sleep(Duration::from_millis(50)).await;
                }
            }
        }
        self.hall.begin_closing();
        watching.abort();
        // When all room is free again, everybody has left. Who does not in time is left behind.
        let n_all = u32::try_from(self.hall.config.limits.connections_total).unwrap_or(u32::MAX);
        let _ = timeout(GOODBYES_WITHIN, room.acquire_many(n_all)).await;
        self.hall.close().await;
    }
}

async fn converse(
    stream: TcpStream,
    from: SocketAddr,
    router: Router,
    hall: Arc<Hall>,
    _permit: OwnedSemaphorePermit,
) {
    // Frames are small and somebody waits for each of them.
    let _ = stream.set_nodelay(true);
    let routes = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        routes.call(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADERS_WITHIN)
        .max_buf_size(BUFFER_BYTES)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // A client that breaks off is no error of ours.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = hall.closed() => {
            connection.as_mut().graceful_shutdown();
            let _ = timeout(GOODBYES_WITHIN, connection).await;
        }
    }
}
