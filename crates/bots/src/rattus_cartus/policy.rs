//! What a sensible player does: an estimate for everything, and no search. `medium` plays like this,
//! and `hard` imagines that everybody does.

use engine::{Cx, Fast, Game, Seat};
use rattus_cartus::{Action, Kind, N_KINDS, NUN_ROW, Position, RattusCartus, Slot, Stage};

use super::laying::{Lay, each_lay};
use super::outlook::{ByNuns, by_nuns};
use super::sight::Sight;
use super::tracks::SEATS_MAX;
use super::worth::Worth;

/// RC-68: what a Guard Tower demands.
const GUARD_TOWER_CARDS: u8 = 3;

/// A decision, whole: a walk is one.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Choice {
    Act(Action),
    Lay(Lay),
    Give([u8; N_KINDS]),
    Discard([u8; N_KINDS]),
}

/// What each seat expects of the Nun-row. It is reckoned anew when a round begins or the seat has
/// looked: what is seen in between changes little.
#[derive(Clone, Debug, Default)]
pub struct Expectations {
    by_seat: [Option<Expected>; SEATS_MAX],
}

#[derive(Clone, Copy, Debug)]
struct Expected {
    round: u8,
    n_unseen: u8,
    nuns: ByNuns,
}

impl Expectations {
    pub fn nuns(&mut self, game: &RattusCartus, seat: Seat) -> &ByNuns {
        let (round, n_unseen) = (game.round(), game.n_unseen(seat));
        let known = &mut self.by_seat[seat.idx()];
        let is_known = known.is_some_and(|it| (it.round, it.n_unseen) == (round, n_unseen));
        if !is_known {
            *known = Some(Expected { round, n_unseen, nuns: by_nuns(&game.nun_odds(seat)) });
        }
        &known.as_ref().expect("it was just reckoned").nuns
    }
}

/// What `seat` does.
pub fn choose(game: &RattusCartus, seat: Seat, expectations: &mut Expectations) -> Choice {
    match game.stage() {
        Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. } => {
            return Choice::Act(Action::LookAt { position: least_known(game, seat) });
        }
        Stage::UseOrDecline { .. } => return Choice::Act(Action::UseAction),
        Stage::HalfOfHand { n, .. } => return Choice::Give(worst(game, seat, n)),
        Stage::Tribute { .. } => return Choice::Give(worst(game, seat, GUARD_TOWER_CARDS)),
        _ => {}
    }
    let sight = Sight::new(game, seat, expectations.nuns(game, seat));
    match game.stage() {
        Stage::ChooseSupply { .. } | Stage::ChooseTogether => {
            Choice::Act(Action::ChooseSupply { slot: best_supply(&sight) })
        }
        Stage::Enter { .. } => enter(&sight),
        Stage::SwordTarget { slot, .. } => {
            let worth =
                |seat: Seat| f64::from(game.n_hand(seat) / 2) * (1.0 + sight.weight_of(seat));
            Choice::Act(Action::Target { seat: best_target(game, slot, Kind::Sword, worth) })
        }
        Stage::FluteTarget { slot, .. } => {
            let worth = |seat: Seat| sight.weight_of(seat);
            Choice::Act(Action::Target { seat: best_target(game, slot, Kind::Flute, worth) })
        }
        Stage::Trade { n_max, .. } => Choice::Discard(traded(&sight, n_max)),
        stage => unreachable!("nobody is asked in {stage:?}"),
    }
}

/// Carries out a choice to its end. Steps of its walk that were taken before are not repeated.
pub fn carry_out(game: &mut RattusCartus, seat: Seat, choice: &Choice, chance: &mut Fast) {
    let cx = &mut Cx::silent(0, chance);
    let (cards, step): (_, fn(Kind) -> Action) = match choice {
        Choice::Act(action) => return game.apply(seat, action, cx),
        Choice::Lay(lay) => {
            if game.walk_slot(seat).is_none() {
                game.apply(seat, &Action::Enter { slot: lay.slot }, cx);
            }
            (&lay.cards, |kind| Action::Lay { kind })
        }
        Choice::Give(cards) => (cards, |kind| Action::Give { kind }),
        Choice::Discard(cards) => (cards, |kind| Action::Discard { kind }),
    };
    let walk = game.walk(seat);
    for kind in Kind::ALL {
        for _ in walk[kind.idx()]..cards[kind.idx()] {
            game.apply(seat, &step(kind), cx);
        }
    }
    game.apply(seat, &Action::Done, cx);
}

