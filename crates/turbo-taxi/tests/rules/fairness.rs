//! TT-58 to TT-62 at work: who lives far away wins as often as who lives next door.

use engine::{Chance, Delays, Fast, Game, Match, Millis, Scripted, Seat, When};
use turbo_taxi::{
    Action, CENTRE, CardKind, FirstCommissioner, Latency, Options, Phase, Plan, Step, Task,
    TurboTaxi,
};

use crate::table::{A, RIGHT, TASK, draws_for};

const N_SEATS: u8 = 4;
/// From the neighbour to the other side of the world.
const DELAYS: [Millis; 4] = [20, 100, 250, 400];

/// An input on its way: when it arrives, from whom, and what it is.
type Arriving = (Millis, Seat, Action);

fn when(now: Millis) -> When {
    When { now, delays: Delays::new(|seat| DELAYS.get(seat.idx()).copied().unwrap_or(0)) }
}

fn begun(latency: Latency) -> Match<TurboTaxi> {
    let first_commissioner = FirstCommissioner::Seat(A);
    let options = Options { latency, first_commissioner, ..Options::default() };
    let mut draws = Scripted::new(draws_for(&[CardKind::DoubleCurve]));
    let (mut played, _) = Match::new(&options, N_SEATS, &mut draws).unwrap();
    let task: Task = TASK.parse().unwrap();
    let mut no_draws = Scripted::new([]);
    for (figure, field) in turbo_taxi::Figure::ALL.into_iter().zip(task.figures) {
        let put = Action::PlaceFigure { figure, field };
        played.play(A, put, when(0), &mut no_draws).unwrap();
    }
    played.play(A, Action::Done, when(0), &mut no_draws).unwrap();
    played.expire(when(3_000), &mut Scripted::new([1])).unwrap();
    played
}

/// Everybody builds the same plan and calls at an instant from one and the same distribution, the
/// last card a moment before. Who wins?
fn race(start: &Match<TurboTaxi>, chance: &mut Fast) -> Seat {
    let mut played = start.clone();
    let plan: Plan = RIGHT.parse().unwrap();
    let mut arriving: Vec<Arriving> = Vec::new();
    for seat in Seat::all(N_SEATS) {
        // All see the card 400 ms after it is turned up.
        let called = 3_400 + 30_000 + Millis::from(chance.below(1_000));
        let last_step = called - 100 - Millis::from(chance.below(400));
        let way = DELAYS[seat.idx()];
        for (cell, card) in plan.laid().filter(|(cell, _)| *cell != CENTRE) {
            arriving.push((last_step + way, seat, Action::Build(Step::Lay { card, cell })));
        }
        arriving.push((called + way, seat, Action::Halt));
    }
    arriving.sort_by_key(|(at, ..)| *at);
    let mut no_draws = Scripted::new([]);
    for (at, seat, action) in arriving {
        while played.game().deadline().is_some_and(|deadline| deadline <= at) {
            let deadline = played.game().deadline().unwrap();
            played.expire(when(deadline), &mut no_draws).unwrap();
        }
        // Too late: the boards are frozen, or the round is over.
        let _ = played.play(seat, action, when(at), &mut no_draws);
    }
    loop {
        if let Phase::RoundEnd { winner, .. } = played.game().phase() {
            return winner;
        }
        let deadline = played.game().deadline().unwrap();
        played.expire(when(deadline), &mut no_draws).unwrap();
    }
}

fn shares(latency: Latency, n_races: u32) -> Vec<f64> {
    let start = begun(latency);
    let mut chance = Fast::new(58);
    let mut n_won = [0u32; N_SEATS as usize];
    for _ in 0..n_races {
        n_won[race(&start, &mut chance).idx()] += 1;
    }
    n_won.iter().map(|n| f64::from(*n) / f64::from(n_races)).collect()
}

/// TT-58, TT-59, TT-60, TT-61: at 20 to 400 ms, everybody wins one race in four.
#[test]
fn distance_does_not_matter() {
    let shares = shares(Latency::Fair, 4_000);
    // The standard deviation of a share is 0.7 points.
    assert!(shares.iter().all(|share| (share - 0.25).abs() < 0.025), "{shares:?}");
}

/// TT-62: by order of receipt the nearest wins most, the farthest hardly ever.
#[test]
fn by_receipt_distance_decides() {
    let shares = shares(Latency::Receipt, 4_000);
    assert!(0.40 < shares[0] && shares[3] < 0.10, "{shares:?}");
    assert!(shares.is_sorted_by(|near, far| far < near), "{shares:?}");
}
