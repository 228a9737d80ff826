//! `rathaus serve --check`: every setting with its origin, and whether a server could start with
//! them. Nothing is started.

use serde::Serialize;
use serde_json::Value;

use super::settings::{BadSetting, Decided, Origin, Wanted, shown, variable_of};
use super::start_error;
use crate::complaint::Complaint;
use crate::voice::Voice;

#[derive(Serialize)]
struct Checked<'d> {
    settings: Vec<Setting<'d>>,
    /// Why a server would not start.
    problems: Vec<String>,
}

#[derive(Serialize)]
struct Setting<'d> {
    key: &'d str,
    value: &'d Value,
    from: String,
    /// The environment variable that would set it.
    variable: String,
}

pub fn run(decided: &Decided, voice: &Voice) -> Result<(), Complaint> {
    let settings = decided.entries.iter().map(|said| Setting {
        key: &said.key,
        value: &said.value,
        from: origin(&said.origin, voice),
        variable: variable_of(&said.key),
    });
    let found = server::check(&decided.settings.config);
    let problems: Vec<String> =
        found.iter().map(|error| start_error(&voice.texts, error)).collect();
    let checked = Checked { settings: settings.collect(), problems };
    voice.report(&checked, || in_words(&checked, voice))?;
    match checked.problems.is_empty() {
        true => Ok(()),
        false => Err(Complaint::Failed(checked.problems.join("\n"))),
    }
}

fn in_words(checked: &Checked<'_>, voice: &Voice) -> String {
    let rows = checked.settings.iter();
    let rows = rows.map(|it| [it.key.to_owned(), shown(it.value), it.from.clone()]);
    let rows: Vec<[String; 3]> = rows.collect();
    let width = |i: usize| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or(0);
    let (keys, values) = (width(0), width(1));
    let line = |row: &[String; 3]| {
        let [key, value, from] = row;
        format!("{key:<keys$}  {value:<values$}  {from}").trim_end().to_owned()
    };
    let mut lines: Vec<String> = rows.iter().map(line).collect();
    if checked.problems.is_empty() {
        lines.push(voice.say("serve-checked", &[]));
    }
    lines.join("\n")
}

/// What is wrong with a setting, for a person.
pub fn complaint(bad: &BadSetting, voice: &Voice) -> String {
    match bad {
        BadSetting::Unreadable { path, error } => {
            let complaint = Complaint::cannot_read(&voice.texts, path.as_ref(), error);
            complaint.words(&voice.texts).unwrap_or_default()
        }
        BadSetting::Syntax { path, line, why } => {
            let origin = Origin::File { path: path.clone(), line: *line };
            let args = [("origin", self::origin(&origin, voice).into())];
            let why = [("why", why.trim().replace('\n', "; ").into())];
            voice.say("setting-syntax", &[args, why].concat())
        }
        BadSetting::Unknown { path, line, key } => {
            let origin = Origin::File { path: path.clone(), line: *line };
            let args = [("origin", self::origin(&origin, voice).into()), ("key", key.into())];
            voice.say("setting-unknown", &args)
        }
        BadSetting::Value { origin, key, given, wanted } => {
            let args = [
                ("origin", self::origin(origin, voice).into()),
                ("key", key.into()),
                ("given", given.into()),
                ("wanted", self::wanted(wanted, voice).into()),
            ];
            voice.say("setting-bad-value", &args)
        }
    }
}

fn origin(origin: &Origin, voice: &Voice) -> String {
    match origin {
        Origin::Default => voice.say("setting-default", &[]),
        Origin::File { path, line } => {
            let args = [("path", path.into()), ("line", line.to_string().into())];
            voice.say("setting-in-file", &args)
        }
        Origin::Variable(name) => name.clone(),
        Origin::Flag(name) => (*name).to_owned(),
    }
}

fn wanted(wanted: &Wanted, voice: &Voice) -> String {
    match wanted {
        Wanted::Number(range) => {
            let args = [
                ("min", range.start().to_string().into()),
                ("max", range.end().to_string().into()),
            ];
            voice.say("wanted-number", &args)
        }
        Wanted::Switch => voice.say("wanted-switch", &[]),
        Wanted::List => voice.say("wanted-list", &[]),
        Wanted::LikeArgument(name) => {
            let known = voice.texts.find(&format!("wanted-{name}"), &[]);
            known.unwrap_or_else(|| voice.say("wanted-something", &[]))
        }
    }
}
