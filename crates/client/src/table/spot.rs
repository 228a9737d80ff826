//! What makes an element of a board or a panel something to press: spread over it, it is lit when
//! the rules offer it, says its name, shows what it would bring, and answers why not.

use leptos::attr::Attribute;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};

use super::keys::Direction;
use super::target::AnyTarget;
use super::{AnyTable, Place};
use crate::browser;
use crate::kit::live::follows;
use crate::kit::memo::Memo;

impl AnyTable {
    /// For `<button {..table.spot(place)}>` and `<g {..table.spot(place)}>`.
    pub fn spot(self, place: Place) -> impl Attribute {
        let at = StoredValue::new(place);
        let target = Memo::new(move |_| at.with_value(|place| self.target(place)));
        let is_on =
            Memo::new(move |_| target.with(|it| it.as_ref().is_some_and(|target| target.is_on)));
        let is_chosen = move || self.chosen.get().is_some_and(|it| at.with_value(|at| it == *at));
        let is_seen = move || self.hovered.get().is_some_and(|it| at.with_value(|at| it == *at));
        let is_pressable = Memo::new(move |_| self.is_played() && target.with(Option::is_some));
        let label = move || target.with(|it| it.as_ref().map(AnyTarget::label));
        let is_off = move || !is_on.get() && target.with(Option::is_some);
        let is_refused = move || is_pressable.get() && !is_on.get();
        let press = move |event: &ev::Event| {
            // Who only watches is refused nothing.
            if is_pressable.get_untracked() {
                at.with_value(|place| self.press(place, event));
            }
        };
        let hover = move |is_over: bool| {
            let place = is_over.then(|| at.get_value());
            self.hovered.set(place.filter(|_| is_on.get_untracked()));
        };
        let by_mouse = |event: &PointerEvent| event.pointer_type() != "touch";
        view! {
            <{..}
                class:spot=true
                class:can=follows(move || is_on.get())
                class:cannot=follows(is_off)
                class:is-chosen=follows(is_chosen)
                class:is-seen=follows(is_seen)
                role=follows(move || if is_pressable.get() { "button" } else { "img" })
                tabindex=follows(move || if is_on.get() { "0" } else { "-1" })
                aria-label=follows(label)
                aria-disabled=follows(move || is_refused().then_some("true"))
                aria-pressed=follows(move || is_chosen().then_some("true"))
                data-place=at.get_value().to_string()
                on:click=move |event: MouseEvent| press(&event)
                on:keydown=move |event: KeyboardEvent| by_key(&event, press)
                on:pointerenter=move |event: PointerEvent| {
                    if by_mouse(&event) {
                        hover(true);
                    }
                }
                on:pointerleave=move |event: PointerEvent| {
                    if by_mouse(&event) {
                        hover(false);
                    }
                }
                on:focus=move |event: FocusEvent| {
                    if event_target::<Element>(&event).matches(":focus-visible") == Ok(true) {
                        hover(true);
                    }
                }
                on:blur=move |_: FocusEvent| hover(false)
            />
        }
    }
}

/// Buttons press themselves; a drawing must be told. Arrows go to the nearest neighbour.
fn by_key(event: &KeyboardEvent, press: impl Fn(&ev::Event)) {
    let key = event.key();
    let element = event.current_target().and_then(|it| it.dyn_into::<Element>().ok());
    let Some(element) = element else { return };
    if let Some(direction) = Direction::of_key(&key) {
        event.prevent_default();
        return browser::focus_towards(&element, direction);
    }
    let is_button = element.tag_name().eq_ignore_ascii_case("button");
    if !is_button && (key == "Enter" || key == " ") {
        event.prevent_default();
        press(event);
    }
}
