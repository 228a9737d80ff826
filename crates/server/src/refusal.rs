//! Everything that can be refused, in one list: code and status. The code with the prefix
//! `problem-` is the message that says so; the English one travels along.

use std::sync::LazyLock;
use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{BadOptions, Fault, Faults, Rejected};
use games::{BadRecord, NoTable, Refused};
use protocol::{FileFault, Problem};
use texts::{Lang, Texts, reports};

use crate::log;

macro_rules! refusal_codes {
    ($($variant:ident $status:literal $code:literal)+) => {
        /// Why a request is refused.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum RefusalCode { $($variant),+ }

        /// How all of them are written.
        pub const CODES: &[&str] = &[$($code),+];

        impl RefusalCode {
            pub const ALL: &[RefusalCode] = &[$(RefusalCode::$variant),+];

            /// The status, and how it is written.
            pub fn line(self) -> (u16, &'static str) {
                match self { $(RefusalCode::$variant => ($status, $code)),+ }
            }
        }
    };
}

refusal_codes! {
    NoGuest 401 "no-guest"
    BadName 400 "bad-name"
    ForeignOrigin 403 "foreign-origin"
    BadHost 400 "bad-host"
    UnknownHost 421 "unknown-host"
    Malformed 400 "malformed"
    NotJson 415 "not-json"
    TooLarge 413 "too-large"
    TooSlow 408 "too-slow"
    TooFast 429 "too-fast"
    TooManySockets 429 "too-many-sockets"
    TooManyConnections 429 "too-many-connections"
    TooManyTables 429 "too-many-tables"
    TooManyTablesOfAddress 429 "too-many-tables-of-address"
    TooMuchStored 429 "too-much-stored"
    TooMuchStoredByAddress 429 "too-much-stored-by-address"
    TooMuchFetched 429 "too-much-fetched"
    TooManyRecords 429 "too-many-records"
    TooMuchUploaded 429 "too-much-uploaded"
    TooMuchUploadedByAddress 429 "too-much-uploaded-by-address"
    RecordsFull 503 "records-full"
    Crowded 503 "crowded"
    ServerFull 503 "server-full"
    NoRoomLeft 503 "no-room-left"
    NotFound 404 "not-found"
    NoMethod 405 "no-method"
    NoSuchTable 404 "no-such-table"
    NoSuchRecord 404 "no-such-record"
    UnknownGame 400 "unknown-game"
    UnknownLevel 400 "unknown-level"
    MalformedOptions 400 "malformed-options"
    BadSeats 400 "bad-seats"
    OptionOutOfRange 400 "option-out-of-range"
    BadData 400 "bad-data"
    NoSuchSeat 400 "no-such-seat"
    SeatTaken 409 "seat-taken"
    SeatKept 409 "seat-kept"
    Removed 403 "removed"
    TableFull 409 "table-full"
    AlreadyStarted 409 "already-started"
    NotStarted 409 "not-started"
    NotFinished 409 "not-finished"
    NotHost 403 "not-host"
    SeatsOpen 409 "seats-open"
    NotSeated 403 "not-seated"
    StillHere 409 "still-here"
    Spectator 403 "spectator"
    NotYourSeat 403 "not-your-seat"
    SeatHandedOver 409 "seat-handed-over"
    BadKey 400 "bad-key"
    Stale 409 "stale"
    MalformedAction 400 "malformed-action"
    GameOver 409 "game-over"
    MatchTooLong 409 "match-too-long"
    TurnTooLong 409 "turn-too-long"
    NotYourTurn 409 "not-your-turn"
    IllegalAction 409 "illegal-action"
    ForbiddenByRule 409 "forbidden-by-rule"
    NotExpired 409 "not-expired"
    NothingToUndo 409 "nothing-to-undo"
    CannotUndoOthers 409 "cannot-undo-others"
    CannotUndoSealed 409 "cannot-undo-sealed"
    DamagedRecord 400 "damaged-record"
    StorageFailed 503 "storage-failed"
    StorageFull 503 "storage-full"
    StorageReadOnly 503 "storage-read-only"
    StorageDamaged 503 "storage-damaged"
    Closing 503 "closing"
    Unavailable 503 "unavailable"
}

