//! The rules of Rattus Cartus, by Åse and Henrik Berg (White Goblin Games, 2012). RULES.md numbers
//! them; comments and tests cite the numbers.

mod action;
mod apply;
mod building;
mod card;
mod cards;
mod components;
mod conservation;
mod event;
mod game;
mod glance;
mod imagine;
mod legal;
mod memory;
mod options;
mod score;
mod setup;
mod stage;
mod survival;
mod table;
mod track;
mod view;

pub use action::{Action, Position, Slot};
pub use building::{Building, BuildingCard, Rank};
pub use card::{Card, Class, Kind, Person, Pile};
pub use components::{
    ATTESTED, BUILDING_CARDS_IN_GAME, BUILDING_CARDS_PER_CLASS, BUILT_IN, GOLD_VP,
    GUARD_TOWER_CARDS, HAND_AT_START, MAJORITY_VP, N_BUILDING_CARDS, N_BUILDINGS, N_CLASSES,
    N_COPIES, N_KINDS, N_MARKERS, N_PERSONS, N_PILES, N_SPECIALS, NUN_ROW, NUNS, PERSONS_PER_CLASS,
    PILE_SIZES, RATS_AT_START, REPLACEMENT_DECK, ROUNDS, ROW, TABLE_FORMAT, TRACK_VP,
};
pub use engine::Json;
pub use event::Event;
pub use game::RattusCartus;
pub use memory::{CardSpot, CardSpots};
pub use options::{AllDead, Buildings, Options, SupplyOrder, TableChoice};
pub use score::{Fate, FinalSeat, Finish, Score, gold_points, majority};
pub use stage::{Acting, Stage};
pub use survival::NunOdds;
pub use table::{Supply, Table, Warning};
pub use view::{
    Gift, Laid, NunCard, Own, Piles, Remembered, RowView, SeatView, TrackView, Unseen, View,
};
