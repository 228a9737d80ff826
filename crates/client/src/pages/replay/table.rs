//! The table of a replay: the same signals as a live one, fed by the Record.

use std::sync::Arc;

use engine::Viewer;
use leptos::prelude::*;
use protocol::TableId;

use super::controls::{Controls, FIRST_EYES, SHORTCUTS, Way};
use super::pointed::marks;
use super::stops::{Stop, Stops};
use crate::kit::memo::Memo;
use crate::preferences::Preferences;
use crate::replay::{Look, Replay};
use crate::table::final_scoring::FinalScoring;
use crate::table::keyboard_help::KeyboardHelp;
use crate::table::log::LogJump;
use crate::table::mark::Mark;
use crate::table::one_by_one::OneByOne;
use crate::table::shell::{About, Shell};
use crate::table::{
    AnyCx, AnyMoment, AnyTable, Chronicle, GameUi, Moment, Names, Reel, Shown, TableUi, shots,
    table_ui,
};
use crate::top_bar::Heading;
use crate::words::{Texts, Words};

pub fn replay_table<G: GameUi>(
    replay: Replay<G>,
    // Where the server keeps it, if it does.
    id: Option<TableId>,
    // Where it begins, if not at the beginning.
    look: Option<Look>,
) -> AnyView {
    let words = Words::here();
    let ui = table_ui::<G>();
    let replay = Arc::new(replay);
    let stops = Arc::new(stops(&replay, &words.texts()));
    let first = Shown::of(moment(&replay, 0, FIRST_EYES));
    let reel = Reel::new(ui, first, Preferences::here().pace);
    let way = Way::new(stops.clone(), Signal::derive(move || reel.is_running()));
    if let Some(look) = &look {
        way.begin_at(look.step, look.seat);
    }
    let players = replay.record.header.seats.clone();
    let names = Memo::new(move |_| Names::of_record(&players, &words.texts()));
    let marks = look.map(|look| looked_at(replay.clone(), look, way, names, words));
    follow(replay, way, reel, names, words);
    let cx = context(ui, reel, way, stops, names, words);
    let cx = AnyCx { shown: marks.map_or(cx.shown, Signal::from), ..cx };
    view! { <ReplayTable cx way id/> }.into_any()
}

/// The page of a replay, whatever the game.
#[component]
fn ReplayTable(cx: AnyCx, way: Way, id: Option<TableId>) -> impl IntoView {
    let game = cx.ui.basics().id;
    provide_context(LogJump(Callback::new(move |serial| way.go(step_of(serial)))));
    Heading::follow(game, move || cx.progress());
    let outcome = Memo::new(move |_| cx.moment.with(|moment| moment.outcome.clone()));
    let rows = OneByOne::new(cx.is_counted, 0, 0, 0);
    let names = cx.names;
    let ending = move || view! { <FinalScoring game outcome names rows/> };
    let is_there = Signal::derive(move || outcome.with(Option::is_some));
    provide_context(About { view: ViewFn::from(ending), is_there });
    view! {
        <div class="playing playing--replay" data-game=game>
            <Controls way names id/>
            <Shell table=AnyTable::new(cx)/>
            <KeyboardHelp keys=Signal::stored(SHORTCUTS.to_vec())/>
        </div>
    }
}

/// What is ringed at the step that somebody points at.
fn looked_at<G: GameUi>(
    replay: Arc<Replay<G>>,
    look: Look,
    way: Way,
    names: Memo<Names>,
    words: Words,
) -> Memo<Vec<Mark>> {
    Memo::new(move |_| match way.step.get() == look.step {
        true => marks(&replay, &look, &names.get(), &words.texts()),
        false => Vec::new(),
    })
}

/// Who did what when, for the way through the match.
fn stops<G: GameUi>(replay: &Replay<G>, texts: &Texts) -> Stops {
    let stop = |step: usize| Stop {
        seat: replay.seat(step),
        progress: G::progress(&moment(replay, step, Viewer::Spectator), texts),
        begins_turn: replay.told(step, Viewer::Spectator).iter().any(G::begins_turn),
    };
    Stops::new((0..=replay.n_steps()).map(stop).collect())
}

/// Every step that one turns to becomes a moment with its sentences, and goes to the reel: what is
/// several things to be seen is seen on the way forth.
fn follow<G: GameUi>(
    replay: Arc<Replay<G>>,
    way: Way,
    reel: Reel,
    names: Memo<Names>,
    words: Words,
) {
    let chronicle = StoredValue::new_local(Chronicle::<G>::default());
    Effect::new(move |last: Option<(usize, Viewer)>| {
        let (step, viewer) = (way.step.get(), way.viewer.get());
        let (names, texts) = (names.get(), words.texts());
        let from = last.filter(|(_, eyes)| *eyes == viewer).map(|(from, _)| from);
        let is_forth = from.is_some_and(|from| from < step);
        let before = step.saturating_sub(usize::from(is_forth));
        let moment = moment(&replay, step, viewer);
        let told = chronicle.try_update_value(|chronicle| {
            let heard = |step| {
                let replay = &replay;
                (serial(step, viewer), move || replay.told(step, viewer))
            };
            chronicle.call(G::things(&moment, &texts));
            chronicle.tell((0..=step).map(heard), &names, &texts);
            let view = replay.game(before).view(viewer);
            shots(chronicle, Some(serial(before, viewer)), &view, moment)
        });
        if let Some((between, shot)) = told {
            let is_next = is_forth && from == Some(before);
            reel.turn_to(if is_next { between } else { Vec::new() }, shot);
        }
        (step, viewer)
    });
}

fn context(
    ui: &'static dyn TableUi,
    reel: Reel,
    way: Way,
    stops: Arc<Stops>,
    names: Memo<Names>,
    words: Words,
) -> AnyCx {
    AnyCx {
        busy: Signal::stored(true),
        acted: Signal::derive(move || stops.seat(way.step.get())),
        reel: None,
        ..AnyCx::showing(ui, reel, names, words)
    }
}

fn step_of(serial: u64) -> usize {
    (serial >> 8) as usize
}

/// A number of its own for each step as each viewer is told it.
fn serial(step: usize, viewer: Viewer) -> u64 {
    let viewer = viewer.seat().map_or(u8::MAX, |seat| seat.0);
    (step as u64) << 8 | u64::from(viewer)
}

fn moment<G: GameUi>(replay: &Replay<G>, step: usize, viewer: Viewer) -> Moment<G> {
    let moment = Moment::looked_at(replay.game(step), viewer);
    let any = AnyMoment { version: step as u64, now: replay.at(step), ..moment.any };
    Moment { any, ..moment }
}
