//! A match understood afterwards: who played well, who was lucky, and which moments decided it. The
//! worker of the page does the thinking. All of it is a file of its own with its own words, which
//! is fetched when somebody wants to know; what a game has to tell for it ([`Retold`]) is a part of
//! the game's.

mod page;
mod plot;
mod retold;
mod story;
mod verdict;
mod walk;

pub use self::page::{Asked, shown};
pub use self::retold::{Retell, Retold};

/// The page of an analysis, once its code is here.
pub type Shown = fn(Asked) -> leptos::prelude::AnyView;
