//! The state of a game.

use std::ops::RangeInclusive;

use engine::{
    Agenda, BadOptions, Chance, Cx, Game, Imagine, JsonSchema, Millis, OptionField, Outcome, Seat,
    Seats, Viewer, schemars,
};
use serde::{Deserialize, Serialize};

use crate::deal::Deal;
use crate::{
    Action, CardKind, Event, Figures, FirstCommissioner, How, Options, Phase, SeatStatus, View,
    apply, imagine, legal, options, score,
};

pub(crate) const SEATS_MAX: usize = 4;

/// A round that meets so many void deals has no winner: its card leaves the game. No table that
/// wants to play comes here.
pub const VOID_DEALS_MAX: u8 = 20;

/// Everything about a game, secrets included.
#[derive(Clone, PartialEq, Debug)]
pub struct TurboTaxi {
    pub(crate) options: Options,
    pub(crate) n_seats: u8,
    /// The top last. A card that is turned up stays there until it is won.
    pub(crate) stack: Vec<CardKind>,
    /// In the order of the rounds.
    pub(crate) medals: Vec<Medal>,
    /// Cards that nobody could win.
    pub(crate) withdrawn: Vec<CardKind>,
    pub(crate) commissioner: Seat,
    /// From 1.
    pub(crate) round: u8,
    /// From 1 in each round.
    pub(crate) deal_number: u8,
    /// TT-81: who plays the extra round, if it has begun.
    pub(crate) tied: Option<Seats>,
    /// Who has won the extra round.
    pub(crate) champion: Option<Seat>,
    pub(crate) phase: Phase,
    /// TT-77: since when the game is paused.
    pub(crate) paused_at: Option<Millis>,
    pub(crate) figures: Figures,
    /// From the turning up of a card until the next task is to be set.
    pub(crate) deal: Option<Deal>,
}

/// A card that somebody has won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Medal {
    pub seat: Seat,
    pub card: CardKind,
    pub how: How,
    /// What the round clock showed.
    pub at: Millis,
    /// The right plans there were to find.
    pub n_right: u32,
    /// Who of those who still raced had laid the most cards, if any.
    pub nearest: Option<Nearest>,
}

/// Whoever came closest to a medal, and how many cards were missing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Nearest {
    pub seat: Seat,
    pub n_missing: u8,
}

impl TurboTaxi {
    pub fn options(&self) -> &Options {
        &self.options
    }

    pub fn phase(&self) -> Phase {
        self.phase
    }

    pub fn commissioner(&self) -> Seat {
        self.commissioner
    }

    pub fn round(&self) -> u8 {
        self.round
    }

    pub fn deal_number(&self) -> u8 {
        self.deal_number
    }

    pub fn medals(&self) -> &[Medal] {
        &self.medals
    }

    pub fn n_medals(&self, seat: Seat) -> u8 {
        self.medals.iter().filter(|medal| medal.seat == seat).count() as u8
    }

    /// The cards that are still to be won, the top last.
    pub fn stack(&self) -> &[CardKind] {
        &self.stack
    }

    pub fn withdrawn(&self) -> &[CardKind] {
        &self.withdrawn
    }

    pub fn is_paused(&self) -> bool {
        self.paused_at.is_some()
    }

    /// The seats that race for this card: all but in an extra round.
    pub fn racing(&self) -> Seats {
        self.tied.unwrap_or(Seats::all(self.n_seats))
    }

    /// The truth about a seat, which others learn later (TT-55).
    pub fn status(&self, seat: Seat) -> SeatStatus {
        match &self.deal {
            Some(deal) if deal.out.contains(seat) => SeatStatus::Out,
            Some(deal) if deal.has_called(seat) => SeatStatus::Called,
            None if !self.racing().contains(seat) => SeatStatus::Out,
            Some(_) | None => SeatStatus::Building,
        }
    }

    pub(crate) fn live(&self) -> Seats {
        self.deal.as_ref().map_or(Seats::none(), |deal| deal.live(self.n_seats))
    }

    /// The deal of a phase that has one.
    pub(crate) fn dealt(&self) -> &Deal {
        self.deal.as_ref().expect("a card lies turned up")
    }

    pub(crate) fn dealt_mut(&mut self) -> &mut Deal {
        self.deal.as_mut().expect("a card lies turned up")
    }

    /// Live seats that may do something, where those of `hidden` are taken for builders.
    fn builders(&self, is_hidden: impl Fn(Seat) -> bool) -> Seats {
        let deal = self.dealt();
        let can_act = |seat: &Seat| {
            let has_called = deal.has_called(*seat) && !is_hidden(*seat);
            let holds_still = deal.waiting.contains(*seat) && deal.pause_wishes.contains(*seat);
            !has_called && !holds_still
        };
        self.live().iter().filter(can_act).collect()
    }

