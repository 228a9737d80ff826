//! A component file that a table has chosen, as one of its options.

use std::borrow::Cow;
use std::fmt;
use std::sync::{Arc, OnceLock};

use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{Faults, ReadComponents, read};
use crate::Json;

/// Kept as it was written, read once, and shared by all copies. On the wire: what is in it.
pub struct ComponentFile<T>(Arc<Chosen<T>>);

/// Any JSON: what is wrong with it is told by its reader.
impl<T> JsonSchema for ComponentFile<T> {
    fn schema_name() -> Cow<'static, str> {
        Json::schema_name()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        Json::json_schema(generator)
    }
}

struct Chosen<T> {
    json: Json,
    read: OnceLock<Result<Arc<T>, Faults>>,
}

impl<T: ReadComponents> ComponentFile<T> {
    pub fn new(json: Json) -> ComponentFile<T> {
        ComponentFile(Arc::new(Chosen { json, read: OnceLock::new() }))
    }

    /// The components in it, or all that is wrong with it.
    pub fn read(&self) -> Result<&Arc<T>, &Faults> {
        self.0.read.get_or_init(|| read(&self.0.json).map(Arc::new)).as_ref()
    }

    pub fn json(&self) -> &Json {
        &self.0.json
    }
}

impl<T> Clone for ComponentFile<T> {
    fn clone(&self) -> ComponentFile<T> {
        ComponentFile(Arc::clone(&self.0))
    }
}

/// Files are the same that say the same, in whatever order.
impl<T> PartialEq for ComponentFile<T> {
    fn eq(&self, other: &ComponentFile<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.json.is_same(&other.0.json)
    }
}

impl<T> Eq for ComponentFile<T> {}

/// Its content would drown everything else.
impl<T> fmt::Debug for ComponentFile<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ComponentFile")
    }
}

impl<T> Serialize for ComponentFile<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.json.serialize(serializer)
    }
}

impl<'de, T: ReadComponents> Deserialize<'de> for ComponentFile<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<ComponentFile<T>, D::Error> {
        Json::deserialize(deserializer).map(ComponentFile::new)
    }
}
