//! The list of games: the one place where their types are forgotten and found again.

mod records;
mod schema;
mod table;

use std::fmt::Display;

use bots::Botted;
use engine::JsonSchema;

pub use records::{BadRecord, RecordSummary, check_record};
pub use schema::{Definitions, definitions, generator, renamed, taken};
pub use table::{
    Decision, N_RECENT, NoRecord, NoTable, Noticed, Refused, Sight, Table, Thinking, Undone,
    Written, record, set_up,
};

/// What the platform asks of a game: rules, opponents, a view that can be read in a terminal, and a
/// description of everything that goes over the wire.
pub trait Title:
    Botted<View: Display + JsonSchema, Action: JsonSchema, Event: JsonSchema, Options: JsonSchema>
{
}

impl<G> Title for G where
    G: Botted<
            View: Display + JsonSchema,
            Action: JsonSchema,
            Event: JsonSchema,
            Options: JsonSchema,
        >
{
}

/// Something to be done with a game whose name is known only at run time.
pub trait Visitor {
    type Output;
    fn visit<G: Title>(self) -> Self::Output;
}

/// A game is added here, once, by the module of `bots` that has its opponents.
macro_rules! games {
    ($($module:ident::$game:ident,)+) => {
        /// The names of all games.
        pub const IDS: &[&str] = &[$(<bots::$module::$game as engine::Game>::ID),+];

        /// Lets the visitor meet the game of that name. None if there is no such game.
        pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
            match id {
                $(<bots::$module::$game as engine::Game>::ID => {
                    Some(visitor.visit::<bots::$module::$game>())
                })+
                _ => None,
            }
        }
    };
}

games! {
    saint_malo::SaintMalo,
    turbo_taxi::TurboTaxi,
    rattus_cartus::RattusCartus,
    cities::Cities,
    milestones::Milestones,
}

/// Whether it matters in a game how far away its players are.
pub fn is_race(id: &str) -> bool {
    struct IsRace;
    impl Visitor for IsRace {
        type Output = bool;
        fn visit<G: Title>(self) -> bool {
            G::IS_RACE
        }
    }
    visit(id, IsRace).unwrap_or(false)
}
