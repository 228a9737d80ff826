//! `rathaus calibrate`: how often what the judges foretell comes true, and what signs count.

mod bins;
mod plot;

use std::fs;
use std::path::PathBuf;

use bots::judge::{Evidence, Judgement, Known, Scale, fit};
use bots::{Budget, Judge, Level};
use engine::{Fast, Game, Match, Record, Recorded, Seat, Viewer};
use games::{Title, Visitor};
use rayon::prelude::*;

use crate::columns::columns;
use crate::complaint::{Complaint, known_game, known_games};
use crate::options;
use crate::play::{Number, Stuck, play};
use crate::progress;
use crate::voice::Voice;

use self::bins::{Bin, Bins};
use self::plot::Panel;

#[derive(clap::Args)]
pub struct Args {
    game: Vec<String>,
    #[arg(long, value_name = "N,M,…", value_delimiter = ',', default_value = "2,4")]
    players: Vec<i64>,
    #[arg(
        long,
        value_name = "K",
        default_value_t = 2000,
        value_parser = clap::value_parser!(u64).range(1..)
    )]
    games: u64,
    #[arg(long, value_name = "S", default_value_t = 2)]
    seed: u64,
    #[arg(
        long,
        value_name = "M",
        default_value_t = 1,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    ms: u32,
    /// Prints the scales that fit best instead.
    #[arg(long)]
    fit: bool,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

/// So many positions of a match are looked at: more of them would be much alike.
const POSITIONS_PER_MATCH: usize = 12;

/// The games that were named, or all that have a judge.
pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    let mut panels = Vec::new();
    for game in known_games(&voice.texts, &args.game)? {
        let has_judge = known_game(&voice.texts, &game, HasJudge)?;
        if has_judge {
            panels.extend(known_game(&voice.texts, &game, Calibrate { args, voice })??);
        } else if !args.game.is_empty() {
            let words = voice.say("no-judge", &[("game", game.as_str().into())]);
            return Err(Complaint::BadInput(words));
        }
    }
    if let Some(path) = &args.svg {
        fs::write(path, plot::to_svg(&panels))
            .map_err(|error| Complaint::cannot_write(&voice.texts, path, &error))?;
    }
    Ok(())
}

struct HasJudge;

impl Visitor for HasJudge {
    type Output = bool;
    fn visit<G: Title>(self) -> bool {
        G::judge(Budget::OF_JUDGES).is_some()
    }
}

struct Calibrate<'a> {
    args: &'a Args,
    voice: &'a Voice,
}

impl Visitor for Calibrate<'_> {
    type Output = Result<Vec<Panel>, Complaint>;

    fn visit<G: Title>(self) -> Result<Vec<Panel>, Complaint> {
        let Calibrate { args, voice } = self;
        let mut panels = Vec::new();
        for n_seats in &args.players {
            let n_seats = options::n_seats::<G>(&voice.texts, *n_seats)?;
            if args.fit {
                self.fitted::<G>(n_seats)?;
                continue;
            }
            let told = looked_at::<G, Judgement>(args, voice, n_seats, |judge, view, seat| {
                judge.value(view, seat)
            })?;
            let mut bins = Bins::default();
            for (foretold, end) in &told {
                let pairs = foretold.win.iter().zip(&end.win);
                pairs.for_each(|(foretold, share)| bins.add(*foretold, *share));
            }
            let bins = bins.done(G::ID, n_seats);
            report(voice, &bins)?;
            let name = voice.texts.find(&format!("{}-name", G::ID), &[]);
            let name = name.unwrap_or_else(|| G::ID.to_owned());
            let args = [("game", name.into()), ("players", n_seats.into())];
            panels.push(Panel { title: voice.say("calibrate-title", &args), bins });
        }
        Ok(panels)
    }
}

impl Calibrate<'_> {
    fn fitted<G: Title>(&self, n_seats: u8) -> Result<(), Complaint> {
        let known =
            looked_at::<G, Evidence>(self.args, self.voice, n_seats, |judge, view, seat| {
                judge.evidence(view, seat)
            })?;
        let known: Vec<Known> =
            known.into_iter().map(|(evidence, end)| Known { evidence, end }).collect();
        let Scale { win, points } = fit(&known);
        let line = format!("Scale {{ win: {win:.3?}, points: {points:.2?} }}, // {n_seats}");
        self.voice.report(&line, || line.clone())
    }
}

