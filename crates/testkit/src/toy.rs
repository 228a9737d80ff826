//! A small game with secrets, for tests of the laws and of the search. Each round every seat is
//! dealt a hidden card and bids in secret, all at once and against the clock. The highest bidder
//! may peek at one card and then claims to hold a higher card than so many of the others. A claim
//! that is right brings its size in points, a wrong one costs it, and every bid is paid for.

mod apply;
mod fault;
mod legal;
mod view;

use std::ops::RangeInclusive;

use engine::{BadOptions, Chance, Cx, Game, Imagine, Line, Millis, Outcome, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

pub use fault::Fault;
use fault::Stray;
pub use view::{BidView, SeatView, View};

const SEATS_MAX: usize = 4;
const CARD_MAX: u8 = 9;
const BID_MAX: u8 = 2;
const BID_MS_MAX: Millis = 10_000;
const SHOWDOWN_MS: Millis = 3_000;

/// The whole state.
#[derive(Clone, PartialEq, Debug)]
pub struct Toy {
    options: Options,
    n_seats: u8,
    round: u8,
    phase: Phase,
    cards: [u8; SEATS_MAX],
    bids: [Option<u8>; SEATS_MAX],
    won: [i32; SEATS_MAX],
    paid: [i32; SEATS_MAX],
    stray: Option<Stray>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {
    /// 1 to 3.
    pub n_rounds: u8,
    /// The law that this game breaks.
    pub fault: Fault,
}

/// What happens next. All of it is public.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everyone who has not bid yet does so; who is late bids nothing.
    Bid {
        until: Millis,
    },
    /// The highest bidder plays.
    Claim {
        seat: Seat,
        peeked: Option<Seat>,
        size: u8,
    },
    /// All cards are shown for a while.
    Showdown {
        until: Millis,
    },
    Over,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    Bid {
        chips: u8,
    },
    Peek {
        at: Seat,
    },
    /// Raises the claim by one.
    Raise,
    Done,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    Dealt {
        card: u8,
    },
    Bid {
        chips: u8,
    },
    BidHidden {
        seat: Seat,
    },
    BidsShown {
        bids: Vec<u8>,
    },
    Peeked {
        at: Seat,
        card: u8,
    },
    PeekedHidden {
        seat: Seat,
        at: Seat,
    },
    /// The card is told only by a fault.
    Raised {
        seat: Seat,
        size: u8,
        card: Option<u8>,
    },
    Claimed {
        seat: Seat,
        points: i32,
        cards: Vec<u8>,
    },
}

impl Default for Options {
    fn default() -> Options {
        Options { n_rounds: 2, fault: Fault::None }
    }
}

impl Options {
    pub fn with(fault: Fault) -> Options {
        Options { fault, ..Options::default() }
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const SEATS: RangeInclusive<u8> = 2..=4;
    const RULES_VERSION: u32 = 1;
    /// Three rounds of four bids, a peek, three raises and a claim.
    const DECISIONS_MAX: usize = 27;
    const FORBIDDING: &'static [&'static str] = &[];

    type Options = Options;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn setup(options: &Options, n_seats: u8, cx: &mut Cx<'_, Event>) -> Result<Toy, BadOptions> {
        BadOptions::check_seats::<Toy>(n_seats)?;
        BadOptions::check_range("n_rounds", options.n_rounds, 1..=3)?;
        if options.fault == Fault::RefusesFourSeats && n_seats == 4 {
            return Err(BadOptions::Seats { given: 4, min: 2, max: 3 });
        }
        let mut toy = Toy {
            options: *options,
            n_seats,
            round: 0,
            phase: Phase::Over,
            cards: [0; SEATS_MAX],
            bids: [None; SEATS_MAX],
            won: [0; SEATS_MAX],
            paid: [0; SEATS_MAX],
            stray: Stray::of(options.fault),
        };
        apply::deal(&mut toy, cx);
        Ok(toy)
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn to_act(&self) -> Seats {
        match self.phase {
            Phase::Bid { .. } => {
                Seat::all(self.n_seats).filter(|seat| self.bids[*seat].is_none()).collect()
            }
            Phase::Claim { seat, .. } => Seats::only(seat),
            Phase::Over if self.has(Fault::ActsAfterTheEnd) => Seats::only(Seat(0)),
            Phase::Showdown { .. } | Phase::Over => Seats::none(),
        }
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<Action>) {
        legal::actions(self, seat, out);
    }

    fn is_legal(&self, seat: Seat, action: &Action) -> bool {
        legal::is_legal(self, seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, cx: &mut Cx<'_, Event>) {
        apply::apply(self, seat, action, cx);
    }

    fn deadline(&self) -> Option<Millis> {
        match self.phase {
            Phase::Bid { until } | Phase::Showdown { until } => Some(until),
            Phase::Over if self.has(Fault::ExpiresAfterTheEnd) => Some(0),
            Phase::Claim { .. } | Phase::Over => None,
        }
    }

    fn expire(&mut self, cx: &mut Cx<'_, Event>) {
        apply::expire(self, cx);
    }

    fn forbids(&self, _: Seat, _: &Action) -> Option<&'static str> {
        None
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    /// They are small: the view has them.
    fn with_options(view: View, _: &Options) -> View {
        view
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let scored = Seat::all(self.n_seats).map(|seat| {
            let (won, paid) = (self.won[seat], self.paid[seat]);
            let mut lines = vec![Line::new("claims", won), Line::new("bids", -paid)];
            if self.has(Fault::LosesALine) {
                lines.pop();
            }
            (won - paid, won - paid, lines)
        });
        let mut outcome = Outcome::ranked(scored.collect());
        if self.has(Fault::RanksDensely) {
            fault::rank_densely(&mut outcome);
        }
        Some(outcome)
    }
}

impl Imagine for Toy {
    fn imagine(view: &View, seat: Seat, chance: &mut dyn Chance) -> Toy {
        view::imagine(view, seat, chance)
    }
}

impl Toy {
    fn has(&self, fault: Fault) -> bool {
        self.options.fault == fault
    }
}
