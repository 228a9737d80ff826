//! What the measures give on a neighbourhood (CI-78 to CI-91): a number and the spaces counted.
//! Where several sets of spaces are equally good, the one that is first in reading order counts
//! (CI-77): the first space in which two sets differ decides.

use crate::measure::{By, Filter, Ground, Measure, Relation, STOREYS_MAX};
use crate::space::Step;
use crate::tile::N_COLOURS;
use crate::{Colour, Nature, Neighbourhood, Spaces};

/// What a measure gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    pub n: u32,
    pub spaces: Spaces,
}

/// A neighbourhood with what several measures ask of it.
#[derive(Clone, Copy)]
pub struct Survey<'n> {
    city: &'n Neighbourhood,
    built: Spaces,
    at_water: Spaces,
    at_park: Spaces,
}

const N_HEIGHTS: usize = STOREYS_MAX as usize;

impl Count {
    const NONE: Count = Count { n: 0, spaces: Spaces::NONE };

    /// Every space of the set is one.
    fn each(spaces: Spaces) -> Count {
        Count { n: spaces.len(), spaces }
    }

    fn better(self, other: Count) -> Count {
        let is_equal = other.n == self.n && 0 < other.n;
        let is_better = self.n < other.n || (is_equal && other.spaces.is_before(self.spaces));
        if is_better { other } else { self }
    }
}

