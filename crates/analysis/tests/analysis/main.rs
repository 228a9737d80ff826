//! Matches are taken apart, and nothing is left over.

mod accounts;
mod hints;
mod mistakes;
mod played;
mod races;
mod refusals;
