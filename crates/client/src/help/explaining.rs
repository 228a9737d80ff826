//! "What is this?": point at anything on the table, and it says what it is, what it brings and
//! which rule is about it. By a press after asking for it, by a long press on a phone, or by the
//! key `i` where the keyboard is.

use std::time::Duration;

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, Event, PointerEvent};

use super::Explained;
use crate::browser;
use crate::kit::symbol::Symbol;
use crate::route::Route;
use crate::table::bubble::Bubble;
use crate::table::keys::on_key;
use crate::table::{AnyTable, Place, brought};
use crate::words::Words;

/// So long a finger rests on what it asks about.
const LONG_PRESS: Duration = Duration::from_millis(500);
/// A finger that moves further than this scrolls.
const STILL: f64 = 10.0;

#[derive(Clone, Copy)]
pub struct Explaining {
    /// Whether the next press asks.
    pub is_asked: RwSignal<bool>,
    pub shown: RwSignal<Option<Place>>,
    /// Where a finger rests, and which one of all that have rested.
    pressed: StoredValue<Option<(f64, f64)>>,
    n_pressed: StoredValue<u32>,
    /// Whether the press that ends now was a question.
    is_answered: StoredValue<bool>,
}

impl Explaining {
    pub fn new() -> Explaining {
        Explaining {
            is_asked: RwSignal::new(false),
            shown: RwSignal::new(None),
            pressed: StoredValue::new(None),
            n_pressed: StoredValue::new(0),
            is_answered: StoredValue::new(false),
        }
    }

    /// The next press asks instead of doing something.
    pub fn ask(self) {
        self.shown.set(None);
        self.is_asked.set(true);
    }

    /// A press somewhere on the table; where it asked, it does nothing else.
    pub fn click(self, event: &Event) {
        let was_shown = self.shown.with_untracked(Option::is_some);
        let is_answered = self.is_answered.get_value();
        self.is_answered.set_value(false);
        if is_answered {
            return stop(event);
        }
        if self.is_asked.get_untracked() {
            stop(event);
            // Beside everything there is nothing to say: the question stands.
            if let Some(place) = place_of(event.target()) {
                self.is_asked.set(false);
                self.shown.set(Some(place));
            }
        } else if was_shown {
            self.shown.set(None);
        }
    }

    pub fn press(self, event: &PointerEvent) {
        if event.pointer_type() != "touch" {
            return;
        }
        // Where a long press ends without a click, the next press is none of it.
        self.is_answered.set_value(false);
        self.pressed.set_value(Some((event.client_x().into(), event.client_y().into())));
        self.n_pressed.update_value(|n| *n += 1);
        let (number, place) = (self.n_pressed.get_value(), place_of(event.target()));
        let answer = move || {
            let rests = self.pressed.try_get_value().flatten().is_some()
                && self.n_pressed.try_get_value() == Some(number);
            if rests && place.is_some() {
                self.is_answered.set_value(true);
                self.shown.set(place.clone());
            }
        };
        set_timeout(answer, LONG_PRESS);
    }

    /// The browser has a menu of its own for a long press.
    pub fn keep_menu_away(self, event: &Event) {
        if self.pressed.get_value().is_some() {
            event.prevent_default();
        }
    }

    pub fn move_finger(self, event: &PointerEvent) {
        let Some((x, y)) = self.pressed.get_value() else { return };
        let (dx, dy) = (f64::from(event.client_x()) - x, f64::from(event.client_y()) - y);
        if STILL < dx.hypot(dy) {
            self.pressed.set_value(None);
        }
    }

    pub fn lift(self) {
        self.pressed.set_value(None);
    }
}

impl Default for Explaining {
    fn default() -> Explaining {
        Explaining::new()
    }
}

fn stop(event: &Event) {
    event.prevent_default();
    event.stop_propagation();
}

fn place_of(target: Option<web_sys::EventTarget>) -> Option<Place> {
    let element = target?.dyn_into::<Element>().ok()?;
    let place = element.closest("[data-place]").ok()??;
    place.get_attribute("data-place").map(Place::written)
}

#[component]
pub fn ExplainedPlace(table: AnyTable) -> impl IntoView {
    let explaining = table.explaining;
    on_key(move |key| {
        let is_ours = matches!(key, "i" | "I") && !untrack(|| table.has_own_letter(key));
        if is_ours {
            explaining.shown.set(place_of(browser::focused().map(Into::into)));
        }
        is_ours
    });
    let closed = window_event_listener(ev::keydown, move |key| {
        if key.key() == "Escape" {
            explaining.is_asked.set(false);
            explaining.shown.set(None);
        }
    });
    on_cleanup(move || closed.remove());
    let asks = move || {
        let words = table.cx.words;
        explaining.is_asked.get().then(|| {
            view! { <p class="asks-what" role="status">{words.of("help-point")}</p> }
        })
    };
    view! {
        {asks}
        <Bubble table pointed=explaining.shown class="what">
            {move || explaining.shown.get().map(|place| view! { <Said table place/> })}
        </Bubble>
    }
}

#[component]
fn Said(table: AnyTable, place: Place) -> impl IntoView {
    let words = Words::here();
    let basics = table.cx.ui.basics();
    let found = Explained::of(basics.explained, &place);
    let target = table.target(&place);
    let what = move || match found {
        Some(it) => words.say(&format!("{}-what-{}", basics.id, it.sort), &[]),
        None => words.say("what-else", &[]),
    };
    let close = move |_| table.explaining.shown.set(None);
    let now = target.as_ref().map(|it| it.words.clone());
    let brings = target.map(|it| brought(&it.brings));
    let rule = found.map(|it| {
        let page = Route::Rules { game: basics.id.to_owned() }.path();
        let href = format!("{page}#{}", it.rule);
        view! { <a class="link" href=href target="_blank">{it.rule}</a> }
    });
    view! {
        <p class="bubble__text">{what}</p>
        <p class="bubble__now quiet">{now}</p>
        <div class="bubble__foot">
            {brings}
            <span class="bubble__step">{rule}</span>
            <button class="icon-button" aria-label=words.of("help-close") on:click=close>
                <Symbol id="close" class="sym--20 mono"/>
            </button>
        </div>
    }
}
