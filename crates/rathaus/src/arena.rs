//! `rathaus arena`: how strong bots are against each other.

mod luck;

use std::time::Duration;

use engine::{Outcome, Seat};
use games::{Title, Visitor};
use protocol::SeatAccount;
use rayon::prelude::*;
use serde::Serialize;

use crate::columns::columns;
use crate::complaint::{Complaint, known_game};
use crate::interval::wilson;
use crate::play::{Number, Played, Stuck, Thinking, play};
use crate::progress;
use crate::series::{self, Series};
use crate::voice::Voice;

use self::luck::Luck;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    series: series::Args,
    #[arg(long)]
    luck: bool,
}

/// How one of the named bots has fared. A bot with several seats counts as the mean of them.
#[derive(Serialize)]
struct Strength {
    bot: &'static str,
    games: u64,
    share: f64,
    low: f64,
    high: f64,
    mean_score: f64,
    /// None if there never was anything to decide.
    ms_per_decision: Option<f64>,
    #[serde(flatten)]
    luck: Option<luck::Balance>,
}

/// What is added up for a bot.
#[derive(Clone, Copy, Default)]
struct Tally {
    share: f64,
    score: f64,
    thinking: Thinking,
    /// Where matches are taken apart.
    luck: Option<Luck>,
}

struct Arena<'a> {
    args: &'a Args,
    voice: &'a Voice,
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    known_game(&voice.texts, &args.series.game, Arena { args, voice })?
}

impl Visitor for Arena<'_> {
    type Output = Result<(), Complaint>;

    fn visit<G: Title>(self) -> Result<(), Complaint> {
        let Arena { args, voice } = self;
        let series = Series::<G>::read(&voice.texts, &args.series)?;
        let n_bots = series.levels.len();
        if usize::from(series.n_seats) < n_bots {
            let args = [("given", n_bots.into()), ("seats", series.n_seats.into())];
            return Err(Complaint::BadInput(voice.say("too-many-bots", &args)));
        }
        if args.luck {
            luck::check::<G>(voice, series.n_seats)?;
        }
        let n_games = args.series.games;
        let bar = progress::bar(n_games);
        let tallies: Result<Vec<Vec<Tally>>, (Number, Stuck)> = (0..n_games)
            .into_par_iter()
            .map_with(series.options.clone(), |options, i| {
                let seating = seating(i, series.n_seats, n_bots);
                let levels: Vec<_> = seating.iter().map(|bot| &series.levels[*bot]).collect();
                let number = Number { seed: args.series.seed, number: i + 1 };
                let played = play(options, &levels, number, series.budget);
                bar.inc(1);
                let played = played.map_err(|stuck| (number, stuck))?;
                let accounts = args.luck.then(|| luck::accounts(played.record(&levels)));
                Ok(tally(&played, accounts.as_deref(), &seating, n_bots))
            })
            .collect();
        bar.finish_and_clear();
        let tallies = tallies.map_err(|(number, stuck)| stuck.complaint(&voice.texts, number))?;
        let names = series.levels.iter().map(|level| level.name);
        let strengths = names.enumerate().map(|(bot, name)| {
            let tallies: Vec<Tally> = tallies.iter().map(|tallies| tallies[bot]).collect();
            Strength::new(name, &tallies)
        });
        let strengths: Vec<Strength> = strengths.collect();
        report(voice, &strengths)?;
        luck::report(voice, &strengths)
    }
}

/// Which of the named bots sits at which seat of match `i`: the last one takes all seats that are
/// left over. Everybody moves on by a seat from match to match, and every other time around the
/// table they sit in the opposite order, so that each one has had every neighbour.
fn seating(i: u64, n_seats: u8, n_bots: usize) -> Vec<usize> {
    let n_seats = u64::from(n_seats);
    let is_reversed = (i / n_seats) % 2 == 1;
    let bot_at = |seat: u64| {
        let place = (seat + i) % n_seats;
        let place = if is_reversed { n_seats - 1 - place } else { place };
        (place as usize).min(n_bots - 1)
    };
    (0..n_seats).map(bot_at).collect()
}

