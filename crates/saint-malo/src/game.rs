//! The state of a game and the phases of a turn.

use std::ops::RangeInclusive;

use engine::{
    BadOptions, Chance, Cx, Game, Imagine, JsonSchema, OptionField, Outcome, Seat, Seats, Viewer,
    schemars,
};
use serde::{Deserialize, Serialize};

use crate::{
    Action, City, Dice, Event, Field, Fields, FirstPlayer, Options, Person, Pirates, Task, View,
    apply, forbids, legal, options, score,
};

const SEATS_MAX: usize = 5;

/// Everything about a game. Nothing in it is secret (SM-78).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SaintMalo {
    pub(crate) options: Options,
    pub(crate) n_seats: u8,
    /// One per seat; those of seats that do not play stay as they are at the start.
    pub(crate) cities: [City; SEATS_MAX],
    pub(crate) pirates: Pirates,
    pub(crate) first: Seat,
    /// From 1.
    pub(crate) round: u8,
    pub(crate) turn: Seat,
    /// As they lie on the table; none before the first roll of a turn.
    pub(crate) dice: Dice,
    /// What they were used for in this turn, so that it can be seen until the turn ends.
    pub(crate) used: Option<Task>,
    pub(crate) phase: Phase,
}

/// What the seat in turn decides next. A turn is a walk through phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    Roll,
    Reroll {
        rolls_left: u8,
    },
    Use,
    PlaceCrates {
        left: u8,
        placed: Fields,
    },
    /// The bonus person of a completed top side waits for the last wall (SM-43).
    PlaceWalls {
        left: u8,
        earns_person: bool,
    },
    PlaceChurch {
        size: u8,
    },
    PlacePerson {
        person: Person,
    },
    PlaceHouses {
        architect: Field,
        placed: Fields,
    },
    BonusPerson,
    Finish,
    Over,
}

impl SaintMalo {
    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn city(&self, seat: Seat) -> &City {
        &self.cities[seat.idx()]
    }

    /// The cities of the seats that play.
    pub fn cities(&self) -> &[City] {
        &self.cities[..usize::from(self.n_seats)]
    }

    pub fn pirates(&self) -> Pirates {
        self.pirates
    }

    pub fn first(&self) -> Seat {
        self.first
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn turn(&self) -> Seat {
        self.turn
    }

    pub fn dice(&self) -> Dice {
        self.dice
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn is_practice(&self) -> bool {
        self.n_seats == 1
    }

    /// The round after which the game ends in any case.
    pub fn last_round(&self) -> u8 {
        if self.is_practice() { self.options.practice_turns } else { self.options.round_cap }
    }

    /// The same game with other dice in another phase, for whoever thinks ahead.
    pub fn supposing(&self, dice: Dice, phase: Phase) -> SaintMalo {
        SaintMalo { dice, phase, used: None, ..self.clone() }
    }

    /// The same game with another city at a seat, likewise.
    pub fn supposing_city(&self, seat: Seat, city: City) -> SaintMalo {
        let mut game = self.clone();
        game.cities[seat.idx()] = city;
        game
    }

    pub(crate) fn city_in_turn(&mut self) -> &mut City {
        &mut self.cities[self.turn.idx()]
    }

    /// Whether the seat in turn is the last of the round (SM-7).
    pub fn is_last_of_round(&self) -> bool {
        self.turn.next(self.n_seats) == self.first
    }
}

impl Game for SaintMalo {
    const ID: &'static str = "saint-malo";
    const SEATS: RangeInclusive<u8> = 1..=5;
    const RULES_VERSION: u32 = 1;
    /// 99 rounds of 5 turns of at most 16 steps.
    const DECISIONS_MAX: usize = 99 * 5 * 16;
    const FORBIDDING: &'static [&'static str] = forbids::RULES;

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
    ) -> Result<SaintMalo, BadOptions> {
        BadOptions::check_seats::<SaintMalo>(n_seats)?;
        options.check(n_seats)?;
        let first = match options.first_player {
            _ if n_seats == 1 => Seat(0),
            FirstPlayer::Random => Seat(cx.below(n_seats.into()) as u8),
            FirstPlayer::Seat(seat) => seat,
        };
        let mut game = SaintMalo {
            options: options.clone(),
            n_seats,
            cities: [City::at_start(); SEATS_MAX],
            pirates: Pirates::at_start(n_seats),
            first,
            round: 1,
            turn: first,
            dice: Dice::NONE,
            used: None,
            phase: Phase::Roll,
        };
        cx.tell_all(|| Event::Started { first });
        apply::begin_turn(&mut game, first, cx);
        Ok(game)
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
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
            Phase::Over if self.is_practice() => {
                Some(score::practised(&self.cities[0], self.options.practice_goal))
            }
            Phase::Over => Some(score::ranked(self.cities())),
            _ => None,
        }
    }
}

impl Imagine for SaintMalo {
    /// All is open, so there is one state to imagine.
    fn imagine(view: &View, _seat: Seat, _chance: &mut dyn Chance) -> SaintMalo {
        view.game()
    }
}
