//! What a card or a goal counts, in words. The sentences are put together from the measure, so that
//! the components of a file read as well as the built-in ones.

use cities::{By, Card, Colour, Filter, Goal, Ground, Measure, Nature, Relation, STOREYS_MAX};

use super::names::{colour_name, nature_name, worded};
use crate::words::{Texts, Value};

/// "2 points per red building with 3 storeys".
pub fn card_text(card: &Card, texts: &Texts) -> String {
    if let Some(text) = &card.text {
        return worded(text, texts.lang());
    }
    let unit = unit(&card.measure, card.per, texts);
    texts.say("cities-card-text", &[("vp", card.vp.into()), ("unit", unit.into())])
}

/// "At least 4 buildings with 3 or more storeys".
pub fn goal_text(goal: &Goal, texts: &Texts) -> String {
    if let Some(text) = &goal.text {
        return worded(text, texts.lang());
    }
    requirement(&goal.measure, goal.at_least, texts)
}

/// What is counted, `n` of it: "red building", "3 buildings with 1 storey".
pub fn unit(measure: &Measure, n: u32, texts: &Texts) -> String {
    said("unit", measure, n, texts)
}

fn requirement(measure: &Measure, n: u32, texts: &Texts) -> String {
    said("goal", measure, n, texts)
}

fn said(form: &str, measure: &Measure, n: u32, texts: &Texts) -> String {
    let buildings = |filter: &Filter, n: u32| buildings(form, filter, n, texts);
    let key = format!("cities-{form}-{}", measure.kind().replace('_', "-"));
    let say = |args: &[(&str, Value<'_>)]| {
        let n: [(&str, Value<'_>); 1] = [("n", n.into())];
        texts.say(&key, &[&n, args].concat())
    };
    match measure {
        Measure::Buildings { filter } => say(&[("buildings", buildings(filter, n).into())]),
        Measure::Sets { members } => {
            let listed = texts.list(members.iter().map(|it| buildings(it, 1)));
            say(&[("set", set_name(members).into()), ("members", listed.into())])
        }
        Measure::Distinct { by, filter } => {
            say(&[("by", by_name(*by).into()), ("where", places(form, filter, texts).into())])
        }
        Measure::AdjacentPairs { relation, ends } => {
            let pair = match ends {
                None => String::new(),
                Some([a, b]) => {
                    let args = [("a", buildings(a, 1).into()), ("b", buildings(b, 1).into())];
                    texts.say("cities-pair-of", &args)
                }
            };
            say(&[("relation", relation_name(*relation).into()), ("pair", pair.into())])
        }
        Measure::LargestArea { of } | Measure::AreaSpan { of } => {
            say(&[("of", ground_name(*of).into())])
        }
        Measure::Areas { of, min_size, min_kinds } => {
            let of = match of[..] {
                [nature] => nature_name(nature),
                _ => "both",
            };
            let with = texts.say(
                "cities-areas-with",
                &[("size", (*min_size).into()), ("kinds", (*min_kinds).into())],
            );
            say(&[("of", of.into()), ("with", with.into())])
        }
        Measure::MostKinds { of } | Measure::MostAround { of } => {
            say(&[("of", nature_name(*of).into())])
        }
        Measure::Spaces { of, adjacent_to, is_between_buildings } => {
            let at = adjacent_to.map_or("none", nature_name);
            let between = if *is_between_buildings { "yes" } else { "no" };
            say(&[("of", nature_name(*of).into()), ("at", at.into()), ("between", between.into())])
        }
        Measure::LongestRun { min_colours } => say(&[("colours", (*min_colours).into())]),
        Measure::Lines { min_buildings } => say(&[("buildings", (*min_buildings).into())]),
        Measure::FullestSquare { side } => say(&[("side", (*side).into())]),
        Measure::Climb => say(&[]),
    }
}

/// "red buildings with 3 storeys at water", without their number.
fn buildings(form: &str, filter: &Filter, n: u32, texts: &Texts) -> String {
    let args = [
        ("n", n.into()),
        ("colour", filter.colour.map_or("any", colour_name).into()),
        ("where", places(form, filter, texts).into()),
    ];
    texts.say("cities-buildings", &args)
}

/// " with 3 storeys, next to water": height and neighbours, a blank before them. Goals ask for the
/// least, so they say where a height is exact (CI-75).
fn places(form: &str, filter: &Filter, texts: &Texts) -> String {
    let exact = if form == "goal" { "cities-storeys-exact" } else { "cities-storeys" };
    let height = match (filter.min_height, filter.max_height) {
        (1, STOREYS_MAX) => String::new(),
        (min, max) if min == max => texts.say(exact, &[("n", min.into())]),
        (min, STOREYS_MAX) => texts.say("cities-storeys-min", &[("n", min.into())]),
        (min, max) => texts.say("cities-storeys-range", &[("n", min.into()), ("max", max.into())]),
    };
    let at = match (filter.is_at_water, filter.is_at_park) {
        (false, false) => String::new(),
        (true, false) => texts.say("cities-at-water", &[]),
        (false, true) => texts.say("cities-at-park", &[]),
        (true, true) => texts.say("cities-at-both", &[]),
    };
    let parts = [height, at];
    parts.iter().filter(|part| !part.is_empty()).map(|part| format!(" {part}")).collect()
}

/// A set has at most four members (CI-79), so one with all colours or all heights has no others.
fn set_name(members: &[Filter]) -> &'static str {
    let has_all = |filters: [Filter; 4]| filters.iter().all(|filter| members.contains(filter));
    let of_colour = |colour| Filter { colour: Some(colour), ..Filter::ANY };
    let of_height = |n| Filter { min_height: n, max_height: n, ..Filter::ANY };
    if has_all(Colour::ALL.map(of_colour)) {
        return "colours";
    }
    if has_all([1, 2, 3, 4].map(of_height)) {
        return "heights";
    }
    "other"
}

fn by_name(by: By) -> &'static str {
    match by {
        By::Colour => "colour",
        By::Height => "height",
        By::ColourAndHeight => "both",
    }
}

fn relation_name(relation: Relation) -> &'static str {
    match relation {
        Relation::Any => "any",
        Relation::SameColour => "same-colour",
        Relation::OtherColour => "other-colour",
        Relation::SameHeight => "same-height",
        Relation::HeightStep => "height-step",
    }
}

