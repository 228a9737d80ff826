//! `rathaus replay`: plays a Record again, checks it, and shows what came of it.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use engine::{Game, Match, Outcome, Player, Record, RecordError, Seat, Viewer, game_of_record};
use games::{Title, Visitor};
use serde::Serialize;
use texts::reports;

use crate::columns::columns;
use crate::complaint::{Complaint, known_game};
use crate::voice::{Voice, harmless};

#[derive(clap::Args)]
pub struct Args {
    file: PathBuf,
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    #[arg(long, value_name = "SEAT|spectator", default_value = SPECTATOR)]
    view: String,
}

const SPECTATOR: &str = "spectator";

/// No match comes near it.
const BYTES_MAX: u64 = 64 << 20;

#[derive(Serialize)]
#[serde(bound = "")]
struct Replayed<'r, G: Game> {
    game: &'static str,
    seats: &'r [Player],
    /// In the file.
    entries: usize,
    /// Played again.
    shown: usize,
    dice: Dice,
    view: G::View,
    /// None if the match is not over at this point.
    outcome: Option<Outcome>,
}

/// Whether all draws were recomputed from the secret.
#[derive(Clone, Copy, Serialize)]
#[serde(rename_all = "snake_case")]
enum Dice {
    Checked,
    /// Only a part of the match was played again.
    NotReached,
    /// The secret is told only with the outcome.
    SecretNotTold,
    /// The draws did not come from checkable dice.
    NoCommitment,
}

struct Replay<'a> {
    args: &'a Args,
    voice: &'a Voice,
    bytes: &'a [u8],
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    let texts = &voice.texts;
    let bytes =
        read(&args.file).map_err(|error| Complaint::cannot_read(texts, &args.file, &error))?;
    let game = game_of_record(&bytes).map_err(|error| damaged(voice, &args.file, &error))?;
    known_game(texts, &game, Replay { args, voice, bytes: &bytes })?
}

pub fn read(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    File::open(path)?.take(BYTES_MAX + 1).read_to_end(&mut bytes)?;
    let is_too_large = BYTES_MAX < bytes.len() as u64;
    if is_too_large { Err(io::ErrorKind::FileTooLarge.into()) } else { Ok(bytes) }
}

pub fn damaged(voice: &Voice, file: &Path, error: &RecordError) -> Complaint {
    let texts = &voice.texts;
    let file = file.display().to_string();
    let problem = reports::record_problem(texts, &error.problem);
    let args = [("file", file.into()), ("line", error.line.into()), ("problem", problem.into())];
    Complaint::Failed(texts.say("record-problem", &args))
}

impl Visitor for Replay<'_> {
    type Output = Result<(), Complaint>;

    fn visit<G: Title>(self) -> Result<(), Complaint> {
        let Replay { args, voice, bytes } = self;
        let at_line = |error| damaged(voice, &args.file, &error);
        let record = Record::<G>::parse(bytes).map_err(at_line)?;
        let viewer = viewer(voice, &args.view, record.n_seats())?;
        let n_entries = record.entries.len();
        if let Some(to) = args.to.filter(|to| n_entries < *to) {
            let args = [("given", to.into()), ("entries", n_entries.into())];
            return Err(Complaint::BadInput(voice.say("replay-to-beyond", &args)));
        }
        let played = record.replay(args.to).map_err(at_line)?;
        let replayed = Replayed::new(&record, &played, viewer);
        voice.report(&replayed, || replayed.words(voice, viewer))
    }
}

fn viewer(voice: &Voice, given: &str, n_seats: u8) -> Result<Viewer, Complaint> {
    if given == SPECTATOR {
        return Ok(Viewer::Spectator);
    }
    let seat = given.parse::<u8>().ok().filter(|seat| *seat < n_seats);
    seat.map(|seat| Viewer::Seat(Seat(seat))).ok_or_else(|| {
        let last = i64::from(n_seats) - 1;
        let args = [("given", given.into()), ("last", last.into())];
        Complaint::BadInput(voice.say("replay-no-such-viewer", &args))
    })
}

