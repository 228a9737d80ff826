//! What a viewer may know, and nothing else (RC-99 to RC-111).

mod display;

use engine::{Game, JsonSchema, Seat, Seats, Viewer, schemars};
use serde::{Deserialize, Serialize};

use crate::cards::Print;
use crate::components::{N_CLASSES, N_SPECIALS, NUN_ROW};
use crate::game::Given;
use crate::memory::{CardSpots, Memory, others_of};
use crate::{
    BuildingCard, Card, Finish, Kind, Options, Person, Position, RattusCartus, Slot, Stage, Table,
    score,
};

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct View {
    #[serde(skip)]
    pub options: Options,
    pub table: Table,
    /// The thirty, sorted (RC-25).
    pub in_game: Vec<BuildingCard>,
    pub round: u8,
    pub n_rounds: u8,
    pub is_last: bool,
    pub first: Seat,
    pub stage: Stage,
    pub to_act: Seats,
    /// Who still has to enter, in order.
    pub queue: Vec<Seat>,
    pub first_in: Option<Seat>,
    /// Who has the premium action of the building that is being resolved, or of the round with two.
    pub premium: Option<Seat>,
    pub row: Vec<RowView>,
    pub discarded: Vec<BuildingCard>,
    /// The cards at the bottom of the replacement deck, the uppermost first.
    pub put_under: Vec<BuildingCard>,
    pub n_main: u8,
    pub n_replacement: u8,
    pub piles: Piles,
    pub n_deck: u8,
    pub discard_pile: Vec<Person>,
    pub last_shuffle: Option<Vec<Person>>,
    /// By class.
    pub tracks: Vec<TrackView>,
    pub nun_row: Vec<NunCard>,
    pub seats: Vec<SeatView>,
    pub gifts: Vec<Gift>,
    /// Not for spectators.
    pub own: Option<Own>,
    /// Present once the game is over.
    pub finish: Option<Finish>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RowView {
    pub card: BuildingCard,
    /// In entry order.
    pub visitors: Vec<Seat>,
}

/// What is left in the open piles; markers by their values.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Piles {
    pub joker: u8,
    pub sword: u8,
    pub flute: u8,
    pub pass: u8,
    pub gold: u8,
    pub vp_markers: Vec<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct TrackView {
    /// By seat.
    pub influence: Vec<u16>,
    /// In the order in which the discs came to their spaces: on one space the earlier lies below
    /// and ranks higher (RC-87).
    pub arrivals: Vec<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct NunCard {
    pub seen_by: Seats,
    /// Present if this viewer has looked, or at the end.
    pub card: Option<Person>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SeatView {
    pub n_hand: u8,
    pub laid: Laid,
    /// Absent for others where rats lie face down (RC-103).
    pub rats: Option<u16>,
    pub vp_markers: Vec<u8>,
    /// Whose supplies the seat has chosen this round, once that is open.
    pub supply: Option<Slot>,
    /// Looks that are still to be taken.
    pub n_looks: u8,
    /// Whether a Guard Tower makes it give cards (RC-69).
    pub is_victim: bool,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Laid {
    None,
    Hidden(u8),
    Shown(Vec<Card>),
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Gift {
    pub round: u8,
    pub from: Seat,
    pub to: Seat,
    pub n: u8,
    /// For giver and receiver, and at the end.
    pub cards: Option<Vec<Card>>,
}

/// What only this seat knows.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Own {
    /// Population cards in the order in which they came, then the others by kind.
    pub hand: Vec<Card>,
    pub laid: Vec<Card>,
    /// The building of an unfinished walk, and the kinds chosen so far (RC-31).
    pub walk_slot: Option<Slot>,
    pub walk: Vec<Kind>,
    /// RC-41: hidden from the others as long as they choose.
    pub supply_choice: Option<Slot>,
    pub memory: Remembered,
}

/// What follows from all that the seat has been told (RC-106).
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Remembered {
    /// By seat; no more than the events have told, face down or not.
    pub rats: Vec<u16>,
    /// The cards that the seat does not see.
    pub unseen: Vec<Unseen>,
}

/// So many cards of one look, and where each of them may be.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unseen {
    pub card: Card,
    pub n: u8,
    pub places: CardSpots,
}

pub(crate) fn view(game: &RattusCartus, viewer: Viewer) -> View {
    let print = game.terms.print;
    let seats = Seat::all(game.n_seats);
    let is_over = game.stage == Stage::Over;
    View {
        options: game.terms.options.clone(),
        table: game.terms.table.clone(),
        in_game: game.terms.in_game.iter().collect(),
        round: game.round,
        n_rounds: game.n_rounds(),
        is_last: game.is_last_round(),
        first: game.first,
        stage: game.stage,
        to_act: game.to_act(),
        queue: game.queue.as_slice().to_vec(),
        first_in: game.first_in,
        premium: game.premium,
        row: row_view(game),
        discarded: game.discarded.iter().collect(),
        put_under: game.put_under.iter().collect(),
        n_main: game.n_main,
        n_replacement: game.n_replacement(),
        piles: piles_view(game),
        n_deck: game.deck.len() as u8,
        discard_pile: print.persons(game.discard_pile),
        last_shuffle: game.last_shuffle.map(|cards| print.persons(cards)),
        tracks: tracks_view(game),
        nun_row: nun_row_view(game, viewer),
        seats: seats.map(|seat| seat_view(game, viewer, seat)).collect(),
        gifts: game.gifts.iter().map(|gift| gift_view(gift, viewer, print, is_over)).collect(),
        own: viewer.seat().map(|seat| own_view(game, seat)),
        finish: is_over.then(|| score::finish(game)),
    }
}

fn row_view(game: &RattusCartus) -> Vec<RowView> {
    let row = &game.row[..usize::from(game.n_row())];
    let seen = row
        .iter()
        .map(|slot| RowView { card: slot.card, visitors: slot.visitors.as_slice().to_vec() });
    seen.collect()
}

fn piles_view(game: &RattusCartus) -> Piles {
    let [joker, sword, flute, pass, gold] = game.piles;
    Piles { joker, sword, flute, pass, gold, vp_markers: values(&game.markers) }
}

/// Markers as a list of their values.
fn values(markers: &[u8]) -> Vec<u8> {
    let of_value = |(value, n): (u8, &u8)| std::iter::repeat_n(value, usize::from(*n));
    (0..).zip(markers).flat_map(of_value).collect()
}

fn tracks_view(game: &RattusCartus) -> Vec<TrackView> {
    let n_seats = usize::from(game.n_seats);
    let seen = game.tracks.iter().map(|track| TrackView {
        influence: track.influence[..n_seats].to_vec(),
        arrivals: track.arrivals.into_iter().filter(|seat| seat.0 < game.n_seats).collect(),
    });
    seen.collect()
}

/// RC-102.
fn nun_row_view(game: &RattusCartus, viewer: Viewer) -> Vec<NunCard> {
    let is_over = game.stage == Stage::Over;
    let seen = Position::all(NUN_ROW as u8).map(|position| {
        let has_seen = |seat: &Seat| game.seen[seat.idx()] & 1 << position.idx() != 0;
        let is_known = is_over || viewer.seat().is_some_and(|seat| has_seen(&seat));
        NunCard {
            seen_by: Seat::all(game.n_seats).filter(has_seen).collect(),
            card: is_known.then(|| game.terms.print.person(game.nun_row[position.idx()])),
        }
    });
    seen.collect()
}

fn seat_view(game: &RattusCartus, viewer: Viewer, seat: Seat) -> SeatView {
    let laid = &game.laid[seat.idx()];
    let are_rats_hidden = game.terms.options.rats_face_down
        && viewer != Viewer::Seat(seat)
        && game.stage != Stage::Over;
    SeatView {
        n_hand: game.n_hand(seat),
        laid: match () {
            () if game.revealed.contains(seat) => Laid::Shown(game.terms.print.cards(laid)),
            () if game.lying.contains(seat) => Laid::Hidden(laid.len()),
            () => Laid::None,
        },
        rats: (!are_rats_hidden).then_some(game.rats(seat)),
        vp_markers: values(&game.markers_of[seat.idx()]),
        supply: game.choices[seat.idx()].filter(|_| game.stage != Stage::ChooseTogether),
        n_looks: game.looks[seat.idx()],
        is_victim: game.victims.contains(seat),
    }
}

/// RC-105.
fn gift_view(gift: &Given, viewer: Viewer, print: Print, is_over: bool) -> Gift {
    let is_own = [gift.from, gift.to].map(Viewer::Seat).contains(&viewer);
    let cards = gift.cards.filter(|_| is_own || is_over);
    Gift {
        round: gift.round,
        from: gift.from,
        to: gift.to,
        n: gift.n,
        cards: cards.map(|cards| print.cards(&cards)),
    }
}

fn own_view(game: &RattusCartus, seat: Seat) -> Own {
    let print = game.terms.print;
    let walk = &game.card_choices[seat.idx()];
    Own {
        hand: own_hand(game, seat),
        laid: print.cards(&game.laid[seat.idx()]),
        walk_slot: walk.slot,
        walk: walk.kinds.to_vec(),
        supply_choice: game.choices[seat.idx()],
        memory: Remembered {
            rats: game.rats[..usize::from(game.n_seats)].to_vec(),
            unseen: unseen(&game.memories[seat.idx()], print),
        },
    }
}

/// RC-29: the order of coming decides which of several cards goes first.
fn own_hand(game: &RattusCartus, seat: Seat) -> Vec<Card> {
    let hand = &game.hands[seat.idx()];
    let mut persons: Vec<_> = hand.persons().iter().collect();
    engine::sort_short(&mut persons, |no| game.since[usize::from(*no)]);
    let persons = persons.into_iter().map(|no| Card::Person(game.terms.print.person(no)));
    persons.chain(hand.plain_cards()).collect()
}

/// Equal entries are counted, in the order of the cards and then of the places.
fn unseen(memory: &Memory, print: Print) -> Vec<Unseen> {
    let mut unseen: Vec<Unseen> = Vec::new();
    let persons = (0..).zip(&memory.persons);
    let persons = persons.map(|(no, places)| (Card::Person(print.person(no)), *places));
    let others = (0..N_SPECIALS).flat_map(|idx| {
        let card = Card::plain(Kind::ALL[N_CLASSES + idx]).expect("no class is among them");
        memory.others[others_of(idx)].iter().map(move |places| (card, *places))
    });
    let mut entries: Vec<(Card, CardSpots)> =
        persons.chain(others).filter(|(_, places)| !places.is_empty()).collect();
    entries.sort_unstable();
    for (card, places) in entries {
        match unseen.last_mut() {
            Some(last) if (last.card, last.places) == (card, places) => last.n += 1,
            _ => unseen.push(Unseen { card, n: 1, places }),
        }
    }
    unseen
}
