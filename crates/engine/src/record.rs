//! The save file of a match: JSON lines, a header, one line per log entry, a closing line.
//!
//! Every line ends in a `sum`, the first 12 hex digits of the SHA-256 of the line's other bytes and
//! the sum before it. A changed byte, or a line that is missing, doubled or moved, is therefore
//! found at its line, even where the rules would not notice (a name, a time).

use std::fmt;

use schemars::JsonSchema;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::matches::BadEntry;
use crate::{
    BadOptions, Commitment, Entry, Fair, Game, Match, Outcome, Recorded, Rejected, Secret,
    ToldEvents, read_json,
};

const FORMAT: u32 = 1;
const SUM_DIGITS: usize = 12;

/// A match as it is kept. Reading it proves nothing yet; [`Record::replay`] does.
#[derive(Clone, PartialEq, Debug)]
pub struct Record<G: Game> {
    pub header: Header<G>,
    pub entries: Vec<Entry<G>>,
    pub closing: Closing,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(bound = "", deny_unknown_fields)]
#[schemars(rename = "RecordHeader", bound = "G::Options: JsonSchema")]
pub struct Header<G: Game> {
    pub rathaus_record: u32,
    pub game: String,
    pub rules_version: u32,
    pub options: G::Options,
    pub seats: Vec<Player>,
    /// Missing where the draws did not come from checkable dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commitment: Option<Commitment>,
    /// The draws of the set-up.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub draws: Vec<u32>,
}

/// Who played a seat.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Player {
    pub name: String,
    /// The level, if a bot played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RecordClosing")]
pub struct Closing {
    /// None for a match that is not over.
    pub outcome: Option<Outcome>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<Secret>,
}

/// What is wrong with a save file, and where.
#[derive(Clone, PartialEq, Debug)]
pub struct RecordError {
    /// Counted from 1.
    pub line: usize,
    pub problem: RecordProblem,
}

#[derive(Clone, PartialEq, Debug)]
pub enum RecordProblem {
    Empty,
    NotText,
    NoSum,
    WrongSum,
    Malformed(String),
    UnknownFormat(u32),
    OtherGame(String),
    OtherRules { given: u32, known: u32 },
    Options(BadOptions),
    SetupDraws,
    Rejected(Rejected),
    Draws,
    NoClosing,
    Commitment,
    NotFair,
    OutcomeDiffers,
}

impl<G: Game> Record<G> {
    /// The record of a match. The secret is given away only with the outcome.
    pub fn of(played: &Match<G>, seats: Vec<Player>, secret: Option<&Secret>) -> Record<G> {
        assert!(played.has_whole_log(), "a Record is written of a whole match");
        let outcome = played.game().outcome();
        let secret_told = if outcome.is_some() { secret.cloned() } else { None };
        Record {
            header: Header {
                rathaus_record: FORMAT,
                game: G::ID.to_owned(),
                rules_version: G::RULES_VERSION,
                options: played.options().clone(),
                seats,
                commitment: secret.map(Secret::commitment),
                draws: played.setup_draws().to_vec(),
            },
            entries: played.log().to_vec(),
            closing: Closing { outcome, secret: secret_told },
        }
    }

    pub fn to_text(&self) -> String {
        let mut lines = Lines::default();
        lines.push(&self.header);
        for entry in &self.entries {
            lines.push(entry);
        }
        lines.push(&self.closing);
        lines.text
    }

    pub fn parse(bytes: &[u8]) -> Result<Record<G>, RecordError> {
        let bodies = checked_bodies(bytes)?;
        let header = parse_line::<Header<G>>(1, &bodies[0])?;
        check_header(&header).map_err(|problem| RecordError { line: 1, problem })?;
        let n_lines = bodies.len();
        if n_lines == 1 {
            return Err(RecordError { line: 1, problem: RecordProblem::NoClosing });
        }
        let closing = match parse_line::<Closing>(n_lines, &bodies[n_lines - 1]) {
            Ok(closing) => closing,
            // A file that was cut off between two lines ends in an entry.
            Err(_) if parse_line::<Entry<G>>(n_lines, &bodies[n_lines - 1]).is_ok() => {
                return Err(RecordError { line: n_lines, problem: RecordProblem::NoClosing });
            }
            Err(error) => return Err(error),
        };
        let entries = bodies[1..n_lines - 1]
            .iter()
            .enumerate()
            .map(|(i, body)| parse_line::<Entry<G>>(i + 2, body))
            .collect::<Result<_, _>>()?;
        Ok(Record { header, entries, closing })
    }

