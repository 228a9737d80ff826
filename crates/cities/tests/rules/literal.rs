//! A second scoring, slow and by the letter: it reads the plan of a neighbourhood and the JSON of a
//! measure, and shares no code with the rules.

use std::collections::BTreeSet;

use serde_json::Value;

/// Row and column.
pub type Place = (usize, usize);

/// What a measure counts: a number, and the places in reading order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Counted {
    pub n: usize,
    pub places: BTreeSet<Place>,
}

/// The words of a plan, row by row.
pub struct Grid(Vec<Vec<String>>);

const COLOURS: [(&str, char); 4] = [("red", 'R'), ("blue", 'B'), ("green", 'G'), ("yellow", 'Y')];

impl Grid {
    pub fn read(plan: &str) -> Grid {
        let words = |row: &str| row.split(' ').map(str::to_owned).collect();
        Grid(plan.split('/').map(words).collect())
    }

    fn places(&self) -> Vec<Place> {
        let row = |r: usize| (0..self.0[r].len()).map(move |c| (r, c));
        (0..self.0.len()).flat_map(row).collect()
    }

    fn word(&self, (r, c): Place) -> &str {
        &self.0[r][c]
    }

    fn around(&self, (r, c): Place) -> Vec<Place> {
        let mut around = Vec::new();
        if 0 < r {
            around.push((r - 1, c));
        }
        if 0 < c {
            around.push((r, c - 1));
        }
        if c + 1 < self.0[r].len() {
            around.push((r, c + 1));
        }
        if r + 1 < self.0.len() {
            around.push((r + 1, c));
        }
        around
    }

    fn is_nature(&self, place: Place, nature: &str) -> bool {
        self.word(place).starts_with(if nature == "water" { 'W' } else { 'P' })
    }

    fn kind(&self, place: Place) -> Option<char> {
        let is_nature = self.is_nature(place, "water") || self.is_nature(place, "park");
        self.word(place).chars().nth(1).filter(|_| is_nature)
    }

    /// Colour and height of a building.
    fn building(&self, place: Place) -> Option<(char, u32)> {
        let word = self.word(place).trim_start_matches('*');
        let mut letters = word.chars();
        let colour = letters.next().filter(|letter| "RBGY".contains(*letter))?;
        Some((colour, letters.next()?.to_digit(10)?))
    }

    fn is_built(&self, place: Place) -> bool {
        self.building(place).is_some()
    }

    fn buildings(&self) -> Vec<Place> {
        self.places().into_iter().filter(|place| self.is_built(*place)).collect()
    }

    /// Whether a place is a lot that has this colour.
    fn is_lot_of(&self, place: Place, colour: char) -> bool {
        match self.word(place) {
            "**" => true,
            "!!" => false,
            word => word.trim_start_matches('*').starts_with(colour),
        }
    }

    fn matches(&self, place: Place, filter: &Value) -> bool {
        let Some((colour, height)) = self.building(place) else { return false };
        let number = |key: &str| filter.get(key).map(|n| n.as_u64().unwrap() as u32);
        let has_colour = match filter.get("colour") {
            Some(name) => COLOURS.iter().any(|(word, letter)| name == word && *letter == colour),
            None => true,
        };
        let near = filter.get("adjacent_to").and_then(Value::as_array).cloned().unwrap_or_default();
        let is_near = |nature: &Value| {
            let around = self.around(place);
            around.into_iter().any(|other| self.is_nature(other, nature.as_str().unwrap()))
        };
        has_colour
            && number("height").is_none_or(|exact| height == exact)
            && number("min_height").is_none_or(|min| min <= height)
            && number("max_height").is_none_or(|max| height <= max)
            && near.iter().all(is_near)
    }

    fn matching(&self, filter: &Value) -> Vec<Place> {
        self.places().into_iter().filter(|place| self.matches(*place, filter)).collect()
    }

