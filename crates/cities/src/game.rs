//! The state of a game and the phases of a turn.

use std::ops::RangeInclusive;
use std::sync::Arc;

use engine::{
    BadOptions, Chance, Cx, Game, Imagine, JsonSchema, OptionField, Outcome, Seat, Seats, Viewer,
    schemars,
};
use serde::{Deserialize, Serialize};

use crate::catalogue::{N_GOALS, N_START_TILES, N_STEPS};
use crate::mode::{PIECES_PER_COLOUR, SEATS_MAX};
use crate::options::Setting;
use crate::{
    Action, CardIdx, CardPile, Cards, Catalogue, CityPlan, Colour, Event, Features, Goal, Mode,
    Neighbourhood, Offer, Options, Owner, Pieces, Row, Score, StartPlayer, TileIdx, TilePile, View,
    apply, forbids, legal, options, score,
};

/// Everything about a game. Nothing in it is secret: what lies face down is drawn when it is turned
/// up (CI-103).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cities {
    pub(crate) setting: Arc<Setting>,
    /// By its place in the components.
    pub(crate) city: u8,
    /// Who begins the round.
    pub(crate) first: Seat,
    /// Who holds the star; nobody while it lies on its space.
    pub(crate) star: Option<Seat>,
    /// From 1; 0 while starting tiles are chosen.
    pub(crate) round: u8,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
    /// The starting tiles that nobody has chosen yet.
    pub(crate) start_tiles: [bool; N_START_TILES],
    pub(crate) offer: Offer,
    pub(crate) unseen: Unseen,
    pub(crate) bag: Pieces,
    /// By goal and number.
    pub(crate) rings: [[Option<Owner>; N_STEPS]; N_GOALS],
    /// One per seat; those of seats that do not play stay empty.
    pub(crate) holdings: [Holding; SEATS_MAX],
}

/// What lies in front of a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    pub neighbourhood: Neighbourhood,
    pub cards: Cards,
}

/// CI-104: what nobody has seen yet: the supplies, what lies face down, what was removed unseen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Unseen {
    pub cards: CardPile,
    pub tiles: TilePile,
    pub features: Features,
}

/// What the seat in turn decides next. A turn is a walk through phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    ChooseStartTile,
    Take,
    PlaceTile {
        tile: TileIdx,
    },
    PlaceFeatures {
        hand: Features,
    },
    PlacePieces {
        hand: Pieces,
    },
    /// Nothing waits any more; the row is the one just used.
    Confirm {
        row: Row,
    },
    Over,
}

impl Cities {
    pub fn options(&self) -> &Options {
        &self.setting.options
    }

    pub fn catalogue(&self) -> &Catalogue {
        &self.setting.catalogue
    }

    pub fn mode(&self) -> &Mode {
        &self.setting.mode
    }

    pub fn city_plan(&self) -> &CityPlan {
        &self.catalogue().cities[usize::from(self.city)]
    }

    pub fn goal(&self, goal: u8) -> &Goal {
        &self.city_plan().goals[usize::from(goal)]
    }

    pub fn first(&self) -> Seat {
        self.first
    }

