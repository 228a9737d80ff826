//! The state of a game.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::{
    BadOptions, Chance, Cx, Fast, Game, Imagine, OptionField, Outcome, Seat, Seats, Viewer,
};

use crate::building::BuildingCards;
use crate::cards::{CardNo, Cards, Hand, Kinds, Print};
use crate::components::{
    N_CLASSES, N_MARKER_VALUES, N_PERSONS, N_SPECIALS, NUN_ROW, REPLACEMENT_DECK, ROUNDS, ROW,
    ROW_MAX, SEATS_MAX,
};
use crate::memory::Memory;
use crate::track::Track;
use crate::{
    Action, Building, BuildingCard, Event, Kind, Options, Pile, Position, Rank, Slot, Stage, Table,
    View, apply, imagine, legal, options, score, setup, view,
};

/// Everything about a game, secrets included. Decks have no order: a card that nobody knows is
/// drawn when it is needed, so what is still to come is written nowhere (RC-107).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RattusCartus {
    pub(crate) terms: Arc<Terms>,
    pub(crate) n_seats: u8,
    /// From 1.
    pub(crate) round: u8,
    pub(crate) first: Seat,
    pub(crate) stage: Stage,

    pub(crate) row: [RowCard; ROW_MAX],
    /// The cards of main and replacement deck that nobody has seen. Which of them is in which deck
    /// nobody knows, and so the state does not either.
    pub(crate) unlaid: BuildingCards,
    pub(crate) n_main: u8,
    pub(crate) put_under: PutUnder,
    pub(crate) discarded: BuildingCards,

    pub(crate) deck: Cards,
    pub(crate) discard_pile: Cards,
    pub(crate) last_shuffle: Option<Cards>,
    pub(crate) nun_row: [CardNo; NUN_ROW],
    pub(crate) hands: [Hand; SEATS_MAX],
    /// When each population card came into the hand that holds it (RC-29).
    pub(crate) since: [u16; N_PERSONS],
    pub(crate) n_moves: u16,
    pub(crate) piles: [u8; N_SPECIALS],
    /// Markers left, by value, and markers of each seat.
    pub(crate) markers: [u8; N_MARKER_VALUES],
    pub(crate) markers_of: [[u8; N_MARKER_VALUES]; SEATS_MAX],
    pub(crate) rats: [u16; SEATS_MAX],
    pub(crate) tracks: [Track; N_CLASSES],

    /// Seats still to enter, the next one in front (RC-42).
    pub(crate) queue: Queue,
    /// Who entered a building before all others this round (RC-61).
    pub(crate) first_in: Option<Seat>,
    pub(crate) laid: [Hand; SEATS_MAX],
    /// Whose cards, perhaps none, have been laid and not cleared; and whose lie open.
    pub(crate) lying: Seats,
    pub(crate) revealed: Seats,
    /// RC-60, RC-61: of the building that is being resolved, or of the round with two seats.
    pub(crate) premium: Option<Seat>,
    pub(crate) card_choices: [CardChoice; SEATS_MAX],
    /// The supplies that each seat has chosen this round; hidden until all have chosen where they
    /// choose together (RC-41).
    pub(crate) choices: [Option<Slot>; SEATS_MAX],
    pub(crate) looks: [u8; SEATS_MAX],
    /// The positions that each seat has looked at, as bits.
    pub(crate) seen: [u8; SEATS_MAX],
    /// RC-69: the victims, and those of them who have not finished.
    pub(crate) victims: Seats,
    pub(crate) waiting: Seats,

    pub(crate) memories: [Memory; SEATS_MAX],
    pub(crate) gifts: Vec<Given>,
}

/// What does not change during a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Terms {
    pub options: Options,
    pub table: Table,
    pub in_game: BuildingCards,
    pub print: Print,
}

/// A card of the row with its visitors in entry order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct RowCard {
    pub card: BuildingCard,
    pub visitors: Queue,
}

/// Up to five seats in an order.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Queue {
    seats: [Seat; SEATS_MAX],
    n: u8,
}

/// The known cards at the bottom of the replacement deck, the uppermost first.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct PutUnder {
    cards: [Option<BuildingCard>; REPLACEMENT_DECK[1] as usize],
}

/// An unfinished choice of cards (RC-31). The cards stay in hand until it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct CardChoice {
    pub slot: Option<Slot>,
    pub kinds: Kinds,
}

/// A gift that was made (RC-105). In an imagined state the cards of gifts between others are not
/// known.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Given {
    pub round: u8,
    pub from: Seat,
    pub to: Seat,
    pub n: u8,
    pub cards: Option<Hand>,
}

impl Queue {
    pub const EMPTY: Queue = Queue { seats: [Seat(0); SEATS_MAX], n: 0 };

    pub fn as_slice(&self) -> &[Seat] {
        &self.seats[..usize::from(self.n)]
    }

