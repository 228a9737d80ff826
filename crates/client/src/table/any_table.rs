//! The table as the page keeps it, whatever the game: what can be pressed now, what was pressed
//! once, what is looked at, whose things are shown. The shell works with this alone.

use engine::{Seat, Viewer};
use leptos::prelude::*;
use protocol::Order;
use web_sys::Event;

use super::hints::Hints;
use super::scene::SceneParts;
use super::screen::Screen;
use super::steps::Steps;
use super::target::{AnyTarget, told_apart};
use super::why::{Reason, Why, not_your_turn};
use super::{AnyCx, Back, Place, Plate, Question};
use crate::help::{Explaining, FirstMatches};
use crate::kit::effect::effect;
use crate::kit::memo::{AnyMemo, AnyValue, Memo, memo_of_any};
use crate::lesson::Guide;

#[derive(Clone, Copy)]
pub struct AnyTable {
    pub cx: AnyCx,
    /// The moment as a game that can be asked.
    pub game: AnyMemo,
    /// What the page keeps beside the moment.
    pub local: RwSignal<AnyValue>,
    /// The game's own targets.
    pub own_targets: AnyMemo,
    /// Everything that can be pressed, and what is off but says why.
    pub targets: Memo<Vec<AnyTarget>>,
    /// By seat; while the end is counted, as they stood before.
    pub plates: Memo<Vec<Plate>>,
    /// What is asked now.
    pub question: Memo<Question>,
    /// Pressed once, and asked twice.
    pub chosen: RwSignal<Option<Place>>,
    /// What one could do, for whoever has asked.
    pub hints: Hints,
    /// Told whenever what is drawn has moved on the page: a map by a finger, a panel that scrolls.
    pub moved: RwSignal<()>,
    /// Under the mouse, or reached by keyboard.
    pub hovered: RwSignal<Option<Place>>,
    /// A seat whose things were asked for.
    pub wanted: RwSignal<Option<Seat>>,
    /// Whose things are shown: those, else one's own; to spectators those of whoever is in turn.
    pub shown: Memo<Seat>,
    /// How much room the window has.
    pub screen: Memo<Screen>,
    /// The panel that is open.
    pub tab: RwSignal<&'static str>,
    /// What `local` was before each step of this page.
    past: RwSignal<Vec<AnyValue>>,
    /// Where the game takes back by itself.
    back: StoredValue<Option<Back>>,
    steps: Steps,
    why: Why,
    /// Where somebody is being taught.
    pub guide: Option<Guide>,
    /// What something is, for whoever points at it.
    pub explaining: Explaining,
    /// Whether this is one of somebody's first matches.
    pub first_matches: FirstMatches,
}

impl AnyTable {
    pub fn new(cx: AnyCx) -> AnyTable {
        let ui = cx.ui;
        let game = memo_of_any(move |last| match last {
            Some(last) if cx.moment.with(|moment| moment.is_between) => last.clone(),
            _ => ui.game(&cx.seen.get()),
        });
        let local = RwSignal::new(ui.settled(None, &cx.seen.get_untracked()));
        let (chosen, wanted) = (RwSignal::new(None), RwSignal::new(None));
        let parts = SceneParts { cx, game, local, chosen };
        let guide = Guide::here();
        let own_targets = memo_of_any(move |_| ui.targets(parts, guide));
        let plates = Memo::new(move |last: Option<&Vec<Plate>>| match last {
            Some(last) if !cx.is_counted.get() => last.clone(),
            _ => ui.plates(parts),
        });
        let shown = Memo::new(move |_| {
            let own = cx.moment.with(|moment| {
                let in_turn = moment.to_act.first().unwrap_or(Seat(0));
                moment.viewer.seat().filter(|_| !moment.is_replay).unwrap_or(in_turn)
            });
            wanted.get().or(cx.acted.get()).unwrap_or(own)
        });
        let table = AnyTable {
            cx,
            game,
            local,
            own_targets,
            targets: Memo::new(move |_| told_apart(ui.any_targets(&own_targets.get()))),
            plates,
            question: Memo::new(move |_| ui.question(parts)),
            chosen,
            hints: Hints::new(parts),
            moved: RwSignal::new(()),
            hovered: RwSignal::new(None),
            wanted,
            shown,
            screen: Screen::here(),
            tab: RwSignal::new(super::tabs::TABLE),
            past: RwSignal::new(Vec::new()),
            back: StoredValue::new(None),
            steps: Steps::new(cx),
            why: Why::here(ui.basics().id),
            guide,
            explaining: Explaining::new(),
            first_matches: FirstMatches::here(ui.basics().id),
        };
        table.settle();
        table
    }

