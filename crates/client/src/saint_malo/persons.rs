//! The table of persons, one click away: how many heads each takes, and what it does.

use leptos::prelude::*;
use saint_malo::{Person, SaintMalo};

use super::names::{person_id, person_letter, person_name};
use crate::kit::dialog::Dialog;
use crate::kit::live::{follows, live};
use crate::kit::symbol::Symbol;
use crate::table::TableCx;

#[component]
pub fn PersonTable(cx: TableCx<SaintMalo>) -> impl IntoView {
    let is_open = RwSignal::new(false);
    let title = Signal::derive(move || cx.words.say("saint-malo-help", &[]));
    view! {
        <button
            class="icon-button persons-button"
            aria-label=follows(move || title.get())
            title=follows(move || title.get())
            on:click=move |_| is_open.set(true)
        >
            <Symbol id="die-head" class="sym--24"/>
            <Symbol id="help" class="sym--16 mono"/>
        </button>
        <Dialog is_open title closing="go-back">
            <ul class="persons">{live(move || rows(cx))}</ul>
        </Dialog>
    }
}

fn rows(cx: TableCx<SaintMalo>) -> impl IntoView {
    Person::ALL.map(|person| row(cx, person)).collect_view()
}

fn row(cx: TableCx<SaintMalo>, person: Person) -> impl IntoView {
    let texts = cx.words.texts();
    let heads = texts.say("saint-malo-help-heads", &[("n", person.n_heads().into())]);
    let effect = texts.say(&format!("saint-malo-ask-person-{}", person_id(person)), &[]);
    let name = person_name(&texts, person);
    view! {
        <li>
            <Symbol id=format!("sm-{}", person_id(person)) class="sym--40"/>
            <span>
                <b>{format!("{name} ({})", person_letter(&texts, person))}</b>
                <span class="quiet">{heads}</span>
                <br/>
                {effect}
            </span>
        </li>
    }
}
