//! What a host has decided: on the command line, in the environment, in a file. What is said in
//! several places counts in this order; what is said nowhere has a default.
//!
//! The settings are the fields of the configuration itself, so that a new one can be set at once:
//! `limits.tables_per_guest` in a file is `RATHAUS_LIMITS_TABLES_PER_GUEST` in the environment.

use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::Path;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use server::{Config, Limits};

use super::Args;
use super::file;

const ADDRESS: &str = "127.0.0.1:8080";
const DATA: &str = "rathaus_data";
/// A day. Nobody waits longer, and no clock overflows.
const MS_MAX: u64 = 24 * 60 * 60 * 1000;
const CONNECTIONS_MAX: u64 = 1_000_000;

#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Settings {
    pub log: Level,
    pub log_format: LogFormat,
    #[serde(flatten)]
    pub config: Config,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    Off,
    Error,
    Warn,
    Info,
    Debug,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum LogFormat {
    Text,
    Json,
}

/// Where a setting comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Origin {
    Default,
    File { path: String, line: usize },
    Variable(String),
    Flag(&'static str),
}

/// What is wrong with what was said.
#[derive(Debug)]
pub enum BadSetting {
    Unreadable { path: String, error: std::io::Error },
    Syntax { path: String, line: usize, why: String },
    Unknown { path: String, line: usize, key: String },
    Value { origin: Origin, key: String, given: String, wanted: Wanted },
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Wanted {
    Number(RangeInclusive<u64>),
    Switch,
    List,
    /// As for the argument of this name.
    LikeArgument(String),
}

/// Something that was said about one setting.
pub struct Said {
    pub key: String,
    pub value: Value,
    pub origin: Origin,
}

pub struct Decided {
    pub settings: Settings,
    /// Every setting, in the order of the configuration.
    pub entries: Vec<Said>,
}

/// `variable` looks into the environment.
pub fn decide(
    args: &Args,
    is_json: bool,
    variable: impl Fn(&str) -> Option<String>,
) -> Result<Decided, BadSetting> {
    let defaults = defaults(args.lift_limits, is_json);
    let mut known = Vec::new();
    flatten("", &defaults, &mut known);
    let path = args.config.clone().or_else(|| variable("RATHAUS_CONFIG").map(Into::into));
    let mut said = match path {
        Some(path) => of_file(&path, &known)?,
        None => Vec::new(),
    };
    said.extend(of_environment(&known, variable)?);
    said.extend(of_args(args));

    let mut values = defaults.clone();
    let mut origins = BTreeMap::new();
    for Said { key, value, origin } in said {
        let mut alone = defaults.clone();
        *place(&mut alone, &key) = value.clone();
        let wanted = wanted(&key, place(&mut defaults.clone(), &key));
        let is_good =
            serde_json::from_value::<Settings>(alone).is_ok() && is_within(&value, &wanted);
        if !is_good {
            let given = shown(&value);
            return Err(BadSetting::Value { origin, key, given, wanted });
        }
        *place(&mut values, &key) = value;
        origins.insert(key, origin);
    }
    let mut settings: Settings =
        serde_json::from_value(values.clone()).expect("each value was tried by itself");
    if let Some(data) = &args.data {
        // It need not be text.
        settings.config.data.clone_from(data);
    }
    let entry = |(key, _): (String, Value)| {
        let limits_are_lifted = args.lift_limits && key.starts_with("limits.");
        let default =
            if limits_are_lifted { Origin::Flag("--lift-limits") } else { Origin::Default };
        let origin = origins.get(&key).cloned().unwrap_or(default);
        Said { value: place(&mut values, &key).clone(), key, origin }
    };
    Ok(Decided { entries: known.into_iter().map(entry).collect(), settings })
}

fn defaults(are_limits_lifted: bool, is_json: bool) -> Value {
    let address = ADDRESS.parse().expect("an address is written so");
    let mut config = Config::new(address, DATA.into());
    if are_limits_lifted {
        config.limits = Limits::lifted();
    }
    let log_format = if is_json { LogFormat::Json } else { LogFormat::Text };
    let settings = Settings { log: Level::Info, log_format, config };
    serde_json::to_value(settings).expect("settings have string keys")
}

/// Keys with dots, and what they stand for.
fn flatten(above: &str, value: &Value, into: &mut Vec<(String, Value)>) {
    let Value::Object(fields) = value else {
        into.push((above.to_owned(), value.clone()));
        return;
    };
    for (key, value) in fields {
        let key = if above.is_empty() { key.clone() } else { format!("{above}.{key}") };
        flatten(&key, value, into);
    }
}

/// Where a setting stands; `key` is a known one.
fn place<'v>(values: &'v mut Value, key: &str) -> &'v mut Value {
    key.split('.').fold(values, |value, part| &mut value[part])
}

