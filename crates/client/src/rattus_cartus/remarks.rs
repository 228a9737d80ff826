//! What whoever opens a table should know of its options (RC-15, RC-17, RC-24).

use rattus_cartus::{Options, Warning};

use super::names::{building_name, class_name};
use super::supply::supply_in_words;
use crate::words::Texts;

pub fn remarks(options: &Options, n_seats: u8, texts: &Texts) -> Vec<String> {
    let mut remarks = Vec::new();
    if let Ok(table) = options.supply_table() {
        let key = if table.is_built_in() { "rattus-remark-built-in" } else { "rattus-remark-file" };
        let args = [("name", table.name.clone().into()), ("note", table.note.clone().into())];
        remarks.push(texts.say(key, &args));
        remarks.extend(table.warnings().into_iter().map(|it| warning(it, texts)));
    }
    if options.is_advised_against(n_seats) {
        remarks.push(texts.say("rattus-remark-tower", &[]));
    }
    remarks
}

fn warning(warning: Warning, texts: &Texts) -> String {
    match warning {
        Warning::NotAsAttested { building, supply } => {
            let args = [
                ("building", building_name(texts, building).into()),
                ("supply", supply_in_words(texts, supply).into()),
            ];
            texts.say("rattus-remark-not-attested", &args)
        }
        Warning::NoDraw { class } => {
            texts.say("rattus-remark-no-draw", &[("class", class_name(texts, class).into())])
        }
        Warning::MarkersDiffer => texts.say("rattus-remark-markers", &[]),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::words::Lang;

    fn options(value: Value) -> Options {
        serde_json::from_value(value).unwrap()
    }

    #[test]
    fn a_built_in_table_is_called_a_reconstruction() {
        let said = remarks(&Options::default(), 4, &Texts::new(Lang::En));
        assert_eq!(said.len(), 1);
        assert!(said[0].contains("even") && said[0].contains("reconstruction"), "{said:?}");
    }

    #[test]
    fn two_players_are_warned_of_the_guard_tower() {
        let custom = options(json!({ "buildings": { "custom": [5, 5, 5, 3, 5, 5] } }));
        assert_eq!(remarks(&custom, 2, &Texts::new(Lang::De)).len(), 2);
        assert_eq!(remarks(&custom, 3, &Texts::new(Lang::De)).len(), 1);
    }
}
