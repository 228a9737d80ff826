//! The options of a game, with what they may be.

mod file_input;
mod inputs;
mod numbers;
mod offered_input;
mod slot;

use engine::{OptionGroup, OptionKind};
use leptos::prelude::*;

use self::file_input::file_input;
use self::inputs::{choice_input, number_input, seat_input, switch_input};
use self::numbers::numbers_field;
use self::offered_input::{Choices, offered_input};
use self::slot::Slot;
use super::form::Form;
use crate::games::{self, AnyGameUi};
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::options::{Field, Remarks};
use crate::words::Words;

#[component]
pub fn OptionFields(game: String, form: RwSignal<Form>) -> impl IntoView {
    games::part_with_code(&game.clone(), move |code| {
        view! { <KnownFields game=game.clone() ui=code.ui form/> }.into_any()
    })
}

#[component]
fn KnownFields(game: String, ui: &'static dyn AnyGameUi, form: RwSignal<Form>) -> impl IntoView {
    let words = Words::here();
    let fields = StoredValue::new(ui.fields());
    let n_seats = Memo::new(move |_| form.with(Form::n_seats));
    let game = StoredValue::new(game);
    let rows = move |group: OptionGroup| {
        let (is_alone, n_seats) = (n_seats.get() == 1, n_seats.get());
        let is_wanted = |it: &Field| it.is_for_one == is_alone && is_in(it, group);
        let row = |field: Field| {
            let slot = Slot::of_form(form, &field);
            let part = FormPart { game: game.get_value(), ui, n_seats, form, group };
            option_field(part, field, slot)
        };
        fields.get_value().into_iter().filter(is_wanted).map(row).collect::<Vec<_>>()
    };
    let group = move |group: OptionGroup| {
        let rows = rows(group);
        let title = words.of(match group {
            OptionGroup::Play => "new-options-play",
            OptionGroup::Pace => "new-options-pace",
            OptionGroup::Help | OptionGroup::Owners => "new-options-help",
        });
        (!rows.is_empty()).then(|| {
            view! {
                <fieldset class="new__group">
                    <legend>{title}</legend>
                    {rows}
                </fieldset>
            }
        })
    };
    let groups =
        move || [OptionGroup::Play, OptionGroup::Pace, OptionGroup::Help].map(group).collect_view();
    let owners = live(move || {
        let rows = rows(OptionGroup::Owners);
        (!rows.is_empty()).then(|| {
            view! {
                <details class="new__options new__components">
                    <summary>{words.of("new-components")}</summary>
                    {rows}
                </details>
            }
        })
    });
    view! {
        <details class="new__options">
            <summary>{words.of("new-options")}</summary>
            {groups}
        </details>
        {owners}
        <Remarked ui form/>
    }
}

/// Files stand apart: only who owns the printed game has one. What is known by name is offered to
/// all.
fn is_in(field: &Field, group: OptionGroup) -> bool {
    let can_be_file = matches!(field.kind, OptionKind::NamedOrFile(_));
    field.group == group || can_be_file && group == OptionGroup::Owners
}

/// What should be known of the options, whether they are looked at or not.
#[component]
fn Remarked(ui: &'static dyn AnyGameUi, form: RwSignal<Form>) -> impl IntoView {
    let words = Words::here();
    let said = Memo::new(move |_| {
        let texts = words.texts();
        let (options, n_seats) = form.with(|form| (form.table().options, form.n_seats()));
        ui.remarks(Remarks { options, n_seats, texts: &texts })
    });
    let items =
        |lines: Vec<String>| lines.into_iter().map(|line| view! { <li>{line}</li> }).collect_view();
    let faulty = live(move || {
        let faults = said.get().faults;
        (!faults.is_empty()).then(|| {
            let items = items(faults);
            view! {
                <p class="small" role="alert">{words.of("new-faults")}</p>
                <ul class="new__faults small">{items}</ul>
            }
        })
    });
    let list = live(move || {
        let remarks = said.get().remarks;
        (!remarks.is_empty()).then(|| {
            let items = items(remarks);
            view! { <ul class="new__remarks small quiet" role="status">{items}</ul> }
        })
    });
    view! { {faulty} {list} }
}

/// Where an option is asked for.
#[derive(Clone)]
struct FormPart {
    game: String,
    ui: &'static dyn AnyGameUi,
    n_seats: u8,
    form: RwSignal<Form>,
    group: OptionGroup,
}

fn option_field(part: FormPart, field: Field, slot: Slot) -> AnyView {
    let words = Words::here();
    let FormPart { game, ui, n_seats, form, group } = &part;
    let label_key = format!("{game}-option-{}", field.key);
    let input = match field.kind {
        OptionKind::Number { min, max } => number_input(slot, min, max),
        OptionKind::Switch => switch_input(slot),
        OptionKind::Seat => seat_input(slot, *n_seats),
        OptionKind::Choice(ref values) => match Choices::of(*ui, field.key, *form) {
            Some(choices) => offered_input(slot, choices),
            None => choice_input(slot, &label_key, values),
        },
        OptionKind::ChoiceOrNumbers { ref names, ref numbers } => {
            return numbers_field(slot, &label_key, names, numbers);
        }
        OptionKind::File => file_input(slot),
        OptionKind::NamedOrFile(_) if *group == OptionGroup::Owners => file_input(slot),
        OptionKind::NamedOrFile(ref names) => choice_input(slot, &label_key, names),
        OptionKind::PerSeat(_) => return per_seat(&part, &field, slot),
    };
    let help = help_of(&label_key);
    let label = move || words.say(&label_key, &[]);
    view! {
        <label class="field option">
            <span>{label}</span>
            {input}
            {help}
        </label>
    }
    .into_any()
}

/// What an option is good for, in a sentence.
fn help_of(label_key: &str) -> impl IntoView + use<> {
    let (words, key) = (Words::here(), format!("{label_key}-help"));
    view! { <small class="option__help small quiet">{live(move || words.say(&key, &[]))}</small> }
}

/// The same options for each seat at the table.
fn per_seat(part: &FormPart, field: &Field, slot: Slot) -> AnyView {
    let words = Words::here();
    let label_key = format!("{}-option-{}", part.game, field.key);
    let help = help_of(&label_key);
    let label = live(move || words.say(&label_key, &[]));
    let of_seat = field.of_seat();
    let seat = |seat: u8| {
        let name = live(move || words.say(&format!("seat-colour-{seat}"), &[]));
        let rows = of_seat.iter().map(|inner| {
            let slot = slot.within(seat.into(), inner.key);
            option_field(part.clone(), inner.clone(), slot)
        });
        view! {
            <fieldset class="option-seat">
                <legend>{name}</legend>
                {rows.collect_view()}
            </fieldset>
        }
    };
    let seats = (0..part.n_seats).map(seat).collect_view();
    view! {
        <details class="option-seats">
            <summary>{label}</summary>
            {help}
            {seats}
        </details>
    }
    .into_any()
}