/// The next step of a choice.
pub fn first_step(game: &RattusCartus, seat: Seat, choice: &Choice) -> Action {
    let (cards, step): (_, fn(Kind) -> Action) = match choice {
        Choice::Act(action) => return *action,
        Choice::Lay(lay) if game.walk_slot(seat).is_none() => {
            return Action::Enter { slot: lay.slot };
        }
        Choice::Lay(lay) => (&lay.cards, |kind| Action::Lay { kind }),
        Choice::Give(cards) => (cards, |kind| Action::Give { kind }),
        Choice::Discard(cards) => (cards, |kind| Action::Discard { kind }),
    };
    let walk = game.walk(seat);
    let next = Kind::ALL.into_iter().find(|kind| walk[kind.idx()] < cards[kind.idx()]);
    next.map_or(Action::Done, step)
}

/// The position that the fewest have seen.
fn least_known(game: &RattusCartus, seat: Seat) -> Position {
    let n_seen = |position: &Position| {
        let has_seen = |other: &Seat| game.unseen(*other).all(|unseen| unseen != *position);
        Seat::all(game.n_seats()).filter(has_seen).count()
    };
    let least = game.unseen(seat).min_by_key(n_seen);
    least.or_else(|| Position::all(NUN_ROW as u8).next()).expect("a Nun-row has five positions")
}

fn best_supply(sight: &Sight<'_>) -> Slot {
    let game = sight.game;
    let n_hand = game.n_hand(sight.seat);
    let value = |slot: Slot| {
        let supply = game.supply(slot);
        let looks = supply.looks.min(game.n_unseen(sight.seat));
        let cards = f64::from(supply.draw) * sight.worth.drawn(n_hand);
        let points = cards + f64::from(looks) * sight.worth.look();
        sight.own_chance(-i32::from(supply.rats), points)
    };
    best(Slot::all(game.n_row()), value).expect("a row has two cards or three")
}

fn enter(sight: &Sight<'_>) -> Choice {
    let game = sight.game;
    let slot = game.walk_slot(sight.seat);
    if slot.is_none() && should_pass(sight) {
        return Choice::Act(Action::PlayPass);
    }
    let walk = game.walk(sight.seat);
    let mut best = None;
    each_lay(sight, slot, |lay, value| {
        let is_better = best.is_none_or(|(_, most)| most < value);
        if is_better && lay.missing(&walk).is_some() {
            best = Some((lay, value));
        }
    });
    // Somebody else has begun with cards that this player would not have laid: that is enough.
    let begun = || Lay { slot: slot.expect("a walk has a building"), cards: walk };
    Choice::Lay(best.map_or_else(begun, |(lay, _)| lay))
}

/// Late is better as long as it costs only a card of which there are enough.
fn should_pass(sight: &Sight<'_>) -> bool {
    let n_pass = sight.game.n_of(sight.seat, Kind::Pass);
    let n_behind = sight.game.queue().len();
    2 <= n_pass && 2 <= n_behind
}

fn best_target(game: &RattusCartus, slot: Slot, kind: Kind, worth: impl Fn(Seat) -> f64) -> Seat {
    best(game.fewest(slot, kind), worth).expect("somebody has laid fewest")
}

/// The cards that are least worth keeping.
fn worst(game: &RattusCartus, seat: Seat, n: u8) -> [u8; N_KINDS] {
    let worth = Worth::new(game);
    let mut left = game.hand(seat);
    let mut given = game.walk(seat);
    for (left, given) in left.iter_mut().zip(given) {
        *left -= given;
    }
    let n_given: u8 = given.iter().sum();
    for _ in n_given..n {
        let held = Kind::ALL.into_iter().filter(|kind| 0 < left[kind.idx()]);
        let Some(kind) = best(held, |kind| -worth.kept(kind)) else {
            break;
        };
        left[kind.idx()] -= 1;
        given[kind.idx()] += 1;
    }
    given
}

/// RC-72: one card after the other, as long as a rat costs more than the card.
fn traded(sight: &Sight<'_>, n_max: u8) -> [u8; N_KINDS] {
    let n_chosen: u8 = sight.game.walk(sight.seat).iter().sum();
    let mut cards = sight.game.walk(sight.seat);
    let mut lost = 0.0;
    for n in n_chosen + 1..=n_max {
        let more = worst(sight.game, sight.seat, n);
        let kind = Kind::ALL.into_iter().find(|kind| cards[kind.idx()] < more[kind.idx()]);
        let Some(kind) = kind else {
            break;
        };
        let cost = sight.worth.kept(kind);
        let rats = i32::from(n - n_chosen);
        if sight.own_chance(-rats, -lost - cost) <= sight.own_chance(1 - rats, -lost) {
            break;
        }
        lost += cost;
        cards = more;
    }
    cards
}

/// The first of those with the highest value.
pub fn best<T: Copy>(items: impl Iterator<Item = T>, value: impl Fn(T) -> f64) -> Option<T> {
    let mut best = None;
    for item in items {
        let value = value(item);
        if best.is_none_or(|(_, most)| most < value) {
            best = Some((item, value));
        }
    }
    best.map(|(item, _)| item)
}
