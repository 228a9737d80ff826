//! The checker: what is wrong with a plan (TT-19 to TT-27).

use std::fmt;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::network::{edge_of, reach, roads};
use crate::{CENTRE, CardKind, Cell, Colour, Components, Field, Plan, Task};

/// In the order of TT-27. As text `Broken(7,8)`.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Finding {
    /// The cell is empty.
    Incomplete(Cell),
    /// Cell 4 does not show the turned-up card.
    WrongCentre,
    /// More cards of the kind than a set has.
    TooMany(CardKind),
    /// A road ends at the edge between two cards.
    Broken(Cell, Cell),
    /// A road leads into a field without figure.
    StrayExit(Field),
    /// No road leads to the figure there.
    MissingExit(Field),
    /// The two figures are not connected.
    NotJoined(Colour),
}

/// Everything that is wrong, in the order of TT-27. A plan is right when nothing is.
pub fn findings(task: &Task, plan: &Plan, components: impl Into<Components>) -> Vec<Finding> {
    let components = components.into();
    let empty = Cell::all().filter(|cell| plan[*cell].is_none()).map(Finding::Incomplete);
    let mut findings: Vec<Finding> = empty.collect();
    if plan[CENTRE] != Some(task.centre) {
        findings.push(Finding::WrongCentre);
    }
    let cards = plan.cards();
    let too_many = CardKind::ALL.into_iter().filter(|kind| components.set[*kind] < cards[*kind]);
    findings.extend(too_many.map(Finding::TooMany));
    findings.extend(broken(plan));
    findings.extend(stray_exits(task, plan));
    findings.extend(missing_exits(task, plan));
    let hides_connection = |finding: &Finding| match finding {
        Finding::Incomplete(_)
        | Finding::Broken(..)
        | Finding::StrayExit(_)
        | Finding::MissingExit(_) => true,
        Finding::WrongCentre | Finding::TooMany(_) | Finding::NotJoined(_) => false,
    };
    if !findings.iter().any(hides_connection) {
        findings.extend(not_joined(task, plan, &components));
    }
    findings
}

pub fn is_right(task: &Task, plan: &Plan, components: impl Into<Components>) -> bool {
    findings(task, plan, components).is_empty()
}

/// TT-22, also for a board on which cells are still empty.
fn broken(plan: &Plan) -> impl Iterator<Item = Finding> + '_ {
    let broken = Cell::pairs().filter(|(one, other, side)| match (plan[*one], plan[*other]) {
        (Some(one), Some(other)) => {
            one.ends().contains(*side) != other.ends().contains(side.opposite())
        }
        (None, _) | (_, None) => false,
    });
    broken.map(|(one, other, _)| Finding::Broken(one, other))
}

/// TT-24.
fn stray_exits<'p>(task: &Task, plan: &'p Plan) -> impl Iterator<Item = Finding> + 'p {
    let exits = task.exits();
    let strays =
        Field::all().filter(move |field| !exits.contains(*field) && has_exit(plan, *field));
    strays.map(Finding::StrayExit)
}

/// TT-23.
fn missing_exits<'p>(task: &Task, plan: &'p Plan) -> impl Iterator<Item = Finding> + 'p {
    let is_missing = |field: &Field| plan[field.cell()].is_some() && !has_exit(plan, *field);
    task.exits().iter().filter(is_missing).map(Finding::MissingExit)
}

fn has_exit(plan: &Plan, field: Field) -> bool {
    plan[field.cell()].is_some_and(|card| card.ends().contains(field.side()))
}

/// TT-25.
fn not_joined(task: &Task, plan: &Plan, components: &Components) -> Vec<Finding> {
    let roads = roads(plan, components.crossing);
    let is_apart = |colour: &Colour| {
        let [taxi, house] = task.pair(*colour).map(edge_of);
        reach(&roads, taxi) & house == 0
    };
    Colour::ALL.into_iter().filter(is_apart).map(Finding::NotJoined).collect()
}

impl Finding {
    /// The number of the rule that the plan breaks.
    pub fn rule(&self) -> &'static str {
        match self {
            Finding::Incomplete(_) => "TT-19",
            Finding::WrongCentre => "TT-20",
            Finding::TooMany(_) => "TT-21",
            Finding::Broken(..) => "TT-22",
            Finding::StrayExit(_) => "TT-24",
            Finding::MissingExit(_) => "TT-23",
            Finding::NotJoined(_) => "TT-25",
        }
    }

    /// TT-51: whether it is marked while somebody builds, where the table helps.
    pub fn shows_while_building(&self) -> bool {
        match self {
            Finding::Broken(..) | Finding::StrayExit(_) | Finding::MissingExit(_) => true,
            Finding::Incomplete(_)
            | Finding::WrongCentre
            | Finding::TooMany(_)
            | Finding::NotJoined(_) => false,
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::Incomplete(cell) => write!(f, "Incomplete({cell})"),
            Finding::WrongCentre => f.write_str("WrongCentre"),
            Finding::TooMany(kind) => write!(f, "TooMany({kind})"),
            Finding::Broken(one, other) => write!(f, "Broken({one},{other})"),
            Finding::StrayExit(field) => write!(f, "StrayExit({field})"),
            Finding::MissingExit(field) => write!(f, "MissingExit({field})"),
            Finding::NotJoined(colour) => write!(f, "NotJoined({colour})"),
        }
    }
}