fn of_file(path: &Path, known: &[(String, Value)]) -> Result<Vec<Said>, BadSetting> {
    let shown = path.display().to_string();
    let text = std::fs::read_to_string(path)
        .map_err(|error| BadSetting::Unreadable { path: shown.clone(), error })?;
    let entries = file::entries(&text).map_err(|(line, why)| BadSetting::Syntax {
        path: shown.clone(),
        line,
        why,
    })?;
    let said = entries.into_iter().map(|file::Entry { key, line, value }| {
        let path = shown.clone();
        match known.iter().any(|(it, _)| *it == key) {
            true => Ok(Said { key, value, origin: Origin::File { path, line } }),
            false => Err(BadSetting::Unknown { path, line, key }),
        }
    });
    said.collect()
}

fn of_environment(
    known: &[(String, Value)],
    variable: impl Fn(&str) -> Option<String>,
) -> Result<Vec<Said>, BadSetting> {
    let mut said = Vec::new();
    for (key, default) in known {
        let name = variable_of(key);
        let Some(given) = variable(&name) else { continue };
        let origin = Origin::Variable(name);
        let value = match default {
            Value::Number(_) => given.trim().parse().ok().map(Value::Number),
            Value::Bool(_) => given.trim().parse().ok().map(Value::Bool),
            Value::Array(_) => Some(given.split(',').map(str::trim).map(Value::from).collect()),
            _ => Some(Value::String(given.clone())),
        };
        let Some(value) = value else {
            let wanted = wanted(key, default);
            return Err(BadSetting::Value { origin, key: key.clone(), given, wanted });
        };
        said.push(Said { key: key.clone(), value, origin });
    }
    Ok(said)
}

pub fn variable_of(key: &str) -> String {
    format!("RATHAUS_{}", key.replace('.', "_").to_uppercase())
}

