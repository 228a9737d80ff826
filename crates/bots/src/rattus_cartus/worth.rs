//! What cards and other things are worth, in points, before they are used.

use engine::Game;
use rattus_cartus::{Building, Class, Kind, N_CLASSES, N_KINDS, Pile, Rank, RattusCartus};

use super::weights::Weights;

/// The scale of a round of a game.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    weights: &'static Weights,
    rounds_left: f64,
    /// By kind: a card that is kept for the rounds to come.
    kept: [f64; N_KINDS],
    marker: f64,
}

/// At the end cards only count for majorities.
const AT_END: f64 = 0.12;
/// What a special card counts at the end.
const MAJORITY: f64 = 0.5;

impl Worth {
    /// What counts as long as `game` is in this round.
    pub fn new(game: &RattusCartus, weights: &'static Weights) -> Worth {
        let rounds_left = f64::from(game.n_rounds() - game.round());
        let time = (rounds_left / weights.rounds_enough).min(1.0);
        let fading = |worth: f64, end: f64| end + (worth - end) * time;
        let mut kept = [0.0; N_KINDS];
        for class in Class::ALL {
            let comes = 1.0 - (-game.n_expected(class)).exp();
            let share = weights.stranger_share + (1.0 - weights.stranger_share) * comes;
            kept[class as usize] = fading(weights.person * share, AT_END);
        }
        kept[Kind::Joker.idx()] = fading(weights.joker, AT_END);
        kept[Kind::Sword.idx()] = fading(weights.sword, MAJORITY);
        kept[Kind::Flute.idx()] = fading(weights.flute, MAJORITY);
        kept[Kind::Pass.idx()] = fading(weights.pass, MAJORITY);
        kept[Kind::Gold.idx()] = weights.gold;
        Worth { weights, rounds_left, kept, marker: game.marker_worth() }
    }

    pub fn weights(&self) -> &'static Weights {
        self.weights
    }

    /// Rounds after this one.
    pub fn rounds_left(&self) -> f64 {
        self.rounds_left
    }

    /// A card that is kept in hand.
    pub fn kept(&self, kind: Kind) -> f64 {
        self.kept[kind.idx()]
    }

    /// A card that is drawn before cards are laid, by somebody with so many in hand.
    pub fn drawn(&self, n_hand: u8) -> f64 {
        let room = self.weights.laid_per_round * (self.rounds_left + 1.0) + 3.0 - f64::from(n_hand);
        self.weights.drawn * (room / 6.0).clamp(0.1, 1.0)
    }

    /// A card of which nothing is known.
    pub fn unknown_card(&self) -> f64 {
        self.kept[..N_CLASSES].iter().sum::<f64>() / N_CLASSES as f64
    }

    pub fn look(&self) -> f64 {
        self.weights.look * (self.rounds_left / self.weights.rounds_enough).min(1.0)
    }

    /// A whole hand. What cannot be laid any more is worth little.
    pub fn hand(&self, hand: &[u8; N_KINDS]) -> f64 {
        let worth = |kinds: &[Kind]| -> f64 {
            kinds.iter().map(|kind| f64::from(hand[kind.idx()]) * self.kept(*kind)).sum()
        };
        let (strong, special) = Kind::ALL.split_at(N_CLASSES + 1);
        let n_strong: u8 = hand[..=N_CLASSES].iter().sum();
        let room = self.weights.laid_per_round * self.rounds_left + 1.0;
        worth(strong) * (room / f64::from(n_strong.max(1))).min(1.0) + worth(special)
    }

    /// The points that an action brings to somebody with so many hand cards and so much strength
    /// laid. Rats are not counted here.
    pub fn action(
        &self,
        game: &RattusCartus,
        building: Building,
        rank: Rank,
        n_hand: u8,
        strength: u8,
    ) -> f64 {
        let n: f64 = match rank {
            Rank::Premium => 2.0,
            Rank::Standard => 1.0,
        };
        let taken = |pile: Pile| n.min(game.n_left(pile).into());
        let card = self.unknown_card();
        match building {
            Building::Palace => taken(Pile::VpMarker) * self.marker,
            Building::Treasury => taken(Pile::Gold) * self.kept(Kind::Gold),
            Building::Castle => taken(Pile::Sword) * self.kept(Kind::Sword),
            Building::Marketplace => taken(Pile::Joker) * self.kept(Kind::Joker),
            Building::Office => taken(Pile::Pass) * self.kept(Kind::Pass),
            Building::RatCatchersHut => taken(Pile::Flute) * self.kept(Kind::Flute),
            Building::Farm => 2.0 * n * card,
            Building::Brewery => (f64::from(strength) * n / 2.0).floor() * card,
            Building::FortuneTellersTent => n * self.look(),
            Building::GuardTower if rank == Rank::Premium => {
                let rivals = f64::from(game.n_seats() - 1);
                let richer = if n_hand < 8 { 0.6 } else { 0.3 };
                3.0 * rivals * richer * card
            }
            Building::GuardTower => card,
            Building::Monastery | Building::Hospital => 0.0,
        }
    }
}
