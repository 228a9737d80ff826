//! Events as sentences of the log.

use engine::Seat;
use rattus_cartus::{Building, BuildingCard, Event, Pile, Position, Slot};

use super::names::{
    building_name, cards_in_words, class_name, in_building, kinds_name, the_building,
};
use super::places;
use crate::table::{Sentence, Teller};
use crate::words::{Texts, Value};

/// One event; None where another one tells the same.
pub fn sentence(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
    let say = Say { teller };
    let n = |n: u8| [("n", n.into())];
    match event {
        Event::Began { first } => Some(teller.by(*first, "rattus-log-began", &[])),
        Event::RowLaid { round, is_last, cards } => Some(say.row_laid(*round, *is_last, cards)),
        Event::CardReplaced { slot, out, by } => Some(say.replaced(*slot, *out, *by)),
        Event::SupplyChosen { seat, slot } => {
            let args = [("where", say.at(*slot, in_building).into())];
            Some(teller.by(*seat, "rattus-log-supply", &args).about([places::slot(*slot)]))
        }
        Event::Drew { seat, n: drawn } => {
            (!teller.is_you(*seat)).then(|| teller.by(*seat, "rattus-log-drew", &n(*drawn)))
        }
        Event::DrewCards { seat, persons } => {
            let cards: Vec<_> = persons.iter().map(|it| rattus_cartus::Card::Person(*it)).collect();
            let args = [
                ("n", persons.len().into()),
                ("cards", cards_in_words(teller.texts, &cards).into()),
            ];
            teller.is_you(*seat).then(|| teller.by(*seat, "rattus-log-drew-cards", &args))
        }
        Event::Shuffled { n: cards } => Some(teller.of_all("rattus-log-shuffled", &n(*cards))),
        Event::RatsLost { seat, n: rats } => {
            Some(teller.by(*seat, "rattus-log-rats-lost", &n(*rats)))
        }
        Event::RatsGained { seat, n: rats } => {
            Some(teller.by(*seat, "rattus-log-rats-gained", &n(*rats)))
        }
        Event::Looked { seat, position } => {
            (!teller.is_you(*seat)).then(|| say.looked(*seat, *position))
        }
        Event::Saw { seat, position, person } => {
            let args = [
                ("position", position.number().into()),
                ("nuns", person.nuns.into()),
                ("class", class_name(teller.texts, person.class).into()),
            ];
            let saw = || teller.by(*seat, "rattus-log-saw", &args).about([places::nun(*position)]);
            teller.is_you(*seat).then(saw)
        }
        Event::Passed { seat } => Some(teller.by(*seat, "rattus-log-passed", &[])),
        Event::Entered { seat, slot, n: cards, .. } => {
            let args = [("building", say.at(*slot, the_building).into()), ("n", (*cards).into())];
            Some(teller.by(*seat, "rattus-log-entered", &args).about([places::slot(*slot)]))
        }
        Event::Revealed { seat, slot, cards } => {
            let args = [
                ("cards", cards_in_words(teller.texts, cards).into()),
                ("where", say.at(*slot, in_building).into()),
            ];
            Some(teller.by(*seat, "rattus-log-revealed", &args).about([places::slot(*slot)]))
        }
        Event::Advanced { seat, class, by, to } => {
            let args = [
                ("class", class_name(teller.texts, *class).into()),
                ("by", (*by).into()),
                ("to", (*to).into()),
            ];
            Some(teller.by(*seat, "rattus-log-advanced", &args).about([places::class(*class)]))
        }
        _ => later(event, &say),
    }
}

