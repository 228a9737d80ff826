//! A table in any position: a test says who holds what and which buildings lie in the row, and
//! plays on from there.

use engine::{Cx, Fast, Game, Imagine, Rejected, Seat, Seats, Told, Viewer, act};
use rattus_cartus::{
    Action, Building, BuildingCard, Card, CardSpot, CardSpots, Class, Event, Kind, NUNS, Options,
    PILE_SIZES, Person, Position, ROUNDS, ROW, RattusCartus, Slot, Stage, Unseen, View,
};
use testkit::{heard, legal};

pub const RED: Seat = Seat(0);
pub const YELLOW: Seat = Seat(1);
pub const GREEN: Seat = Seat(2);
pub const BLUE: Seat = Seat(3);

/// What a test wants to be so. Seat 0 is the starting player.
#[derive(Clone)]
pub struct Scene {
    pub options: Options,
    pub row: Vec<BuildingCard>,
    /// By seat.
    pub hands: Vec<Vec<Card>>,
    pub rats: Vec<u16>,
    pub nun_row: Vec<Person>,
    pub discard_pile: Vec<Person>,
    /// Population cards in the deck; the others are discarded. All of them unless told.
    pub n_deck: Option<usize>,
    pub round: u8,
    pub stage: Stage,
}

/// A game between two steps.
#[derive(Clone)]
pub struct Table {
    pub game: RattusCartus,
    pub chance: Fast,
}

pub fn slot(number: u8) -> Slot {
    Slot::new(number).unwrap()
}

pub fn position(number: u8) -> Position {
    Position::new(number).unwrap()
}

pub fn cards(names: &str) -> Vec<Card> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

pub fn kinds(names: &str) -> Vec<Kind> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

pub fn persons(names: &str) -> Vec<Person> {
    names.split_whitespace().map(|name| name.parse().unwrap()).collect()
}

pub fn card(building: Building, copy: u8) -> BuildingCard {
    BuildingCard { building, copy }
}

/// All 84 population cards.
pub fn population() -> Vec<Person> {
    let of_class = |class| NUNS.into_iter().map(move |nuns| Person { class, nuns });
    Class::ALL.into_iter().flat_map(of_class).collect()
}

impl Scene {
    /// Phase C begins, with copies 1, 2, 3 of these buildings in the row. Seats whose hands are not
    /// named hold nothing.
    pub fn new(n_seats: u8, row: &[Building], hands: &[&str]) -> Scene {
        let n_seats = usize::from(n_seats);
        let mut hands: Vec<Vec<Card>> = hands.iter().map(|names| cards(names)).collect();
        hands.resize(n_seats, Vec::new());
        Scene {
            options: Options::default(),
            row: (1..).zip(row).map(|(copy, building)| card(*building, copy)).collect(),
            hands,
            rats: vec![10; n_seats],
            nun_row: persons("peasantry-2 bourgeoisie-2 church-2 chivalry-2 magic-2"),
            discard_pile: Vec::new(),
            n_deck: None,
            round: 1,
            stage: Stage::Enter { seat: RED },
        }
    }

    pub fn with(mut self, change: impl FnOnce(&mut Scene)) -> Scene {
        change(&mut self);
        self
    }

    pub fn rats(self, rats: &[u16]) -> Scene {
        self.with(|scene| scene.rats = rats.to_vec())
    }

    pub fn last_round(self) -> Scene {
        let n_seats = self.hands.len();
        self.with(|scene| scene.round = ROUNDS[n_seats - 2])
    }

    /// Phase B begins.
    pub fn supplies(self) -> Scene {
        self.with(|scene| scene.stage = Stage::ChooseSupply { seat: RED })
    }

    /// Five cards of every class, both buildings among them, and so all piles in play.
    fn in_game(&self) -> Vec<BuildingCard> {
        let mut in_game = self.row.clone();
        for class in Class::ALL {
            let [first, second] = Building::of_class(class);
            let more = [card(second, 5), card(first, 5)].into_iter();
            for more in more.chain((1..5).map(|copy| card(first, copy))) {
                let n = in_game.iter().filter(|card| card.building.class() == class).count();
                if n < 5 && !in_game.contains(&more) {
                    in_game.push(more);
                }
            }
        }
        in_game.sort();
        in_game
    }

