//! What stands on the map: sections, markets, sacks, houses and bonus tiles. Nothing of it
//! belongs to anybody.

use crate::components::{N_BUSHES, N_HOUSES, N_MARKETS, N_SECTIONS};
use crate::set::{Corners, Plots};
use crate::{Corner, Edition, Kind, Plot, Section};

/// Corners and plots are indices of the edition.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Map {
    /// In the order in which they were built; the first `n_sections` count.
    sections: [[u8; 3]; N_SECTIONS],
    n_sections: u8,
    pub milestones: Corners,
    pub markets: Corners,
    pub sacks: Corners,
    /// Touched by a road piece.
    pub reached: Corners,
    /// Free numbers touched by exactly one road piece (MS-71).
    pub road_ends: Corners,
    pub houses: Plots,
    /// With a road piece on an edge (MS-79).
    pub roadside: Plots,
    /// What lies on each bush.
    pub bonus: [Option<Kind>; N_BUSHES],
}

impl Map {
    /// MS-24: a market on the start corner, and nothing else.
    pub(crate) fn at_start(edition: &Edition) -> Map {
        Map {
            sections: [[0; 3]; N_SECTIONS],
            n_sections: 0,
            milestones: Corners::NONE,
            markets: Corners::only(edition.start_idx()),
            sacks: Corners::NONE,
            reached: Corners::NONE,
            road_ends: Corners::NONE,
            houses: Plots::NONE,
            roadside: Plots::NONE,
            bonus: [None; N_BUSHES],
        }
    }

    pub(crate) fn lay(&mut self, edition: &Edition, [from, via, to]: [usize; 3]) {
        self.sections[usize::from(self.n_sections)] = [from, via, to].map(|idx| idx as u8);
        self.n_sections += 1;
        self.milestones.insert(via);
        for idx in [from, via, to] {
            self.reached.insert(idx);
        }
        self.roadside |= edition.beside(from, via);
        self.roadside |= edition.beside(via, to);
        self.road_ends.remove(from);
        self.road_ends.insert(to);
    }

    pub(crate) fn build_market(&mut self, idx: usize) {
        self.markets.insert(idx);
        self.road_ends.remove(idx);
    }

    /// Corners that a new section may cross or reach (MS-72).
    #[inline]
    pub fn untouched(&self) -> Corners {
        !(self.reached | self.markets)
    }

    /// Free numbers that a road touches: where markets can stand (MS-83).
    #[inline]
    pub fn roadside_numbers(&self) -> Corners {
        self.reached & !(self.milestones | self.markets)
    }

    /// What a free number counts, and nothing where it is taken (MS-69).
    #[inline]
    pub fn free_number(&self, edition: &Edition, idx: usize) -> u8 {
        let is_taken = self.milestones.contains(idx) || self.markets.contains(idx);
        if is_taken { 0 } else { edition.points_at(idx) }
    }

    pub(crate) fn section_idxs(&self) -> impl ExactSizeIterator<Item = [usize; 3]> {
        let laid = &self.sections[..usize::from(self.n_sections)];
        laid.iter().map(|section| section.map(usize::from))
    }

    /// All sections, the oldest first.
    pub fn sections(&self, edition: &Edition) -> impl ExactSizeIterator<Item = Section> {
        self.section_idxs().map(|section| {
            let [from, via, to] = section.map(|idx| edition.corner(idx));
            Section { from, via, to }
        })
    }

    /// All markets in reading order, the start market included.
    pub fn markets(&self, edition: &Edition) -> impl Iterator<Item = Corner> {
        self.markets.iter().map(|idx| edition.corner(idx))
    }

    /// Markets with a sack.
    pub fn sacks(&self, edition: &Edition) -> impl Iterator<Item = Corner> {
        self.sacks.iter().map(|idx| edition.corner(idx))
    }

    pub fn milestones(&self, edition: &Edition) -> impl Iterator<Item = Corner> {
        self.milestones.iter().map(|idx| edition.corner(idx))
    }

    pub fn road_ends(&self, edition: &Edition) -> impl Iterator<Item = Corner> {
        self.road_ends.iter().map(|idx| edition.corner(idx))
    }

    pub fn houses(&self, edition: &Edition) -> impl Iterator<Item = Plot> {
        self.houses.iter().map(|plot_idx| edition.plot(plot_idx))
    }

    /// Bonus tiles that still lie on the map.
    pub fn bonus(&self, edition: &Edition) -> impl Iterator<Item = (Plot, Kind)> {
        edition.bushes().iter().zip(self.bonus).filter_map(|(plot, kind)| Some((*plot, kind?)))
    }

    /// MS-69.
    pub fn is_free(&self, edition: &Edition, corner: Corner) -> bool {
        edition.idx(corner).is_some_and(|idx| self.free_number(edition, idx) != 0)
    }

    pub fn n_sections_left(&self) -> u8 {
        N_SECTIONS as u8 - self.n_sections
    }

    pub fn n_markets_left(&self) -> u8 {
        N_MARKETS - self.markets.len() as u8
    }

    pub fn n_houses_left(&self) -> u8 {
        N_HOUSES - self.houses.len() as u8
    }
}
