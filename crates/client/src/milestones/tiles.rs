//! Worker tiles: two halves, each with its number, its worker and the good that it brings.

use leptos::prelude::*;
use milestones::{COINS_PER_TILE, Milestones, Phase, Tile, Worker};

use super::names::{kind_symbol, worker_name, worker_symbol};
use super::places;
use crate::kit::each::Each;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::words::Texts;

/// Both halves of a tile.
pub fn tile_face(table: Table<Milestones>, tile: Tile) -> impl IntoView {
    let tile = table.game.with_untracked(|game| game.edition().tile(tile));
    let half = |worker: Worker| {
        view! {
            <span class="half">
                <b class="num">{worker.number}</b>
                <Symbol id=worker_symbol(worker.kind) class="w"/>
                <Symbol id=kind_symbol(worker.kind) class="g"/>
            </span>
        }
    };
    view! { {half(tile.left)} {half(tile.right)} }
}

pub fn tile_name(game: &Milestones, tile: Tile, texts: &Texts) -> String {
    let tile = game.edition().tile(tile);
    let args = [
        ("left", worker_name(texts, tile.left).into()),
        ("right", worker_name(texts, tile.right).into()),
    ];
    texts.say("milestones-tile", &args)
}

/// A tile that can be pressed.
#[component]
pub fn TileButton(
    table: Table<Milestones>,
    tile: Tile,
    #[prop(optional, into)] is_on: Signal<bool>,
) -> impl IntoView {
    view! {
        <button {..table.spot(places::tile(tile))} class:pick=true class:wt=true class:is-on=is_on>
            {tile_face(table, tile)}
        </button>
    }
}

/// The tiles for hire.
#[component]
pub fn Display(table: Table<Milestones>) -> impl IntoView {
    let display = Memo::new(move |_| -> Vec<Tile> {
        table.cx.moment.with(|moment| moment.view.display.into())
    });
    let n_stack = live(move || table.cx.moment.with(|moment| moment.view.stack.len()));
    let words = table.cx.words;
    view! {
        <div class="tiles">
            <Each
                each=move || display.get()
                key=|tile| tile.0
                children=move |tile| view! { <TileButton table tile/> }
            />
            <p class="stack">
                <b class="num">{n_stack}</b>
                {words.of("milestones-in-stack")}
            </p>
        </div>
    }
}

/// Behind a tab: what is for hire, what is still to come, and what is left of the pieces. While the
/// question shows the tiles for hire they are not shown here.
#[component]
pub fn Hire(table: Table<Milestones>) -> impl IntoView {
    let words = table.cx.words;
    let is_asked = Memo::new(move |_| {
        table.cx.moment.with(|moment| {
            moment.my_turn().is_some() && matches!(moment.view.phase, Phase::Trade { .. })
        })
    });
    let display = live(move || {
        (!is_asked.get()).then(|| {
            let price = words.say("milestones-hire-price", &[("n", COINS_PER_TILE.into())]);
            view! { <p class="small quiet">{price}</p> <Display table/> }
        })
    });
    view! {
        {display}
        <h3 class="caps">{words.of("milestones-left")}</h3>
        {live(move || supply(table))}
        <h3 class="caps">{words.of("milestones-unseen")}</h3>
        <div class="tiles tiles--small">{live(move || unseen(table))}</div>
    }
}

/// Which tiles are still to come is known, only not in which order (MS-128).
fn unseen(table: Table<Milestones>) -> impl IntoView {
    let texts = table.cx.words.texts();
    let stack = table.cx.moment.with(|moment| moment.view.stack);
    let tile = |tile: Tile| {
        let name = table.game.with_untracked(|game| tile_name(game, tile, &texts));
        view! { <span class="wt" title=name>{tile_face(table, tile)}</span> }
    };
    stack.iter().map(tile).collect_view()
}

fn supply(table: Table<Milestones>) -> impl IntoView {
    let words = table.cx.words;
    let (sections, houses, markets, sacks) = table.game.with(|game| {
        let map = game.map();
        let n_sacks = map.sacks(game.edition()).count() as u8;
        let left = milestones::N_SACKS - n_sacks;
        (map.n_sections_left(), map.n_houses_left(), map.n_markets_left(), left)
    });
    let stat = |symbol: &'static str, key: &'static str, n: u8| {
        view! {
            <span class="stat" title=words.say(key, &[])>
                <Symbol id=symbol class="sym--20"/>
                <span class="sr">{words.say(key, &[])}</span>
                {n}
            </span>
        }
    };
    view! {
        <p class="supply">
            {stat("ms-milestone", "milestones-section", sections)}
            {stat("ms-house", "milestones-house", houses)}
            {stat("ms-market", "milestones-market", markets)}
            {stat("ms-flour-sack", "milestones-sack", sacks)}
        </p>
    }
}
