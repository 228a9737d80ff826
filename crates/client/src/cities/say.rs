//! Events as sentences of the log.

use cities::{Event, Item, Kind, Pieces, Position, Row, Space};
use engine::Seat;

use super::names::{colour_name, row_name};
use super::scene::spaces_of;
use super::slot::pieces_words;
use crate::table::{Sentence, Teller};
use crate::words::Value;

/// One event; None where another one tells the same.
pub fn sentence(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
    let say = Say { teller };
    match event {
        Event::CityChosen { city } => {
            let city = teller.things.name("city", (*city).into());
            Some(say.of_all("cities-log-city", &[("city", city.into())]))
        }
        // CI-107: alone there is no star, and nobody else to begin.
        Event::StartPlayer { .. } if teller.names.n_seats() == 1 => None,
        Event::StartPlayer { seat } => Some(say.by(*seat, "cities-log-first", &[])),
        Event::StartTileChosen { seat, .. } => Some(say.by(*seat, "cities-log-start-tile", &[])),
        Event::RoundLaidOut { round, .. } => {
            let text = teller.texts.say("cities-log-round", &[("n", (*round).into())]);
            Some(Sentence::heading(text))
        }
        // The card is named a moment later.
        Event::Took { row: Row::Cards, seat, .. } => {
            teller.turn.set(Some(*seat));
            None
        }
        Event::Took { seat, row, column } => {
            teller.turn.set(Some(*seat));
            let args = [("row", row_name(*row).into()), ("column", (column + 1).into())];
            Some(say.by(*seat, "cities-log-took", &args))
        }
        Event::TurnedUp { item } => say.turned_up(*item),
        Event::Drew { colours } => {
            let pieces: Pieces = colours.iter().copied().collect();
            let args = [("pieces", pieces_words(&pieces, teller.texts).into())];
            teller.turn.get().map(|seat| say.by(seat, "cities-log-drew", &args))
        }
        Event::CardKept { seat, card } => {
            let card = teller.things.name("card", card.0.into());
            Some(say.by(*seat, "cities-log-card", &[("card", card.into())]))
        }
        Event::TilePlaced { seat, at, .. } => {
            Some(say.by(*seat, "cities-log-tile", &[]).about(tile_fields(*seat, *at)))
        }
        Event::FeaturePlaced { seat, kind, at } => {
            let args = [("feature", say.feature(*kind).into())];
            Some(say.by(*seat, "cities-log-feature", &args).about([field(*seat, *at)]))
        }
        Event::FeatureDiscarded { seat, kind } => {
            let args = [("feature", say.feature(*kind).into())];
            Some(say.by(*seat, "cities-log-feature-off", &args))
        }
        Event::PiecePlaced { seat, colour, at } => {
            let args = [("colour", colour_name(*colour).into())];
            Some(say.by(*seat, "cities-log-piece", &args).about([field(*seat, *at)]))
        }
        Event::PieceDiscarded { seat, colour } => {
            let args = [("colour", colour_name(*colour).into())];
            Some(say.by(*seat, "cities-log-piece-off", &args))
        }
        _ => later(event, &say),
    }
}

/// The end of a turn, of a round and of the game.
fn later(event: &Event, say: &Say<'_>) -> Option<Sentence> {
    let teller = say.teller;
    match event {
        Event::GoalClaimed { seat, goal, points } => {
            let goal = teller.things.name("goal", (*goal).into());
            let args = [("goal", goal.into()), ("n", (*points).into())];
            Some(say.by(*seat, "cities-log-goal", &args))
        }
        Event::NeutralTook { row, column } => {
            let args = [("row", row_name(*row).into()), ("column", (column + 1).into())];
            Some(say.of_all("cities-log-neutral", &args))
        }
        Event::NeutralRing { goal, points } => {
            let goal = teller.things.name("goal", (*goal).into());
            let args = [("goal", goal.into()), ("n", (*points).into())];
            Some(say.of_all("cities-log-neutral-ring", &args))
        }
        Event::LeftoversRemoved { cards, tiles, features, pieces, n_hidden } => {
            let n = cards.len() + tiles.len();
            let n = n + usize::from(features.len() + pieces.len() + n_hidden);
            Some(say.of_all("cities-log-leftovers", &[("n", n.into())]))
        }
        Event::StarTaken { seat } => Some(say.by(*seat, "cities-log-star", &[])),
        Event::Scored { .. } => Some(say.of_all("cities-log-scored", &[])),
        _ => None,
    }
}

/// A space as the board knows it.
fn field(seat: Seat, at: Space) -> String {
    format!("{seat}:{},{}", at.row, at.column)
}

fn tile_fields(seat: Seat, at: Position) -> [String; 4] {
    spaces_of(at).map(|space| field(seat, space))
}

struct Say<'a> {
    teller: &'a Teller<'a>,
}

impl Say<'_> {
    fn of_all(&self, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        Sentence::plain(self.teller.texts.say(key, args))
    }

    /// Sentences come in two forms: `you` is "yes" where the reader acts, and `name` says who else.
    fn by(&self, seat: Seat, key: &str, args: &[(&str, Value<'_>)]) -> Sentence {
        let Teller { names, texts, .. } = self.teller;
        let you = if names.you() == Some(seat) { "yes" } else { "no" };
        let who = [("you", you.into()), ("name", names.label(seat, texts).into())];
        Sentence::of(seat, texts.say(key, &[&who, args].concat()))
    }

    fn feature(&self, kind: Kind) -> String {
        self.teller.things.name("feature", kind.0.into())
    }

    /// The card is told by whoever keeps it, the tile by its place.
    fn turned_up(&self, item: Item) -> Option<Sentence> {
        let Item::Feature(kind) = item else { return None };
        let seat = self.teller.turn.get()?;
        Some(self.by(seat, "cities-log-turned-up", &[("feature", self.feature(kind).into())]))
    }
}
