//! Learning by self-play, for any game: trails of positions, targets that look ahead along them,
//! and a memory from which a network is taught.

use engine::{Chance, Cx, Fast, Game, Outcome, Seat};

use crate::learn::{Sample, Teacher};
use crate::net::{Net, Shape};

/// How the network of a game is taught.
#[derive(Clone, Copy)]
pub struct School {
    pub shape: Shape,
    pub course: Course,
    /// One game of self-play from a seed, as one trail per seat. Without a network, by a fixed
    /// rule.
    pub self_play: fn(Option<&Net>, u64) -> Vec<Trail>,
    /// How good the network is, by one game of each kind of exam; the kinds are always the same.
    pub exam: fn(&Net, u64) -> Vec<Exam>,
}

/// The result of one examination, between 0 and 1.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Exam {
    pub name: &'static str,
    pub result: f64,
}

/// The positions that a seat came through, what the network thought of each, and how it ended.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Trail {
    steps: Vec<Step>,
    end: Vec<f32>,
}

#[derive(Clone, PartialEq, Debug)]
struct Step {
    inputs: Vec<f32>,
    estimate: Vec<f32>,
    /// What the network is not asked for, because it is known without it; empty for nothing.
    known: Vec<f32>,
}

impl Trail {
    pub fn push(&mut self, inputs: Vec<f32>, estimate: Vec<f32>) {
        self.push_beyond(inputs, estimate, Vec::new());
    }

    /// A position of which the network is to say only what goes beyond something known.
    pub fn push_beyond(&mut self, inputs: Vec<f32>, estimate: Vec<f32>, known: Vec<f32>) {
        self.steps.push(Step { inputs, estimate, known });
    }

    pub fn end(&mut self, outputs: Vec<f32>) {
        self.end = outputs;
    }

    /// TD(lambda): the target of a step is the next step's target mixed with what the network
    /// thought of it; `lambda` 1 looks at the end alone. An estimate of NaN is no opinion.
    pub fn samples(self, lambda: f32) -> Vec<Sample> {
        let mut target = self.end;
        let mut samples = Vec::with_capacity(self.steps.len());
        for step in self.steps.into_iter().rev() {
            let mut targets = target.clone();
            for (target, known) in targets.iter_mut().zip(&step.known) {
                *target -= known;
            }
            samples.push(Sample { inputs: step.inputs, targets });
            for (target, estimate) in target.iter_mut().zip(step.estimate) {
                if !estimate.is_nan() {
                    *target = lambda * *target + (1.0 - lambda) * estimate;
                }
            }
        }
        samples
    }
}

/// Games of a course take turns with the tables that it is held at.
pub fn in_turn<T: Copy>(tables: &[T], seed: u64) -> T {
    tables[(seed % tables.len() as u64) as usize]
}

pub fn set_up<G: Game>(options: &G::Options, n_seats: u8, chance: &mut Fast) -> G {
    let game = G::setup(options, n_seats, &mut Cx::silent(0, chance));
    game.expect("a course has options that are good for its tables")
}

/// A game to its end, step by step; a step is whatever the course learns from: an action, a turn.
pub fn finish<G: Game>(
    mut game: G,
    chance: &mut Fast,
    mut step: impl FnMut(&mut G, &mut Fast),
) -> (G, Outcome) {
    loop {
        if let Some(outcome) = game.outcome() {
            return (game, outcome);
        }
        step(&mut game, chance);
    }
}

/// The same, with a trail for each seat: `step` leaves the positions, `end` says how it ended.
pub fn trails<G: Game>(
    game: G,
    chance: &mut Fast,
    mut step: impl FnMut(&mut G, &mut [Trail], &mut Fast),
    end: impl Fn(&G, &Outcome, Seat) -> Vec<f32>,
) -> Vec<Trail> {
    let seats = Seat::all(game.n_seats());
    let mut trails: Vec<Trail> = seats.clone().map(|_| Trail::default()).collect();
    let (game, outcome) = finish(game, chance, |game, chance| step(game, &mut trails, chance));
    for (seat, trail) in seats.zip(&mut trails) {
        trail.end(end(&game, &outcome, seat));
    }
    trails
}

/// Who is examined in a duel: the seats take turns.
pub fn pupil(seed: u64) -> Seat {
    in_turn(&[Seat(0), Seat(1)], seed)
}

/// The numbers of a course.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Course {
    pub n_rounds: usize,
    pub games_per_round: u64,
    /// How many rounds' samples are kept.
    pub n_remembered: usize,
    pub passes_per_round: usize,
    pub batch: usize,
    pub rate: f32,
    pub last_rate: f32,
    pub lambda: f32,
}

/// A network on its way, with its memory.
pub struct Learner {
    course: Course,
    net: Net,
    teacher: Teacher,
    memory: Vec<Vec<Sample>>,
    chance: Fast,
    n_rounds_done: usize,
}

impl Learner {
    pub fn new(shape: Shape, course: Course, seed: u64) -> Learner {
        let mut chance = Fast::new(seed);
        let net = Net::random(shape, || chance.unit() as f32 * 2.0 - 1.0);
        let teacher = Teacher::new(shape);
        Learner { course, net, teacher, memory: Vec::new(), chance, n_rounds_done: 0 }
    }

    /// What self-play goes by: nothing before the first lesson.
    pub fn player(&self) -> Option<&Net> {
        (0 < self.n_rounds_done).then_some(&self.net)
    }

    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Learns from one more round of self-play. Returns the mean squared error.
    pub fn learn(&mut self, trails: Vec<Trail>) -> f64 {
        let lambda = self.course.lambda;
        self.memory.push(trails.into_iter().flat_map(|trail| trail.samples(lambda)).collect());
        if self.course.n_remembered < self.memory.len() {
            self.memory.remove(0);
        }
        let rate = self.rate();
        let mut samples: Vec<&Sample> = self.memory.iter().flatten().collect();
        let mut error = 0.0;
        for _ in 0..self.course.passes_per_round {
            shuffle(&mut samples, &mut self.chance);
            let batches = samples.chunks(self.course.batch);
            let n_batches = batches.len() as f64;
            error = batches.map(|batch| self.teacher.step(&mut self.net, batch, rate)).sum::<f64>()
                / n_batches;
        }
        self.n_rounds_done += 1;
        error
    }

    /// Falls evenly, on a scale of ratios, from the first to the last rate.
    fn rate(&self) -> f32 {
        let Course { n_rounds, rate, last_rate, .. } = self.course;
        let done = self.n_rounds_done as f32 / n_rounds.max(1) as f32;
        rate * (last_rate / rate).powf(done)
    }
}

fn shuffle<T>(items: &mut [T], chance: &mut Fast) {
    for i in (1..items.len()).rev() {
        items.swap(i, chance.below(i as u32 + 1) as usize);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The end counts in full for the last step, and for the one before it mixed with what was
    /// thought of the last; what is known without the network is left out.
    #[test]
    fn targets_look_ahead_and_leave_out_what_is_known() {
        let mut trail = Trail::default();
        trail.push(vec![1.0], vec![0.0]);
        trail.push_beyond(vec![2.0], vec![4.0], vec![3.0]);
        trail.end(vec![8.0]);
        let targets: Vec<f32> =
            trail.samples(0.5).into_iter().map(|sample| sample.targets[0]).collect();
        assert_eq!(targets, [5.0, 6.0]);
    }
}
