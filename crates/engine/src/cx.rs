//! What a game is handed when something happens: chance, time, and somebody to tell it to.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

use crate::{Chance, Seat, Seats, Viewer};

/// Milliseconds since the match began.
pub type Millis = u64;

/// How long a message from each seat is on its way, as measured by whoever runs the match; 0 where
/// nobody measures. At most [`Delays::MAX`].
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, JsonSchema)]
#[schemars(from = "Vec<u16>", into = "Vec<u16>")]
pub struct Delays([u16; Seats::MAX as usize]);

/// The time of a step: when it arrived, and how far the seats were away then.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct When {
    pub now: Millis,
    pub delays: Delays,
}

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
    delays: Delays,
    asked_for_delays: bool,
    chance: &'a mut dyn Chance,
    listener: Option<&'a mut Vec<Told<E>>>,
    is_sealed: bool,
    is_settled: bool,
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

impl Delays {
    /// Who is farther away than this does not gain by it.
    pub const MAX: u16 = 400;

    pub fn new(of: impl Fn(Seat) -> Millis) -> Delays {
        let capped = |seat| u16::try_from(of(seat)).unwrap_or(Delays::MAX).min(Delays::MAX);
        Delays(std::array::from_fn(|idx| capped(Seat(idx as u8))))
    }

    pub fn of(&self, seat: Seat) -> Millis {
        Millis::from(self.0[seat.idx()])
    }

    pub fn is_zero(&self) -> bool {
        *self == Delays::default()
    }
}

/// In a log, delays are a list that ends with the last seat that has one.
impl Serialize for Delays {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let n_seats = self.0.iter().rposition(|delay| *delay != 0).map_or(0, |last| last + 1);
        serializer.collect_seq(&self.0[..n_seats])
    }
}

impl<'de> Deserialize<'de> for Delays {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Delays, D::Error> {
        let list = Vec::<u16>::deserialize(deserializer)?;
        let is_allowed = list.len() <= usize::from(Seats::MAX)
            && list.iter().all(|delay| *delay <= Delays::MAX)
            && list.last().is_none_or(|last| *last != 0);
        if !is_allowed {
            return Err(serde::de::Error::custom("these are not the delays of a table"));
        }
        let of = |seat: Seat| list.get(seat.idx()).copied().map_or(0, Millis::from);
        Ok(Delays::new(of))
    }
}

impl From<Millis> for When {
    fn from(now: Millis) -> When {
        When { now, delays: Delays::default() }
    }
}

impl<'a, E> Cx<'a, E> {
    /// Surroundings in which somebody listens.
    pub fn told(
        when: impl Into<When>,
        chance: &'a mut dyn Chance,
        listener: &'a mut Vec<Told<E>>,
    ) -> Self {
        Cx::new(when.into(), chance, Some(listener))
    }

    /// Surroundings in which nobody listens: events are not even built.
    pub fn silent(when: impl Into<When>, chance: &'a mut dyn Chance) -> Self {
        Cx::new(when.into(), chance, None)
    }

    fn new(when: When, chance: &'a mut dyn Chance, listener: Option<&'a mut Vec<Told<E>>>) -> Self {
        let When { now, delays } = when;
        let (asked_for_delays, is_sealed, is_settled) = (false, false, false);
        Cx { now, delays, asked_for_delays, chance, listener, is_sealed, is_settled }
    }

    /// How long a message from `seat` is on its way. Whoever asks has all delays kept in the log.
    pub fn delay(&mut self, seat: Seat) -> Millis {
        self.asked_for_delays = true;
        self.delays.of(seat)
    }

    /// The delays, if the step depended on them.
    pub(crate) fn delays_asked_for(&self) -> Delays {
        if self.asked_for_delays { self.delays } else { Delays::default() }
    }

    /// A uniform draw from `0..n`. Every draw seals.
    #[inline]
    pub fn below(&mut self, n: u32) -> u32 {
        self.is_sealed = true;
        self.chance.below(n)
    }

    /// Says that somebody has learned something, so that neither the step nor any before it can be
    /// taken back.
    pub fn seal(&mut self) {
        self.is_sealed = true;
    }

    pub fn is_sealed(&self) -> bool {
        self.is_sealed
    }

    /// Says that the actor is bound by the step, although nobody has learned anything. What others
    /// have begun at the same time they can still take back.
    pub fn settle(&mut self) {
        self.is_settled = true;
    }

    pub fn is_settled(&self) -> bool {
        self.is_settled
    }

    /// Whether events are built; so whoever needs more for them than they hold can spare the work.
    pub fn is_heard(&self) -> bool {
        self.listener.is_some()
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