    /// The view of seat 0 if just this is so and it knows where everything is.
    fn view(&self, mut view: View) -> View {
        view.options = self.options.clone();
        view.table = self.options.supply_table().unwrap();
        view.in_game = self.in_game();
        (view.round, view.stage, view.first) = (self.round, self.stage, RED);
        view.queue = match self.stage {
            Stage::Enter { .. } => Seat::all(self.hands.len() as u8).collect(),
            _ => Vec::new(),
        };
        for (seen, card) in view.row.iter_mut().zip(&self.row) {
            seen.card = *card;
        }
        let n_row = usize::from(ROW[self.hands.len() - 2]);
        assert_eq!(self.row.len(), n_row, "the row has {n_row} cards");
        let unlaid = view.in_game.iter().filter(|card| !self.row.contains(card)).copied();
        view.discarded = unlaid.take(n_row * (usize::from(self.round) - 1)).collect();
        view.n_main =
            (n_row * (usize::from(ROUNDS[self.hands.len() - 2]) - usize::from(self.round))) as u8;
        view.is_last = view.n_main == 0;
        view.to_act = Seat::all(self.hands.len() as u8).collect();
        view.piles.vp_markers = view.table.vp_markers.to_vec();
        view.piles.vp_markers.sort();
        self.lay_out(&mut view);
        view
    }

    fn lay_out(&self, view: &mut View) {
        let mut rest = population();
        let mut take = |person: &Person| {
            let idx = rest.iter().position(|other| other == person);
            rest.remove(idx.unwrap_or_else(|| panic!("too many of {person}")));
        };
        let held = self.hands.iter().flatten().filter_map(|card| match card {
            Card::Person(person) => Some(person),
            _ => None,
        });
        held.chain(&self.nun_row).chain(&self.discard_pile).for_each(&mut take);
        let discarded = rest.split_off(self.n_deck.unwrap_or(rest.len()));
        view.discard_pile = [self.discard_pile.clone(), discarded].concat();
        view.n_deck = rest.len() as u8;
        let mut unseen = Vec::new();
        let mut hide = |card: Card, place: CardSpot| {
            unseen.push(Unseen { card, n: 1, places: CardSpots::only(place) });
        };
        rest.iter().for_each(|person| hide(Card::Person(*person), CardSpot::Deck));
        self.nun_row.iter().for_each(|person| hide(Card::Person(*person), CardSpot::NunRow));
        let mut in_hands = [0; 5];
        for (seat, hand) in (0..).map(Seat).zip(&self.hands) {
            view.seats[seat.idx()].n_hand = hand.len() as u8;
            view.seats[seat.idx()].rats = Some(self.rats[seat.idx()]);
            for card in hand {
                let idx = card.kind().idx();
                if 6 <= idx {
                    in_hands[idx - 6] += 1;
                }
                if seat != RED {
                    hide(*card, CardSpot::Held(seat));
                }
            }
        }
        let left: Vec<u8> = PILE_SIZES.iter().zip(in_hands).map(|(n, held)| n - held).collect();
        let piles = &mut view.piles;
        [piles.joker, piles.sword, piles.flute, piles.pass, piles.gold] = left.try_into().unwrap();
        let own = view.own.as_mut().unwrap();
        own.hand = self.hands[0].clone();
        own.memory.rats = self.rats.clone();
        own.memory.unseen = unseen;
    }

    pub fn table(&self) -> Table {
        let mut chance = Fast::new(1347);
        let n_seats = self.hands.len() as u8;
        let default = Options::default();
        let fresh = RattusCartus::setup(&default, n_seats, &mut Cx::silent(0, &mut chance));
        let view = self.view(fresh.unwrap().view(Viewer::Seat(RED)));
        Table { game: RattusCartus::imagine(&view, RED, &mut chance), chance }
    }
}

impl Table {
    /// A new game, as chance wills.
    pub fn new(n_seats: u8, options: &Options, seed: u64) -> Table {
        let mut chance = Fast::new(seed);
        let game = RattusCartus::setup(options, n_seats, &mut Cx::silent(0, &mut chance)).unwrap();
        Table { game, chance }
    }

