//! Every number of the printed game, once. What is not known of it, the supply actions and the
//! values of the markers, is in replaceable tables; the two built-in ones are at the end.

use crate::building::Building;
use crate::table::{Supply, Table};

pub const N_CLASSES: usize = 6;
pub const N_PERSONS: usize = 84;
pub const PERSONS_PER_CLASS: usize = 14;
/// The nuns on the cards of one class, rising (RC-2).
pub const NUNS: [u8; PERSONS_PER_CLASS] = [0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 4];

/// Joker, Sword, Flute, Pass, Gold (RC-3).
pub const N_SPECIALS: usize = 5;
pub const PILE_SIZES: [u8; N_SPECIALS] = [15, 12, 12, 12, 15];
pub const N_KINDS: usize = N_CLASSES + N_SPECIALS;
pub const N_PILES: usize = N_SPECIALS + 1;
pub const N_MARKERS: usize = 20;
/// The kinds that are held in hand but are no persons.
pub const N_OTHER_CARDS: usize = 66;

pub const N_BUILDINGS: usize = 12;
pub const N_COPIES: usize = 5;
pub const N_BUILDING_CARDS: usize = N_BUILDINGS * N_COPIES;
pub const BUILDING_CARDS_IN_GAME: u8 = 30;
pub const BUILDING_CARDS_PER_CLASS: u8 = 5;

pub const SEATS_MAX: usize = 5;
pub const ROW_MAX: usize = 3;
pub const RATS_AT_START: u16 = 10;
pub const HAND_AT_START: u8 = 5;
pub const NUN_ROW: usize = 5;

/// RC-27, from two seats on.
pub const REPLACEMENT_DECK: [u8; 4] = [10, 12, 6, 6];
pub const ROW: [u8; 4] = [2, 2, 3, 3];
pub const ROUNDS: [u8; 4] = [10, 9, 8, 8];

/// RC-12, RC-13: what a table file may say.
pub const DRAW_MAX: u8 = 8;
pub const RATS_MAX: u8 = 5;
pub const LOOKS_MAX: u8 = 5;
pub const MARKER_VALUE_MAX: u8 = 9;
pub const N_MARKER_VALUES: usize = MARKER_VALUE_MAX as usize + 1;
pub const TABLE_NAME_MAX: usize = 32;
pub const TABLE_NOTE_MAX: usize = 200;
pub const TABLE_FORMAT: &str = "rattus-cartus-table/1";

/// RC-65 to RC-79, premium and standard.
pub const TAKEN: [u8; 2] = [2, 1];
pub const FARM_CARDS: [u8; 2] = [4, 2];
/// Influence for which the Brewery gives a card.
pub const BREWERY_INFLUENCE: [u8; 2] = [1, 2];
pub const MONASTERY_RATS: [u8; 2] = [2, 1];
pub const HOSPITAL_RATS: [u8; 2] = [1, 0];
pub const HOSPITAL_CARDS_MAX: [u8; 2] = [3, 2];
pub const TENT_LOOKS: [u8; 2] = [2, 1];
pub const GUARD_TOWER_CARDS: u8 = 3;

/// RC-87: by rank; with two seats the third place is not reached.
pub const TRACK_VP: [i32; 3] = [10, 5, 2];
/// RC-89, RC-90: alone, and each of several.
pub const MAJORITY_VP: [i32; 2] = [2, 1];
/// RC-91: most and second.
pub const GOLD_VP: [i32; 2] = [6, 3];

/// What the rulebook shows of the supply actions.
pub const ATTESTED: [(Building, Supply); 3] = [
    (Building::FortuneTellersTent, supply(2, 0, 1)),
    (Building::Monastery, supply(4, 0, 0)),
    (Building::Monastery, supply(0, 2, 0)),
];

/// The names of the built-in tables; the first is the default.
pub const BUILT_IN: [&str; 2] = ["even", "five-distinct"];

/// Reconstructions: all entries weigh the same if a card is 1, a rat 2 and a look 2.
const EVEN: [Supply; N_COPIES] =
    [supply(4, 0, 0), supply(4, 0, 0), supply(2, 1, 0), supply(2, 0, 1), supply(0, 2, 0)];
const FIVE_DISTINCT: [Supply; N_COPIES] =
    [supply(4, 0, 0), supply(2, 1, 0), supply(2, 0, 1), supply(0, 2, 0), supply(0, 1, 1)];

const fn supply(draw: u8, rats: u8, looks: u8) -> Supply {
    Supply { draw, rats, looks }
}

/// A built-in table by its name.
pub(crate) fn built_in(name: &str) -> Option<Table> {
    let (copies, note) = match name {
        "even" => (EVEN, "Reconstruction: every building has the same five supply actions."),
        "five-distinct" => {
            (FIVE_DISTINCT, "Reconstruction: the five cards of a building all differ; fewer cards.")
        }
        _ => return None,
    };
    Some(Table {
        name: name.to_owned(),
        note: note.to_owned(),
        supply: [copies; N_BUILDINGS],
        vp_markers: [1; N_MARKERS],
    })
}
