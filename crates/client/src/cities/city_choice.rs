//! The cities that a new table can choose: those of its components (CI-2, CI-19).

use cities::{Catalogue, CityPlan, Options};

use super::names::worded;
use crate::words::Texts;

/// Their ids and names, after the lot. A file that cannot be used offers nothing of its own.
pub fn cities(options: &Options, texts: &Texts) -> Vec<(String, String)> {
    let catalogue = options.components.catalogue().unwrap_or_else(|_| Catalogue::built_in());
    let by_lot = ("random".to_owned(), texts.say("cities-option-city-random", &[]));
    let city = |city: &CityPlan| {
        let name = worded(&city.name, texts.lang());
        let is_first = city.is_for_first_game;
        let words = if is_first {
            texts.say("cities-option-city-first", &[("name", name.into())])
        } else {
            name
        };
        (city.id.clone(), words)
    };
    std::iter::once(by_lot).chain(catalogue.cities.iter().map(city)).collect()
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::words::Lang;

    fn offered(components: Value, lang: Lang) -> Vec<(String, String)> {
        let options = serde_json::from_value(json!({ "components": components })).unwrap();
        cities(&options, &Texts::new(lang))
    }

    #[test]
    fn the_built_in_cities_are_offered() {
        let offered = offered(Value::Null, Lang::De);
        assert_eq!(offered.len(), 9);
        assert_eq!(offered[0].0, "random");
        assert_eq!(offered[1].1, "New York City (gut für die erste Partie)");
        assert_eq!(offered[3].1, "Venedig");
    }

    #[test]
    fn a_file_offers_its_own() {
        let mut cities: Value = serde_json::from_str(cities::BUILT_IN).unwrap();
        let mut city = cities["cities"][2].take();
        city["id"] = json!("nowhere");
        city["name"] = json!({"en": "Nowhere", "de": "Nirgendwo"});
        city["first_game"] = json!(true);
        let file = json!({"game": "cities", "format": 1, "cities": [city]});
        let offered = offered(file, Lang::En);
        assert_eq!(offered.len(), 2);
        let nowhere = ("nowhere".to_owned(), "Nowhere (good for a first game)".to_owned());
        assert_eq!(offered[1], nowhere);
    }
}
