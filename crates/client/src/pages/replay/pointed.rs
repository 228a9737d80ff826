//! What is ringed at a step that somebody points at: where it was pressed and where it had better
//! been, or what was drawn.

use engine::{Viewer, read_value};
use serde_json::Value;

use crate::replay::{Look, Replay};
use crate::table::mark::{Cause, Mark};
use crate::table::way::along;
use crate::table::{Chronicle, GameUi, Moment, Names, Place};
use crate::words::Texts;

pub fn marks<G: GameUi>(
    replay: &Replay<G>,
    look: &Look,
    names: &Names,
    texts: &Texts,
) -> Vec<Mark> {
    if replay.n_steps() < look.step {
        return Vec::new();
    }
    let pressed = |actions: &[Value]| pressed(replay, look, actions, names, texts);
    let (better, mut played) = (pressed(&look.better), pressed(&look.played));
    played.extend(drawn(replay, look, names, texts));
    // What both ways need is no news.
    let common: Vec<Place> = better.iter().filter(|it| played.contains(it)).cloned().collect();
    let ring = |places: Vec<Place>, cause: Cause| {
        let places = places.into_iter().filter(|place| !common.contains(place));
        places.map(move |place| Mark::of(place, cause)).collect::<Vec<_>>()
    };
    [ring(played, Cause::Played), ring(better, Cause::Better)].concat()
}

fn pressed<G: GameUi>(
    replay: &Replay<G>,
    look: &Look,
    actions: &[Value],
    names: &Names,
    texts: &Texts,
) -> Vec<Place> {
    let Some(seat) = look.seat else { return Vec::new() };
    let read = actions.iter().map(|action| read_value(action).ok());
    let Some(actions) = read.collect::<Option<Vec<G::Action>>>() else { return Vec::new() };
    let steps = along(replay.game(look.step), seat, &actions, names, texts);
    let mut places: Vec<Place> = Vec::new();
    for place in steps.into_iter().flat_map(|step| step.places) {
        if place != Place::MAIN && !places.contains(&place) {
            places.push(place);
        }
    }
    places
}

/// Where the last steps have changed something, as the log says.
fn drawn<G: GameUi>(replay: &Replay<G>, look: &Look, names: &Names, texts: &Texts) -> Vec<Place> {
    if look.n_drawn == 0 {
        return Vec::new();
    }
    let viewer = look.seat.map_or(Viewer::Spectator, Viewer::Seat);
    let mut chronicle = Chronicle::<G>::default();
    chronicle.call(G::things(&Moment::looked_at(replay.game(look.step), viewer), texts));
    let heard = |step: usize| (step as u64, move || replay.told(step, viewer));
    chronicle.tell((0..=look.step).map(heard), names, texts);
    let first = (look.step + 1).saturating_sub(look.n_drawn) as u64;
    let lines = chronicle.lines().into_iter().filter(|line| first <= line.key.1);
    lines.flat_map(|line| line.sentence.places).collect()
}