    /// The connected groups of places with a property.
    fn groups(&self, belongs: impl Fn(Place) -> bool) -> Vec<BTreeSet<Place>> {
        let mut groups: Vec<BTreeSet<Place>> = Vec::new();
        for place in self.places() {
            if !belongs(place) || groups.iter().any(|group| group.contains(&place)) {
                continue;
            }
            let mut group = BTreeSet::from([place]);
            let mut waiting = vec![place];
            while let Some(next) = waiting.pop() {
                for other in self.around(next) {
                    if belongs(other) && group.insert(other) {
                        waiting.push(other);
                    }
                }
            }
            groups.push(group);
        }
        groups
    }

    fn groups_of(&self, of: &str) -> Vec<BTreeSet<Place>> {
        match of {
            "buildings" => self.groups(|place| self.is_built(place)),
            "lots_of_one_colour" => {
                let of_colour = |colour| self.groups(|place| self.is_lot_of(place, colour));
                "RBGY".chars().flat_map(of_colour).collect()
            }
            nature => self.groups(|place| self.is_nature(place, nature)),
        }
    }

    fn n_kinds(&self, group: &BTreeSet<Place>) -> usize {
        group.iter().filter_map(|place| self.kind(*place)).collect::<BTreeSet<char>>().len()
    }

    /// Every straight line of neighbouring places, of every length.
    fn lines_of_buildings(&self) -> Vec<Vec<Place>> {
        let mut lines = Vec::new();
        for (r, c) in self.buildings() {
            for (down, right) in [(0, 1), (1, 0)] {
                let mut line = Vec::new();
                let mut next = (r, c);
                while next.0 < self.0.len() && next.1 < self.0[0].len() && self.is_built(next) {
                    line.push(next);
                    lines.push(line.clone());
                    next = (next.0 + down, next.1 + right);
                }
            }
        }
        lines
    }

    /// Points of all areas of a terrain.
    pub fn nature_points(&self, nature: &str) -> i32 {
        let points = |group: &BTreeSet<Place>| [0, 1, 3, 6, 10][self.n_kinds(group)];
        self.groups_of(nature).iter().map(points).sum()
    }

    pub fn monument_points(&self) -> i32 {
        2 * self.places().into_iter().filter(|place| self.word(*place) == "!!").count() as i32
    }
}

fn all(places: impl IntoIterator<Item = Place>) -> Counted {
    let places: BTreeSet<Place> = places.into_iter().collect();
    Counted { n: places.len(), places }
}

/// The largest number; among equal ones the set that has the first place in which they differ.
fn best(candidates: impl IntoIterator<Item = Counted>) -> Counted {
    let nothing = Counted { n: 0, places: BTreeSet::new() };
    candidates.into_iter().filter(|candidate| 0 < candidate.n).fold(nothing, |best, candidate| {
        let difference = candidate.places.symmetric_difference(&best.places).next();
        let is_earlier = difference.is_some_and(|place| candidate.places.contains(place));
        let is_better = best.n < candidate.n || (best.n == candidate.n && is_earlier);
        if is_better { candidate } else { best }
    })
}

fn text<'m>(measure: &'m Value, key: &str) -> &'m str {
    measure[key].as_str().unwrap()
}

fn number(measure: &Value, key: &str) -> usize {
    measure[key].as_u64().unwrap() as usize
}

