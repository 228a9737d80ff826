//! When a bot lays which card (TT-87): along the ways of the taxis first, then what is left, with
//! some cards laid wrongly and corrected a little later.

use engine::{Chance, Fast, Millis};
use turbo_taxi::{Card, Cell, Colour, Components, Plan, Task, route};

/// A cell is to show a card from a moment of the round clock on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Laying {
    pub at: Millis,
    pub cell: Cell,
    pub card: Card,
}

/// The part of the time until the call in which cards are laid.
const BEGINS_AT: f64 = 0.15;
const ENDS_AT: f64 = 0.97;
/// How many cards are first laid wrongly, and how many of those because they belong elsewhere.
const SLIPS: f64 = 0.25;
const MIX_UPS: f64 = 0.4;

/// The whole building of a plan that is called after `duration`.
pub fn layings(
    task: &Task,
    plan: &Plan,
    components: &Components,
    duration: Millis,
    chance: &mut Fast,
) -> Vec<Laying> {
    let cards = with_slips(&in_order(task, plan, components, chance), chance);
    let n_cards = cards.len() as f64;
    let timed = cards.into_iter().enumerate().map(|(i, (cell, card))| {
        let part = (i as f64 + chance.unit()) / n_cards;
        let share = BEGINS_AT + (ENDS_AT - BEGINS_AT) * part;
        Laying { at: (duration as f64 * share) as Millis, cell, card }
    });
    timed.collect()
}

/// The cards around the centre: those on the way of one taxi, of the other, and the rest.
fn in_order(
    task: &Task,
    plan: &Plan,
    components: &Components,
    chance: &mut Fast,
) -> Vec<(Cell, Card)> {
    let mut colours = Colour::ALL;
    if chance.below(2) == 1 {
        colours.reverse();
    }
    let ways = colours.into_iter().filter_map(|colour| route(task, plan, components, colour));
    let mut cells: Vec<Cell> = ways.flatten().map(|leg| leg.cell).collect();
    let mut rest: Vec<Cell> = Cell::outer().collect();
    while !rest.is_empty() {
        cells.push(rest.swap_remove(chance.below(rest.len() as u32) as usize));
    }
    let mut order: Vec<(Cell, Card)> = Vec::new();
    for cell in cells {
        let is_new = order.iter().all(|(known, _)| *known != cell);
        let card = plan[cell].filter(|_| is_new && Cell::outer().any(|outer| outer == cell));
        order.extend(card.map(|card| (cell, card)));
    }
    order
}

/// A slip is corrected after the next card, and there is one at a time. A card that is mixed up
/// belongs to a cell that is filled after the correction, so that no kind is ever short.
fn with_slips(order: &[(Cell, Card)], chance: &mut Fast) -> Vec<(Cell, Card)> {
    let mut layings = Vec::new();
    let mut correction = None;
    for (i, (cell, card)) in order.iter().enumerate() {
        let has_slipped = correction.is_none() && chance.unit() < SLIPS;
        let later = order.get(i + 2..).unwrap_or(&[]);
        let laid = if has_slipped { slip(*card, later, chance) } else { *card };
        layings.push((*cell, laid));
        layings.extend(correction.take());
        correction = (laid != *card).then_some((*cell, *card));
    }
    layings.extend(correction);
    layings
}

/// A card that belongs elsewhere, or the right one before its last turn. The crossing looks the
/// same from all sides.
fn slip(card: Card, later: &[(Cell, Card)], chance: &mut Fast) -> Card {
    if !later.is_empty() && chance.unit() < MIX_UPS {
        return later[chance.below(later.len() as u32) as usize].1;
    }
    let states = card.kind().cards();
    let before = states.iter().find(|state| state.turned() == card);
    *before.expect("every state is a turn after one of its kind")
}
