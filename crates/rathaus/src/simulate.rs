//! `rathaus simulate`: bots play matches, which can be kept as Records.

use std::fs;
use std::ops::RangeInclusive;
use std::path::PathBuf;

use bots::Level;
use engine::{Outcome, Seat};
use games::{Title, Visitor};
use rayon::prelude::*;
use serde::Serialize;

use crate::columns::columns;
use crate::complaint::{Complaint, known_game};
use crate::play::{Number, Played, play};
use crate::progress;
use crate::series::{self, Series};
use crate::voice::Voice;

/// So many matches are played at once and then reported in their order.
const MATCHES_AT_ONCE: u64 = 64;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    series: series::Args,
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// How one match ended.
#[derive(Serialize)]
struct Ending {
    number: u64,
    entries: usize,
    /// By seat, like the shares.
    scores: Vec<i32>,
    shares: Vec<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<PathBuf>,
}

/// How a seat has fared over the series.
#[derive(Serialize)]
struct Balance {
    seat: Seat,
    bot: &'static str,
    games: u64,
    share: f64,
    mean_score: f64,
}

struct Simulate<'a> {
    args: &'a Args,
    voice: &'a Voice,
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    known_game(&voice.texts, &args.series.game, Simulate { args, voice })?
}

impl Visitor for Simulate<'_> {
    type Output = Result<(), Complaint>;

    fn visit<G: Title>(self) -> Result<(), Complaint> {
        let Simulate { args, voice } = self;
        let series = Series::<G>::read(&voice.texts, &args.series)?;
        let levels = by_seat(voice, &series)?;
        if let Some(dir) = &args.out {
            fs::create_dir_all(dir)
                .map_err(|error| Complaint::cannot_write(&voice.texts, dir, &error))?;
        }
        let mut balances = balances(&levels);
        let bar = progress::bar(args.series.games);
        for numbers in batches(args.series.games) {
            let numbers = numbers.map(|number| Number { seed: args.series.seed, number });
            let played: Vec<_> = numbers
                .collect::<Vec<Number>>()
                .into_par_iter()
                .map_with(series.options.clone(), |options, number| {
                    (number, play(options, &levels, number, series.budget))
                })
                .collect();
            for (number, played) in played {
                let played = played.map_err(|stuck| stuck.complaint(&voice.texts, number))?;
                let file = keep(args, voice, &levels, number, &played)?;
                note(&mut balances, &played.outcome);
                let ending = Ending::new(number.number, &played, file);
                bar.suspend(|| voice.report(&ending, || ending.words(voice)))?;
                bar.inc(1);
            }
        }
        bar.finish_and_clear();
        report(voice, balances)
    }
}

/// One level sits everywhere; otherwise every seat has its own.
fn by_seat<'s, G: Title>(
    voice: &Voice,
    series: &'s Series<G>,
) -> Result<Vec<&'s Level<G>>, Complaint> {
    let n_seats = usize::from(series.n_seats);
    match &series.levels[..] {
        [level] => Ok(vec![level; n_seats]),
        levels if levels.len() == n_seats => Ok(levels.iter().collect()),
        levels => {
            let args = [("given", levels.len().into()), ("seats", n_seats.into())];
            Err(Complaint::BadInput(voice.say("bots-per-seat", &args)))
        }
    }
}

/// The numbers 1 to `n_games`, a batch at a time.
fn batches(n_games: u64) -> impl Iterator<Item = RangeInclusive<u64>> {
    let n_batches = n_games.div_ceil(MATCHES_AT_ONCE);
    (0..n_batches).map(move |batch| {
        let n_before = batch * MATCHES_AT_ONCE;
        n_before + 1..=n_games.min(n_before.saturating_add(MATCHES_AT_ONCE))
    })
}

fn keep<G: Title>(
    args: &Args,
    voice: &Voice,
    levels: &[&Level<G>],
    number: Number,
    played: &Played<G>,
) -> Result<Option<PathBuf>, Complaint> {
    let Some(dir) = &args.out else {
        return Ok(None);
    };
    let Number { seed, number } = number;
    let path = dir.join(format!("{}-{seed}-{number}.jsonl", G::ID));
    fs::write(&path, played.record(levels).to_text())
        .map_err(|error| Complaint::cannot_write(&voice.texts, &path, &error))?;
    Ok(Some(path))
}

impl Ending {
    fn new<G: Title>(number: u64, played: &Played<G>, file: Option<PathBuf>) -> Ending {
        let outcome = &played.outcome;
        let seats = Seat::all(outcome.standings.len() as u8);
        Ending {
            number,
            entries: played.n_entries(),
            scores: outcome.standings.iter().map(|standing| standing.score).collect(),
            shares: seats.map(|seat| outcome.win_share(seat)).collect(),
            file,
        }
    }

    fn words(&self, voice: &Voice) -> String {
        let scores: Vec<String> = self.scores.iter().map(i32::to_string).collect();
        let won = (0..).zip(&self.shares).filter(|(_, share)| 0.0 < **share);
        let winners: Vec<String> = won.map(|(seat, _): (u8, _)| seat.to_string()).collect();
        let args = [
            ("number", self.number.into()),
            ("scores", scores.join(" : ").into()),
            ("n", winners.len().into()),
            ("winners", voice.texts.list(&winners).into()),
        ];
        voice.say("simulate-game", &args)
    }
}

fn balances<G: Title>(levels: &[&Level<G>]) -> Vec<Balance> {
    let seats = Seat::all(levels.len() as u8).zip(levels);
    let empty = |(seat, level): (Seat, &&Level<G>)| Balance {
        seat,
        bot: level.name,
        games: 0,
        share: 0.0,
        mean_score: 0.0,
    };
    seats.map(empty).collect()
}

/// Until the report, shares and scores are sums.
fn note(balances: &mut [Balance], outcome: &Outcome) {
    for balance in balances {
        balance.games += 1;
        balance.share += outcome.win_share(balance.seat);
        balance.mean_score += f64::from(outcome.of(balance.seat).score);
    }
}

fn report(voice: &Voice, balances: Vec<Balance>) -> Result<(), Complaint> {
    let titles = ["column-seat", "column-share", "column-mean-score"];
    let mut rows = vec![titles.map(|key| voice.say(key, &[])).to_vec()];
    for mut balance in balances {
        balance.share /= balance.games as f64;
        balance.mean_score /= balance.games as f64;
        rows.push(vec![
            format!("{} {}", balance.seat, balance.bot),
            voice.percent(balance.share),
            voice.number(balance.mean_score, 1),
        ]);
        if voice.is_json {
            voice.report(&balance, String::new)?;
        }
    }
    voice.remark(|| columns(&rows))
}
