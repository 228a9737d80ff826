//! The task bar: one chip for every use of the dice that the rules offer, with its price. It is
//! live after every roll.

use leptos::prelude::*;
use leptos::web_sys::MouseEvent;
use saint_malo::{Action, Dice, N_DICE, Person, Phase, SaintMalo, Task};

use super::foresee::uses;
use super::persons::PersonTable;
use super::say::{person_id, person_name, task_name};
use super::why::not_this_task;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::why::Why;

/// `wish` takes a task that has to wait for the rolling to be stopped.
#[component]
pub fn Chips(cx: TableCx<SaintMalo>, wish: RwSignal<Option<Task>>) -> impl IntoView {
    let why = Why::here::<SaintMalo>();
    let offered = Memo::new(move |_| {
        cx.moment.with(|moment| match moment.my_turn() {
            Some(_) => uses(&moment.view),
            None => Vec::new(),
        })
    });
    let choose = Callback::new(move |task: Task| {
        if cx.busy.get_untracked() {
            return;
        }
        let must_stop =
            cx.moment.with_untracked(|moment| matches!(moment.view.phase, Phase::Reroll { .. }));
        if must_stop {
            wish.set(Some(task));
            cx.act.run(Action::Stop);
        } else {
            cx.act.run(Action::Use { task });
        }
    });
    let chips = move || {
        let dice = cx.moment.with(|moment| match moment.view.phase {
            // A bonus person costs nothing, whatever the dice show.
            Phase::BonusPerson => None,
            _ => Some(moment.view.dice),
        });
        offered.with(|offered| {
            let tasks: Vec<Task> = offered.iter().filter_map(task_of).collect();
            let bar = Bar { cx, tasks, dice, choose, why };
            let persons = Person::ALL.into_iter().rev().filter(|_| !offered.is_empty());
            let persons: Vec<_> = persons.map(|person| bar.person(person)).collect();
            // A bonus is a person.
            let groups = GROUPS.iter().filter(|_| !offered.is_empty() && dice.is_some());
            let groups: Vec<_> = groups.map(|group| bar.group(group)).collect();
            view! {
                {persons.collect_view()}
                {groups.collect_view()}
                {pass_chip(cx, offered)}
                {stop_chip(cx)}
            }
        })
    };
    view! { <div class="chips">{chips}<PersonTable cx/></div> }
}

/// Tasks that differ only in their number stand in one box.
struct Group {
    key: &'static str,
    symbol: &'static str,
    task: fn(u8) -> Task,
}

const GROUPS: [Group; 4] = [
    Group { key: "saint-malo-group-crates", symbol: "die-crate", task: Task::Crates },
    Group { key: "saint-malo-group-walls", symbol: "die-wall", task: Task::Walls },
    Group { key: "saint-malo-group-church", symbol: "sm-church", task: Task::Church },
    Group { key: "saint-malo-group-logs", symbol: "die-log", task: Task::Logs },
];

fn task_of(action: &Action) -> Option<Task> {
    match action {
        Action::Use { task } => Some(*task),
        _ => None,
    }
}

/// What all chips are made from.
struct Bar {
    cx: TableCx<SaintMalo>,
    /// On offer.
    tasks: Vec<Task>,
    dice: Option<Dice>,
    choose: Callback<Task>,
    why: Why,
}

impl Bar {
    /// A person that cannot be had now keeps its place, without its name.
    fn person(&self, person: Person) -> impl IntoView + use<> {
        let task = Task::Person(person);
        let is_off = !self.tasks.contains(&task);
        let title = self.title(task);
        let name = (!is_off).then(|| person_name(&self.cx.words.texts(), person));
        view! {
            <button
                class="chip"
                class:is-off=is_off
                title=title.clone()
                aria-label=title
                aria-disabled=is_off.to_string()
                data-task=person_id(person)
                on:click=self.press(task)
            >
                <Symbol id=format!("sm-{}", person_id(person)) class="sym--24"/>
                {name}
                {(!is_off).then(|| price(task, self.dice))}
            </button>
        }
    }

