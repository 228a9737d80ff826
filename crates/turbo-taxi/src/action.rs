//! What a seat can do.

use std::fmt;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::{Card, Cell, Field, Figure};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// TT-35: puts a figure on a field, or moves it there.
    PlaceFigure {
        figure: Figure,
        field: Field,
    },
    LiftFigure {
        figure: Figure,
    },
    /// The task is set.
    Done,
    /// TT-45 to TT-48, on one's own board.
    Build(Step),
    /// TT-54: "my plan is right".
    Halt,
    /// TT-68: "we find nothing".
    VoteGiveUp,
    WithdrawVote,
    /// TT-74.
    Ready,
    /// TT-77. During a race it is a wish, which all live seats must share.
    Pause,
    Resume,
}

/// One step of building.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// From the hand; what lies there goes back.
    Lay {
        card: Card,
        cell: Cell,
    },
    /// One turn (TT-3).
    Rotate {
        cell: Cell,
    },
    /// Two laid cards change places.
    Move {
        from: Cell,
        to: Cell,
    },
    Take {
        cell: Cell,
    },
    Clear,
}

/// As it is typed: `lay curve0 6`, `turn 6`, `halt`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::PlaceFigure { figure, field } => write!(f, "place {figure} {field}"),
            Action::LiftFigure { figure } => write!(f, "lift {figure}"),
            Action::Done => f.write_str("done"),
            Action::Build(step) => write!(f, "{step}"),
            Action::Halt => f.write_str("halt"),
            Action::VoteGiveUp => f.write_str("give up"),
            Action::WithdrawVote => f.write_str("go on"),
            Action::Ready => f.write_str("ready"),
            Action::Pause => f.write_str("pause"),
            Action::Resume => f.write_str("resume"),
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Lay { card, cell } => write!(f, "lay {card} {cell}"),
            Step::Rotate { cell } => write!(f, "turn {cell}"),
            Step::Move { from, to } => write!(f, "move {from} {to}"),
            Step::Take { cell } => write!(f, "take {cell}"),
            Step::Clear => f.write_str("clear"),
        }
    }
}
