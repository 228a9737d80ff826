//! What a game is handed when something happens: chance, time, and somebody to tell it to.

use serde::{Deserialize, Serialize};

use crate::{Chance, Seat, Seats, Viewer};

/// Milliseconds since the match began.
pub type Millis = u64;

/// Who hears of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Audience {
    Everyone,
    Only(Seats),
    Except(Seats),
}

/// An event with its audience.
#[derive(Clone, PartialEq, Debug)]
pub struct Told<E> {
    pub audience: Audience,
    pub event: E,
}

/// The surroundings of one step.
pub struct Cx<'a, E> {
    pub now: Millis,
    chance: &'a mut dyn Chance,
    listener: Option<&'a mut Vec<Told<E>>>,
    is_sealed: bool,
}

impl Audience {
    pub fn only(seat: Seat) -> Audience {
        Audience::Only(Seats::only(seat))
    }

    pub fn except(seat: Seat) -> Audience {
        Audience::Except(Seats::only(seat))
    }

    pub fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everyone, _) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) => false,
            (Audience::Except(seats), Viewer::Seat(seat)) => !seats.contains(seat),
            (Audience::Except(_), Viewer::Spectator) => true,
        }
    }
}

impl<'a, E> Cx<'a, E> {
    /// Surroundings in which somebody listens.
    pub fn told(now: Millis, chance: &'a mut dyn Chance, listener: &'a mut Vec<Told<E>>) -> Self {
        Cx { now, chance, listener: Some(listener), is_sealed: false }
    }

    /// Surroundings in which nobody listens: events are not even built.
    pub fn silent(now: Millis, chance: &'a mut dyn Chance) -> Self {
        Cx { now, chance, listener: None, is_sealed: false }
    }

    /// A uniform draw from `0..n`. Every draw seals.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        self.is_sealed = true;
        self.chance.below(n)
    }

    /// Says that somebody has learned something, so that the step cannot be taken back.
    pub fn seal(&mut self) {
        self.is_sealed = true;
    }

    pub fn is_sealed(&self) -> bool {
        self.is_sealed
    }

    #[inline]
    pub fn tell(&mut self, audience: Audience, event: impl FnOnce() -> E) {
        if let Some(listener) = &mut self.listener {
            listener.push(Told { audience, event: event() });
        }
    }

    #[inline]
    pub fn tell_all(&mut self, event: impl FnOnce() -> E) {
        self.tell(Audience::Everyone, event);
    }
}
