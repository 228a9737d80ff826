//! What is told of a game (TT-85). Building steps and one's own call are told to the owner, the
//! rest to everyone.

use engine::{JsonSchema, Outcome, Seat, schemars};
use serde::{Deserialize, Serialize};

use crate::{Call, Card, CardKind, Field, Figure, Finding, How, Plan, Step, VoidReason};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// Figures are to be placed; `deal` counts from 1 within the round.
    DealBegan {
        round: u8,
        deal: u8,
        commissioner: Seat,
    },
    FigurePlaced {
        figure: Figure,
        field: Field,
    },
    FigureLifted {
        figure: Figure,
    },
    TaskSet,
    CardTurned {
        card: Card,
    },
    DealUnsolvable,
    /// To the builder, and to who may watch him (TT-82).
    Built {
        seat: Seat,
        step: Step,
    },
    Progress {
        seat: Seat,
        n: u8,
    },
    /// To the caller.
    CallReceived {
        call: Call,
    },
    Checked {
        seat: Seat,
        plan: Plan,
        findings: Vec<Finding>,
    },
    SatOut {
        seat: Seat,
    },
    /// The race goes on after a check or a pause.
    Resumed,
    VoteChanged {
        seat: Seat,
        stands: bool,
    },
    DealVoid {
        reason: VoidReason,
        n_solutions: u32,
        plan: Option<Plan>,
    },
    /// A card that was dealt in vain so often that it leaves the game.
    CardWithdrawn {
        card: CardKind,
    },
    MedalWon {
        seat: Seat,
        card: CardKind,
        how: How,
    },
    /// TT-81: the extra round has a winner.
    TieBroken {
        seat: Seat,
        how: How,
    },
    RoundEnded {
        boards: Vec<Plan>,
    },
    PauseWished {
        seat: Seat,
    },
    Paused {
        seat: Seat,
    },
    GameEnded {
        outcome: Outcome,
    },
}