    /// Carries out an action and says what everybody is told of it.
    #[track_caller]
    pub fn act(&mut self, seat: Seat, action: Action) -> Vec<Event> {
        self.act_heard(seat, action, Viewer::Spectator)
    }

    #[track_caller]
    pub fn act_heard(&mut self, seat: Seat, action: Action, viewer: Viewer) -> Vec<Event> {
        heard(&self.act_told(seat, action), viewer)
    }

    /// Carries out an action and says what is told of it, and to whom.
    #[track_caller]
    pub fn act_told(&mut self, seat: Seat, action: Action) -> Vec<Told<Event>> {
        let mut told = Vec::new();
        let mut cx = Cx::told(0, &mut self.chance, &mut told);
        let result = act(&mut self.game, seat, &action, &mut cx);
        assert_eq!(result, Ok(()), "{action:?} by seat {seat} in {:?}", self.game.stage());
        told
    }

    /// Enters a building and lays cards there.
    #[track_caller]
    pub fn enter(&mut self, seat: Seat, slot_number: u8, names: &str) -> Vec<Event> {
        self.act(seat, Action::Enter { slot: slot(slot_number) });
        for kind in kinds(names) {
            self.act(seat, Action::Lay { kind });
        }
        self.act(seat, Action::Done)
    }

    #[track_caller]
    pub fn give(&mut self, seat: Seat, names: &str) -> Vec<Event> {
        for kind in kinds(names) {
            self.act(seat, Action::Give { kind });
        }
        self.act(seat, Action::Done)
    }

    pub fn offered(&self, seat: Seat) -> Vec<Action> {
        legal(&self.game, seat)
    }

    /// An action is neither listed nor accepted, trying it changes nothing, and the rule that
    /// forbids it is named.
    #[track_caller]
    pub fn check_refused(&self, seat: Seat, action: Action, rule: &str) {
        assert!(!self.offered(seat).contains(&action), "{action:?} is offered");
        let mut game = self.game.clone();
        let mut chance = self.chance.clone();
        let result = act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance));
        let is_asked = self.game.to_act().contains(seat);
        let reason = if is_asked { Rejected::Illegal } else { Rejected::NotYourTurn };
        assert_eq!(result, Err(reason), "{action:?}");
        assert_eq!(game, self.game);
        assert_eq!(game.forbids(seat, &action), Some(rule), "{action:?}");
    }

    pub fn view(&self, viewer: Viewer) -> View {
        self.game.view(viewer)
    }

    pub fn public(&self) -> View {
        self.view(Viewer::Spectator)
    }

    pub fn hand(&self, seat: Seat) -> Vec<Card> {
        self.view(Viewer::Seat(seat)).own.unwrap().hand
    }

    pub fn n_hand(&self, seat: Seat) -> u8 {
        self.game.n_hand(seat)
    }

    /// By seat.
    pub fn rats(&self) -> Vec<u16> {
        Seat::all(self.game.n_seats()).map(|seat| self.game.rats(seat)).collect()
    }

    /// By seat.
    pub fn influence(&self, class: Class) -> Vec<u16> {
        Seat::all(self.game.n_seats()).map(|seat| self.game.influence(class, seat)).collect()
    }

    /// The discs on one space of a track, from below.
    pub fn stack(&self, class: Class, space: u16) -> Vec<Seat> {
        let track = &self.public().tracks[class as usize];
        let lies_there = |seat: &&Seat| track.influence[seat.idx()] == space;
        track.arrivals.iter().filter(lies_there).copied().collect()
    }

    pub fn to_act(&self) -> Vec<Seat> {
        self.game.to_act().iter().collect()
    }

    /// Plays on at random until it is over or a test is content.
    pub fn play_until(&mut self, is_enough: impl Fn(&RattusCartus) -> bool) {
        use engine::Chance;
        while let Some(seat) = self.game.to_act().first().filter(|_| !is_enough(&self.game)) {
            let actions = self.offered(seat);
            let action = actions[self.chance.below(actions.len() as u32) as usize];
            self.act(seat, action);
        }
    }
}

pub fn seats(seats: &[Seat]) -> Seats {
    seats.iter().copied().collect()
}