    pub fn len(&self) -> u8 {
        self.n
    }

    pub fn front(&self) -> Option<Seat> {
        self.as_slice().first().copied()
    }

    pub fn push(&mut self, seat: Seat) {
        self.seats[usize::from(self.n)] = seat;
        self.n += 1;
    }

    /// What is behind is as in a new one, so that equal queues are equal.
    pub fn pop_front(&mut self) {
        self.seats.rotate_left(1);
        self.n -= 1;
        self.seats[usize::from(self.n)..].fill(Seat(0));
    }

    /// RC-43: the seat in front goes to the end.
    pub fn defer(&mut self) {
        self.seats[..usize::from(self.n)].rotate_left(1);
    }
}

impl FromIterator<Seat> for Queue {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> Queue {
        let mut queue = Queue::EMPTY;
        for seat in seats {
            queue.push(seat);
        }
        queue
    }
}

impl PutUnder {
    pub fn iter(&self) -> impl Iterator<Item = BuildingCard> {
        self.cards.into_iter().flatten()
    }

    pub fn len(&self) -> u8 {
        self.iter().count() as u8
    }

    pub fn push(&mut self, card: BuildingCard) {
        let free = self.cards.iter_mut().find(|place| place.is_none());
        *free.expect("a replacement deck has twelve cards at most") = Some(card);
    }

    pub fn pop_front(&mut self) -> Option<BuildingCard> {
        let card = self.cards[0].take();
        self.cards.rotate_left(1);
        card
    }
}

impl FromIterator<BuildingCard> for PutUnder {
    fn from_iter<I: IntoIterator<Item = BuildingCard>>(cards: I) -> PutUnder {
        let mut put_under = PutUnder::default();
        for card in cards {
            put_under.push(card);
        }
        put_under
    }
}

impl RattusCartus {
    /// RC-113: a game whose population cards all look different, so that a test can follow each of
    /// them through views and events.
    pub fn marked(
        options: &Options,
        n_seats: u8,
        cx: &mut Cx<'_, Event>,
    ) -> Result<RattusCartus, BadOptions> {
        setup::set_up(options, n_seats, Print::Marks, cx)
    }

    pub fn options(&self) -> &Options {
        &self.terms.options
    }

    pub fn table(&self) -> &Table {
        &self.terms.table
    }

