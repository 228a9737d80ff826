//! Opponents. A bot is given what a person in its seat is given, a view, and answers with an
//! action; it has no clock and no generator but its seed, so that the same question gets the same
//! answer.

mod bot;
pub mod cities;
pub mod judge;
pub mod learn;
pub mod milestones;
pub mod net;
mod random;
pub mod rattus_cartus;
pub mod saint_malo;
pub mod search;
pub mod train;
pub mod turbo_taxi;

pub use bot::{Bot, Botted, Budget, Circumstances, Intent, Level, Seeded, Timing, only_action};
pub use judge::{Judge, Judgement, Way, Ways};
pub use random::Random;
