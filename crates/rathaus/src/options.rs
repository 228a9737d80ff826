//! Table options as a person gives them: a JSON object, laid over the defaults one by one so that a
//! complaint can name the option.

use std::path::Path;

use engine::{Fast, Game, Match, Strict, components};
use serde_json::{Map, Value};
use texts::{Texts, reports};

use crate::complaint::Complaint;

/// The options for a table of `n_seats`, which the rules have accepted. Options that are too long
/// for a command line come from files, as `OPTION=FILE`.
pub fn read<G: Game>(
    texts: &Texts,
    json: Option<&str>,
    files: &[String],
    n_seats: u8,
) -> Result<G::Options, Complaint> {
    let mut given = json.map_or(Ok(Map::new()), |json| object(texts, json))?;
    for file in files {
        let (option, value) = from_file(texts, file)?;
        given.insert(option, value);
    }
    let options = over_defaults::<G>(texts, given)?;
    match Match::<G>::new(&options, n_seats, &mut Fast::new(0)) {
        Ok(_) => Ok(options),
        Err(bad) => Err(Complaint::BadInput(reports::bad_options(texts, &bad))),
    }
}

/// The number of seats, which the game has.
pub fn n_seats<G: Game>(texts: &Texts, given: i64) -> Result<u8, Complaint> {
    let known = u8::try_from(given).ok().filter(|n_seats| G::SEATS.contains(n_seats));
    known.ok_or_else(|| {
        let (min, max) = (i64::from(*G::SEATS.start()), i64::from(*G::SEATS.end()));
        Complaint::BadInput(reports::bad_seats(texts, given, min, max))
    })
}

/// The default options by name.
pub fn defaults<G: Game>() -> Map<String, Value> {
    match serde_json::to_value(G::Options::default()) {
        Ok(Value::Object(defaults)) => defaults,
        Ok(_) | Err(_) => Map::new(),
    }
}

fn object(texts: &Texts, json: &str) -> Result<Map<String, Value>, Complaint> {
    match serde_json::from_str::<Strict>(json) {
        Ok(Strict(Value::Object(given))) => Ok(given),
        Ok(_) => Err(Complaint::BadInput(texts.say("options-not-an-object", &[]))),
        Err(why) => {
            let args = [("why", why.to_string().into())];
            Err(Complaint::BadInput(texts.say("options-not-json", &args)))
        }
    }
}

/// `OPTION=FILE`: the option, and what the file holds.
fn from_file(texts: &Texts, given: &str) -> Result<(String, Value), Complaint> {
    let Some((option, path)) = given.split_once('=') else {
        let args = [("given", given.into())];
        return Err(Complaint::BadInput(texts.say("file-without-option", &args)));
    };
    let json = std::fs::read_to_string(path)
        .map_err(|error| Complaint::cannot_read(texts, Path::new(path), &error))?;
    let value = json_of(texts, Path::new(path), &json)?;
    Ok((option.to_owned(), value))
}

/// What a file says, whatever it is good for.
pub fn json_of(texts: &Texts, path: &Path, text: &str) -> Result<Value, Complaint> {
    components::parse(text).map_err(|faults| {
        let why = reports::faults(texts, &faults).join("; ");
        let args = [("path", path.display().to_string().into()), ("why", why.into())];
        Complaint::BadInput(texts.say("file-not-json", &args))
    })
}

fn over_defaults<G: Game>(
    texts: &Texts,
    given: Map<String, Value>,
) -> Result<G::Options, Complaint> {
    let complaint = |key: &str, args: &[_]| Complaint::BadInput(texts.say(key, args));
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
