//! What a match was about: its tasks, how hard they were, and how close everybody came.

use engine::{Game, Match, Record, Recorded, Seat, Viewer};
use turbo_taxi::{
    Cell, Difficulty, Pace, Phase, Plan, Task, TurboTaxi, View, lost_at, nearest, reachable,
    right_plans,
};

use crate::judge::{Raced, RacedSeat};

/// The levels whose times do not depend on others, the slowest first.
const PACES: [(&str, Pace); 4] =
    [("easy", Pace::EASY), ("medium", Pace::MEDIUM), ("hard", Pace::HARD), ("turbo", Pace::TURBO)];

/// Every deal that has ended. A Record that does not hold is told of as far as it does.
pub fn tasks(record: &Record<TurboTaxi>) -> Vec<Raced> {
    let mut draws = Recorded::new(&record.header.draws);
    let set_up = Match::<TurboTaxi>::new(&record.header.options, record.n_seats(), &mut draws);
    let Ok((mut played, _)) = set_up else { return Vec::new() };
    let mut tasks = Vec::new();
    let mut was_shown = false;
    for (idx, entry) in record.entries.iter().enumerate() {
        if played.repeat(entry).is_err() {
            break;
        }
        let is_shown = played.game().phase().shows_boards();
        if is_shown && !was_shown {
            tasks.extend(raced(idx, &played.game().view(Viewer::Spectator), entry.at));
        }
        was_shown = is_shown;
    }
    tasks
}

fn raced(entry: usize, view: &View, now: u64) -> Option<Raced> {
    let task = Task::new(view.centre?, view.figures.complete()?);
    let components = view.options.components();
    let right = right_plans(&task, components);
    let Difficulty { n_right, n_forced, n_forced_by_trial } = Difficulty::of(&task, components);
    let is_in = |seat: &Seat| view.tied.is_none_or(|tied| tied.contains(*seat));
    let seats = Seat::all(view.n_seats()).filter(is_in);
    Some(Raced {
        entry,
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
