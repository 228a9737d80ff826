//! What cards and other things are worth, in points, before they are used.

use engine::Game;
use rattus_cartus::{Building, Class, Kind, N_CLASSES, N_KINDS, Pile, Rank, RattusCartus};

/// The scale of a round of a game.
#[derive(Clone, Copy, Debug)]
pub struct Worth {
    rounds_left: f64,
    /// By kind: a card that is kept for the rounds to come.
    kept: [f64; N_KINDS],
    marker: f64,
}

/// A person that is laid where it belongs.
const PERSON: f64 = 1.5;
/// What is left of it where its class does not come again.
const STRANGER_SHARE: f64 = 0.35;
const JOKER: f64 = 1.9;
const SWORD: f64 = 1.4;
const FLUTE: f64 = 1.4;
const PASS: f64 = 0.6;
const GOLD: f64 = 1.6;
const LOOK: f64 = 1.0;
/// Rounds from which on nothing is worth less for want of time.
const ROUNDS_ENOUGH: f64 = 2.0;
/// At the end cards only count for majorities.
const AT_END: f64 = 0.12;
/// What a special card counts at the end.
const MAJORITY: f64 = 0.5;
/// Cards that a seat lays in a round.
const LAID_PER_ROUND: f64 = 4.0;

impl Worth {
    /// What counts as long as `game` is in this round.
    pub fn new(game: &RattusCartus) -> Worth {
        let rounds_left = f64::from(game.n_rounds() - game.round());
        let time = (rounds_left / ROUNDS_ENOUGH).min(1.0);
        let fading = |worth: f64, end: f64| end + (worth - end) * time;
        let mut kept = [0.0; N_KINDS];
        for class in Class::ALL {
            let comes = 1.0 - (-game.n_expected(class)).exp();
            let share = STRANGER_SHARE + (1.0 - STRANGER_SHARE) * comes;
            kept[class as usize] = fading(PERSON * share, AT_END);
        }
        kept[Kind::Joker.idx()] = fading(JOKER, AT_END);
        kept[Kind::Sword.idx()] = fading(SWORD, MAJORITY);
        kept[Kind::Flute.idx()] = fading(FLUTE, MAJORITY);
        kept[Kind::Pass.idx()] = fading(PASS, MAJORITY);
        kept[Kind::Gold.idx()] = GOLD;
        Worth { rounds_left, kept, marker: game.marker_worth() }
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
        let room = LAID_PER_ROUND * (self.rounds_left + 1.0) + 3.0 - f64::from(n_hand);
        PERSON * 0.75 * (room / 6.0).clamp(0.1, 1.0)
    }

    /// A card of which nothing is known.
    pub fn unknown_card(&self) -> f64 {
        self.kept[..N_CLASSES].iter().sum::<f64>() / N_CLASSES as f64
    }

    pub fn look(&self) -> f64 {
        LOOK * (self.rounds_left / ROUNDS_ENOUGH).min(1.0)
    }

    /// A whole hand. What cannot be laid any more is worth little.
    pub fn hand(&self, hand: &[u8; N_KINDS]) -> f64 {
        let worth = |kinds: &[Kind]| -> f64 {
            kinds.iter().map(|kind| f64::from(hand[kind.idx()]) * self.kept(*kind)).sum()
        };
        let (strong, special) = Kind::ALL.split_at(N_CLASSES + 1);
        let n_strong: u8 = hand[..=N_CLASSES].iter().sum();
        let room = LAID_PER_ROUND * self.rounds_left + 1.0;
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
