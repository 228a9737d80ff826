//! Which building to enter, and what to lay there.

use engine::{Game, Seat};
use rattus_cartus::{Building, Class, Kind, N_CLASSES, N_KINDS, PILE_SIZES, Rank, Slot};

use super::sight::Sight;
use super::tracks::{SEATS_MAX, Track};

/// A building, and cards by kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lay {
    pub slot: Slot,
    pub cards: [u8; N_KINDS],
}

/// How likely somebody who has not entered yet lays no more than so much strength.
const AT_MOST: [f64; 10] = [0.06, 0.16, 0.34, 0.55, 0.73, 0.85, 0.92, 0.96, 0.98, 0.99];
/// How much of an announced number is strength.
const STRENGTH_SHARE: f64 = 0.93;
/// The most strength that is thought of.
const STRENGTH_MAX: usize = 14;
/// What somebody lays who has not entered yet.
const STRENGTH_EXPECTED: f64 = 3.0;

/// Calls `offer` with every sensible lay and how likely it wins: in each building the cheapest
/// cards for every strength, with a Sword or a Flute where they seem to pay.
pub fn each_lay(sight: &Sight<'_>, only: Option<Slot>, mut offer: impl FnMut(Lay, f64)) {
    let hand = sight.game.hand(sight.seat);
    for slot in Slot::all(sight.game.n_row()) {
        if only.is_none_or(|only| only == slot) {
            each_lay_at(sight, slot, &hand, &mut offer);
        }
    }
}

fn each_lay_at(
    sight: &Sight<'_>,
    slot: Slot,
    hand: &[u8; N_KINDS],
    offer: &mut impl FnMut(Lay, f64),
) {
    let building = sight.game.building(slot);
    let prospect = Prospect::new(sight, slot, building);
    let (weapons, gain) = prospect.weapons(sight, hand);
    let mut lay = Lay { slot, cards: weapons };
    let mut cost = 0.0;
    let mut n_rats = 0;
    let mut strength: u8 = 0;
    offer(lay, prospect.value(sight, 0, 0, gain));
    for (kind, cost_of_one) in cheapest(sight, building.class()) {
        let is_stranger = !matches!(kind, Kind::Joker) && kind != Kind::Of(building.class());
        for _ in 0..hand[kind.idx()] {
            if usize::from(strength) == STRENGTH_MAX {
                return;
            }
            lay.cards[kind.idx()] += 1;
            strength += 1;
            n_rats += i32::from(is_stranger);
            cost += cost_of_one;
            offer(lay, prospect.value(sight, strength, n_rats, gain - cost));
        }
    }
}

/// The kinds that bring strength, the cheapest first, with what a card of them is worth if it is
/// kept. A stranger costs a rat too.
fn cheapest(sight: &Sight<'_>, class: Class) -> [(Kind, f64); N_CLASSES + 1] {
    let rat = sight.rat_cost();
    let mut kinds = [(Kind::Joker, sight.worth.kept(Kind::Joker)); N_CLASSES + 1];
    for (entry, class) in kinds.iter_mut().zip(Class::ALL) {
        *entry = (Kind::Of(class), sight.worth.kept(Kind::Of(class)));
    }
    let full = |(kind, cost): &(Kind, f64)| match kind {
        Kind::Of(other) if *other == class => -1.0,
        Kind::Of(_) => cost + rat,
        _ => *cost,
    };
    kinds.sort_unstable_by(|a, b| full(a).total_cmp(&full(b)));
    kinds
}

/// A building as the seat finds it.
struct Prospect {
    building: Building,
    /// Its track after what the visitors have announced.
    track: Track,
    before: [f64; SEATS_MAX],
    /// How likely each strength has the premium action.
    premium: [f64; STRENGTH_MAX + 1],
    /// How likely a rival is here in the end, and with how many hand cards.
    company: f64,
    n_hand_there: f64,
}

impl Prospect {
    fn new(sight: &Sight<'_>, slot: Slot, building: Building) -> Prospect {
        let game = sight.game;
        let weights = sight.worth.weights();
        let n_row = f64::from(game.n_row());
        let waiting = || game.queue().iter().filter(|seat| **seat != sight.seat);
        let n_waiting = waiting().count() as f64;
        let n_more = weights.still_to_enter * n_waiting / n_row;
        let mut track = Track::new(game, building.class(), n_more, weights);
        let visitors = game.visitors(slot);
        for visitor in visitors {
            track.advance(*visitor, f64::from(game.n_announced(*visitor)) * STRENGTH_SHARE);
        }
        let before = track.points();
        let n_hand = visitors.iter().map(|visitor| game.n_hand(*visitor)).max();
        let stays_away = (1.0 - 1.0 / n_row).powi(n_waiting as i32);
        let n_hands: f64 = waiting().map(|seat| f64::from(game.n_hand(*seat))).sum();
        let n_hand_waiting = (n_hands / n_waiting.max(1.0) - STRENGTH_EXPECTED).max(0.0);
        Prospect {
            building,
            track,
            before,
            premium: premium_chances(sight, slot),
            company: if visitors.is_empty() { 1.0 - stays_away } else { 1.0 },
            n_hand_there: n_hand.map_or(n_hand_waiting, f64::from),
        }
    }

