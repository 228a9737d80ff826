//! The card is turned up (TT-41 to TT-43, TT-78).

use engine::{Cx, Seat};

use super::{round, time};
use crate::deal::Deal;
use crate::film::Shot;
use crate::options::{Progress, Unsolvable};
use crate::{Cell, Event, Phase, Plan, Step, Task, TurboTaxi, VoidReason, right_plans};

const QUARTER_TURNS: u32 = 4;

pub(super) fn turn_up(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let kind = *game.stack.last().expect("a round has a card to win");
    let card = kind.turned(cx.below(QUARTER_TURNS) as u8);
    let figures = game.figures.complete().expect("the task is set");
    let met_at = time::common_moment(game, cx);
    let task = Task::new(card, figures);
    let deal = Deal::new(&game.options, game.n_seats, game.racing(), task, met_at);
    let is_solvable = 0 < deal.answer.n_solutions;
    game.deal = Some(deal);
    game.phase = Phase::Build;
    cx.tell_all(|| Event::CardTurned { card });
    match game.options.unsolvable {
        Unsolvable::Announce if !is_solvable => {
            cx.tell_all(|| Event::DealUnsolvable);
            round::void(game, VoidReason::Unsolvable, cx);
        }
        Unsolvable::Announce | Unsolvable::Honest => lay_helper_cards(game, cx),
    }
}

/// TT-78: for each seat one of the right plans, and of that so many cells.
fn lay_helper_cards(game: &mut TurboTaxi, cx: &mut Cx<'_, Event>) {
    let n_helpers = |seat: &Seat| game.options.handicaps[seat.idx()].helper_cards.count();
    let helped: Vec<(Seat, u8)> =
        game.live().iter().map(|seat| (seat, n_helpers(&seat))).filter(|it| 0 < it.1).collect();
    if helped.is_empty() {
        return;
    }
    let plans = right_plans(&game.dealt().task, game.options.components());
    for (seat, n) in helped {
        let plan = plans[cx.below(plans.len() as u32) as usize];
        lay_some(game, seat, &plan, n, cx);
        if game.options.progress == Progress::Shown {
            cx.tell_all(|| Event::Progress { seat, n });
        }
    }
}

/// They open the film, so that it leads from the bare centre to the board.
fn lay_some(game: &mut TurboTaxi, seat: Seat, plan: &Plan, n: u8, cx: &mut Cx<'_, Event>) {
    let mut cells: Vec<Cell> = Cell::outer().collect();
    let racer = &mut game.dealt_mut().racers[seat.idx()];
    for _ in 0..n {
        let cell = cells.swap_remove(cx.below(cells.len() as u32) as usize);
        let step = Step::Lay { card: plan[cell].expect("right plans are full"), cell };
        racer.board.build(step);
        racer.film.push(Shot { at: 0, step });
    }
}
