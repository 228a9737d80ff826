//! The server: guests, tables and their matches over HTTP and sockets, stored before anybody is
//! told. It knows games by name only.

mod address;
mod admission;
pub mod archive;
mod blocking;
mod catalogue;
mod check;
mod clock;
mod config;
mod cookie;
mod distance;
mod durable;
mod guest;
mod hosts;
mod limits;
mod listener;
mod log;
mod openapi;
mod outbox;
mod pages;
mod private;
mod quota;
mod readiness;
mod refusal;
mod restoring;
mod routes;
mod secrets;
mod security_headers;
mod start_error;
mod state;
mod store;
mod table;
mod thinkers;
mod unread;
mod websocket;
mod work_slots;
mod write_timeout;

pub use check::check;
pub use config::{Config, Limits, Patience};
pub use listener::Server;
pub use refusal::CODES;
pub use routes::description;
pub use start_error::StartError;
pub use state::n_blocking_threads;
pub use table::stock;
pub use thinkers::{Wait, Waits};
