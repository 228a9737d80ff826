//! A path space of a loop: its worker, and what a stop there brings.

use engine::Seat;
use leptos::prelude::*;
use milestones::{Action, Milestones, PathSpace, Production, Space, Worker};

use super::foresee::{fall, is_ahead};
use super::loop_targets::tile_in_hand;
use super::names::{POINTS, kind_symbol, worker_symbol};
use super::places;
use super::ring_road::{is_vain, pawn};
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::{Does, Table};

/// What lies on the space, and what a stop would bring.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Face {
    top: PathSpace,
    brings: Option<Production>,
    is_ahead: bool,
    falls: bool,
}

#[component]
pub fn PathStop(table: Table<Milestones>, seat: Seat, space: u8) -> impl IntoView {
    let at = Space::Path(space);
    let face = Memo::new(move |_| table.game.with(|game| face(game, seat, space)));
    let is_here = move || table.game.with(|game| game.tableau(seat).pawn == at);
    let vain = Memo::new(move |_| is_vain(table, seat, at));
    let ghost = Memo::new(move |_| ghost(table, seat, space));
    view! {
        <button
            {..table.spot(places::space(seat, at))}
            class:sp=true
            class:cov=follows(move || face.get().top == PathSpace::Covered)
            class:emp=follows(move || face.get().top == PathSpace::Empty)
            class:falls=follows(move || face.get().falls)
            class:behind=follows(move || !face.get().is_ahead)
            class:here=follows(is_here)
            class:vain=follows(move || vain.get())
            class:new=follows(move || ghost.get().is_some())
            data-space=space
        >
            {live(move || match ghost.get() {
                Some(worker) => worker_face(worker).into_any(),
                None => on_top(space, face.get()),
            })}
            {pawn(table, seat, at)}
        </button>
    }
}

/// Behind the pawn it is the next lap that counts.
fn face(game: &Milestones, seat: Seat, space: u8) -> Face {
    let tableau = game.tableau(seat);
    let is_ahead = is_ahead(game, seat, Space::Path(space));
    let from = if is_ahead { tableau.pawn.number() } else { 0 };
    Face {
        top: tableau.path.at(space),
        brings: tableau.path.production(from, space),
        is_ahead,
        falls: fall(game, seat) == Some(space),
    }
}

fn on_top(space: u8, face: Face) -> AnyView {
    let PathSpace::Worker(worker) = face.top else {
        return view! { <span class="sp__i">{space}</span> }.into_any();
    };
    let brings = face.brings.map(|brings| {
        let points = (0 < brings.points).then(|| {
            view! {
                <b>{format!("+{}", brings.points)}</b>
                <Symbol id=POINTS class="sym--16"/>
            }
        });
        view! {
            <span class="sp__g">
                <b>{format!("+{}", brings.n_goods)}</b>
                <Symbol id=kind_symbol(brings.kind) class="sym--16"/>
                {points}
            </span>
        }
    });
    view! { {worker_face(worker)} {brings} }.into_any()
}

fn worker_face(worker: Worker) -> impl IntoView {
    let bonus = worker.has_bonus.then(|| view! { <Symbol id="ms-bonus" class="sp__b"/> });
    view! {
        <span class="sp__n num">{worker.number}</span>
        <Symbol id=worker_symbol(worker.kind) class="sp__w"/>
        {bonus}
    }
}

/// The half of a tile that would lie here if what is looked at were done.
fn ghost(table: Table<Milestones>, seat: Seat, space: u8) -> Option<Worker> {
    let is_mine = table.cx.moment.with(|moment| moment.my_turn() == Some(seat));
    let Does::Act(action) = table.looked_at().filter(|_| is_mine)?.does else { return None };
    let left = match action {
        Action::PlaceStartTile { left, .. } | Action::PlaceRecruit { left } => left,
        _ => return None,
    };
    let tile = table.scene(tile_in_hand)?;
    let tile = table.game.with(|game| game.edition().tile(tile));
    match space {
        it if it == left => Some(tile.left),
        it if it == left + 1 => Some(tile.right),
        _ => None,
    }
}
