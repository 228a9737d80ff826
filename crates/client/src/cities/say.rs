//! Events as sentences of the log.

use cities::{Event, Features, Item, Kind, Pieces, Row};
use engine::Seat;

use super::layout::Layout;
use super::names::{colour_name, row_name};
use super::places;
use super::slot::pieces_words;
use crate::table::numbers::signed;
use crate::table::{Place, Sentence, Teller};
use crate::words::Value;

/// One event; None where another one tells the same.
pub fn sentence(event: &Event, teller: &Teller<'_>) -> Option<Sentence> {
    let say = Say { teller };
    match event {
        Event::CityChosen { city } => {
            let city = teller.things.name("city", (*city).into());
            Some(teller.of_all("cities-log-city", &[("city", city.into())]))
        }
        // CI-107: alone there is no star, and nobody else to begin.
        Event::StartPlayer { .. } if teller.names.n_seats() == 1 => None,
        Event::StartPlayer { seat } => Some(teller.by(*seat, "cities-log-first", &[])),
        Event::StartTileChosen { seat, tile } => {
            let tile = teller.things.name("start-tile", (*tile).into());
            Some(teller.by(*seat, "cities-log-start-tile", &[("tile", tile.into())]))
        }
        Event::RoundLaidOut { round, features, pieces, .. } => {
            *teller.lying.borrow_mut() = Layout { features: *features, pieces: *pieces }.ids();
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
            Some(say.took(*seat, *row, *column).about([places::slot(*row, *column)]))
        }
        Event::TurnedUp { item } => say.turned_up(*item),
        Event::Drew { colours } => {
            let pieces: Pieces = colours.iter().copied().collect();
            let args = [("pieces", pieces_words(&pieces, teller.texts).into())];
            teller.in_turn("cities-log-drew", &args)
        }
        Event::CardKept { seat, card, points } => {
            let card = teller.things.name("card", card.0.into());
            let args = [("card", card.into()), gained(*points)];
            Some(teller.by(*seat, "cities-log-card", &args).about([Place::seat(*seat)]))
        }
        Event::TilePlaced { seat, tile, at, points, .. } => {
            let tile = teller.things.name("tile", tile.0.into());
            let args = [("tile", tile.into()), gained(*points)];
            Some(teller.by(*seat, "cities-log-tile", &args).about([places::tile(*seat, *at)]))
        }
        Event::FeaturePlaced { seat, kind, at, points } => {
            let args = [("feature", say.feature(*kind).into()), gained(*points)];
            Some(teller.by(*seat, "cities-log-feature", &args).about([places::space(*seat, *at)]))
        }
        Event::FeatureDiscarded { seat, kind } => {
            let args = [("feature", say.feature(*kind).into())];
            Some(teller.by(*seat, "cities-log-feature-off", &args))
        }
        Event::PiecePlaced { seat, colour, at, points } => {
            let args = [("colour", colour_name(*colour).into()), gained(*points)];
            Some(teller.by(*seat, "cities-log-piece", &args).about([places::space(*seat, *at)]))
        }
        Event::PieceDiscarded { seat, colour } => {
            let args = [("colour", colour_name(*colour).into())];
            Some(teller.by(*seat, "cities-log-piece-off", &args))
        }
        _ => later(event, &say),
    }
}

/// The end of a turn, of a round and of the game.
fn later(event: &Event, say: &Say<'_>) -> Option<Sentence> {
    let teller = say.teller;
    match event {
        Event::GoalClaimed { seat, goal, points } => {
            let name = teller.things.name("goal", (*goal).into());
            let args = [("goal", name.into()), ("n", (*points).into())];
            Some(teller.by(*seat, "cities-log-goal", &args).about([places::goal(*goal)]))
        }
        Event::NeutralTook { row, column } => {
            let args = [("row", row_name(*row).into())];
            Some(teller.of_all("cities-log-neutral", &args).about([places::slot(*row, *column)]))
        }
        Event::NeutralRing { goal, points } => {
            let name = teller.things.name("goal", (*goal).into());
            let args = [("goal", name.into()), ("n", (*points).into())];
            Some(teller.of_all("cities-log-neutral-ring", &args).about([places::goal(*goal)]))
        }
        Event::LeftoversRemoved { cards, tiles, features, pieces, n_hidden } => {
            let n = cards.len() + tiles.len();
            let n = n + usize::from(features.len() + pieces.len() + n_hidden);
            Some(teller.of_all("cities-log-leftovers", &[("n", n.into())]))
        }
        Event::StarTaken { seat } => Some(teller.by(*seat, "cities-log-star", &[])),
        Event::Scored { .. } => Some(teller.of_all("cities-log-scored", &[])),
        _ => None,
    }
}

/// What it has brought, for a sentence that ends in it.
fn gained(points: i32) -> (&'static str, Value<'static>) {
    let gain = if points == 0 { "no".to_owned() } else { signed(points) };
    ("gain", gain.into())
}

struct Say<'a> {
    teller: &'a Teller<'a>,
}

impl Say<'_> {
    fn feature(&self, kind: Kind) -> String {
        self.teller.things.name("a-feature", kind.0.into())
    }

    /// What was taken is named, not where it lay: "Gear takes a monument and a ferry". Tiles and
    /// cards are named when they are laid.
    fn took(&self, seat: Seat, row: Row, column: u8) -> Sentence {
        let layout = Layout::of_ids(&self.teller.lying.borrow());
        let what = layout.map(|layout| match row {
            Row::Features => self.features(&layout.features[usize::from(column)], column),
            Row::Pieces => self.pieces(layout.pieces.get(usize::from(column))),
            Row::Cards | Row::Tiles => String::new(),
        });
        let what = what.filter(|what| !what.is_empty()).unwrap_or_else(|| "some".to_owned());
        let args = [("row", row_name(row).into()), ("what", what.into())];
        self.teller.by(seat, "cities-log-took", &args)
    }

    fn features(&self, features: &Features, column: u8) -> String {
        let names = features.things().map(|kind| self.feature(kind));
        let is_last = usize::from(column) + 1 == cities::N_COLUMNS;
        let hidden = is_last.then(|| self.teller.texts.say("cities-hidden-feature", &[]));
        self.teller.texts.list(names.chain(hidden))
    }

    fn pieces(&self, pieces: Option<&Pieces>) -> String {
        match pieces {
            Some(pieces) => pieces_words(pieces, self.teller.texts),
            None => self.teller.texts.say("cities-two-from-bag", &[]),
        }
    }

    /// The card is told by whoever keeps it, the tile by its place.
    fn turned_up(&self, item: Item) -> Option<Sentence> {
        let Item::Feature(kind) = item else { return None };
        let args = [("feature", self.feature(kind).into())];
        self.teller.in_turn("cities-log-turned-up", &args)
    }
}
