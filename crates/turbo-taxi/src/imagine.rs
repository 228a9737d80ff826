//! A state that a seat cannot tell from the true one. Unknown to it are the order of the stack,
//! what others have laid and how, who of them has called, and in a pause the task itself.

use engine::{Chance, Seat, Seats};

use crate::board::Board;
use crate::deal::Deal;
use crate::film::laid_at_once;
use crate::options::{Assist, Halt, Unsolvable};
use crate::{
    Call, Card, CardKind, Cell, Clock, Components, Figures, N_CELLS, Phase, SeatStatus, SeatView,
    Task, TurboTaxi, View, is_solvable, right_plans,
};

/// The cards around the centre of a full board.
const N_LAID_MAX: u8 = N_CELLS as u8 - 1;

pub(crate) fn imagine(view: &View, seat: Seat, chance: &mut dyn Chance) -> TurboTaxi {
    let task = view.clock.map(|_| imagined_task(view, chance));
    let mut game = TurboTaxi {
        options: view.options.clone(),
        n_seats: view.n_seats(),
        stack: stack(view, task.map(|task| task.centre.kind()), chance),
        medals: view.medals.clone(),
        withdrawn: view.withdrawn.clone(),
        commissioner: view.commissioner,
        round: view.round,
        deal_number: view.deal,
        tied: view.tied,
        champion: view.champion,
        phase: view.phase,
        paused_at: view.paused_at,
        figures: task.map_or(view.figures, |task| task.figures.into()),
        deal: None,
    };
    if let (Some(task), Some(clock)) = (task, view.clock) {
        game.deal = Some(imagined_deal(view, &game, task, clock, chance));
        if view.phase == Phase::Build && view.paused_at.is_none() {
            imagine_calls(view, &mut game, seat, chance);
        }
    }
    game
}

/// The task that is seen, or while it is covered any that could be played.
fn imagined_task(view: &View, chance: &mut dyn Chance) -> Task {
    if let (Some(centre), Some(figures)) = (view.centre, view.figures.complete()) {
        return Task::new(centre, figures);
    }
    let components = view.options.components();
    let last_card = match view.phase {
        Phase::RoundEnd { .. } if view.tied.is_none() => view.medals.last().map(|it| it.card),
        _ => None,
    };
    let left: Vec<CardKind> = view.cards_left().iter().collect();
    let placements = Figures::NONE.completions(&components);
    loop {
        let kind = last_card.unwrap_or_else(|| *pick(&left, chance));
        let figures = pick(&placements, chance).complete().expect("completions are complete");
        let task = Task::new(kind.turned(chance.below(4) as u8), figures);
        let is_played = match view.options.unsolvable {
            Unsolvable::Announce => is_solvable(&task, components),
            Unsolvable::Honest => true,
        };
        if is_played {
            return task;
        }
    }
}

/// The cards that are left, in any order, but for the one that is turned up.
fn stack(view: &View, turned_up: Option<CardKind>, chance: &mut dyn Chance) -> Vec<CardKind> {
    if let Some(order) = &view.stack_order {
        return order.clone();
    }
    let mut left = view.cards_left();
    let is_won = match view.phase {
        Phase::RoundEnd { .. } => view.tied.is_none(),
        _ => false,
    };
    let on_top = turned_up.filter(|_| !is_won);
    if let Some(kind) = on_top {
        assert!(left.take(kind), "the card that is turned up has not been won");
    }
    let mut stack: Vec<CardKind> = left.iter().collect();
    for last in (1..stack.len()).rev() {
        stack.swap(last, chance.below(last as u32 + 1) as usize);
    }
    stack.extend(on_top);
    stack
}

fn imagined_deal(
    view: &View,
    game: &TurboTaxi,
    task: Task,
    clock: Clock,
    chance: &mut dyn Chance,
) -> Deal {
    let met_at = match clock {
        Clock::Running { from, .. } => from,
        Clock::Standing { .. } => 0,
    };
    let components = view.options.components();
    let mut deal = Deal::new(&view.options, game.n_seats, game.racing(), task, met_at);
    let among = |is_in: fn(&SeatView) -> bool| -> Seats {
        let seats = Seat::all(game.n_seats).zip(&view.seats);
        seats.filter(|(_, seen)| is_in(seen)).map(|(seat, _)| seat).collect()
    };
    deal.clock = clock;
    deal.out = among(|seen| seen.status == SeatStatus::Out);
    deal.waiting = among(|seen| seen.is_waiting);
    deal.votes = among(|seen| seen.has_voted);
    deal.pause_wishes = among(|seen| seen.wants_pause);
    deal.calls = view.calls.clone();
    deal.n_checked = view.n_checked.into();
    for (racer, seen) in deal.racers.iter_mut().zip(&view.seats) {
        racer.board = match (seen.board, seen.n_laid) {
            (Some(plan), _) => Board::of(plan, components.set),
            (None, Some(n_laid)) => random_board(task.centre, n_laid, &components, chance),
            (None, None) => {
                let n_laid = chance.below(u32::from(N_LAID_MAX) + 1) as u8;
                random_board(task.centre, n_laid, &components, chance)
            }
        };
        racer.film = seen.film.clone().unwrap_or_else(|| laid_at_once(&racer.board, 0));
    }
    if let Some(answer) = view.answer {
        deal.answer = answer;
    }
    deal
}