    pub fn n_seats(&self) -> u8 {
        u8::try_from(self.header.seats.len()).unwrap_or(u8::MAX)
    }

    /// Plays the first `to` entries again, or all of them, and checks every one. With all of them
    /// played, the outcome and, where the secret is told, all draws are checked too.
    pub fn replay(&self, to: Option<usize>) -> Result<Match<G>, RecordError> {
        self.replay_watched(to, |_, _| ())
    }

    /// The same, and shows what there is and what was told after the set-up and after every entry.
    pub fn replay_watched(
        &self,
        to: Option<usize>,
        mut watch: impl FnMut(&G, ToldEvents<G>),
    ) -> Result<Match<G>, RecordError> {
        let n_entries = to.unwrap_or(self.entries.len()).min(self.entries.len());
        let (mut played, told) = self.set_up()?;
        watch(played.game(), told);
        for (i, entry) in self.entries[..n_entries].iter().enumerate() {
            let told = played
                .repeat(entry)
                .map_err(|bad| RecordError { line: i + 2, problem: bad.into() })?;
            watch(played.game(), told);
        }
        if n_entries == self.entries.len() {
            self.check_closing(&played).map_err(|(line, problem)| RecordError { line, problem })?;
        }
        Ok(played)
    }

    fn set_up(&self) -> Result<(Match<G>, ToldEvents<G>), RecordError> {
        let at_header = |problem| RecordError { line: 1, problem };
        let mut recorded = Recorded::new(&self.header.draws);
        let (played, told) = Match::new(&self.header.options, self.n_seats(), &mut recorded)
            .map_err(|bad| at_header(RecordProblem::Options(bad)))?;
        if !recorded.is_exact() {
            return Err(at_header(RecordProblem::SetupDraws));
        }
        Ok((played, told))
    }

    fn check_closing(&self, played: &Match<G>) -> Result<(), (usize, RecordProblem)> {
        let closing_line = self.entries.len() + 2;
        if played.game().outcome() != self.closing.outcome {
            return Err((closing_line, RecordProblem::OutcomeDiffers));
        }
        let Some(secret) = &self.closing.secret else {
            return Ok(());
        };
        if self.header.commitment.as_ref() != Some(&secret.commitment()) {
            return Err((closing_line, RecordProblem::Commitment));
        }
        self.check_draws(secret).map_err(|line| (line, RecordProblem::NotFair))
    }

    /// Plays the match once more with the generator of the secret: every draw must come out as it
    /// is written. Fails with the line of the first that does not.
    fn check_draws(&self, secret: &Secret) -> Result<(), usize> {
        let mut fair = Fair::new(secret);
        let (mut played, _) =
            Match::<G>::new(&self.header.options, self.n_seats(), &mut fair).map_err(|_| 1usize)?;
        if played.setup_draws() != self.header.draws {
            return Err(1);
        }
        for (i, entry) in self.entries.iter().enumerate() {
            let is_as_written = played.step(entry.cause.clone(), entry.when(), &mut fair).is_ok()
                && played.log().last() == Some(entry);
            if !is_as_written {
                return Err(i + 2);
            }
        }
        Ok(())
    }
}

/// Which game a save file is of, so that the right rules can read the rest.
pub fn game_of_record(bytes: &[u8]) -> Result<String, RecordError> {
    let bodies = checked_bodies(bytes)?;
    let header = parse_line::<Value>(1, &bodies[0])?;
    let malformed = || RecordProblem::Malformed("missing field `game`".to_owned());
    let game = header["game"].as_str().ok_or_else(malformed);
    game.map(str::to_owned).map_err(|problem| RecordError { line: 1, problem })
}

/// Collects lines and chains their sums.
#[derive(Default)]
struct Lines {
    text: String,
    sum: String,
}

impl Lines {
    fn push(&mut self, value: &impl Serialize) {
        let body = serde_json::to_string(value).expect("wire types become JSON");
        let open = body.strip_suffix('}').expect("a line is an object");
        self.sum = sum_of(&self.sum, open);
        self.text.push_str(&format!("{open}{}\n", sum_field(&self.sum)));
    }
}

