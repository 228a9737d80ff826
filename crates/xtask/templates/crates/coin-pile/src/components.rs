//! What lies on the table.

/// CP-3.
pub const COINS_MIN: u8 = 12;
pub const COINS_MAX: u8 = 60;

/// CP-5: also the largest lucky number (CP-4).
pub const TAKE_MAX: u8 = 3;

/// CP-9: what a take of the lucky number is worth beside its coins.
pub const LUCK_VP: i32 = 1;
