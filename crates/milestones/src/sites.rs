//! Where something can be done: starts of roads, plots for houses, corners for markets, markets to
//! be delivered. Prices are asked here too, so that who visits a building in vain is not kept.

use engine::Seat;

use crate::components::{
    COINS_PER_MATERIAL, COINS_PER_TILE, GRAIN_PER_DELIVERY, HOUSE_PRICE, MARKET_PRICE,
    MATERIALS_PER_COIN, SECTION_PRICE,
};
use crate::set::{Corners, Plots};
use crate::{Goods, Kind, Milestones, Plot};

/// What the building office builds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Build {
    Section,
    House,
    Market,
}

impl Build {
    pub const ALL: [Build; 3] = [Build::Section, Build::House, Build::Market];

    /// MS-68.
    pub fn price(self) -> Goods {
        match self {
            Build::Section => Goods::of(&SECTION_PRICE),
            Build::House => Goods::of(&HOUSE_PRICE),
            Build::Market => Goods::of(&MARKET_PRICE),
        }
    }
}

impl Milestones {
    /// MS-68: whether a seat can pay and a piece is left.
    #[inline]
    pub fn can_pay(&self, seat: Seat, build: Build) -> bool {
        let goods = self.tableau(seat).goods;
        let n_left = match build {
            Build::Section => self.map.n_sections_left(),
            Build::House => self.map.n_houses_left(),
            Build::Market => self.map.n_markets_left(),
        };
        goods.has(build.price()) && 0 < n_left
    }

    /// MS-71: markets and road ends, whether the road can go on or not.
    #[inline]
    pub fn road_heads(&self) -> Corners {
        self.map.markets | self.map.road_ends
    }

    /// MS-77: those of them from which a section can be laid.
    pub(crate) fn road_starts(&self) -> Corners {
        let heads = self.road_heads().iter();
        heads.filter(|from| self.vias(*from).next().is_some()).collect()
    }

    /// MS-72: the corners next to `from` where a milestone can stand.
    #[inline]
    pub fn vias(&self, from: usize) -> impl Iterator<Item = usize> {
        let vias = self.edition.near(from) & self.map.untouched();
        vias.iter().filter(|via| !self.section_ends(*via).is_empty())
    }

    /// MS-72: where a section over `via` can end.
    #[inline]
    pub fn section_ends(&self, via: usize) -> Corners {
        self.edition.near(via) & self.map.untouched()
    }

    /// MS-79, MS-82: plots where a seat may build a house.
    pub fn house_plots(&self, seat: Seat) -> Plots {
        let mut plots = self.map.roadside & !self.map.houses;
        for (bush, kind) in self.map.bonus.iter().enumerate() {
            let Some(kind) = kind else { continue };
            if self.tableau(seat).path.eligible(*kind).next().is_none() {
                plots.remove(self.bush_plot(bush));
            }
        }
        plots
    }

    /// MS-99: markets without a sack.
    #[inline]
    pub(crate) fn deliverable(&self) -> Corners {
        self.map.markets & !self.map.sacks
    }

    #[inline]
    pub(crate) fn has_grain(&self, seat: Seat) -> bool {
        GRAIN_PER_DELIVERY <= self.tableau(seat).goods[Kind::Grain]
    }

    /// MS-97: bonus tiles around a corner that a seat may take.
    pub(crate) fn takeable_at(&self, seat: Seat, idx: usize) -> impl Iterator<Item = (Plot, Kind)> {
        let bushes = self.edition.bushes_at(idx);
        let around = (0..self.map.bonus.len()).filter(move |bush| bushes >> bush & 1 != 0);
        let lying = around.filter_map(|bush| Some((bush, self.map.bonus[bush]?)));
        let path = &self.tableau(seat).path;
        let takeable = lying.filter(|(_, kind)| path.eligible(*kind).next().is_some());
        takeable.map(|(bush, kind)| (self.edition.bushes()[bush], kind))
    }

    /// The bonus tile on a plot.
    pub fn bonus_on(&self, plot: Plot) -> Option<Kind> {
        self.map.bonus[self.edition.bush_on(self.edition.plot_idx(plot)?)?]
    }

    /// MS-38: whether anything can be done at the trading house.
    pub(crate) fn can_trade(&self, seat: Seat) -> bool {
        let goods = self.tableau(seat).goods;
        let can_buy = COINS_PER_MATERIAL.min(COINS_PER_TILE) <= goods[Kind::Coin];
        can_buy || MATERIALS_PER_COIN <= usize::from(goods.n_materials())
    }

    /// MS-38: whether anything can be done at the building office.
    pub(crate) fn can_build(&self, seat: Seat) -> bool {
        Build::ALL.into_iter().filter(|build| self.can_pay(seat, *build)).any(|build| match build {
            Build::Section => !self.road_starts().is_empty(),
            Build::House => !self.house_plots(seat).is_empty(),
            Build::Market => !self.map.roadside_numbers().is_empty(),
        })
    }

    /// MS-38: whether anything can be done at the mill.
    pub(crate) fn can_deliver(&self, seat: Seat) -> bool {
        self.has_grain(seat) && !self.deliverable().is_empty()
    }

    fn bush_plot(&self, bush: usize) -> usize {
        let plot = self.edition.bushes()[bush];
        self.edition.plot_idx(plot).expect("a bush grows on a plot (MS-15)")
    }
}
