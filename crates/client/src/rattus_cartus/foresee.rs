//! What the cards that are being laid would bring, from the own view alone (RC-110).

use engine::Seat;
use rattus_cartus::{Building, Class, Kind, Laid, PILE_SIZES, RattusCartus, Slot, View};

use super::picks::Picks;
use super::tracks::{advanced, ranking};
use crate::table::Moment;

/// Whether the visitor will have the premium action, by the announced numbers.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Premium {
    Sure,
    Possible,
    Out,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forecast {
    pub seat: Seat,
    pub building: Building,
    pub n_cards: u8,
    pub strength: u8,
    pub rats_now: u16,
    pub rats_gained: u8,
    /// From 1; None without influence.
    pub rank_now: Option<u8>,
    pub rank_then: Option<u8>,
    pub premium: Premium,
    /// Hand cards that stay, and half of them: what Swords would take.
    pub n_kept: u8,
    pub at_risk: u8,
    /// RC-80: no action will follow.
    pub is_last: bool,
}

impl Forecast {
    pub fn class(&self) -> Class {
        self.building.class()
    }

    pub fn rats_then(&self) -> u16 {
        self.rats_now + u16::from(self.rats_gained)
    }

    /// Rats that the action of the building takes away by itself, premium and standard.
    pub fn rats_shed(&self) -> Option<[u16; 2]> {
        let shed = match self.building {
            Building::Monastery => Some([2, 1]),
            Building::Hospital => Some([1, 0]),
            _ => None,
        };
        shed.filter(|_| !self.is_last)
    }
}

/// None unless the viewer has chosen a building and not finished.
pub fn forecast(moment: &Moment<RattusCartus>, picks: &Picks) -> Option<Forecast> {
    let view = &moment.view;
    let seat = moment.viewer.seat()?;
    let slot = picks.slot?;
    let building = view.row.get(slot.idx())?.card.building;
    let class = building.class();
    let strength = picks.kinds.iter().filter(|kind| kind.is_strength()).count() as u8;
    let is_stranger = |kind: &&Kind| matches!(kind, Kind::Of(of) if *of != class);
    let track = &view.tracks[class as usize];
    let rank = |track| ranking(track).iter().position(|it| *it == seat).map(|i| i as u8 + 1);
    let n_kept = view.seats[seat.idx()].n_hand.saturating_sub(picks.n_cards());
    Some(Forecast {
        seat,
        building,
        n_cards: picks.n_cards(),
        strength,
        rats_now: view.seats[seat.idx()].rats.unwrap_or(0),
        rats_gained: picks.kinds.iter().filter(is_stranger).count() as u8,
        rank_now: rank(track),
        rank_then: rank(&advanced(track, seat, strength)),
        premium: premium(view, seat, slot, strength),
        n_kept,
        at_risk: n_kept / 2,
        is_last: view.is_last,
    })
}

/// RC-60, RC-61. An announced number is the most that a strength can be; how much less depends on
/// the Swords and Flutes that others may hold.
fn premium(view: &View, seat: Seat, slot: Slot, strength: u8) -> Premium {
    let is_rival = |other: &Seat| match view.seats.len() {
        // One premium action a round, wherever the two are.
        2 => *other != seat,
        _ => view.row[slot.idx()].visitors.contains(other),
    };
    let before: Vec<(u8, u8)> = (0..view.seats.len() as u8)
        .map(Seat)
        .filter(is_rival)
        .filter_map(|other| strengths(view, other))
        .collect();
    let still_to_enter = view.queue.iter().filter(|other| **other != seat);
    let later_most = still_to_enter.map(|other| view.seats[other.idx()].n_hand).max().unwrap_or(0);
    if before.iter().any(|(least, _)| strength <= *least) {
        Premium::Out
    } else if before.iter().all(|(_, most)| *most < strength) && later_most <= strength {
        Premium::Sure
    } else {
        Premium::Possible
    }
}

/// The least and the most strength of cards that lie before another seat.
fn strengths(view: &View, other: Seat) -> Option<(u8, u8)> {
    match &view.seats[other.idx()].laid {
        Laid::None => None,
        Laid::Hidden(n) => Some((n - weapons_of_others(view).min(*n), *n)),
        Laid::Shown(cards) => {
            let n = cards.iter().filter(|card| card.kind().is_strength()).count() as u8;
            Some((n, n))
        }
    }
}

/// Swords and Flutes that are neither in their piles nor with the viewer.
fn weapons_of_others(view: &View) -> u8 {
    let own = view.own.iter().flat_map(|own| own.hand.iter().chain(&own.laid));
    let is_weapon = |kind: Kind| matches!(kind, Kind::Sword | Kind::Flute);
    let n_own = own.filter(|card| is_weapon(card.kind())).count() as u8;
    let is_in_play = |building| view.in_game.iter().any(|card| card.building == building);
    let out =
        |building, n_all: u8, n_left: u8| if is_in_play(building) { n_all - n_left } else { 0 };
    let [_, n_swords, n_flutes, ..] = PILE_SIZES;
    let n_out = out(Building::Castle, n_swords, view.piles.sword)
        + out(Building::RatCatchersHut, n_flutes, view.piles.flute);
    n_out.saturating_sub(n_own)
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Match, Viewer};

    use super::*;

    fn view(n_seats: u8) -> View {
        let (start, _) =
            Match::<RattusCartus>::new(&Default::default(), n_seats, &mut Fast::new(1)).unwrap();
        let mut view = start.game().view(Viewer::Seat(Seat(0)));
        view.queue = vec![Seat(0)];
        view
    }

    /// Seat 1 has announced so many cards in the first building.
    fn check(view: &mut View, announced: u8, strength: u8, expected: Premium) {
        let slot = Slot::new(1).unwrap();
        view.row[0].visitors = vec![Seat(1)];
        view.seats[1].laid = Laid::Hidden(announced);
        assert_eq!(premium(view, Seat(0), slot, strength), expected, "{strength} of {announced}");
    }

    #[test]
    fn announced_numbers_bound_the_strength() {
        let mut view = view(3);
        check(&mut view, 2, 3, Premium::Sure);
        // Without Swords in any hand the number is the strength, and a tie goes to the earlier.
        check(&mut view, 3, 3, Premium::Out);
        view.piles.sword -= 1;
        check(&mut view, 3, 3, Premium::Possible);
        check(&mut view, 4, 3, Premium::Out);
        view.queue.push(Seat(2));
        view.seats[2].n_hand = 7;
        check(&mut view, 2, 3, Premium::Possible);
        check(&mut view, 2, 7, Premium::Sure);
    }

    #[test]
    fn two_players_share_one_premium_action() {
        let mut view = view(2);
        view.row[1].visitors = vec![Seat(1)];
        view.seats[1].laid = Laid::Hidden(4);
        let slot = Slot::new(1).unwrap();
        assert_eq!(premium(&view, Seat(0), slot, 4), Premium::Out);
        assert_eq!(premium(&view, Seat(0), slot, 5), Premium::Sure);
    }
}
