//! Events as sentences of the log.

use engine::Seat;
use saint_malo::{Bonus, Dice, Event, Side, Symbol, Task};

use super::names::{piece_name, side_name, symbol_id, task_name};
use super::places;
use crate::table::{Sentence, Teller};
use crate::words::Texts;

/// One event; None where another one tells the same.
pub fn sentence(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
    let say = Say { teller };
    match event {
        Event::Started { first } => Some(teller.by(*first, "saint-malo-log-started", &[])),
        Event::TurnBegan { seat, round } => {
            teller.turn.set(Some(*seat));
            Some(say.turn_began(*seat, *round))
        }
        Event::Rolled { nth, kept, faces } => say.rolled(*nth, *kept, faces),
        Event::Used { task, n_turned, n_coins_paid } => say.used(*task, *n_turned, *n_coins_paid),
        Event::Passed => teller.in_turn("saint-malo-log-passed", &[]),
        Event::Placed { field, piece, vp, coins } => {
            let gain = match gain(teller.texts, *vp, *coins) {
                nothing if nothing.is_empty() => "no".to_owned(),
                gain => gain,
            };
            let args = [("piece", piece_name(teller.texts, *piece).into()), ("gain", gain.into())];
            let placed = teller.in_turn("saint-malo-log-placed", &args)?;
            let place = placed.seat.map(|seat| places::field(seat, *field));
            Some(placed.about(place))
        }
        Event::SideSpoiled { side } => {
            let args = [("side", side_name(teller.texts, *side).into())];
            teller.in_turn("saint-malo-log-spoiled", &args)
        }
        Event::SideCompleted { side, bonus } => say.completed(*side, *bonus),
        Event::BonusDeclined => teller.in_turn("saint-malo-log-declined", &[]),
        Event::BonusLost => teller.in_turn("saint-malo-log-bonus-lost", &[]),
        Event::SabresMarked { row, from, to } => {
            let strength = saint_malo::STRENGTHS[usize::from(*row)];
            let args =
                [("n", (to - from).into()), ("strength", strength.into()), ("to", (*to).into())];
            Some(teller.of_all("saint-malo-log-marked", &args).about([places::PIRATES]))
        }
        Event::SabresIgnored { n } => {
            Some(teller.of_all("saint-malo-log-ignored", &[("n", (*n).into())]))
        }
        Event::Attacked { strength, lost, .. } => Some(say.attacked(*strength, lost)),
        Event::CityFull { seat } => Some(teller.by(*seat, "saint-malo-log-full", &[])),
        Event::LastRound => Some(teller.of_all("saint-malo-log-last-round", &[])),
        Event::PirateDice { faces } => {
            let n = faces.iter().filter(|face| **face == Symbol::Sabres).count();
            Some(teller.of_all("saint-malo-log-pirate-dice", &[("n", n.into())]))
        }
        Event::CapReached => Some(teller.of_all("saint-malo-log-cap", &[])),
        Event::Ended { .. } => Some(teller.of_all("saint-malo-log-ended", &[])),
    }
}

struct Say<'a> {
    teller: &'a Teller<'a>,
}

impl Say<'_> {
    fn turn_began(&self, seat: Seat, round: u8) -> Sentence {
        self.teller.heading(seat, "saint-malo-log-turn", &[("round", round.into())])
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
        self.teller.in_turn(key, &args)
    }

    fn used(&self, task: Task, n_turned: u8, n_coins: u16) -> Option<Sentence> {
        let task = task_name(self.teller.texts, task);
        let args = [("task", task.into()), ("turned", n_turned.into()), ("coins", n_coins.into())];
        let key = match (n_turned, n_coins) {
            (0, 0) => "saint-malo-log-used",
            (0, _) => "saint-malo-log-used-paid",
            _ => "saint-malo-log-used-turned",
        };
        self.teller.in_turn(key, &args)
    }

    fn completed(&self, side: Side, bonus: Bonus) -> Option<Sentence> {
        let texts = self.teller.texts;
        let bonus = match bonus {
            Bonus::Person => texts.say("saint-malo-bonus-person", &[]),
            Bonus::Coins(n) => gain(texts, 0, n),
            Bonus::Vp(n) => gain(texts, n, 0),
        };
        let args = [("side", side_name(texts, side).into()), ("bonus", bonus.into())];
        self.teller.in_turn("saint-malo-log-completed", &args)
    }

    fn attacked(&self, strength: u8, lost: &[bool]) -> Sentence {
        let Teller { names, texts, .. } = self.teller;
        let fallen: Vec<String> = (0..)
            .zip(lost)
            .filter(|(_, lost)| **lost)
            .map(|(seat, _)| names.label(Seat(seat), texts))
            .collect();
        let args = [("strength", strength.into()), ("names", texts.list(&fallen).into())];
        let key = if fallen.is_empty() { "saint-malo-log-held" } else { "saint-malo-log-attacked" };
        self.teller.of_all(key, &args)
    }
}

/// "2 logs and 1 head".
fn dice_in_words(texts: &Texts, dice: Dice) -> String {
    let present = Symbol::ALL.into_iter().filter(|symbol| 0 < dice.count(*symbol));
    let words = present.map(|symbol| {
        let n = dice.count(symbol);
        texts.say(&format!("saint-malo-dice-{}", symbol_id(symbol)), &[("n", n.into())])
    });
    texts.list(words)
}

/// "+4 coins", "+3 points", or nothing.
pub fn gain(texts: &Texts, vp: u16, coins: u16) -> String {
    match (vp, coins) {
        (0, 0) => String::new(),
        (0, n) => texts.say("saint-malo-gain-coins", &[("n", n.into())]),
        (n, _) => texts.say("saint-malo-gain-vp", &[("n", n.into())]),
    }
}
