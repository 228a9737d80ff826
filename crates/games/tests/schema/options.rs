//! Options: what can be agreed, and nothing else.

use engine::{Fast, Match, OptionField, OptionKind, OptionNumbers, read_value};
use games::{Title, Visitor};
use serde_json::{Value, json};

use crate::mutations::Mutated;
use crate::validators::{Validators, check_valid};
use crate::visit_all;

#[test]
fn options_have_the_values_that_their_game_names() {
    visit_all(Check);
}

#[derive(Clone, Copy)]
struct Check;

impl Visitor for Check {
    type Output = ();
    fn visit<G: Title>(self) {
        let validators = Validators::of(G::ID);
        let default = serde_json::to_value(G::Options::default()).unwrap();
        check_valid(&validators.options, &default);
        check_valid(&validators.options, &json!({}));
        Mutated::default().check(&validators.options, &default, is_played::<G>);
        for (option, value) in values(&G::option_fields(), &default) {
            let mut options = default.clone();
            options[option] = value;
            let is_valid = validators.options.is_valid(&options);
            let is_played = read_value(&options).is_ok_and(is_played::<G>);
            assert_eq!(is_valid, is_played, "{}: {options}", G::ID);
        }
    }
}

fn is_played<G: Title>(options: G::Options) -> bool {
    Match::<G>::new(&options, *G::SEATS.end(), &mut Fast::new(0)).is_ok()
}

/// Values at the edges of what is allowed, and beyond.
fn values(fields: &[OptionField], default: &Value) -> Vec<(&'static str, Value)> {
    let of_field = |field: &OptionField| -> Vec<Value> {
        match &field.kind {
            OptionKind::Number { min, max } => {
                [min - 1, *min, *max, max + 1].map(|it| json!(it)).into()
            }
            OptionKind::Switch => vec![json!(false), json!(true), json!(0)],
            OptionKind::Seat => vec![json!({ "seat": 0 }), json!({ "seat": 99 }), json!(0)],
            OptionKind::Choice(values) | OptionKind::NamedOrFile(values) => {
                values.iter().cloned().chain([json!("?"), json!(77)]).collect()
            }
            OptionKind::ChoiceOrNumbers { names, numbers } => {
                let OptionNumbers { name, len, min, max } = numbers;
                let list = |number: i64, len: usize| json!({ *name: vec![number; len] });
                let lists =
                    [list(*min, *len), list(*max, *len), list(max + 1, *len), list(*min, len + 1)];
                names.iter().cloned().chain(lists).chain([json!("?")]).collect()
            }
            OptionKind::File => vec![Value::Null],
            OptionKind::PerSeat(inner) => {
                let seats = default[field.key].as_array().unwrap();
                let with = |(key, value): (&'static str, Value)| {
                    let mut seats = seats.clone();
                    seats[0][key] = value;
                    Value::Array(seats)
                };
                values(inner, &seats[0]).into_iter().map(with).collect()
            }
        }
    };
    let mut all = Vec::new();
    for field in fields {
        all.extend(of_field(field).into_iter().map(|value| (field.key, value)));
    }
    all
}
