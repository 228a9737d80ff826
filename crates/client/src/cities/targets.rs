//! Everything that can be pressed: columns of the offer, starting tiles, what is in the hand,
//! places on the plan, and the main button.

use cities::{Action, Cities, Colour, N_COLUMNS, N_START_TILES, Phase, Position, Row};
use engine::Seat;

use super::contents::{Top, cells};
use super::dangers;
use super::foresee::{Gain, between, gain, most};
use super::laying::{Laying, Thing, best_at, fits, positions, things, things_by_sort, turned};
use super::places;
use super::slot::{face_words, lies_in_words, things_words};
use super::words::{cell_words, gain_words, laid_words, space_words, thing_name};
use crate::table::why::{Reason, reason_in};
use crate::table::{Place, Scene, Target};

type Targets = Vec<Target<Cities>>;

/// The symbol of points.
pub const POINTS: &str = "trophy";
/// Whoever has nothing in the hand wants to build all the same.
const ANY_THING: Thing = Thing::Piece(Colour::ALL[0]);

pub fn targets(scene: &Scene<'_, Cities>) -> Targets {
    let Some(me) = scene.moment.viewer.seat() else { return Vec::new() };
    let ahead = scene.local.ahead(scene.game, me);
    let at = At { scene, me, ahead: &ahead };
    let mut targets: Targets = match scene.view().phase {
        Phase::ChooseStartTile => (0..N_START_TILES as u8).map(|it| at.start_tile(it)).collect(),
        _ => at.columns(),
    };
    targets.extend(at.spaces());
    if scene.my_turn().is_some() {
        targets.extend(at.tile());
        targets.extend(at.hand());
        targets.push(at.main());
    }
    targets
}

/// A scene through the eyes of a seat, and the game with all that it has laid.
struct At<'a> {
    scene: &'a Scene<'a, Cities>,
    me: Seat,
    ahead: &'a Cities,
}