fn ground_name(ground: Ground) -> &'static str {
    match ground {
        Ground::Nature(Nature::Water) => "water",
        Ground::Nature(Nature::Park) => "park",
        Ground::Buildings => "buildings",
        Ground::LotsOfOneColour => "lots",
    }
}

#[cfg(test)]
mod tests {
    use cities::Catalogue;

    use super::*;
    use crate::words::Lang;

    fn card(id: &str, lang: Lang) -> String {
        let catalogue = Catalogue::built_in();
        let card = catalogue.cards.iter().find(|card| card.id == id).unwrap();
        card_text(card, &Texts::new(lang))
    }

    fn goal(id: &str, lang: Lang) -> String {
        let mut goals = Catalogue::built_in().cities.iter().flat_map(|city| &city.goals);
        goal_text(goals.find(|goal| goal.id == id).unwrap(), &Texts::new(lang))
    }

    #[test]
    fn cards_say_what_they_count() {
        assert_eq!(card("mix-red-3", Lang::En), "4 points per red building with 3 storeys");
        assert_eq!(card("mix-red-3", Lang::De), "4 Punkte je rotes Gebäude mit 3 Stockwerken");
        assert_eq!(card("height-1", Lang::En), "2 points per 3 buildings with 1 storey");
        assert_eq!(card("height-1", Lang::De), "2 Punkte je 3 Gebäude mit 1 Stockwerk");
        assert_eq!(
            card("both-front", Lang::En),
            "1 point per building with 2 or more storeys next to both water and a park"
        );
        assert_eq!(card("water-areas", Lang::De), "3 Punkte je Gewässer mit mindestens 3 Flächen");
    }

