//! The page of an analysis: how far the worker is, then the verdict, the curve and the moments.

use std::sync::Arc;

use engine::{RecordError, Seat};
use leptos::prelude::*;
use protocol::{Analysis, Refusal, SeatAccount, TableId, TableInfo};

use super::plot::{Labels, Room, plot};
use super::retold::{Retell, Retold};
use super::story::{Story, story};
use super::verdict::{cost, headline, percent, played, sum};
use super::walk::{Walk, begin};
use crate::games::GameCode;
use crate::kit::link::Link;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::replay::Look;
use crate::route::Route;
use crate::table::Names;
use crate::table::numbers::signed;
use crate::table::screen::Screen;
use crate::table::seat_mark::SeatMark;
use crate::top_bar::Heading;
use crate::words::Words;

/// So many moments are shown.
const N_MOMENTS: usize = 3;

/// What is to be taken apart.
pub struct Asked {
    pub text: Arc<str>,
    pub code: GameCode,
    /// Where the server keeps it, if it does.
    pub id: Option<TableId>,
    /// The table at which it was played here.
    pub table: Option<TableInfo>,
    /// What stands there if the Record does not hold.
    pub unreadable: fn(RecordError) -> AnyView,
}

pub fn shown(asked: Asked) -> AnyView {
    let Asked { text, code, id, table, unreadable } = asked;
    match code.ui.retell(Retell(&text)) {
        Err(error) => unreadable(error),
        Ok(retold) => view! { <AnalysisOf text retold id table/> }.into_any(),
    }
}

/// All that is known of the match.
#[derive(Clone, Copy)]
struct Known {
    retold: StoredValue<Box<dyn Retold>>,
    names: Memo<Names>,
    words: Words,
    /// Where the replay is.
    id: StoredValue<Option<TableId>>,
}

impl Known {
    fn replay(self, look: &Look) -> Route {
        let look = look.to_query();
        match self.id.get_value() {
            Some(id) => Route::Replay { id, look },
            None => Route::ReplayFile { look },
        }
    }
}

#[component]
fn AnalysisOf(
    text: Arc<str>,
    retold: Box<dyn Retold>,
    id: Option<TableId>,
    table: Option<TableInfo>,
) -> impl IntoView {
    let words = Words::here();
    let (game, n_steps) = (retold.game(), retold.n_steps());
    let players = retold.players().to_vec();
    let names = Memo::new(move |_| {
        let texts = words.texts();
        match &table {
            Some(table) => Names::of_table(&table.seats, table.away, &texts),
            None => Names::of_record(&players, &texts),
        }
    });
    let known = Known { retold: StoredValue::new(retold), names, words, id: StoredValue::new(id) };
    Heading::follow(game, move || words.say("analysis-title", &[]));
    let walk = RwSignal::new(Walk::Under { done: 0, of: n_steps });
    begin(walk, text.clone(), n_steps);
    let again = move || begin(walk, text.clone(), n_steps);
    // What stands there changes with the sort of news; how far it is, the bar follows by itself.
    let is_under = Memo::new(move |_| walk.with(|it| matches!(it, Walk::Under { .. })));
    let content = live(move || match is_under.get() {
        true => view! { <Bar walk words/> }.into_any(),
        false => match walk.get_untracked() {
            Walk::Over(analysis) if analysis.seats.is_empty() => refused(known, Refusal::NoJudge),
            Walk::Over(analysis) => view! { <Whole known analysis/> }.into_any(),
            Walk::Refused(why) => refused(known, why),
            Walk::Dead | Walk::Under { .. } => {
                view! { <Dead known again=again.clone()/> }.into_any()
            }
        },
    });
    view! { <main class="wrap analysis" data-game=game>{content}</main> }
}

#[component]
fn Bar(walk: RwSignal<Walk>, words: Words) -> impl IntoView {
    let steps = move || {
        walk.with(|walk| match walk {
            Walk::Under { done, of } => (*done, *of),
            Walk::Over(_) | Walk::Refused(_) | Walk::Dead => (0, 0),
        })
    };
    let said = move || {
        let (done, of) = steps();
        words.say("analysis-walking", &[("step", done.into()), ("steps", of.into())])
    };
    view! {
        <section class="panel walking" role="status">
            <h2 class="title">{words.of("analysis-wait")}</h2>
            <progress
                max=follows(move || steps().1.to_string())
                value=follows(move || steps().0.to_string())
            ></progress>
            <p class="quiet num">{said}</p>
        </section>
    }
}

fn refused(known: Known, why: Refusal) -> AnyView {
    let key = match why {
        Refusal::Damaged => "analysis-damaged",
        Refusal::NotOver => "analysis-not-over",
        Refusal::Alone => "analysis-alone",
        Refusal::NoJudge => "analysis-no-judge",
    };
    view! {
        <div class="notice notice--careful" role="alert">
            <Symbol id="warning" class="sym--24"/>
            <span>{live(move || known.words.say(key, &[]))}</span>
        </div>
        <p class="page__back"><ReplayLink known/></p>
    }
    .into_any()
}

/// Nothing is lost: another worker can be called.
#[component]
fn Dead(known: Known, again: impl Fn() + 'static) -> impl IntoView {
    view! {
        <div class="notice notice--danger analysis-dead" role="alert">
            <Symbol id="warning" class="sym--24"/>
            <span>{known.words.of("analysis-dead")}</span>
            <button class="button" on:click=move |_| again()>
                {known.words.of("analysis-again")}
            </button>
        </div>
        <p class="page__back"><ReplayLink known/></p>
    }
}

