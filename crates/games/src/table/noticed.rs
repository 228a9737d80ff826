//! Who has noticed a change of a match.

use engine::{Seat, Seats, Viewer};

/// Whoever was told something, or sees something else. To all others it must look as if nothing had
/// happened.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Noticed {
    seats: Seats,
    spectators: bool,
}

/// The bit of the spectators; those of the seats are below.
const SPECTATORS: u16 = 1 << Seats::MAX;

impl Noticed {
    pub fn by_all() -> Noticed {
        Noticed { seats: Seats::all(Seats::MAX), spectators: true }
    }

    pub fn by(&self, viewer: Viewer) -> bool {
        match viewer {
            Viewer::Seat(seat) => self.seats.contains(seat),
            Viewer::Spectator => self.spectators,
        }
    }

    pub fn add(&mut self, viewer: Viewer) {
        match viewer {
            Viewer::Seat(seat) => self.seats.insert(seat),
            Viewer::Spectator => self.spectators = true,
        }
    }

    /// Whoever has noticed one or the other.
    pub fn or(self, other: Noticed) -> Noticed {
        let seats = self.seats.iter().chain(other.seats.iter()).collect();
        Noticed { seats, spectators: self.spectators || other.spectators }
    }

    /// As one number, to be stored.
    pub fn to_bits(self) -> u16 {
        let seats = self.seats.iter().map(|seat| 1 << seat.0).sum::<u16>();
        if self.spectators { seats | SPECTATORS } else { seats }
    }

    pub fn from_bits(bits: u16) -> Noticed {
        let seats = Seat::all(Seats::MAX).filter(|seat| bits & (1 << seat.0) != 0).collect();
        Noticed { seats, spectators: bits & SPECTATORS != 0 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_comes_back() {
        let mut some = Noticed::default();
        assert_eq!(some.to_bits(), 0);
        some.add(Viewer::Seat(Seat(2)));
        some.add(Viewer::Spectator);
        assert_eq!(some.to_bits(), 0b1_0000_0100);
        for noticed in [Noticed::default(), some, Noticed::by_all()] {
            assert_eq!(Noticed::from_bits(noticed.to_bits()), noticed);
        }
        assert_eq!(some.or(Noticed::by_all()), Noticed::by_all());
    }
}
