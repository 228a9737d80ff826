//! What came of it.

use serde::Serialize;

use crate::meter::{Latencies, Meter, read};

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    pub seconds: f64,
    pub tables: usize,
    pub sockets: usize,
    pub actions: u64,
    pub actions_per_second: f64,
    pub matches: u64,
    /// Orders that came too late for their moment; in a race that happens.
    pub refused: u64,
    /// Sockets that the server closed.
    pub cut_off: u64,
    pub to_ack: Latency,
    pub to_other: Latency,
    pub to_enter: Latency,
    /// Sent to all clients together.
    pub bytes_per_action: f64,
    /// Sent to one client.
    pub bytes_per_frame: f64,
    /// None where the process is not known.
    pub server: Option<ServerUse>,
    /// Clients whose last view was compared with the server's, and was the same.
    pub views_compared: usize,
}

/// In milliseconds.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Latency {
    pub n: u64,
    pub p50: f64,
    pub p99: f64,
    pub p999: f64,
    pub max: f64,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ServerUse {
    pub cpu_us_per_action: f64,
    /// Of one core.
    pub cpu_share: f64,
    pub memory_bytes: u64,
    /// What the tables have added to the memory of the empty server.
    pub memory_bytes_per_table: f64,
}

impl Latency {
    pub fn of(latencies: &Latencies) -> Latency {
        let ms = |micros: u64| micros as f64 / 1000.0;
        Latency {
            n: latencies.len(),
            p50: ms(latencies.value_at_quantile(0.5)),
            p99: ms(latencies.value_at_quantile(0.99)),
            p999: ms(latencies.value_at_quantile(0.999)),
            max: ms(latencies.max()),
        }
    }
}

impl Report {
    /// Of the meter alone.
    pub fn of(meter: &Meter, seconds: f64) -> Report {
        let n_actions = read(&meter.n_actions);
        let (n_bytes, n_frames) = (read(&meter.n_bytes), read(&meter.n_frames));
        Report {
            seconds,
            tables: 0,
            sockets: 0,
            actions: n_actions,
            actions_per_second: n_actions as f64 / seconds,
            matches: read(&meter.n_matches),
            refused: read(&meter.n_refused),
            cut_off: read(&meter.n_cut_off),
            to_ack: Latency::of(&meter.to_ack()),
            to_other: Latency::of(&meter.to_other()),
            to_enter: Latency::of(&meter.to_enter()),
            bytes_per_action: n_bytes as f64 / n_actions.max(1) as f64,
            bytes_per_frame: n_bytes as f64 / n_frames.max(1) as f64,
            server: None,
            views_compared: 0,
        }
    }
}
