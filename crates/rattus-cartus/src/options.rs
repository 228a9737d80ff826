//! The table options.

use engine::{
    BadOptions, ComponentFile, JsonSchema, OptionField, OptionGroup, OptionNumbers, schemars,
};
use serde::{Deserialize, Serialize};

use crate::components::{BUILDING_CARDS_PER_CLASS, BUILT_IN, N_CLASSES, built_in};
use crate::{Class, Json, Table};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    pub buildings: Buildings,
    pub table: TableChoice,
    pub all_dead: AllDead,
    pub supply_order: SupplyOrder,
    /// RC-63: whether visitors are asked if they want their action.
    pub may_decline: bool,
    /// RC-103: whether the totals of others are shown.
    pub rats_face_down: bool,
}

/// RC-23: how the thirty building cards are chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Buildings {
    FirstGame,
    RandomPerClass,
    Mixed,
    /// By class: how many of its five cards show the first of its two buildings.
    Custom([u8; N_CLASSES]),
}

/// RC-9: the name of a built-in table, or the whole of a table file.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Json", into = "Json")]
pub enum TableChoice {
    Named(String),
    File(ComponentFile<Table>),
}

/// RC-97.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AllDead {
    AllLose,
    FewestRatsSurvive,
}

/// RC-41.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SupplyOrder {
    InTurn,
    Together,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            buildings: Buildings::FirstGame,
            table: TableChoice::Named(BUILT_IN[0].to_owned()),
            all_dead: AllDead::AllLose,
            supply_order: SupplyOrder::InTurn,
            may_decline: false,
            rats_face_down: false,
        }
    }
}

pub(crate) fn option_fields() -> Vec<OptionField> {
    use OptionGroup::{Help, Pace, Play};
    let buildings = [Buildings::FirstGame, Buildings::RandomPerClass, Buildings::Mixed];
    let custom = OptionNumbers {
        name: "custom",
        len: N_CLASSES,
        min: 0,
        max: BUILDING_CARDS_PER_CLASS.into(),
    };
    vec![
        Play.choice_or_numbers("buildings", &buildings, custom),
        Play.named_or_file("table", &BUILT_IN),
        Play.choice("all_dead", &[AllDead::AllLose, AllDead::FewestRatsSurvive]),
        Play.switch("may_decline"),
        Pace.choice("supply_order", &[SupplyOrder::InTurn, SupplyOrder::Together]),
        Help.switch("rats_face_down"),
    ]
}

impl From<Json> for TableChoice {
    fn from(json: Json) -> TableChoice {
        match json {
            Json::Text(name) => TableChoice::Named(name),
            file => TableChoice::File(ComponentFile::new(file)),
        }
    }
}

impl From<TableChoice> for Json {
    fn from(choice: TableChoice) -> Json {
        match choice {
            TableChoice::Named(name) => Json::Text(name),
            TableChoice::File(file) => file.json().clone(),
        }
    }
}

impl Options {
    pub(crate) fn check(&self) -> Result<Table, BadOptions> {
        let table = self.supply_table()?;
        if let Buildings::Custom(n_first) = self.buildings {
            for n in n_first {
                BadOptions::check_range("buildings", n, 0..=BUILDING_CARDS_PER_CLASS.into())?;
            }
        }
        Ok(table)
    }

    /// The table in use, or all that is wrong with its file.
    pub fn supply_table(&self) -> Result<Table, BadOptions> {
        match &self.table {
            TableChoice::Named(name) => built_in(name)
                .ok_or_else(|| BadOptions::unknown_name("table", "unknown-table", "RC-9")),
            TableChoice::File(file) => Ok(Table::clone(file.read()?)),
        }
    }

    /// RC-24: the rulebook advises two players against the Guard Tower; a custom choice may still
    /// have it, and then they are told.
    pub fn is_advised_against(&self, n_seats: u8) -> bool {
        match self.buildings {
            Buildings::Custom(n_first) => {
                n_seats == 2 && n_first[Class::Chivalry as usize] < BUILDING_CARDS_PER_CLASS
            }
            Buildings::FirstGame | Buildings::RandomPerClass | Buildings::Mixed => false,
        }
    }
}
