//! What a table is played with, in words: only what differs from what is usual.

use engine::{OptionKind, read_value};
use serde_json::Value;

use super::{Field, fields, seat_value};
use crate::games::Visitor;
use crate::table::GameUi;
use crate::words::Texts;

pub struct Agreed<'a> {
    pub options: &'a Value,
    pub n_seats: u8,
    pub texts: &'a Texts,
}

impl Visitor for Agreed<'_> {
    /// Names and values.
    type Output = Vec<(String, String)>;

    fn visit<G: GameUi>(self) -> Self::Output {
        let is_alone = self.n_seats == 1;
        let fields = fields::<G>().into_iter().filter(|field| field.is_for_one == is_alone);
        fields.filter_map(|field| self.spoken::<G>(&field, self.options)).collect()
    }
}

impl Agreed<'_> {
    /// None for what is as usual.
    fn spoken<G: GameUi>(&self, field: &Field, object: &Value) -> Option<(String, String)> {
        let value = object.get(field.key).filter(|value| **value != field.default)?;
        let key = format!("{}-option-{}", G::ID, field.key);
        Some((self.say(&key), self.value::<G>(field, &key, value)))
    }

    fn value<G: GameUi>(&self, field: &Field, key: &str, value: &Value) -> String {
        let named = |name: &str| self.say(&format!("{key}-{name}"));
        match (&field.kind, value) {
            (OptionKind::Switch, Value::Bool(true)) => self.say("option-yes"),
            (OptionKind::Switch, _) => self.say("option-no"),
            (OptionKind::Seat, _) => self.seat(value),
            (OptionKind::PerSeat(_), Value::Array(seats)) => {
                let fields = field.of_seat();
                let of_seat = |(seat, object): (u8, &Value)| {
                    let spoken = fields.iter().filter_map(|it| self.spoken::<G>(it, object));
                    let spoken: Vec<String> =
                        spoken.map(|(name, it)| [name, it].join(" ")).collect();
                    let colour = self.say(&format!("seat-colour-{seat}"));
                    (!spoken.is_empty()).then(|| format!("{colour}: {}", spoken.join(", ")))
                };
                let seats = (0..self.n_seats).zip(seats).filter_map(of_seat);
                seats.collect::<Vec<_>>().join("; ")
            }
            (OptionKind::ChoiceOrNumbers { numbers, .. }, Value::Object(chosen)) => {
                let listed = chosen.get(numbers.name).and_then(Value::as_array);
                let listed = listed.into_iter().flatten().map(Value::to_string);
                let listed: Vec<String> = listed.collect();
                format!("{}: {}", named(numbers.name), listed.join(", "))
            }
            (OptionKind::Choice(_), Value::String(id)) => {
                let options = read_value(self.options).ok();
                let offered = options.and_then(|it| G::choices(&it, field.key, self.texts));
                let offered = offered.into_iter().flatten().find(|(known, _)| known == id);
                offered.map_or_else(|| named(id), |(_, words)| words)
            }
            (OptionKind::File | OptionKind::NamedOrFile(_), Value::Object(_)) => {
                self.say("option-file")
            }
            (_, Value::String(name)) => named(name),
            (_, value) => value.to_string(),
        }
    }

    fn seat(&self, value: &Value) -> String {
        let seat = (0..self.n_seats).find(|seat| seat_value(*seat) == *value);
        seat.map_or_else(
            || self.say("new-option-random"),
            |seat| self.say(&format!("seat-colour-{seat}")),
        )
    }

    fn say(&self, key: &str) -> String {
        self.texts.say(key, &[])
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use texts::Lang;

    use super::*;
    use crate::games::{CARDS, visit};

    fn agreed(game: &str, changes: Value) -> Vec<String> {
        let texts = Texts::new(Lang::En);
        let mut options = visit(game, Defaults).expect("a game of ours");
        for (key, value) in changes.as_object().unwrap() {
            options[key] = value.clone();
        }
        let agreed = Agreed { options: &options, n_seats: 2, texts: &texts };
        let spoken = visit(game, agreed).unwrap();
        spoken.into_iter().map(|(name, value)| format!("{name}: {value}")).collect()
    }

    struct Defaults;

    impl Visitor for Defaults {
        type Output = Value;
        fn visit<G: GameUi>(self) -> Value {
            serde_json::to_value(G::Options::default()).unwrap()
        }
    }

    /// Labels and names of choices; those that a game offers by itself bring their words along.
    struct Keys;

    impl Visitor for Keys {
        type Output = Vec<String>;
        fn visit<G: GameUi>(self) -> Vec<String> {
            let texts = Texts::new(Lang::En);
            let offers = |key: &str| G::choices(&G::Options::default(), key, &texts).is_some();
            keys(G::ID, &fields::<G>().into_iter().filter(|it| !offers(it.key)).collect::<Vec<_>>())
        }
    }

    fn keys(game: &str, fields: &[Field]) -> Vec<String> {
        let mut all = Vec::new();
        for field in fields {
            let label = format!("{game}-option-{}", field.key);
            let named = |name: &str| format!("{label}-{name}");
            let names = match &field.kind {
                OptionKind::Choice(names) | OptionKind::NamedOrFile(names) => names.as_slice(),
                OptionKind::ChoiceOrNumbers { names, .. } => names,
                _ => &[],
            };
            all.extend(names.iter().filter_map(Value::as_str).map(named));
            match &field.kind {
                OptionKind::ChoiceOrNumbers { numbers, .. } => {
                    all.push(named(numbers.name));
                    all.extend((0..numbers.len).map(|i| named(&format!("{}-{i}", numbers.name))));
                }
                OptionKind::PerSeat(_) => all.extend(keys(game, &field.of_seat())),
                _ => {}
            }
            all.push(format!("{label}-help"));
            all.push(label);
        }
        all
    }

    #[test]
    fn every_option_has_words_in_every_language() {
        for lang in [Lang::De, Lang::En] {
            let texts = Texts::new(lang);
            for key in games().into_iter().flat_map(|game| visit(game, Keys).unwrap()) {
                assert!(texts.find(&key, &[]).is_some(), "{key} in {}", lang.code());
            }
        }
    }

    fn games() -> Vec<&'static str> {
        CARDS.iter().map(|card| card.id).collect()
    }

    #[test]
    fn what_is_usual_is_not_said() {
        for game in games() {
            assert_eq!(agreed(game, json!({})), Vec::<String>::new(), "{game}");
        }
    }

    #[test]
    fn every_kind_of_option_has_its_words() {
        let spoken =
            agreed("saint-malo", json!({ "round_cap": 40, "first_player": { "seat": 1 } }));
        assert_eq!(spoken, ["who goes first: Rust", "maximum rounds: 40"]);
        let spoken = agreed(
            "rattus-cartus",
            json!({ "buildings": { "custom": [0, 1, 2, 3, 4, 5] }, "may_decline": true }),
        );
        assert_eq!(spoken.len(), 2);
        assert!(spoken[0].ends_with(": 0, 1, 2, 3, 4, 5"), "{spoken:?}");
        assert!(spoken[1].ends_with(": yes"), "{spoken:?}");
        let spoken = agreed("milestones", json!({ "edition": { "id": "x" } }));
        assert_eq!(spoken.len(), 1);
        assert!(spoken[0].ends_with("the host’s own file"), "{spoken:?}");
    }
}
