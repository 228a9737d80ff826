//! Dragging from the hand to the plan, with a mouse or a finger.

use cities::{Position, Space};
use leptos::ev;
use leptos::prelude::*;
use leptos::tachys::dom::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::desk::{Desk, Thing};
use super::ink::tile_picture;
use super::names::{feature_symbol, piece_symbol};
use crate::kit::symbol::Symbol;

/// So far a tap may slip.
const SLIP_PX: f64 = 8.0;

/// What is being dragged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Load {
    Tile,
    Thing(Thing),
}

#[derive(Clone, Copy, PartialEq, Debug)]
struct Press {
    load: Load,
    pointer: i32,
    from: (f64, f64),
}

#[derive(Clone, Copy)]
pub struct Drag {
    desk: Desk,
    press: StoredValue<Option<Press>>,
    /// What travels with the pointer, and where.
    carried: RwSignal<Option<(Load, f64, f64)>>,
}

impl Drag {
    /// Listens until the page is left.
    pub fn new(desk: Desk) -> Drag {
        let drag = Drag { desk, press: StoredValue::new(None), carried: RwSignal::new(None) };
        let moved = window_event_listener(ev::pointermove, move |event| drag.carry(&event));
        let up = window_event_listener(ev::pointerup, move |event| drag.drop(&event));
        let lost = window_event_listener(ev::pointercancel, move |_| drag.stop());
        on_cleanup(move || {
            moved.remove();
            up.remove();
            lost.remove();
        });
        drag
    }

    pub fn press(self, event: &PointerEvent, load: Load) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        // A finger belongs to what it touched first; we ask what it is over ourselves.
        if let Some(target) = event.target() {
            let _ = target.unchecked_into::<Element>().release_pointer_capture(event.pointer_id());
        }
        let from = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.press.set_value(Some(Press { load, pointer: event.pointer_id(), from }));
    }

    fn carry(self, event: &PointerEvent) {
        let Some(press) = self.press.get_value() else { return };
        if press.pointer != event.pointer_id() {
            return;
        }
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let far = (x - press.from.0).hypot(y - press.from.1);
        if far < SLIP_PX && self.carried.get_untracked().is_none() {
            return;
        }
        event.prevent_default();
        self.carried.set(Some((press.load, x, y)));
        self.show(press.load, under(x, y));
    }

    /// What would happen if it were dropped here.
    fn show(self, load: Load, target: Option<Target>) {
        match (load, target) {
            (Load::Tile, Some(Target::Position(at))) => self.desk.laying.put(at),
            (Load::Thing(thing), Some(Target::Space(at))) => {
                self.desk.preview.set(Some(Desk::placing(thing, at)));
            }
            (Load::Tile, _) => {}
            (Load::Thing(_), _) => self.desk.preview.set(None),
        }
    }

    fn drop(self, event: &PointerEvent) {
        let is_carried = self.carried.get_untracked().is_some();
        let press = self.press.get_value();
        self.stop();
        let Some(press) = press.filter(|_| is_carried) else { return };
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        match (press.load, under(x, y)) {
            (Load::Tile, Some(Target::Position(at))) => self.desk.laying.put(at),
            (Load::Thing(thing), Some(Target::Space(at))) => {
                self.desk.act(Desk::placing(thing, at));
            }
            (Load::Thing(thing), Some(Target::Bin)) => self.desk.act(Desk::discarding(thing)),
            _ => self.desk.preview.set(None),
        }
    }

    fn stop(self) {
        self.press.set_value(None);
        self.carried.set(None);
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Target {
    Position(Position),
    Space(Space),
    Bin,
}

/// What can be pressed at a point of the window. Only legal places are marked so.
fn under(x: f64, y: f64) -> Option<Target> {
    let element = document().element_from_point(x as f32, y as f32)?;
    let at = |name: &str| {
        let marked = element.closest(&format!("[{name}]")).ok()??;
        let value = marked.get_attribute(name)?;
        let (row, column) = value.split_once(',')?;
        Some((row.parse::<i8>().ok()?, column.parse::<i8>().ok()?))
    };
    if let Some(at) = at("data-position") {
        return Some(Target::Position(at.into()));
    }
    if let Some(at) = at("data-space") {
        return Some(Target::Space(at.into()));
    }
    let is_bin = element.closest("[data-bin]").ok()?.is_some();
    is_bin.then_some(Target::Bin)
}

/// The thing under the pointer.
#[component]
pub fn Carried(drag: Drag) -> impl IntoView {
    let desk = drag.desk;
    let load = Memo::new(move |_| drag.carried.get().map(|(load, ..)| load));
    let px = move |of: fn((Load, f64, f64)) -> f64| {
        move || drag.carried.get().map(|carried| format!("{:.0}px", of(carried)))
    };
    move || {
        let picture = match load.get()? {
            Load::Tile => tile_picture(desk.laying.face()?, "").into_any(),
            Load::Thing(Thing::Piece(colour)) => {
                view! { <Symbol id=piece_symbol(colour) class="sym--40"/> }.into_any()
            }
            Load::Thing(Thing::Feature(kind)) => {
                let role = desk.game.with(|game| game.catalogue().feature(kind).role);
                view! { <Symbol id=feature_symbol(role) class="sym--40"/> }.into_any()
            }
        };
        Some(view! {
            <div
                class="carried"
                aria-hidden="true"
                style:left=px(|(_, x, _)| x)
                style:top=px(|(_, _, y)| y)
            >
                {picture}
            </div>
        })
    }
}
