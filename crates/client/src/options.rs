//! The table options of a game as fields of a form. What they may be is asked of the rules, so that
//! it is said in one place only.

mod agreed;

use engine::{BadOptions, Fast, Game, read_value};
use serde_json::{Value, json};

pub use agreed::Agreed;

use crate::games::Visitor;
use crate::table::GameUi;
use crate::words::Texts;

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
    /// As `Choice`, and one more name that comes with numbers of its own.
    ChoiceOrNumbers {
        names: Vec<Value>,
        numbers: Numbers,
    },
    /// A file of components, by who owns the printed game.
    File,
    /// Built-in components by their names, or such a file.
    NamedOrFile(Vec<Value>),
}

/// A list of numbers, all in one range. The words of each are the message
/// `GAME-option-KEY-NAME-IDX`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Numbers {
    pub name: String,
    pub len: usize,
    pub min: i64,
    pub max: i64,
}

/// Too high for every option that has a highest value.
const TOO_HIGH: u8 = u8::MAX;
/// The name of no choice.
const NO_NAME: &str = "?";
/// No list of numbers is longer.
const NUMBERS_MAX: usize = 16;

/// The fields of a game's options. An option of another kind keeps its default.
pub struct Fields;

impl Visitor for Fields {
    type Output = Vec<Field>;
    fn visit<G: GameUi>(self) -> Vec<Field> {
        fields::<G>()
    }
}

fn fields<G: GameUi>() -> Vec<Field> {
    let defaults = serde_json::to_value(G::Options::default()).expect("options become JSON");
    fields_of::<G>(&defaults, &|value| value)
}

/// The fields of an object; `whole` puts it back into the place that it has in the options.
fn fields_of<G: GameUi>(object: &Value, whole: &dyn Fn(Value) -> Value) -> Vec<Field> {
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

fn kind<G: GameUi>(default: &Value, whole: &dyn Fn(Value) -> Value) -> Option<Kind> {
    let can_be = |value: Value| read_value::<G::Options>(&whole(value)).is_ok();
    match default {
        Value::Null => Some(Kind::File),
        Value::Bool(_) => Some(Kind::Switch),
        // What takes any file takes any object.
        Value::String(_) if can_be(json!({ NO_NAME: NO_NAME })) => {
            let names = G::BUILT_IN.iter().map(|name| json!(name));
            Some(Kind::NamedOrFile(names.collect()))
        }
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
    let can_be = |value: Value| read_value::<G::Options>(&whole(value)).is_ok();
    let options = whole(json!(NO_NAME));
    let names = read_value::<G::Options>(&options).err()?.names()?;
    // On the wire a number is one.
    let value = |name: &str| name.parse::<i64>().map_or_else(|_| json!(name), |it| json!(it));
    let plain = names.iter().map(|name| value(name)).filter(|value| can_be(value.clone()));
    let plain: Vec<Value> = plain.collect();
    let numbers = names.iter().find_map(|name| numbers::<G>(name, whole));
    Some(match numbers {
        Some(numbers) => Kind::ChoiceOrNumbers { names: plain, numbers },
        None => Kind::Choice(plain),
    })
}

/// The choice of this name, if it comes with a list of numbers.
fn numbers<G: Game>(name: &str, whole: &dyn Fn(Value) -> Value) -> Option<Numbers> {
    let list = |len: usize| whole(json!({ name: vec![TOO_HIGH; len] }));
    let can_be = |len: &usize| read_value::<G::Options>(&list(*len)).is_ok();
    let len = (1..=NUMBERS_MAX).find(can_be)?;
    let (min, max) = bounds::<G>(list(len))?;
    Some(Numbers { name: name.to_owned(), len, min, max })
}

fn range<G: Game>(whole: &dyn Fn(Value) -> Value) -> Option<Kind> {
    let (min, max) = bounds::<G>(whole(json!(TOO_HIGH)))?;
    Some(Kind::Number { min, max })
}

/// What the rules say of options with a number that is too high.
fn bounds<G: Game>(options: Value) -> Option<(i64, i64)> {
    let options = read_value(&options).ok()?;
    let n_seats = *G::SEATS.end();
    let refused = engine::Match::<G>::new(&options, n_seats, &mut Fast::new(0)).err()?;
    match refused {
        BadOptions::OutOfRange { min, max, .. } => Some((min, max)),
        BadOptions::Seats { .. } | BadOptions::Data { .. } => None,
    }
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

    #[test]
    fn lists_and_files_stand_beside_names() {
        let fields = fields::<rattus_cartus::RattusCartus>();
        let kind = |key: &str| fields.iter().find(|field| field.key == key).map(|it| &it.kind);
        let names = ["first_game", "random_per_class", "mixed"].map(|name| json!(name)).to_vec();
        let numbers = Numbers { name: "custom".to_owned(), len: 6, min: 0, max: 5 };
        assert_eq!(kind("buildings"), Some(&Kind::ChoiceOrNumbers { names, numbers }));
        let built_in = ["even", "five-distinct"].map(|name| json!(name)).to_vec();
        assert_eq!(kind("table"), Some(&Kind::NamedOrFile(built_in)));
        assert_eq!(kind("may_decline"), Some(&Kind::Switch));
    }
}
