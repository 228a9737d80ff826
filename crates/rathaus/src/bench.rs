//! `rathaus bench`: how fast the rules are, in CPU time of this process on one thread.

mod judged;

use std::collections::BTreeMap;
use std::hint::black_box;
use std::time::Duration;

use cpu_time::ProcessTime;
use engine::{Chance, Cx, Fast, Game, Seat, Seats, act};
use games::{Title, Visitor};
use serde::Serialize;

use crate::columns::columns;
use crate::complaint::{Complaint, known_game};
use crate::voice::Voice;
use crate::{options, progress};

use self::judged::{Judged, judged};

#[derive(clap::Args)]
pub struct Args {
    game: Option<String>,
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    players: Option<i64>,
    #[arg(long, value_name = "T", default_value_t = 3.0, value_parser = seconds)]
    seconds: f64,
    /// Measures hints and a whole analysis as well.
    #[arg(long)]
    analysis: bool,
}

const PLAYERS: u8 = 4;
const SECONDS_MAX: f64 = 3600.0;
const SEED: u64 = 1;
/// What is measured beside random play gets this part of its time each.
const SIDE_PART: f64 = 0.2;
/// Positions that are cloned in turn, one from each of so many games.
const N_POSITIONS: usize = 64;
/// Short calculations are repeated so often between two looks at the clock.
const N_REPEATED: u64 = 16;

#[derive(Serialize)]
struct Speed {
    game: &'static str,
    players: u8,
    decisions_per_cpu_s: f64,
    playouts_per_cpu_s: f64,
    clones_per_cpu_s: f64,
    /// Microseconds each.
    #[serde(flatten)]
    timings: BTreeMap<&'static str, f64>,
    #[serde(flatten)]
    judged: Option<Judged>,
}

struct Bench<'a> {
    args: &'a Args,
    voice: &'a Voice,
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    let ids = match &args.game {
        Some(id) => vec![id.as_str()],
        None => games::IDS.to_vec(),
    };
    ids.into_iter().try_for_each(|id| known_game(&voice.texts, id, Bench { args, voice })?)
}

impl Visitor for Bench<'_> {
    type Output = Result<(), Complaint>;

    fn visit<G: Title>(self) -> Result<(), Complaint> {
        let Bench { args, voice } = self;
        let n_seats = match args.players {
            Some(given) => options::n_seats::<G>(&voice.texts, given)?,
            None => PLAYERS.clamp(*G::SEATS.start(), *G::SEATS.end()),
        };
        let options = options::read::<G>(&voice.texts, None, &[], n_seats)?;
        let time = Duration::from_secs_f64(args.seconds);
        let side_time = time.mul_f64(SIDE_PART);
        let timings = G::timings();

        let bar = progress::bar(2 + timings.len() as u64);
        bar.set_message(voice.say("bench-playing", &[]));
        let (decisions_per_cpu_s, playouts_per_cpu_s) = play::<G>(&options, n_seats, time);
        bar.inc(1);
        bar.set_message(voice.say("bench-cloning", &[]));
        let clones_per_cpu_s = clones::<G>(&options, n_seats, side_time);
        bar.inc(1);
        let mut measured = BTreeMap::new();
        for timing in timings {
            bar.set_message(timing.key);
            measured.insert(timing.key, 1e6 / per_cpu_s(side_time, timing.run));
            bar.inc(1);
        }
        let judged = if args.analysis { judged::<G>(voice)? } else { None };
        bar.finish_and_clear();
        let speed = Speed {
            game: G::ID,
            players: n_seats,
            decisions_per_cpu_s,
            playouts_per_cpu_s,
            clones_per_cpu_s,
            timings: measured,
            judged,
        };
        voice.report(&speed, || speed.words(voice))
    }
}

/// Decisions and playouts per second of uniformly random play, new games included.
fn play<G: Game>(options: &G::Options, n_seats: u8, time: Duration) -> (f64, f64) {
    let mut chance = Fast::new(SEED);
    let mut actions = Vec::with_capacity(256);
    let (mut n_decisions, mut n_playouts) = (0, 0);
    let clock = ProcessTime::now();
    let taken = loop {
        let mut game = new_game::<G>(options, n_seats, &mut chance);
        n_decisions += go_on(&mut game, usize::MAX, &mut chance, &mut actions);
        n_playouts += 1;
        black_box(&game);
        let taken = clock.elapsed();
        if time <= taken {
            break taken.as_secs_f64();
        }
    };
    (n_decisions as f64 / taken, f64::from(n_playouts) / taken)
}

