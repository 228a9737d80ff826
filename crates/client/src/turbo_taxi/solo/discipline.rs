//! What is ranked, each by itself.

use turbo_taxi::{Attack, Band};

use super::diary::Entry;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Discipline {
    Puzzle(Band),
    Daily,
    Attack(Attack),
}

impl Discipline {
    pub const ALL: [Discipline; 8] = [
        Discipline::Daily,
        Discipline::Puzzle(Band::Easy),
        Discipline::Puzzle(Band::Normal),
        Discipline::Puzzle(Band::Hard),
        Discipline::Puzzle(Band::Expert),
        Discipline::Attack(Attack::Sprint),
        Discipline::Attack(Attack::FiveMinutes),
        Discipline::Attack(Attack::Stack),
    ];

    /// In the diary, and behind `taxi-discipline-`.
    pub fn key(self) -> &'static str {
        match self {
            Discipline::Puzzle(band) => band.label(),
            Discipline::Daily => "daily",
            Discipline::Attack(attack) => attack_key(attack),
        }
    }

    /// Whether the number of tasks or medals comes before the time.
    pub fn counts(self) -> bool {
        matches!(self, Discipline::Attack(_))
    }

    /// The better result is the smaller one.
    pub fn rank(self, entry: &Entry) -> (u32, u64) {
        let missed = if self.counts() { u32::MAX - entry.n } else { 0 };
        (missed, entry.ms)
    }
}

pub fn attack_key(attack: Attack) -> &'static str {
    match attack {
        Attack::Sprint => "sprint",
        Attack::FiveMinutes => "five_minutes",
        Attack::Stack => "stack",
    }
}