    pub fn stage(&self) -> Stage {
        self.stage
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    /// RC-27.
    pub fn n_rounds(&self) -> u8 {
        ROUNDS[usize::from(self.n_seats) - 2]
    }

    /// RC-35.
    pub fn is_last_round(&self) -> bool {
        self.n_main == 0
    }

    pub fn first(&self) -> Seat {
        self.first
    }

    pub fn rats(&self, seat: Seat) -> u16 {
        self.rats[seat.idx()]
    }

    pub fn influence(&self, class: crate::Class, seat: Seat) -> u16 {
        self.tracks[class as usize].influence[seat.idx()]
    }

    /// The number of hand cards, those of an unfinished walk included (RC-114).
    pub fn n_hand(&self, seat: Seat) -> u8 {
        self.hands[seat.idx()].len()
    }

    pub fn n_of(&self, seat: Seat, kind: Kind) -> u8 {
        self.hands[seat.idx()].n_of(kind)
    }

    pub fn row(&self) -> impl Iterator<Item = (Slot, BuildingCard)> {
        Slot::all(self.n_row()).map(|slot| (slot, self.row[slot.idx()].card))
    }

    /// The nuns of the Nun-row.
    pub fn n_nuns(&self) -> u16 {
        let nuns = |no: &CardNo| u16::from(self.terms.print.person(*no).nuns);
        self.nun_row.iter().map(nuns).sum()
    }

    pub fn n_row(&self) -> u8 {
        ROW[usize::from(self.n_seats) - 2]
    }

    pub(crate) fn n_replacement(&self) -> u8 {
        REPLACEMENT_DECK[usize::from(self.n_seats) - 2]
    }

    pub fn building(&self, slot: Slot) -> Building {
        self.row[slot.idx()].card.building
    }

    pub fn visitors(&self, slot: Slot) -> &[Seat] {
        self.row[slot.idx()].visitors.as_slice()
    }

    /// The positions of the Nun-row that the seat has not seen.
    pub fn unseen(&self, seat: Seat) -> impl Iterator<Item = Position> {
        let seen = self.seen[seat.idx()];
        Position::all(NUN_ROW as u8).filter(move |position| seen & 1 << position.idx() == 0)
    }

    pub fn n_unseen(&self, seat: Seat) -> u8 {
        NUN_ROW as u8 - self.seen[seat.idx()].count_ones() as u8
    }

    /// RC-26.
    pub fn is_in_play(&self, pile: Pile) -> bool {
        self.terms.in_game.iter().any(|card| card.building.pile() == Some(pile))
    }

    /// All seats clockwise, beginning with one.
    pub(crate) fn clockwise_from(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<> {
        let n_seats = self.n_seats;
        (0..n_seats).map(move |i| Seat((seat.0 + i) % n_seats))
    }

    /// The visitor who acts as the `nth` (RC-62), and the rank of the action.
    pub(crate) fn nth_to_act(&self, slot: Slot, nth: u8) -> Option<(Seat, Rank)> {
        let visitors = self.visitors(slot);
        let premium = self.premium.filter(|seat| visitors.contains(seat));
        let premium = premium.map(|seat| (seat, Rank::Premium));
        let others = visitors.iter().filter(|seat| Some(**seat) != self.premium);
        premium.into_iter().chain(others.map(|seat| (*seat, Rank::Standard))).nth(nth.into())
    }

    /// RC-56, RC-59: who has laid most, if not all have laid as many. A tie goes to the earlier.
    pub(crate) fn winner(&self, slot: Slot, kind: Kind) -> Option<Seat> {
        let n_laid = |seat: &Seat| self.laid[seat.idx()].n_of(kind);
        let visitors = self.visitors(slot);
        let most = visitors.iter().map(n_laid).max()?;
        let least = visitors.iter().map(n_laid).min()?;
        visitors.iter().copied().find(|seat| n_laid(seat) == most && least < most)
    }

    /// The visitors who have laid fewest, in entry order (RC-56, RC-59).
    pub fn fewest(&self, slot: Slot, kind: Kind) -> impl Iterator<Item = Seat> {
        let n_laid = move |seat: &Seat| self.laid[seat.idx()].n_of(kind);
        let visitors = self.visitors(slot);
        let least = visitors.iter().map(n_laid).min();
        visitors.iter().copied().filter(move |seat| Some(n_laid(seat)) == least)
    }
}

impl Game for RattusCartus {
    const ID: &'static str = "rattus-cartus";
    const SEATS: RangeInclusive<u8> = 2..=5;
    const RULES_VERSION: u32 = 1;
    /// Ten rounds at most, and five seats that lay, give and discard cards one by one. No game
    /// comes near it.
    const DECISIONS_MAX: usize = 10 * 5 * 400;
    const FORBIDDING: &'static [&'static str] = legal::FORBIDDING;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn option_fields() -> Vec<OptionField> {
        options::option_fields()
    }

    fn setup(
        options: &Options,
        n_seats: u8,
        cx: &mut Cx<'_, Event>,
    ) -> Result<RattusCartus, BadOptions> {
        setup::set_up(options, n_seats, Print::Nuns, cx)
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn to_act(&self) -> Seats {
        let seats = Seat::all(self.n_seats);
        match self.stage {
            Stage::ChooseSupply { seat } | Stage::Enter { seat } => Seats::only(seat),
            Stage::ChooseTogether => {
                seats.filter(|seat| self.choices[seat.idx()].is_none()).collect()
            }
            Stage::SupplyLooks { .. } | Stage::LooksTogether | Stage::TentLooks { .. } => {
                seats.filter(|seat| 0 < self.looks[seat.idx()]).collect()
            }
            Stage::SwordTarget { winner, .. } | Stage::FluteTarget { winner, .. } => {
                Seats::only(winner)
            }
            Stage::UseOrDecline { acting } | Stage::Trade { acting, .. } => {
                Seats::only(acting.seat)
            }
            Stage::HalfOfHand { victim, .. } => Seats::only(victim),
            Stage::Tribute { .. } => self.waiting,
            Stage::Over => Seats::none(),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::each_action(self, seat, |action| out.push(action));
    }

    /// The list decides here too, without being written down.
    fn is_legal(&self, seat: Seat, action: &Action) -> bool {
        let mut is_offered = false;
        legal::each_action(self, seat, |offered| is_offered |= offered == *action);
        is_offered
    }

    fn apply(&mut self, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        apply::apply(self, seat, action, cx);
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn forbids(&self, seat: Seat, action: &Action) -> Option<&'static str> {
        legal::forbids(self, seat, action)
    }

    fn with_options(view: View, options: &Options) -> View {
        View { options: options.clone(), ..view }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.stage {
            Stage::Over => Some(score::outcome(self)),
            _ => None,
        }
    }
}

impl Imagine for RattusCartus {
    fn imagine(view: &View, seat: Seat, chance: &mut dyn Chance) -> RattusCartus {
        imagine::imagine(view, seat, chance)
    }

    /// Who only watches has no hand from which the others could be imagined.
    fn seen(view: &View, seat: Seat) -> RattusCartus {
        match view.own {
            Some(_) => RattusCartus::imagine(view, seat, &mut Fast::new(0)),
            None => imagine::public_part(view),
        }
    }
}
