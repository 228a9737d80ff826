//! Fingers and mice on piles and cells: tap, long press, drag, wheel. Everything goes through
//! pointer events, so that one finger is one pointer and nothing scrolls away under it.

use std::time::Duration;

use leptos::ev;
use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;
use leptos::tachys::dom::document;
use turbo_taxi::{Card, CardKind, Cell};
use web_sys::PointerEvent;

use super::builder::{Builder, Drag};

/// So far a tap may slip.
const SLIP_PX: f64 = 8.0;
const LONG_PRESS_MS: u64 = 500;

/// What a pointer has gone down on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Grip {
    Pile(CardKind),
    Cell(Cell),
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Press {
    grip: Grip,
    pointer: i32,
    x: f64,
    y: f64,
    is_dragging: bool,
}

/// The one gesture that is going on.
#[derive(Clone, Copy)]
pub struct Gestures {
    builder: Builder,
    press: StoredValue<Option<Press>>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Phones answer a long press with a menu as well, which then is none of ours.
    is_by_touch: StoredValue<bool>,
}

impl Gestures {
    /// Listens until the page is left.
    pub fn new(builder: Builder) -> Gestures {
        let gestures = Gestures {
            builder,
            press: StoredValue::new(None),
            timer: StoredValue::new(None),
            is_by_touch: StoredValue::new(false),
        };
        let moved = window_event_listener(ev::pointermove, move |event| gestures.slide(&event));
        let up = window_event_listener(ev::pointerup, move |event| gestures.release(&event));
        let lost = window_event_listener(ev::pointercancel, move |event| gestures.lose(&event));
        on_cleanup(move || {
            moved.remove();
            up.remove();
            lost.remove();
        });
        gestures
    }

    pub fn press(self, event: &PointerEvent, grip: Grip) {
        self.is_by_touch.set_value(event.pointer_type() == "touch");
        let is_plain = event.button() == 0 && event.is_primary();
        if !is_plain {
            return;
        }
        // A finger belongs to what it touched first; we ask what it is over ourselves.
        if let Some(target) = event.target() {
            let target: web_sys::Element = wasm_bindgen::JsCast::unchecked_into(target);
            let _ = target.release_pointer_capture(event.pointer_id());
        }
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let pointer = event.pointer_id();
        self.press.set_value(Some(Press { grip, pointer, x, y, is_dragging: false }));
        let wait = Duration::from_millis(LONG_PRESS_MS);
        let timer = set_timeout_with_handle(move || self.hold(), wait).ok();
        self.timer.set_value(timer);
    }

    /// Wheel and right click turn as well.
    pub fn wheel(self, event: &web_sys::WheelEvent, cell: Cell) {
        if self.card_of(Grip::Cell(cell)).is_some() && self.builder.is_open.get_untracked() {
            event.prevent_default();
            if !self.builder.lead.is_free() {
                return;
            }
            if 0.0 < event.delta_y() {
                self.builder.turn(cell);
            } else {
                self.builder.turn_back(cell);
            }
        }
    }

    pub fn menu(self, event: &web_sys::MouseEvent, grip: Grip) {
        event.prevent_default();
        if self.is_by_touch.get_value() || !self.builder.lead.is_free() {
            return;
        }
        match grip {
            Grip::Cell(cell) if self.card_of(grip).is_some() => self.builder.turn(cell),
            Grip::Cell(_) => {}
            Grip::Pile(kind) => self.builder.turn_pile(kind),
        }
    }

    fn stop_timer(self) {
        self.timer.update_value(|timer| {
            if let Some(timer) = timer.take() {
                timer.clear();
            }
        });
    }

    /// A long press takes the card back.
    fn hold(self) {
        let Some(Press { grip: Grip::Cell(cell), is_dragging: false, .. }) = self.press.get_value()
        else {
            return;
        };
        if self.card_of(Grip::Cell(cell)).is_some() && self.builder.lead.is_free() {
            self.press.set_value(None);
            self.builder.take(cell);
        }
    }

    fn slide(self, event: &PointerEvent) {
        let Some(mut press) = self.press_of(event) else { return };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let has_slipped = (x - press.x).hypot(y - press.y) > SLIP_PX;
        if !press.is_dragging && has_slipped {
            self.stop_timer();
            press.is_dragging = true;
            self.press.set_value(Some(press));
        }
        let card = self.card_of(press.grip).filter(|_| self.builder.is_open.get_untracked());
        if let (true, Some(card)) = (press.is_dragging, card) {
            let from = match press.grip {
                Grip::Pile(_) => None,
                Grip::Cell(cell) => Some(cell),
            };
            let over = cell_under(event);
            self.builder.drag.set(Some(Drag { card, from, over, x, y }));
        }
    }

    fn release(self, event: &PointerEvent) {
        let Some(press) = self.press_of(event) else { return };
        self.stop_timer();
        self.press.set_value(None);
        let drag = self.builder.drag.get_untracked();
        self.builder.drag.set(None);
        match (press.is_dragging, press.grip, drag) {
            (false, Grip::Pile(kind), _) => self.builder.tap_pile(kind),
            (false, Grip::Cell(cell), _) => self.builder.tap(cell),
            (true, _, Some(drag)) => self.drop(drag, cell_under(event)),
            (true, _, None) => {}
        }
    }

    fn drop(self, drag: Drag, over: Option<Cell>) {
        if !self.builder.lead.is_free() {
            return;
        }
        match (drag.from, over) {
            (None, Some(cell)) => self.builder.lay(drag.card, cell),
            (None, None) => {}
            (Some(from), Some(to)) if from == to => {}
            (Some(from), Some(to)) => self.builder.carry(from, to),
            (Some(from), None) => self.builder.take(from),
        }
    }

    /// The browser wants the finger for itself.
    fn lose(self, event: &PointerEvent) {
        if self.press_of(event).is_some() {
            self.stop_timer();
            self.press.set_value(None);
            self.builder.drag.set(None);
        }
    }

    fn press_of(self, event: &PointerEvent) -> Option<Press> {
        self.press.get_value().filter(|press| press.pointer == event.pointer_id())
    }

    /// The card that would be dragged.
    fn card_of(self, grip: Grip) -> Option<Card> {
        self.builder.board.with_untracked(|board| match grip {
            Grip::Pile(kind) => board.hand.has(kind).then(|| self.builder.face_once(kind)),
            Grip::Cell(turbo_taxi::CENTRE) => None,
            Grip::Cell(cell) => board.plan[cell],
        })
    }
}

/// The cell of the board that can be built on, if the pointer is over one.
fn cell_under(event: &PointerEvent) -> Option<Cell> {
    let (x, y) = (event.client_x() as f32, event.client_y() as f32);
    let element = document().element_from_point(x, y)?;
    let cell = element.closest(".town--open [data-cell]").ok()??;
    let number = cell.get_attribute("data-cell")?.parse().ok()?;
    Cell::new(number)
}
