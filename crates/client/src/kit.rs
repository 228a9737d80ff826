//! The parts that all pages share.

pub mod dialog;
pub mod each;
pub mod effect;
pub mod icon_button;
pub mod link;
pub mod live;
pub mod memo;
pub mod picture;
pub mod symbol;
pub mod toast;
pub mod trouble;
