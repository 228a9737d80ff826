//! Everything that a person reads, in German and English. The wording stands in `messages/`, one
//! folder per language with the same keys and placeholders in both; `cargo xtask tidy` compares
//! them. Which language is wanted is the caller's to find out.

mod lang;
pub mod reports;
pub mod subject;
mod texts;
mod wording;

pub use lang::Lang;
pub use subject::Subject;
pub use texts::{Texts, Value};
pub use wording::Wording;
