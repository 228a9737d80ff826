//! The table of a replay: the same signals as a live one, fed by the Record.

use std::sync::Arc;

use engine::{Seat, Viewer};
use leptos::prelude::*;
use protocol::TableId;

use super::controls::{Controls, SHORTCUTS};
use crate::replay::Replay;
use crate::table::final_scoring::FinalScoring;
use crate::table::keyboard_help::KeyboardHelp;
use crate::table::{Chronicle, GameUi, Moment, Names, TableCx};
use crate::top_bar::Heading;
use crate::words::Words;

#[component]
pub fn ReplayTable<G: GameUi>(
    replay: Replay<G>,
    /// Where the server keeps it, if it does.
    id: Option<TableId>,
) -> impl IntoView {
    let words = Words::here();
    let replay = Arc::new(replay);
    let step = RwSignal::new(0);
    let viewer = RwSignal::new(Viewer::Seat(Seat(0)));
    let n_steps = replay.n_steps();
    let players = replay.record.header.seats.clone();
    let names = Memo::new(move |_| Names::of_record(&players, &words.texts()));
    let cx = context(replay, step, viewer, names, words);
    Heading::follow(G::ID, move || {
        cx.moment.with(|moment| G::progress(&moment.view, &words.texts()))
    });
    let outcome = Memo::new(move |_| cx.moment.with(|moment| moment.outcome.clone()));
    let ending = move || {
        outcome.with(Option::is_some).then(|| {
            view! {
                <section class="panel replay__end">
                    <FinalScoring game=G::ID outcome names/>
                </section>
            }
        })
    };
    view! {
        <div class="playing playing--replay" data-game=G::ID>
            <Controls step viewer n_steps names=names id/>
            {G::table(cx)}
            {ending}
            <KeyboardHelp keys=SHORTCUTS/>
        </div>
    }
}

fn context<G: GameUi>(
    replay: Arc<Replay<G>>,
    step: RwSignal<usize>,
    viewer: RwSignal<Viewer>,
    names: Memo<Names>,
    words: Words,
) -> TableCx<G> {
    let shown = replay.clone();
    let moment = Memo::new(move |_| moment(&shown, step.get(), viewer.get()));
    let told = replay.clone();
    let chronicle = StoredValue::new_local(Chronicle::<G>::default());
    let log = Memo::new(move |_| {
        let (step, viewer) = (step.get(), viewer.get());
        let told = &told;
        let heard = |step| (serial(step, viewer), move || told.told(step, viewer));
        let things = moment.with(|moment| G::things(&moment.view, &words.texts()));
        let lines = chronicle.try_update_value(|chronicle| {
            chronicle.call(things);
            chronicle.tell((0..=step).map(heard), &names.get(), &words.texts());
            chronicle.lines()
        });
        lines.unwrap_or_default()
    });
    let news = Memo::new(move |_| replay.told(step.get(), viewer.get()));
    TableCx {
        moment: moment.into(),
        names: names.into(),
        act: Callback::new(|_| {}),
        rush: Callback::new(|_| {}),
        rushed: Signal::stored(Vec::new()),
        look_through: Callback::new(|_| {}),
        undo: Callback::new(|()| {}),
        restart: Callback::new(|()| {}),
        log: log.into(),
        news: news.into(),
        words,
        busy: Signal::stored(true),
        pointed: RwSignal::new(Vec::new()),
    }
}

/// A number of its own for each step as each viewer is told it.
fn serial(step: usize, viewer: Viewer) -> u64 {
    let viewer = viewer.seat().map_or(u8::MAX, |seat| seat.0);
    (step as u64) << 8 | u64::from(viewer)
}

fn moment<G: GameUi>(replay: &Replay<G>, step: usize, viewer: Viewer) -> Moment<G> {
    let game = replay.game(step);
    let agenda = game.agenda(viewer);
    Moment {
        view: game.view(viewer),
        actions: Vec::new(),
        to_act: agenda.to_act,
        viewer,
        version: step as u64,
        deadline: agenda.deadline,
        now: replay.at(step),
        can_undo: false,
        outcome: game.outcome(),
        is_replay: true,
    }
}
