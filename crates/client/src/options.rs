//! The table options of a game as fields of a form, as the rules describe them.

mod agreed;

use engine::{Game, OptionField, OptionGroup, OptionKind, read_value};
use serde_json::{Value, json};

pub use agreed::Agreed;

use crate::games::Visitor;
use crate::table::GameUi;
use crate::words::Texts;

/// An option with what is usual.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    pub key: &'static str,
    pub group: OptionGroup,
    pub kind: OptionKind,
    pub default: Value,
    pub is_for_one: bool,
}

impl Field {
    fn new(option: OptionField, defaults: &Value) -> Field {
        let OptionField { key, group, kind, is_for_one } = option;
        Field { key, group, kind, default: defaults[key].clone(), is_for_one }
    }

    /// What every seat has for itself.
    pub fn of_seat(&self) -> Vec<Field> {
        let OptionKind::PerSeat(fields) = &self.kind else { return Vec::new() };
        fields.iter().map(|field| Field::new(field.clone(), &self.default[0])).collect()
    }
}

/// The fields of a game's options.
pub struct Fields;

impl Visitor for Fields {
    type Output = Vec<Field>;
    fn visit<G: GameUi>(self) -> Vec<Field> {
        fields::<G>()
    }
}

fn fields<G: Game>() -> Vec<Field> {
    let defaults = serde_json::to_value(G::Options::default()).expect("options become JSON");
    G::option_fields().into_iter().map(|option| Field::new(option, &defaults)).collect()
}

/// What is to be said of options that are being chosen.
pub struct Remarks<'a> {
    pub options: Value,
    pub n_seats: u8,
    pub texts: &'a Texts,
}

impl Visitor for Remarks<'_> {
    type Output = Vec<String>;
    fn visit<G: GameUi>(self) -> Vec<String> {
        let options = read_value(&self.options).ok();
        options.map(|it| G::remarks(&it, self.n_seats, self.texts)).unwrap_or_default()
    }
}

/// What can be chosen for an option, where the game says so itself.
pub struct Offered<'a> {
    pub options: Value,
    pub key: &'a str,
    pub texts: &'a Texts,
}

impl Visitor for Offered<'_> {
    type Output = Option<Vec<(String, String)>>;
    fn visit<G: GameUi>(self) -> Option<Vec<(String, String)>> {
        let options = read_value(&self.options).ok()?;
        G::choices(&options, self.key, self.texts)
    }
}

/// An option that names a seat.
pub fn seat_value(seat: u8) -> Value {
    json!({ "seat": seat })
}
