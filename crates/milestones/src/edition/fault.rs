//! What can be wrong with an edition file (MS-9 to MS-21), and what is only odd (MS-22).

use std::fmt;

use engine::BadOptions;

use crate::{Corner, Kind};

/// A reason to refuse a file.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub kind: FaultKind,
    /// Where, in the notation of the file: `map.rows[2].cells[4]`.
    pub at: String,
    /// The corner, plot or tile there, and what was found. May be empty.
    pub found: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FaultKind {
    BadFormat,
    MissingKey,
    UnknownKey,
    TooLarge,
    BadRow,
    TooManyCorners,
    RowOffLattice,
    BadCell,
    BadText,
    BadProvenance,
    StartCount,
    UnknownEdge,
    UnknownPlot,
    Duplicate,
    Unreachable,
    NoFirstSection,
    BushCount,
    BonusCount,
    TileCount,
    DuplicateTile,
    BadWorker,
    CheckMismatch,
}

/// Something that is allowed, but unlike the built-in edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    FewCorners { n_corners: usize },
    HighNumber { corner: Corner, number: u8 },
    UnevenKind { kind: Kind, n_workers: usize },
    FallingTile { id: String },
    NoPlotAt { corner: Corner },
}

impl FaultKind {
    /// The rule that is broken.
    pub fn rule(self) -> &'static str {
        self.row().0
    }

    /// The key of its message.
    pub fn key(self) -> &'static str {
        self.row().1
    }

    /// What was wanted, in English.
    pub fn wanted(self) -> &'static str {
        self.row().2
    }

    fn row(self) -> (&'static str, &'static str, &'static str) {
        use FaultKind::*;
        match self {
            BadFormat => ("MS-9", "bad-format", "a value of the right kind"),
            MissingKey => ("MS-9", "edition-lacks-key", "all keys of the format"),
            UnknownKey => ("MS-9", "edition-unknown-key", "only keys of the format"),
            TooLarge => ("MS-9", "edition-too-large", "at most 64 KiB"),
            BadRow => ("MS-10", "bad-row", "2 to 26 rows A, B, C …, 1 to 40 cells, offset 0 to 80"),
            TooManyCorners => ("MS-10", "too-many-corners", "at most 200 corners"),
            RowOffLattice => ("MS-11", "row-off-lattice", "an offset that fits row A"),
            BadCell => ("MS-12", "bad-cell", "\"S\", null or a whole number 1 to 9"),
            BadText => {
                ("MS-13", "edition-empty-text", "a text that can be seen, and is not too long")
            }
            BadProvenance => {
                ("MS-13", "bad-provenance", "printed, derived, reconstructed or invented")
            }
            StartCount => ("MS-14", "start-count", "exactly one \"S\""),
            UnknownEdge => ("MS-15", "unknown-edge", "an edge between two neighbouring corners"),
            UnknownPlot => ("MS-15", "unknown-plot", "three corners of an open triangle"),
            Duplicate => ("MS-15", "duplicate", "every name once"),
            Unreachable => ("MS-16", "unreachable", "edges from the start to every corner"),
            NoFirstSection => ("MS-17", "no-first-section", "room for a section at the start"),
            BushCount => ("MS-18", "bush-count", "exactly 15 bushes"),
            BonusCount => ("MS-19", "bonus-count", "15 bonus tiles of the five kinds"),
            TileCount => ("MS-20", "tile-count", "exactly 35 worker tiles"),
            DuplicateTile => ("MS-20", "duplicate-tile", "an id of its own for every tile"),
            BadWorker => ("MS-20", "bad-worker", "one of the five kinds and a number 1 to 8"),
            CheckMismatch => ("MS-21", "check-mismatch", "what can be counted in the file"),
        }
    }
}

impl Fault {
    pub(super) fn new(kind: FaultKind, at: impl Into<String>, found: impl fmt::Display) -> Fault {
        Fault { kind, at: at.into(), found: found.to_string() }
    }

    /// The place in one line, with what was found there.
    fn place(&self) -> String {
        match self.found.as_str() {
            "" => self.at.clone(),
            found => format!("{} ({found})", self.at),
        }
    }
}

/// As much of a fault as can be said of options.
impl From<&Fault> for BadOptions {
    fn from(fault: &Fault) -> BadOptions {
        BadOptions::Data { at: fault.place(), fault: fault.kind.key() }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kind, place) = (self.kind, self.place());
        write!(f, "{} {kind:?}: {place}; wanted {}", kind.rule(), kind.wanted())
    }
}

impl Warning {
    /// The key of its message.
    pub fn key(&self) -> &'static str {
        match self {
            Warning::FewCorners { .. } => "few-corners",
            Warning::HighNumber { .. } => "high-number",
            Warning::UnevenKind { .. } => "uneven-kind",
            Warning::FallingTile { .. } => "falling-tile",
            Warning::NoPlotAt { .. } => "no-plot-at",
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::FewCorners { n_corners } => {
                write!(f, "{n_corners} corners are too few for 24 sections")
            }
            Warning::HighNumber { corner, number } => {
                write!(f, "{corner} has the number {number}, more than 5")
            }
            Warning::UnevenKind { kind, n_workers } => {
                write!(f, "there are {n_workers} workers for {}, not 14", kind.word())
            }
            Warning::FallingTile { id } => write!(f, "on tile {id} the left number is the higher"),
            Warning::NoPlotAt { corner } => write!(f, "{corner} is the corner of no plot"),
        }
    }
}
