//! The server: guests, tables and their matches over HTTP and sockets, stored before anybody is
//! told. It knows games by name only.

mod address;
mod admission;
pub mod archive;
mod beside;
mod catalogue;
mod check;
mod clock;
mod config;
mod distance;
mod door;
mod durable;
mod gate;
mod guest;
mod hall;
mod hosts;
mod log;
mod outbox;
mod pages;
mod places;
mod private;
mod quota;
mod readiness;
mod refusal;
mod routes;
mod seal;
mod secrets;
mod shields;
mod stall;
mod start_error;
mod store;
mod table;
mod thinkers;
mod turnover;
mod unread;

pub use check::check;
pub use config::{Config, Limits, Patience};
pub use door::Server;
pub use hall::n_threads_beside;
pub use refusal::CODES;
pub use start_error::StartError;
pub use table::stock;
pub use thinkers::{Wait, Waits};
