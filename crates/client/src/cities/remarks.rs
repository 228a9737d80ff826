//! What whoever opens a table should know of its options: what a file of components brings, and
//! what is odd about it (CI-17).

use cities::{Length, Options};

use super::names::file_name;
use crate::words::Texts;

pub fn remarks(options: &Options, n_seats: u8, texts: &Texts) -> Vec<String> {
    let mut remarks = Vec::new();
    if options.length == Length::Long && n_seats != 2 {
        remarks.push(texts.say("cities-remark-length", &[]));
    }
    if options.components.is_built_in() {
        return remarks;
    }
    if let Ok(catalogue) = options.components.catalogue() {
        let name = file_name(catalogue, texts);
        remarks.push(texts.say("cities-remark-file", &[("name", name.into())]));
    }
    remarks.extend(options.components.warnings().iter().map(|warning| {
        let key = format!("cities-warning-{}", warning.code.key());
        format!("{}: {} (CI-17)", warning.at, texts.say(&key, &[]))
    }));
    remarks
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::words::Lang;

    fn said(components: Value) -> Vec<String> {
        let options = serde_json::from_value(json!({ "components": components })).unwrap();
        remarks(&options, 2, &Texts::new(Lang::En))
    }

    #[test]
    fn a_file_without_a_name_is_not_ours() {
        let said = said(json!({"game": "cities", "format": 1}));
        assert!(said[0].contains("without a name"), "{said:?}");
    }
}
