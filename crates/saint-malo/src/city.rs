//! One player's city: what stands where, as bitboards, and what the player owns.

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{
    COINS_AT_START, DEFENCE_PER_SIDE, DEFENCE_PER_SOLDIER, HOUSES_MAX, LOGS_AT_START,
    N_CHURCH_SIZES, N_PERSONS,
};
use crate::{Field, Fields, Person, Piece, Side};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct City {
    filled: Fields,
    crates: Fields,
    walls: Fields,
    houses: Fields,
    churches: [Fields; N_CHURCH_SIZES],
    persons: [Fields; N_PERSONS],
    pub n_coins: u16,
    pub n_logs: u16,
    pub n_cannons_lost: u8,
    pub earned: Earned,
}

/// Victory points booked during play, by source.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Earned {
    pub citizens: u16,
    pub priests: u16,
    pub houses: u16,
    pub jugglers: u16,
    pub nobles: u16,
    pub walls: u16,
}

impl Earned {
    pub fn total(self) -> u16 {
        self.citizens + self.priests + self.houses + self.jugglers + self.nobles + self.walls
    }
}

impl City {
    /// SM-3, SM-4: the printed crates, three coins and two logs.
    pub fn at_start() -> City {
        City {
            crates: Fields::PRINTED,
            filled: Fields::PRINTED,
            n_coins: COINS_AT_START,
            n_logs: LOGS_AT_START,
            ..City::bare()
        }
    }

    /// A city without a single piece, coin or log, for plans that say all that stands there.
    pub fn bare() -> City {
        City {
            filled: Fields::NONE,
            crates: Fields::NONE,
            walls: Fields::NONE,
            houses: Fields::NONE,
            churches: [Fields::NONE; N_CHURCH_SIZES],
            persons: [Fields::NONE; N_PERSONS],
            n_coins: 0,
            n_logs: 0,
            n_cannons_lost: 0,
            earned: Earned::default(),
        }
    }

    pub fn free(&self) -> Fields {
        !self.filled
    }

    pub fn is_full(&self) -> bool {
        self.filled == Fields::ALL
    }

    pub fn crates(&self) -> Fields {
        self.crates
    }

    pub fn walls(&self) -> Fields {
        self.walls
    }

    pub fn houses(&self) -> Fields {
        self.houses
    }

    /// Churches of one size, from 1.
    pub fn churches_of(&self, size: u8) -> Fields {
        self.churches[usize::from(size) - 1]
    }

    pub fn churches(&self) -> Fields {
        self.churches.iter().fold(Fields::NONE, |all, some| all | *some)
    }

    pub fn persons_of(&self, person: Person) -> Fields {
        self.persons[person as usize]
    }

    pub fn persons(&self) -> Fields {
        self.persons.iter().fold(Fields::NONE, |all, some| all | *some)
    }

    pub fn piece_at(&self, field: Field) -> Option<Piece> {
        let has = |fields: Fields| fields.contains(field);
        let church = || (1..).zip(self.churches).find(|(_, fields)| has(*fields));
        let person = || Person::ALL.into_iter().find(|person| has(self.persons_of(*person)));
        if !has(self.filled) {
            None
        } else if has(self.crates) {
            Some(Piece::Crate)
        } else if has(self.walls) {
            Some(Piece::Wall)
        } else if has(self.houses) {
            Some(Piece::House)
        } else if let Some((size, _)) = church() {
            Some(Piece::Church(size))
        } else {
            person().map(Piece::Person)
        }
    }

    /// SM-34: whether something other than a wall stands on the side.
    pub fn is_spoiled(&self, side: Side) -> bool {
        side.fields().has_any(self.filled & !self.walls)
    }

    /// SM-41: whether all five fields of the side are walls.
    pub fn is_complete(&self, side: Side) -> bool {
        self.walls.has_all(side.fields())
    }

    /// SM-64.
    pub fn defence(&self) -> u8 {
        let n_soldiers = self.persons_of(Person::Soldier).len() as u8;
        let n_sides = Side::ALL.into_iter().filter(|side| self.is_complete(*side)).count() as u8;
        n_soldiers * DEFENCE_PER_SOLDIER + n_sides * DEFENCE_PER_SIDE
    }

    /// SM-50: churches around a field.
    pub fn n_churches_around(&self, field: Field) -> u16 {
        (self.churches() & Fields::only(field).all_round()).len() as u16
    }

    /// SM-51: crates around a field.
    pub fn n_crates_around(&self, field: Field) -> u16 {
        (self.crates & Fields::only(field).all_round()).len() as u16
    }

    /// SM-52: types of persons around a field.
    pub fn n_types_around(&self, field: Field) -> u16 {
        let around = Fields::only(field).all_round();
        self.persons.iter().filter(|persons| persons.has_any(around)).count() as u16
    }

    /// SM-53, SM-54: where the architect of this turn may build the next house after those
    /// `placed`. Nowhere after the third, or without logs.
    pub fn house_fields(&self, architect: Field, placed: Fields) -> Fields {
        let may_build = 0 < self.n_logs && placed.len() < u32::from(HOUSES_MAX);
        if !may_build {
            Fields::NONE
        } else if placed.is_empty() {
            Fields::only(architect).all_round() & self.free()
        } else {
            placed.orthogonal() & self.free()
        }
    }

    /// Draws a piece into a free field. What it earns is `apply.rs`'s business.
    pub fn draw(&mut self, field: Field, piece: Piece) {
        debug_assert!(!self.filled.contains(field), "{field} is filled already");
        self.filled.insert(field);
        let board = match piece {
            Piece::Crate => &mut self.crates,
            Piece::Wall => &mut self.walls,
            Piece::House => &mut self.houses,
            Piece::Church(size) => &mut self.churches[usize::from(size) - 1],
            Piece::Person(person) => &mut self.persons[person as usize],
        };
        board.insert(field);
    }
}
