//! Everything that can be refused, in one list: code, status, and the English sentence. The same
//! code with the prefix `problem-` is a key of the message files.

use std::time::Duration;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use engine::{BadOptions, Rejected};
use games::{BadRecord, NoTable, Refused};
use protocol::Problem;

use crate::log;

macro_rules! faults {
    ($($fault:ident $status:literal $code:literal $sentence:literal)+) => {
        /// Why a request is refused.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Fault { $($fault),+ }

        /// The codes of all problems.
        pub const CODES: &[&str] = &[$($code),+];

        impl Fault {
            fn line(self) -> (u16, &'static str, &'static str) {
                match self { $(Fault::$fault => ($status, $code, $sentence)),+ }
            }
        }
    };
}

faults! {
    NoGuest 401 "no-guest" "Say your name first."
    BadName 400 "bad-name" "A name has 1 to {max} characters, and all of them can be seen."
    ForeignOrigin 403 "foreign-origin" "The request comes from another site."
    BadHost 400 "bad-host" "A request has one Host header, with a name or an address."
    UnknownHost 421 "unknown-host"
        "This server does not answer to the name {host}. It would if started with --host {host}."
    Malformed 400 "malformed" "This cannot be read: {why}."
    NotJson 415 "not-json" "The body must be JSON, with the content type application/json."
    TooLarge 413 "too-large" "The body is larger than {max} bytes."
    TooSlow 408 "too-slow" "The body did not arrive in time."
    TooFast 429 "too-fast" "That was too much at once. Wait a moment."
    TooManySockets 429 "too-many-sockets" "You have {max} connections already."
    TooManyConnections 429 "too-many-connections" "Your address has {max} connections already."
    TooManyTables 429 "too-many-tables" "You have {max} unfinished tables already."
    TooManyTablesOfAddress 429 "too-many-tables-of-address"
        "There are {max} unfinished tables from your address already."
    TooMuchStored 429 "too-much-stored"
        "What you keep here and have played within a day takes up {max} MiB already."
    TooMuchStoredByAddress 429 "too-much-stored-by-address"
        "What is kept here and was played within a day from your address takes up {max} MiB."
    TooMuchFetched 429 "too-much-fetched"
        "That was a lot of data at once. In {seconds} seconds there is more."
    TooManyRecords 429 "too-many-records" "You have uploaded {max} records already."
    TooMuchUploaded 429 "too-much-uploaded" "Your records take up {max} MiB already."
    TooMuchUploadedByAddress 429 "too-much-uploaded-by-address"
        "The records uploaded from your address take up {max} MiB already."
    RecordsFull 503 "records-full" "The server has no room for another record."
    Crowded 503 "crowded" "The server has no room for another connection. Try again later."
    ServerFull 503 "server-full" "The server has no room for another table."
    NoRoomLeft 503 "no-room-left" "The server has no room for anything new."
    NotFound 404 "not-found" "There is nothing at this address."
    NoMethod 405 "no-method" "This address knows no such method."
    NoSuchTable 404 "no-such-table" "There is no such table."
    NoSuchRecord 404 "no-such-record" "There is no such record."
    UnknownGame 400 "unknown-game" "There is no game called {game}."
    UnknownLevel 400 "unknown-level" "There is no level called {level}."
    MalformedOptions 400 "malformed-options" "The options cannot be read: {why}."
    BadSeats 400 "bad-seats" "{given} seats, but the game is for {min} to {max}."
    OptionOutOfRange 400 "option-out-of-range"
        "The option {option} is {given}, but must be {min} to {max}."
    BadData 400 "bad-data" "The file of components is wrong at {at}: {fault}."
    NoSuchSeat 400 "no-such-seat" "The table has no such seat."
    SeatTaken 409 "seat-taken" "Somebody sits there already."
    SeatKept 409 "seat-kept"
        "The seat is kept for somebody else. In {seconds} seconds anybody may sit there."
    Removed 403 "removed" "The host has removed you from this table."
    TableFull 409 "table-full" "No seat is free."
    AlreadyStarted 409 "already-started" "The match has already begun."
    NotStarted 409 "not-started" "The match has not begun yet."
    NotFinished 409 "not-finished" "The match is not over yet."
    NotHost 403 "not-host" "Only the host of the table may do this."
    SeatsOpen 409 "seats-open" "Not all seats are taken yet."
    NotSeated 403 "not-seated" "You do not sit at this table."
    StillHere 409 "still-here"
        "The player was here a moment ago. In {seconds} seconds a bot may take the seat."
    Spectator 403 "spectator" "You only watch this match."
    NotYourSeat 403 "not-your-seat" "This seat is not yours."
    SeatHandedOver 409 "seat-handed-over" "A bot plays for you. Take your seat again first."
    BadKey 400 "bad-key" "The key of an order has 1 to {max} bytes."
    Stale 409 "stale" "The match has gone on in the meantime."
    MalformedAction 400 "malformed-action" "This is not an action of the game: {why}."
    GameOver 409 "game-over" "The game is over."
    MatchTooLong 409 "match-too-long" "A match ends after {max} steps, and this one has had them."
    TurnTooLong 409 "turn-too-long"
        "That is too much for one turn. Take something back, or finish your turn."
    NotYourTurn 409 "not-your-turn" "It is not your turn."
    IllegalAction 409 "illegal-action" "The rules do not offer this action now."
    ForbiddenByRule 409 "forbidden-by-rule" "Rule {rule} does not allow this now."
    NotExpired 409 "not-expired" "No deadline has passed."
    NothingToUndo 409 "nothing-to-undo" "There is nothing to take back."
    CannotUndoOthers 409 "cannot-undo-others" "Others have already gone on from your step."
    CannotUndoSealed 409 "cannot-undo-sealed"
        "This is settled and can no longer be taken back."
    DamagedRecord 400 "damaged-record" "The record is damaged in line {line}: {why}."
    StorageFailed 503 "storage-failed" "This could not be stored, so it has not happened."
    StorageFull 503 "storage-full"
        "The disk of the server takes no more, so this has not happened."
    StorageReadOnly 503 "storage-read-only"
        "The server can only show what it has, so this has not happened."
    StorageDamaged 503 "storage-damaged" "What the server has stored of this is damaged."
    Closing 503 "closing" "The server is closing. Come back in a moment."
    Unavailable 503 "unavailable" "The table cannot be opened right now."
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
        let value = value.to_string();
        self.problem.message = self.problem.message.replace(&format!("{{{name}}}"), &value);
        self.problem.args.insert(name.to_owned(), value);
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

impl Fault {
    /// Where nobody knows better: some things pass in a moment, for others somebody must make room.
    fn wait(self, status: StatusCode) -> Option<Duration> {
        let seconds = match self {
            Fault::TooFast | Fault::Unavailable => 1,
            Fault::TooManySockets | Fault::TooManyConnections | Fault::Crowded => 5,
            Fault::Closing | Fault::StorageFailed => 5,
            _ if matches!(status.as_u16(), 429 | 503) => 60,
            _ => return None,
        };
        Some(Duration::from_secs(seconds))
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        let (status, code, sentence) = fault.line();
        let status = StatusCode::from_u16(status).expect("the list holds statuses");
        let (code, message) = (code.to_owned(), sentence.to_owned());
        let problem = Problem { code, message, args: Default::default() };
        Refusal { status, problem, retry_after: fault.wait(status) }
    }
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
        let fault = match rejected {
            Rejected::GameOver => Fault::GameOver,
            Rejected::NotYourTurn => Fault::NotYourTurn,
            Rejected::Illegal => Fault::IllegalAction,
            Rejected::NotExpired => Fault::NotExpired,
            Rejected::NothingToUndo => Fault::NothingToUndo,
            Rejected::CannotUndoOthers => Fault::CannotUndoOthers,
            Rejected::CannotUndoSealed => Fault::CannotUndoSealed,
            Rejected::TurnTooLong => Fault::TurnTooLong,
        };
        fault.into()
    }
}

