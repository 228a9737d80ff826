//! Events as sentences of the log.

use engine::Seat;
use saint_malo::{Bonus, Dice, Event, Piece, Side, Symbol, Task};

use crate::table::{Sentence, Teller};
use crate::words::{Texts, Value};

/// One event; None where another one tells the same.
pub fn sentence(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
    let say = Say { teller };
    match event {
        Event::Started { first } => Some(say.by(*first, "saint-malo-log-started", &[])),
        Event::TurnBegan { seat, round } => {
            teller.turn.set(Some(*seat));
            Some(say.turn_began(*seat, *round))
        }
        Event::Rolled { nth, kept, faces } => say.rolled(*nth, *kept, faces),
        Event::Used { task, n_turned, n_coins_paid } => say.used(*task, *n_turned, *n_coins_paid),
        Event::Passed => say.in_turn("saint-malo-log-passed", &[]),
        Event::Placed { field, piece, vp, coins } => {
            let gain = match gain(teller.texts, *vp, *coins) {
                nothing if nothing.is_empty() => "no".to_owned(),
                gain => gain,
            };
            let args = [
                ("piece", piece_name(teller.texts, *piece).into()),
                ("field", field.to_string().into()),
                ("gain", gain.into()),
            ];
            say.in_turn("saint-malo-log-placed", &args).map(|it| it.about([field.to_string()]))
        }
        Event::SideSpoiled { side } => {
            let args = [("side", side_name(teller.texts, *side).into())];
            say.in_turn("saint-malo-log-spoiled", &args)
        }
        Event::SideCompleted { side, bonus } => say.completed(*side, *bonus),
        Event::BonusDeclined => say.in_turn("saint-malo-log-declined", &[]),
        Event::BonusLost => say.in_turn("saint-malo-log-bonus-lost", &[]),
        Event::SabresMarked { row, from, to } => {
            let strength = saint_malo::STRENGTHS[usize::from(*row)];
            let args =
                [("n", (to - from).into()), ("strength", strength.into()), ("to", (*to).into())];
            Some(say.of_all("saint-malo-log-marked", &args))
        }
        Event::SabresIgnored { n } => {
            Some(say.of_all("saint-malo-log-ignored", &[("n", (*n).into())]))
        }
        Event::Attacked { strength, lost, .. } => Some(say.attacked(*strength, lost)),
        Event::CityFull { seat } => Some(say.by(*seat, "saint-malo-log-full", &[])),
        Event::LastRound => Some(say.of_all("saint-malo-log-last-round", &[])),
        Event::PirateDice { faces } => {
            let n = faces.iter().filter(|face| **face == Symbol::Sabres).count();
            Some(say.of_all("saint-malo-log-pirate-dice", &[("n", n.into())]))
        }
        Event::CapReached => Some(say.of_all("saint-malo-log-cap", &[])),
        Event::Ended { .. } => Some(say.of_all("saint-malo-log-ended", &[])),
    }
}

struct Say<'a> {
    teller: &'a Teller<'a>,
}