/// What follows the reveal, and the end.
fn later(event: &Event, say: &Say<'_>) -> Option<Sentence> {
    let teller = say.teller;
    match event {
        Event::SwordWon { seat, victim, n } => {
            Some(say.between(*seat, *victim, "rattus-log-sword", &[("n", (*n).into())]))
        }
        Event::Gave { seat, to, n } => {
            let is_known = teller.is_you(*seat) || teller.is_you(*to);
            (!is_known).then(|| say.between(*seat, *to, "rattus-log-gave", &[("n", (*n).into())]))
        }
        Event::GaveCards { seat, to, cards } => {
            let args = [("cards", cards_in_words(teller.texts, cards).into())];
            let is_known = teller.is_you(*seat) || teller.is_you(*to);
            is_known.then(|| say.between(*seat, *to, "rattus-log-gave-cards", &args))
        }
        Event::FluteWon { seat, target } => {
            Some(say.between(*seat, *target, "rattus-log-flute", &[]))
        }
        Event::Took { seat, pile, n } => Some(say.took(*seat, *pile, *n)),
        Event::TookMarkers { seat, values } => {
            let sum: u16 = values.iter().map(|value| u16::from(*value)).sum();
            let args = [("n", values.len().into()), ("vp", sum.into())];
            Some(teller.by(*seat, "rattus-log-markers", &args))
        }
        Event::Traded { seat, cards } => {
            let args = [("cards", cards_in_words(teller.texts, cards).into())];
            Some(teller.by(*seat, "rattus-log-traded", &args))
        }
        Event::Declined { seat } => Some(teller.by(*seat, "rattus-log-declined", &[])),
        Event::RoundEnded { first } => Some(teller.by(*first, "rattus-log-first", &[])),
        // Who lives is seen when the Nun-row is turned up, and not told before.
        Event::GameEnded { .. } => Some(teller.of_all("rattus-log-ended", &[])),
        _ => None,
    }
}

struct Say<'a> {
    teller: &'a Teller<'a>,
}

impl Say<'_> {
    /// The building of a slot, as the events before this one have named it.
    fn at(&self, slot: Slot, name: fn(&Texts, Building) -> String) -> String {
        let id = self.teller.lying.borrow().get(slot.idx()).copied();
        let building = Building::ALL.into_iter().find(|building| Some(building.id()) == id);
        building.map(|building| name(self.teller.texts, building)).unwrap_or_default()
    }

    /// Three forms: the reader does it, it is done to the reader, or neither.
    fn between(&self, seat: Seat, to: Seat, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        let Teller { names, texts, .. } = self.teller;
        let you = match () {
            () if self.teller.is_you(seat) => "yes",
            () if self.teller.is_you(to) => "to",
            () => "no",
        };
        let who = [
            ("you", you.into()),
            ("name", names.label(seat, texts).into()),
            ("other", names.label(to, texts).into()),
        ];
        Sentence::of(seat, texts.say(key, &[&who, args].concat()))
    }

    fn row_laid(&self, round: u8, is_last: bool, cards: &[BuildingCard]) -> Sentence {
        let texts = self.teller.texts;
        *self.teller.lying.borrow_mut() = cards.iter().map(|card| card.building.id()).collect();
        let names = cards.iter().map(|card| building_name(texts, card.building));
        let last = if is_last { "yes" } else { "no" };
        let args = [
            ("round", round.into()),
            ("last", last.into()),
            ("buildings", texts.list(names).into()),
        ];
        Sentence::heading(texts.say("rattus-log-round", &args))
    }

    fn replaced(&self, slot: Slot, out: BuildingCard, by: BuildingCard) -> Sentence {
        if let Some(place) = self.teller.lying.borrow_mut().get_mut(slot.idx()) {
            *place = by.building.id();
        }
        let name = |building: Building| building_name(self.teller.texts, building);
        let args = [("out", name(out.building).into()), ("by", name(by.building).into())];
        self.teller.of_all("rattus-log-replaced", &args).about([places::slot(slot)])
    }

    fn looked(&self, seat: Seat, position: Position) -> Sentence {
        self.teller
            .by(seat, "rattus-log-looked", &[("position", position.number().into())])
            .about([places::nun(position)])
    }

    fn took(&self, seat: Seat, pile: Pile, n: u8) -> Sentence {
        let what = match pile.kind() {
            Some(kind) => kinds_name(self.teller.texts, kind, n),
            None => self.teller.texts.say("rattus-n-markers", &[("n", n.into())]),
        };
        self.teller.by(seat, "rattus-log-took", &[("what", what.into())])
    }
}
