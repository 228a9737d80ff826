//! A corner of the map: its number or piece, a ring where it can be chosen, and what that would
//! bring.

use leptos::prelude::*;
use milestones::{Action, Corner, Milestones};

use super::board::point;
use super::contents::{Top, top_at};
use super::foresee::{Gain, gain};
use super::names::POINTS;
use super::places;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::symbol_at;
use crate::table::{Does, Table};

/// Discs grow with their numbers: radius, line, size of type.
fn disc(number: u8) -> (f64, f64, f64) {
    match number {
        0 | 1 => (14.5, 1.4, 21.0),
        2 => (17.0, 1.8, 24.0),
        3 => (20.0, 2.3, 27.0),
        4 => (24.0, 3.2, 32.0),
        _ => (28.0, 4.2, 38.0),
    }
}

#[component]
pub fn CornerSpot(table: Table<Milestones>, corner: Corner) -> impl IntoView {
    let (x, y) = point(table, corner);
    let top = Memo::new(move |_| table.game.with(|game| top_at(game, corner)));
    let counts = Memo::new(move |_| {
        looked_gain(table).is_some_and(|gain| gain.counts.iter().any(|(at, _)| *at == corner))
    });
    let gain =
        Memo::new(move |_| table.lit(&places::corner(corner)).map(|target| target.worth(POINTS)));
    let on_top = move || match top.get() {
        Top::Number(number) => number.to_string(),
        Top::Milestone => "milestone".to_owned(),
        Top::Market { .. } => "market".to_owned(),
    };
    let ring = live(move || gain.get().map(|_| view! { <circle class="ring" cx=x cy=y r="35"/> }));
    let pays = live(move || {
        counts.get().then(|| view! { <circle class="pays" cx=x cy=y r=pay_radius(top.get())/> })
    });
    view! {
        <g {..table.spot(places::corner(corner))} class:corner=true data-top=follows(on_top)>
            <circle class="hit" cx=x cy=y r="35"/>
            {ring}
            {live(move || on_corner(x, y, top.get()))}
            {pays}
            {live(move || gain.get().and_then(|gain| corner_gain(x, y, gain, top.get())))}
            <text class="name" x=x y=y + 46.0>{corner.to_string()}</text>
        </g>
    }
}

fn pay_radius(top: Top) -> f64 {
    match top {
        Top::Number(number) => disc(number).0 + 6.0,
        Top::Milestone | Top::Market { .. } => 32.0,
    }
}

fn on_corner(x: f64, y: f64, top: Top) -> AnyView {
    match top {
        Top::Number(number) => {
            let (radius, line, size) = disc(number);
            view! {
                <circle class="disc" cx=x cy=y r=radius stroke-width=line/>
                <text x=x y=y + 0.345 * size font-size=size>{number}</text>
            }
            .into_any()
        }
        Top::Milestone => {
            view! { <g class="put">{symbol_at("ms-milestone", x - 25.0, y - 33.0, 50.0)}</g> }
                .into_any()
        }
        Top::Market { has_sack } => {
            let sack = has_sack.then(|| {
                view! { <g class="put">{symbol_at("ms-flour-sack", x - 32.0, y - 5.0, 33.0)}</g> }
            });
            view! {
                <g class="put">{symbol_at("ms-market", x - 27.0, y - 31.0, 54.0)}</g>
                {sack}
            }
            .into_any()
        }
    }
}

/// Where a number says itself what it brings, nothing is added. Elsewhere it stands at the foot of
/// the piece, between the bushes.
fn corner_gain(x: f64, y: f64, gain: i32, top: Top) -> Option<impl IntoView> {
    let says_itself = matches!(top, Top::Number(number) if i32::from(number) == gain);
    (0 < gain && !says_itself).then(|| {
        view! {
            <g class="flag">
                <rect x=x - 19.0 y=y + 10.0 width="38" height="25" rx="12.5"/>
                <text x=x y=y + 30.0>{format!("+{gain}")}</text>
            </g>
        }
    })
}

/// What the piece would bring that is being looked at.
fn looked_gain(table: Table<Milestones>) -> Option<Gain> {
    let target = table.looked_at()?;
    let action = match target.does {
        Does::Act(action) => action,
        Does::Steps(_) | Does::Rush(_) | Does::Local(_) => return None,
    };
    let is_on_map = matches!(
        action,
        Action::BuildHouse { .. } | Action::BuildMarket { .. } | Action::Deliver { .. }
    );
    let seat = table.cx.moment.with(|moment| moment.my_turn())?;
    is_on_map.then(|| table.game.with(|game| gain(game, seat, action)))
}
