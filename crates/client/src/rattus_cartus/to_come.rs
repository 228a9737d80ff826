//! The thirty building cards of this game: which are gone, which lie open, which are to come; and
//! the open piles.

use leptos::prelude::*;
use rattus_cartus::{Building, BuildingCard, Pile, Piles, RattusCartus, View};

use super::names::{building_name, building_symbol, pile_symbol};
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::table::Table;

#[component]
pub fn ToCome(table: Table<RattusCartus>) -> impl IntoView {
    let cx = table.cx;
    let n_main = move || cx.moment.with(|moment| moment.view.n_main);
    view! {
        <section class="tocome">
            <h3 class="caps">
                {cx.words.of("rattus-buildings")}
                <span>
                    {live(move || cx.words.say("rattus-n-to-come", &[("n", n_main().into())]))}
                </span>
            </h3>
            <ul class="copies">{live(move || cx.moment.with(|it| rows(table, &it.view)))}</ul>
            <h3 class="caps">{cx.words.of("rattus-piles")}</h3>
            <ul class="piles">{live(move || cx.moment.with(|it| piles(table, &it.view)))}</ul>
        </section>
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
    engine::sort_short(&mut copies, |copy| *copy as u8);
    copies
}

fn rows(table: Table<RattusCartus>, view: &View) -> impl IntoView + use<> {
    let texts = table.cx.words.texts();
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

fn piles(table: Table<RattusCartus>, view: &View) -> impl IntoView + use<> {
    let words = table.cx.words;
    let stat = |symbol: String, class: &'static str, label: String, n: usize| {
        view! {
            <li>
                <Symbol id=symbol class=format!("sym--20 {class}")/>
                <span>{label}</span>
                <b class="num">{n}</b>
            </li>
        }
    };
    let is_in_play =
        |pile: &Pile| view.in_game.iter().any(|card| card.building.pile() == Some(*pile));
    let piles = Pile::ALL.into_iter().filter(is_in_play).map(|pile| {
        let label = words.say(&format!("rattus-pile-{}", pile_id(pile)), &[]);
        stat(pile_symbol(pile), "", label, n_left(&view.piles, pile))
    });
    let backs =
        |class, key: &'static str, n| stat("rc-back".to_owned(), class, words.say(key, &[]), n);
    let deck = backs("", "rattus-pile-deck", view.n_deck.into());
    let discarded = backs("mono", "rattus-pile-discarded", view.discard_pile.len());
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
