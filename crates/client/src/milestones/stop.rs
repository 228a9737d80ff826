//! A path space of the own loop: its worker, what a stop there brings, and what pressing it does.

use engine::Seat;
use leptos::prelude::*;
use leptos::web_sys::{MouseEvent, PointerEvent};
use milestones::{Action, Milestones, PathSpace, Phase, Production, Space, Tile, Worker};

use super::desk::Desk;
use super::foresee::{fall, is_ahead};
use super::names::{counted, kind_symbol, worker_name, worker_symbol};
use super::scene::Pick;
use crate::kit::symbol::Symbol;
use crate::table::Moment;

/// What lies on the space, and what a stop would bring.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Face {
    top: PathSpace,
    brings: Option<Production>,
    is_ahead: bool,
    falls: bool,
}

#[component]
pub fn PathStop(desk: Desk, space: u8) -> impl IntoView {
    let face = Memo::new(move |_| {
        let seat = desk.shown();
        desk.game.with(|game| face(game, seat, space))
    });
    let has_pawn = Memo::new(move |_| pawn(desk, Space::Path(space)));
    let action = Memo::new(move |_| action_at(desk, space));
    let ghost = Memo::new(move |_| ghost(desk, space));
    let is_offered = move || action.get().is_some_and(|action| desk.offers(action));
    let is_selected = move || {
        ghost.get().is_some()
            || action.get().is_some_and(|it| desk.preview.get() == Some(Pick::Act(it)))
    };
    let press = move |click: MouseEvent| {
        let action = action.get_untracked().unwrap_or(Action::Move { to: Space::Path(space) });
        desk.press(action, &click);
    };
    let hover = move |event: &PointerEvent, is_over: bool| {
        let pick = action.get_untracked().filter(|_| is_over && untrack(is_offered));
        desk.hover(event, pick.map(Pick::Act));
    };
    view! {
        <button
            class="sp"
            class:cov=move || face.get().top == PathSpace::Covered
            class:emp=move || face.get().top == PathSpace::Empty
            class:falls=move || face.get().falls
            class:behind=move || !face.get().is_ahead
            class:can=is_offered
            class:is-selected=is_selected
            class:here=move || has_pawn.get().is_some()
            class:is-ghost=move || ghost.get().is_some()
            aria-disabled=move || (!is_offered()).then_some("true")
            aria-label=move || label(desk, space, face.get())
            data-space=space
            on:click=press
            on:pointerenter=move |event| hover(&event, true)
            on:pointerleave=move |event| hover(&event, false)
        >
            {move || match ghost.get() {
                Some(worker) => worker_face(worker).into_any(),
                None => on_top(space, face.get()),
            }}
            {move || has_pawn.get().map(|seat| pawn_figure(desk, seat))}
        </button>
    }
}

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
        let points = (0 < brings.points)
            .then(|| view! { <i class="pt">{format!("+{}", brings.points)}</i> });
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
        {bonus}
        <Symbol id=worker_symbol(worker.kind) class="sym--32"/>
    }
}

/// The seat whose pawn stands on a space of the loop that is shown.
pub fn pawn(desk: Desk, space: Space) -> Option<Seat> {
    let seat = desk.shown();
    desk.game.with(|game| (game.tableau(seat).pawn == space).then_some(seat))
}

/// It lies when its turn is over.
pub fn pawn_figure(desk: Desk, seat: Seat) -> impl IntoView {
    let wash = format!("var(--seat-{})", crate::table::seat_mark::letter(seat));
    let lies = move || !is_on_the_move(desk, seat);
    let label = Signal::derive(move || Some(desk.cx.words.say("milestones-pawn", &[])));
    view! {
        <span class="pawn" class:is-lying=lies style=("--sym-wash", wash)>
            <Symbol id="ms-pawn" label/>
        </span>
    }
}

fn is_on_the_move(desk: Desk, seat: Seat) -> bool {
    desk.cx.moment.with(|moment| {
        let has_moves = !matches!(moment.view.phase, Phase::EndTurn | Phase::Over);
        moment.view.turn == seat && has_moves
    })
}

/// What pressing a path space does now; what somebody would want, if it is not offered.
fn action_at(desk: Desk, space: u8) -> Option<Action> {
    let tile = desk.start_tile.get();
    desk.cx.moment.with(|moment| {
        moment.my_turn()?;
        let offered = |action: &Action| moment.actions.contains(action);
        match moment.view.phase {
            Phase::Move => Some(Action::Move { to: Space::Path(space) }),
            Phase::PlaceStart => {
                let tile = tile.or_else(|| next_start_tile(moment))?;
                let place = |left: u8| Action::PlaceStartTile { tile, left };
                let mut places = lefts(space).into_iter().map(place);
                Some(places.find(offered).unwrap_or_else(|| place(space)))
            }
            Phase::PlaceRecruit { .. } => {
                Some(Action::PlaceRecruit { left: lefts(space)[0] })
            }
            Phase::Bonus { .. } => {
                let takes = |action: &&Action| {
                    matches!(action, Action::TakeBonus { space: at, .. } if *at == space)
                };
                let plot = moment.actions.iter().find_map(|action| match action {
                    Action::TakeBonus { plot, .. } => Some(*plot),
                    _ => None,
                })?;
                let taken = moment.actions.iter().find(takes).copied();
                Some(taken.unwrap_or(Action::TakeBonus { plot, space }))
            }
            Phase::Cover => Some(Action::Cover { space }),
            _ => None,
        }
    })
}

/// Where the left half of a tile can lie so that it covers a space, the likelier first.
fn lefts(space: u8) -> [u8; 2] {
    if space == milestones::N_PATH_SPACES { [space - 1; 2] } else { [space, space.max(2) - 1] }
}

/// The tile that is placed unless the other one is chosen.
pub fn next_start_tile(moment: &Moment<Milestones>) -> Option<Tile> {
    let seat = moment.my_turn()?;
    moment.view.tableaus[seat.idx()].start_tiles.into_iter().flatten().next()
}

/// The half of a tile that would lie here.
fn ghost(desk: Desk, space: u8) -> Option<Worker> {
    let Some(Pick::Act(action)) = desk.preview.get() else { return None };
    let (tile, left) = match (action, desk.phase()) {
        (Action::PlaceStartTile { tile, left }, _) => (tile, left),
        (Action::PlaceRecruit { left }, Phase::PlaceRecruit { tile }) => (tile, left),
        _ => return None,
    };
    let tile = desk.edition.with_value(|edition| edition.tile(tile));
    match space {
        it if it == left => Some(tile.left),
        it if it == left + 1 => Some(tile.right),
        _ => None,
    }
}

fn label(desk: Desk, space: u8, face: Face) -> String {
    let texts = desk.cx.words.texts();
    let args = [("n", space.into())];
    let what = match face.top {
        PathSpace::Empty => return texts.say("milestones-stop-empty", &args),
        PathSpace::Covered => return texts.say("milestones-stop-covered", &args),
        PathSpace::Worker(worker) => worker_name(&texts, worker),
    };
    let brings = face.brings.map(|it| counted(&texts, it.kind, it.n_goods)).unwrap_or_default();
    let points = face.brings.map_or(0, |it| it.points);
    let args = [
        ("n", space.into()),
        ("worker", what.into()),
        ("brings", brings.into()),
        ("points", points.into()),
    ];
    texts.say("milestones-stop-worker", &args)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tile_covers_the_space_that_was_pressed() {
        assert_eq!(lefts(1), [1, 1]);
        assert_eq!(lefts(4), [4, 3]);
        assert_eq!(lefts(8), [7, 7]);
    }
}