fn of_args(args: &Args) -> Vec<Said> {
    let data = args.data.as_ref().map(|data| data.display().to_string());
    let given: [(&str, &'static str, Option<Value>); 7] = [
        ("address", "--address", args.address.map(|it| it.to_string().into())),
        ("data", "--data", data.map(Value::from)),
        ("log", "--log", args.log.clone().map(Value::from)),
        ("log_format", "--log-format", args.log_format.clone().map(Value::from)),
        ("bot_pause_ms", "--bot-pause", args.bot_pause.map(Value::from)),
        ("https", "--https", args.https.then_some(true.into())),
        ("hosts", "--host", (!args.hosts.is_empty()).then(|| args.hosts.clone().into())),
    ];
    let said = given.into_iter().filter_map(|(key, flag, value)| {
        Some(Said { key: key.to_owned(), value: value?, origin: Origin::Flag(flag) })
    });
    said.collect()
}

fn wanted(key: &str, default: &Value) -> Wanted {
    match default {
        Value::Number(_) if key.starts_with("patience.") => Wanted::Number(1..=MS_MAX),
        Value::Number(_) if key.ends_with("_ms") => Wanted::Number(0..=MS_MAX),
        // So many permits are made at the start.
        Value::Number(_) if ["limits.connections_total", "limits.uploads_total"].contains(&key) => {
            Wanted::Number(1..=CONNECTIONS_MAX)
        }
        Value::Number(_) => Wanted::Number(0..=largest(key)),
        Value::Bool(_) => Wanted::Switch,
        Value::Array(_) => Wanted::List,
        _ => Wanted::LikeArgument(key.replace('_', "-")),
    }
}

/// The largest number that fits the type of a setting.
fn largest(key: &str) -> u64 {
    let mut settings = defaults(false, false);
    *place(&mut settings, key) = u64::MAX.into();
    let is_wide = serde_json::from_value::<Settings>(settings).is_ok();
    if is_wide { u64::MAX } else { u32::MAX.into() }
}

fn is_within(value: &Value, wanted: &Wanted) -> bool {
    match (value.as_u64(), wanted) {
        (Some(number), Wanted::Number(range)) => range.contains(&number),
        (_, Wanted::Number(_) | Wanted::Switch | Wanted::List | Wanted::LikeArgument(_)) => true,
    }
}

/// A value as a person would write it.
pub fn shown(value: &Value) -> String {
    match value {
        Value::String(text) => text.clone(),
        Value::Array(items) => items.iter().map(shown).collect::<Vec<_>>().join(", "),
        other => other.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser;

    use super::*;

    #[derive(Parser)]
    struct Line {
        #[command(flatten)]
        args: Args,
    }

    fn decided(
        flags: &[&str],
        file: Option<&str>,
        variables: &[(&str, &str)],
    ) -> Result<Decided, BadSetting> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("rathaus.toml");
        let mut line = vec!["serve".to_owned()];
        if let Some(text) = file {
            std::fs::write(&path, text).unwrap();
            line.extend(["--config".to_owned(), path.display().to_string()]);
        }
        line.extend(flags.iter().map(|flag| (*flag).to_owned()));
        let variable = |name: &str| {
            let found = variables.iter().find(|(it, _)| *it == name);
            found.map(|(_, value)| (*value).to_owned())
        };
        decide(&Line::parse_from(line).args, false, variable)
    }

    fn origin(decided: &Decided, key: &str) -> Origin {
        decided.entries.iter().find(|entry| entry.key == key).unwrap().origin.clone()
    }

    #[test]
    fn a_flag_counts_before_the_environment_and_that_before_the_file() {
        let file = "bot_pause_ms = 1\ndata = \"a\"\naddress = \"127.0.0.1:1\"\nhttps = true\n";
        let variables = [("RATHAUS_BOT_PAUSE_MS", "2"), ("RATHAUS_DATA", "b")];
        let decided = decided(&["--bot-pause", "3"], Some(file), &variables).unwrap();
        let config = &decided.settings.config;
        assert_eq!((config.bot_pause_ms, config.data.to_str()), (3, Some("b")));
        assert_eq!((config.address.port(), config.is_secure), (1, true));
        assert_eq!(origin(&decided, "bot_pause_ms"), Origin::Flag("--bot-pause"));
        assert_eq!(origin(&decided, "data"), Origin::Variable("RATHAUS_DATA".to_owned()));
        assert!(matches!(origin(&decided, "address"), Origin::File { line: 3, .. }));
        assert_eq!(origin(&decided, "log"), Origin::Default);
    }

    /// Each with another value than the default, in the file and in the environment.
    #[test]
    fn everything_can_be_set() {
        let mut known = Vec::new();
        flatten("", &defaults(false, false), &mut known);
        assert!(30 < known.len());
        for (key, default) in known {
            let (in_file, in_variable) = match &default {
                Value::Number(_) => ("77".to_owned(), "77".to_owned()),
                Value::Bool(_) => ("true".to_owned(), "true".to_owned()),
                Value::Array(_) => ("[\"a\", \"b\"]".to_owned(), "a,b".to_owned()),
                _ => {
                    let text = match key.as_str() {
                        "address" => "127.0.0.1:9",
                        "log" => "off",
                        "log_format" => "json",
                        _ => "other",
                    };
                    (format!("{text:?}"), text.to_owned())
                }
            };
            let of_file = decided(&[], Some(&format!("{key} = {in_file}\n")), &[]).unwrap();
            let name = variable_of(&key);
            let of_variable = decided(&[], None, &[(&name, &in_variable)]).unwrap();
            for decided in [of_file, of_variable] {
                let entry = decided.entries.iter().find(|entry| entry.key == key).unwrap();
                assert_ne!(entry.value, default, "{key}");
                assert_ne!(entry.origin, Origin::Default, "{key}");
            }
        }
    }

    #[test]
    fn what_is_wrong_is_found_at_its_line() {
        let unknown = decided(&[], Some("[limits]\n\ntables_per_gust = 3\n"), &[]);
        let Err(BadSetting::Unknown { line, key, .. }) = unknown else { panic!() };
        assert_eq!((line, key.as_str()), (3, "limits.tables_per_gust"));
        for (text, line) in [("a =\n", 1), ("log = \"off\"\nlog = \"off\"\n", 2), ("\n\n[", 3)] {
            let syntax = decided(&[], Some(text), &[]);
            let Err(BadSetting::Syntax { line: found, .. }) = syntax else { panic!("{text}") };
            assert_eq!(found, line, "{text}");
        }
        for text in [
            "bot_pause_ms = \"soon\"",
            "bot_pause_ms = -1",
            "bot_pause_ms = 1.5",
            "bot_pause_ms = 99999999999",
            "address = \"here\"",
            "log = \"loud\"",
            "https = 1",
            "hosts = \"a\"",
            "hosts = [1]",
            "limits = 3",
            "limits.tables_per_guest = 4294967296",
            "limits.connections_total = 0",
            "patience.ping_ms = 0",
        ] {
            let bad = decided(&[], Some(&format!("\n{text}\n")), &[]);
            let line = match bad {
                Err(BadSetting::Value { origin: Origin::File { line, .. }, .. }) => line,
                Err(BadSetting::Unknown { line, .. }) => line,
                _ => panic!("{text}"),
            };
            assert_eq!(line, 2, "{text}");
        }
        let bad = decided(&[], None, &[("RATHAUS_HTTPS", "perhaps")]);
        assert!(matches!(bad, Err(BadSetting::Value { wanted: Wanted::Switch, .. })));
    }
}