    pub fn star(&self) -> Option<Seat> {
        self.star
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn offer(&self) -> &Offer {
        &self.offer
    }

    pub fn unseen(&self) -> &Unseen {
        &self.unseen
    }

    pub fn bag(&self) -> &Pieces {
        &self.bag
    }

    pub fn rings(&self) -> &[[Option<Owner>; N_STEPS]; N_GOALS] {
        &self.rings
    }

    pub fn start_tiles(&self) -> [bool; N_START_TILES] {
        self.start_tiles
    }

    pub fn neighbourhood(&self, seat: Seat) -> &Neighbourhood {
        &self.holdings[seat.idx()].neighbourhood
    }

    pub fn cards(&self, seat: Seat) -> &[CardIdx] {
        &self.holdings[seat.idx()].cards
    }

    /// What lies in front of the seats that play.
    pub fn holdings(&self) -> &[Holding] {
        &self.holdings[..usize::from(self.mode().n_seats)]
    }

    pub fn is_practice(&self) -> bool {
        self.mode().n_seats == 1
    }

    /// CI-93: the numbers under the seat's own rings.
    pub fn ring_points(&self, seat: Seat) -> i32 {
        let mut points = 0;
        for (goal, rings) in self.city_plan().goals.iter().zip(&self.rings) {
            for (step, owner) in goal.ladder.iter().zip(rings) {
                if *owner == Some(Owner::Seat(seat)) {
                    points += step;
                }
            }
        }
        points
    }

    /// CI-62: where the next ring of a goal goes.
    pub fn vacant_step(&self, goal: u8) -> Option<usize> {
        let rings = &self.rings[usize::from(goal)];
        self.mode().ladder_steps.iter().copied().find(|step| rings[*step].is_none())
    }

    pub fn has_claimed(&self, seat: Seat, goal: u8) -> bool {
        self.rings[usize::from(goal)].contains(&Some(Owner::Seat(seat)))
    }

    /// CI-100.
    pub fn score(&self, seat: Seat) -> Score {
        let Holding { neighbourhood, cards } = &self.holdings[seat.idx()];
        Score::of(self.catalogue(), neighbourhood, cards, self.ring_points(seat))
    }

    /// The same game with another neighbourhood at a seat, for whoever thinks ahead.
    pub fn supposing(&self, seat: Seat, neighbourhood: Neighbourhood) -> Cities {
        let mut game = self.clone();
        game.holdings[seat.idx()].neighbourhood = neighbourhood;
        game
    }

    /// CI-22: everything as it lies in the box.
    fn new(setting: Setting, city: u8, first: Seat) -> Cities {
        let catalogue = &setting.catalogue;
        let cards = (0..).map(CardIdx).zip(&catalogue.cards);
        let cards = cards.flat_map(|(idx, card)| (0..card.copies).map(move |_| idx));
        let pieces = Colour::ALL.into_iter();
        let unseen = Unseen {
            cards: cards.collect(),
            tiles: (0..catalogue.city_tiles.len() as u8).map(TileIdx).collect(),
            features: catalogue.all_features(),
        };
        let n_seats = setting.mode.n_seats;
        let is_practice = n_seats == 1;
        Cities {
            setting: Arc::new(setting),
            city,
            first,
            star: (!is_practice).then_some(first),
            round: 0,
            // CI-24: counter-clockwise, the start player last.
            turn: Seat((first.0 + n_seats - 1) % n_seats),
            phase: Phase::ChooseStartTile,
            start_tiles: [true; N_START_TILES],
            offer: Offer::default(),
            unseen,
            bag: pieces.flat_map(|colour| [colour; PIECES_PER_COLOUR as usize]).collect(),
            rings: [[None; N_STEPS]; N_GOALS],
            holdings: [Holding::EMPTY; SEATS_MAX],
        }
    }
}

impl Holding {
    pub(crate) const EMPTY: Holding =
        Holding { neighbourhood: Neighbourhood::EMPTY, cards: Cards::NONE };
}

impl Game for Cities {
    const ID: &'static str = "cities";
    const SEATS: RangeInclusive<u8> = 1..=4;
    const RULES_VERSION: u32 = 1;
    /// Four starting tiles, and eight rounds of four cards (2 steps each), four tiles (3), six
    /// features and twelve pieces (one each, and 2 for the turn).
    const DECISIONS_MAX: usize = 4 + 8 * (4 * 2 + 4 * 3 + (4 * 2 + 6) + (4 * 2 + 12));
    const FORBIDDING: &'static [&'static str] = forbids::RULES;

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn option_fields() -> Vec<OptionField> {
        options::option_fields()
    }

    fn setup(options: &Options, n_seats: u8, cx: &mut Cx<'_, Event>) -> Result<Cities, BadOptions> {
        BadOptions::check_seats::<Cities>(n_seats)?;
        let setting = options.setting(n_seats)?;
        let city = match setting.named_city() {
            Some(city) => city,
            None => cx.below(setting.catalogue.cities.len() as u32) as u8,
        };
        let first = match options.start_player {
            _ if n_seats == 1 => Seat(0),
            StartPlayer::Random => Seat(cx.below(n_seats.into()) as u8),
            StartPlayer::Seat(seat) => seat,
        };
        cx.tell_all(|| Event::CityChosen { city });
        cx.tell_all(|| Event::StartPlayer { seat: first });
        Ok(Cities::new(setting, city, first))
    }

    fn n_seats(&self) -> u8 {
        self.mode().n_seats
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Over => Seats::none(),
            _ => Seats::only(self.turn),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    /// The lists are short, but search and simulation ask this before every step.
    fn is_legal(&self, seat: Seat, action: &Action) -> bool {
        legal::allows(self, seat, action)
    }

    fn apply(&mut self, _seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        apply::apply(self, action, cx);
    }

    fn forbids(&self, seat: Seat, action: &Action) -> Option<&'static str> {
        forbids::forbids(self, seat, action)
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn with_options(view: View, options: &Options) -> View {
        View { options: options.clone(), ..view }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over if self.is_practice() => Some(score::practised(self.score(Seat(0)))),
            Phase::Over => {
                Some(score::ranked(Seat::all(self.n_seats()).map(|seat| self.score(seat))))
            }
            _ => None,
        }
    }
}

impl Imagine for Cities {
    /// CI-103: no state holds a secret, so there is one to imagine.
    fn imagine(view: &View, _seat: Seat, _chance: &mut dyn Chance) -> Cities {
        view.game()
    }
}
