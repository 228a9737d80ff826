//! Save files whose game is known only once they are read.

use engine::{Player, Record, RecordError, game_of_record};

use crate::{Title, Visitor, visit};

/// What a save file says about itself, after it was played again from its first step to its last.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RecordSummary {
    pub game: String,
    pub players: Vec<Player>,
    pub n_entries: usize,
    pub is_finished: bool,
}

/// Why a save file is not taken.
#[derive(Clone, PartialEq, Debug)]
pub enum BadRecord {
    UnknownGame(String),
    Damaged(RecordError),
}

/// Checks a save file: its sums, every step, every draw, and the outcome.
pub fn check_record(bytes: &[u8]) -> Result<RecordSummary, BadRecord> {
    let game = game_of_record(bytes).map_err(BadRecord::Damaged)?;
    match visit(&game, Check { bytes }) {
        Some(checked) => checked.map_err(BadRecord::Damaged),
        None => Err(BadRecord::UnknownGame(game)),
    }
}

struct Check<'a> {
    bytes: &'a [u8],
}

impl Visitor for Check<'_> {
    type Output = Result<RecordSummary, RecordError>;
    fn visit<G: Title>(self) -> Self::Output {
        let record = Record::<G>::parse(self.bytes)?;
        record.replay(None)?;
        Ok(RecordSummary {
            game: record.header.game,
            players: record.header.seats,
            n_entries: record.entries.len(),
            is_finished: record.closing.outcome.is_some(),
        })
    }
}
