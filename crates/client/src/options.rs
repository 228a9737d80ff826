//! The table options of a game as fields of a form. What they may be is asked of the rules, so that
//! it is said in one place only.

mod asking;

use engine::{BadOptions, Fast, Game};
use serde_json::{Value, json};

use crate::games::Visitor;
use crate::table::GameUi;

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its words are the message `GAME-option-KEY`.
    pub key: String,
    pub kind: Kind,
    pub default: Value,
    pub is_for_one: bool,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    Number {
        min: i64,
        max: i64,
    },
    Switch,
    /// A seat, or as the default says.
    Seat,
    /// One of these. The words of a name are the message `GAME-option-KEY-NAME`.
    Choice(Vec<Value>),
    /// The same fields for every seat.
    PerSeat(Vec<Field>),
    /// A file of components, by who owns the printed game.
    File,
}

/// Too high for every option that has a highest value.
const TOO_HIGH: u8 = u8::MAX;
/// The name of no choice.
const NO_NAME: &str = "?";

/// The fields of a game's options. An option of another kind keeps its default.
pub struct Fields;

impl Visitor for Fields {
    type Output = Vec<Field>;
    fn visit<G: GameUi>(self) -> Vec<Field> {
        fields::<G>()
    }
}

fn fields<G: Game>() -> Vec<Field> {
    let defaults = serde_json::to_value(G::Options::default()).expect("options become JSON");
    fields_of::<G>(&defaults, &|value| value)
}

/// The fields of an object; `whole` puts it back into the place that it has in the options.
fn fields_of<G: Game>(object: &Value, whole: &dyn Fn(Value) -> Value) -> Vec<Field> {
    let Value::Object(defaults) = object else { return Vec::new() };
    let field = |(key, default): (&String, &Value)| {
        let within = |value: Value| {
            let mut object = object.clone();
            object[key] = value;
            whole(object)
        };
        let kind = kind::<G>(default, &within)?;
        let is_for_one = key.starts_with("practice_");
        Some(Field { key: key.clone(), kind, default: default.clone(), is_for_one })
    };
    defaults.iter().filter_map(field).collect()
}

fn kind<G: Game>(default: &Value, whole: &dyn Fn(Value) -> Value) -> Option<Kind> {
    let can_be = |value: Value| serde_json::from_value::<G::Options>(whole(value)).is_ok();
    match default {
        Value::Null => Some(Kind::File),
        Value::Bool(_) => Some(Kind::Switch),
        Value::Number(_) | Value::String(_) | Value::Object(_) if can_be(seat_value(0)) => {
            Some(Kind::Seat)
        }
        Value::Number(_) | Value::String(_) => choices::<G>(whole).or_else(|| range::<G>(whole)),
        Value::Array(seats) if seats.len() == usize::from(*G::SEATS.end()) => {
            let of_first = |value: Value| {
                let mut seats = seats.clone();
                seats[0] = value;
                whole(Value::Array(seats))
            };
            let fields = fields_of::<G>(&seats[0], &of_first);
            (!fields.is_empty()).then_some(Kind::PerSeat(fields))
        }
        Value::Array(_) | Value::Object(_) => None,
    }
}

fn choices<G: Game>(whole: &dyn Fn(Value) -> Value) -> Option<Kind> {
    let options = whole(json!(NO_NAME));
    let names = asking::choices::<G::Options>(&options)?;
    // On the wire a number is one.
    let value = |name: &&str| name.parse::<i64>().map_or_else(|_| json!(name), |it| json!(it));
    Some(Kind::Choice(names.iter().map(value).collect()))
}

fn range<G: Game>(whole: &dyn Fn(Value) -> Value) -> Option<Kind> {
    let options = serde_json::from_value(whole(json!(TOO_HIGH))).ok()?;
    let n_seats = *G::SEATS.end();
    let refused = engine::Match::<G>::new(&options, n_seats, &mut Fast::new(0)).err()?;
    match refused {
        BadOptions::OutOfRange { min, max, .. } => Some(Kind::Number { min, max }),
        BadOptions::Seats { .. } | BadOptions::Data { .. } => None,
    }
}

/// An option that names a seat.
pub fn seat_value(seat: u8) -> Value {
    json!({ "seat": seat })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::{first, visit};

    #[test]
    fn ranges_come_from_the_rules() {
        let fields = visit(first(), Fields).expect("the first game can be played");
        let kind = |key: &str| fields.iter().find(|field| field.key == key).map(|it| &it.kind);
        assert_eq!(kind("round_cap"), Some(&Kind::Number { min: 30, max: 99 }));
        assert_eq!(kind("first_player"), Some(&Kind::Seat));
        assert!(fields.iter().any(|field| field.is_for_one));
    }

    #[test]
    fn choices_come_from_the_rules() {
        let fields = fields::<turbo_taxi::TurboTaxi>();
        let kind = |key: &str| fields.iter().find(|field| field.key == key).map(|it| &it.kind);
        let words = Kind::Choice(vec![json!("off"), json!("edges"), json!("full")]);
        assert_eq!(kind("assist"), Some(&words));
        let numbers = Kind::Choice(vec![json!(15), json!(30), json!(60), json!("off")]);
        assert_eq!(kind("placement_s"), Some(&numbers));
        assert_eq!(kind("first_commissioner"), Some(&Kind::Seat));
        assert_eq!(kind("components"), Some(&Kind::File));
        let Some(Kind::PerSeat(handicap)) = kind("handicaps") else {
            panic!("every seat has a handicap")
        };
        let delays = Kind::Choice([0, 5, 10, 20, 30].map(|seconds| json!(seconds)).to_vec());
        assert_eq!(handicap[0].kind, delays);
    }
}
