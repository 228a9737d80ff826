//! A plan: nine cells, each empty or with a card. As text nine labels with spaces between them, `-`
//! for an empty cell.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::card::UnknownCard;
use crate::cell::N_CELLS;
use crate::{CENTRE, Card, CardSet, Cell};

/// The order is that of the texts.
#[derive(
    Clone,
    Copy,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Default,
    Debug,
    Serialize,
    Deserialize,
    JsonSchema,
)]
#[serde(try_from = "String", into = "String")]
pub struct Plan([Option<Card>; N_CELLS]);

/// Why a text is no plan.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadPlan {
    NotNine { given: usize },
    UnknownCard(String),
}

const EMPTY: &str = "-";

impl Plan {
    pub const EMPTY: Plan = Plan([None; N_CELLS]);

    pub fn new(cells: [Option<Card>; N_CELLS]) -> Plan {
        Plan(cells)
    }

    pub fn full(cards: [Card; N_CELLS]) -> Plan {
        Plan(cards.map(Some))
    }

    /// An empty board with the centre on it (TT-43).
    pub fn with_centre(centre: Card) -> Plan {
        let mut plan = Plan::EMPTY;
        plan[CENTRE] = Some(centre);
        plan
    }

    pub fn is_full(&self) -> bool {
        self.0.iter().all(Option::is_some)
    }

    /// The cells with a card, each with it.
    pub fn laid(&self) -> impl Iterator<Item = (Cell, Card)> + '_ {
        Cell::all().filter_map(|cell| Some((cell, self[cell]?)))
    }

    /// The cards around the centre.
    pub fn n_laid(&self) -> u8 {
        Cell::outer().filter(|cell| self[*cell].is_some()).count() as u8
    }

    /// How many cards of each kind lie here, the centre included.
    pub fn cards(&self) -> CardSet {
        self.laid().map(|(_, card)| card).collect()
    }
}

impl Index<Cell> for Plan {
    type Output = Option<Card>;
    fn index(&self, cell: Cell) -> &Option<Card> {
        &self.0[cell.idx()]
    }
}

impl IndexMut<Cell> for Plan {
    fn index_mut(&mut self, cell: Cell) -> &mut Option<Card> {
        &mut self.0[cell.idx()]
    }
}

impl BadPlan {
    /// The number of the rule that is broken.
    pub fn rule(&self) -> &'static str {
        match self {
            BadPlan::NotNine { .. } => "TT-19",
            BadPlan::UnknownCard(_) => "TT-2",
        }
    }
}

impl fmt::Display for BadPlan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.rule())?;
        match self {
            BadPlan::NotNine { given } => write!(f, "{given} cells, but a plan has nine"),
            BadPlan::UnknownCard(label) => write!(f, "no card is called {label:?}"),
        }
    }
}

impl std::error::Error for BadPlan {}

impl From<UnknownCard> for BadPlan {
    fn from(UnknownCard(label): UnknownCard) -> BadPlan {
        BadPlan::UnknownCard(label)
    }
}

impl fmt::Display for Plan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (idx, card) in self.0.iter().enumerate() {
            let space = if idx == 0 { "" } else { " " };
            write!(f, "{space}{}", card.map_or(EMPTY, Card::label))?;
        }
        Ok(())
    }
}

impl FromStr for Plan {
    type Err = BadPlan;
    fn from_str(text: &str) -> Result<Plan, BadPlan> {
        let labels: Vec<&str> = text.split_whitespace().collect();
        if labels.len() != N_CELLS {
            return Err(BadPlan::NotNine { given: labels.len() });
        }
        let mut plan = Plan::EMPTY;
        for (cell, label) in Cell::all().zip(labels) {
            plan[cell] = if label == EMPTY { None } else { Some(label.parse::<Card>()?) };
        }
        Ok(plan)
    }
}

impl TryFrom<String> for Plan {
    type Error = BadPlan;
    fn try_from(text: String) -> Result<Plan, BadPlan> {
        text.parse()
    }
}

impl From<Plan> for String {
    fn from(plan: Plan) -> String {
        plan.to_string()
    }
}
