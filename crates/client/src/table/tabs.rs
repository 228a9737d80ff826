//! The names of the tabs that every table has.

/// The board and what is asked.
pub const TABLE: &str = "table";
/// How everybody stands.
pub const STANDING: &str = "standing";
/// What happened.
pub const STORY: &str = "story";
/// What belongs to the table and not to its game.
pub const ABOUT: &str = "about";
