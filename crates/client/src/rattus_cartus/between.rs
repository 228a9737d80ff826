//! One step of the rules can turn up the cards of several buildings and settle all that follows. It
//! is seen one thing after the other: first the cards of a building, then what came of them. What
//! was told is told again to the view before, so that nothing on the table runs ahead.

use engine::Seat;
use rattus_cartus::{Card, Event, Laid, Pile, View};

use super::tracks::advanced;

/// The views between two moments, each with how many of the events it knows.
pub fn between(before: &View, news: &[Event]) -> Vec<(usize, View)> {
    let mut view = before.clone();
    let mut parts: Vec<(usize, View)> = Vec::new();
    let mut is_turning = false;
    for (n_told, event) in news.iter().enumerate() {
        if matches!(event, Event::RowLaid { .. } | Event::GameEnded { .. }) {
            break;
        }
        let are_turned = is_turning && !matches!(event, Event::Revealed { .. });
        let is_over = matches!(event, Event::Cleared { .. });
        let is_known = parts.last().is_some_and(|(n, _)| *n == n_told);
        if (are_turned || is_over) && !is_known {
            parts.push((n_told, view.clone()));
        }
        is_turning = matches!(event, Event::Revealed { .. });
        hear(&mut view, event);
        if is_turning {
            view.premium = strongest(&view);
        }
    }
    parts
}

/// What an event changes in what everybody sees, and in what the viewer has.
fn hear(view: &mut View, event: &Event) {
    match event {
        Event::Entered { seat, slot, n, .. } => {
            view.row[slot.idx()].visitors.push(*seat);
            view.first_in.get_or_insert(*seat);
            view.queue.retain(|other| other != seat);
            view.seats[seat.idx()].laid = Laid::Hidden(*n);
            take_walk(view, *n);
            change_hand(view, *seat, -i16::from(*n));
        }
        Event::Revealed { seat, cards, .. } => {
            view.seats[seat.idx()].laid = Laid::Shown(cards.clone());
        }
        Event::Advanced { seat, class, by, .. } => {
            let track = &mut view.tracks[*class as usize];
            *track = advanced(track, *seat, *by);
        }
        Event::RatsGained { seat, n } => change_rats(view, *seat, i16::from(*n)),
        Event::RatsLost { seat, n } => change_rats(view, *seat, -i16::from(*n)),
        Event::FluteWon { seat, target } => {
            change_rats(view, *seat, -1);
            change_rats(view, *target, 1);
        }
        Event::Cleared { slot } => {
            for seat in view.row[slot.idx()].visitors.clone() {
                view.seats[seat.idx()].laid = Laid::None;
            }
        }
        _ => hear_of_cards(view, event),
    }
}

/// The same for what changes hands.
fn hear_of_cards(view: &mut View, event: &Event) {
    match event {
        Event::Gave { seat, to, n } => {
            change_hand(view, *seat, -i16::from(*n));
            change_hand(view, *to, i16::from(*n));
        }
        Event::Took { seat, pile, n } => {
            let left = match pile {
                Pile::Joker => &mut view.piles.joker,
                Pile::Sword => &mut view.piles.sword,
                Pile::Flute => &mut view.piles.flute,
                Pile::Pass => &mut view.piles.pass,
                Pile::Gold => &mut view.piles.gold,
                Pile::VpMarker => return,
            };
            *left -= n;
            change_hand(view, *seat, i16::from(*n));
        }
        Event::TookMarkers { seat, values } => {
            for value in values {
                let left = &mut view.piles.vp_markers;
                left.iter().position(|it| it == value).map(|i| left.remove(i));
            }
            view.seats[seat.idx()].vp_markers.extend(values);
        }
        Event::Drew { seat, n } => {
            view.n_deck = view.n_deck.saturating_sub(*n);
            change_hand(view, *seat, i16::from(*n));
        }
        Event::DrewCards { persons, .. } => {
            let drawn = persons.iter().map(|person| Card::Person(*person));
            view.own.iter_mut().for_each(|own| own.hand.extend(drawn.clone()));
        }
        Event::Traded { seat, cards } => change_hand(view, *seat, -(cards.len() as i16)),
        Event::Shuffled { n } => view.n_deck = *n,
        // Told by others, or nothing that is shown.
        _ => {}
    }
}

fn change_hand(view: &mut View, seat: Seat, by: i16) {
    let n_hand = &mut view.seats[seat.idx()].n_hand;
    *n_hand = n_hand.saturating_add_signed(by as i8);
}

