//! The twelve buildings and their sixty cards.

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{N_BUILDINGS, N_COPIES};
use crate::{Class, Pile};

/// In the order of the classes, two for each (RC-4).
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Building {
    Farm,
    Brewery,
    Marketplace,
    Office,
    Monastery,
    Hospital,
    Castle,
    GuardTower,
    FortuneTellersTent,
    RatCatchersHut,
    Palace,
    Treasury,
}

/// One of the five cards of a building; `copy` from 1.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
pub struct BuildingCard {
    pub building: Building,
    pub copy: u8,
}

/// Which of the two actions of a building (RC-60).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Rank {
    Premium,
    Standard,
}

impl Building {
    pub const ALL: [Building; N_BUILDINGS] = [
        Building::Farm,
        Building::Brewery,
        Building::Marketplace,
        Building::Office,
        Building::Monastery,
        Building::Hospital,
        Building::Castle,
        Building::GuardTower,
        Building::FortuneTellersTent,
        Building::RatCatchersHut,
        Building::Palace,
        Building::Treasury,
    ];

    /// RC-23: the set for a first game.
    pub const FIRST_GAME: [Building; 6] = [
        Building::Farm,
        Building::Marketplace,
        Building::Monastery,
        Building::Castle,
        Building::FortuneTellersTent,
        Building::Palace,
    ];

    pub fn class(self) -> Class {
        Class::ALL[self as usize / 2]
    }

    /// The two buildings of a class.
    pub fn of_class(class: Class) -> [Building; 2] {
        let first = class as usize * 2;
        [Building::ALL[first], Building::ALL[first + 1]]
    }

    /// RC-26: the pile that belongs to the building.
    pub fn pile(self) -> Option<Pile> {
        match self {
            Building::Marketplace => Some(Pile::Joker),
            Building::Office => Some(Pile::Pass),
            Building::Castle => Some(Pile::Sword),
            Building::RatCatchersHut => Some(Pile::Flute),
            Building::Palace => Some(Pile::VpMarker),
            Building::Treasury => Some(Pile::Gold),
            Building::Farm
            | Building::Brewery
            | Building::Monastery
            | Building::Hospital
            | Building::GuardTower
            | Building::FortuneTellersTent => None,
        }
    }

    /// The identity of the building in table files.
    pub fn id(self) -> &'static str {
        const IDS: [&str; N_BUILDINGS] = [
            "farm",
            "brewery",
            "marketplace",
            "office",
            "monastery",
            "hospital",
            "castle",
            "guard_tower",
            "fortune_tellers_tent",
            "rat_catchers_hut",
            "palace",
            "treasury",
        ];
        IDS[self as usize]
    }

    /// The five cards of the building.
    pub fn cards(self) -> impl Iterator<Item = BuildingCard> {
        (1..=N_COPIES as u8).map(move |copy| BuildingCard { building: self, copy })
    }
}

impl BuildingCard {
    fn idx(self) -> u32 {
        self.building as u32 * N_COPIES as u32 + u32::from(self.copy) - 1
    }

    fn from_idx(idx: u32) -> BuildingCard {
        let building = Building::ALL[idx as usize / N_COPIES];
        BuildingCard { building, copy: (idx as usize % N_COPIES) as u8 + 1 }
    }
}

/// A set of building cards, as one word.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct BuildingCards(u64);

impl BuildingCards {
    pub fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub fn insert(&mut self, card: BuildingCard) {
        self.0 |= 1 << card.idx();
    }

    pub fn remove(&mut self, card: BuildingCard) {
        self.0 &= !(1 << card.idx());
    }

    /// How many cards of a class are in the set.
    pub fn of_class(self, class: Class) -> u32 {
        const N: u32 = 2 * N_COPIES as u32;
        (self.0 >> (class as u32 * N) & ((1 << N) - 1)).count_ones()
    }

    /// The n-th card of the set, from 0.
    pub fn nth(self, n: u32) -> BuildingCard {
        let mut rest = self.0;
        for _ in 0..n {
            rest &= rest - 1;
        }
        BuildingCard::from_idx(rest.trailing_zeros())
    }

    pub fn iter(self) -> impl Iterator<Item = BuildingCard> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let idx = rest.trailing_zeros();
            rest &= rest.checked_sub(1)?;
            Some(BuildingCard::from_idx(idx))
        })
    }
}

impl FromIterator<BuildingCard> for BuildingCards {
    fn from_iter<I: IntoIterator<Item = BuildingCard>>(cards: I) -> BuildingCards {
        let mut set = BuildingCards::default();
        for card in cards {
            set.insert(card);
        }
        set
    }
}