    fn to_act_where(&self, is_hidden: impl Fn(Seat) -> bool) -> Seats {
        let all = Seats::all(self.n_seats);
        if self.is_paused() {
            return all;
        }
        match self.phase {
            Phase::Place { .. } => Seats::only(self.commissioner),
            Phase::Build | Phase::Calling { .. } => self.builders(is_hidden),
            Phase::Void { reason, ready, .. } if legal::waits_for_ready(reason) => {
                all.iter().filter(|seat| !ready.contains(*seat)).collect()
            }
            Phase::RoundEnd { .. } => all,
            Phase::Countdown { .. } | Phase::Check { .. } | Phase::Void { .. } | Phase::Over => {
                Seats::none()
            }
        }
    }

    /// What everybody knows to come next by itself.
    fn public_deadline(&self) -> Option<Millis> {
        if self.is_paused() {
            return None;
        }
        match self.phase {
            Phase::Place { until } => until,
            Phase::Countdown { until }
            | Phase::Check { until, .. }
            | Phase::Void { until, .. }
            | Phase::RoundEnd { until, .. } => Some(until),
            Phase::Build | Phase::Calling { .. } => {
                [self.time_up_at(), self.next_start_at()].into_iter().flatten().min()
            }
            Phase::Over => None,
        }
    }

    /// TT-53.
    pub(crate) fn time_up_at(&self) -> Option<Millis> {
        self.dealt().clock.when(self.options.round_limit_ms()?)
    }

    /// TT-78: when the next seat with a handicap may begin.
    fn next_start_at(&self) -> Option<Millis> {
        let deal = self.dealt();
        let delays = deal.waiting.iter().map(|seat| self.options.delay_ms(seat));
        deal.clock.when(delays.min()?)
    }
}

impl Game for TurboTaxi {
    const ID: &'static str = "turbo-taxi";
    const SEATS: RangeInclusive<u8> = 2..=SEATS_MAX as u8;
    const RULES_VERSION: u32 = 1;
    /// Uniformly random play wins a game for four in some 30,000 decisions. Where only right plans
    /// can be called it wins nothing, and gives up every deal of every round in half a million.
    const DECISIONS_MAX: usize = 1_000_000;
    const FORBIDDING: &'static [&'static str] = legal::RULES;
    const IS_RACE: bool = true;

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
    ) -> Result<TurboTaxi, BadOptions> {
        BadOptions::check_seats::<TurboTaxi>(n_seats)?;
        options.check(n_seats)?;
        let stack = apply::shuffled_set(options, cx);
        let commissioner = match options.first_commissioner {
            FirstCommissioner::Random => Seat(cx.below(n_seats.into()) as u8),
            FirstCommissioner::Seat(seat) => seat,
        };
        let mut game = TurboTaxi {
            options: options.clone(),
            n_seats,
            stack,
            medals: Vec::new(),
            withdrawn: Vec::new(),
            commissioner,
            round: 1,
            deal_number: 1,
            tied: None,
            champion: None,
            phase: Phase::Over,
            paused_at: None,
            figures: Figures::NONE,
            deal: None,
        };
        apply::begin_deal(&mut game, cx);
        Ok(game)
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn to_act(&self) -> Seats {
        self.to_act_where(|_| false)
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    fn is_legal(&self, seat: Seat, action: &Action) -> bool {
        legal::forbids(self, seat, action).is_none()
    }

    fn apply(&mut self, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        apply::apply(self, seat, action, cx);
    }

    fn deadline(&self) -> Option<Millis> {
        let hold = match self.phase {
            Phase::Calling { until } => Some(until),
            _ => None,
        };
        [hold, self.public_deadline()].into_iter().flatten().min()
    }

    fn expire(&mut self, cx: &mut Cx<'_, Event>) {
        apply::expire(self, cx);
    }

    /// TT-55, TT-83: a caller looks like somebody who builds, and the hold does not show.
    fn agenda(&self, viewer: Viewer) -> Agenda {
        let is_hidden = |seat: Seat| {
            viewer != Viewer::Seat(seat)
                && self.deal.as_ref().is_some_and(|deal| deal.has_pending(seat))
        };
        Agenda { to_act: self.to_act_where(is_hidden), deadline: self.public_deadline() }
    }

    /// TT-60.
    fn meets_at(&self) -> Option<Millis> {
        self.deal.as_ref().filter(|_| self.phase.is_race()).map(|deal| deal.met_at)
    }

    fn forbids(&self, seat: Seat, action: &Action) -> Option<&'static str> {
        legal::forbids(self, seat, action)
    }

    fn view(&self, viewer: Viewer) -> View {
        View::of(self, viewer)
    }

    fn with_options(view: View, options: &Options) -> View {
        View { options: options.clone(), ..view }
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over => Some(score::ranked(self)),
            _ => None,
        }
    }
}

impl Imagine for TurboTaxi {
    fn imagine(view: &View, seat: Seat, chance: &mut dyn Chance) -> TurboTaxi {
        imagine::imagine(view, seat, chance)
    }
}