#[component]
fn ReplayLink(known: Known) -> impl IntoView {
    let to = known.replay(&Look { seat: Some(Seat(0)), ..Look::default() });
    view! {
        <Link to class="button">
            <Symbol id="play" class="sym--20 mono"/>
            {known.words.of("analysis-replay")}
        </Link>
    }
}

#[component]
fn Whole(known: Known, analysis: Arc<Analysis>) -> impl IntoView {
    let Known { names, words, .. } = known;
    let analysis = StoredValue::new(analysis);
    let ask = move |say: &dyn Fn(&Analysis, &dyn Retold, &Names) -> String| {
        known
            .retold
            .with_value(|retold| analysis.with_value(|it| say(it, retold.as_ref(), &names.get())))
    };
    let title = live(move || {
        let texts = words.texts();
        ask(&|analysis, _, names| headline(analysis, names, &texts))
    });
    let sums = live(move || {
        let texts = words.texts();
        ask(&|analysis, retold, names| {
            retold.outcome().map(|it| sum(analysis, it, names, &texts)).unwrap_or_default()
        })
    });
    let seats = live(move || {
        let accounts = analysis.with_value(|it| it.seats.clone());
        accounts.into_iter().map(|it| seat_line(known, &it)).collect_view()
    });
    view! {
        <header class="analysis__head">
            <div>
                <h2 class="title">{title}</h2>
                <p class="quiet">{sums}</p>
            </div>
            <ReplayLink known/>
        </header>
        <section class="verdicts">{seats}</section>
        <Picture known analysis/>
        <Moments known analysis/>
    }
}

fn seat_line(known: Known, account: &SeatAccount) -> impl IntoView + use<> {
    let (names, texts) = (known.names.get(), known.words.texts());
    let percent = format!("{} %", percent(account));
    view! {
        <div class="panel verdict" data-seat=account.seat.0>
            <SeatMark seat=account.seat class="sym--32"/>
            <p><b>{played(account, &names, &texts)}</b>" "{cost(account, &texts)}</p>
            <span class="num" aria-hidden="true">{percent}</span>
        </div>
    }
}

#[component]
fn Picture(known: Known, analysis: StoredValue<Arc<Analysis>>) -> impl IntoView {
    let Known { names, words, retold, .. } = known;
    let screen = Screen::here();
    let is_small = Memo::new(move |_| screen.get().is_small());
    let drawn = live(move || {
        let room = if is_small.get() { Room::PHONE } else { Room::DESK };
        let (names, texts) = (names.get(), words.texts());
        let n_steps = retold.with_value(|retold| retold.n_steps());
        let ticks = (0..room.n_ticks).map(|i| i * n_steps / (room.n_ticks - 1));
        let tick = |step| (step, retold.with_value(|retold| retold.progress(step, &texts)));
        let wins = names.seats().map(|seat| match names.you() == Some(seat) {
            true => texts.say("end-you-win", &[]),
            false => texts.say("end-wins", &[("name", names.label(seat, &texts).into())]),
        });
        let (luck, errors) = (texts.say("analysis-luck", &[]), texts.say("analysis-errors", &[]));
        let labels = Labels {
            wins: wins.collect(),
            luck: &luck,
            errors: &errors,
            ticks: ticks.map(tick).collect(),
        };
        let focus = names.you().unwrap_or(Seat(0));
        let svg = analysis
            .with_value(|it| plot(it, &it.decisive(N_MOMENTS), focus, n_steps, &labels, room));
        let label = texts.say("analysis-plot", &[]);
        view! { <div class="plot__picture" role="img" aria-label=label inner_html=svg></div> }
    });
    view! {
        <section class="panel plot">
            <h3>{words.of("analysis-chance")}</h3>
            {drawn}
            <p class="quiet plot__points">{words.of("analysis-points")}</p>
        </section>
    }
}

#[component]
fn Moments(known: Known, analysis: StoredValue<Arc<Analysis>>) -> impl IntoView {
    let words = known.words;
    let n = analysis.with_value(|it| it.decisive(N_MOMENTS).len());
    let title = live(move || words.say("analysis-moments", &[("n", n.into())]));
    let stories = live(move || {
        let (names, texts) = (known.names.get(), words.texts());
        let stories = known.retold.with_value(|retold| {
            let told = |it: &Arc<Analysis>| -> Vec<Option<Story>> {
                let swings = it.decisive(N_MOMENTS).into_iter();
                swings.map(|swing| story(swing, retold.as_ref(), &names, &texts)).collect()
            };
            analysis.with_value(told)
        });
        let stories = (1..).zip(stories).filter_map(|(n, story)| Some((n, story?)));
        stories.map(|(n, story)| moment(known, n, story)).collect_view()
    });
    view! {
        <section class="moments">
            <h3>{title}</h3>
            <p class="legend">
                <span class="legend__better">{words.of("analysis-is-better")}</span>
                <span class="legend__played">{words.of("analysis-is-played")}</span>
            </p>
            <ol>{stories}</ol>
        </section>
    }
}

/// A moment leads to the board.
fn moment(known: Known, n: usize, story: Story) -> impl IntoView {
    let Story { when, change, is_luck, title, lines, chances: (before, after), told } = story;
    let args = [("before", before.into()), ("after", after.into())];
    let see = known.words.say_once("analysis-see", &args);
    let lines = lines.into_iter().map(|line| view! { <span>{line}</span> }).collect_view();
    view! {
        <li class="panel moment" id=format!("moment-{n}")>
            <div class="moment__head">
                <span class="nr">{n}</span>
                <span class="quiet">{when}</span>
                <span class="num moment__change" class:is-luck=is_luck>{signed(change)}</span>
            </div>
            <p><b>{title}</b>{lines}</p>
            <Link to=known.replay(&told.look) class="moment__see">{see}</Link>
        </li>
    }
}
