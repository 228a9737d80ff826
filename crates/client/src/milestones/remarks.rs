//! What whoever opens a table should know of its options (MS-1, MS-22).

use milestones::{Options, Provenance, Warning};

use super::names::kind_name;
use crate::words::Texts;

pub fn remarks(options: &Options, texts: &Texts) -> Vec<String> {
    let Ok(edition) = options.read_edition() else { return Vec::new() };
    let is_built_in = options.edition.is_none();
    let key = if is_built_in { "milestones-remark-built-in" } else { "milestones-remark-file" };
    let provenance = edition.provenance();
    let word = |it: Provenance| {
        let key = match it {
            Provenance::Printed => "milestones-printed",
            Provenance::Derived => "milestones-derived",
            Provenance::Reconstructed => "milestones-reconstructed",
            Provenance::Invented => "milestones-invented",
        };
        texts.say(key, &[])
    };
    let args = [
        ("title", edition.title().to_owned().into()),
        ("map", word(provenance.map).into()),
        ("tiles", word(provenance.worker_tiles).into()),
        ("bonus", word(provenance.bonus_tiles).into()),
    ];
    let mut remarks = vec![texts.say(key, &args)];
    remarks.extend(edition.warnings().iter().map(|it| warning(it, texts)));
    remarks
}

fn warning(warning: &Warning, texts: &Texts) -> String {
    match warning {
        Warning::FewCorners { n_corners } => {
            texts.say("milestones-remark-few-corners", &[("n", (*n_corners).into())])
        }
        Warning::HighNumber { corner, number } => {
            let args = [("corner", corner.to_string().into()), ("n", (*number).into())];
            texts.say("milestones-remark-high-number", &args)
        }
        Warning::UnevenKind { kind, n_workers } => {
            let args = [("kind", kind_name(texts, *kind).into()), ("n", (*n_workers).into())];
            texts.say("milestones-remark-uneven-kind", &args)
        }
        Warning::FallingTile { id } => {
            texts.say("milestones-remark-falling-tile", &[("id", id.clone().into())])
        }
        Warning::NoPlotAt { corner } => {
            texts.say("milestones-remark-no-plot", &[("corner", corner.to_string().into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::words::Lang;

    fn built_in() -> Value {
        serde_json::to_value(milestones::built_in_file()).unwrap()
    }

    fn said(edition: Value) -> Vec<String> {
        let options = serde_json::from_value(json!({ "edition": edition })).unwrap();
        remarks(&options, &Texts::new(Lang::En))
    }

    #[test]
    fn the_built_in_edition_is_called_a_reconstruction() {
        let said = said(Value::Null);
        assert!(said.len() == 1 && said[0].contains("reconstruct"), "{said:?}");
    }

    #[test]
    fn a_file_is_named_and_warned_of() {
        let mut file = built_in();
        file["title"] = json!("As printed");
        file["map"]["rows"][0]["cells"][1] = json!(7);
        let said = said(file);
        assert!(said[0].contains("As printed"), "{said:?}");
        assert!(said[1].contains("A2") && said[1].contains('7'), "{said:?}");
    }
}
