//! A game that counts how often its rules are asked to carry something out, and to show something.

use std::cell::Cell;
use std::ops::RangeInclusive;

use engine::{Agenda, BadOptions, Cx, Game, Millis, Outcome, Seat, Seats, Viewer};

thread_local! {
    static ASKED: Cell<Asked> = const { Cell::new(Asked { n_applied: 0, n_shown: 0 }) };
}

/// What the rules were asked for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Asked {
    /// Steps carried out.
    pub n_applied: u64,
    /// Views, and lists of actions.
    pub n_shown: u64,
}

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Counted<G>(pub G);

/// What the rules are asked for on the way.
pub(crate) fn asked<T>(work: impl FnOnce() -> T) -> (Asked, T) {
    let before = ASKED.get();
    let done = work();
    let after = ASKED.get();
    let asked = Asked {
        n_applied: after.n_applied - before.n_applied,
        n_shown: after.n_shown - before.n_shown,
    };
    (asked, done)
}

fn count_applied() {
    let asked = ASKED.get();
    ASKED.set(Asked { n_applied: asked.n_applied + 1, ..asked });
}

fn count_shown() {
    let asked = ASKED.get();
    ASKED.set(Asked { n_shown: asked.n_shown + 1, ..asked });
}

impl<G: Game> Game for Counted<G> {
    const ID: &'static str = G::ID;
    const SEATS: RangeInclusive<u8> = G::SEATS;
    const RULES_VERSION: u32 = G::RULES_VERSION;
    const DECISIONS_MAX: usize = G::DECISIONS_MAX;
    const IS_RACE: bool = G::IS_RACE;
    const FORBIDDING: &'static [&'static str] = G::FORBIDDING;

    type Options = G::Options;
    type Action = G::Action;
    type Event = G::Event;
    type View = G::View;

    fn setup(
        options: &G::Options,
        n_seats: u8,
        cx: &mut Cx<'_, G::Event>,
    ) -> Result<Counted<G>, BadOptions> {
        G::setup(options, n_seats, cx).map(Counted)
    }

    fn n_seats(&self) -> u8 {
        self.0.n_seats()
    }

    fn to_act(&self) -> Seats {
        self.0.to_act()
    }

    fn legal_actions(&self, seat: Seat, out: &mut Vec<G::Action>) {
        count_shown();
        self.0.legal_actions(seat, out);
    }

    fn is_legal(&self, seat: Seat, action: &G::Action) -> bool {
        self.0.is_legal(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &G::Action, cx: &mut Cx<'_, G::Event>) {
        count_applied();
        self.0.apply(seat, action, cx);
    }

    fn deadline(&self) -> Option<Millis> {
        self.0.deadline()
    }

    fn expire(&mut self, cx: &mut Cx<'_, G::Event>) {
        count_applied();
        self.0.expire(cx);
    }

    fn agenda(&self, viewer: Viewer) -> Agenda {
        self.0.agenda(viewer)
    }

    fn meets_at(&self) -> Option<Millis> {
        self.0.meets_at()
    }

    fn forbids(&self, seat: Seat, action: &G::Action) -> Option<&'static str> {
        self.0.forbids(seat, action)
    }

    fn view(&self, viewer: Viewer) -> G::View {
        count_shown();
        self.0.view(viewer)
    }

    fn with_options(view: G::View, options: &G::Options) -> G::View {
        G::with_options(view, options)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.0.outcome()
    }
}
