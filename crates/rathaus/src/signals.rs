//! The signals that ask a server to end: Ctrl-C, and what systems and containers send. They are
//! caught from the start, because process 1 hears of no signal that it has not asked for.

use std::io;
use std::process;

#[cfg(unix)]
use tokio::signal::unix::{Signal, SignalKind, signal};

#[cfg(unix)]
pub struct Signals {
    interrupt: Signal,
    terminate: Signal,
}

impl Signals {
    /// Resolves at the first signal. A second one ends the process at once: whoever sends it has
    /// waited long enough, and nothing that was acknowledged is lost.
    pub async fn first(mut self) {
        let signal = self.next().await;
        tracing::info!(signal, "ending");
        tokio::spawn(async move {
            let signal = self.next().await;
            process::exit(128 + signal);
        });
    }
}

#[cfg(unix)]
impl Signals {
    /// Within a runtime only.
    pub fn catch() -> io::Result<Signals> {
        let interrupt = signal(SignalKind::interrupt())?;
        Ok(Signals { interrupt, terminate: signal(SignalKind::terminate())? })
    }

    /// The number of the next signal.
    async fn next(&mut self) -> i32 {
        tokio::select! {
            _ = self.interrupt.recv() => SignalKind::interrupt().as_raw_value(),
            _ = self.terminate.recv() => SignalKind::terminate().as_raw_value(),
        }
    }
}

/// Elsewhere there is Ctrl-C.
#[cfg(not(unix))]
pub struct Signals;

#[cfg(not(unix))]
impl Signals {
    pub fn catch() -> io::Result<Signals> {
        Ok(Signals)
    }

    async fn next(&mut self) -> i32 {
        match tokio::signal::ctrl_c().await {
            Ok(()) => 2,
            // Without a way to hear of it the server runs until it is killed, which loses nothing.
            Err(_) => std::future::pending().await,
        }
    }
}
