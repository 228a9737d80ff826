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

    pub fn name(self) -> &'static str {
        match self {
            Code::TooLarge => "too_large",
            Code::BadJson => "bad_json",
            Code::WrongGame => "wrong_game",
            Code::WrongFormat => "wrong_format",
            Code::UnknownKey => "unknown_key",
            Code::MissingKey => "missing_key",
            Code::WrongType => "wrong_type",
            Code::NotReplaceable => "not_replaceable",
            Code::TotalsMismatch => "totals_mismatch",
            Code::BadId => "bad_id",
            Code::DuplicateId => "duplicate_id",
            Code::BadText => "bad_text",
            Code::BadFace => "bad_face",
            Code::WrongCount => "wrong_count",
            Code::OutOfRange => "out_of_range",
            Code::LadderOrder => "ladder_order",
            Code::UnknownMeasure => "unknown_measure",
            Code::UnknownValue => "unknown_value",
            Code::Contradiction => "contradiction",
        }
    }
}

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