/// A refused request, as it is answered.
#[derive(Clone, PartialEq, Debug)]
pub struct Refusal {
    pub status: StatusCode,
    pub problem: Problem,
    /// After how long it may be worth trying again.
    pub retry_after: Option<Duration>,
}

impl Refusal {
    /// Fills one place of the sentence.
    pub fn with(mut self, name: &str, value: impl ToString) -> Refusal {
        self.problem.args.insert(name.to_owned(), value.to_string());
        self.problem.message = in_english(&self.problem);
        self
    }

    /// Says how long to wait.
    pub fn after(mut self, wait: Duration) -> Refusal {
        self.retry_after = Some(wait);
        self
    }

    /// In whole seconds, at least one.
    pub fn retry_after_s(&self) -> Option<u64> {
        self.retry_after.map(|wait| wait.as_millis().div_ceil(1000).max(1) as u64)
    }
}

/// Whether a refusal with this status says after how long to try again.
pub fn is_worth_waiting(status: u16) -> bool {
    matches!(status, 429 | 503)
}

impl RefusalCode {
    /// Where nobody knows better: some things pass in a moment, for others somebody must make room.
    fn wait(self, status: StatusCode) -> Option<Duration> {
        let seconds = match self {
            RefusalCode::TooFast | RefusalCode::Unavailable => 1,
            RefusalCode::TooManySockets
            | RefusalCode::TooManyConnections
            | RefusalCode::Crowded => 5,
            RefusalCode::Closing | RefusalCode::StorageFailed => 5,
            _ if is_worth_waiting(status.as_u16()) => 60,
            _ => return None,
        };
        Some(Duration::from_secs(seconds))
    }
}

impl From<RefusalCode> for Refusal {
    fn from(refused: RefusalCode) -> Refusal {
        let (status, code) = refused.line();
        let status = StatusCode::from_u16(status).expect("the list holds statuses");
        let mut problem = Problem::new(code, "");
        problem.message = in_english(&problem);
        Refusal { status, problem, retry_after: refused.wait(status) }
    }
}

/// For whoever has no words of their own.
static ENGLISH: LazyLock<Texts> = LazyLock::new(|| Texts::new(Lang::En));

/// Reads the messages, which takes longer than anybody should wait for a refusal.
pub fn prepare() {
    LazyLock::force(&ENGLISH);
}

fn in_english(problem: &Problem) -> String {
    let args = problem.args.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    reports::problem(&ENGLISH, &problem.code, args).unwrap_or_else(|| problem.code.clone())
}

