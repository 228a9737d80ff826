//! Measures and filters in a component file (CI-15, CI-16).

use engine::Part;

use crate::measure::{By, Filter, Ground, KINDS, Measure, Relation, STOREYS_MAX};
use crate::{Colour, Json, Nature};

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

pub(super) fn read(part: &Part<'_>) -> Option<Measure> {
    let part = &part.by("CI-15");
    let Some(word) = part.get("kind").and_then(|kind| kind.word(&KINDS.map(|kind| (kind, kind))))
    else {
        // Without a kind any field could belong here.
        part.object(&["kind"], &FIELDS);
        return None;
    };
    let (must, may): (&[&str], &[&str]) = match word {
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
        kind => unreachable!("{kind} is none of the kinds"),
    };
    part.object(must, &[may, &["kind"]].concat());
    Fields { part }.measure(word)
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
struct Fields<'p, 'f> {
    part: &'p Part<'f>,
}

impl Fields<'_, '_> {
    fn measure(&self, kind: &str) -> Option<Measure> {
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
                let of = self.part.get("of").and_then(|of| natures(&of));
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

    fn number(&self, key: &str, min: i64, max: i64) -> Option<u32> {
        self.part.get(key)?.whole(min..=max).map(|n| n as u32)
    }

    fn word<T: Copy>(&self, key: &str, words: &[(&str, T)]) -> Option<T> {
        self.part.get(key)?.word(words)
    }

    fn filter(&self, key: &str) -> Option<Filter> {
        filter(&self.part.get(key)?)
    }

    fn members(&self) -> Option<Vec<Filter>> {
        let part = self.part.get("members")?;
        let items = part.list()?;
        let members: Vec<Filter> = items.iter().filter_map(filter).collect();
        let is_counted = part.count(items.len(), 2..=4);
        let overlaps =
            |(i, member): (usize, &Filter)| members[..i].iter().any(|other| other.overlaps(member));
        if members.iter().enumerate().any(overlaps) {
            part.by("CI-16").fault("members-overlap", &[]);
            return None;
        }
        (is_counted && members.len() == items.len()).then_some(members)
    }

    fn pairs(&self) -> Option<Measure> {
        let relation = self.word("relation", &RELATIONS);
        let ends = match (self.part.get("a"), self.part.get("b")) {
            (None, None) => None,
            (Some(a), Some(b)) => {
                let (a, b) = (filter(&a), filter(&b));
                Some([a?, b?])
            }
            (Some(end), None) | (None, Some(end)) => {
                filter(&end);
                self.part.by("CI-16").fault("one-end", &[]);
                return None;
            }
        };
        Some(Measure::AdjacentPairs { relation: relation?, ends })
    }

    fn spaces(&self) -> Option<Measure> {
        let n_before = self.part.n_faults();
        let of = self.word("of", &NATURES);
        let adjacent_to = self.word("adjacent_to", &NATURES);
        let between = self.part.get("between_buildings");
        let is_between_buildings =
            between.is_some_and(|part| part.flag().is_some() && part.exactly(&Json::Bool(true)));
        let is_good = self.part.n_faults() == n_before;
        let measure = Measure::Spaces { of: of?, adjacent_to, is_between_buildings };
        is_good.then_some(measure)
    }
}

/// CI-76.
fn filter(part: &Part<'_>) -> Option<Filter> {
    let n_before = part.n_faults();
    part.object(&[], &["colour", "height", "min_height", "max_height", "adjacent_to"]);
    let colour = part.get("colour").and_then(|colour| colour.word(&COLOURS));
    let height = |key| part.get(key)?.whole(1..=i64::from(STOREYS_MAX)).map(|n| n as u8);
    let (exact, min, max) = (height("height"), height("min_height"), height("max_height"));
    let near = part.get("adjacent_to").and_then(|near| natures(&near)).unwrap_or_default();
    let has = |key| part.get(key).is_some();
    if has("height") && (has("min_height") || has("max_height")) {
        part.by("CI-16").fault("two-heights", &[]);
    }
    // Numbers that are out of range stand in an order too.
    let given = |key| part.get(key).and_then(|height| height.json().as_whole());
    if let (Some(min), Some(max)) = (given("min_height"), given("max_height"))
        && max < min
    {
        part.by("CI-16").fault("heights-crossed", &[("min", &min), ("max", &max)]);
    }
    let (min, max) = match exact {
        Some(exact) => (exact, exact),
        None => (min.unwrap_or(1), max.unwrap_or(STOREYS_MAX)),
    };
    let is_good = part.n_faults() == n_before;
    is_good.then_some(Filter {
        colour,
        min_height: min,
        max_height: max,
        is_at_water: near.contains(&Nature::Water),
        is_at_park: near.contains(&Nature::Park),
    })
}

/// A list of water and park, each once at most.
fn natures(part: &Part<'_>) -> Option<Vec<Nature>> {
    let n_before = part.n_faults();
    let items = part.list()?;
    let natures: Vec<Nature> = items.iter().filter_map(|item| item.word(&NATURES)).collect();
    let repeats = natures.iter().enumerate().any(|(i, nature)| natures[..i].contains(nature));
    if items.is_empty() || repeats {
        part.by("CI-16").fault("words-once", &[]);
    }
    (part.n_faults() == n_before).then_some(natures)
}
