//! `rathaus analyse`: luck and mistakes of a finished match.

mod told;

use std::fs;
use std::path::PathBuf;

use analysis::{Analyser, Impossible};
use bots::Budget;
use engine::{Player, Record, Seat, game_of_record};
use games::{Title, Visitor};
use protocol::{Analysis, SeatAccount, Swing, TaskAccount, decisive};
use serde::Serialize;

use crate::complaint::{Complaint, known_game};
use crate::curve::Curve;
use crate::progress;
use crate::replay::{damaged, read};
use crate::voice::{Voice, harmless};

use self::told::{N_SWINGS, Told};

#[derive(clap::Args)]
pub struct Args {
    file: PathBuf,
    #[arg(long, value_name = "SEAT")]
    seat: Option<u8>,
    #[arg(
        long,
        value_name = "M",
        default_value_t = Budget::OF_JUDGES.ms,
        value_parser = clap::value_parser!(u32).range(1..)
    )]
    ms: u32,
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

struct Analyse<'a> {
    args: &'a Args,
    voice: &'a Voice,
    bytes: &'a [u8],
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    let texts = &voice.texts;
    let bytes =
        read(&args.file).map_err(|error| Complaint::cannot_read(texts, &args.file, &error))?;
    let game = game_of_record(&bytes).map_err(|error| damaged(voice, &args.file, &error))?;
    known_game(texts, &game, Analyse { args, voice, bytes: &bytes })?
}

impl Visitor for Analyse<'_> {
    type Output = Result<(), Complaint>;

    fn visit<G: Title>(self) -> Result<(), Complaint> {
        let Analyse { args, voice, bytes } = self;
        let record =
            Record::<G>::parse(bytes).map_err(|error| damaged(voice, &args.file, &error))?;
        let names = names(&record.header.seats);
        let seat = seat(args, voice, record.n_seats())?;
        if G::IS_RACE && args.svg.is_some() {
            return Err(complaint::<G>(args, voice, &Impossible::NoJudge));
        }
        let analysis =
            analysed(record, args.ms).map_err(|why| complaint::<G>(args, voice, &why))?;
        let told = Told { voice, game: G::ID, names: &names };
        if let Some(path) = &args.svg {
            let title = voice.texts.find(&format!("{}-name", G::ID), &[]);
            let curve = curve(&told, &title.unwrap_or_else(|| G::ID.to_owned()), &analysis, seat);
            fs::write(path, curve.to_svg())
                .map_err(|error| Complaint::cannot_write(&voice.texts, path, &error))?;
        }
        report(&analysis, seat, &told)
    }
}

fn analysed<G: Title>(record: Record<G>, ms: u32) -> Result<Analysis, Impossible> {
    let mut analyser = Analyser::new(record, Budget { ms })?;
    let bar = progress::bar(analyser.progress().1 as u64);
    while analyser.go_on()? {
        bar.set_position(analyser.progress().0 as u64);
    }
    bar.finish_and_clear();
    Ok(analyser.done())
}

fn complaint<G: Title>(args: &Args, voice: &Voice, why: &Impossible) -> Complaint {
    let file = args.file.display().to_string();
    let file = [("file", file.into())];
    match why {
        Impossible::Damaged(error) => damaged(voice, &args.file, error),
        Impossible::NotOver => Complaint::BadInput(voice.say("analyse-not-over", &file)),
        Impossible::Alone => Complaint::BadInput(voice.say("analyse-alone", &file)),
        Impossible::NoJudge => {
            Complaint::BadInput(voice.say("no-judge", &[("game", G::ID.into())]))
        }
    }
}

fn seat(args: &Args, voice: &Voice, n_seats: u8) -> Result<Option<Seat>, Complaint> {
    match args.seat {
        Some(given) if n_seats <= given => {
            let args = [("given", given.into()), ("last", (n_seats - 1).into())];
            Err(Complaint::BadInput(voice.say("analyse-no-such-seat", &args)))
        }
        seat => Ok(seat.map(Seat)),
    }
}

fn names(seats: &[Player]) -> Vec<String> {
    (0..)
        .zip(seats)
        .map(|(seat, player): (u8, _)| harmless(&format!("{seat} {}", player.name)))
        .collect()
}

/// One object per seat, then one per decision and draw; of a race one per task. Or all in words.
fn report(analysis: &Analysis, only: Option<Seat>, told: &Told<'_>) -> Result<(), Complaint> {
    let voice = told.voice;
    let is_meant = |seat: Seat| only.is_none_or(|only| only == seat);
    let seats: Vec<_> = analysis.seats.iter().filter(|account| is_meant(account.seat)).collect();
    let swings: Vec<&Swing> =
        analysis.swings.iter().filter(|swing| swing.seat.is_none_or(is_meant)).collect();
    if !analysis.tasks.is_empty() {
        let rows = |task: &TaskAccount| voice.report(&TaskRow { kind: "task", task }, String::new);
        voice.remark(|| told.tasks(&analysis.tasks))?;
        return if voice.is_json { analysis.tasks.iter().try_for_each(rows) } else { Ok(()) };
    }
    if voice.is_json {
        let mut rows = seats.iter().map(|account| SeatRow { account, played: account.played() });
        rows.try_for_each(|row| voice.report(&row, String::new))?;
        return swings.iter().try_for_each(|swing| voice.report(swing, String::new));
    }
    voice.remark(|| told.accounts(&seats))?;
    voice.remark(|| told.turning_points(&swings))
}

#[derive(Serialize)]
struct TaskRow<'a> {
    kind: &'static str,
    #[serde(flatten)]
    task: &'a TaskAccount,
}

/// A seat, and how well it has played.
#[derive(Serialize)]
struct SeatRow<'a> {
    #[serde(flatten)]
    account: &'a SeatAccount,
    played: f64,
}

/// Everybody's chances, step by step, and what has turned them.
fn curve(told: &Told<'_>, title: &str, analysis: &Analysis, only: Option<Seat>) -> Curve {
    let Told { voice, names, .. } = told;
    let mut curve = Curve::new(title, &voice.say("analyse-steps", &[]));
    for (account, name) in analysis.seats.iter().zip(*names) {
        curve.push(name, 0, account.start);
    }
    for swing in &analysis.swings {
        for (chance, name) in swing.after.iter().zip(*names) {
            curve.push(name, swing.entry + swing.entries, *chance);
        }
    }
    let only = |swing: &&Swing| swing.seat.is_none_or(|seat| only.is_none_or(|only| only == seat));
    for swing in decisive(analysis.swings.iter().filter(only), N_SWINGS) {
        let chance = swing.seat.map_or(0.0, |seat| swing.after[seat.idx()]);
        curve.mark(swing.entry + swing.entries, chance);
    }
    curve
}
