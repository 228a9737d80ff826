//! What something would bring: a stop on the loop, a build, a delivery. `apply` books what is said
//! here, and whoever plans can ask without playing.

use engine::Seat;

use crate::components::{
    COINS_PER_DELIVERY, GOODS_KEPT, INCOME, NUMBERS_PER_DELIVERY, POINTS_PER_MAJORITY,
    POINTS_PER_SHARED_MAJORITY, SEATS_MAX, WORKERS_KEPT,
};
use crate::{Corner, Goods, Kind, Milestones, Path, Plot, Space};

/// What happens by itself when a pawn stops on a space.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Stop {
    /// From workers, or the income of the trading house.
    pub goods: Goods,
    /// From bonus tiles on workers.
    pub points: u16,
    /// Goods that the castle takes.
    pub n_given_up: u16,
    /// Whether the castle takes a worker.
    pub covers: bool,
}

/// What a delivery brings: the corners whose numbers count, the points, the coins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Delivery {
    pub corners: [Option<Corner>; NUMBERS_PER_DELIVERY],
    pub numbers: [u8; NUMBERS_PER_DELIVERY],
    pub points: u16,
    pub n_coins: u8,
}

/// The worth of a kind of worker to each seat, and what it pays at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Majority {
    pub kind: Kind,
    pub totals: [u8; SEATS_MAX],
    pub points: [u16; SEATS_MAX],
}

impl Milestones {
    /// What a seat's next move would bring if it ended on a space ahead.
    pub fn stop(&self, seat: Seat, to: Space) -> Stop {
        let tableau = self.tableau(seat);
        match to {
            Space::Path(space) => path_stop(&tableau.path, tableau.pawn.number(), space),
            // MS-53.
            Space::TradingHouse => {
                let n_coins = if tableau.path.is_rising() { INCOME } else { 0 };
                Stop { goods: Goods::only(Kind::Coin, n_coins), ..Stop::default() }
            }
            Space::BuildingOffice | Space::Mill => Stop::default(),
            // MS-106, MS-109.
            Space::Castle => Stop {
                n_given_up: tableau.goods.n_goods().saturating_sub(GOODS_KEPT),
                covers: WORKERS_KEPT < tableau.path.n_workers(),
                ..Stop::default()
            },
        }
    }

    /// MS-70: what a milestone on a corner would score.
    pub fn section_points(&self, via: Corner) -> u16 {
        self.number_points(via)
    }

    /// MS-83: what a market on a corner would score.
    pub fn market_points(&self, corner: Corner) -> u16 {
        self.number_points(corner)
    }

    /// MS-80: what a house on a plot would score.
    pub fn house_points(&self, plot: Plot) -> u16 {
        plot.0.into_iter().map(|corner| self.number_points(corner)).sum()
    }

    /// MS-100, MS-101: what a sack for a market would bring. Of equal numbers the first in reading
    /// order is named.
    pub fn delivery(&self, market: Corner) -> Delivery {
        let mut delivery = Delivery { n_coins: COINS_PER_DELIVERY, ..Delivery::default() };
        let Some(market) = self.edition.idx(market) else { return delivery };
        for idx in self.edition.near(market).iter() {
            let number = self.map.free_number(&self.edition, idx);
            if let Some(rank) = delivery.numbers.iter().position(|better| *better < number) {
                delivery.numbers[rank..].rotate_right(1);
                delivery.corners[rank..].rotate_right(1);
                delivery.numbers[rank] = number;
                delivery.corners[rank] = Some(self.edition.corner(idx));
            }
        }
        delivery.points = delivery.numbers.iter().map(|number| u16::from(*number)).sum();
        delivery
    }

    /// MS-97: the bonus tiles that a seat could take by a milestone or market on a corner.
    pub fn takeable(&self, seat: Seat, corner: Corner) -> Vec<(Plot, Kind)> {
        let idx = self.edition.idx(corner);
        idx.map_or(Vec::new(), |idx| self.takeable_at(seat, idx).collect())
    }

    /// MS-122, MS-123: all five, as they would be scored now.
    pub fn majorities(&self) -> [Majority; Kind::ALL.len()] {
        Kind::ALL.map(|kind| {
            let mut totals = [0; SEATS_MAX];
            for (total, tableau) in totals.iter_mut().zip(self.tableaus()) {
                *total = tableau.path.value(kind);
            }
            Majority { kind, totals, points: majority_points(totals, self.tableaus().len()) }
        })
    }

    fn number_points(&self, corner: Corner) -> u16 {
        let idx = self.edition.idx(corner);
        idx.map_or(0, |idx| self.map.free_number(&self.edition, idx).into())
    }
}

/// MS-45, MS-48 to MS-50.
fn path_stop(path: &Path, from: u8, space: u8) -> Stop {
    match path.production(from, space) {
        Some(production) => Stop {
            goods: Goods::only(production.kind, production.n_goods),
            points: production.points.into(),
            ..Stop::default()
        },
        None => Stop::default(),
    }
}

/// MS-123: of the first `n_seats` totals.
pub fn majority_points(totals: [u8; SEATS_MAX], n_seats: usize) -> [u16; SEATS_MAX] {
    let playing = &totals[..n_seats];
    let highest = playing.iter().copied().max().unwrap_or(0);
    let n_leaders = playing.iter().filter(|total| **total == highest).count();
    let each = match n_leaders {
        1 => POINTS_PER_MAJORITY,
        n if n < n_seats => POINTS_PER_SHARED_MAJORITY,
        _ => 0,
    };
    let mut points = [0; SEATS_MAX];
    for (points, total) in points.iter_mut().zip(playing) {
        *points = if *total == highest { each } else { 0 };
    }
    points
}
