//! The pictures of a reveal, as plain data: from the view before, the view after, and what was told
//! in between.

use engine::Seat;
use rattus_cartus::{BuildingCard, Card, Event, Kind, Laid, Slot, Stage, View};

use super::say::sentence;
use crate::table::{Names, Sentence, Teller};
use crate::words::Texts;

/// One building.
#[derive(Clone, PartialEq, Debug)]
pub struct Shot {
    /// Round and slot: no two are the same.
    pub key: (u8, u8),
    pub card: BuildingCard,
    /// In entry order.
    pub visits: Vec<Visit>,
    /// What came of it, besides influence and rats.
    pub lines: Vec<Sentence>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Visit {
    pub seat: Seat,
    pub cards: Vec<Card>,
    pub strength: u8,
    pub rats: u8,
    pub is_premium: bool,
}

/// The building that is being resolved.
pub fn slot_of(stage: Stage) -> Option<Slot> {
    match stage {
        Stage::SwordTarget { slot, .. }
        | Stage::HalfOfHand { slot, .. }
        | Stage::FluteTarget { slot, .. } => Some(slot),
        Stage::UseOrDecline { acting }
        | Stage::Tribute { acting }
        | Stage::Trade { acting, .. }
        | Stage::TentLooks { acting } => Some(acting.slot),
        _ => None,
    }
}

/// The building in which somebody has to decide now.
pub fn standing(view: &View) -> Option<Shot> {
    let slot = slot_of(view.stage)?;
    let row = view.row.get(slot.idx())?;
    let laid = row.visitors.iter().map(|seat| match &view.seats[seat.idx()].laid {
        Laid::Shown(cards) => (*seat, cards.clone()),
        Laid::None | Laid::Hidden(_) => (*seat, Vec::new()),
    });
    let visits = laid.map(|(seat, cards)| visit(seat, row.card, cards, view.premium));
    Some(Shot {
        key: (view.round, slot.number()),
        card: row.card,
        visits: visits.collect(),
        lines: Vec::new(),
    })
}

fn visit(seat: Seat, card: BuildingCard, cards: Vec<Card>, premium: Option<Seat>) -> Visit {
    let class = card.building.class();
    let strength = cards.iter().filter(|card| card.kind().is_strength()).count() as u8;
    let is_stranger = |card: &&Card| matches!(card.kind(), Kind::Of(of) if of != class);
    let rats = cards.iter().filter(is_stranger).count() as u8;
    Visit { seat, cards, strength, rats, is_premium: premium == Some(seat) }
}

/// What is told of one slot.
#[derive(Clone, Default)]
struct Told {
    visitors: Vec<Seat>,
    lines: Vec<Sentence>,
    is_over: bool,
}

/// The buildings whose cards were turned up, or that were gone through, since the view before.
pub fn shots(before: &View, after: &View, news: &[Event], names: &Names, texts: &Texts) -> Vec<Shot> {
    let mut slots: Vec<Told> = before
        .row
        .iter()
        .map(|row| Told { visitors: row.visitors.clone(), ..Told::default() })
        .collect();
    let mut laid = laid_before(before);
    let already = slot_of(before.stage);
    let mut at = already.map_or(0, Slot::idx);
    // What was told before the first card was turned up belongs to other phases.
    let mut has_begun = already.is_some();
    let teller = Teller {
        names,
        texts,
        turn: None.into(),
        places: Vec::<&'static str>::new().into(),
    };
    for event in news {
        match event {
            Event::Entered { seat, slot, .. } => slots[slot.idx()].visitors.push(*seat),
            Event::Revealed { seat, cards, .. } => {
                has_begun = true;
                laid[seat.idx()] = Some(cards.clone());
            }
            Event::RowLaid { .. } | Event::GameEnded { .. } => break,
            _ => {}
        }
        if !has_begun {
            continue;
        }
        while slots.get(at).is_some_and(|slot| slot.visitors.is_empty()) && at + 1 < slots.len() {
            at += 1;
        }
        let Some(slot) = slots.get_mut(at) else { break };
        match event {
            Event::Cleared { .. } => {
                slot.is_over = true;
                at += 1;
            }
            Event::SwordWon { .. }
            | Event::Gave { .. }
            | Event::GaveCards { .. }
            | Event::FluteWon { .. }
            | Event::Took { .. }
            | Event::TookMarkers { .. }
            | Event::Traded { .. }
            | Event::Declined { .. }
            | Event::RatsLost { .. }
            | Event::Drew { .. }
            | Event::DrewCards { .. }
            | Event::Looked { .. }
            | Event::Saw { .. } => slot.lines.extend(sentence(event, &teller)),
            _ => {}
        }
    }
    let now = slot_of(after.stage).filter(|_| after.round == before.round);
    let is_shown = |slot: &Slot| {
        let is_new = slots[slot.idx()].is_over || now == Some(*slot);
        is_new && already != Some(*slot) && !slots[slot.idx()].visitors.is_empty()
    };
    let shot = |slot: Slot| {
        let (told, card) = (&slots[slot.idx()], before.row[slot.idx()].card);
        let cards = |seat: Seat| laid[seat.idx()].clone().unwrap_or_default();
        let premium = strongest(before, &told.visitors, &laid);
        let visits =
            told.visitors.iter().map(|seat| visit(*seat, card, cards(*seat), premium)).collect();
        Shot { key: (before.round, slot.number()), card, visits, lines: told.lines.clone() }
    };
    Slot::all(slots.len() as u8).filter(is_shown).map(shot).collect()
}

fn laid_before(view: &View) -> Vec<Option<Vec<Card>>> {
    let shown = |laid: &Laid| match laid {
        Laid::Shown(cards) => Some(cards.clone()),
        Laid::None | Laid::Hidden(_) => None,
    };
    view.seats.iter().map(|seat| shown(&seat.laid)).collect()
}

/// RC-60, RC-61: most strength, a tie going to the earlier entrant.
fn strongest(before: &View, visitors: &[Seat], laid: &[Option<Vec<Card>>]) -> Option<Seat> {
    let strength = |seat: Seat| {
        let cards = laid[seat.idx()].iter().flatten();
        cards.filter(|card| card.kind().is_strength()).count()
    };
    let in_order: Vec<Seat> = match before.first_in {
        // With two seats there is one premium action, wherever they are.
        Some(first) if before.seats.len() == 2 => vec![first, first.next(2)],
        _ => visitors.to_vec(),
    };
    let most = in_order.iter().map(|seat| strength(*seat)).max()?;
    in_order.into_iter().find(|seat| strength(*seat) == most)
}
