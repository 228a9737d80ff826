//! What a game says of its options, held against the options themselves.

use engine::{BadOptions, Fast, Game, Match, OptionField, OptionKind, OptionNumbers, read_value};
use serde_json::{Value, json};

/// The name of no choice, and of no built-in file.
const NO_NAME: &str = "?";

/// Every option has its field, every value that a field offers can be played, and what lies beyond
/// its bounds is refused.
#[track_caller]
pub fn check_options<G: Game>() {
    let default = serde_json::to_value(G::Options::default()).expect("options become JSON");
    let (said, known) = (keys_of(&G::option_fields()), keys(&default));
    assert_eq!(said, known, "{}: the fields are those of the options", G::ID);
    for field in G::option_fields() {
        let with = |value: Value| {
            let mut options = default.clone();
            options[field.key] = value;
            options
        };
        check_field::<G>(&field, &default[field.key], &with);
    }
}

fn keys_of(fields: &[OptionField]) -> Vec<String> {
    let mut keys: Vec<String> = fields.iter().map(|field| field.key.to_owned()).collect();
    keys.sort();
    keys
}

fn keys(object: &Value) -> Vec<String> {
    let mut keys: Vec<String> =
        object.as_object().into_iter().flat_map(|it| it.keys().cloned()).collect();
    keys.sort();
    keys
}

#[track_caller]
fn check_field<G: Game>(field: &OptionField, default: &Value, with: &dyn Fn(Value) -> Value) {
    let good = |value: Value| check::<G>(field, with(value), true);
    let bad = |value: Value| check::<G>(field, with(value), false);
    match &field.kind {
        OptionKind::Number { min, max } => {
            [min, max].into_iter().for_each(|it| good(json!(it)));
            [min - 1, max + 1].into_iter().for_each(|it| bad(json!(it)));
        }
        OptionKind::Switch => [false, true].into_iter().for_each(|it| good(json!(it))),
        OptionKind::Seat => {
            for n_seats in G::SEATS {
                // Alone, the option does not apply: any seat of the game will do.
                let n_known = if n_seats == 1 { *G::SEATS.end() } else { n_seats };
                for seat in [0, n_known - 1, n_known, u8::MAX] {
                    let options = with(json!({ "seat": seat }));
                    check_for::<G>(n_seats, field, options, seat < n_known);
                }
            }
        }
        OptionKind::Choice(values) => {
            assert!(values.contains(default), "{}: the default is a choice", field.key);
            values.iter().for_each(|it| good(it.clone()));
            bad(json!(NO_NAME));
        }
        OptionKind::ChoiceOrNumbers { names, numbers } => {
            assert!(names.contains(default), "{}: the default is a choice", field.key);
            names.iter().for_each(|it| good(it.clone()));
            let OptionNumbers { name, len, min, max } = numbers;
            let list = |number: i64, len: usize| json!({ *name: vec![number; len] });
            [*min, *max].into_iter().for_each(|it| good(list(it, *len)));
            [(*min, len + 1), (*min, len - 1), (max + 1, *len)]
                .into_iter()
                .for_each(|(it, len)| bad(list(it, len)));
        }
        OptionKind::File => assert_eq!(*default, Value::Null, "{}: no file is usual", field.key),
        OptionKind::NamedOrFile(names) => {
            assert!(names.contains(default), "{}: the default has a name", field.key);
            names.iter().for_each(|it| good(it.clone()));
            bad(json!(NO_NAME));
        }
        OptionKind::PerSeat(fields) => {
            let seats = default.as_array().expect("each seat has its own");
            assert_eq!(seats.len(), usize::from(*G::SEATS.end()), "{}", field.key);
            assert_eq!(keys_of(fields), keys(&seats[0]), "{}", field.key);
            for inner in fields {
                let with_inner = |value: Value| {
                    let mut seats = seats.clone();
                    seats[0][inner.key] = value;
                    with(Value::Array(seats))
                };
                check_field::<G>(inner, &seats[0][inner.key], &with_inner);
            }
        }
    }
}

#[track_caller]
fn check<G: Game>(field: &OptionField, options: Value, is_good: bool) {
    check_for::<G>(*G::SEATS.end(), field, options, is_good);
}

#[track_caller]
fn check_for<G: Game>(n_seats: u8, field: &OptionField, options: Value, is_good: bool) {
    let accepted = read_value::<G::Options>(&options).is_ok_and(|options| {
        let made = Match::<G>::new(&options, n_seats, &mut Fast::new(0));
        !matches!(made, Err(BadOptions::OutOfRange { .. } | BadOptions::Data(_)))
    });
    assert_eq!(accepted, is_good, "{} for {n_seats}: {} in {options}", G::ID, field.key);
}
