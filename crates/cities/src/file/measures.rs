//! Measures and filters in a component file (CI-15, CI-16).

use super::Code;
use super::reader::{Node, Reader};
use crate::measure::{By, Filter, Ground, KINDS, Measure, Relation, STOREYS_MAX};
use crate::{Colour, Nature};

const COLOURS: [(&str, Colour); 4] = [
    ("red", Colour::Red),
    ("blue", Colour::Blue),
    ("green", Colour::Green),
    ("yellow", Colour::Yellow),
];
const NATURES: [(&str, Nature); 2] = [("water", Nature::Water), ("park", Nature::Park)];
const GROUNDS: [(&str, Ground); 4] = [
    ("water", Ground::Nature(Nature::Water)),
    ("park", Ground::Nature(Nature::Park)),
    ("buildings", Ground::Buildings),
    ("lots_of_one_colour", Ground::LotsOfOneColour),
];
const BYS: [(&str, By); 3] =
    [("colour", By::Colour), ("height", By::Height), ("colour_and_height", By::ColourAndHeight)];
const RELATIONS: [(&str, Relation); 5] = [
    ("any", Relation::Any),
    ("same_colour", Relation::SameColour),
    ("other_colour", Relation::OtherColour),
    ("same_height", Relation::SameHeight),
    ("height_step", Relation::HeightStep),
];

pub(super) fn read(reader: &mut Reader, node: &Node<'_>) -> Option<Measure> {
    let Some(kind) = node.get("kind") else {
        reader.object(node, &["kind"], &FIELDS, "CI-15");
        return None;
    };
    let Some(word) = reader.text(&kind) else {
        reader.object(node, &["kind"], &FIELDS, "CI-15");
        return None;
    };
    let (required, optional): (&[&str], &[&str]) = match word {
        "buildings" => (&["filter"], &[]),
        "sets" => (&["members"], &[]),
        "distinct" => (&["by", "filter"], &[]),
        "adjacent_pairs" => (&["relation"], &["a", "b"]),
        "largest_area" | "area_span" | "most_kinds" | "most_around" => (&["of"], &[]),
        "areas" => (&["of", "min_size", "min_kinds"], &[]),
        "spaces" => (&["of"], &["adjacent_to", "between_buildings"]),
        "longest_run" => (&["min_colours"], &[]),
        "lines" => (&["min_buildings"], &[]),
        "fullest_square" => (&["side"], &[]),
        "climb" => (&[], &[]),
        _ => {
            let expected = format!("one of {}", KINDS.join(", "));
            reader.report(&kind, Code::UnknownMeasure, expected, "CI-15");
            reader.object(node, &["kind"], &FIELDS, "CI-15");
            return None;
        }
    };
    let optional = [optional, &["kind"]].concat();
    reader.object(node, required, &optional, "CI-15");
    Fields { reader, node }.measure(word)
}

/// What a measure may hold, whatever its kind.
const FIELDS: [&str; 15] = [
    "filter",
    "members",
    "by",
    "relation",
    "a",
    "b",
    "of",
    "min_size",
    "min_kinds",
    "adjacent_to",
    "between_buildings",
    "min_colours",
    "min_buildings",
    "side",
    "kind",
];

/// The fields of one measure. One that is missing has been reported.
struct Fields<'r, 'n, 'j> {
    reader: &'r mut Reader,
    node: &'n Node<'j>,
}

