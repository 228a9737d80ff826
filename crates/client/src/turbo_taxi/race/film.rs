//! After a deal everything lies open: the boards, how they were built, and the right plans.

use engine::Seat;
use leptos::prelude::*;
use turbo_taxi::{Phase, Plan, Shot, Task, TurboTaxi, right_plans};

use super::scene::Scene;
use crate::table::TableCx;

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reel {
    /// As it was after so many steps, or at the end.
    Board { seat: Seat, n_shots: Option<usize> },
    /// One of the right plans.
    Solution(usize),
}

impl Reel {
    pub fn plan(self, scene: Scene) -> Plan {
        match self {
            Reel::Board { seat, n_shots } => scene.cx.moment.with(|moment| {
                let view = &moment.view;
                let empty = view.centre.map_or(Plan::EMPTY, Plan::with_centre);
                let Some(own) = view.seats.get(seat.idx()) else { return empty };
                match (n_shots, &own.film) {
                    (Some(n_shots), Some(film)) => after(empty, &film[..n_shots], scene),
                    _ => own.board.unwrap_or(empty),
                }
            }),
            Reel::Solution(idx) => {
                scene.solutions.with(|plans| plans.get(idx).copied().unwrap_or(Plan::EMPTY))
            }
        }
    }
}

/// The board after these steps.
fn after(start: Plan, film: &[Shot], scene: Scene) -> Plan {
    let mut board = turbo_taxi::Board::of(start, scene.components.get().set);
    for shot in film {
        board.build(shot.step);
    }
    board.plan
}

/// The winner's board first; without a winner one's own.
pub fn first_reel(cx: TableCx<TurboTaxi>) -> RwSignal<Reel> {
    let first = Memo::new(move |_| {
        cx.moment.with(|moment| match moment.view.phase {
            Phase::RoundEnd { winner, .. } => winner,
            _ => moment.viewer.seat().unwrap_or(Seat(0)),
        })
    });
    let reel = RwSignal::new(Reel::Board { seat: Seat(0), n_shots: None });
    Effect::new(move || reel.set(Reel::Board { seat: first.get(), n_shots: None }));
    reel
}

pub fn solutions(cx: TableCx<TurboTaxi>) -> Vec<Plan> {
    cx.moment.with(|moment| {
        let view = &moment.view;
        let figures = view.figures.complete().filter(|_| view.phase.shows_boards());
        match (figures, view.centre) {
            (Some(figures), Some(centre)) => {
                right_plans(&Task::new(centre, figures), view.options.components())
            }
            _ => Vec::new(),
        }
    })
}