    /// CI-79: all colours and all heights are not listed one by one.
    #[test]
    fn sets_say_what_belongs_to_them() {
        let colours = "2 points per set of buildings in all four colours";
        assert_eq!(card("set-colours", Lang::En), colours);
        let heights = "5 Punkte je Satz von Gebäuden mit 1, 2, 3 und 4 Stockwerken";
        assert_eq!(card("set-heights", Lang::De), heights);
        assert_eq!(goal("hillside", Lang::En), "2 buildings of every colour");
        assert_eq!(goal("hillside", Lang::De), "2 Gebäude von jeder Farbe");
        let of_height = |n| Filter { min_height: n, max_height: n, ..Filter::ANY };
        let [en, de] = [Lang::En, Lang::De].map(Texts::new);
        let members = [4, 3, 2, 1].map(of_height).to_vec();
        assert_eq!(requirement(&Measure::Sets { members }, 1, &en), "A building of every height");
        let two = Measure::Sets { members: [1, 4].map(of_height).to_vec() };
        let members = "Gebäude mit 1 Stockwerk und Gebäude mit 4 Stockwerken";
        assert_eq!(unit(&two, 1, &de), format!("Satz: {members}"));
        assert_eq!(unit(&two, 3, &de), format!("3 Sätze: {members}"));
    }

    #[test]
    fn goals_say_what_they_ask_for() {
        assert_eq!(goal("skyscrapers", Lang::En), "4 buildings with 3 or more storeys");
        assert_eq!(goal("central-park", Lang::De), "Ein Park mit mindestens 6 Flächen");
        assert_eq!(goal("centro", Lang::En), "8 buildings with exactly 1 storey");
        assert_eq!(goal("centro", Lang::De), "8 Gebäude mit genau 1 Stockwerk");
        assert_eq!(goal("avenues", Lang::En), "5 buildings in one unbroken line");
        let climb = "Buildings with 1, 2 and 3 storeys, each next to the one before";
        assert_eq!(goal("tram", Lang::En), climb);
        let steps = "Gebäude mit 1, 2, 3 und 4 Stockwerken, jedes neben dem vorigen";
        assert_eq!(requirement(&Measure::Climb, 4, &Texts::new(Lang::De)), steps);
        let bridges = "2 water spaces between two buildings, left and right or above and below";
        assert_eq!(goal("bridges", Lang::En), bridges);
        assert_eq!(goal("palermo", Lang::De), "3 Parks mit mindestens einem Plättchen");
        assert!(goal("eixample", Lang::De).starts_with("5 zusammenhängende Bauplätze einer Farbe"));
        let canal = goal("grand-canal", Lang::En);
        assert!(canal.ends_with("across 6 rows or 6 columns"), "{canal}");
    }

    /// Also those that no built-in card has.
    #[test]
    fn every_measure_has_words() {
        let filter = Filter { colour: Some(Colour::Blue), max_height: 2, ..Filter::ANY };
        let mut measures: Vec<Measure> = vec![
            Measure::Sets { members: vec![filter, Filter { min_height: 3, ..Filter::ANY }] },
            Measure::Climb,
            Measure::FullestSquare { side: 3 },
            Measure::AdjacentPairs { relation: Relation::Any, ends: Some([filter, Filter::ANY]) },
        ];
        for ground in [Ground::Nature(Nature::Water), Ground::Buildings, Ground::LotsOfOneColour] {
            measures.push(Measure::LargestArea { of: ground });
            measures.push(Measure::AreaSpan { of: ground });
        }
        for by in [By::Colour, By::Height, By::ColourAndHeight] {
            measures.push(Measure::Distinct { by, filter });
        }
        for relation in [
            Relation::Any,
            Relation::SameColour,
            Relation::OtherColour,
            Relation::SameHeight,
            Relation::HeightStep,
        ] {
            measures.push(Measure::AdjacentPairs { relation, ends: None });
        }
        for of in Nature::ALL {
            measures.push(Measure::MostKinds { of });
            measures.push(Measure::MostAround { of });
            for is_between_buildings in [true, false] {
                measures.push(Measure::Spaces { of, adjacent_to: Some(of), is_between_buildings });
            }
            measures.push(Measure::Areas { of: vec![of], min_size: 1, min_kinds: 0 });
        }
        measures.push(Measure::Areas { of: Nature::ALL.to_vec(), min_size: 4, min_kinds: 2 });
        measures.push(Measure::LongestRun { min_colours: 2 });
        measures.push(Measure::Lines { min_buildings: 4 });
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for measure in &measures {
                for n in [1, 3] {
                    for text in [unit(measure, n, &texts), requirement(measure, n, &texts)] {
                        let is_said = !text.contains("cities-") && !text.contains(['{', '$']);
                        assert!(is_said, "{measure:?}: {text}");
                        assert!(!text.contains("  "), "{measure:?}: {text:?}");
                    }
                }
            }
        }
    }
}