    /// The numbers on offer, and the first one that is not.
    fn group(&self, group: &Group) -> impl IntoView + use<> {
        let is_off = |n: &u8| !self.tasks.contains(&(group.task)(*n));
        let beyond = (1..=N_DICE).find(is_off);
        let shown = (1..=N_DICE).filter(|n| !is_off(n) || beyond == Some(*n));
        let buttons: Vec<_> = shown.map(|n| self.number((group.task)(n), n, is_off(&n))).collect();
        view! {
            <span
                class="choice"
                class:is-off=beyond == Some(1)
                role="group"
                aria-label=self.cx.words.say(group.key, &[])
            >
                <Symbol id=group.symbol class="sym--24"/>
                {buttons.collect_view()}
            </span>
        }
    }

    fn number(&self, task: Task, n: u8, is_off: bool) -> impl IntoView + use<> {
        let title = self.title(task);
        view! {
            <button
                class="choice__n"
                class:is-off=is_off
                title=title.clone()
                aria-label=title
                aria-disabled=is_off.to_string()
                on:click=self.press(task)
            >
                {n}
                {(!is_off).then(|| price(task, self.dice))}
            </button>
        }
    }

    fn press(&self, task: Task) -> impl Fn(MouseEvent) + use<> {
        let Bar { cx, choose, why, .. } = *self;
        move |click| {
            let texts = cx.words.texts_once();
            let reason =
                cx.moment.with_untracked(|moment| not_this_task(&moment.view, task, &texts));
            match reason {
                Some(reason) => why.answer(&click, &reason),
                None => choose.run(task),
            }
        }
    }

    /// What it takes, or why it cannot be had.
    fn title(&self, task: Task) -> String {
        let texts = self.cx.words.texts();
        let reason = self.cx.moment.with(|moment| not_this_task(&moment.view, task, &texts));
        if let Some(reason) = reason {
            return reason.in_words();
        }
        let args = [
            ("task", task_name(&texts, task).into()),
            ("dice", task.n_dice().into()),
            ("coins", n_coins(task, self.dice).into()),
        ];
        texts.say("saint-malo-chip", &args)
    }
}

/// Ends the rolling without a task: with the dice as they lie there may be none.
fn stop_chip(cx: TableCx<SaintMalo>) -> Option<impl IntoView> {
    let may_stop = cx.moment.with(|moment| {
        let is_rolling = matches!(moment.view.phase, Phase::Reroll { .. });
        is_rolling && moment.actions.contains(&Action::Stop)
    });
    let press = move |_| cx.act.run(Action::Stop);
    may_stop.then(|| {
        let label = cx.words.of("saint-malo-button-stop");
        view! { <button class="chip chip--pass chip--stop" on:click=press>{label}</button> }
    })
}

/// Using nothing is seldom meant, so it asks once more while there is something to use.
fn pass_chip(cx: TableCx<SaintMalo>, offered: &[Action]) -> Option<impl IntoView + use<>> {
    let is_bonus = cx.moment.with(|moment| moment.view.phase == Phase::BonusPerson);
    let is_use = cx.moment.with(|moment| moment.view.phase == Phase::Use);
    let has_choice = 1 < offered.len();
    // While others decide, nothing is offered.
    let may_pass = offered.contains(&Action::Pass);
    if !may_pass || !(is_bonus || is_use) {
        return None;
    }
    let is_sure = RwSignal::new(is_bonus || !has_choice);
    let was_asked = RwSignal::new(false);
    let label = move || {
        cx.words.say(
            match (is_bonus, was_asked.get()) {
                (true, _) => "saint-malo-button-decline",
                (false, false) => "saint-malo-button-pass",
                (false, true) => "saint-malo-button-pass-sure",
            },
            &[],
        )
    };
    let press = move |_| {
        if is_sure.get_untracked() {
            cx.act.run(Action::Pass);
        } else {
            was_asked.set(true);
            is_sure.set(true);
        }
    };
    Some(view! { <button class="chip chip--pass" on:click=press>{label}</button> })
}

fn n_coins(task: Task, dice: Option<Dice>) -> u16 {
    dice.map_or(0, |dice| task.n_coins(dice))
}

fn price(task: Task, dice: Option<Dice>) -> Option<impl IntoView> {
    let coins = n_coins(task, dice);
    (0 < coins).then(|| {
        view! { <span class="chip__cost">{coins}<Symbol id="sm-coin" class="sym--16"/></span> }
    })
}