impl From<Refused> for Refusal {
    fn from(refused: Refused) -> Refusal {
        match refused {
            Refused::Malformed(why) => Refusal::from(Fault::MalformedAction).with("why", why),
            Refused::Rejected(rejected) => rejected.into(),
            Refused::Forbidden(rule) => Refusal::from(Fault::ForbiddenByRule).with("rule", rule),
        }
    }
}

impl From<BadOptions> for Refusal {
    fn from(bad: BadOptions) -> Refusal {
        match bad {
            BadOptions::Seats { given, min, max } => Refusal::from(Fault::BadSeats)
                .with("given", given)
                .with("min", min)
                .with("max", max),
            BadOptions::OutOfRange { option, given, min, max } => {
                Refusal::from(Fault::OptionOutOfRange)
                    .with("option", option)
                    .with("given", given)
                    .with("min", min)
                    .with("max", max)
            }
            BadOptions::Data { at, fault } => {
                Refusal::from(Fault::BadData).with("at", at).with("fault", fault)
            }
        }
    }
}

impl From<BadRecord> for Refusal {
    fn from(bad: BadRecord) -> Refusal {
        match bad {
            BadRecord::UnknownGame(game) => Refusal::from(Fault::UnknownGame).with("game", game),
            BadRecord::Damaged(error) => Refusal::from(Fault::DamagedRecord)
                .with("line", error.line)
                .with("why", error.problem),
        }
    }
}

/// `game` is the name that was asked for.
pub fn no_table(no_table: NoTable, game: &str) -> Refusal {
    match no_table {
        NoTable::UnknownGame => Refusal::from(Fault::UnknownGame).with("game", game),
        NoTable::Malformed(why) => Refusal::from(Fault::MalformedOptions).with("why", why),
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
        let expected = "The option round_cap is 7, but must be 30 to 99.";
        assert_eq!(refusal.problem.message, expected);
        assert_eq!(refusal.problem.args["given"], "7");
    }

    #[test]
    fn codes_are_kebab_case_and_differ() {
        let is_kebab = |code: &str| code.chars().all(|c| c.is_ascii_lowercase() || c == '-');
        assert!(CODES.iter().all(|code| is_kebab(code)));
        let distinct: std::collections::BTreeSet<_> = CODES.iter().collect();
        assert_eq!(distinct.len(), CODES.len());
    }
}