impl Say<'_> {
    fn of_all(&self, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        Sentence::plain(self.teller.texts.say(key, args))
    }

    /// None where nobody has heard yet whose turn it is.
    fn in_turn(&self, key: &str, args: &[(&str, Value<'_>)]) -> Option<Sentence> {
        self.teller.turn.get().map(|seat| self.by(seat, key, args))
    }

    /// Sentences come in two forms: `you` is "yes" where the reader acts, and `name` says who else.
    fn by(&self, seat: Seat, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        let Teller { names, texts, .. } = self.teller;
        let you = if names.you() == Some(seat) { "yes" } else { "no" };
        let who = [("you", you.into()), ("name", names.label(seat, texts).into())];
        Sentence::of(seat, texts.say(key, &[&who, args].concat()))
    }

    fn turn_began(&self, seat: Seat, round: u8) -> Sentence {
        let Teller { names, texts, .. } = self.teller;
        let args = [("round", round.into()), ("name", names.label(seat, texts).into())];
        Sentence::heading(texts.say("saint-malo-log-turn", &args))
    }

    fn rolled(&self, nth: u8, kept: Dice, faces: &[Symbol]) -> Option<Sentence> {
        let texts = self.teller.texts;
        let thrown: Dice = faces.iter().copied().collect();
        let args = [
            ("nth", nth.into()),
            ("kept", dice_in_words(texts, kept).into()),
            ("faces", dice_in_words(texts, thrown).into()),
        ];
        let key = if kept.is_empty() { "saint-malo-log-rolled" } else { "saint-malo-log-rerolled" };
        self.in_turn(key, &args)
    }

    fn used(&self, task: Task, n_turned: u8, n_coins: u16) -> Option<Sentence> {
        let task = task_name(self.teller.texts, task);
        let args = [("task", task.into()), ("turned", n_turned.into()), ("coins", n_coins.into())];
        let key = match (n_turned, n_coins) {
            (0, 0) => "saint-malo-log-used",
            (0, _) => "saint-malo-log-used-paid",
            _ => "saint-malo-log-used-turned",
        };
        self.in_turn(key, &args)
    }

    fn completed(&self, side: Side, bonus: Bonus) -> Option<Sentence> {
        let texts = self.teller.texts;
        let bonus = match bonus {
            Bonus::Person => texts.say("saint-malo-bonus-person", &[]),
            Bonus::Coins(n) => gain(texts, 0, n),
            Bonus::Vp(n) => gain(texts, n, 0),
        };
        let args = [("side", side_name(texts, side).into()), ("bonus", bonus.into())];
        self.in_turn("saint-malo-log-completed", &args)
    }

    fn attacked(&self, strength: u8, lost: &[bool]) -> Sentence {
        let Teller { names, texts, .. } = self.teller;
        let fallen: Vec<String> = (0..)
            .zip(lost)
            .filter(|(_, lost)| **lost)
            .map(|(seat, _)| names.label(Seat(seat), texts))
            .collect();
        let args = [("strength", strength.into()), ("names", fallen.join(", ").into())];
        let key = if fallen.is_empty() { "saint-malo-log-held" } else { "saint-malo-log-attacked" };
        self.of_all(key, &args)
    }
}

/// "2 logs, 1 head".
fn dice_in_words(texts: &Texts, dice: Dice) -> String {
    let present = Symbol::ALL.into_iter().filter(|symbol| 0 < dice.count(*symbol));
    let words = present.map(|symbol| {
        let n = dice.count(symbol);
        texts.say(&format!("saint-malo-dice-{}", symbol_id(symbol)), &[("n", n.into())])
    });
    words.collect::<Vec<_>>().join(", ")
}

/// "+4 coins", "+3 points", or nothing.
pub fn gain(texts: &Texts, vp: u16, coins: u16) -> String {
    match (vp, coins) {
        (0, 0) => String::new(),
        (0, n) => texts.say("saint-malo-gain-coins", &[("n", n.into())]),
        (n, _) => texts.say("saint-malo-gain-vp", &[("n", n.into())]),
    }
}

pub fn symbol_id(symbol: Symbol) -> &'static str {
    match symbol {
        Symbol::Log => "log",
        Symbol::Crate => "crate",
        Symbol::Wall => "wall",
        Symbol::Cross => "cross",
        Symbol::Head => "head",
        Symbol::Sabres => "sabres",
    }
}

pub fn person_id(person: saint_malo::Person) -> &'static str {
    use saint_malo::Person;
    match person {
        Person::Citizen => "citizen",
        Person::Soldier => "soldier",
        Person::Priest => "priest",
        Person::Architect => "architect",
        Person::Merchant => "merchant",
        Person::Juggler => "juggler",
        Person::Noble => "noble",
    }
}

pub fn person_name(texts: &Texts, person: saint_malo::Person) -> String {
    texts.say(&format!("saint-malo-person-{}", person_id(person)), &[])
}

/// The letter on a token: it differs between the languages.
pub fn person_letter(texts: &Texts, person: saint_malo::Person) -> String {
    texts.say(&format!("saint-malo-letter-{}", person_id(person)), &[])
}

pub fn side_name(texts: &Texts, side: Side) -> String {
    let id = match side {
        Side::Top => "top",
        Side::Right => "right",
        Side::Bottom => "bottom",
        Side::Left => "left",
    };
    texts.say(&format!("saint-malo-side-{id}"), &[])
}

/// With its article: "a merchant", "einen Händler".
pub fn piece_name(texts: &Texts, piece: Piece) -> String {
    match piece {
        Piece::Crate => texts.say("saint-malo-piece-crate", &[]),
        Piece::Wall => texts.say("saint-malo-piece-wall", &[]),
        Piece::House => texts.say("saint-malo-piece-house", &[]),
        Piece::Church(size) => texts.say("saint-malo-piece-church", &[("size", size.into())]),
        Piece::Person(person) => texts.say(&format!("saint-malo-piece-{}", person_id(person)), &[]),
    }
}

/// "3 crates", "church of size 2", "merchant".
pub fn task_name(texts: &Texts, task: Task) -> String {
    let (key, n) = match task {
        Task::Logs(n) => ("saint-malo-task-logs", n),
        Task::Crates(n) => ("saint-malo-task-crates", n),
        Task::Walls(n) => ("saint-malo-task-walls", n),
        Task::Church(n) => ("saint-malo-task-church", n),
        Task::Person(person) => return person_name(texts, person),
    };
    texts.say(key, &[("n", n.into())])
}
