//! Somebody who builds: a board that can be changed, the piles of the hand, what is selected,
//! touched and dragged. The race and the modes for one hand in the board and take the steps.

use leptos::prelude::*;
use turbo_taxi::{Board, CENTRE, Card, CardKind, Cell, Step};

use super::held::Held;
use super::key_map::Keys;
use super::lead::Lead;
use super::places;
use super::undo::{inverse, turns_back};
use crate::kit::toast::Toasts;
use crate::lesson;
use crate::words::Words;

/// A card on its way under a pointer.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Drag {
    pub card: Card,
    /// Where it lay; none if it comes from the hand.
    pub from: Option<Cell>,
    pub over: Option<Cell>,
    /// Of the pointer, on the page.
    pub x: f64,
    pub y: f64,
}

#[derive(Clone, Copy)]
pub struct Builder {
    /// As it is shown: with every step of this page, whether it is confirmed or not.
    pub board: Signal<Board>,
    /// Whether steps are taken at all.
    pub is_open: Signal<bool>,
    pub held: RwSignal<Held>,
    pub touched: RwSignal<Option<Cell>>,
    /// The one cell that the Tab key reaches; arrows go on from there.
    pub focus: RwSignal<Cell>,
    /// The empty cell under the mouse, where the selected card would lie.
    pub pointed: RwSignal<Option<Cell>>,
    pub drag: RwSignal<Option<Drag>>,
    step: Callback<Step>,
    /// For every step, how it is taken back.
    done: StoredValue<Vec<Vec<Step>>>,
    pub lead: Lead,
    pub keys: Keys,
    toasts: Toasts,
    words: Words,
}

impl Builder {
    pub fn new(
        board: impl Into<Signal<Board>>,
        is_open: impl Into<Signal<bool>>,
        step: Callback<Step>,
    ) -> Builder {
        Builder {
            board: board.into(),
            is_open: is_open.into(),
            held: RwSignal::new(Held::default()),
            touched: RwSignal::new(None),
            focus: RwSignal::new(Cell::all().next().unwrap_or(CENTRE)),
            pointed: RwSignal::new(None),
            drag: RwSignal::new(None),
            step,
            done: StoredValue::new(Vec::new()),
            lead: Lead::here(),
            keys: Keys::here(),
            toasts: Toasts::here(),
            words: Words::here(),
        }
    }

    /// For a new task: nothing is selected, and nothing can be taken back.
    pub fn begin_anew(self) {
        self.held.set(Held::default());
        self.touched.set(None);
        self.pointed.set(None);
        self.drag.set(None);
        self.done.update_value(Vec::clear);
    }

    /// The card on top of a pile.
    pub fn face(self, kind: CardKind) -> Card {
        self.held.with(|held| held.face(kind))
    }

    pub fn face_once(self, kind: CardKind) -> Card {
        self.held.with_untracked(|held| held.face(kind))
    }

    pub fn selected(self) -> Option<CardKind> {
        self.held.with(|held| held.kind)
    }

    pub fn selected_once(self) -> Option<CardKind> {
        self.held.with_untracked(|held| held.kind)
    }

    pub fn n_left(self, kind: CardKind) -> u8 {
        self.board.with(|board| board.hand[kind])
    }

    pub fn can_undo(self) -> bool {
        self.board.track();
        self.done.with_value(|done| !done.is_empty())
    }

    fn card_at(self, cell: Cell) -> Option<Card> {
        self.board.with_untracked(|board| board.plan[cell])
    }

    /// Takes a step, if the rules and the moment allow it.
    pub fn build(self, step: Step) -> bool {
        let before = self.board.get_untracked();
        let is_refused = !self.is_open.get_untracked() || before.forbids(step).is_some();
        if is_refused {
            return false;
        }
        self.done.update_value(|done| done.push(inverse(&before, step)));
        self.step.run(step);
        true
    }

    /// The inverse of the last step, and no inverse of that.
    pub fn undo(self) {
        if !self.is_open.get_untracked() {
            return;
        }
        let mut steps = None;
        self.done.update_value(|done| steps = done.pop());
        for step in steps.unwrap_or_default() {
            if self.board.with_untracked(|board| board.forbids(step)).is_none() {
                self.step.run(step);
            }
        }
    }

    pub fn select(self, kind: CardKind) {
        self.held.update(|held| held.kind = Some(kind));
    }

    pub fn turn_pile(self, kind: CardKind) {
        self.held.update(|held| held.turn(kind));
    }

    pub fn turn_pile_back(self, kind: CardKind) {
        self.held.update(|held| held.turn_back(kind));
    }

    pub fn tap_pile(self, kind: CardKind) {
        self.lead.tap(&places::pile(kind), || self.held.update(|held| held.tap(kind)));
    }

    pub fn tap(self, cell: Cell) {
        // Lessons are the only boards with a guide, and they are at one's own seat.
        self.lead.tap(&places::cell(Some(lesson::ME), cell), || {
            let step =
                self.board.with_untracked(|board| self.held.get_untracked().step(board, cell));
            match step {
                Some(Step::Rotate { cell }) => self.turn(cell),
                _ => self.lay_selected(cell),
            }
        });
    }

    pub fn lay_selected(self, cell: Cell) {
        match self.selected_once() {
            Some(kind) => self.lay(self.face_once(kind), cell),
            None => self.refuse("taxi-why-no-pile", None),
        }
    }

    pub fn lay(self, card: Card, cell: Cell) {
        if cell == CENTRE {
            return self.refuse("taxi-why-centre", Some("TT-43"));
        }
        if !self.board.with_untracked(|board| board.hand.has(card.kind())) {
            return self.refuse("taxi-why-used-up", Some("TT-21"));
        }
        if self.build(Step::Lay { card, cell }) {
            self.touched.set(Some(cell));
            let is_used_up = !self.board.with_untracked(|board| board.hand.has(card.kind()));
            if is_used_up && self.selected_once() == Some(card.kind()) {
                self.held.update(|held| held.kind = None);
            }
        }
    }

    pub fn turn(self, cell: Cell) {
        if cell == CENTRE {
            return self.refuse("taxi-why-centre", Some("TT-43"));
        }
        self.build(Step::Rotate { cell });
        self.touched.set(Some(cell));
    }

    pub fn turn_back(self, cell: Cell) {
        let steps = self.board.with_untracked(|board| turns_back(board, cell));
        for step in steps {
            self.build(step);
        }
        self.touched.set(Some(cell));
    }

    /// Into an empty cell; with a laid card it changes places.
    pub fn carry(self, from: Cell, to: Cell) {
        if to == CENTRE {
            return self.refuse("taxi-why-centre", Some("TT-43"));
        }
        // A swap is offered from the lower cell.
        let is_swap = self.card_at(to).is_some();
        let (from, to) = if is_swap && to < from { (to, from) } else { (from, to) };
        if self.build(Step::Move { from, to }) {
            self.touched.set(Some(to));
        }
    }

    pub fn take(self, cell: Cell) {
        if cell == CENTRE {
            return self.refuse("taxi-why-centre", Some("TT-43"));
        }
        self.build(Step::Take { cell });
        self.touched.set(None);
    }

    /// Everything back into the hand.
    pub fn clear(self) {
        self.build(Step::Clear);
        self.touched.set(None);
    }

    /// Says why not, once something was tried that cannot be done.
    fn refuse(self, key: &str, rule: Option<&'static str>) {
        if self.is_open.get_untracked() {
            self.toasts.refusal(super::GAME, self.words.say_once(key, &[]), rule);
        }
    }
}
