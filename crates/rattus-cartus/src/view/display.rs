//! A view for the terminal, in English.

use std::fmt;

use engine::Seat;

use super::{Laid, NunCard, Own, SeatView, View};
use crate::{Class, Stage};

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = if self.is_last { " (the last)" } else { "" };
        writeln!(f, "round {} of {}{last}, {}", self.round, self.n_rounds, said(self.stage))?;
        for (slot, seen) in (1..).zip(&self.row) {
            let supply = self.table.supply_of(seen.card);
            write!(f, "{slot}. {:?} ({})", seen.card.building, seen.card.building.class())?;
            write!(f, ": draw {}, rats {}, looks {}", supply.draw, supply.rats, supply.looks)?;
            writeln!(f, "; visitors {}", listed(seen.visitors.iter()))?;
        }
        let piles = &self.piles;
        write!(f, "deck {}, discarded {}", self.n_deck, self.discard_pile.len())?;
        write!(f, "; Jokers {}, Swords {}", piles.joker, piles.sword)?;
        write!(f, ", Flutes {}, Pass {}, Gold {}", piles.flute, piles.pass, piles.gold)?;
        writeln!(f, ", markers {}", piles.vp_markers.len())?;
        writeln!(f, "Nun-row: {}", listed(self.nun_row.iter().map(drawn_nun)))?;
        for (class, track) in Class::ALL.into_iter().zip(&self.tracks) {
            writeln!(f, "{:<12} {}", class.to_string(), listed(track.influence.iter()))?;
        }
        for (seat, seen) in Seat::all(self.seats.len() as u8).zip(&self.seats) {
            writeln!(f, "seat {seat}: {}", drawn_seat(seen))?;
        }
        if let Some(own) = &self.own {
            writeln!(f, "{}", drawn_own(own))?;
        }
        match &self.finish {
            Some(finish) => {
                let totals = finish.seats.iter().map(|seat| seat.score.total());
                let fates = finish.seats.iter().map(|seat| format!("{:?}", seat.fate));
                writeln!(f, "nuns {}, points {}", finish.nuns, listed(totals))?;
                writeln!(f, "fates {}", listed(fates))
            }
            None => Ok(()),
        }
    }
}

fn said(stage: Stage) -> String {
    match stage {
        Stage::ChooseSupply { seat } => format!("seat {seat} chooses supplies"),
        Stage::ChooseTogether => "all choose supplies".to_owned(),
        Stage::SupplyLooks { seat } => format!("seat {seat} looks at the Nun-row"),
        Stage::LooksTogether => "all look at the Nun-row".to_owned(),
        Stage::Enter { seat } => format!("seat {seat} enters a building"),
        Stage::SwordTarget { slot, winner } => {
            format!("slot {slot}: seat {winner} chooses whom its Swords hit")
        }
        Stage::HalfOfHand { slot, winner, victim, n } => {
            format!("slot {slot}: seat {victim} gives {n} cards to seat {winner}")
        }
        Stage::FluteTarget { slot, winner } => {
            format!("slot {slot}: seat {winner} chooses who gets its rat")
        }
        Stage::UseOrDecline { acting } => {
            format!("slot {}: seat {} may use its action", acting.slot, acting.seat)
        }
        Stage::Tribute { acting } => {
            format!("slot {}: seat {} is given cards", acting.slot, acting.seat)
        }
        Stage::Trade { acting, n_max } => {
            format!("slot {}: seat {} may discard {n_max} cards", acting.slot, acting.seat)
        }
        Stage::TentLooks { acting } => {
            format!("slot {}: seat {} looks at the Nun-row", acting.slot, acting.seat)
        }
        Stage::Over => "the game is over".to_owned(),
    }
}

fn listed<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    if items.is_empty() { "none".to_owned() } else { items.join(" ") }
}

fn drawn_nun(card: &NunCard) -> String {
    card.card.map_or("?".to_owned(), |person| person.to_string())
}

fn drawn_seat(seen: &SeatView) -> String {
    let rats = seen.rats.map_or("?".to_owned(), |rats| rats.to_string());
    let laid = match &seen.laid {
        Laid::None => String::new(),
        Laid::Hidden(n) => format!(", laid {n}"),
        Laid::Shown(cards) => format!(", laid {}", listed(cards.iter())),
    };
    let markers: u16 = seen.vp_markers.iter().map(|value| u16::from(*value)).sum();
    format!("hand {}, rats {rats}, markers {markers}{laid}", seen.n_hand)
}

fn drawn_own(own: &Own) -> String {
    let mut text = format!("own hand: {}", listed(own.hand.iter()));
    if !own.laid.is_empty() {
        text.push_str(&format!("\nown cards laid: {}", listed(own.laid.iter())));
    }
    if own.walk_slot.is_some() || !own.walk.is_empty() {
        text.push_str(&format!("\nchosen so far: {}", listed(own.walk.iter())));
    }
    text
}