/// Clones per second of positions from the middle of random games.
fn clones<G: Game>(options: &G::Options, n_seats: u8, time: Duration) -> f64 {
    let mut chance = Fast::new(SEED);
    let mut actions = Vec::new();
    let positions: Vec<G> = (0..N_POSITIONS)
        .map(|_| {
            let mut game = new_game::<G>(options, n_seats, &mut chance);
            let n_steps = chance.below(256) as usize;
            go_on(&mut game, n_steps, &mut chance, &mut actions);
            game
        })
        .collect();
    let rounds_per_s = per_cpu_s(time, |_| {
        for position in &positions {
            black_box(&black_box(position).clone());
        }
    });
    rounds_per_s * N_POSITIONS as f64
}

fn new_game<G: Game>(options: &G::Options, n_seats: u8, chance: &mut Fast) -> G {
    G::setup(options, n_seats, &mut Cx::silent(0, chance))
        .expect("the default options are good for every number of seats")
}

/// Plays on uniformly at random, to the end or for so many decisions. Returns how many they were.
fn go_on<G: Game>(
    game: &mut G,
    n_decisions_max: usize,
    chance: &mut Fast,
    actions: &mut Vec<G::Action>,
) -> usize {
    let mut now = 0;
    for n_decisions in 0..n_decisions_max {
        let Some(seat) = one_of(game.to_act(), chance) else {
            let Some(deadline) = game.deadline() else {
                return n_decisions;
            };
            now = deadline.max(now);
            game.expire(&mut Cx::silent(now, chance));
            continue;
        };
        actions.clear();
        game.legal_actions(seat, actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        act(game, seat, &action, &mut Cx::silent(now, chance))
            .expect("what the rules list they accept");
    }
    n_decisions_max
}

/// One of those who may act, where several may: no seat is to wait for ever.
fn one_of(seats: Seats, chance: &mut Fast) -> Option<Seat> {
    match seats.len() {
        0 | 1 => seats.first(),
        n_seats => seats.iter().nth(chance.below(n_seats) as usize),
    }
}

/// How often something can be done in a second, by doing it for some time.
fn per_cpu_s<T>(time: Duration, run: impl Fn(u64) -> T) -> f64 {
    let mut n_done = 0;
    let mut n_repeated = 1;
    let clock = ProcessTime::now();
    loop {
        for _ in 0..n_repeated {
            black_box(run(black_box(n_done)));
            n_done += 1;
        }
        let taken = clock.elapsed();
        if time <= taken {
            return n_done as f64 / taken.as_secs_f64();
        }
        // What is quick need not look at the clock often; what is slow is done only a few times.
        n_repeated = (2 * n_repeated).min(N_REPEATED);
    }
}

pub fn seconds(text: &str) -> Result<f64, String> {
    let seconds = text.parse::<f64>().map_err(|error| error.to_string())?;
    let is_sensible = 0.0 < seconds && seconds <= SECONDS_MAX;
    if is_sensible { Ok(seconds) } else { Err(format!("not within 0 and {SECONDS_MAX}")) }
}

impl Speed {
    fn words(&self, voice: &Voice) -> String {
        let title = [("game", self.game.into()), ("players", self.players.into())];
        let row = |name: String, number: String| vec![format!("  {name}"), number];
        let rate = |key: &str, per_s: f64| row(voice.say(key, &[]), voice.number(per_s, 0));
        let mut rows = vec![
            rate("bench-decisions", self.decisions_per_cpu_s),
            rate("bench-playouts", self.playouts_per_cpu_s),
            rate("bench-clones", self.clones_per_cpu_s),
        ];
        rows.extend(self.timings.iter().map(|(key, us)| {
            let name = voice.texts.find(&format!("{}-timing-{key}", self.game), &[]);
            let name = name.unwrap_or_else(|| (*key).to_owned());
            row(voice.say("bench-timing", &[("name", name.into())]), voice.number(*us, 2))
        }));
        rows.extend(self.judged.iter().flat_map(|judged| {
            let ms = |key: &str, ms: f64| row(voice.say(key, &[]), voice.number(ms, 1));
            [ms("bench-hint", judged.hint_ms), ms("bench-analysis", judged.analyse_ms)]
        }));
        format!("{}\n{}", voice.say("bench-title", &title), columns(&rows))
    }
}
