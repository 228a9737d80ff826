//! Where one builds: the board with hand and Halt!, the clock, what is wrong, and hints.

use leptos::prelude::*;
use turbo_taxi::Plan;

use super::attempt::{Attempt, Stage};
use super::command::CommandLine;
use super::halt::{HaltButton, HaltState};
use super::hints::HintRows;
use crate::kit::dialog::Dialog;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::{Symbol, href};
use crate::table::keyboard_help::KeyboardHelp;
use crate::table::screen::Screen;
use crate::top_bar::MoreButton;
use crate::turbo_taxi::fault_line::FaultLine;
use crate::turbo_taxi::findings_list::FindingsList;
use crate::turbo_taxi::hand::Hand;
use crate::turbo_taxi::keys::{self, Hands};
use crate::turbo_taxi::second_press::{Press, SecondPress};
use crate::turbo_taxi::task_panel::TaskPanel;
use crate::turbo_taxi::time::minutes;
use crate::turbo_taxi::town::Town;
use crate::words::Words;

/// `status` says what is played and how far it is; `ended` takes the place of the hand when a task
/// is over; the children stand at the side.
#[component]
pub fn Bench(
    attempt: Attempt,
    #[prop(into)] status: ViewFn,
    #[prop(into)] ended: ViewFn,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let call = Callback::new(move |()| attempt.call());
    let second = SecondPress::new();
    let can_call = move || {
        let is_building = attempt.stage.get_untracked() == Stage::Building;
        is_building && attempt.board.with_untracked(|board| board.plan.is_full())
    };
    let halt = Callback::new(move |()| {
        if can_call() {
            second.press(|| call.run(()));
        }
    });
    keys::listen(move || Hands { builder: attempt.builder, halt, vote: None });
    let is_hinting = RwSignal::new(false);
    let is_over = Memo::new(move |_| {
        matches!(attempt.stage.get(), Stage::Solved | Stage::Lost | Stage::Waiting)
    });
    let decide = live(move || match is_over.get() {
        true => view! { <div class="ended">{ended.run()}</div> }.into_any(),
        false => view! { <Decide attempt halt call second is_hinting/> }.into_any(),
    });
    let words = Words::here();
    let frame = Screen::here();
    let is_low = move || frame.get() == Screen::Low;
    let shortcuts = Signal::derive(move || {
        attempt.builder.keys.with(|map| keys::shortcuts(map, &words.texts()))
    });
    let title = Signal::derive(move || words.say("taxi-hints", &[]));
    let marks = Signal::derive(move || attempt.marks());
    view! {
        <main
            class="bench"
            data-screen=follows(move || frame.get().name())
            data-task=follows(move || attempt.task.get().map(|task| task.to_string()))
            data-stage=follows(move || format!("{:?}", attempt.stage.get()).to_ascii_lowercase())
        >
            <section class="bench__status panel">
                {status.run()}
                {live(move || is_low().then(|| view! { <MoreButton class="button"/> }))}
                <div class="bench__results">{children.map(|children| children())}</div>
            </section>
            <section class="bench__board">
                <div class="fit"><div class="neatline"><SoloTown attempt/></div></div>
            </section>
            <section class="bench__ask panel" class:is-over=follows(move || is_over.get())>
                {decide}
            </section>
            <aside class="bench__side panel">
                <FindingsList findings=marks/>
                <section class="hints" class:is-over=follows(move || is_over.get())>
                    <h2 class="caps">{live(move || title.get())}</h2>
                    <HintRows attempt/>
                </section>
                <TaskPanel components=attempt.components is_assisted=attempt.is_assisted/>
            </aside>
            <Dialog is_open=is_hinting title class="dialog--sheet" closing="go-back">
                <HintRows attempt/>
            </Dialog>
            <KeyboardHelp keys=shortcuts/>
        </main>
    }
}

#[component]
fn SoloTown(attempt: Attempt) -> impl IntoView {
    let figures = Signal::derive(move || attempt.figures());
    let is_covered = Memo::new(move |_| attempt.stage.get() == Stage::Paused);
    let shown_figures =
        Signal::derive(
            move || {
                if is_covered.get() { turbo_taxi::Figures::NONE } else { figures.get() }
            },
        );
    let plan = Memo::new(move |_| {
        let plan = attempt.board.with(|board| board.plan);
        if is_covered.get() { Plan::EMPTY } else { plan }
    });
    let findings = Signal::derive(move || match is_covered.get() {
        true => Vec::new(),
        false => attempt.marks(),
    });
    let is_driving = Signal::derive(move || attempt.stage.get() == Stage::Solved);
    view! {
        <Town
            figures=shown_figures
            plan
            components=attempt.components
            findings
            builder=attempt.builder
            gestures=attempt.gestures
            assist=attempt.is_assisted
            advice=Signal::derive(move || attempt.advice())
            is_driving
        >
            <Corners attempt/>
        </Town>
    }
}