pub fn count(measure: &Value, grid: &Grid) -> Counted {
    match text(measure, "kind") {
        "buildings" => all(grid.matching(&measure["filter"])),
        "sets" => sets(measure, grid),
        "distinct" => distinct(measure, grid),
        "adjacent_pairs" => adjacent_pairs(measure, grid),
        "largest_area" => {
            let groups = grid.groups_of(text(measure, "of"));
            best(groups.into_iter().map(|group| Counted { n: group.len(), places: group }))
        }
        "area_span" => best(grid.groups_of(text(measure, "of")).into_iter().map(span)),
        "areas" => areas(measure, grid),
        "most_kinds" => {
            let groups = grid.groups_of(text(measure, "of"));
            best(groups.into_iter().map(|group| Counted { n: grid.n_kinds(&group), places: group }))
        }
        "spaces" => spaces(measure, grid),
        "most_around" => most_around(measure, grid),
        "longest_run" => {
            let colours = |line: &[Place]| {
                let colour = |place: &Place| grid.building(*place).unwrap().0;
                line.iter().map(colour).collect::<BTreeSet<char>>().len()
            };
            let is_long = |line: &Vec<Place>| number(measure, "min_colours") <= colours(line);
            best(grid.lines_of_buildings().into_iter().filter(is_long).map(all))
        }
        "lines" => lines(measure, grid),
        "fullest_square" => fullest_square(measure, grid),
        "climb" => climb(grid),
        kind => panic!("no measure is called {kind}"),
    }
}

fn sets(measure: &Value, grid: &Grid) -> Counted {
    let members = measure["members"].as_array().unwrap();
    let mut matching: Vec<Vec<Place>> =
        members.iter().map(|filter| grid.matching(filter)).collect();
    let mut sets = Counted { n: 0, places: BTreeSet::new() };
    while matching.iter().all(|places| !places.is_empty()) {
        sets.n += 1;
        for places in &mut matching {
            sets.places.insert(places.remove(0));
        }
    }
    sets
}

fn distinct(measure: &Value, grid: &Grid) -> Counted {
    let by = text(measure, "by");
    let places = grid.matching(&measure["filter"]);
    let differ = |one: Place, other: Place| {
        let (one, other) = (grid.building(one).unwrap(), grid.building(other).unwrap());
        match by {
            "colour" => one.0 != other.0,
            "height" => one.1 != other.1,
            _ => one.0 != other.0 && one.1 != other.1,
        }
    };
    let mut found = Vec::new();
    choose(&places, &mut Vec::new(), &differ, &mut found);
    best(found.into_iter().map(all))
}

/// Every choice of places of which any two differ.
fn choose(
    rest: &[Place],
    chosen: &mut Vec<Place>,
    differ: &dyn Fn(Place, Place) -> bool,
    found: &mut Vec<Vec<Place>>,
) {
    found.push(chosen.clone());
    for (i, place) in rest.iter().enumerate() {
        if chosen.iter().all(|other| differ(*place, *other)) {
            chosen.push(*place);
            choose(&rest[i + 1..], chosen, differ, found);
            chosen.pop();
        }
    }
}

fn adjacent_pairs(measure: &Value, grid: &Grid) -> Counted {
    let mut pairs = Counted { n: 0, places: BTreeSet::new() };
    for one in grid.buildings() {
        for other in grid.around(one).into_iter().filter(|other| one < *other) {
            let (Some(a), Some(b)) = (grid.building(one), grid.building(other)) else { continue };
            let is_related = match text(measure, "relation") {
                "any" => true,
                "same_colour" => a.0 == b.0,
                "other_colour" => a.0 != b.0,
                "same_height" => a.1 == b.1,
                "height_step" => a.1.abs_diff(b.1) == 1,
                relation => panic!("no relation is called {relation}"),
            };
            let fits = |one, other| {
                let end =
                    |place, key| measure.get(key).is_none_or(|filter| grid.matches(place, filter));
                end(one, "a") && end(other, "b")
            };
            if is_related && (fits(one, other) || fits(other, one)) {
                pairs.n += 1;
                pairs.places.extend([one, other]);
            }
        }
    }
    pairs
}

fn span(group: BTreeSet<Place>) -> Counted {
    let rows: BTreeSet<usize> = group.iter().map(|place| place.0).collect();
    let columns: BTreeSet<usize> = group.iter().map(|place| place.1).collect();
    Counted { n: rows.len().max(columns.len()), places: group }
}

