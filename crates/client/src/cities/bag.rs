//! What nobody has seen yet, and the bag by colour: memory alone would know it too (CI-104).

use cities::{Cities, Colour};
use leptos::prelude::*;

use super::card_sign::sign_row;
use super::drawing::tile_picture;
use super::names::{feature_name, feature_symbol, piece_name, piece_symbol, worded};
use super::provenance::Provenance;
use super::slot::token_class;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::words::Texts;

#[component]
pub fn Bag(table: Table<Cities>) -> impl IntoView {
    let cx = table.cx;
    let bag = move || {
        let texts = cx.words.texts();
        let colour = |colour: Colour| {
            let n = cx.moment.with(|moment| moment.view.bag.count(colour));
            let name = piece_name(&texts, colour);
            let title = name.clone();
            view! {
                <li title=title>
                    <Symbol id=piece_symbol(colour) class="sym--20"/>
                    <span class="sr">{name}</span>
                    <b class="num">{n}</b>
                </li>
            }
        };
        Colour::ALL.map(colour).collect_view()
    };
    let lists = live(move || {
        let texts = cx.words.texts();
        table.game.with(|game| lists(game, &texts))
    });
    view! {
        <h3 class="caps">{cx.words.of("cities-bag")}</h3>
        <ul class="bag-list">{bag}</ul>
        <details class="unseen" open>
            <summary class="small">{cx.words.of("cities-unseen")}</summary>
            {lists}
        </details>
        <Provenance table/>
    }
}

fn lists(game: &Cities, texts: &Texts) -> impl IntoView + use<> {
    let (unseen, catalogue) = (game.unseen(), game.catalogue());
    let features = unseen.features.sorts().map(|kind| {
        let role = catalogue.feature(kind).role;
        let name = feature_name(catalogue, kind, texts.lang());
        let title = name.clone();
        view! {
            <li title=title>
                <i class=token_class(role)><Symbol id=feature_symbol(role)/></i>
                <span class="sr">{name}</span>
                <b class="num">{unseen.features.count(kind)}</b>
            </li>
        }
    });
    let tiles = unseen.tiles.things().map(|tile| {
        view! { <li>{tile_picture(catalogue.face(tile), "tilepic--small")}</li> }
    });
    let cards = unseen.cards.things().map(|card| {
        let card = catalogue.card(card);
        view! {
            <li>
                {sign_row(&card.measure)}
                <span class="small">{worded(&card.name, texts.lang())}</span>
            </li>
        }
    });
    let head = |key: &str, n: u8| texts.say(key, &[("n", n.into())]);
    view! {
        <p class="caps">{head("cities-unseen-features", unseen.features.len())}</p>
        <ul class="unseen__features feats">{features.collect_view()}</ul>
        <p class="caps">{head("cities-unseen-tiles", unseen.tiles.len())}</p>
        <ul class="unseen__tiles">{tiles.collect_view()}</ul>
        <p class="caps">{head("cities-unseen-cards", unseen.cards.len())}</p>
        <ul class="unseen__cards">{cards.collect_view()}</ul>
    }
}