impl Fields<'_, '_, '_> {
    fn measure(mut self, kind: &str) -> Option<Measure> {
        Some(match kind {
            "buildings" => Measure::Buildings { filter: self.filter("filter")? },
            "sets" => Measure::Sets { members: self.members()? },
            "distinct" => {
                let (by, filter) = (self.word("by", &BYS), self.filter("filter"));
                Measure::Distinct { by: by?, filter: filter? }
            }
            "adjacent_pairs" => self.pairs()?,
            "largest_area" => Measure::LargestArea { of: self.word("of", &GROUNDS)? },
            "area_span" => Measure::AreaSpan { of: self.word("of", &GROUNDS)? },
            "areas" => {
                let of = self.node.get("of").and_then(|node| natures(self.reader, &node));
                let min_size = self.number("min_size", 1, 36);
                let min_kinds = self.number("min_kinds", 0, 4);
                Measure::Areas { of: of?, min_size: min_size?, min_kinds: min_kinds? }
            }
            "most_kinds" => Measure::MostKinds { of: self.word("of", &NATURES)? },
            "spaces" => self.spaces()?,
            "most_around" => Measure::MostAround { of: self.word("of", &NATURES)? },
            "longest_run" => Measure::LongestRun { min_colours: self.number("min_colours", 1, 4)? },
            "lines" => Measure::Lines { min_buildings: self.number("min_buildings", 1, 6)? },
            "fullest_square" => Measure::FullestSquare { side: self.number("side", 2, 3)? },
            "climb" => Measure::Climb,
            kind => unreachable!("{kind} is none of the kinds"),
        })
    }

    fn number(&mut self, key: &str, min: i64, max: i64) -> Option<u32> {
        let node = self.node.get(key)?;
        self.reader.integer(&node, min..=max, "CI-15").map(|n| n as u32)
    }

    fn word<T: Copy>(&mut self, key: &str, words: &[(&str, T)]) -> Option<T> {
        let node = self.node.get(key)?;
        self.reader.word(&node, words, "CI-15")
    }

    fn filter(&mut self, key: &str) -> Option<Filter> {
        let node = self.node.get(key)?;
        filter(self.reader, &node)
    }

    fn members(&mut self) -> Option<Vec<Filter>> {
        let node = self.node.get("members")?;
        let items = self.reader.list(&node, "CI-15")?;
        let members: Vec<Filter> =
            items.iter().filter_map(|item| filter(self.reader, item)).collect();
        let is_counted = self.reader.count(&node, items.len(), 2..=4, "CI-15");
        let overlaps =
            |(i, member): (usize, &Filter)| members[..i].iter().any(|other| other.overlaps(member));
        if members.iter().enumerate().any(overlaps) {
            let expected = "no two that one building could match";
            self.reader.report(&node, Code::Contradiction, expected, "CI-16");
            return None;
        }
        (is_counted && members.len() == items.len()).then_some(members)
    }

    fn pairs(&mut self) -> Option<Measure> {
        let relation = self.word("relation", &RELATIONS);
        let ends = match (self.node.get("a"), self.node.get("b")) {
            (None, None) => None,
            (Some(a), Some(b)) => {
                let (a, b) = (filter(self.reader, &a), filter(self.reader, &b));
                Some([a?, b?])
            }
            (Some(end), None) | (None, Some(end)) => {
                filter(self.reader, &end);
                let expected = "both of a and b, or none";
                self.reader.report(self.node, Code::Contradiction, expected, "CI-16");
                return None;
            }
        };
        Some(Measure::AdjacentPairs { relation: relation?, ends })
    }

    fn spaces(&mut self) -> Option<Measure> {
        let n_before = self.reader.findings.len();
        let of = self.word("of", &NATURES);
        let adjacent_to = self.word("adjacent_to", &NATURES);
        let between = self.node.get("between_buildings");
        let is_between_buildings = between.as_ref().and_then(|node| self.reader.boolean(node));
        match &between {
            Some(node) if is_between_buildings == Some(false) => {
                self.reader.report(node, Code::UnknownValue, "true", "CI-15");
            }
            Some(_) | None => {}
        }
        let is_good = self.reader.findings.len() == n_before;
        let is_between_buildings = is_between_buildings.unwrap_or(false);
        let measure = Measure::Spaces { of: of?, adjacent_to, is_between_buildings };
        is_good.then_some(measure)
    }
}

/// CI-76.
fn filter(reader: &mut Reader, node: &Node<'_>) -> Option<Filter> {
    let optional = ["colour", "height", "min_height", "max_height", "adjacent_to"];
    if !reader.object(node, &[], &optional, "CI-15") {
        return None;
    }
    let n_before = reader.findings.len();
    let colour = node.get("colour").and_then(|node| reader.word(&node, &COLOURS, "CI-15"));
    let mut height = |key| {
        let node = node.get(key)?;
        reader.integer(&node, 1..=i64::from(STOREYS_MAX), "CI-15").map(|n| n as u8)
    };
    let (exact, min, max) = (height("height"), height("min_height"), height("max_height"));
    let near = node.get("adjacent_to").and_then(|node| natures(reader, &node)).unwrap_or_default();
    let has = |key| node.get(key).is_some();
    if has("height") && (has("min_height") || has("max_height")) {
        let expected = "height, or min_height and max_height";
        reader.report(node, Code::Contradiction, expected, "CI-16");
    }
    let (min, max) = match exact {
        Some(exact) => (exact, exact),
        None => (min.unwrap_or(1), max.unwrap_or(STOREYS_MAX)),
    };
    if max < min {
        reader.report(node, Code::Contradiction, "min_height up to max_height", "CI-16");
    }
    let is_good = reader.findings.len() == n_before;
    is_good.then_some(Filter {
        colour,
        min_height: min,
        max_height: max,
        is_at_water: near.contains(&Nature::Water),
        is_at_park: near.contains(&Nature::Park),
    })
}

/// A list of water and park, each once at most.
fn natures(reader: &mut Reader, node: &Node<'_>) -> Option<Vec<Nature>> {
    let n_before = reader.findings.len();
    let items = reader.list(node, "CI-15")?;
    let natures: Vec<Nature> =
        items.iter().filter_map(|item| reader.word(item, &NATURES, "CI-15")).collect();
    let repeats = natures.iter().enumerate().any(|(i, nature)| natures[..i].contains(nature));
    if items.is_empty() || repeats {
        let expected = "each word once, and at least one";
        reader.report(node, Code::Contradiction, expected, "CI-16");
    }
    (reader.findings.len() == n_before).then_some(natures)
}
