//! What is allowed. One function says what forbids an action; what is offered is everything that
//! nothing forbids, in a fixed order.

use engine::{Game, Seat};

use crate::board::Board;
use crate::options::{Assist, Halt};
use crate::{
    Action, CENTRE, Card, Cell, Field, Figure, Phase, SeatStatus, Step, TurboTaxi, VoidReason,
    is_right,
};

pub(crate) fn actions(game: &TurboTaxi, seat: Seat, out: &mut Vec<Action>) {
    let is_offered = |action: &Action| forbids(game, seat, action).is_none();
    match game.phase {
        _ if game.is_paused() => out.extend([Action::Resume].into_iter().filter(is_offered)),
        Phase::Place { .. } => out.extend(placing().filter(is_offered)),
        Phase::Build | Phase::Calling { .. } => out.extend(racing().filter(is_offered)),
        Phase::Void { .. } | Phase::RoundEnd { .. } => {
            out.extend([Action::Ready, Action::Pause].into_iter().filter(is_offered));
        }
        Phase::Countdown { .. } | Phase::Check { .. } | Phase::Over => {}
    }
}

fn placing() -> impl Iterator<Item = Action> {
    let lifts = Figure::ALL.into_iter().map(|figure| Action::LiftFigure { figure });
    let puts = Figure::ALL
        .into_iter()
        .flat_map(|figure| Field::all().map(move |field| Action::PlaceFigure { figure, field }));
    [Action::Done].into_iter().chain(lifts).chain(puts)
}

fn racing() -> impl Iterator<Item = Action> {
    let calls = [Action::Halt, Action::VoteGiveUp, Action::WithdrawVote, Action::Pause];
    calls.into_iter().chain(steps().map(Action::Build))
}

fn steps() -> impl Iterator<Item = Step> {
    let pairs = Cell::outer().flat_map(|from| Cell::outer().map(move |to| (from, to)));
    let lays = Cell::outer().flat_map(|cell| Card::ALL.map(|card| Step::Lay { card, cell }));
    [Step::Clear]
        .into_iter()
        .chain(Cell::outer().map(|cell| Step::Take { cell }))
        .chain(Cell::outer().map(|cell| Step::Rotate { cell }))
        .chain(pairs.map(|(from, to)| Step::Move { from, to }))
        .chain(lays)
}

/// Every rule that [`forbids`] can name.
pub(crate) const RULES: &[&str] = &[
    "TT-28", "TT-32", "TT-33", "TT-34", "TT-35", "TT-36", "TT-40", "TT-42", "TT-45", "TT-46",
    "TT-47", "TT-48", "TT-49", "TT-51", "TT-54", "TT-55", "TT-57", "TT-65", "TT-68", "TT-71",
    "TT-73", "TT-74", "TT-77", "TT-78", "TT-79", "TT-81",
];

/// The number of the rule by which `seat` may not do this now. It follows from what the seat knows.
pub(crate) fn forbids(game: &TurboTaxi, seat: Seat, action: &Action) -> Option<&'static str> {
    if game.n_seats() <= seat.0 {
        return Some("TT-28");
    }
    if game.is_paused() {
        return unless(*action == Action::Resume, "TT-77");
    }
    match game.phase {
        Phase::Place { .. } => forbids_placing(game, seat, action),
        Phase::Countdown { .. } => Some("TT-40"),
        Phase::Build | Phase::Calling { .. } => forbids_racing(game, seat, action),
        Phase::Check { .. } => Some("TT-57"),
        Phase::Void { reason, ready, .. } => match action {
            Action::Ready if waits_for_ready(reason) => unless(!ready.contains(seat), "TT-74"),
            Action::Ready => Some("TT-42"),
            _ => Some("TT-71"),
        },
        Phase::RoundEnd { ready, .. } => match action {
            Action::Ready => unless(!ready.contains(seat), "TT-74"),
            Action::Pause => None,
            _ => Some("TT-73"),
        },
        Phase::Over => Some("TT-79"),
    }
}

