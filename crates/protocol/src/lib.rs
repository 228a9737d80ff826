//! What client and server say to each other. Everything of a game itself (options, views, actions,
//! events) is JSON here: only the two ends know which game it is.

mod pages;
mod problem;
pub mod session;
mod socket;
mod tables;

pub use pages::{PAGES, is_id, is_page};
pub use problem::Problem;
pub use socket::{Frame, FromClient, Order, ToClient};
pub use tables::{
    GameInfo, Health, Me, NameGuest, NewSeat, NewTable, RecordInfo, SeatInfo, Stage, TableId,
    TableInfo, TakeSeat,
};