/// Rats that lie face down are not counted.
fn change_rats(view: &mut View, seat: Seat, by: i16) {
    if let Some(rats) = &mut view.seats[seat.idx()].rats {
        *rats = rats.saturating_add_signed(by);
    }
}

/// The viewer's own cards leave the hand with the end of the walk.
fn take_walk(view: &mut View, n: u8) {
    let Some(own) = view.own.as_mut().filter(|own| own.walk_slot.is_some()) else { return };
    if own.walk.len() != usize::from(n) {
        return;
    }
    for kind in std::mem::take(&mut own.walk) {
        // RC-29: the card that has been there longest.
        own.hand.iter().position(|card| card.kind() == kind).map(|i| own.hand.remove(i));
    }
    own.walk_slot = None;
}

/// RC-60, RC-61: most strength, a tie going to the earlier entrant.
fn strongest(view: &View) -> Option<Seat> {
    let strength = |seat: &Seat| match &view.seats[seat.idx()].laid {
        Laid::Shown(cards) => cards.iter().filter(|card| card.kind().is_strength()).count(),
        Laid::None | Laid::Hidden(_) => 0,
    };
    let is_shown = |seat: &Seat| matches!(view.seats[seat.idx()].laid, Laid::Shown(_));
    let in_order: Vec<Seat> = match view.first_in {
        // With two seats there is one premium action, wherever they are.
        Some(first) if view.seats.len() == 2 => vec![first, first.next(2)],
        _ => view.row.iter().flat_map(|row| row.visitors.clone()).filter(is_shown).collect(),
    };
    let most = in_order.iter().map(strength).max()?;
    in_order.into_iter().find(|seat| strength(seat) == most)
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Match, Viewer};
    use rattus_cartus::{Options, RattusCartus, Stage};

    use super::*;

    /// Calls back for every step of some games: the view before, what was heard, the view after.
    fn each_step(mut check: impl FnMut(&View, &[Event], &View)) {
        for seed in 0..6 {
            let mut chance = Fast::new(seed);
            let n_seats = 2 + (seed % 4) as u8;
            let (mut play, _) =
                Match::<RattusCartus>::new(&Options::default(), n_seats, &mut chance).unwrap();
            let mut nth = seed as usize;
            while let Some(seat) = play.game().to_act().first() {
                let viewer = Viewer::Seat(Seat(0));
                let before = play.game().view(viewer);
                let mut actions = Vec::new();
                play.game().legal_actions(seat, &mut actions);
                nth = nth.wrapping_mul(31).wrapping_add(7);
                let action = actions[nth % actions.len()];
                let told = play.play(seat, action, 0, &mut chance).unwrap();
                let heard: Vec<Event> = told
                    .into_iter()
                    .filter(|told| told.audience.includes(viewer))
                    .map(|told| told.event)
                    .collect();
                check(&before, &heard, &play.game().view(viewer));
            }
        }
    }

    /// Whatever is told of a step adds up to what is there after it.
    #[test]
    fn what_is_told_adds_up() {
        each_step(|before, heard, after| {
            let mut view = before.clone();
            heard.iter().for_each(|event| hear(&mut view, event));
            assert_eq!(view.tracks, after.tracks);
            for (told, is) in view.seats.iter().zip(&after.seats) {
                assert_eq!((told.n_hand, told.rats), (is.n_hand, is.rats));
                assert_eq!(told.vp_markers.len(), is.vp_markers.len());
            }
        });
    }

    /// Cards are seen before influence moves, and every building is seen.
    #[test]
    fn cards_turn_up_before_anything_moves() {
        let mut n_buildings = 0;
        each_step(|before, heard, after| {
            let parts = between(before, heard);
            let n_cleared = heard.iter().filter(|it| matches!(it, Event::Cleared { .. })).count();
            assert!(n_cleared <= parts.len());
            n_buildings += n_cleared;
            let is_sorted = parts.windows(2).all(|pair| pair[0].0 < pair[1].0);
            assert!(is_sorted && parts.iter().all(|(n, _)| *n <= heard.len()));
            let Some((n_told, first)) = parts.first() else { return };
            let has_turned = matches!(heard[n_told - 1], Event::Revealed { .. });
            if has_turned {
                assert_eq!(first.tracks, before.tracks);
                let is_shown = |seat: &rattus_cartus::SeatView| matches!(seat.laid, Laid::Shown(_));
                assert!(first.seats.iter().any(is_shown));
            }
            if after.stage != Stage::Over {
                assert_eq!(parts.last().unwrap().1.round, before.round);
            }
        });
        assert!(20 < n_buildings);
    }
}
