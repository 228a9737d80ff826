//! The state of a game.

use std::ops::RangeInclusive;

use engine::{
    Audience, BadOptions, Chance, Cx, Game, Imagine, JsonSchema, OptionField, Outcome, Seat,
    Seats, Viewer, schemars,
};
use serde::{Deserialize, Serialize};

use crate::components::{COINS_MAX, TAKE_MAX};
use crate::purse::Purse;
use crate::{
    Action, Event, FirstPlayer, Options, View, apply, forbids, legal, options, score, view,
};

pub(crate) const SEATS_MAX: usize = 4;

/// Everything about a game; the lucky numbers are secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CoinPile {
    pub(crate) options: Options,
    pub(crate) n_seats: u8,
    /// One per seat; those of seats that do not play stay empty.
    pub(crate) purses: [Purse; SEATS_MAX],
    /// Coins in the pile.
    pub(crate) n_left: u8,
    pub(crate) turn: Seat,
    pub(crate) phase: Phase,
}

/// What the seat in turn decides next. A longer turn would be a walk through phases.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    Take,
    Over,
}

impl CoinPile {
    /// The purses of the seats that play.
    pub(crate) fn purses(&self) -> &[Purse] {
        &self.purses[..usize::from(self.n_seats)]
    }
}

impl Game for CoinPile {
    const ID: &'static str = "coin-pile";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 1;
    /// At least one coin is taken each time.
    const DECISIONS_MAX: usize = COINS_MAX as usize;
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
    ) -> Result<CoinPile, BadOptions> {
        BadOptions::check_seats::<CoinPile>(n_seats)?;
        options.check(n_seats)?;
        let first = match options.first_player {
            FirstPlayer::Random => Seat(cx.below(n_seats.into()) as u8),
            FirstPlayer::Seat(seat) => seat,
        };
        cx.tell_all(|| Event::Started { first });
        let mut purses = [Purse::default(); SEATS_MAX];
        for seat in Seat::all(n_seats) {
            let lucky = 1 + cx.below(TAKE_MAX.into()) as u8;
            purses[seat].lucky = lucky;
            cx.tell(Audience::only(seat), || Event::Dealt { seat, lucky });
        }
        Ok(CoinPile {
            options: options.clone(),
            n_seats,
            purses,
            n_left: options.n_coins,
            turn: first,
            phase: Phase::Take,
        })
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Take => Seats::only(self.turn),
            Phase::Over => Seats::none(),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    fn apply(&mut self, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        apply::apply(self, seat, action, cx);
    }

    fn forbids(&self, seat: Seat, action: &Action) -> Option<&'static str> {
        forbids::forbids(self, seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn with_options(view: View, options: &Options) -> View {
        View { options: options.clone(), ..view }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Take => None,
            Phase::Over => Some(score::ranked(self.purses())),
        }
    }
}

impl Imagine for CoinPile {
    fn imagine(view: &View, _seat: Seat, chance: &mut dyn Chance) -> CoinPile {
        view::imagine(view, chance)
    }
}
