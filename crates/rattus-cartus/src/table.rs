//! The table of what the rulebook does not tell: the supply actions of the sixty building cards and
//! the values of the markers. An owner of the printed game can give it as a file (RC-9 to RC-18).
//!
//! A table file is one JSON object:
//!
//! ```json
//! {
//!   "format": "rattus-cartus-table/1",
//!   "name": "my-copy",
//!   "note": "Typed from the cards.",
//!   "supply": {
//!     "farm": [{"draw": 4, "rats": 0, "looks": 0}, "…four more, in the order of the copies…"],
//!     "brewery": ["…"], "…": "…and so on for all twelve buildings…"
//!   },
//!   "vp_markers": [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
//! }
//! ```

mod read;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::{ATTESTED, BUILT_IN, N_BUILDINGS, N_COPIES, N_MARKERS};
use crate::{Building, BuildingCard, Class};

/// RC-5: what a building card gives in phase B.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Supply {
    pub draw: u8,
    pub rats: u8,
    pub looks: u8,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub name: String,
    pub note: String,
    /// By building, then by copy.
    pub supply: [[Supply; N_COPIES]; N_BUILDINGS],
    pub vp_markers: [u8; N_MARKERS],
}

/// RC-15: what is odd about a table but no fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Warning {
    /// A supply action that the rulebook shows at this building is on none of its cards.
    NotAsAttested {
        building: Building,
        supply: Supply,
    },
    NoDraw {
        class: Class,
    },
    MarkersDiffer,
}

impl Table {
    pub fn supply_of(&self, card: BuildingCard) -> Supply {
        self.supply[card.building as usize][usize::from(card.copy) - 1]
    }

    /// RC-17: whether the table is one of ours, and so a reconstruction.
    pub fn is_built_in(&self) -> bool {
        BUILT_IN.contains(&self.name.as_str())
    }

    /// RC-18: then markers are drawn by chance.
    pub fn has_unlike_markers(&self) -> bool {
        self.vp_markers.iter().any(|value| *value != self.vp_markers[0])
    }

    pub fn warnings(&self) -> Vec<Warning> {
        let mut warnings = Vec::new();
        for (building, supply) in ATTESTED {
            if !self.supply[building as usize].contains(&supply) {
                warnings.push(Warning::NotAsAttested { building, supply });
            }
        }
        for class in Class::ALL {
            let mut cards = Building::of_class(class).into_iter().flat_map(Building::cards);
            if cards.all(|card| self.supply_of(card).draw == 0) {
                warnings.push(Warning::NoDraw { class });
            }
        }
        if self.has_unlike_markers() {
            warnings.push(Warning::MarkersDiffer);
        }
        warnings
    }
}
