//! Load for a running server: real games, played over real sockets by players who choose from what
//! they are offered. It measures, and it checks while it does.

mod guest;
mod hostile;
mod meter;
mod mode;
mod plan;
mod process;
mod reconnecting_client;
mod report;
mod restarts;
mod sight;
mod socket;
mod storm;
mod table;

pub use guest::{Guest, HttpClient};
pub use hostile::{
    Answers, AttackReport, HostileLimits, HostilePlan, HostileReport, Materials, Reason,
    ServerBurden, run_hostile,
};
pub use mode::run;
pub use plan::{Mode, Plan};
pub use reconnecting_client::{Diary, Habits, Promise, ReconnectingClient};
pub use report::{Latency, Report, ServerUse};
pub use restarts::{RestartsPlan, RestartsReason, RestartsReport, run_restarts};

/// Why a load could not be brought to its end.
#[derive(Debug)]
pub enum Failed {
    /// Nobody answers at the address.
    Unreachable(String),
    /// The server does not do what was asked; the text is its own.
    Refused { asked: String, status: u16, answer: String },
    /// It broke a promise.
    Broken(String),
}
