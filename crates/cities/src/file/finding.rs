//! What is wrong with a component file, and where (CI-6, CI-7).

use std::fmt;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// A JSON pointer.
    pub at: String,
    pub code: Code,
    pub found: String,
    pub expected: String,
    /// The number of the rule.
    pub rule: &'static str,
}

/// CI-17: what is worth a look.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Warning {
    pub at: String,
    pub code: WarningCode,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum WarningCode {
    SameFace,
    UnevenColours,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Code {
    TooLarge,
    BadJson,
    WrongGame,
    WrongFormat,
    UnknownKey,
    MissingKey,
    WrongType,
    NotReplaceable,
    TotalsMismatch,
    BadId,
    DuplicateId,
    BadText,
    BadFace,
    WrongCount,
    OutOfRange,
    LadderOrder,
    UnknownMeasure,
    UnknownValue,
    Contradiction,
}

impl Finding {
    pub(crate) fn new(
        at: String,
        code: Code,
        found: String,
        expected: String,
        rule: &'static str,
    ) -> Finding {
        Finding { at, code, found, expected, rule }
    }
}

impl Code {
    pub const ALL: [Code; 19] = [
        Code::TooLarge,
        Code::BadJson,
        Code::WrongGame,
        Code::WrongFormat,
        Code::UnknownKey,
        Code::MissingKey,
        Code::WrongType,
        Code::NotReplaceable,
        Code::TotalsMismatch,
        Code::BadId,
        Code::DuplicateId,
        Code::BadText,
        Code::BadFace,
        Code::WrongCount,
        Code::OutOfRange,
        Code::LadderOrder,
        Code::UnknownMeasure,
        Code::UnknownValue,
        Code::Contradiction,
    ];

    /// As reports write it.
    pub fn name(self) -> &'static str {
        NAMES[self as usize].0
    }

    /// The end of the key of its message.
    pub fn fault(self) -> &'static str {
        NAMES[self as usize].1
    }
}

/// In the order of [`Code::ALL`].
const NAMES: [(&str, &str); Code::ALL.len()] = [
    ("too_large", "too-large"),
    ("bad_json", "bad-json"),
    ("wrong_game", "wrong-game"),
    ("wrong_format", "wrong-format"),
    ("unknown_key", "unknown-key"),
    ("missing_key", "missing-key"),
    ("wrong_type", "wrong-type"),
    ("not_replaceable", "not-replaceable"),
    ("totals_mismatch", "totals-mismatch"),
    ("bad_id", "bad-id"),
    ("duplicate_id", "duplicate-id"),
    ("bad_text", "bad-text"),
    ("bad_face", "bad-face"),
    ("wrong_count", "wrong-count"),
    ("out_of_range", "out-of-range"),
    ("ladder_order", "ladder-order"),
    ("unknown_measure", "unknown-measure"),
    ("unknown_value", "unknown-value"),
    ("contradiction", "contradiction"),
];

impl WarningCode {
    pub fn name(self) -> &'static str {
        match self {
            WarningCode::SameFace => "same_face",
            WarningCode::UnevenColours => "uneven_colours",
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { at, code, found, expected, rule } = self;
        write!(f, "{at}: {}: found {found}, expected {expected} ({rule})", code.name())
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} (CI-17)", self.at, self.code.name())
    }
}