fn unless(is_allowed: bool, rule: &'static str) -> Option<&'static str> {
    if is_allowed { None } else { Some(rule) }
}

/// TT-42, TT-74: an unsolvable deal is shown for a fixed time.
pub(crate) fn waits_for_ready(reason: VoidReason) -> bool {
    match reason {
        VoidReason::Unsolvable => false,
        VoidReason::GivenUp | VoidReason::TimeUp => true,
    }
}

/// TT-32 to TT-36.
fn forbids_placing(game: &TurboTaxi, seat: Seat, action: &Action) -> Option<&'static str> {
    if seat != game.commissioner {
        return Some("TT-32");
    }
    match *action {
        Action::PlaceFigure { field, .. } if game.figures.fields().contains(field) => Some("TT-33"),
        Action::PlaceFigure { figure, field } => {
            let placed = game.figures.with(figure, field);
            unless(placed.leaves_enough_green(&game.options.components()), "TT-34")
        }
        Action::LiftFigure { figure } => unless(game.figures[figure].is_some(), "TT-35"),
        Action::Done => unless(game.figures.complete().is_some(), "TT-35"),
        Action::Build(_) | Action::Halt | Action::VoteGiveUp | Action::WithdrawVote => {
            Some("TT-36")
        }
        Action::Ready => Some("TT-74"),
        Action::Pause | Action::Resume => Some("TT-77"),
    }
}

fn forbids_racing(game: &TurboTaxi, seat: Seat, action: &Action) -> Option<&'static str> {
    let deal = game.dealt();
    match game.status(seat) {
        SeatStatus::Out if !game.racing().contains(seat) => return Some("TT-81"),
        SeatStatus::Out => return Some("TT-65"),
        SeatStatus::Called => return Some("TT-55"),
        SeatStatus::Building => {}
    }
    if *action == Action::Pause {
        return unless(!deal.pause_wishes.contains(seat), "TT-77");
    }
    if deal.waiting.contains(seat) {
        return Some("TT-78");
    }
    let board = &deal.racers[seat.idx()].board;
    match *action {
        Action::Build(step) => forbids_step(board, step),
        Action::Halt => forbids_halt(game, board),
        Action::VoteGiveUp => unless(!deal.votes.contains(seat), "TT-68"),
        Action::WithdrawVote => unless(deal.votes.contains(seat), "TT-68"),
        Action::PlaceFigure { .. } | Action::LiftFigure { .. } | Action::Done => Some("TT-36"),
        Action::Ready => Some("TT-74"),
        Action::Pause | Action::Resume => Some("TT-77"),
    }
}

/// TT-51, TT-54.
fn forbids_halt(game: &TurboTaxi, board: &Board) -> Option<&'static str> {
    let options = &game.options;
    match (options.assist, options.halt) {
        (Assist::Full, _) => {
            let task = &game.dealt().task;
            unless(is_right(task, &board.plan, options.components()), "TT-51")
        }
        (Assist::Off | Assist::Edges, Halt::FullBoard) => unless(board.plan.is_full(), "TT-54"),
        (Assist::Off | Assist::Edges, Halt::AnyTime) => None,
    }
}

/// TT-45 to TT-49.
pub(crate) fn forbids_step(board: &Board, step: Step) -> Option<&'static str> {
    let plan = &board.plan;
    let touches_centre = match step {
        Step::Lay { cell, .. } | Step::Rotate { cell } | Step::Take { cell } => cell == CENTRE,
        Step::Move { from, to } => from == CENTRE || to == CENTRE,
        Step::Clear => false,
    };
    if touches_centre {
        return Some("TT-49");
    }
    match step {
        Step::Lay { card, .. } if !board.hand.has(card.kind()) => Some("TT-49"),
        Step::Lay { card, cell } => unless(plan[cell] != Some(card), "TT-45"),
        Step::Rotate { cell } => {
            unless(plan[cell].is_some_and(|card| card.turned() != card), "TT-46")
        }
        Step::Move { from, to } => {
            let is_offered = match (plan[from], plan[to]) {
                (Some(_), None) => true,
                // A swap is the same from both sides: offered from the lower cell.
                (Some(one), Some(other)) => from < to && one != other,
                (None, _) => false,
            };
            unless(is_offered, "TT-47")
        }
        Step::Take { cell } => unless(plan[cell].is_some(), "TT-48"),
        Step::Clear => unless(0 < plan.n_laid(), "TT-48"),
    }
}
