//! `rathaus train`: teaches the network of a game by self-play and keeps it with its curve.

use std::fs;
use std::path::PathBuf;

use anyhow::Context;
use bots::net::Net;
use bots::train::{Exam, Learner, School};
use games::{Title, Visitor};
use rayon::prelude::*;

use crate::curve::Curve;
use crate::progress;

#[derive(clap::Args)]
pub struct Args {
    /// The game whose strongest bot is taught
    game: String,
    /// The same seed gives the same weights
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Rounds of self-play, instead of the course's own number
    #[arg(long)]
    rounds: Option<usize>,
    /// Games in each round, instead of the course's own number
    #[arg(long)]
    games: Option<u64>,
    /// Where GAME.bin and GAME.svg are written
    #[arg(long, default_value = "crates/bots/weights")]
    out: PathBuf,
}

/// Exams are many games, so they are held only now and then.
const ROUNDS_PER_EXAM: usize = 5;
const GAMES_PER_EXAM: u64 = 200;
/// Exam games never repeat a game of self-play.
const EXAM_SEEDS: u64 = 1 << 40;

struct FindSchool;

impl Visitor for FindSchool {
    type Output = Option<School>;
    fn visit<G: Title>(self) -> Option<School> {
        G::school()
    }
}

pub fn run(args: &Args) -> anyhow::Result<()> {
    let school = crate::complaint::known_game(&args.game, FindSchool)?
        .with_context(|| format!("the bots of {} have nothing to learn", args.game))?;
    let mut course = school.course;
    course.n_rounds = args.rounds.unwrap_or(course.n_rounds);
    course.games_per_round = args.games.unwrap_or(course.games_per_round);

    let mut learner = Learner::new(school.shape, course, args.seed);
    let mut curve = Curve::new(&format!("{}: learning by self-play", args.game));
    let bar = progress::bar(course.n_rounds as u64);
    for round in 0..course.n_rounds {
        let first = args.seed.wrapping_mul(1 << 24) + round as u64 * course.games_per_round;
        let seeds = first..first + course.games_per_round;
        let trails: Vec<_> = seeds
            .into_par_iter()
            .flat_map_iter(|seed| (school.self_play)(learner.player(), seed))
            .collect();
        let error = learner.learn(trails);
        curve.push("error", round + 1, error);
        let is_exam = (round + 1) % ROUNDS_PER_EXAM == 0 || round + 1 == course.n_rounds;
        if is_exam {
            for exam in examine(&school, learner.net()) {
                let line = format!("round {}: {} {:.3}", round + 1, exam.name, exam.result);
                bar.suspend(|| println!("{line}"));
                curve.push(exam.name, round + 1, exam.result);
            }
            keep(args, learner.net(), &curve)?;
        }
        bar.set_message(format!("error {error:.4}"));
        bar.inc(1);
    }
    bar.finish();
    Ok(())
}

/// The mean of every exam over many games.
fn examine(school: &School, net: &Net) -> Vec<Exam> {
    let seeds = (EXAM_SEEDS..EXAM_SEEDS + GAMES_PER_EXAM).into_par_iter();
    let sheets: Vec<Vec<Exam>> = seeds.map(|seed| (school.exam)(net, seed)).collect();
    let mut means = sheets[0].clone();
    for (i, mean) in means.iter_mut().enumerate() {
        let sum: f64 = sheets.iter().map(|sheet| sheet[i].result).sum();
        mean.result = sum / sheets.len() as f64;
    }
    means
}

fn keep(args: &Args, net: &Net, curve: &Curve) -> anyhow::Result<()> {
    let path = |ending| args.out.join(format!("{}.{ending}", args.game));
    fs::create_dir_all(&args.out).with_context(|| format!("cannot make {}", args.out.display()))?;
    write(path("bin"), &net.to_bytes())?;
    write(path("svg"), curve.to_svg().as_bytes())
}

fn write(path: PathBuf, bytes: &[u8]) -> anyhow::Result<()> {
    fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))
}
