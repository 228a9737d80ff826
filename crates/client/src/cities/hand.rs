//! What was taken and waits to be laid: a tile that can be turned, features, pieces; one button for
//! what is not wanted; and where the points come from.

use cities::{Cities, Phase};
use leptos::prelude::*;

use super::drawing::tile_picture;
use super::foresee::{Gain, Line, between};
use super::laying::{Thing, things, things_by_sort};
use super::names::{feature_symbol, piece_symbol};
use super::offer::Means;
use super::places;
use super::slot::{card_face, token_class};
use super::words::{line_symbol, line_words};
use crate::kit::each::Each;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::table::numbers::signed;

#[component]
pub fn Hand(table: Table<Cities>) -> impl IntoView {
    let is_there = Memo::new(move |_| Means::of(table) == Means::Hand);
    live(move || {
        is_there.get().then(|| {
            view! {
                <div class="in-hand">
                    {live(move || tile(table))}
                    {live(move || card(table))}
                    <Things table/>
                </div>
                <ul class="gains">{live(move || gains(table))}</ul>
            }
        })
    })
}

/// The tile as it lies, or as it was taken.
fn tile(table: Table<Cities>) -> Option<impl IntoView> {
    let Phase::PlaceTile { tile } = table.cx.moment.with(|moment| moment.view.phase) else {
        return None;
    };
    let rotation = table.local.with(|laying| laying.tile.map(|(_, rotation)| rotation));
    let face = table.game.with(|game| game.catalogue().face(tile).turned(rotation.unwrap_or(0)));
    Some(view! {
        <span class="hand__tile" data-place=places::IN_HAND.to_string()>
            {tile_picture(face, "")}
        </span>
        <button class="button turn-button" {..table.spot(places::TURN)}>
            <Symbol id="ct-turn" class="sym--24 mono"/>
            <span>{table.cx.words.of("cities-turn-short")}</span>
        </button>
        <p class="hand__help">{table.cx.words.of("cities-ask-tile-short")}</p>
    })
}

/// The card that was turned up.
fn card(table: Table<Cities>) -> Option<impl IntoView> {
    let me = table.cx.moment.with(|moment| {
        let is_card = matches!(moment.view.phase, Phase::Confirm { row: cities::Row::Cards });
        moment.my_turn().filter(|_| is_card)
    })?;
    let lang = table.cx.words.texts().lang();
    table.game.with(|game| {
        let card = game.cards(me).last()?;
        let face = card_face(game.catalogue().card(*card), lang);
        Some(view! { <span class="hand__card">{face}</span> })
    })
}

#[component]
fn Things(table: Table<Cities>) -> impl IntoView {
    let all = Memo::new(move |_| things_by_sort(table.cx.moment.with(|it| it.view.phase)));
    let left = Memo::new(move |_| things(ahead(table).phase()));
    let discard = live(move || {
        let n = left.with(Vec::len);
        let has_any = 0 < n;
        has_any.then(|| {
            view! {
                <button class="button discard" {..table.spot(places::DISCARD)}>
                    <Symbol id="ct-bin" class="sym--20"/>
                    <span>{table.cx.words.say("cities-discard", &[("n", n.into())])}</span>
                </button>
            }
        })
    });
    view! {
        <Each
            each=move || all.get()
            key=|thing| format!("{thing:?}")
            children=move |thing| view! { <InHand table thing left/> }
        />
        {discard}
    }
}

/// The game with all that is laid.
fn ahead(table: Table<Cities>) -> Cities {
    let me = table.cx.moment.with(|moment| moment.my_turn());
    table.game.with(|game| match me {
        Some(me) => table.local.with(|laying| laying.ahead(game, me)),
        None => game.clone(),
    })
}

#[component]
fn InHand(table: Table<Cities>, thing: Thing, left: Memo<Vec<Thing>>) -> impl IntoView {
    let n = live(move || left.with(|left| left.iter().filter(|it| **it == thing).count()));
    let is_picked = Memo::new(move |_| {
        let me = table.cx.moment.with(|moment| moment.my_turn());
        let ahead = ahead(table);
        me.and_then(|me| table.local.with(|it| it.picked(&ahead, me))) == Some(thing)
    });
    let picture = table.game.with_untracked(|game| match thing {
        Thing::Piece(colour) => view! { <Symbol id=piece_symbol(colour)/> }.into_any(),
        Thing::Feature(kind) => {
            let role = game.catalogue().feature(kind).role;
            view! {
                <span class="feats">
                    <i class=token_class(role)><Symbol id=feature_symbol(role)/></i>
                </span>
            }
            .into_any()
        }
    });
    let spot = table.spot(places::thing(thing));
    view! {
        <button {..spot} class="pick thing" class:is-on=follows(move || is_picked.get())>
            {picture}
            <b class="badge">{n}</b>
        </button>
    }
}

/// Line by line what is laid brings.
fn gains(table: Table<Cities>) -> impl IntoView {
    let laying = table.local.get();
    let me = table.cx.moment.with(|moment| moment.my_turn());
    let texts = table.cx.words.texts();
    table.game.with(|game| {
        let gain = me.map_or_else(Gain::default, |me| between(game, &laying.ahead(game, me), me));
        let line = |line: &Line| {
            let points = line.points();
            let number = (points != 0).then(|| view! { <b class="num">{signed(points)}</b> });
            view! {
                <li class:loss=points < 0>
                    <Symbol id=line_symbol(*line) class="sym--20"/>
                    {number}
                    <span>{line_words(game, *line, &texts)}</span>
                </li>
            }
        };
        gain.lines.iter().map(line).collect_view()
    })
}