fn areas(measure: &Value, grid: &Grid) -> Counted {
    let of = measure["of"].as_array().unwrap().iter();
    let groups = of.flat_map(|nature| grid.groups_of(nature.as_str().unwrap()));
    let is_good = |group: &BTreeSet<Place>| {
        let is_large = number(measure, "min_size") <= group.len();
        is_large && number(measure, "min_kinds") <= grid.n_kinds(group)
    };
    let good: Vec<BTreeSet<Place>> = groups.filter(is_good).collect();
    Counted { n: good.len(), places: good.into_iter().flatten().collect() }
}

fn spaces(measure: &Value, grid: &Grid) -> Counted {
    let is_counted = |place: &Place| {
        let (r, c) = *place;
        let is_of = grid.is_nature(*place, text(measure, "of"));
        let is_near = match measure.get("adjacent_to") {
            Some(nature) => {
                let around = grid.around(*place);
                around.into_iter().any(|other| grid.is_nature(other, nature.as_str().unwrap()))
            }
            None => true,
        };
        let has = |other: Place| grid.around(*place).contains(&other) && grid.is_built(other);
        let is_between = measure.get("between_buildings").is_none()
            || (0 < r && has((r - 1, c)) && has((r + 1, c)))
            || (0 < c && has((r, c - 1)) && has((r, c + 1)));
        is_of && is_near && is_between
    };
    all(grid.places().into_iter().filter(is_counted))
}

/// The space in the middle is shown too; the first one with most buildings counts.
fn most_around(measure: &Value, grid: &Grid) -> Counted {
    let mut most = Counted { n: 0, places: BTreeSet::new() };
    for place in grid.places() {
        if !grid.is_nature(place, text(measure, "of")) {
            continue;
        }
        let around = grid.around(place).into_iter().filter(|other| grid.is_built(*other));
        let around: BTreeSet<Place> = around.collect();
        if most.n < around.len() {
            most = Counted { n: around.len(), places: &around | &BTreeSet::from([place]) };
        }
    }
    most
}

fn lines(measure: &Value, grid: &Grid) -> Counted {
    let (n_rows, n_columns) = (grid.0.len(), grid.0[0].len());
    let row = |r: usize| (0..n_columns).map(|c| (r, c)).collect::<Vec<_>>();
    let column = |c: usize| (0..n_rows).map(|r| (r, c)).collect::<Vec<_>>();
    let mut counted = Counted { n: 0, places: BTreeSet::new() };
    for line in (0..n_rows).map(row).chain((0..n_columns).map(column)) {
        let built: Vec<Place> = line.into_iter().filter(|place| grid.is_built(*place)).collect();
        if number(measure, "min_buildings") <= built.len() {
            counted.n += 1;
            counted.places.extend(built);
        }
    }
    counted
}

fn fullest_square(measure: &Value, grid: &Grid) -> Counted {
    let side = number(measure, "side");
    let square = |(r, c): Place| {
        let is_inside =
            |place: &Place| (r..r + side).contains(&place.0) && (c..c + side).contains(&place.1);
        all(grid.buildings().into_iter().filter(is_inside))
    };
    best(grid.places().into_iter().map(square))
}

/// All chains from a building of one storey up; the longest, and of these the first.
fn climb(grid: &Grid) -> Counted {
    let of_height = |place: &Place, height: u32| {
        grid.building(*place).is_some_and(|building| building.1 == height)
    };
    let starts = grid.buildings().into_iter().filter(|place| of_height(place, 1));
    let mut chains: Vec<Vec<Place>> = starts.map(|place| vec![place]).collect();
    let mut longest = Vec::new();
    for height in 2..=5 {
        let Some(first) = chains.iter().min() else { break };
        longest = first.clone();
        let longer = |chain: &Vec<Place>| {
            let next = grid.around(*chain.last().unwrap()).into_iter();
            let next = next.filter(move |place| of_height(place, height));
            let chain = chain.clone();
            next.map(move |place| [&chain[..], &[place]].concat()).collect::<Vec<_>>()
        };
        chains = chains.iter().flat_map(longer).collect();
    }
    all(longest)
}
