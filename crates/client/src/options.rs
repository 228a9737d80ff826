//! The table options of a game as fields of a form. What they may be is asked of the rules, so that
//! it is said in one place only.

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

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Number {
        min: i64,
        max: i64,
    },
    /// A seat, or as the default says.
    Seat,
}

/// Too high for every option that has a highest value.
const TOO_HIGH: u8 = u8::MAX;

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
    let Value::Object(defaults) = defaults else { return Vec::new() };
    let field = |(key, default): (String, Value)| {
        let kind = kind::<G>(&key, &default)?;
        let is_for_one = key.starts_with("practice_");
        Some(Field { key, kind, default, is_for_one })
    };
    defaults.into_iter().filter_map(field).collect()
}

fn kind<G: Game>(key: &str, default: &Value) -> Option<Kind> {
    if default.is_number() {
        let options = serde_json::from_value(json!({ key: TOO_HIGH })).ok()?;
        let n_seats = *G::SEATS.end();
        let mut chance = Fast::new(0);
        let refused = engine::Match::<G>::new(&options, n_seats, &mut chance).err()?;
        return match refused {
            BadOptions::OutOfRange { min, max, .. } => Some(Kind::Number { min, max }),
            BadOptions::Seats { .. } => None,
        };
    }
    let with_seat = json!({ key: seat_value(0) });
    serde_json::from_value::<G::Options>(with_seat).ok().map(|_| Kind::Seat)
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
        let kind = |key: &str| fields.iter().find(|field| field.key == key).map(|it| it.kind);
        assert_eq!(kind("round_cap"), Some(Kind::Number { min: 30, max: 99 }));
        assert_eq!(kind("first_player"), Some(Kind::Seat));
        assert!(fields.iter().any(|field| field.is_for_one));
    }
}
