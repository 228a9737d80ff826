//! What a bot is up to in one deal.

use engine::{Fast, Millis};
use turbo_taxi::{Assist, Board, Components, Options, Plan, Step, Task, count_right};

use super::hands::step_towards;
use super::plans::{found_plan, misled_plan};
use super::schedule::{Laying, layings};
use super::skill::{Attempt, Skill};

/// All times are those of the round clock.
#[derive(Clone, Debug)]
pub struct Race {
    /// When the bot takes itself to be ready.
    pub planned: Millis,
    /// When it calls, if it finds anything to call.
    pub call_at: Option<Millis>,
    /// TT-88.
    pub patience_ends: Millis,
    /// In the order of their times.
    layings: Vec<Laying>,
}

/// A late hand moves at every tick.
const TICK: Millis = 400;

impl Race {
    /// The race of a bot that comes at `start`.
    pub fn new(
        task: &Task,
        options: &Options,
        skill: &Skill,
        start: Millis,
        chance: &mut Fast,
    ) -> Race {
        let components = options.components();
        let n_right = count_right(task, components);
        let mut attempt = Attempt::draw(&skill.pace, n_right, chance);
        // TT-51: nobody can call a wrong plan there.
        attempt.is_wrong &= options.assist != Assist::Full;
        let duration = attempt.call_at();
        let plan = aim(task, &components, skill, attempt, chance);
        let layings = plan.map_or(Vec::new(), |plan| {
            let mut layings = layings(task, &plan, &components, duration, chance);
            layings.iter_mut().for_each(|laying| laying.at += start);
            layings
        });
        let calls = attempt.is_wrong || 0 < n_right;
        Race {
            planned: start + duration,
            call_at: (calls && !layings.is_empty()).then_some(start + duration),
            patience_ends: start + (skill.pace.patience_s * 1000.0) as Millis,
            layings,
        }
    }

    /// The next step of building, and when. None when the board is as it will be called.
    pub fn next_step(&self, board: &Board, elapsed: Millis) -> Option<(Millis, Step)> {
        let due = step_towards(board, &self.wanted_at(elapsed));
        if let Some(step) = due {
            return Some(((elapsed / TICK + 1) * TICK, step));
        }
        let to_come = self.layings.iter().map(|laying| laying.at).filter(|at| elapsed < *at);
        let mut steps = to_come.map(|at| (at, step_towards(board, &self.wanted_at(at))));
        steps.find_map(|(at, step)| Some((at, step?)))
    }

    /// The cards that are to lie at that time.
    fn wanted_at(&self, elapsed: Millis) -> Plan {
        let mut plan = Plan::EMPTY;
        for laying in self.layings.iter().take_while(|laying| laying.at <= elapsed) {
            plan[laying.cell] = Some(laying.card);
        }
        plan
    }
}

/// The plan to build. Where nothing is right it is one that seems so, though it is not called
/// unless chance wants a wrong call anyway.
fn aim(
    task: &Task,
    components: &Components,
    skill: &Skill,
    attempt: Attempt,
    chance: &mut Fast,
) -> Option<Plan> {
    let misled = |chance: &mut Fast| misled_plan(task, components, skill.reach, chance);
    if attempt.is_wrong {
        return misled(chance);
    }
    found_plan(task, components, skill.reach, chance).or_else(|| misled(chance))
}
