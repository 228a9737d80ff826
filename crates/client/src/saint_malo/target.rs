//! The fields that can be chosen now, each with what it would bring.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, FocusEvent, MouseEvent, PointerEvent};
use saint_malo::{Action, Field, Phase, Piece, SaintMalo};

use super::board::{draw_piece, gain_in_words};
use super::foresee::Gain;
use super::ink::use_symbol;
use super::say::{piece_name, side_name};
use super::scene::{Place, Scene};
use crate::table::TableCx;
use crate::words::Texts;

/// Which field is being looked at, and what happens when it is chosen.
#[derive(Clone, Copy)]
pub struct Targets {
    /// Under the cursor, focused, or tapped once.
    pub preview: RwSignal<Option<Field>>,
    pub act: Callback<Action>,
}

impl Targets {
    /// With a mouse or a key the first click places. A finger covers what it touches, so its first
    /// tap only shows.
    fn choose(self, field: Field, event: &MouseEvent) {
        let pointer = event.dyn_ref::<PointerEvent>().map(PointerEvent::pointer_type);
        let is_touch = pointer.as_deref() == Some("touch");
        if is_touch && self.preview.get_untracked() != Some(field) {
            self.preview.set(Some(field));
            return;
        }
        self.place(field);
    }

    /// A mouse that comes over a field shows what it would bring. A finger does not hover: what
    /// browsers say about it before its tap must not make the tap the second one.
    fn hover(self, event: &PointerEvent, preview: Option<Field>) {
        if event.pointer_type() != "touch" {
            self.preview.set(preview);
        }
    }

    /// A field reached by keyboard. A finger, too, gives the focus to what it touches.
    fn focus(self, event: &FocusEvent, field: Field) {
        let is_by_keyboard = event_target::<Element>(event).matches(":focus-visible");
        if is_by_keyboard == Ok(true) {
            self.preview.set(Some(field));
        }
    }

    pub fn place(self, field: Field) {
        self.preview.set(None);
        self.act.run(Action::Place { field });
    }
}

/// What the phase puts on a field.
pub fn piece_of(phase: Phase) -> Option<Piece> {
    match phase {
        Phase::PlaceCrates { .. } => Some(Piece::Crate),
        Phase::PlaceWalls { .. } => Some(Piece::Wall),
        Phase::PlaceChurch { size } => Some(Piece::Church(size)),
        Phase::PlacePerson { person } => Some(Piece::Person(person)),
        Phase::PlaceHouses { .. } => Some(Piece::House),
        Phase::Roll
        | Phase::Reroll { .. }
        | Phase::Use
        | Phase::BonusPerson
        | Phase::Finish
        | Phase::Over => None,
    }
}

pub fn rings(scene: &Scene, cx: TableCx<SaintMalo>, targets: Targets) -> impl IntoView + use<> {
    let piece = cx.moment.with(|moment| piece_of(moment.view.phase));
    let texts = cx.words.texts();
    let offered = scene.fields.iter().filter_map(|place| Some((place, place.target?, piece?)));
    let rings: Vec<_> =
        offered.map(|(place, gain, piece)| ring(*place, gain, piece, &texts, targets)).collect();
    rings.collect_view()
}

fn ring(
    place: Place,
    gain: Gain,
    piece: Piece,
    texts: &Texts,
    targets: Targets,
) -> impl IntoView + use<> {
    let Place { field, x, y, .. } = place;
    let is_shown = move || targets.preview.get() == Some(field);
    let preview = draw_piece(field, piece, x, y, texts).into_any();
    let label = label(field, &gain, piece, texts);
    let mark = gain_mark(&gain, x, y);
    let warning = gain.spoils.map(|_| use_symbol("warning", x + 54.0, y + 8.0, 18.0));
    let choose = move |event: MouseEvent| targets.choose(field, &event);
    let key = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Enter" || event.key() == " " {
            event.prevent_default();
            targets.place(field);
        }
    };
    view! {
        <g
            class="can"
            class:is-selected=is_shown
            tabindex="0"
            role="button"
            aria-label=label
            data-field=field.to_string()
            on:click=choose
            on:keydown=key
            on:pointerenter=move |event| targets.hover(&event, Some(field))
            on:pointerleave=move |event| targets.hover(&event, None)
            on:focus=move |event| targets.focus(&event, field)
        >
            <rect class="ring" x=x + 5.0 y=y + 5.0 width="70" height="70" rx="9"/>
            <g class="gain-mark">{mark}{warning}</g>
            <g class="is-preview">{preview}</g>
        </g>
    }
}

/// The gain itself where it differs from field to field, else a dot.
fn gain_mark(gain: &Gain, x: f64, y: f64) -> AnyView {
    let number = |n: i32, symbol: &str| {
        view! {
            {use_symbol(symbol, x + 42.0, y + 28.0, 24.0)}
            <text class="gain" x=x + 38.0 y=y + 49.0>{format!("+{n}")}</text>
        }
        .into_any()
    };
    match gain {
        Gain { coins, .. } if 0 < *coins => number(*coins, "sm-coin"),
        Gain { vp, .. } if 0 < *vp => number(*vp, "ct-star"),
        _ => view! { <circle class="nil" cx=x + 40.0 cy=y + 40.0 r="4.5"/> }.into_any(),
    }
}

fn label(field: Field, gain: &Gain, piece: Piece, texts: &Texts) -> String {
    let is_church = matches!(piece, Piece::Church(_));
    let words = gain_in_words(gain, is_church, texts);
    let args = [("field", field.to_string().into()), ("gain", words.into())];
    let place = match gain.spoils {
        None => texts.say("saint-malo-target", &args),
        Some(side) => {
            let side = [("side", side_name(texts, side).into())];
            texts.say("saint-malo-target-spoils", &[&args[..], &side].concat())
        }
    };
    format!("{}, {place}", piece_name(texts, piece))
}
