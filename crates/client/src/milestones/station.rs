//! A building of a loop, with what a stop there would bring.

use engine::Seat;
use leptos::prelude::*;
use milestones::{GRAIN_PER_DELIVERY, Kind, Milestones, Space};

use super::foresee::{best_at_office, best_delivery, fall};
use super::names::{build_name, space_name, space_symbol};
use super::places;
use super::ring_road::{is_vain, pawn};
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::words::Texts;

#[component]
pub fn Station(table: Table<Milestones>, seat: Seat, space: Space) -> impl IntoView {
    let words = table.cx.words;
    let is_here = move || table.game.with(|game| game.tableau(seat).pawn == space);
    let vain = Memo::new(move |_| is_vain(table, seat, space));
    let outlook = Memo::new(move |_| {
        let texts = words.texts();
        table.game.with(|game| outlook(game, seat, space, &texts))
    });
    let told = live(move || {
        let Outlook { words, number, symbol, is_bad } = outlook.get();
        let number = number.map(|number| view! { <b class="num">{number}</b> });
        let symbol = symbol.map(|symbol| view! { <Symbol id=symbol class="sym--16"/> });
        view! { <small class:bad=is_bad>{words} " " {number} {symbol}</small> }
    });
    view! {
        <button
            {..table.spot(places::space(seat, space))}
            class:st=true
            class:castle=space == Space::Castle
            class:here=follows(is_here)
            class:vain=follows(move || vain.get())
            data-space=space.number()
        >
            <Symbol id=space_symbol(space) class="sym--32"/>
            <span class="st__t">
                <b>{live(move || space_name(&words.texts(), space))}</b>
                {told}
            </span>
            {pawn(table, seat, space)}
        </button>
    }
}

/// What a stop would bring with what the seat has now.
#[derive(Clone, PartialEq, Eq, Default)]
struct Outlook {
    words: String,
    number: Option<String>,
    symbol: Option<&'static str>,
    is_bad: bool,
}

fn outlook(game: &Milestones, seat: Seat, space: Space, texts: &Texts) -> Outlook {
    match space {
        Space::Castle => castle(game, seat, texts),
        Space::TradingHouse => trading_house(game, seat, texts),
        Space::BuildingOffice => match best_at_office(game, seat) {
            None => Outlook::said(texts.say("milestones-office-none", &[])),
            Some((build, points)) => Outlook {
                number: Some(format!("+{points}")),
                ..Outlook::said(format!("{}:", build_name(texts, build)))
            },
        },
        Space::Mill => mill(game, seat, texts),
        Space::Path(_) => Outlook::default(),
    }
}

impl Outlook {
    fn said(words: String) -> Outlook {
        Outlook { words, ..Outlook::default() }
    }
}

fn castle(game: &Milestones, seat: Seat, texts: &Texts) -> Outlook {
    let stop = game.stop(seat, Space::Castle);
    let covers = if stop.covers { "yes" } else { "no" };
    let args = [("n", stop.n_given_up.into()), ("covers", covers.into())];
    let words = texts.say("milestones-castle-takes", &args);
    Outlook { is_bad: 0 < stop.n_given_up, ..Outlook::said(words) }
}

fn trading_house(game: &Milestones, seat: Seat, texts: &Texts) -> Outlook {
    match fall(game, seat) {
        None => Outlook {
            number: Some("+1".to_owned()),
            symbol: Some("ms-coin"),
            ..Outlook::said(texts.say("milestones-row-rises", &[]))
        },
        Some(_) => Outlook::said(texts.say("milestones-row-falls", &[])),
    }
}

fn mill(game: &Milestones, seat: Seat, texts: &Texts) -> Outlook {
    let grain = game.tableau(seat).goods[Kind::Grain];
    match best_delivery(game) {
        Some((market, points)) if GRAIN_PER_DELIVERY <= grain => {
            Outlook { number: Some(format!("+{points}")), ..Outlook::said(format!("{market}:")) }
        }
        Some(_) => Outlook::said(texts.say("milestones-mill-grain", &[("n", grain.into())])),
        None => Outlook::said(texts.say("milestones-mill-full", &[])),
    }
}