/// So many cards, anywhere and anyhow.
fn random_board(
    centre: Card,
    n_laid: u8,
    components: &Components,
    chance: &mut dyn Chance,
) -> Board {
    let mut board = Board::with_centre(centre, components.set);
    let mut free: Vec<Cell> = Cell::outer().collect();
    for _ in 0..n_laid {
        let cell = free.swap_remove(chance.below(free.len() as u32) as usize);
        let in_hand: Vec<CardKind> = board.hand.iter().collect();
        let card = *pick(pick(&in_hand, chance).cards(), chance);
        board.lay(card, cell);
    }
    board
}

/// Any of the others may have called, but not everybody: then the hold would be over. And if all
/// votes or all wishes for a pause seem to stand, somebody's must have lapsed.
fn imagine_calls(view: &View, game: &mut TurboTaxi, own: Seat, chance: &mut dyn Chance) {
    let live = game.live();
    let mut callers: Vec<Seat> =
        live.iter().filter(|seat| *seat != own && can_have_called(view, game, *seat)).collect();
    let n_others_max = live.len() as usize - 1;
    let n_callers_max = callers.len().min(n_others_max - usize::from(view.own_call.is_some()));
    let deal = game.dealt();
    let something_lapsed = deal.votes == live || deal.pause_wishes == live;
    let n_callers_min = usize::from(something_lapsed && view.own_call.is_none());
    let n_choices = (n_callers_max - n_callers_min) as u32 + 1;
    let n_callers = n_callers_min + chance.below(n_choices) as usize;
    let first = view.own_call.into_iter();
    game.dealt_mut().pending.extend(first);
    for _ in 0..n_callers {
        let seat = callers.swap_remove(chance.below(callers.len() as u32) as usize);
        imagine_call(view, game, seat, chance);
    }
    if let Some(Call { receipt, .. }) = game.dealt().pending.first() {
        game.phase = Phase::Calling { until: receipt + 1 };
    }
}

/// Whether what is seen of the seat lets it call.
fn can_have_called(view: &View, game: &TurboTaxi, seat: Seat) -> bool {
    let seen = &view.seats[seat.idx()];
    let is_free = seen.status == SeatStatus::Building && !seen.is_waiting;
    let can_be_full = seen.n_laid.is_none_or(|n_laid| n_laid == N_LAID_MAX);
    let may_call = match (view.options.assist, view.options.halt) {
        (Assist::Full, _) => {
            let answer = game.dealt().answer;
            can_be_full && seen.board.is_none() && answer.plan.is_some()
        }
        (Assist::Off | Assist::Edges, Halt::FullBoard) => can_be_full,
        (Assist::Off | Assist::Edges, Halt::AnyTime) => true,
    };
    is_free && may_call
}

fn imagine_call(view: &View, game: &mut TurboTaxi, seat: Seat, chance: &mut dyn Chance) {
    let components = view.options.components();
    let receipt = view.own_call.map_or(game.dealt().met_at, |call| call.receipt);
    let deal = game.dealt_mut();
    let racer = &mut deal.racers[seat.idx()];
    let is_hidden = view.seats[seat.idx()].n_laid.is_none();
    match (view.options.assist, view.options.halt) {
        (Assist::Full, _) => {
            let plan = *pick(&right_plans(&deal.task, components), chance);
            racer.board = Board::of(plan, components.set);
        }
        (Assist::Off | Assist::Edges, Halt::FullBoard) if is_hidden => {
            racer.board = random_board(deal.task.centre, N_LAID_MAX, &components, chance);
        }
        (Assist::Off | Assist::Edges, Halt::FullBoard | Halt::AnyTime) => {}
    }
    racer.film = laid_at_once(&racer.board, 0);
    let last_step = racer.last_step;
    deal.pending.push(Call { seat, receipt, delay: 0, fair: receipt, last_step });
}

fn pick<'a, T>(from: &'a [T], chance: &mut dyn Chance) -> &'a T {
    &from[chance.below(from.len() as u32) as usize]
}
