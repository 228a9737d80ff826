//! Table options as a person gives them: a JSON object, laid over the defaults one by one so that a
//! complaint can name the option.

use engine::{Fast, Game, Match};
use serde_json::{Map, Value};
use texts::Texts;

use crate::complaint::Complaint;
use crate::wording;

/// The options for a table of `n_seats`, which the rules have accepted.
pub fn read<G: Game>(
    texts: &Texts,
    given: Option<&str>,
    n_seats: u8,
) -> Result<G::Options, Complaint> {
    let options = match given {
        Some(json) => over_defaults::<G>(texts, json)?,
        None => G::Options::default(),
    };
    match Match::<G>::new(&options, n_seats, &mut Fast::new(0)) {
        Ok(_) => Ok(options),
        Err(bad) => Err(Complaint::BadInput(wording::bad_options(texts, &bad))),
    }
}

/// The number of seats, which the game has.
pub fn n_seats<G: Game>(texts: &Texts, given: i64) -> Result<u8, Complaint> {
    let known = u8::try_from(given).ok().filter(|n_seats| G::SEATS.contains(n_seats));
    known.ok_or_else(|| {
        let (min, max) = (i64::from(*G::SEATS.start()), i64::from(*G::SEATS.end()));
        Complaint::BadInput(wording::bad_seats(texts, given, min, max))
    })
}

/// The default options by name.
pub fn defaults<G: Game>() -> Map<String, Value> {
    match serde_json::to_value(G::Options::default()) {
        Ok(Value::Object(defaults)) => defaults,
        Ok(_) | Err(_) => Map::new(),
    }
}

fn over_defaults<G: Game>(texts: &Texts, json: &str) -> Result<G::Options, Complaint> {
    let complaint = |key: &str, args: &[_]| Complaint::BadInput(texts.say(key, args));
    let given = serde_json::from_str::<Value>(json)
        .map_err(|error| complaint("options-not-json", &[("why", error.to_string().into())]))?;
    let Value::Object(given) = given else {
        return Err(complaint("options-not-an-object", &[]));
    };
    let mut merged = defaults::<G>();
    let known = merged.keys().cloned().collect::<Vec<_>>().join(", ");
    let mut options = G::Options::default();
    for (name, value) in given {
        if !merged.contains_key(&name) {
            let args = [("option", name.into()), ("known", known.into())];
            return Err(complaint("options-unknown", &args));
        }
        let shown = value.to_string();
        merged.insert(name.clone(), value);
        options = serde_json::from_value(Value::Object(merged.clone())).map_err(|error| {
            let why = error.to_string().into();
            let args = [("option", name.into()), ("value", shown.into()), ("why", why)];
            complaint("options-misfit", &args)
        })?;
    }
    Ok(options)
}