impl<'n> Survey<'n> {
    #[inline]
    pub fn of(city: &'n Neighbourhood) -> Survey<'n> {
        Survey {
            city,
            built: city.buildings(),
            at_water: city.water().adjacent(),
            at_park: city.park().adjacent(),
        }
    }

    #[inline]
    pub fn count(&self, measure: &Measure) -> Count {
        match measure {
            Measure::Buildings { filter } => Count::each(self.matching(filter)),
            Measure::Sets { members } => self.sets(members),
            Measure::Distinct { by, filter } => self.distinct(*by, self.matching(filter)),
            Measure::AdjacentPairs { relation, ends } => self.pairs(*relation, ends.as_ref()),
            Measure::LargestArea { of } => self.best_area(*of, |area| area.len()),
            Measure::AreaSpan { of } => self.best_area(*of, |area| {
                let (n_rows, n_columns) = area.extent();
                n_rows.max(n_columns)
            }),
            Measure::Areas { of, min_size, min_kinds } => self.areas(of, *min_size, *min_kinds),
            Measure::MostKinds { of } => self.most_kinds(*of),
            Measure::Spaces { of, adjacent_to, is_between_buildings } => {
                Count::each(self.spaces(*of, *adjacent_to, *is_between_buildings))
            }
            Measure::MostAround { of } => self.most_around(*of),
            Measure::LongestRun { min_colours } => self.longest_run(*min_colours),
            Measure::Lines { min_buildings } => self.lines(*min_buildings),
            Measure::FullestSquare { side } => self.fullest_square(*side),
            Measure::Climb => self.climb(),
        }
    }

    /// CI-74: different features in an area.
    #[inline]
    pub fn n_kinds(&self, area: Spaces) -> u32 {
        (0..4).map(|rank| u32::from(self.city.features_of_rank(rank).has_any(area))).sum()
    }

    /// CI-76.
    #[inline]
    fn matching(&self, filter: &Filter) -> Spaces {
        let mut matching = match filter.colour {
            Some(colour) => self.city.buildings_of_colour(colour),
            None => self.built,
        };
        let is_any_height = filter.min_height == 1 && filter.max_height == STOREYS_MAX;
        if !is_any_height {
            let heights = filter.min_height..=filter.max_height;
            let of_height = |all, height| all | self.city.buildings_of_height(height);
            matching = matching & heights.fold(Spaces::NONE, of_height);
        }
        if filter.is_at_water {
            matching = matching & self.at_water;
        }
        if filter.is_at_park {
            matching = matching & self.at_park;
        }
        matching
    }

    /// CI-79: members do not overlap, so that the rarest decides.
    #[inline]
    fn sets(&self, members: &[Filter]) -> Count {
        let n_of = |member| self.matching(member).len();
        let n = members.iter().map(n_of).min().unwrap_or(0);
        let taken = |all, member| all | self.matching(member).first_n(n);
        Count { n, spaces: members.iter().fold(Spaces::NONE, taken) }
    }

    /// CI-80.
    fn distinct(&self, by: By, matching: Spaces) -> Count {
        let first_of = |all: Spaces, some: Spaces| all | (some & matching).first();
        let colours = Colour::ALL.map(|colour| self.city.buildings_of_colour(colour));
        let heights = [1, 2, 3, 4].map(|height| self.city.buildings_of_height(height));
        match by {
            By::Colour => Count::each(colours.into_iter().fold(Spaces::NONE, first_of)),
            By::Height => Count::each(heights.into_iter().fold(Spaces::NONE, first_of)),
            By::ColourAndHeight => matched(&colours, &heights, matching),
        }
    }

    /// CI-81.
    fn pairs(&self, relation: Relation, ends: Option<&[Filter; 2]>) -> Count {
        let mut count = Count::NONE;
        for step in Step::ALL {
            let mut pairs = self.related(relation, step);
            if let Some([a, b]) = ends {
                let (a, b) = (self.matching(a), self.matching(b));
                pairs = pairs & (a & b.stepped_back(step) | b & a.stepped_back(step));
            }
            count.n += pairs.len();
            count.spaces |= pairs | pairs.stepped(step);
        }
        count
    }

    /// The first buildings of all pairs in one direction.
    fn related(&self, relation: Relation, step: Step) -> Spaces {
        let any = || self.built & self.built.stepped_back(step);
        let same_colour = || {
            let colours = Colour::ALL.map(|colour| self.city.buildings_of_colour(colour));
            colours.iter().fold(Spaces::NONE, |all, some| all | *some & some.stepped_back(step))
        };
        let height = |height| self.city.buildings_of_height(height);
        match relation {
            Relation::Any => any(),
            Relation::SameColour => same_colour(),
            Relation::OtherColour => any() & !same_colour(),
            Relation::SameHeight => (1..=STOREYS_MAX)
                .fold(Spaces::NONE, |all, h| all | height(h) & height(h).stepped_back(step)),
            Relation::HeightStep => (1..STOREYS_MAX).fold(Spaces::NONE, |all, h| {
                let (low, high) = (height(h), height(h + 1));
                all | low & high.stepped_back(step) | high & low.stepped_back(step)
            }),
        }
    }

    /// CI-82, CI-83: the best connected group.
    #[inline]
    fn best_area(&self, of: Ground, worth: impl Fn(Spaces) -> u32) -> Count {
        let best = |best: Count, area: Spaces| best.better(Count { n: worth(area), spaces: area });
        match of {
            Ground::Nature(nature) => self.city.nature(nature).areas().fold(Count::NONE, best),
            Ground::Buildings => self.built.areas().fold(Count::NONE, best),
            Ground::LotsOfOneColour => {
                let areas = |colour| self.city.lots_of(colour).areas();
                Colour::ALL.into_iter().flat_map(areas).fold(Count::NONE, best)
            }
        }
    }

    /// CI-84.
    fn areas(&self, of: &[Nature], min_size: u32, min_kinds: u32) -> Count {
        let mut count = Count::NONE;
        for nature in of {
            for area in self.city.nature(*nature).areas() {
                if min_size <= area.len() && min_kinds <= self.n_kinds(area) {
                    count.n += 1;
                    count.spaces |= area;
                }
            }
        }
        count
    }

    /// CI-85.
    fn most_kinds(&self, of: Nature) -> Count {
        let count = |area| Count { n: self.n_kinds(area), spaces: area };
        self.city.nature(of).areas().map(count).fold(Count::NONE, Count::better)
    }

    /// CI-86.
    fn spaces(&self, of: Nature, adjacent_to: Option<Nature>, is_between: bool) -> Spaces {
        let mut spaces = self.city.nature(of);
        match adjacent_to {
            Some(Nature::Water) => spaces = spaces & self.at_water,
            Some(Nature::Park) => spaces = spaces & self.at_park,
            None => {}
        }
        if is_between {
            spaces = spaces & self.built.between();
        }
        spaces
    }

    /// CI-87: the space in the middle is counted too when it is shown; the first one decides.
    fn most_around(&self, of: Nature) -> Count {
        let mut most = Count::NONE;
        for space in self.city.nature(of).singles() {
            let around = space.adjacent() & self.built;
            if most.n < around.len() {
                most = Count { n: around.len(), spaces: around | space };
            }
        }
        most
    }

    /// CI-88: only whole runs matter, since a part of one has no more colours.
    fn longest_run(&self, min_colours: u32) -> Count {
        let mut longest = Count::NONE;
        for step in Step::ALL {
            let starts = self.built & !self.built.stepped(step);
            for start in starts.singles() {
                let run = self.run(start, step);
                let has_colour =
                    |colour: &Colour| self.city.buildings_of_colour(*colour).has_any(run);
                if longest.n <= run.len()
                    && min_colours <= Colour::ALL.iter().filter(|c| has_colour(c)).count() as u32
                {
                    longest = longest.better(Count::each(run));
                }
            }
        }
        longest
    }

    fn run(&self, start: Spaces, step: Step) -> Spaces {
        let (mut run, mut next) = (Spaces::NONE, start);
        while !next.is_empty() {
            run |= next;
            next = next.stepped(step) & self.built;
        }
        run
    }

    /// CI-89.
    fn lines(&self, min_buildings: u32) -> Count {
        let (n_rows, n_columns) = self.city.size();
        let rows = (0..2 * u32::from(n_rows)).map(Spaces::row);
        let columns = (0..2 * u32::from(n_columns)).map(Spaces::column);
        let mut count = Count::NONE;
        for line in rows.chain(columns) {
            let buildings = line & self.built;
            if min_buildings <= buildings.len() {
                count.n += 1;
                count.spaces |= buildings;
            }
        }
        count
    }

    /// CI-90: a block that hangs over the edge holds no more than one that does not.
    fn fullest_square(&self, side: u32) -> Count {
        let (n_rows, n_columns) = self.city.size();
        let (last_row, last_column) = (
            (2 * u32::from(n_rows)).saturating_sub(side),
            (2 * u32::from(n_columns)).saturating_sub(side),
        );
        let block = Spaces::block(side);
        let mut fullest = Count::NONE;
        for row in 0..=last_row {
            for column in 0..=last_column {
                let count = Count::each(block.shifted(row, column) & self.built);
                if fullest.n <= count.n {
                    fullest = fullest.better(count);
                }
            }
        }
        fullest
    }

    /// CI-91: the chain is shown from the lowest building up, each time the first in reading order.
    fn climb(&self) -> Count {
        let mut reached = [Spaces::NONE; N_HEIGHTS];
        let mut n = 0;
        for height in 1..=STOREYS_MAX {
            let here = self.city.buildings_of_height(height);
            let from_below = match n {
                0 => here,
                n => here & reached[n - 1].adjacent(),
            };
            if from_below.is_empty() {
                break;
            }
            reached[n] = from_below;
            n += 1;
        }
        // From above: what is left lies on a whole chain.
        for i in (1..n).rev() {
            reached[i - 1] = reached[i - 1] & reached[i].adjacent();
        }
        let mut spaces = Spaces::NONE;
        let mut last = Spaces::NONE;
        for (i, level) in reached[..n].iter().enumerate() {
            let next = if i == 0 { *level } else { *level & last.adjacent() };
            last = next.first();
            spaces |= last;
        }
        Count { n: n as u32, spaces }
    }
}

/// The ways to give each colour a height of its own, as sets of cells 4 * colour + height.
const ASSIGNMENTS: [u16; 24] = {
    let mut all = [0; 24];
    let (mut i, mut code) = (0, 0);
    while code < 256 {
        let heights = [code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6 & 3];
        let (mut used, mut cells, mut colour) = (0u8, 0u16, 0);
        while colour < N_COLOURS {
            used |= 1 << heights[colour];
            cells |= 1 << (4 * colour + heights[colour]);
            colour += 1;
        }
        if used == 15 {
            all[i] = cells;
            i += 1;
        }
        code += 1;
    }
    all
};

/// CI-80: most buildings of which no two share a colour or a height.
fn matched(colours: &[Spaces; 4], heights: &[Spaces; 4], matching: Spaces) -> Count {
    let cell = |i: usize| colours[i / 4] & heights[i % 4] & matching;
    let filled = (0..16).fold(0u16, |all, i| all | u16::from(!cell(i).is_empty()) << i);
    let n_of = |assignment: &u16| (assignment & filled).count_ones();
    let n = ASSIGNMENTS.iter().map(n_of).max().unwrap_or(0);
    let best = ASSIGNMENTS.iter().filter(|assignment| n_of(assignment) == n);
    let buildings = |assignment: &u16| {
        let cells = (0..16).filter(|i| assignment & filled & 1 << i != 0);
        Count::each(cells.fold(Spaces::NONE, |all, i| all | cell(i).first()))
    };
    best.map(buildings).fold(Count::NONE, Count::better)
}
