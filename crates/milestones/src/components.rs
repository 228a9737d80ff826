//! Every number of the game, once, and the built-in edition as one table. The rules read them from
//! here; `tests/rules/census.rs` counts them again.

use crate::Kind::{self, Coin, Grain, Sand, Stone, Wood};

pub const N_KINDS: usize = 5;
pub const N_PATH_SPACES: u8 = 8;
/// Path spaces and four buildings.
pub const N_SPACES: u8 = 12;
pub const SEATS_MAX: usize = 4;
/// By the number of seats, from two (MS-115).
pub const TARGETS: [u16; 3] = [67, 59, 51];
/// The house variant of them.
pub const SHORT_TARGETS: [u16; 3] = [45, 40, 34];

pub const N_SECTIONS: usize = 24;
/// The one on the start corner included.
pub const N_MARKETS: u8 = 12;
pub const N_HOUSES: u8 = 12;
pub const N_SACKS: u8 = 12;
pub const N_BUSHES: usize = 15;
pub const N_TILES: usize = 35;
pub const WORKER_NUMBER_MAX: u8 = 8;
pub const DISPLAY_SIZE: usize = 5;
pub const START_TILES_EACH: usize = 2;
/// By the number of seats, from two: two for each and one over (MS-27).
pub const N_START_TILES: [usize; 3] = [5, 7, 9];

pub const COINS_AT_START: u8 = 1;
pub const INCOME: u8 = 1;
pub const COINS_PER_TILE: u8 = 2;
pub const COINS_PER_MATERIAL: u8 = 2;
pub const MATERIALS_PER_COIN: usize = 2;
pub const GRAIN_PER_DELIVERY: u8 = 2;
pub const COINS_PER_DELIVERY: u8 = 1;
pub const NUMBERS_PER_DELIVERY: usize = 2;
pub const SECTION_PRICE: [Kind; 2] = [Stone, Sand];
pub const HOUSE_PRICE: [Kind; 2] = [Stone, Wood];
pub const MARKET_PRICE: [Kind; 2] = [Wood, Sand];
/// The castle leaves so many goods ...
pub const GOODS_KEPT: u16 = 3;
/// ... and so many workers.
pub const WORKERS_KEPT: u8 = 2;

pub const POINTS_PER_BONUS: u16 = 1;
pub const POINTS_PER_MAJORITY: u16 = 5;
pub const POINTS_PER_SHARED_MAJORITY: u16 = 2;

/// What an edition may be (MS-9 to MS-12).
pub const FILE_BYTES_MAX: usize = 64 * 1024;
pub const CORNERS_MAX: usize = 200;
pub const ROWS_MIN: usize = 2;
pub const ROWS_MAX: usize = 26;
pub const CELLS_MAX: usize = 40;
pub const OFFSET_MAX: i64 = 80;
pub const NUMBER_MAX: i64 = 9;
/// What an edition should be (MS-22): 24 sections need so many corners, ...
pub const CORNERS_WANTED: usize = 2 * N_SECTIONS + 1;
/// ... and these are the numbers and the workers of the built-in one.
pub const NUMBER_WANTED_MAX: u8 = 5;
pub const WORKERS_PER_KIND: usize = 14;

/// The built-in edition.
pub(crate) const ID: &str = "reconstruction-1";
pub(crate) const TITLE: &str = "Our reconstruction";
pub(crate) const NOTE: &str = "We do not know what is printed on the board and on the tiles. This \
    edition was drawn up anew, to fit the counts that the rulebook gives and the examples that it \
    tells. Who has the box can write a better file.";
/// Of the map, the worker tiles and the bonus tiles.
pub(crate) const PROVENANCE: [&str; 3] = ["reconstructed"; 3];

/// Rows A to G with their offsets: `S` is the start corner.
pub(crate) const ROWS: [(u8, &str); 7] = [
    (1, "S 1 2 1 2 3 2 3 4"),
    (0, "1 2 1 3 2 4 3 2 5 3"),
    (1, "2 3 2 1 3 2 4 3 2"),
    (0, "1 2 4 2 3 5 1 3 4 2"),
    (1, "3 2 1 4 3 2 4 3 5"),
    (0, "2 4 3 1 3 4 2 5 3 4"),
    (1, "3 2 5 2 4 3 1 4 3"),
];

pub(crate) const BUSHES: [&str; N_BUSHES] = [
    "A3-B3-B4", "A5-B5-B6", "A7-B7-B8", "B2-C1-C2", "B9-C8-C9", "C4-D4-D5", "C5-C6-D6", "C7-D7-D8",
    "D2-E1-E2", "D9-E8-E9", "E3-E4-F4", "E5-F5-F6", "F2-F3-G2", "F7-F8-G7", "F9-G8-G9",
];

pub(crate) const CORN_FIELD: &str = "A1-B1-B2";

/// In the order of the kinds.
pub(crate) const BONUS_TILES: [u8; N_KINDS] = [3; N_KINDS];

/// Both halves with kind and number. Tile 1 is called W01.
pub(crate) const WORKER_TILES: [(Kind, u8, Kind, u8); N_TILES] = [
    (Wood, 1, Coin, 1),
    (Wood, 1, Stone, 2),
    (Stone, 1, Coin, 3),
    (Stone, 1, Stone, 4),
    (Grain, 1, Sand, 5),
    (Sand, 1, Stone, 6),
    (Grain, 1, Coin, 7),
    (Sand, 2, Coin, 2),
    (Wood, 2, Sand, 3),
    (Grain, 2, Wood, 4),
    (Grain, 2, Grain, 5),
    (Sand, 2, Wood, 6),
    (Wood, 2, Grain, 7),
    (Coin, 2, Wood, 8),
    (Stone, 3, Grain, 3),
    (Grain, 3, Coin, 4),
    (Wood, 3, Wood, 5),
    (Sand, 3, Stone, 6),
    (Stone, 3, Grain, 7),
    (Coin, 3, Sand, 8),
    (Coin, 4, Sand, 4),
    (Grain, 4, Sand, 5),
    (Stone, 4, Coin, 6),
    (Sand, 4, Sand, 7),
    (Wood, 4, Stone, 8),
    (Stone, 5, Wood, 5),
    (Stone, 5, Grain, 6),
    (Coin, 5, Coin, 7),
    (Coin, 5, Stone, 8),
    (Grain, 6, Sand, 6),
    (Sand, 6, Wood, 7),
    (Coin, 6, Wood, 8),
    (Sand, 7, Stone, 7),
    (Wood, 7, Grain, 8),
    (Coin, 8, Grain, 8),
];
