//! The fields of the map as something to press: those on offer show what they would bring, all
//! others say why not.

use engine::Seat;
use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, Event, FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};
use saint_malo::{Action, Field, Phase, Piece, SaintMalo};

use super::board::{draw_piece, gain_in_words};
use super::foresee::Gain;
use super::ink::use_symbol;
use super::say::{piece_name, side_name};
use super::scene::{Place, Scene, corner};
use crate::browser;
use crate::table::TableCx;
use crate::table::keys::Direction;
use crate::table::why::{Why, reason};
use crate::words::Texts;

/// Which field is being looked at, and what happens when it is chosen.
#[derive(Clone, Copy)]
pub struct Targets {
    /// Under the cursor, focused, or tapped once.
    pub preview: RwSignal<Option<Field>>,
    /// The one field that the Tab key reaches; arrows go on from there.
    focus: RwSignal<Field>,
    act: Callback<Action>,
}

impl Targets {
    pub fn new(act: Callback<Action>) -> Targets {
        let middle = Field::at(3, 3).expect("a city has a middle");
        Targets { preview: RwSignal::new(None), focus: RwSignal::new(middle), act }
    }

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
    fn focus(self, event: &FocusEvent, field: Field, is_offered: bool) {
        self.focus.set(field);
        let is_by_keyboard = event_target::<Element>(event).matches(":focus-visible");
        if is_by_keyboard == Ok(true) {
            self.preview.set(is_offered.then_some(field));
        }
    }

    /// Moves the focus over the map; a tower is stepped over.
    fn walk(self, from: Field, direction: Direction) {
        let (mut row, mut column) = (from.row(), from.column());
        // Beyond the right and lower edge no number is small enough any more.
        while let Some(next) = direction.from(row, column) {
            (row, column) = next;
            if let Some(field) = Field::at(row, column) {
                self.focus.set(field);
                browser::focus(&selector(field));
                return;
            }
        }
    }

    pub fn place(self, field: Field) {
        self.preview.set(None);
        self.act.run(Action::Place { field });
    }
}

fn selector(field: Field) -> String {
    format!(".city [data-field='{field}']")
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

/// All fields. They stay while the match goes on, so that the keyboard keeps its place.
#[component]
pub fn FieldButtons(
    cx: TableCx<SaintMalo>,
    scene: Memo<Scene>,
    shown: Signal<Seat>,
    targets: Targets,
) -> impl IntoView {
    let piece = Memo::new(move |_| cx.moment.with(|moment| piece_of(moment.view.phase)));
    // Somebody else's city is only looked at.
    let is_mine = Memo::new(move |_| {
        let shown = shown.get();
        cx.moment.with(|moment| moment.viewer.seat() == Some(shown) && !moment.is_replay)
    });
    let button = |field| view! { <FieldButton cx field scene piece is_mine targets/> };
    Field::all().map(button).collect_view()
}

#[component]
fn FieldButton(
    cx: TableCx<SaintMalo>,
    field: Field,
    scene: Memo<Scene>,
    piece: Memo<Option<Piece>>,
    is_mine: Memo<bool>,
    targets: Targets,
) -> impl IntoView {
    let why = Why::here::<SaintMalo>();
    let (x, y) = corner(field);
    let place = Memo::new(move |_| scene.with(|scene| scene.fields[field.idx()]));
    let offered = Memo::new(move |_| Some((place.get().target?, piece.get()?)));
    let is_offered = move || offered.with(Option::is_some);
    let label = move || {
        let texts = cx.words.texts();
        match offered.get() {
            Some((gain, piece)) => target_label(field, &gain, piece, &texts),
            None => field_label(&place.get(), &texts),
        }
    };
    let press = move |event: &Event| is_mine.get_untracked() && may_place(cx, field, event, why);
    let click = move |event: MouseEvent| {
        if press(&event) {
            targets.choose(field, &event);
        }
    };
    let key = move |event: KeyboardEvent| {
        let key = event.key();
        let direction = Direction::of_key(&key);
        if direction.is_none() && key != "Enter" && key != " " {
            return;
        }
        event.prevent_default();
        match direction {
            Some(direction) => targets.walk(field, direction),
            None if press(&event) => targets.place(field),
            None => {}
        }
    };
    let tabindex = move || {
        let is_reached = targets.focus.get() == field;
        is_mine.get().then_some(if is_reached { "0" } else { "-1" })
    };
    let hover = move |event: &PointerEvent, is_over: bool| {
        targets.hover(event, Some(field).filter(|_| is_over && untrack(is_offered)));
    };
    view! {
        <g
            class:can=is_offered
            class:cannot=move || is_mine.get() && !is_offered()
            class:is-selected=move || targets.preview.get() == Some(field)
            tabindex=tabindex
            role=move || if is_mine.get() { "button" } else { "img" }
            aria-label=label
            aria-disabled=move || (is_mine.get() && !is_offered()).then_some("true")
            data-field=field.to_string()
            on:click=click
            on:keydown=key
            on:pointerenter=move |event| hover(&event, true)
            on:pointerleave=move |event| hover(&event, false)
            on:focus=move |event| targets.focus(&event, field, untrack(is_offered))
        >
            <rect class="hit" x=x + 2.0 y=y + 2.0 width="76" height="76" rx="9"/>
            {move || {
                let (gain, piece) = offered.get()?;
                Some(target(&place.get(), &gain, piece, &cx.words.texts()))
            }}
        </g>
    }
}

/// Whether the rules offer the field; if not, it says why.
fn may_place(cx: TableCx<SaintMalo>, field: Field, press: &Event, why: Why) -> bool {
    let texts = cx.words.texts_once();
    let names = cx.names.get_untracked();
    let action = Action::Place { field };
    let reason = cx.moment.with_untracked(|moment| reason(moment, &action, &names, &texts));
    if let Some(reason) = &reason {
        why.answer(press, reason);
    }
    reason.is_none()
}

/// The ring around a field on offer, its gain, and the piece itself once it is looked at.
fn target(place: &Place, gain: &Gain, piece: Piece, texts: &Texts) -> impl IntoView + use<> {
    let Place { field, x, y, .. } = *place;
    let preview = draw_piece(field, piece, x, y, texts).into_any();
    let warning = gain.spoils.map(|_| use_symbol("warning", x + 54.0, y + 8.0, 18.0));
    view! {
        <rect class="ring" x=x + 5.0 y=y + 5.0 width="70" height="70" rx="9"/>
        <g class="gain-mark">{gain_mark(gain, x, y)}{warning}</g>
        <g class="is-preview">{preview}</g>
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

fn target_label(field: Field, gain: &Gain, piece: Piece, texts: &Texts) -> String {
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

/// What is there, for whoever cannot see the map.
fn field_label(place: &Place, texts: &Texts) -> String {
    let field = ("field", place.field.to_string().into());
    match place.piece {
        None => texts.say("saint-malo-field-free", &[field]),
        Some(piece) => {
            let piece = ("piece", piece_name(texts, piece).into());
            texts.say("saint-malo-field-taken", &[field, piece])
        }
    }
}
