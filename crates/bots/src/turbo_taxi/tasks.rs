//! What a task was that is over: how hard it was, and how close everybody came.

use engine::{Millis, Seat};
use turbo_taxi::{
    Cell, Difficulty, Pace, Phase, Plan, Task, View, lost_at, nearest, reachable, right_plans,
};

use crate::judge::{Raced, RacedSeat};

/// The levels whose times do not depend on others, the slowest first.
const PACES: [(&str, Pace); 4] =
    [("easy", Pace::EASY), ("medium", Pace::MEDIUM), ("hard", Pace::HARD), ("turbo", Pace::TURBO)];

/// The deal that has ended. Nothing where it was called off before its task was complete.
pub fn raced(view: &View, now: Millis) -> Option<Raced> {
    let task = Task::new(view.centre?, view.figures.complete()?);
    let components = view.options.components();
    let right = right_plans(&task, components);
    let Difficulty { n_right, n_forced, n_forced_by_trial } = Difficulty::of(&task, components);
    let is_in = |seat: &Seat| view.tied.is_none_or(|tied| tied.contains(*seat));
    let seats = Seat::all(view.n_seats()).filter(is_in);
    Some(Raced {
        task: task.to_string(),
        n_right,
        n_forced,
        n_forced_by_trial,
        levels: PACES.map(|(level, pace)| (level, pace.median_ms(n_right))).to_vec(),
        seats: seats.map(|seat| raced_seat(view, seat, &task, &right)).collect(),
        winner: match view.phase {
            Phase::RoundEnd { winner, .. } => Some(winner),
            _ => None,
        },
        ended_at: view.clock.map_or(0, |clock| clock.elapsed(now)),
    })
}

fn raced_seat(view: &View, seat: Seat, task: &Task, right: &[Plan]) -> RacedSeat {
    let components = view.options.components();
    let own = &view.seats[seat.idx()];
    let bare = Plan::with_centre(task.centre);
    let film = own.film.as_deref().unwrap_or_default();
    let board = own.board.unwrap_or(bare);
    let nearest = nearest(task, &board, components);
    let is_missing = |cell: &Cell| nearest.is_some_and(|plan| plan[*cell] != board[*cell]);
    RacedSeat {
        seat,
        called_at: view.called_at(seat),
        is_right: right.contains(&board),
        lost_at: lost_at(&reachable(bare, film, right, components.set)),
        nearest: nearest.map(|plan| plan.to_string()),
        n_missing: Cell::outer().filter(is_missing).count() as u8,
    }
}