impl<'r, G: Title> Replayed<'r, G> {
    fn new(record: &'r Record<G>, played: &Match<G>, viewer: Viewer) -> Replayed<'r, G> {
        let (entries, shown) = (record.entries.len(), played.log().len());
        let dice = match (&record.closing.secret, &record.header.commitment) {
            _ if shown < entries => Dice::NotReached,
            (Some(_), _) => Dice::Checked,
            (None, Some(_)) => Dice::SecretNotTold,
            (None, None) => Dice::NoCommitment,
        };
        Replayed {
            game: G::ID,
            seats: &record.header.seats,
            entries,
            shown,
            dice,
            view: played.game().view(viewer),
            outcome: played.game().outcome(),
        }
    }

    fn words(&self, voice: &Voice, viewer: Viewer) -> String {
        let name = voice.texts.find(&format!("{}-name", G::ID), &[]);
        let players = (0..).zip(self.seats).map(|(seat, player): (u8, _)| {
            let name = harmless(&player.name);
            let args = [("seat", seat.into()), ("name", name.into())];
            match player.bot.as_ref().filter(|bot| **bot != player.name) {
                None => voice.say("replay-player", &args),
                Some(bot) => {
                    let bot = harmless(bot);
                    voice.say("replay-bot", &[&args[..], &[("bot", bot.into())]].concat())
                }
            }
        });
        let players: Vec<String> = players.collect();
        let who = [("players", players.join(", ").into())];
        let count = [("shown", self.shown.into()), ("entries", self.entries.into())];
        let seen_by = match viewer {
            Viewer::Spectator => voice.say("replay-seen-by-spectator", &count),
            Viewer::Seat(Seat(seat)) => {
                voice.say("replay-seen-by-seat", &[&count[..], &[("seat", seat.into())]].concat())
            }
        };
        let parts = [
            name.unwrap_or_else(|| G::ID.to_owned()),
            voice.say("replay-players", &who),
            voice.say("replay-entries", &count),
            self.dice.words(voice),
            format!("\n{seen_by}\n{}", self.view),
            match &self.outcome {
                Some(outcome) => standings(voice, G::ID, outcome),
                None => voice.say("replay-not-over", &[]),
            },
        ];
        parts.join("\n")
    }
}

impl Dice {
    fn words(self, voice: &Voice) -> String {
        match self {
            Dice::Checked => voice.say("replay-dice-checked", &[]),
            Dice::NotReached => voice.say("replay-dice-not-reached", &[]),
            Dice::SecretNotTold => voice.say("replay-dice-secret-not-told", &[]),
            Dice::NoCommitment => voice.say("replay-dice-no-commitment", &[]),
        }
    }
}

/// A column per seat: where its points came from, and how it ended.
fn standings(voice: &Voice, game: &str, outcome: &Outcome) -> String {
    let standings = &outcome.standings;
    let row = |name: String, cells: Vec<String>| [vec![name], cells].concat();
    let seat_title = |seat: u8| voice.say("replay-seat", &[("seat", seat.into())]);
    let titles = (0..standings.len() as u8).map(seat_title).collect();
    let mut rows = vec![row(voice.say("replay-outcome", &[]), titles)];
    for source in sources(outcome) {
        let name = voice.texts.find(&format!("{game}-line-{source}"), &[]);
        let points = standings.iter().map(|standing| {
            let lines = standing.lines.iter().filter(|line| line.source == source);
            lines.map(|line| line.points).sum::<i32>().to_string()
        });
        rows.push(row(name.unwrap_or_else(|| source.to_owned()), points.collect()));
    }
    let scores = standings.iter().map(|standing| standing.score.to_string());
    rows.push(row(voice.say("replay-score", &[]), scores.collect()));
    let ranks = standings.iter().map(|standing| standing.rank.to_string());
    rows.push(row(voice.say("replay-rank", &[]), ranks.collect()));
    let won = standings.iter().map(|standing| match standing.has_won {
        true => voice.say("replay-won", &[]),
        false => voice.say("replay-lost", &[]),
    });
    rows.push(row(String::new(), won.collect()));
    columns(&rows)
}

/// Every source of points that some seat has, in the order of the first who has it.
fn sources(outcome: &Outcome) -> Vec<&str> {
    let mut sources = Vec::new();
    for line in outcome.standings.iter().flat_map(|standing| &standing.lines) {
        if !sources.contains(&line.source.as_ref()) {
            sources.push(line.source.as_ref());
        }
    }
    sources
}