    /// How likely a lay wins: `gain` is what it brings in points besides influence and action.
    fn value(&self, sight: &Sight<'_>, strength: u8, n_rats: i32, gain: f64) -> f64 {
        let game = sight.game;
        let seat = sight.seat.idx();
        let premium = self.premium[usize::from(strength)];
        let mut track = self.track;
        // RC-80: in the last round the premium action is a step.
        let bonus = if game.is_last_round() { premium } else { 0.0 };
        track.advance(sight.seat, f64::from(strength) + bonus);
        let mut points = track.points();
        for (points, before) in points.iter_mut().zip(self.before) {
            *points -= before;
        }
        points[seat] += gain;
        if game.is_last_round() {
            return sight.chance(n_rats, &points);
        }
        let n_hand = game.n_hand(sight.seat).saturating_sub(strength);
        let mut chance = 0.0;
        for (rank, share) in [(Rank::Premium, premium), (Rank::Standard, 1.0 - premium)] {
            if 0.0 < share {
                let mut points = points;
                let (more, fewer_rats) = self.action(sight, rank, n_hand, strength);
                points[seat] += more;
                chance += share * sight.chance(n_rats - fewer_rats, &points);
            }
        }
        chance
    }

    /// The points that the action brings, and the rats that it takes away.
    fn action(&self, sight: &Sight<'_>, rank: Rank, n_hand: u8, strength: u8) -> (f64, i32) {
        let points = sight.worth.action(sight.game, self.building, rank, n_hand, strength);
        match (self.building, rank) {
            (Building::Monastery, Rank::Premium) => (points, 2),
            (Building::Monastery, Rank::Standard) => (points, 1),
            (Building::Hospital, _) => {
                let (n_free, n_cards) = if rank == Rank::Premium { (1, 3) } else { (0, 2) };
                let card = sight.worth.unknown_card();
                let n_cards = if card < sight.rat_cost() { n_cards.min(n_hand) } else { 0 };
                (points - f64::from(n_cards) * card, n_free + i32::from(n_cards))
            }
            _ => (points, 0),
        }
    }

    /// A Sword and a Flute if they are likely to bring more than they are worth in hand, and what
    /// they bring in points.
    fn weapons(&self, sight: &Sight<'_>, hand: &[u8; N_KINDS]) -> ([u8; N_KINDS], f64) {
        let mut cards = [0; N_KINDS];
        let mut gain = 0.0;
        let rivals = f64::from(sight.game.n_seats() - 1);
        let card = sight.worth.weights().stolen_share * sight.worth.unknown_card();
        let stolen = (self.n_hand_there / 2.0).floor() * card;
        let piped = sight.rat_cost();
        for (kind, brings) in [(Kind::Sword, stolen), (Kind::Flute, piped)] {
            if hand[kind.idx()] == 0 {
                continue;
            }
            let others = f64::from(n_with_others(sight, kind)) / rivals;
            let wins = self.company / (1.0 + 0.4 * others);
            let net = wins * brings * (1.0 + 1.0 / rivals) - sight.worth.kept(kind);
            if 0.0 < net {
                cards[kind.idx()] = 1;
                gain += net;
            }
        }
        (cards, gain)
    }
}

/// Cards of a kind that are neither in their pile nor in the own hand.
fn n_with_others(sight: &Sight<'_>, kind: Kind) -> u8 {
    let idx = kind.idx() - N_CLASSES;
    let pile = rattus_cartus::Pile::ALL[idx];
    if !sight.game.is_in_play(pile) {
        return 0;
    }
    let own = sight.game.n_of(sight.seat, kind);
    PILE_SIZES[idx].saturating_sub(sight.game.n_left(pile)).saturating_sub(own)
}

/// RC-60, RC-61: how likely the premium action goes to this seat, by its strength.
fn premium_chances(sight: &Sight<'_>, slot: Slot) -> [f64; STRENGTH_MAX + 1] {
    let game = sight.game;
    let is_duel = game.n_seats() == 2;
    let waits = |seat: &Seat| *seat != sight.seat && game.queue().contains(seat);
    let has_entered = |seat: &Seat| {
        if is_duel { !game.queue().contains(seat) } else { game.visitors(slot).contains(seat) }
    };
    let most = game.rivals(sight.seat).filter(has_entered).map(|seat| game.n_announced(seat)).max();
    let n_waiting = game.rivals(sight.seat).filter(waits).count() as i32;
    let comes = if is_duel { 1.0 } else { 1.0 / f64::from(game.n_row()) };
    std::array::from_fn(|strength| {
        // A tie goes to the earlier.
        let beats_visitors = most.is_none_or(|most| usize::from(most) < strength);
        let at_most = AT_MOST.get(strength).copied().unwrap_or(1.0);
        let stays_ahead = (1.0 - comes * (1.0 - at_most)).powi(n_waiting);
        if beats_visitors { stays_ahead } else { 0.0 }
    })
}

impl Lay {
    /// The number of cards of each kind that an unfinished walk lacks, or nothing if it has chosen
    /// other cards already.
    pub fn missing(&self, walk: &[u8; N_KINDS]) -> Option<[u8; N_KINDS]> {
        let mut missing = self.cards;
        for (missing, chosen) in missing.iter_mut().zip(walk) {
            *missing = missing.checked_sub(*chosen)?;
        }
        Some(missing)
    }
}
