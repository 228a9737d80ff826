//! What a player can do, and what can be drawn into a city.

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{COINS_PER_DELIVERY, COINS_PER_TURNED_DIE, N_DICE, N_PERSONS};
use crate::{Dice, Field, Symbol};

/// One small step of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    Roll,
    /// Throws these dice again and keeps the others.
    Reroll {
        dice: Dice,
    },
    /// No more rolls, or no more houses.
    Stop,
    Use {
        task: Task,
    },
    /// No symbol, or no bonus person.
    Pass,
    Place {
        field: Field,
    },
    Done,
}

/// What a symbol is used for, with the number of dice; persons have a fixed number of heads.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    Logs(u8),
    Crates(u8),
    Walls(u8),
    Church(u8),
    Person(Person),
}

#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Person {
    Citizen,
    Soldier,
    Priest,
    Architect,
    Merchant,
    Juggler,
    Noble,
}

/// What fills a field.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Piece {
    Crate,
    Wall,
    House,
    Church(u8),
    Person(Person),
}

impl Person {
    pub const ALL: [Person; N_PERSONS] = [
        Person::Citizen,
        Person::Soldier,
        Person::Priest,
        Person::Architect,
        Person::Merchant,
        Person::Juggler,
        Person::Noble,
    ];
}

impl Task {
    /// All tasks, in the order in which they are offered (SM-20).
    pub fn all() -> impl Iterator<Item = Task> {
        let numbered = [Task::Logs, Task::Crates, Task::Walls, Task::Church];
        let with_dice = numbered.into_iter().flat_map(|task| (1..=N_DICE).map(task));
        with_dice.chain(Person::ALL.into_iter().map(Task::Person))
    }

    pub fn symbol(self) -> Symbol {
        match self {
            Task::Logs(_) => Symbol::Log,
            Task::Crates(_) => Symbol::Crate,
            Task::Walls(_) => Symbol::Wall,
            Task::Church(_) => Symbol::Cross,
            Task::Person(_) => Symbol::Head,
        }
    }

    pub fn n_dice(self) -> u8 {
        match self {
            Task::Logs(n) | Task::Crates(n) | Task::Walls(n) | Task::Church(n) => n,
            Task::Person(person) => person.n_heads(),
        }
    }

    /// SM-23: the dice that must be turned to the symbol.
    pub fn n_turned(self, dice: Dice) -> u8 {
        self.n_dice().saturating_sub(dice.count(self.symbol()))
    }

    /// SM-23, SM-27: two coins for each turned die, two for a delivery.
    pub fn n_coins(self, dice: Dice) -> u16 {
        let delivery = match self {
            Task::Logs(_) => COINS_PER_DELIVERY,
            Task::Crates(_) | Task::Walls(_) | Task::Church(_) | Task::Person(_) => 0,
        };
        u16::from(self.n_turned(dice)) * COINS_PER_TURNED_DIE + delivery
    }
}
