//! What whoever opens a table should know of its options: what a file of components brings, and all
//! that is wrong with it (CI-6).

use cities::{Finding, Length, Options};

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
    let report = options.components.report();
    if let Ok(catalogue) = options.components.catalogue() {
        let name = file_name(catalogue, texts);
        remarks.push(texts.say("cities-remark-file", &[("name", name.into())]));
    }
    remarks.extend(report.findings.iter().map(|finding| finding_words(finding, texts)));
    remarks.extend(report.warnings.iter().map(|warning| {
        let key = format!("cities-warning-{}", warning.code.name().replace('_', "-"));
        format!("{}: {} (CI-17)", warning.at, texts.say(&key, &[]))
    }));
    remarks
}

/// "/cards/3/measure/kind: there is no such measure. Found …, expected …. (CI-15)".
fn finding_words(finding: &Finding, texts: &Texts) -> String {
    let Finding { at, code, found, expected, rule } = finding;
    let what = texts.say(&format!("data-{}", code.fault()), &[]);
    let args = [
        ("at", if at.is_empty() { "/" } else { at.as_str() }.into()),
        ("what", what.into()),
        ("found", found.as_str().into()),
        ("expected", expected.as_str().into()),
    ];
    format!("{} ({rule})", texts.say("cities-finding", &args))
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
    fn findings_cite_their_own_rule() {
        let file = json!({"game": "cities", "format": 1, "features": 3, "cards": {}});
        let said = said(file);
        assert_eq!(said.len(), 2, "{said:?}");
        assert!(said[0].contains("(CI-13)") && said[1].contains("(CI-12)"), "{said:?}");
        assert!(said.iter().all(|text| text.matches("(CI-").count() == 1), "{said:?}");
    }

    #[test]
    fn a_file_without_a_name_is_not_ours() {
        let said = said(json!({"game": "cities", "format": 1}));
        assert!(said[0].contains("without a name"), "{said:?}");
    }
}
