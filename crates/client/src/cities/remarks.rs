//! What whoever opens a table should know of its options: what a file of components brings, and all
//! that is wrong with it (CI-6).

use cities::{Finding, Length, Options};

use super::names::worded;
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
        let name = worded(&catalogue.name, texts.lang());
        remarks.push(texts.say("cities-remark-file", &[("name", name.into())]));
    }
    remarks.extend(report.findings.iter().map(|finding| finding_words(finding, texts)));
    remarks.extend(report.warnings.iter().map(|warning| {
        let key = format!("cities-warning-{}", warning.code.name().replace('_', "-"));
        format!("{}: {} (CI-17)", warning.at, texts.say(&key, &[]))
    }));
    remarks
}

/// "/cards/3/measure/kind: nobody knows this measure (CI-15). Found …, expected …".
fn finding_words(finding: &Finding, texts: &Texts) -> String {
    let Finding { at, code, found, expected, .. } = finding;
    let args = [
        ("at", if at.is_empty() { "/" } else { at.as_str() }.into()),
        ("what", texts.say(&format!("data-{}", code.fault()), &[]).into()),
        ("found", found.as_str().into()),
        ("expected", expected.as_str().into()),
    ];
    texts.say("cities-finding", &args)
}