fn sum_field(sum: &str) -> String {
    format!(",\"sum\":\"{sum}\"}}")
}

fn sum_of(sum_before: &str, open_body: &str) -> String {
    let mut hash = Sha256::new();
    hash.update(sum_before);
    hash.update(open_body);
    hex::encode(hash.finalize())[..SUM_DIGITS].to_owned()
}

/// The lines without their sums, which have been checked. At least one.
fn checked_bodies(bytes: &[u8]) -> Result<Vec<String>, RecordError> {
    let mut bodies = Vec::new();
    let mut sum = String::new();
    let content = bytes.strip_suffix(b"\n").unwrap_or(bytes);
    if content.is_empty() {
        return Err(RecordError { line: 1, problem: RecordProblem::Empty });
    }
    for (i, line) in content.split(|byte| *byte == b'\n').enumerate() {
        let at_line = |problem| RecordError { line: i + 1, problem };
        let line = str::from_utf8(line).map_err(|_| at_line(RecordProblem::NotText))?;
        let (open, written) = split_sum(line).ok_or(at_line(RecordProblem::NoSum))?;
        sum = sum_of(&sum, open);
        if sum != written {
            return Err(at_line(RecordProblem::WrongSum));
        }
        bodies.push(format!("{open}}}"));
    }
    Ok(bodies)
}

/// A line as (what stands before its sum, the digits of the sum).
fn split_sum(line: &str) -> Option<(&str, &str)> {
    let n_field = sum_field("").len() + SUM_DIGITS;
    let cut = line.len().checked_sub(n_field)?;
    if !line.is_char_boundary(cut) {
        return None;
    }
    let (open, field) = line.split_at(cut);
    let digits = field.strip_prefix(",\"sum\":\"")?.strip_suffix("\"}")?;
    Some((open, digits))
}

fn parse_line<T: DeserializeOwned>(line: usize, body: &str) -> Result<T, RecordError> {
    read_json(body)
        .map_err(|error| RecordError { line, problem: RecordProblem::Malformed(error.to_string()) })
}

fn check_header<G: Game>(header: &Header<G>) -> Result<(), RecordProblem> {
    if header.rathaus_record != FORMAT {
        return Err(RecordProblem::UnknownFormat(header.rathaus_record));
    }
    if header.game != G::ID {
        return Err(RecordProblem::OtherGame(header.game.clone()));
    }
    if header.rules_version != G::RULES_VERSION {
        let given = header.rules_version;
        return Err(RecordProblem::OtherRules { given, known: G::RULES_VERSION });
    }
    Ok(())
}

impl From<BadEntry> for RecordProblem {
    fn from(bad: BadEntry) -> RecordProblem {
        match bad {
            BadEntry::Rejected(rejected) => RecordProblem::Rejected(rejected),
            BadEntry::Draws => RecordProblem::Draws,
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::Empty => f.write_str("the file is empty"),
            RecordProblem::NotText => f.write_str("not UTF-8 text"),
            RecordProblem::NoSum => f.write_str("the line does not end in its sum"),
            RecordProblem::WrongSum => f.write_str("the sum does not fit: the file was changed"),
            RecordProblem::Malformed(why) => write!(f, "malformed: {why}"),
            RecordProblem::UnknownFormat(format) => {
                write!(f, "record format {format}, but only {FORMAT} is known")
            }
            RecordProblem::OtherGame(game) => write!(f, "a record of another game, {game:?}"),
            RecordProblem::OtherRules { given, known } => {
                write!(f, "played under rules version {given}, but this is version {known}")
            }
            RecordProblem::Options(bad) => write!(f, "{bad}"),
            RecordProblem::SetupDraws | RecordProblem::Draws => {
                f.write_str("the draws are not those that the rules ask for")
            }
            RecordProblem::Rejected(rejected) => write!(f, "{rejected}"),
            RecordProblem::NoClosing => f.write_str("the file ends early: no closing line"),
            RecordProblem::Commitment => f.write_str("the secret is not the one promised"),
            RecordProblem::NotFair => f.write_str("the draws do not follow from the secret"),
            RecordProblem::OutcomeDiffers => {
                f.write_str("the outcome is not the one that the rules give")
            }
        }
    }
}
