//! What a player can do.

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// CP-5: so many coins.
    Take { n: u8 },
}
