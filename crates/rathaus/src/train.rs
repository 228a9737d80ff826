//! `rathaus train`: teaches the network of a game by self-play and keeps it with its curve.

use std::fs;
use std::path::{Path, PathBuf};

use bots::net::Net;
use bots::train::{Exam, Learner, School};
use games::{Title, Visitor};
use rayon::prelude::*;
use serde::Serialize;

use crate::complaint::{Complaint, known_game};
use crate::curve::Curve;
use crate::progress;
use crate::voice::Voice;

#[derive(clap::Args)]
pub struct Args {
    game: String,
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "R", value_parser = clap::value_parser!(u32).range(1..))]
    rounds: Option<u32>,
    #[arg(long, value_name = "K", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    #[arg(long, value_name = "DIR", default_value = "crates/bots/weights")]
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

/// One exam after one round.
#[derive(Serialize)]
struct Mark {
    round: usize,
    exam: &'static str,
    result: f64,
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    let school = known_game(&voice.texts, &args.game, FindSchool)?.ok_or_else(|| {
        Complaint::BadInput(voice.say("train-no-school", &[("game", args.game.as_str().into())]))
    })?;
    let mut course = school.course;
    course.n_rounds = args.rounds.map_or(course.n_rounds, |rounds| rounds as usize);
    course.games_per_round = args.games.unwrap_or(course.games_per_round);
    // Weights that cannot be kept are found out before the work, not after it.
    fs::create_dir_all(&args.out)
        .map_err(|error| Complaint::cannot_write(&voice.texts, &args.out, &error))?;

    let mut learner = Learner::new(school.shape, course, args.seed);
    let mut curve =
        Curve::new(&format!("{}: learning by self-play", args.game), "rounds of self-play");
    let bar = progress::bar(course.n_rounds as u64);
    for round in 1..=course.n_rounds {
        let n_before = (round as u64 - 1).wrapping_mul(course.games_per_round);
        let first = args.seed.wrapping_mul(1 << 24).wrapping_add(n_before);
        let trails: Vec<_> = (0..course.games_per_round)
            .into_par_iter()
            .flat_map_iter(|i| (school.self_play)(learner.player(), first.wrapping_add(i)))
            .collect();
        let error = learner.learn(trails);
        curve.push("error", round, error);
        let is_exam = round % ROUNDS_PER_EXAM == 0 || round == course.n_rounds;
        if is_exam {
            for Exam { name, result } in examine(&school, learner.net()) {
                curve.push(name, round, result);
                let mark = Mark { round, exam: name, result };
                bar.suspend(|| voice.report(&mark, || mark.words(voice)))?;
            }
            keep(args, voice, learner.net(), &curve)?;
        }
        let error = voice.number(error, 4);
        bar.set_message(voice.say("train-error", &[("error", error.into())]));
        bar.inc(1);
    }
    bar.finish();
    Ok(())
}

impl Mark {
    fn words(&self, voice: &Voice) -> String {
        let result = voice.number(self.result, 3);
        let args =
            [("round", self.round.into()), ("exam", self.exam.into()), ("result", result.into())];
        voice.say("train-exam", &args)
    }
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

fn keep(args: &Args, voice: &Voice, net: &Net, curve: &Curve) -> Result<(), Complaint> {
    let path = |ending| args.out.join(format!("{}.{ending}", args.game));
    let write = |path: &Path, bytes: &[u8]| {
        fs::write(path, bytes).map_err(|error| Complaint::cannot_write(&voice.texts, path, &error))
    };
    write(&path("bin"), &net.to_bytes())?;
    write(&path("svg"), curve.to_svg().as_bytes())
}