    /// What was chosen belongs to one moment.
    fn settle(self) {
        let cx = self.cx;
        Effect::new(move |before: Option<(u64, Viewer)>| {
            let now = cx.moment.with(|moment| (moment.version, moment.viewer));
            if before.is_some_and(|before| before != now) {
                let local = self.local.get_untracked();
                self.local.set(cx.ui.settled(Some(&local), &cx.seen.get_untracked()));
                self.past.update(Vec::clear);
                self.hints.forget();
                self.chosen.set(None);
                self.hovered.set(None);
            }
            now
        });
        // Whoever is asked something must see what it is about.
        let is_asked = Memo::new(move |_| cx.moment.with(|moment| moment.my_turn()));
        effect(move || {
            if is_asked.get().is_some() {
                self.wanted.set(None);
                // A lesson shows by itself what it speaks of.
                if !self.guide.is_some_and(|guide| untrack(|| guide.is_on())) {
                    self.see_board();
                }
            }
        });
    }

    /// What scenes are made of.
    pub fn parts(self) -> SceneParts {
        SceneParts { cx: self.cx, game: self.game, local: self.local, chosen: self.chosen }
    }

    /// Where one thing is shown at a time, it is the board now.
    pub fn see_board(self) {
        if self.screen.get_untracked().is_small() {
            self.tab.set(super::tabs::TABLE);
        }
    }

    /// Whether the viewer sits here and plays, rather than watches.
    pub fn is_played(self) -> bool {
        self.cx.moment.with(|moment| moment.is_played())
    }

    pub fn target(self, place: &Place) -> Option<AnyTarget> {
        self.targets.with(|targets| targets.iter().find(|it| it.place == *place).cloned())
    }

    /// The target at a place, if it can be done now.
    pub fn lit(self, place: &Place) -> Option<AnyTarget> {
        self.target(place).filter(|target| target.is_on)
    }

    /// What is under the mouse or the keyboard, else what was pressed once.
    pub fn looked_at(self) -> Option<AnyTarget> {
        let hovered = self.hovered.get().and_then(|place| self.lit(&place));
        hovered.or_else(|| self.lit(&self.chosen.get()?))
    }

    /// What the main button does: what was chosen, else what needs no choice.
    pub fn main(self) -> Option<AnyTarget> {
        let chosen = self.chosen.get().and_then(|place| self.lit(&place));
        chosen.or_else(|| self.lit(&Place::MAIN))
    }

    /// A press at a place: chooses, does, or says why not.
    pub fn press(self, place: &Place, event: &Event) {
        let Some(target) = untrack(|| self.target(place)) else { return };
        if let Some(reason) = untrack(|| self.why_not(&target)) {
            return self.why.answer(event, &reason);
        }
        let is_asked = target.asks_twice && self.chosen.get_untracked().as_ref() != Some(place);
        self.why.forget();
        if is_asked && *place != Place::MAIN {
            return self.chosen.set(Some(place.clone()));
        }
        self.do_or_ask(&target);
    }

    /// Presses the main button.
    pub fn go(self, event: &Event) {
        let (main, off) = untrack(|| (self.main(), self.target(&Place::MAIN)));
        match (main, off) {
            (Some(target), _) => match untrack(|| self.why_not(&target)) {
                Some(reason) => self.why.answer(event, &reason),
                None => self.do_or_ask(&target),
            },
            (None, Some(target)) => self.press(&target.place, event),
            (None, None) => {
                if let Some(reason) = untrack(|| self.not_now()) {
                    self.why.answer(event, &reason);
                }
            }
        }
    }

    /// What bites is asked about first, in somebody's first matches.
    fn do_or_ask(self, target: &AnyTarget) {
        let danger = target.danger.as_ref().filter(|_| self.guide.is_none_or(|it| !it.is_on()));
        if !self.first_matches.asks_about(&target.place, danger) {
            self.carry_out(&target.place);
        }
    }

    pub fn carry_out(self, place: &Place) {
        self.why.forget();
        self.chosen.set(None);
        self.hovered.set(None);
        self.cx.ui.carry_out(self, place);
        self.lead_on(place);
    }