impl IntoResponse for Refusal {
    fn into_response(self) -> Response {
        let retry_after_s = self.retry_after_s();
        let code = log::Code(self.problem.code.clone());
        let mut response = (self.status, Json(self.problem)).into_response();
        if let Some(seconds) = retry_after_s {
            log::note_limit(&code.0);
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(code);
        response
    }
}

impl From<Rejected> for Refusal {
    fn from(rejected: Rejected) -> Refusal {
        let code = match rejected {
            Rejected::GameOver => RefusalCode::GameOver,
            Rejected::NotYourTurn => RefusalCode::NotYourTurn,
            Rejected::Illegal => RefusalCode::IllegalAction,
            Rejected::NotExpired => RefusalCode::NotExpired,
            Rejected::NothingToUndo => RefusalCode::NothingToUndo,
            Rejected::CannotUndoOthers => RefusalCode::CannotUndoOthers,
            Rejected::CannotUndoSealed => RefusalCode::CannotUndoSealed,
            Rejected::TurnTooLong => RefusalCode::TurnTooLong,
        };
        code.into()
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        match refused {
            Refused::Malformed(why) => Refusal::from(RefusalCode::MalformedAction).with("why", why),
            Refused::Rejected(rejected) => rejected.into(),
            Refused::Forbidden(rule) => {
                Refusal::from(RefusalCode::ForbiddenByRule).with("rule", rule)
            }
        }
    }
}

impl From<BadOptions> for Refusal {
    fn from(bad: BadOptions) -> Refusal {
        match bad {
            BadOptions::Seats { given, min, max } => Refusal::from(RefusalCode::BadSeats)
                .with("given", given)
                .with("min", min)
                .with("max", max),
            BadOptions::OutOfRange { option, given, min, max } => {
                Refusal::from(RefusalCode::OptionOutOfRange)
                    .with("option", option)
                    .with("given", given)
                    .with("min", min)
                    .with("max", max)
            }
            BadOptions::Data(faults) => bad_data(&faults),
        }
    }
}

/// All that is wrong with a component file.
fn bad_data(faults: &Faults) -> Refusal {
    let mut refusal = Refusal::from(RefusalCode::BadData).with("n", faults.n_all());
    refusal.problem.faults = faults.listed.iter().map(file_fault).collect();
    refusal
}

fn file_fault(fault: &Fault) -> FileFault {
    let Fault { at, code, rule, args } = fault;
    let said = args.iter().map(|(name, value)| (*name, value.as_str()));
    FileFault {
        at: at.clone(),
        code: (*code).to_owned(),
        rule: (*rule).to_owned(),
        message: reports::fault(&ENGLISH, at, code, said),
        args: args.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect(),
    }
}

impl From<BadRecord> for Refusal {
    fn from(bad: BadRecord) -> Refusal {
        match bad {
            BadRecord::UnknownGame(game) => {
                Refusal::from(RefusalCode::UnknownGame).with("game", game)
            }
            BadRecord::Damaged(error) => Refusal::from(RefusalCode::DamagedRecord)
                .with("line", error.line)
                .with("why", error.problem),
        }
    }
}

/// `game` is the name that was asked for.
pub fn no_table(no_table: NoTable, game: &str) -> Refusal {
    match no_table {
        NoTable::UnknownGame => Refusal::from(RefusalCode::UnknownGame).with("game", game),
        NoTable::Malformed(why) => Refusal::from(RefusalCode::MalformedOptions).with("why", why),
        NoTable::BadOptions(bad) => bad.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sentence_has_its_places_filled() {
        let bad = BadOptions::OutOfRange { option: "round_cap", given: 7, min: 30, max: 99 };
        let refusal = Refusal::from(bad);
        let expected = "The option round_cap must be 30 to 99, not 7.";
        assert_eq!(refusal.problem.message, expected);
        assert_eq!(refusal.problem.args["given"], "7");
    }

    #[test]
    fn every_problem_has_its_sentence_in_every_language() {
        for lang in [Lang::De, Lang::En] {
            let texts = Texts::new(lang);
            for code in CODES {
                let said = texts.find(&format!("problem-{code}"), &[]);
                assert!(said.is_some(), "{code} in {}", lang.code());
            }
        }
    }

    #[test]
    fn who_is_to_come_again_is_told_when() {
        for code in RefusalCode::ALL {
            let refusal = Refusal::from(*code);
            let is_worth_waiting = matches!(refusal.status.as_u16(), 429 | 503);
            assert_eq!(refusal.retry_after_s().is_some(), is_worth_waiting, "{code:?}");
            assert_ne!(refusal.retry_after_s(), Some(0), "{code:?}");
        }
    }

    #[test]
    fn codes_are_kebab_case_and_differ() {
        let is_kebab = |code: &str| code.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(CODES.iter().all(|code| is_kebab(code)));
        let distinct: std::collections::BTreeSet<_> = CODES.iter().collect();
        assert_eq!(distinct.len(), CODES.len());
    }
}
