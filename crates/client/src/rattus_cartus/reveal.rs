//! The reveal, building by building: what each visitor has laid there, and what came of it. It
//! plays when cards are turned up and stays where somebody has to decide in between; a click goes
//! on. Where nothing may move, only what is being decided is shown, and the log tells the rest.

use std::time::Duration;

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Building, Card, View};

use super::desk::Desk;
use super::film::{Shot, Visit, shots, standing};
use super::names::{
    building_name, building_symbol, cards_in_words, class_name, class_symbol, kind_symbol,
};
use crate::browser;
use crate::kit::symbol::Symbol;
use crate::table::log::bold_pieces;
use crate::table::seat_mark::SeatMark;
use crate::words::Texts;

pub use super::film::slot_of;

/// A building takes so long, and a little more for each line of what came of it.
const SHOT_MS: u64 = 2_100;
const LINE_MS: u64 = 450;
const SHOT_MS_MAX: u64 = 4_800;

#[component]
pub fn Reveal(desk: Desk) -> impl IntoView {
    let cx = desk.cx;
    let film = RwSignal::new(Vec::<Shot>::new());
    // The view before the newest step knows the buildings that the step has cleared.
    Effect::new(move |before: Option<View>| {
        let view = cx.moment.with(|moment| moment.view.clone());
        let (texts, names) = (cx.words.texts_once(), cx.names.get_untracked());
        if let Some(before) = before.filter(|_| browser::may_move()) {
            let new = cx.news.with_untracked(|news| shots(&before, &view, news, &names, &texts));
            if !new.is_empty() {
                film.set(new);
            }
        }
        view
    });
    let next = move || {
        film.update(|film| {
            if !film.is_empty() {
                film.remove(0);
            }
        });
    };
    let current = Memo::new(move |_| film.with(|film| film.first().cloned()));
    Effect::new(move || {
        let Some(shot) = current.get() else { return };
        let lasts = (SHOT_MS + LINE_MS * shot.lines.len() as u64).min(SHOT_MS_MAX);
        let key = shot.key;
        let end = move || {
            if current.try_with_untracked(|it| it.as_ref().map(|it| it.key)) == Some(Some(key)) {
                next();
            }
        };
        set_timeout(end, Duration::from_millis(lasts));
    });
    let shown = Memo::new(move |_| {
        let standing = || cx.moment.with(|moment| standing(&moment.view));
        current.get().map(|shot| (shot, true)).or_else(|| standing().map(|shot| (shot, false)))
    });
    let skip = move |_| next();
    move || {
        let (shot, is_film) = shown.get()?;
        Some(view! {
            <div class="reveal" class:is-film=is_film on:click=skip>
                {scene(desk, &shot)}
                {is_film.then(|| view! {
                    <p class="reveal__skip">{cx.words.of("rattus-skip")}</p>
                })}
            </div>
        })
    }
}

fn scene(desk: Desk, shot: &Shot) -> impl IntoView + use<> {
    let texts = desk.cx.words.texts();
    let building = shot.card.building;
    let class = building.class();
    let visits: Vec<_> = shot
        .visits
        .iter()
        .enumerate()
        .map(|(i, visit)| visitor(desk, building, i, visit, &texts))
        .collect();
    let line = |(i, line): (usize, &crate::table::Sentence)| {
        let mark = line.seat.map(|seat| view! { <SeatMark seat class="sym--16"/> });
        let delay = format!("calc(var(--time-scene) + var(--time-show) * {i})");
        view! { <li style:animation-delay=delay>{mark}<span>{bold_pieces(line)}</span></li> }
    };
    view! {
        <header class="reveal__head">
            <Symbol id=building_symbol(building) class="sym--64"/>
            <span>
                <b>{building_name(&texts, building)}</b>
                <span class="house__class">
                    <Symbol id=class_symbol(class) class="sym--20"/>
                    {class_name(&texts, class)}
                </span>
            </span>
        </header>
        <ul class="visits">{visits}</ul>
        <ul class="reveal__lines">{shot.lines.iter().enumerate().map(line).collect_view()}</ul>
    }
}

fn visitor(
    desk: Desk,
    building: Building,
    i: usize,
    visit: &Visit,
    texts: &Texts,
) -> impl IntoView + use<> {
    let Visit { seat, cards, strength, rats, is_premium } = visit.clone();
    let name = desk.cx.names.with(|names| names.label(seat, texts));
    let label = cards_in_words(texts, &cards);
    let class = building.class();
    let crown = is_premium.then(|| {
        let title = texts.say("rattus-premium", &[]);
        view! { <Symbol id="crown" class="sym--24 visit__crown" label=title/> }
    });
    let rats = (0 < rats).then(|| {
        view! {
            <span class="visit__n bad">
                <b class="num">{format!("+{rats}")}</b>
                <Symbol id="rc-rat" class="sym--24"/>
            </span>
        }
    });
    view! {
        <li class="visit" class:is-premium=is_premium style=("--i", i.to_string())>
            <span class="visit__who">{seat_line(seat, name)}{crown}</span>
            <span class="visit__cards" role="img" aria-label=label>
                {cards.iter().enumerate().map(|(i, card)| turned(building, i, *card)).collect_view()}
            </span>
            <span class="visit__gains">
                <span class="visit__n">
                    <b class="num">{format!("+{strength}")}</b>
                    <Symbol id=class_symbol(class) class="sym--24"/>
                </span>
                {rats}
            </span>
        </li>
    }
}

fn seat_line(seat: Seat, name: String) -> impl IntoView {
    view! { <SeatMark seat class="sym--24"/><b class="seat__name">{name}</b> }
}

/// A card that is turned up, one after the other.
fn turned(building: Building, i: usize, card: Card) -> impl IntoView {
    let is_stranger =
        matches!(card, Card::Person(person) if person.class != building.class());
    let rat = is_stranger.then(|| view! { <Symbol id="rc-rat" class="stranger"/> });
    view! {
        <span class="pcard turned" style=("--i", i.to_string())>
            <Symbol id=kind_symbol(card.kind())/>
            {rat}
        </span>
    }
}
