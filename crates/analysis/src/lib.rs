//! A match understood afterwards: what each decision cost, and how lucky each draw was. And what a
//! seat had better do, while it is still played.
//!
//! The account is exact by its making: it follows everybody's chances from the start to the result,
//! and every change is booked once, as a decision or as luck.

mod account;
mod analyser;
mod hint;
mod prospect;
mod race;
mod walk;

pub use analyser::{Analyser, Impossible};
pub use hint::{hint, mistake};
