//! What the map offers to whoever comes to the office or the mill: the best sites, and what can be
//! made of any goods there.

use milestones::{Kind, Milestones, Path};

use super::weights::Weights;

/// More goods of a kind than this are looked at as so many.
pub const GOODS_MAX: usize = 4;
const N: usize = GOODS_MAX + 1;
/// Of each sort so many sites are kept.
const N_HOUSES: usize = 3;
const N_SECTIONS: usize = 2;
const N_MARKETS: usize = 2;
const N_DELIVERIES: usize = 3;

/// The best visit to the office with some goods: its points, and the stone, wood and sand it takes.
#[derive(Clone, Copy, Default)]
pub struct Visit {
    pub points: f32,
    pub spent: [u8; 3],
}

#[derive(Clone)]
pub struct Offers {
    office: [Visit; N * N * N],
    /// The best deliveries, added up: of one, of two, and so on.
    pub deliveries: [f32; N_DELIVERIES + 1],
    pub n_deliveries: usize,
    /// The best house, section, market and delivery.
    pub tops: [f32; 4],
}

/// The best values of something, the highest first.
#[derive(Clone, Copy)]
struct Best<const N: usize>([f32; N]);

impl<const N: usize> Best<N> {
    const NONE: Best<N> = Best([0.0; N]);

    fn add(&mut self, value: f32) {
        if let Some(rank) = self.0.iter().position(|other| *other < value) {
            self.0[rank..].rotate_right(1);
            self.0[rank] = value;
        }
    }
}

/// The kinds of a path's workers that can take a bonus tile, as bits.
pub fn takers(path: &Path) -> u8 {
    let takers = path.workers().filter(|(_, worker)| !worker.has_bonus);
    takers.fold(0, |bits, (_, worker)| bits | 1 << worker.kind as u8)
}

impl Offers {
    /// To a seat whose workers can take bonus tiles of the kinds `takers`.
    pub fn of(game: &Milestones, takers: u8, weights: &Weights) -> Offers {
        let mut houses = Best::<N_HOUSES>::NONE;
        for plot_idx in (game.map().roadside & !game.map().houses).iter() {
            if let Some(value) = house(game, plot_idx, takers, weights) {
                houses.add(value);
            }
        }
        let mut markets = Best::<N_MARKETS>::NONE;
        for idx in game.map().roadside_numbers().iter() {
            markets.add(corner(game, idx, takers, weights));
        }
        let (sections, opened) = sections(game, takers, weights);
        let mut more_houses = houses;
        more_houses.add(opened);
        let mut deliveries = Best::<N_DELIVERIES>::NONE;
        let waiting = game.map().markets & !game.map().sacks;
        for idx in waiting.iter() {
            deliveries.add(delivery(game, idx));
        }
        let n_left = [
            game.map().n_sections_left().into(),
            game.map().n_houses_left().into(),
            game.map().n_markets_left().into(),
        ];
        let office = office(&sections.0, [&houses.0, &more_houses.0], &markets.0, n_left);
        let tops = [houses.0[0], sections.0[0], markets.0[0], deliveries.0[0]];
        Offers { tops, ..Offers::new(office, &deliveries.0, waiting.len()) }
    }

    /// What a lap finds on average.
    pub fn usual(weights: &Weights) -> Offers {
        let Weights { usual_houses, usual_sections, usual_markets, .. } = weights;
        let n_left = [usize::MAX; 3];
        let office = office(usual_sections, [usual_houses; 2], usual_markets, n_left);
        Offers::new(office, &weights.usual_deliveries, 2)
    }

    fn new(office: [Visit; N * N * N], points: &[f32], n_deliveries: usize) -> Offers {
        let mut deliveries = [0.0; N_DELIVERIES + 1];
        let n_deliveries = n_deliveries.min(points.len());
        for n in 0..n_deliveries {
            deliveries[n + 1] = deliveries[n] + points[n];
        }
        Offers { office, deliveries, n_deliveries, tops: [0.0; 4] }
    }

    /// What can be delivered with so much grain.
    pub fn delivered(&self, n_grain: u8) -> f32 {
        self.deliveries[usize::from(n_grain / 2).min(self.n_deliveries)]
    }

    #[inline]
    pub fn visit(&self, [stone, wood, sand]: [u8; 3]) -> Visit {
        let at = |n: u8| usize::from(n).min(GOODS_MAX);
        self.office[(at(stone) * N + at(wood)) * N + at(sand)]
    }
}

/// A house on a plot; None where these workers may not build it.
fn house(game: &Milestones, plot_idx: usize, takers: u8, weights: &Weights) -> Option<f32> {
    let edition = game.edition();
    let bonus = edition.bush_on(plot_idx).and_then(|bush| game.map().bonus[bush]);
    let extra = match bonus {
        None => 0.0,
        Some(kind) if can_take(takers, kind) => 1.0 + weights.bonus,
        Some(_) => return None,
    };
    let corners = edition.plot_corners(plot_idx);
    let numbers = corners.map(|idx| f32::from(game.map().free_number(edition, idx)));
    Some(numbers.iter().sum::<f32>() + extra)
}

fn can_take(takers: u8, kind: Kind) -> bool {
    takers >> kind as u8 & 1 != 0
}

