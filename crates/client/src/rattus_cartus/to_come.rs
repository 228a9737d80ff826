//! The thirty building cards of this game: which are gone, which lie open, which are to come; and
//! the open piles.

use leptos::prelude::*;
use rattus_cartus::{Building, BuildingCard, Pile, Piles, View};

use super::desk::Desk;
use super::names::{building_name, building_symbol, pile_symbol};
use crate::kit::symbol::Symbol;

#[component]
pub fn ToCome(desk: Desk) -> impl IntoView {
    let words = desk.cx.words;
    let n_main = move || desk.cx.moment.with(|moment| moment.view.n_main);
    view! {
        <li class="panel tocome">
            <h2 class="panel__head">
                {words.of("rattus-buildings")}
                <span class="caps">
                    {move || words.say("rattus-n-to-come", &[("n", n_main().into())])}
                </span>
            </h2>
            <ul class="copies">{move || desk.cx.moment.with(|it| rows(desk, &it.view))}</ul>
            <ul class="piles">{move || desk.cx.moment.with(|it| piles(desk, &it.view))}</ul>
        </li>
    }
}

/// What has become of a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Copy {
    Gone,
    Here,
    Hidden,
}

fn copies(view: &View, building: Building) -> Vec<Copy> {
    let of_building = |card: &&BuildingCard| card.building == building;
    let state = |card: &BuildingCard| match () {
        () if view.row.iter().any(|row| row.card == *card) => Copy::Here,
        () if view.discarded.contains(card) => Copy::Gone,
        () => Copy::Hidden,
    };
    let mut copies: Vec<Copy> = view.in_game.iter().filter(of_building).map(state).collect();
    copies.sort_by_key(|copy| *copy as u8);
    copies
}

fn rows(desk: Desk, view: &View) -> impl IntoView + use<> {
    let texts = desk.cx.words.texts();
    let row = |building: Building| {
        let copies = copies(view, building);
        if copies.is_empty() {
            return None;
        }
        let count = |wanted| copies.iter().filter(|it| **it == wanted).count();
        let args = [
            ("gone", count(Copy::Gone).into()),
            ("here", count(Copy::Here).into()),
            ("left", count(Copy::Hidden).into()),
        ];
        let label = texts.say("rattus-copies", &args);
        let copy = |copy: &Copy| {
            let class = match copy {
                Copy::Gone => "gone",
                Copy::Here => "here",
                Copy::Hidden => "",
            };
            view! { <i class=class></i> }
        };
        Some(view! {
            <li>
                <Symbol id=building_symbol(building) class="sym--20"/>
                <span>{building_name(&texts, building)}</span>
                <span class="cop" role="img" aria-label=label.clone() title=label>
                    {copies.iter().map(copy).collect_view()}
                </span>
            </li>
        })
    };
    Building::ALL.into_iter().filter_map(row).collect_view()
}

fn piles(desk: Desk, view: &View) -> impl IntoView + use<> {
    let words = desk.cx.words;
    let stat = |symbol: String, label: String, n: usize| {
        let title = label.clone();
        view! {
            <li class="stat" title=title>
                <Symbol id=symbol class="sym--20"/>
                <span class="num">{n}</span>
                <span class="sr">{label}</span>
            </li>
        }
    };
    let is_in_play = |pile: &Pile| {
        view.in_game.iter().any(|card| card.building.pile() == Some(*pile))
    };
    let piles = Pile::ALL.into_iter().filter(is_in_play).map(|pile| {
        let label = words.say(&format!("rattus-pile-{}", pile_id(pile)), &[]);
        stat(pile_symbol(pile), label, n_left(&view.piles, pile))
    });
    let deck = stat("rc-back".to_owned(), words.say("rattus-pile-deck", &[]), view.n_deck.into());
    let discarded = stat(
        "down".to_owned(),
        words.say("rattus-pile-discarded", &[]),
        view.discard_pile.len(),
    );
    view! { {deck} {discarded} {piles.collect_view()} }
}

pub fn pile_id(pile: Pile) -> &'static str {
    pile.kind().map_or("markers", |kind| kind.name())
}

fn n_left(piles: &Piles, pile: Pile) -> usize {
    match pile {
        Pile::Joker => piles.joker.into(),
        Pile::Sword => piles.sword.into(),
        Pile::Flute => piles.flute.into(),
        Pile::Pass => piles.pass.into(),
        Pile::Gold => piles.gold.into(),
        Pile::VpMarker => piles.vp_markers.len(),
    }
}