type Look<G, T> = fn(&mut dyn Judge<G>, &<G as Game>::View, Seat) -> T;

/// What was thought of positions, and how their matches ended.
type Seen<T> = Vec<(T, Judgement)>;

/// What a judge thinks of some positions of matches between all levels, and how each match ended.
fn looked_at<G: Title, T: Send>(
    args: &Args,
    voice: &Voice,
    n_seats: u8,
    look: Look<G, T>,
) -> Result<Seen<T>, Complaint> {
    let bar = progress::bar(args.games);
    let options = options::read::<G>(&voice.texts, None, &[], n_seats)?;
    let levels: Vec<Level<G>> =
        G::levels().into_iter().filter(|level| level.is_for_players).collect();
    let seen: Result<Vec<Seen<T>>, (Number, Stuck)> = (0..args.games)
        .into_par_iter()
        .map_with(options, |options, i| {
            let number = Number { seed: args.seed, number: i + 1 };
            let mut chance = Fast::new(args.seed ^ i.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let seated: Vec<&Level<G>> = (0..n_seats)
                .map(|_| &levels[(chance.unit() * levels.len() as f64) as usize])
                .collect();
            let played = play(options, &seated, number, Budget { ms: args.ms })
                .map_err(|stuck| (number, stuck))?;
            let end = Judgement::of_outcome(&played.outcome);
            let seen = positions(&played.record(&seated), &mut chance, look);
            bar.inc(1);
            Ok(seen.into_iter().map(|seen| (seen, end.clone())).collect())
        })
        .collect();
    bar.finish_and_clear();
    let seen = seen.map_err(|(number, stuck)| stuck.complaint(&voice.texts, number))?;
    Ok(seen.into_iter().flatten().collect())
}

/// Looks at some of the moments at which the turn has passed on.
fn positions<G: Title, T>(record: &Record<G>, chance: &mut Fast, look: Look<G, T>) -> Vec<T> {
    let mut judge = G::judge(Budget::OF_JUDGES).expect("only games with a judge are calibrated");
    let mut draws = Recorded::new(&record.header.draws);
    let (mut played, _) = Match::<G>::new(&record.header.options, record.n_seats(), &mut draws)
        .expect("it was played");
    let passes = |i: usize| i == 0 || record.entries[i].actor() != record.entries[i - 1].actor();
    let n_passes = (0..record.entries.len()).filter(|i| passes(*i)).count();
    let mut seen = Vec::new();
    for (i, entry) in record.entries.iter().enumerate() {
        let is_chosen = chance.unit() * (n_passes as f64) < POSITIONS_PER_MATCH as f64;
        if let Some(seat) = entry.actor().filter(|_| passes(i) && is_chosen) {
            let view = played.game().view(Viewer::Seat(seat));
            seen.push(look(judge.as_mut(), &view, seat));
        }
        played.repeat(entry).expect("it was played");
    }
    seen
}

fn report(voice: &Voice, bins: &[Bin]) -> Result<(), Complaint> {
    if voice.is_json {
        return bins.iter().try_for_each(|bin| voice.report(bin, String::new));
    }
    let Some(first) = bins.first() else { return Ok(()) };
    let args = [("game", first.game.into()), ("players", first.players.into())];
    let titles = ["column-foretold", "column-true-share", "column-difference", "column-positions"];
    let mut rows = vec![titles.map(|key| voice.say(key, &[])).to_vec()];
    rows.extend(bins.iter().map(|bin| {
        vec![
            voice.percent(bin.foretold),
            voice.percent(bin.share),
            voice.number((bin.share - bin.foretold) * 100.0, 1),
            bin.positions.to_string(),
        ]
    }));
    voice.remark(|| format!("{}\n{}", voice.say("calibrate-title", &args), columns(&rows)))
}
