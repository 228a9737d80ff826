//! JSON that is kept as it was written: only the two ends know what it is, and it is read once.

use engine::{Misread, read_json};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::value::{RawValue, to_raw_value};

use crate::splices::{Misfit, Splice, spliced};

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Json(Box<RawValue>);

impl Json {
    pub fn of<T: Serialize + ?Sized>(value: &T) -> Json {
        Json(to_raw_value(value).expect("the protocol becomes JSON"))
    }

    pub fn text(&self) -> &str {
        self.0.get()
    }

    pub fn read<T: DeserializeOwned>(&self) -> Result<T, Misread> {
        read_json(self.text())
    }

    pub(crate) fn spliced(&self, splices: &[Splice]) -> Result<Json, Misfit> {
        let text = spliced(self.text(), splices)?;
        RawValue::from_string(text).map(Json).map_err(|_| Misfit)
    }
}

impl PartialEq for Json {
    fn eq(&self, other: &Json) -> bool {
        self.text() == other.text()
    }
}
