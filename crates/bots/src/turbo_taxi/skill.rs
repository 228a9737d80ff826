//! How well a level plays: the numbers, in one table with those of [`Pace`].

use engine::{Fast, Millis, Seat, Seats};
use turbo_taxi::{How, Medal, Pace, View};

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Skill {
    pub pace: Pace,
    /// How much trickier than the plainest right plan of a task a plan may be to be found.
    pub reach: u32,
    /// TT-89: whether the commissioner looks for tasks with few right plans.
    pub sets_hard_tasks: bool,
}

/// What chance says of a bot's attempt at a task.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Attempt {
    /// TT-87, on the round clock.
    pub planned: Millis,
    /// Whether the plan will be wrong.
    pub is_wrong: bool,
}

/// TT-87: a wrong plan is called early, at this part of the planned time.
const WRONG_CALL_AT: f64 = 0.85;

/// How many solved tasks say how strong somebody is.
const N_SOLVED_MAX: usize = 10;

impl Skill {
    /// The plainest plans only.
    pub const EASY: Skill = Skill { pace: Pace::EASY, reach: 1, sets_hard_tasks: false };
    pub const MEDIUM: Skill = Skill { pace: Pace::MEDIUM, reach: 3, sets_hard_tasks: false };
    pub const HARD: Skill = Skill { pace: Pace::HARD, reach: 6, sets_hard_tasks: true };
    /// Any plan.
    pub const TURBO: Skill = Skill { pace: Pace::TURBO, reach: u32::MAX, sets_hard_tasks: true };
}

/// As fast as the strongest of the people at the table has been in this match; `medium` before any
/// of them has solved a task. The strongest has solved the most, and of several the one who is
/// faster. Robots are nobody's measure.
pub fn matched(view: &View, seat: Seat, people: Seats) -> Skill {
    let others = people.iter().filter(|other| *other != seat);
    let records = others.filter_map(|other| {
        let solved: Vec<f64> = view.medals.iter().filter_map(|it| time_at_ten(it, other)).collect();
        let latest = &solved[solved.len().saturating_sub(N_SOLVED_MAX)..];
        Some((solved.len(), median(latest)?))
    });
    let best = records.max_by(|one, other| one.0.cmp(&other.0).then(other.1.total_cmp(&one.1)));
    match best {
        Some((_, median_s)) => Skill { pace: Pace::matched(median_s), ..Skill::MEDIUM },
        None => Skill::MEDIUM,
    }
}

/// The seconds that `seat` took for this medal, brought to a task with ten right plans.
fn time_at_ten(medal: &Medal, seat: Seat) -> Option<f64> {
    let is_solved = medal.seat == seat && medal.how == How::Plan;
    let hardness = f64::from(medal.n_right) / 10.0;
    is_solved.then(|| medal.at as f64 / 1000.0 * hardness.powf(Pace::matched(0.0).a))
}

fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let upper = *sorted.get(sorted.len() / 2)?;
    let lower = sorted[(sorted.len() - 1) / 2];
    Some((lower + upper) / 2.0)
}

impl Attempt {
    pub fn draw(pace: &Pace, n_right: u32, chance: &mut Fast) -> Attempt {
        let planned = pace.planned_ms(n_right, normal(chance));
        Attempt { planned, is_wrong: chance.unit() < pace.wrong_call }
    }

    /// When it will call, on the round clock.
    pub fn call_at(&self) -> Millis {
        match self.is_wrong {
            true => (self.planned as f64 * WRONG_CALL_AT) as Millis,
            false => self.planned,
        }
    }
}

/// Standard normal (Box and Muller).
fn normal(chance: &mut Fast) -> f64 {
    let (radius, angle) = (1.0 - chance.unit(), chance.unit());
    (-2.0 * radius.ln()).sqrt() * (std::f64::consts::TAU * angle).cos()
}
