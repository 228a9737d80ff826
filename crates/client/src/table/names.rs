//! Who sits where, as the page calls them.

use engine::{Player, Seat, Seats};
use protocol::SeatInfo;

use crate::words::{Texts, say};

/// One name per seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<Name>);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Name {
    /// The person's own name, or the one we give a bot.
    pub name: String,
    pub sitter: Sitter,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    Me,
    Person { is_here: bool },
    Bot { level: String },
    Nobody,
}

impl Names {
    /// `away`: those for whom a bot plays on.
    pub fn of_table(seats: &[SeatInfo], away: Seats, texts: &Texts) -> Names {
        let name = |(seat, info): (u8, &SeatInfo)| match info {
            SeatInfo::Open => Name { name: say(texts, "seat-open"), sitter: Sitter::Nobody },
            SeatInfo::Kept { .. } => Name { name: say(texts, "seat-kept"), sitter: Sitter::Nobody },
            SeatInfo::Person { name, is_me: true, .. } => {
                Name { name: name.clone(), sitter: Sitter::Me }
            }
            SeatInfo::Person { name, is_me: false, is_here } => {
                let is_here = *is_here && !away.contains(Seat(seat));
                Name { name: name.clone(), sitter: Sitter::Person { is_here } }
            }
            SeatInfo::Bot { level } => Name::of_bot(Seat(seat), level, texts),
        };
        Names((0..).zip(seats).map(name).collect())
    }

    pub fn of_record(players: &[Player], texts: &Texts) -> Names {
        let name = |(seat, player): (u8, &Player)| match &player.bot {
            Some(level) => Name::of_bot(Seat(seat), level, texts),
            None => Name { name: player.name.clone(), sitter: Sitter::Person { is_here: true } },
        };
        Names((0..).zip(players).map(name).collect())
    }

    pub fn n_seats(&self) -> u8 {
        self.0.len() as u8
    }

    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.n_seats())
    }

    pub fn of(&self, seat: Seat) -> &Name {
        &self.0[seat.idx()]
    }

    /// The only seat of the guest, who is then called "you". With several seats of one's own,
    /// names tell them apart.
    pub fn you(&self) -> Option<Seat> {
        let mut mine = self.seats().filter(|seat| self.is_me(*seat));
        let first = mine.next()?;
        if mine.next().is_none() { Some(first) } else { None }
    }

    pub fn is_me(&self, seat: Seat) -> bool {
        self.of(seat).sitter == Sitter::Me
    }

    /// "You" or the name, for plates and tables. Sentences ask [`Names::you`] and have two forms.
    pub fn label(&self, seat: Seat, texts: &Texts) -> String {
        if self.you() == Some(seat) {
            return say(texts, "seat-you");
        }
        let name = &self.of(seat).name;
        let is_shared = self.0.iter().filter(|other| other.name == *name).count() != 1;
        if is_shared {
            let colour = say(texts, &format!("seat-colour-{seat}"));
            return format!("{name} ({colour})");
        }
        name.clone()
    }
}

impl Name {
    fn of_bot(seat: Seat, level: &str, texts: &Texts) -> Name {
        let name = say(texts, &format!("seat-bot-{seat}"));
        Name { name, sitter: Sitter::Bot { level: level.to_owned() } }
    }

    pub fn is_bot(&self) -> bool {
        matches!(self.sitter, Sitter::Bot { .. })
    }

    /// How strong a robot is.
    pub fn level(&self) -> Option<&str> {
        match &self.sitter {
            Sitter::Bot { level } => Some(level),
            Sitter::Me | Sitter::Person { .. } | Sitter::Nobody => None,
        }
    }

    pub fn is_away(&self) -> bool {
        self.sitter == Sitter::Person { is_here: false }
    }
}

/// The message that names a level.
pub fn level_key(level: &str) -> String {
    format!("level-{level}")
}

#[cfg(test)]
mod tests {
    use texts::Lang;

    use super::*;

    fn person(name: &str, is_me: bool) -> SeatInfo {
        SeatInfo::Person { name: name.to_owned(), is_me, is_here: true }
    }

    #[test]
    fn a_single_seat_is_you() {
        let texts = Texts::new(Lang::En);
        let seats = [person("Jonas", false), person("Martha", true)];
        let names = Names::of_table(&seats, Seats::none(), &texts);
        assert_eq!(names.you(), Some(Seat(1)));
        assert_eq!(names.label(Seat(0), &texts), "Jonas");
        assert_eq!(names.label(Seat(1), &texts), "You");
    }

    #[test]
    fn own_seats_at_one_device_are_told_apart() {
        let texts = Texts::new(Lang::De);
        let seats = [person("Martha", true), person("Martha", true)];
        let names = Names::of_table(&seats, Seats::none(), &texts);
        assert_eq!(names.you(), None);
        assert_eq!(names.label(Seat(1), &texts), "Martha (Rost)");
    }

    #[test]
    fn bots_have_names_of_their_own() {
        let texts = Texts::new(Lang::En);
        let bot = SeatInfo::Bot { level: "easy".to_owned() };
        let names = Names::of_table(&[bot.clone(), bot], Seats::none(), &texts);
        assert_ne!(names.of(Seat(0)).name, names.of(Seat(1)).name);
        assert!(names.of(Seat(0)).is_bot());
    }
}
