//! What the dice can be used for: each use has its place, the symbol its row and the number of dice
//! its column. What it brings and costs stands on it.

use leptos::prelude::*;
use saint_malo::{N_DICE, Person, SaintMalo, Symbol as Face, Task};

use super::names::{person_id, person_name, symbol_id};
use super::persons::PersonTable;
use super::places;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::numbers::signed;
use crate::table::{Brings, Table};

#[component]
pub fn Uses(table: Table<SaintMalo>) -> impl IntoView {
    // What can be used is there for whoever plays, in turn or not.
    let is_asked = Memo::new(move |_| {
        table.targets.with(|it| it.iter().any(|it| it.place == places::task(Task::Logs(1))))
    });
    live(move || is_asked.get().then(|| view! { <UseGrid table/> }))
}

#[component]
fn UseGrid(table: Table<SaintMalo>) -> impl IntoView {
    let heads = (1..=N_DICE).map(|n| view! { <span class="caps">{n}</span> }).collect_view();
    let rows = [
        (Face::Log, Task::Logs as fn(u8) -> Task),
        (Face::Crate, Task::Crates),
        (Face::Wall, Task::Walls),
        (Face::Cross, Task::Church),
    ];
    let row = move |(face, of): (Face, fn(u8) -> Task)| {
        let uses = (1..=N_DICE).map(|n| use_button(table, of(n), None)).collect_view();
        view! { <Symbol id=format!("die-{}", symbol_id(face))/> {uses} }
    };
    // Persons of the same number of heads share its column.
    let persons = (1..=N_DICE).map(|n| {
        let of_n = Person::ALL.into_iter().filter(|person| person.n_heads() == n);
        let uses = of_n.map(|person| use_button(table, Task::Person(person), Some(person)));
        view! { <span class="uses__persons">{uses.collect_view()}</span> }
    });
    view! {
        <div class="uses">
            <span></span>
            {heads}
            {rows.map(row).collect_view()}
        </div>
        <div class="uses uses--persons">
            <PersonTable cx=table.cx/>
            {persons.collect_view()}
        </div>
        {pass_button(table)}
    }
}

fn use_button(table: Table<SaintMalo>, task: Task, person: Option<Person>) -> impl IntoView {
    let place = places::task(task);
    let at = StoredValue::new(place.clone());
    let brings = Memo::new(move |_| {
        let target = at.with_value(|place| table.target(place));
        target.map(|target| target.brings.clone()).unwrap_or_default()
    });
    let name = person.map(|person| {
        view! { <small>{live(move || person_name(&table.cx.words.texts(), person))}</small> }
    });
    let symbol = person.map(|person| {
        view! { <Symbol id=format!("sm-{}", person_id(person)) class="use__who"/> }
    });
    let number = move || match person.is_some() {
        true => None,
        false => Some(task.n_dice()),
    };
    let is_used = move || table.local.with(|tray| tray.task()) == Some(task);
    view! {
        <button class="pick use" {..table.spot(place)} class:is-on=follows(is_used)>
            {symbol}
            {live(move || brought(&brings.get(), number()))}
            {name}
        </button>
    }
}

/// What it brings, and its price below.
fn brought(brings: &[Brings], number: Option<u8>) -> impl IntoView + use<> {
    let gain = brings.iter().find(|it| 0 < it.n).map(|it| {
        view! {
            <b class="num">{signed(it.n)}</b>
            <Symbol id=it.symbol class="sym--20"/>
        }
    });
    let number = number.filter(|_| gain.is_none()).map(|n| view! { <b class="num">{n}</b> });
    let price = brings.iter().find(|it| it.n < 0).map(|it| {
        view! { <span class="use__price"><Symbol id="sm-coin"/>{-it.n}</span> }
    });
    view! { {gain} {number} {price} }
}

/// It keeps its place while it is off, so that the main button below keeps its own.
fn pass_button(table: Table<SaintMalo>) -> impl IntoView {
    let words = Memo::new(move |_| table.target(&places::PASS).map(|target| target.words.clone()));
    let spot = table.spot(places::PASS);
    view! {
        <button class="button button--quiet pass-button" {..spot}>
            {live(move || words.get())}
        </button>
    }
}
