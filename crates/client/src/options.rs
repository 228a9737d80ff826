//! The table options of a game as fields of a form, as the rules describe them.

mod agreed;

use engine::{
    BadOptions, Fast, Game, Match, OptionField, OptionGroup, OptionKind, read_value, to_value,
};
use serde_json::{Value, json};
use texts::reports;

pub use agreed::Agreed;

use crate::games::Visitor;
use crate::table::GameUi;
use crate::words::Texts;

/// An option with what is usual.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    pub key: &'static str,
    pub group: OptionGroup,
    pub kind: OptionKind,
    pub default: Value,
    pub is_for_one: bool,
}

impl Field {
    fn new(option: OptionField, defaults: &Value) -> Field {
        let OptionField { key, group, kind, is_for_one } = option;
        Field { key, group, kind, default: defaults[key].clone(), is_for_one }
    }

    /// What every seat has for itself.
    pub fn of_seat(&self) -> Vec<Field> {
        let OptionKind::PerSeat(fields) = &self.kind else { return Vec::new() };
        fields.iter().map(|field| Field::new(field.clone(), &self.default[0])).collect()
    }
}

/// The fields of a game's options.
pub struct Fields;

impl Visitor for Fields {
    type Output = Vec<Field>;
    fn visit<G: GameUi>(self) -> Vec<Field> {
        fields::<G>()
    }
}

fn fields<G: Game>() -> Vec<Field> {
    let defaults = to_value(&G::Options::default());
    G::option_fields().into_iter().map(|option| Field::new(option, &defaults)).collect()
}

/// What is to be said of options that are being chosen.
pub struct Remarks<'a> {
    pub options: Value,
    pub n_seats: u8,
    pub texts: &'a Texts,
}

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Remarked {
    /// What should be known of them.
    pub remarks: Vec<String>,
    /// What is wrong with a component file among them.
    pub faults: Vec<String>,
}

impl Visitor for Remarks<'_> {
    type Output = Remarked;
    fn visit<G: GameUi>(self) -> Remarked {
        let Ok(options) = read_value(&self.options) else { return Remarked::default() };
        let faults = match Match::<G>::new(&options, self.n_seats, &mut Fast::new(0)) {
            Err(BadOptions::Data(faults)) => reports::faults(self.texts, &faults),
            Err(BadOptions::Seats { .. } | BadOptions::OutOfRange { .. }) | Ok(_) => Vec::new(),
        };
        Remarked { remarks: G::remarks(&options, self.n_seats, self.texts), faults }
    }
}

/// What can be chosen for an option, where the game says so itself.
pub struct Offered<'a> {
    pub options: Value,
    pub key: &'a str,
    pub texts: &'a Texts,
}

impl Visitor for Offered<'_> {
    type Output = Option<Vec<(String, String)>>;
    fn visit<G: GameUi>(self) -> Option<Vec<(String, String)>> {
        let options = read_value(&self.options).ok()?;
        G::choices(&options, self.key, self.texts)
    }
}

/// An option that names a seat.
pub fn seat_value(seat: u8) -> Value {
    json!({ "seat": seat })
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use testkit::FaultyFile;

    use super::*;
    use crate::words::Lang;

    /// What the page says of a file.
    fn said<G: GameUi>(file: &FaultyFile, lang: Lang) -> Vec<String> {
        let text = std::fs::read_to_string(&file.path).unwrap();
        let options: Value = json!({ &file.option: engine::components::parse(&text).unwrap() });
        Remarks { options, n_seats: 2, texts: &Texts::new(lang) }.visit::<G>().faults
    }

    /// The list is that of the server and of the command line.
    #[test]
    fn all_faults_of_a_component_file_are_listed() {
        for file in testkit::faulty_files() {
            let said = |lang| match file.game.as_str() {
                cities::Cities::ID => said::<cities::Cities>(&file, lang),
                milestones::Milestones::ID => said::<milestones::Milestones>(&file, lang),
                rattus_cartus::RattusCartus::ID => said::<rattus_cartus::RattusCartus>(&file, lang),
                turbo_taxi::TurboTaxi::ID => said::<turbo_taxi::TurboTaxi>(&file, lang),
                game => panic!("{game} has no component file"),
            };
            assert_eq!(said(Lang::En), file.said, "{}", file.game);
            assert_eq!(said(Lang::De).len(), file.said.len());
            let has_words = |line: &String| !line.contains("data-") && !line.contains('$');
            assert!(said(Lang::De).iter().all(has_words), "{}", file.game);
        }
    }
}
