//! The settings in a TOML file, each with its line.

use serde_json::Value;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// One setting as it stands in the file.
pub struct Entry {
    /// With dots.
    pub key: String,
    pub line: usize,
    pub value: Value,
}

/// Everything in the file; or the line at which it cannot be read, and why.
pub fn entries(text: &str) -> Result<Vec<Entry>, (usize, String)> {
    let line_at = |offset: usize| text[..offset.min(text.len())].matches('\n').count() + 1;
    let table = DeTable::parse(text).map_err(|error| {
        let offset = error.span().map_or(0, |span| span.start);
        (line_at(offset), error.message().to_owned())
    })?;
    let mut entries = Vec::new();
    collect("", table.get_ref(), &line_at, &mut entries);
    Ok(entries)
}

fn collect(
    above: &str,
    table: &DeTable<'_>,
    line_at: &impl Fn(usize) -> usize,
    entries: &mut Vec<Entry>,
) {
    for (key, value) in table {
        let name = key.get_ref();
        let name = if above.is_empty() { name.to_string() } else { format!("{above}.{name}") };
        match value.get_ref() {
            DeValue::Table(table) => collect(&name, table, line_at, entries),
            _ => {
                let line = line_at(key.span().start);
                entries.push(Entry { key: name, line, value: json(value) });
            }
        }
    }
}

/// What is no number, text, switch or list of these stays as it is written: no setting is like it.
fn json(value: &Spanned<DeValue<'_>>) -> Value {
    match value.get_ref() {
        DeValue::String(text) => Value::from(text.as_ref()),
        DeValue::Boolean(is_on) => Value::from(*is_on),
        DeValue::Integer(number) => {
            let parsed = i128::from_str_radix(number.as_str(), number.radix()).ok();
            let natural = parsed.and_then(|number| u64::try_from(number).ok());
            natural.map_or_else(|| Value::from(number.as_str()), Value::from)
        }
        DeValue::Float(number) => Value::from(number.as_str()),
        DeValue::Datetime(time) => Value::from(time.to_string()),
        DeValue::Array(items) => items.iter().map(json).collect(),
        DeValue::Table(_) => Value::from("{…}"),
    }
}