    /// Where somebody is being taught, what was done at a place leads on.
    pub fn lead_on(self, place: &Place) {
        if let Some(guide) = self.guide {
            guide.done.run(place.clone());
        }
    }

    /// Whether a gesture may begin at a place; where somebody is being taught, at what is meant.
    pub fn leads_to(self, place: &Place) -> bool {
        let holds_back = |guide: Guide| guide.holds_back(place, &self.cx.words.texts()).is_some();
        untrack(|| !self.guide.is_some_and(holds_back))
    }

    /// Whether a gesture may do what is no target; where somebody is being taught, it says why not.
    pub fn is_free(self) -> bool {
        let texts = || self.cx.words.texts();
        let held = self.guide.and_then(|guide| untrack(|| guide.not_yet(&texts())));
        if let Some(reason) = &held {
            self.why.say(reason);
        }
        held.is_none()
    }

    /// Actions of the game, one after the other, each as soon as the rules offer it.
    pub fn take_steps(self, actions: Vec<AnyValue>) {
        self.steps.take(actions);
    }

    /// Whether all that was pressed has been done.
    pub fn is_at_rest(self) -> bool {
        self.steps.is_at_rest()
    }

    /// A step that only this page knows of.
    pub fn keep_any(self, then: AnyValue) {
        let before = self.local.get_untracked();
        self.past.update(|past| past.push(before));
        self.local.set(then);
    }

    /// From now on the game takes back by itself.
    pub fn take_back_by(self, back: Back) {
        self.back.set_value(Some(back));
    }

    /// Whether and how the game takes back by itself.
    pub fn back(self) -> Option<Back> {
        self.back.get_value()
    }

    /// Whether there is something to take back: a choice, a step of this page, or one of the match.
    pub fn can_undo(self) -> bool {
        if let Some(back) = self.back() {
            return back.can_undo.get();
        }
        self.has_own_past() || self.cx.moment.with(|moment| moment.can_undo)
    }

    fn has_own_past(self) -> bool {
        self.chosen.get().is_some() || self.past.with(|past| !past.is_empty())
    }

    pub fn undo(self) {
        self.why.forget();
        if let Some(back) = self.back() {
            return back.undo.run(());
        }
        if self.chosen.get_untracked().is_some() {
            return self.chosen.set(None);
        }
        let before = self.past.try_update(Vec::pop).flatten();
        match before {
            Some(before) => self.local.set(before),
            None => self.cx.order.run(Order::Undo),
        }
    }

    pub fn can_restart(self) -> bool {
        self.back().map_or_else(|| self.can_undo(), |back| back.can_restart.get())
    }

    /// Takes back everything that can be.
    pub fn restart(self) {
        if let Some(back) = self.back() {
            return back.restart.run(());
        }
        self.chosen.set(None);
        let first = self.past.try_update(|past| past.drain(..).next()).flatten();
        if let Some(first) = first {
            self.local.set(first);
        }
        if self.cx.moment.with_untracked(|moment| moment.can_undo) {
            self.cx.order.run(Order::RestartTurn);
        }
    }

    /// Why a target is off; None if it is on.
    pub fn why_not(self, target: &AnyTarget) -> Option<Reason> {
        let is_off = !target.is_on;
        if target.is_rush {
            return target.why_not.clone().or_else(|| self.not_now().filter(|_| is_off));
        }
        self.not_now()
            .or_else(|| target.why_not.clone())
            .or_else(|| self.cx.ui.forbids(self, &target.place))
            .or_else(|| is_off.then(|| self.plain("why-not-now")))
            .or_else(|| self.cx.busy.get().then(|| self.plain("why-busy")))
    }

    /// Why nothing at all can be done by the viewer now.
    pub fn not_now(self) -> Option<Reason> {
        let (names, texts) = (self.cx.names.get(), self.cx.words.texts());
        let turn_rule = self.cx.ui.basics().turn_rule;
        self.cx.moment.with(|moment| not_your_turn(moment, turn_rule, &names, &texts))
    }

    fn plain(self, key: &str) -> Reason {
        Reason::plain(&self.cx.words.texts(), key)
    }

    pub fn say(self, key: &str) -> String {
        self.cx.words.say(key, &[])
    }

    /// Says why something is off that is no target.
    pub fn refuse(self, event: &Event, reason: &Reason) {
        self.why.answer(event, reason);
    }
}
