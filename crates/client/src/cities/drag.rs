//! Dragging from the hand to the plan, with a mouse or a finger: what is let go over a place is as
//! good as pressing it.

use cities::{Cities, Phase};
use leptos::ev;
use leptos::prelude::*;
use leptos::tachys::dom::document;
use wasm_bindgen::JsCast;
use web_sys::{Element, PointerEvent};

use super::drawing::tile_picture;
use super::laying::{Thing, things_by_sort};
use super::names::{feature_symbol, piece_symbol};
use super::places;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::{Place, Table};

/// So far a tap may slip.
const SLIP_PX: f64 = 8.0;

/// What is being dragged.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Load {
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
    table: Table<Cities>,
    press: StoredValue<Option<Press>>,
    /// What travels with the pointer, and where.
    carried: RwSignal<Option<(Load, f64, f64)>>,
}

impl Drag {
    /// Listens until the page is left.
    pub fn new(table: Table<Cities>) -> Drag {
        let drag = Drag { table, press: StoredValue::new(None), carried: RwSignal::new(None) };
        let down = window_event_listener(ev::pointerdown, move |event| drag.begin(&event));
        let moved = window_event_listener(ev::pointermove, move |event| drag.carry(&event));
        let up = window_event_listener(ev::pointerup, move |event| drag.drop(&event));
        let lost = window_event_listener(ev::pointercancel, move |_| drag.stop());
        on_cleanup(move || {
            down.remove();
            moved.remove();
            up.remove();
            lost.remove();
        });
        drag
    }

    fn begin(self, event: &PointerEvent) {
        if event.button() != 0 || !event.is_primary() {
            return;
        }
        let Some(target) = event.target().and_then(|it| it.dyn_into::<Element>().ok()) else {
            return;
        };
        let Some(load) = place_of(&target).and_then(|place| self.load_at(&place)) else { return };
        // A finger belongs to what it touched first; we ask what it is over ourselves.
        let _ = target.release_pointer_capture(event.pointer_id());
        let from = (f64::from(event.client_x()), f64::from(event.client_y()));
        self.press.set_value(Some(Press { load, pointer: event.pointer_id(), from }));
    }

    /// What of the hand lies at a place, unless it is held back.
    fn load_at(self, place: &Place) -> Option<Load> {
        let phase = self.table.cx.moment.with_untracked(|moment| moment.view.phase);
        if *place == places::IN_HAND {
            return Some(Load::Tile);
        }
        let mut things = things_by_sort(phase).into_iter();
        let thing = things.find(|thing| places::thing(*thing) == *place)?;
        // What fits nowhere can still be dragged to what is given away.
        self.table.leads_to(place).then_some(Load::Thing(thing))
    }

    fn carry(self, event: &PointerEvent) {
        let Some(press) = self.press.get_value() else { return };
        if press.pointer != event.pointer_id() {
            return;
        }
        let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
        let far = (x - press.from.0).hypot(y - press.from.1);
        let is_carried = self.carried.get_untracked().is_some();
        if far < SLIP_PX && !is_carried {
            return;
        }
        event.prevent_default();
        if let (Load::Thing(thing), false) = (press.load, is_carried) {
            self.table.set_local(self.table.local.with_untracked(|it| it.picking(thing)));
            self.table.lead_on(&places::thing(thing));
        }
        self.carried.set(Some((press.load, x, y)));
        let over = under(x, y).filter(|place| untrack(|| self.table.lit(place)).is_some());
        self.table.hovered.set(over);
    }

    fn drop(self, event: &PointerEvent) {
        let is_carried = self.carried.get_untracked().is_some();
        self.stop();
        if !is_carried {
            return;
        }
        let over = under(f64::from(event.client_x()), f64::from(event.client_y()));
        // What is let go beside the plan stays in the hand.
        let is_meant = |place: &Place| {
            let sorts = ["space", "tile"];
            sorts.iter().any(|sort| place.which(sort).is_some()) || *place == places::DISCARD
        };
        if let Some(place) = over.filter(is_meant) {
            self.table.press(&place, event);
        }
    }

    fn stop(self) {
        self.press.set_value(None);
        self.carried.set(None);
    }
}

/// The place that an element is part of.
fn place_of(element: &Element) -> Option<Place> {
    let name = element.closest("[data-place]").ok()??.get_attribute("data-place")?;
    Some(match name.split_once('-') {
        Some((sort, which)) => Place::of(sort, which),
        None if name == places::DISCARD.to_string() => places::DISCARD,
        None => return None,
    })
}

fn under(x: f64, y: f64) -> Option<Place> {
    place_of(&document().element_from_point(x as f32, y as f32)?)
}

/// The thing under the pointer.
#[component]
pub fn Carried(drag: Drag) -> impl IntoView {
    let table = drag.table;
    let load = Memo::new(move |_| drag.carried.get().map(|(load, ..)| load));
    let px = move |of: fn((Load, f64, f64)) -> f64| {
        move || drag.carried.get().map(|carried| format!("{:.0}px", of(carried)))
    };
    live(move || {
        let picture = match load.get()? {
            Load::Tile => carried_tile(table)?,
            Load::Thing(Thing::Piece(colour)) => {
                view! { <Symbol id=piece_symbol(colour) class="sym--40"/> }.into_any()
            }
            Load::Thing(Thing::Feature(kind)) => {
                let role = table.game.with(|game| game.catalogue().feature(kind).role);
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
    })
}

fn carried_tile(table: Table<Cities>) -> Option<AnyView> {
    let Phase::PlaceTile { tile } = table.cx.moment.with(|moment| moment.view.phase) else {
        return None;
    };
    let rotation = table.local.with(|laying| laying.tile.map_or(0, |(_, rotation)| rotation));
    let face = table.game.with(|game| game.catalogue().face(tile).turned(rotation));
    Some(tile_picture(face, "").into_any())
}
