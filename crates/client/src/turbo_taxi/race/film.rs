//! After a deal everything lies open: the boards, how they were built, and the right plans.

use engine::{Millis, Seat};
use leptos::prelude::*;
use turbo_taxi::{Plan, Shot, Task, TurboTaxi, View, right_plans};

use super::desk::bare;
use super::racing::Race;
use crate::table::TableCx;

/// What is looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Film {
    /// As it was after so many steps, or at the end.
    Board { n_shots: Option<usize> },
    /// One of the right plans.
    Solution(usize),
}

/// What the film shows of a board.
pub fn plan_of(race: Race, seat: Option<Seat>) -> Plan {
    let Some(seat) = seat else { return race.cx.moment.with(|moment| bare(&moment.view)) };
    match race.film.get() {
        Film::Board { n_shots } => race.cx.moment.with(|moment| {
            let view = &moment.view;
            let empty = bare(view);
            let Some(own) = view.seats.get(seat.idx()) else { return empty };
            match (n_shots, &own.film) {
                (Some(n_shots), Some(film)) => after(empty, &film[..n_shots.min(film.len())], race),
                _ => own.board.unwrap_or(empty),
            }
        }),
        Film::Solution(idx) => {
            race.solutions.with(|plans| plans.get(idx).copied().unwrap_or(Plan::EMPTY))
        }
    }
}

/// The board after these steps.
fn after(start: Plan, film: &[Shot], race: Race) -> Plan {
    let mut board = turbo_taxi::Board::of(start, race.components.get().set);
    for shot in film {
        board.build(shot.step);
    }
    board.plan
}

pub fn film(view: &View, seat: Seat) -> &[Shot] {
    let seat = view.seats.get(seat.idx());
    seat.and_then(|seat| seat.film.as_deref()).unwrap_or_default()
}

/// When somebody has called, on the round clock.
pub fn called_at(view: &View, seat: Seat) -> Option<Millis> {
    view.called_at(seat)
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

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Match, Viewer};
    use turbo_taxi::{Call, Cell, Step};

    use super::*;

    /// The round began ten seconds into the match, the call came 2.5 seconds after the last step.
    #[test]
    fn a_call_comes_so_long_after_the_last_step() {
        let (race, _) = Match::<TurboTaxi>::new(&Default::default(), 2, &mut Fast::new(1))
            .expect("the defaults are for two");
        let mut view = race.game().view(Viewer::Spectator);
        assert_eq!(called_at(&view, Seat(0)), None, "nobody has called");
        let call = |seat, fair, last_step| Call { seat, receipt: fair, delay: 0, fair, last_step };
        view.calls = vec![call(Seat(1), 60_000, 60_000), call(Seat(0), 54_500, 52_000)];
        assert_eq!(called_at(&view, Seat(0)), None, "nothing was built");
        let step = Step::Rotate { cell: Cell::outer().next().expect("there are eight") };
        let shots = [7_000, 42_000].map(|at| Shot { at, step });
        view.seats[0].film = Some(shots.to_vec());
        assert_eq!(called_at(&view, Seat(0)), Some(44_500));
        view.calls.pop();
        assert_eq!(called_at(&view, Seat(0)), None, "somebody else has called");
    }
}