/// A milestone or market on a corner, with the bonus tiles around it.
fn corner(game: &Milestones, idx: usize, takers: u8, weights: &Weights) -> f32 {
    let mut value = f32::from(game.map().free_number(game.edition(), idx));
    let mut bushes = game.edition().bushes_at(idx);
    while bushes != 0 {
        let bush = bushes.trailing_zeros() as usize;
        bushes &= bushes - 1;
        if game.map().bonus[bush].is_some_and(|kind| can_take(takers, kind)) {
            value += 1.0 + weights.bonus;
        }
    }
    value
}

/// The best sections, and the best house that a section would make room for.
fn sections(game: &Milestones, takers: u8, weights: &Weights) -> (Best<N_SECTIONS>, f32) {
    let (edition, map) = (game.edition(), game.map());
    let mut best = Best::<N_SECTIONS>::NONE;
    let mut opened = 0f32;
    let closed = map.roadside | map.houses;
    let mut seen = milestones::Corners::NONE;
    for from in game.road_heads().iter() {
        for via in game.vias(from) {
            if !seen.contains(via) {
                seen.insert(via);
                best.add(corner(game, via, takers, weights));
            }
            let covered = f32::from(edition.points_at(via));
            let mut plots = edition.beside(from, via);
            for to in game.section_ends(via).iter() {
                plots |= edition.beside(via, to);
            }
            for plot_idx in (plots & !closed).iter() {
                if let Some(value) = house(game, plot_idx, takers, weights) {
                    opened = opened.max(value - covered);
                }
            }
        }
    }
    (best, opened)
}

/// The two highest free numbers beside a market.
fn delivery(game: &Milestones, idx: usize) -> f32 {
    let mut best = Best::<2>::NONE;
    for near in game.edition().near(idx).iter() {
        best.add(f32::from(game.map().free_number(game.edition(), near)));
    }
    best.0.iter().sum()
}

/// For all goods the best that can be built. Houses are better where a section is built as well.
fn office(
    sections: &[f32],
    houses: [&[f32]; 2],
    markets: &[f32],
    n_left: [usize; 3],
) -> [Visit; N * N * N] {
    let mut office = [Visit::default(); N * N * N];
    let sum = |values: &[f32], n: usize| values[..n].iter().sum::<f32>();
    for n_sections in 0..=sections.len().min(n_left[0]) {
        let houses = houses[n_sections.min(1)];
        for n_houses in 0..=houses.len().min(n_left[1]) {
            for n_markets in 0..=markets.len().min(n_left[2]) {
                let spent = [n_sections + n_houses, n_houses + n_markets, n_sections + n_markets];
                if spent.iter().any(|n| GOODS_MAX < *n) {
                    continue;
                }
                let points =
                    sum(sections, n_sections) + sum(houses, n_houses) + sum(markets, n_markets);
                let cell = &mut office[(spent[0] * N + spent[1]) * N + spent[2]];
                if cell.points < points {
                    *cell = Visit { points, spent: spent.map(|n| n as u8) };
                }
            }
        }
    }
    spread(&mut office);
    office
}

/// Whoever has more can do what somebody with less can do.
fn spread(office: &mut [Visit; N * N * N]) {
    for step in [1, N, N * N] {
        for idx in 0..office.len() {
            let has_less = (idx / step) % N != 0;
            if has_less && office[idx].points < office[idx - step].points {
                office[idx] = office[idx - step];
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use engine::{Cx, Fast, Game, Imagine, Scripted, Seat, Viewer};
    use milestones::Options;

    use super::*;

    /// The built-in map with three sections and no bonus tiles, as in the rulebook's examples.
    fn game() -> Milestones {
        let mut chance = Fast::new(1);
        let cx = &mut Cx::silent(0, &mut chance);
        let game = Milestones::setup(&Options::default(), 2, cx).unwrap();
        let mut view = game.view(Viewer::Spectator);
        let names = ["A1-A2-A3", "A3-B4-C3", "C3-D4-E3"];
        view.map.sections = names.iter().map(|name| name.parse().unwrap()).collect();
        view.map.bonus.clear();
        Milestones::imagine(&view, Seat(0), &mut Scripted::new([]))
    }

    #[test]
    fn the_best_sites_are_found() {
        let offers = Offers::of(&game(), 0, &Weights::USUAL);
        // House C3-D3-D4 (2 + 4), a milestone on D3, a market on C3, flour for A1 (1 + 2).
        let best = [[1, 1, 0], [1, 0, 1], [0, 1, 1]].map(|goods| offers.visit(goods).points);
        assert_eq!(best, [6.0, 4.0, 2.0]);
        assert_eq!(offers.delivered(2), 3.0);
    }

    #[test]
    fn goods_are_used_as_well_as_can_be() {
        let offers = Offers::of(&game(), 0, &Weights::USUAL);
        assert_eq!(offers.visit([0, 5, 0]).points, 0.0);
        let house = offers.visit([1, 1, 0]);
        assert_eq!((house.points, house.spent), (6.0, [1, 1, 0]));
        let more = offers.visit([1, 2, 1]);
        assert_eq!((more.points, more.spent), (8.0, [1, 2, 1]), "a house and a market");
        assert!(more.points <= offers.visit([2, 2, 1]).points);
    }

    #[test]
    fn only_waiting_markets_are_delivered() {
        let offers = Offers::of(&game(), 0, &Weights::USUAL);
        assert_eq!([0, 1, 2, 3, 4, 9].map(|n| offers.delivered(n)), [0.0, 0.0, 3.0, 3.0, 3.0, 3.0]);
    }
}