/// One match, by bot: means over the seats of the bot, but all of its thinking.
fn tally<G: Title>(
    played: &Played<G>,
    accounts: Option<&[SeatAccount]>,
    seating: &[usize],
    n_bots: usize,
) -> Vec<Tally> {
    let of_bot = |bot: usize| {
        let seats: Vec<Seat> =
            Seat::all(seating.len() as u8).filter(|seat| seating[seat.idx()] == bot).collect();
        let n_seats = seats.len() as f64;
        let luck = accounts.map(|accounts| Luck::of(accounts, &seats));
        let mut tally = Tally { luck, ..Tally::default() };
        for seat in seats {
            let outcome: &Outcome = &played.outcome;
            tally.share += outcome.win_share(seat) / n_seats;
            tally.score += f64::from(outcome.of(seat).score) / n_seats;
            tally.thinking.add(played.thinking[seat.idx()]);
        }
        tally
    };
    (0..n_bots).map(of_bot).collect()
}

impl Strength {
    fn new(bot: &'static str, tallies: &[Tally]) -> Strength {
        let games = tallies.len() as u64;
        let mut sum = Tally::default();
        for tally in tallies {
            sum.share += tally.share;
            sum.score += tally.score;
            sum.thinking.add(tally.thinking);
        }
        let share = sum.share / games as f64;
        let (low, high) = wilson(share, games);
        let ms = |time: Duration| time.as_secs_f64() * 1e3;
        let Thinking { n_decisions, time } = sum.thinking;
        Strength {
            bot,
            games,
            share,
            low,
            high,
            mean_score: sum.score / games as f64,
            ms_per_decision: (0 < n_decisions).then(|| ms(time) / n_decisions as f64),
            luck: luck::Balance::of(tallies.iter().filter_map(|tally| tally.luck)),
        }
    }
}

fn report(voice: &Voice, strengths: &[Strength]) -> Result<(), Complaint> {
    if voice.is_json {
        return strengths.iter().try_for_each(|strength| voice.report(strength, String::new));
    }
    let titles = [
        "column-bot",
        "column-games",
        "column-share-of-one",
        "column-interval",
        "column-mean-score",
        "column-ms-per-decision",
    ];
    let mut rows = vec![titles.map(|key| voice.say(key, &[])).to_vec()];
    rows.extend(strengths.iter().map(|strength| {
        vec![
            strength.bot.to_owned(),
            strength.games.to_string(),
            voice.percent(strength.share),
            format!("{} – {}", voice.percent(strength.low), voice.percent(strength.high)),
            voice.number(strength.mean_score, 1),
            strength.ms_per_decision.map_or("–".to_owned(), |ms| voice.number(ms, 3)),
        ]
    }));
    voice.remark(|| columns(&rows))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everybody_sits_everywhere_equally() {
        for (n_seats, n_bots) in [(2, 2), (3, 3), (4, 2), (5, 1), (5, 3)] {
            let mut counts = vec![vec![0; n_bots]; usize::from(n_seats)];
            for i in 0..u64::from(n_seats) * 2 {
                for (seat, bot) in seating(i, n_seats, n_bots).into_iter().enumerate() {
                    counts[seat][bot] += 1;
                }
            }
            assert!(counts.iter().all(|count| *count == counts[0]), "{counts:?}");
        }
    }

    #[test]
    fn the_first_bot_sits_once_and_the_last_one_on_the_other_seats() {
        assert_eq!(seating(0, 4, 2), [0, 1, 1, 1]);
        assert_eq!(seating(1, 4, 2), [1, 1, 1, 0]);
        assert_eq!(seating(0, 5, 3), [0, 1, 2, 2, 2]);
    }

    #[test]
    fn with_three_bots_each_follows_each() {
        assert_eq!(seating(0, 3, 3), [0, 1, 2]);
        assert_eq!(seating(3, 3, 3), [2, 1, 0]);
    }
}
