//! The beginner: goes where most of its cards belong and lays them all, now and then a stranger
//! too. Thinks of rats when there are too many of them, and never of the others.

use engine::{Chance, Fast, Game, Imagine, Seat};
use rattus_cartus::{Action, Kind, RattusCartus, Slot, Stage, View};

use crate::{Bot, Budget, Seeded};

/// From so many rats on the beginner is afraid.
const RATS_FEARED: u16 = 11;
/// Once in so many times a stranger is laid too, as long as there is no fear.
const STRANGER_EVERY: u32 = 3;
/// Once in so many times the beginner does just anything.
const SLIP_EVERY: u32 = 8;
/// Hands below this are filled up first.
const HAND_WANTED: u8 = 8;

pub struct Easy {
    seeded: Seeded,
}

impl Easy {
    pub fn new(seeded: Seeded) -> Easy {
        Easy { seeded }
    }
}

impl Bot<RattusCartus> for Easy {
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        let mut chance = self.seeded.chance();
        let game = RattusCartus::imagine(view, seat, &mut chance);
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let any = actions[chance.below(actions.len() as u32) as usize];
        match game.stage() {
            Stage::ChooseSupply { .. } | Stage::ChooseTogether => {
                let slips = chance.below(SLIP_EVERY) == 0;
                if slips { any } else { Action::ChooseSupply { slot: supply(&game, seat) } }
            }
            Stage::Enter { .. } => match game.walk_slot(seat) {
                None => Action::Enter { slot: entered(&game, seat, &mut chance) },
                Some(slot) => laid(&game, seat, slot, &mut chance),
            },
            Stage::UseOrDecline { .. } => Action::UseAction,
            Stage::Trade { .. } if game.rats(seat) < RATS_FEARED => Action::Done,
            _ => any,
        }
    }
}

/// Rats go if there are too many, cards come if there are too few.
fn supply(game: &RattusCartus, seat: Seat) -> Slot {
    let need = |slot: &Slot| {
        let supply = game.supply(*slot);
        let is_afraid = RATS_FEARED <= game.rats(seat);
        let is_poor = game.n_hand(seat) < HAND_WANTED;
        let rats = supply.rats * if is_afraid { 4 } else { 1 };
        supply.draw * if is_poor { 2 } else { 1 } + rats + supply.looks
    };
    Slot::all(game.n_row()).max_by_key(need).expect("a row has two cards or three")
}

/// Where most cards belong; sometimes the beginner counts wrong.
fn entered(game: &RattusCartus, seat: Seat, chance: &mut Fast) -> Slot {
    let mut best = None;
    for slot in Slot::all(game.n_row()) {
        let class = game.building(slot).class();
        let n = 2 * u32::from(game.n_of(seat, Kind::Of(class))) + chance.below(4);
        if best.is_none_or(|(most, _)| most < n) {
            best = Some((n, slot));
        }
    }
    best.expect("a row has two cards or three").1
}

/// All that belongs there, then perhaps a stranger or a special card. The walk is what has been
/// chosen so far.
fn laid(game: &RattusCartus, seat: Seat, slot: Slot, chance: &mut Fast) -> Action {
    let (hand, walk) = (game.hand(seat), game.walk(seat));
    let own = Kind::Of(game.building(slot).class());
    let n_left = |kind: Kind| hand[kind.idx()] - walk[kind.idx()];
    if 0 < n_left(own) {
        return Action::Lay { kind: own };
    }
    let has_company = !game.visitors(slot).is_empty();
    let tempts = |kind: &Kind| match kind {
        Kind::Of(_) => game.rats(seat) + u16::from(n_strangers(&walk, own)) < RATS_FEARED,
        Kind::Joker => true,
        Kind::Sword | Kind::Flute => has_company,
        Kind::Pass | Kind::Gold => false,
    };
    let mut tempting = Kind::ALL.into_iter().filter(|kind| 0 < n_left(*kind)).filter(tempts);
    let n_tempting = tempting.clone().count() as u32;
    if n_tempting == 0 || 0 < chance.below(STRANGER_EVERY) {
        return Action::Done;
    }
    let kind = tempting.nth(chance.below(n_tempting) as usize);
    Action::Lay { kind: kind.expect("the draw is below their number") }
}

fn n_strangers(walk: &[u8], own: Kind) -> u8 {
    let classes = &Kind::ALL[..rattus_cartus::N_CLASSES];
    classes.iter().filter(|kind| **kind != own).map(|kind| walk[kind.idx()]).sum()
}