impl At<'_> {
    fn start_tile(&self, tile: u8) -> Target<Cities> {
        let texts = self.scene.texts;
        let face = self.scene.game.catalogue().start_tiles[usize::from(tile)].face;
        let words = texts.say("cities-start-tile", &[("spaces", face_words(face, texts).into())]);
        Target::act(places::start_tile(tile), Action::ChooseStartTile { tile }, words)
            .saying(self.scene.say("cities-button-start"))
    }

    fn columns(&self) -> Targets {
        let columns = |row| (0..N_COLUMNS as u8).map(move |column| (row, column));
        let all = Row::ALL.into_iter().flat_map(columns);
        all.map(|(row, column)| self.column(row, column)).collect()
    }

    /// An open card needs nothing more than to be taken: that ends the turn. What lies face down is
    /// looked at first.
    fn column(&self, row: Row, column: u8) -> Target<Cities> {
        let Scene { game, texts, .. } = *self.scene;
        let (place, take) = (places::slot(row, column), Action::Take { row, column });
        if !self.scene.offers(&take) {
            return Target::act(place, take, lies_in_words(self.scene, row, column));
        }
        let is_hidden = usize::from(column) + 1 == N_COLUMNS;
        let what = things_words(game, row, column, texts);
        let gain = most(game, self.me, row, column);
        let args = [("what", what.into()), ("n", gain.unwrap_or(0).into())];
        let words = match (is_hidden, row) {
            (true, _) => texts.say("cities-cannot-undo", &args),
            (false, Row::Cards) => texts.say("cities-would-score", &args),
            (false, _) => texts.say("cities-would-bring", &args),
        };
        let verb = if is_hidden { "cities-button-turn-up" } else { "cities-button-take" };
        let verb = texts.say(verb, &[("row", super::names::row_name(row).into())]);
        let steps = match (is_hidden, row) {
            (false, Row::Cards) => vec![take, Action::Done],
            _ => vec![take],
        };
        Target::steps(place, steps, words)
            .saying(verb)
            .brings(gain.unwrap_or(0), POINTS)
            .biting(dangers::of_taking(game, self.me, take, texts))
    }

    /// Every space says what is there, and takes what is picked where it fits.
    fn spaces(&self) -> Targets {
        let is_laying = !things(self.scene.view().phase).is_empty();
        let is_laying = is_laying && self.scene.my_turn().is_some();
        let picked = is_laying.then(|| self.scene.local.picked(self.ahead, self.me)).flatten();
        let city = self.ahead.neighbourhood(self.me);
        let target = |cell: super::contents::Cell| {
            let (at, place) = (cell.space, places::space(self.me, cell.space));
            let here = cell_words(self.ahead.catalogue(), &cell, self.scene.texts);
            let spoken_at = space_words(city, at, self.scene.texts);
            let taken_up = || self.scene.local.without(at).map(|then| (then, here.clone()));
            let laid = picked.and_then(|thing| {
                let gain = gain(self.ahead, self.me, &thing.placing(at))?;
                let words = laid_words(self.ahead, self.me, thing, at, &gain, self.scene.texts);
                Some((self.scene.local.with(thing, at), words, gain.total))
            });
            if let Some((then, words, total)) = laid {
                return Target::local(place, then, words).at(spoken_at).brings(total, POINTS);
            }
            if let Some((then, words)) = taken_up().filter(|_| is_laying) {
                return Target::local(place, then, words).at(spoken_at);
            }
            let wanted = picked.unwrap_or(ANY_THING).placing(at);
            Target::local(place, Laying::default(), here).at(spoken_at).unless(self.why(&wanted))
        };
        cells(city).into_iter().map(target).collect()
    }

    /// Why an action is off that somebody would want.
    fn why(&self, wanted: &Action) -> Option<Reason> {
        reason_in(self.ahead, self.me, wanted, self.scene.texts)
    }

    /// The same of a thing that fits nowhere, at its likeliest place: where nothing stands yet.
    fn why_nowhere(&self, thing: Thing) -> Option<Reason> {
        let cells = cells(self.ahead.neighbourhood(self.me));
        let likeliest = cells.iter().find(|cell| cell.top == Top::Nothing).or(cells.first())?;
        self.why(&thing.placing(likeliest.space))
    }

    /// Where the tile can lie: the first press lays it, the next ones turn it.
    fn tile(&self) -> Targets {
        let Phase::PlaceTile { .. } = self.scene.view().phase else { return Vec::new() };
        let all = positions(self.scene.moment);
        let mut targets: Targets = all.into_iter().map(|at| self.position(at)).collect();
        if let Some((at, rotation)) = self.scene.local.tile {
            let next = turned(self.scene.game, rotation, true);
            let then = self.scene.local.lying(at, next);
            targets.push(Target::local(places::TURN, then, self.scene.say("cities-turn")));
        }
        targets
    }

    fn position(&self, at: Position) -> Target<Cities> {
        let Scene { game, local, texts, .. } = *self.scene;
        let place = places::tile(self.me, at);
        if let Some((_, rotation)) = local.tile.filter(|(other, _)| *other == at) {
            let then = local.lying(at, turned(game, rotation, true));
            return Target::local(place, then, texts.say("cities-turn", &[]));
        }
        let (rotation, most) = best_at(game, self.me, at).unwrap_or((0, 0));
        let words = texts.say("cities-place-tile", &[("n", most.into())]);
        Target::local(place, local.lying(at, rotation), words).brings(most, POINTS)
    }

    /// What is in the hand, and one button for all that is not wanted.
    fn hand(&self) -> Targets {
        let Scene { local, texts, .. } = *self.scene;
        let left = things(self.ahead.phase());
        let mut targets: Targets = things_by_sort(self.scene.view().phase)
            .into_iter()
            .map(|thing| {
                let is_off = !fits(self.ahead, self.me, thing);
                let why = is_off.then(|| self.why_nowhere(thing)).flatten();
                let name = thing_name(self.scene.game, thing, texts);
                Target::local(places::thing(thing), local.picking(thing), name).unless(why)
            })
            .collect();
        if !left.is_empty() {
            targets.push(self.all_with_discards(places::DISCARD, left.len()));
        }
        targets
    }

    /// Sends what is laid, gives the rest away, and ends the turn.
    fn all_with_discards(&self, place: Place, n_left: usize) -> Target<Cities> {
        let left = things(self.ahead.phase());
        let discards = left.iter().map(|thing| thing.discarding());
        let steps = self.scene.local.steps().into_iter().chain(discards).chain([Action::Done]);
        let n = [("n", n_left.into())];
        let words = self.scene.texts.say("cities-discard", &n);
        let verb = self.scene.texts.say("cities-button-discard", &n);
        Target::steps(place, steps.collect(), words)
            .saying(verb)
            .brings(self.gain().total, POINTS)
            .biting(dangers::of_discarding(self.ahead, self.me, self.scene.texts))
    }

    /// What all that is laid brings.
    fn gain(&self) -> Gain {
        between(self.scene.game, self.ahead, self.me)
    }

    fn main(&self) -> Target<Cities> {
        let Scene { local, texts, .. } = *self.scene;
        let done = |verb: &str| {
            let mut steps = local.steps();
            steps.push(Action::Done);
            let verb = self.scene.say(verb);
            let words = gain_words(self.scene.game, &self.gain(), self.scene.texts);
            let target = Target::steps(Place::MAIN, steps, words).saying(verb);
            target.brings(self.gain().total, POINTS).biting(dangers::of_laying(
                self.scene.game,
                self.ahead,
                self.me,
                texts,
            ))
        };
        match (self.scene.view().phase, self.ahead.phase()) {
            (Phase::PlaceTile { .. }, Phase::Confirm { .. }) => done("cities-button-lay"),
            (Phase::PlaceFeatures { .. } | Phase::PlacePieces { .. }, Phase::Confirm { .. }) => {
                done("cities-button-build")
            }
            (Phase::Confirm { .. }, _) => self.confirm(),
            (_, Phase::PlaceFeatures { .. } | Phase::PlacePieces { .. }) => {
                let left = things(self.ahead.phase());
                let has_room = left.iter().any(|thing| fits(self.ahead, self.me, *thing));
                match has_room {
                    true => self.off(),
                    false => self.all_with_discards(Place::MAIN, left.len()),
                }
            }
            _ => self.off(),
        }
    }

    /// The main button while there is nothing for it to do.
    fn off(&self) -> Target<Cities> {
        let why = self.why(&Action::Done);
        let words = why.as_ref().map(|why| why.text.clone()).unwrap_or_default();
        Target::local(Place::MAIN, Laying::default(), words).unless(why)
    }

    /// "Done", with the ring that follows.
    fn confirm(&self) -> Target<Cities> {
        let change = self.scene.game.foresee(self.me, &Action::Done);
        let rings: i32 = change.iter().flat_map(|it| it.claims()).map(|(_, points)| points).sum();
        let words = self.scene.say("cities-button-done");
        Target::act(Place::MAIN, Action::Done, words).brings(rings, "ct-ring")
    }
}
