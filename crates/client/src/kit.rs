//! The parts that all pages share.

pub mod dialog;
pub mod link;
pub mod picture;
pub mod symbol;
pub mod toast;
pub mod trouble;
