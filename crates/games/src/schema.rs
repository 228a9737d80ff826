//! What the games put on the wire, as JSON Schema: actions, views, events, options and the lines of
//! a Record. It follows from the types, the values of options from what the game says of them.

mod names;
mod options;
mod variants;

use std::collections::BTreeMap;

use engine::schemars::generate::{Contract, SchemaSettings};
use engine::schemars::transform::{RecursiveTransform, ReplaceBoolSchemas};
use engine::schemars::{Schema, SchemaGenerator};
use engine::{Closing, Delays, Entry, Header, JsonSchema, Outcome, Player, Seats, Viewer};
use serde_json::{Value, json};

use crate::{IDS, Title, Visitor, visit};

pub use self::names::renamed;

/// Schemas by their names.
pub type Definitions = BTreeMap<String, Value>;

/// Where they stand in a description of an interface.
const PLACE: &str = "/components/schemas";

/// What a game has on the wire; `SaintMaloAction` is the action of one, `Action` that of any.
const PARTS: [&str; 5] = ["Action", "View", "Event", "Options", "RecordLine"];

/// The definitions of all games, with the words that they share.
pub fn definitions() -> Definitions {
    let mut all = shared_words();
    for id in IDS {
        all.extend(visit(id, Describe).expect("it is one of the list"));
    }
    all.insert("Game".to_owned(), json!({ "type": "string", "enum": IDS }));
    for part in PARTS {
        let of_game = |id: &&str| reference(&format!("{}{part}", names::camel_case(id)));
        all.insert(
            part.to_owned(),
            json!({ "anyOf": IDS.iter().map(of_game).collect::<Vec<_>>() }),
        );
    }
    all
}

/// A generator whose references lead to [`definitions`]. Whoever writes a value leaves no field
/// out that the type has, and adds none.
pub fn generator(contract: Contract) -> SchemaGenerator {
    let is_written = matches!(contract, Contract::Serialize);
    let settings = SchemaSettings::draft2020_12().with(|settings| {
        settings.meta_schema = None;
        settings.definitions_path = PLACE.into();
        settings.contract = contract;
        let mut any = ReplaceBoolSchemas::default();
        any.skip_additional_properties = true;
        settings.transforms.push(Box::new(any));
        settings.transforms.push(Box::new(RecursiveTransform(list_one)));
        if is_written {
            settings.transforms.push(Box::new(RecursiveTransform(close)));
        }
    });
    settings.into_generator()
}

/// One value is a list of one: not every generator of clients knows both.
fn list_one(schema: &mut Schema) {
    if let Some(only) = schema.remove("const") {
        schema.insert("enum".to_owned(), json!([only]));
    }
}

fn close(schema: &mut Schema) {
    if schema.get("properties").is_some() && schema.get("additionalProperties").is_none() {
        schema.insert("additionalProperties".to_owned(), Value::Bool(false));
    }
}

fn reference(name: &str) -> Value {
    json!({ "$ref": format!("#{PLACE}/{name}") })
}

/// What a generator has come across.
pub fn taken(mut generator: SchemaGenerator) -> Definitions {
    variants::named(generator.take_definitions(true).into_iter().collect())
}

/// The words of the engine that games use.
fn shared_words() -> Definitions {
    let mut generator = generator(Contract::Deserialize);
    generator.subschema_for::<Seats>();
    generator.subschema_for::<Viewer>();
    generator.subschema_for::<Outcome>();
    generator.subschema_for::<Player>();
    generator.subschema_for::<Delays>();
    generator.subschema_for::<engine::Json>();
    generator.subschema_for::<engine::Secret>();
    generator.subschema_for::<engine::Commitment>();
    taken(generator)
}

struct Describe;

impl Visitor for Describe {
    type Output = Definitions;
    fn visit<G: Title>(self) -> Definitions {
        let mut read = generator(Contract::Deserialize);
        define::<G::Action>(&mut read, "Action");
        define::<G::Options>(&mut read, "Options");
        let lines = [
            read.subschema_for::<Header<G>>(),
            read.subschema_for::<Entry<G>>(),
            read.subschema_for::<Closing>(),
        ];
        let mut definitions = taken(read);
        for line in ["RecordHeader", "RecordEntry", "RecordClosing"] {
            end_in_sum(definitions.get_mut(line).expect("it was just described"));
        }
        definitions.insert("RecordLine".to_owned(), json!({ "oneOf": lines }));
        options::bound(&mut definitions, &G::option_fields());

        // What goes both ways is described as it is read: what is written can be read too.
        let mut written = generator(Contract::Serialize);
        define::<G::View>(&mut written, "View");
        define::<G::Event>(&mut written, "Event");
        for (name, schema) in taken(written) {
            definitions.entry(name).or_insert(schema);
        }
        names::of_game(G::ID, definitions, &shared_words())
    }
}

/// The definition is called by what the game calls it.
fn define<T: JsonSchema>(generator: &mut SchemaGenerator, name: &str) {
    generator.subschema_for::<T>();
    assert_eq!(T::schema_name(), name, "a game calls its parts as the engine does");
}

/// Every line of a Record has a sum behind everything else.
fn end_in_sum(line: &mut Value) {
    let sum = json!({ "type": "string", "pattern": "^[0-9a-f]{12}$" });
    line["properties"]["sum"] = sum;
    let required = line["required"].as_array().cloned().unwrap_or_default();
    line["required"] = required.into_iter().chain([json!("sum")]).collect();
}
