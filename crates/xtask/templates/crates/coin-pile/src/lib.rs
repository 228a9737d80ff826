//! The rules of Coin Pile.
//!
//! RULES.md numbers them; comments and tests cite the numbers.

mod action;
mod apply;
mod components;
mod event;
mod forbids;
mod game;
mod legal;
mod options;
mod purse;
mod score;
mod view;

pub use action::Action;
pub use components::{COINS_MAX, COINS_MIN, LUCK_VP, TAKE_MAX};
pub use event::Event;
pub use game::{CoinPile, Phase};
pub use options::{FirstPlayer, Options};
pub use view::{PurseView, View};