/// Time at the top left, laid cards and faults at the bottom.
#[component]
fn Corners(attempt: Attempt) -> impl IntoView {
    let n_laid = Memo::new(move |_| attempt.board.with(|board| board.plan.n_laid()));
    let n_faults = Memo::new(move |_| attempt.marks().len());
    let time = live(move || minutes(attempt.watch.elapsed()));
    let hand = move || format!("rotate({} 29 29)", 6 * (attempt.watch.elapsed() / 1000 % 60));
    let pip = move |i: u8| {
        let x = 9.0 + 10.4 * f64::from(i % 4);
        let y = 392.0 + 10.4 * f64::from(i / 4);
        let class = move || if i < n_laid.get() { "pp on" } else { "pp" };
        view! { <rect class=follows(class) x=x y=y width="8.4" height="8.4" rx="1.5"/> }
    };
    view! {
        <g class="cor">
            <circle class="dial" cx="29" cy="29" r="24"/>
            <path class="tick" d="M29 9V6M49 29H52M29 49V52M9 29H6"/>
            <path class="sweep" d="M29 12V6" transform=follows(hand)/>
            <text class="cn" x="29" y="34.5">{time}</text>
        </g>
        <g class="cor">
            <text class="cn big" x="23" y="385">{live(move || n_laid.get())}</text>
            <text class="cn of" x="39" y="385">"/8"</text>
            {(0..8).map(pip).collect_view()}
        </g>
        <g class="cor bad" class:is-none=follows(move || n_faults.get() == 0)>
            <use_ href=href("tt-barrier") x="364" y="373" width="27" height="27"/>
            <text class="cn big" x="402" y="395">{live(move || n_faults.get())}</text>
        </g>
    }
}

/// The hand, and what can be done besides.
#[component]
fn Decide(
    attempt: Attempt,
    halt: Callback<()>,
    call: Callback<()>,
    second: SecondPress,
    is_hinting: RwSignal<bool>,
) -> impl IntoView {
    let state = Memo::new(move |_| {
        let state = attempt.board.with(|board| HaltState::of(&board.plan));
        match (attempt.stage.get(), state, second.next()) {
            (Stage::Paused, _, _) => HaltState::Paused,
            (_, HaltState::Ready, Press::Second) => HaltState::Again,
            (_, state, _) => state,
        }
    });
    view! {
        <Ask attempt/>
        <Hand
            builder=attempt.builder
            gestures=attempt.gestures
            components=attempt.components
        />
        <div class="go">
            <SmallButtons attempt is_hinting/>
            <HaltButton state halt/>
        </div>
        <CommandLine builder=attempt.builder components=attempt.components halt=call/>
    }
}

/// What to do next.
#[component]
fn Ask(attempt: Attempt) -> impl IntoView {
    let words = Words::here();
    let builder = attempt.builder;
    let prompt = live(move || {
        let texts = words.texts();
        if attempt.stage.get() == Stage::Paused {
            return texts.say("taxi-paused", &[]);
        }
        match (attempt.faults.with(Vec::len), builder.selected()) {
            (0, Some(kind)) => {
                let kind = crate::turbo_taxi::names::kind_name(&texts, kind);
                texts.say("taxi-ask-lay", &[("kind", kind.into())])
            }
            (0, None) if attempt.board.with(|board| board.plan.is_full()) => {
                texts.say("taxi-ask-halt", &[])
            }
            (0, None) => texts.say("taxi-ask-choose", &[]),
            (n, _) => texts.say("taxi-ask-wrong", &[("n", n.into())]),
        }
    });
    let more = live(move || match builder.selected() {
        Some(_) => words.say("taxi-ask-turn", &[]),
        None => words.say("taxi-ask-cells", &[]),
    });
    let marks = Signal::derive(move || attempt.marks());
    view! {
        <div class="ask" role="status">
            <h2 class="ask__title">{prompt}</h2>
            <p class="ask__more">{more}</p>
            <FaultLine findings=marks/>
        </div>
    }
}

#[component]
fn SmallButtons(attempt: Attempt, is_hinting: RwSignal<bool>) -> impl IntoView {
    let builder = attempt.builder;
    let hint = Callback::new(move |()| is_hinting.set(true));
    let clear = Callback::new(move |()| builder.clear());
    let undo = Callback::new(move |()| builder.undo());
    let can_undo = move || builder.can_undo();
    view! {
        <SmallButton class="hint-button" symbol="help" key="taxi-hint" is_on=|| true go=hint/>
        <SmallButton
            class="clear-button"
            symbol="restart"
            key="taxi-clear"
            is_on=move || !attempt.is_untouched()
            go=clear
        />
        <SmallButton class="undo-button" symbol="undo" key="table-undo" is_on=can_undo go=undo/>
    }
}

#[component]
fn SmallButton(
    class: &'static str,
    symbol: &'static str,
    key: &'static str,
    is_on: impl Fn() -> bool + Send + Sync + 'static,
    go: Callback<()>,
) -> impl IntoView {
    let words = Words::here();
    view! {
        <button
            type="button"
            class=format!("button {class}")
            aria-label=words.of(key)
            title=words.of(key)
            aria-disabled=follows(move || (!is_on()).to_string())
            on:click=move |_| go.run(())
        >
            <Symbol id=symbol class="sym--20 mono"/>
        </button>
    }
}
