//! What client and server say to each other. Everything of a game itself (options, views, actions,
//! events) is JSON here: only the two ends know which game it is.

mod analysis;
mod json;
mod pages;
pub mod parts;
mod problem;
pub mod session;
mod socket;
mod splices;
mod tables;
mod worker;

pub use analysis::{
    Analysis, Gain, Hint, LevelTime, Luck, Mistake, Prospect, Risk, SeatAccount, Swing,
    TaskAccount, TaskSeat, What, decisive,
};
pub use json::Json;
pub use pages::{PAGES, is_id, is_page};
pub use problem::{FileFault, Problem};
pub use socket::{Change, Frame, FromClient, LogPage, Order, ToClient};
pub use splices::{Misfit, Splice, spliced, splices};
pub use tables::{
    GameInfo, Health, Me, NameGuest, NewSeat, NewTable, RecordInfo, SeatInfo, Stage, TableId,
    TableInfo, TakeSeat,
};
pub use worker::{
    Analysed, HintQuestion, Refusal, RobotAnswer, RobotQuestion, Seen, WorkerQuestion,
};
