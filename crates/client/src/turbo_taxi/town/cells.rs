//! The nine cells: what lies there, and what happens when somebody touches it.

use engine::Seat;
use leptos::prelude::*;
use turbo_taxi::{
    CENTRE, Card, Cell, Components, Crossing, Figures, Finding, Plan, Side, Task, findings,
};
use web_sys::{KeyboardEvent, MouseEvent, PointerEvent};

use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::turbo_taxi::builder::Builder;
use crate::turbo_taxi::card::CardPicture;
use crate::turbo_taxi::geometry::{corner, side_of};
use crate::turbo_taxi::gesture::{Gestures, Grip};
use crate::turbo_taxi::key_map::Meaning;
use crate::turbo_taxi::keys::tap_or_walk;
use crate::turbo_taxi::names::cell_label;
use crate::turbo_taxi::places;
use crate::words::Words;

#[component]
pub fn Cells(
    figures: Signal<Figures>,
    plan: Signal<Plan>,
    components: Signal<Components>,
    seat: Signal<Option<Seat>>,
    builder: Option<Builder>,
    gestures: Option<Gestures>,
    assist: Signal<bool>,
) -> impl IntoView {
    let crossing = Memo::new(move |_| components.get().crossing);
    let cell = move |cell: Cell| {
        let card = Memo::new(move |_| plan.with(|plan| plan[cell]));
        match builder.zip(gestures) {
            Some((builder, gestures)) => {
                view! { <OpenCell cell card crossing seat builder gestures/> }.into_any()
            }
            None => view! { <LaidCell cell card crossing seat/> }.into_any(),
        }
    };
    let preview = builder.map(|builder| {
        view! { <Preview figures plan components builder assist/> }
    });
    view! {
        {Cell::all().map(cell).collect_view()}
        {preview}
    }
}

/// A cell that is only looked at.
#[component]
fn LaidCell(
    cell: Cell,
    card: Memo<Option<Card>>,
    crossing: Memo<Crossing>,
    seat: Signal<Option<Seat>>,
) -> impl IntoView {
    let words = Words::here();
    let label = move || cell_label(&words.texts(), cell, card.get(), crossing.get());
    view! {
        <g
            class="cell"
            role="img"
            aria-label=follows(label)
            data-place=follows(move || places::cell(seat.get(), cell).to_string())
            transform=place(cell)
        >
            <rect class="lot" width="100" height="100"/>
            <CardPicture card crossing/>
        </g>
    }
}

#[component]
fn OpenCell(
    cell: Cell,
    card: Memo<Option<Card>>,
    crossing: Memo<Crossing>,
    seat: Signal<Option<Seat>>,
    builder: Builder,
    gestures: Gestures,
) -> impl IntoView {
    let words = Words::here();
    let is_inviting = Memo::new(move |_| {
        let is_selected = builder.selected().is_some();
        let is_held = builder.lead.holds_back(&places::cell(seat.get(), cell));
        is_selected && card.with(Option::is_none) && builder.is_open.get() && !is_held
    });
    let is_carried = move || builder.drag.with(|drag| drag.and_then(|it| it.from)) == Some(cell);
    let is_under = move || builder.drag.with(|drag| drag.and_then(|it| it.over)) == Some(cell);
    let is_closed = move || cell == CENTRE || !builder.is_open.get();
    // Assistive technology clicks without a pointer.
    let click = move |event: MouseEvent| {
        if event.detail() == 0 {
            builder.tap(cell);
        }
    };
    let key = move |event: KeyboardEvent| tap_or_walk(&event, || builder.tap(cell));
    let hover = move |event: PointerEvent| {
        if event.pointer_type() != "touch" {
            builder.pointed.set(Some(cell));
        }
    };
    view! {
        <g
            class="cell spot"
            class:can=follows(move || is_inviting.get())
            class:is-fixed=cell == CENTRE
            class:is-carried=follows(is_carried)
            class:is-selected=follows(is_under)
            class:is-touched=follows(move || builder.touched.get() == Some(cell))
            data-cell=cell.number()
            data-place=follows(move || places::cell(seat.get(), cell).to_string())
            data-card=follows(move || card.get().map(Card::label))
            role="button"
            tabindex=follows(move || if builder.focus.get() == cell { "0" } else { "-1" })
            aria-label=follows(move || cell_label(&words.texts(), cell, card.get(), crossing.get()))
            aria-disabled=follows(move || is_closed().then_some("true"))
            transform=place(cell)
            on:pointerdown=move |event| gestures.press(&event, Grip::Cell(cell))
            on:pointerenter=hover
            on:pointerleave=move |_| builder.pointed.set(None)
            on:wheel=move |event| gestures.wheel(&event, cell)
            on:contextmenu=move |event| gestures.menu(&event, Grip::Cell(cell))
            on:click=click
            on:keydown=key
            on:focus=move |_| builder.focus.set(cell)
        >
            <rect class="hit lot" width="100" height="100"/>
            {live(move || is_inviting.get().then(|| invitation(cell, builder)))}
            <CardPicture card crossing/>
            <rect class="focus" x="3" y="3" width="94" height="94" rx="4"/>
        </g>
    }
}

fn place(cell: Cell) -> String {
    let at = corner(cell);
    format!("translate({} {})", at.x, at.y)
}

/// An empty cell while a card is selected, with its key.
fn invitation(cell: Cell, builder: Builder) -> impl IntoView {
    let words = Words::here();
    let key = move || builder.keys.label(Meaning::Cell(cell), &words.texts());
    view! {
        <rect class="ring" x="4" y="4" width="92" height="92" rx="7"/>
        <path class="pls" d="M50 41v18M41 50h18"/>
        <g class="key">
            <rect x="10" y="73" width="17" height="17" rx="3"/>
            <text x="18.5" y="85.5">{key}</text>
        </g>
    }
}

/// The card that would lie there, and with help which of its sides fit.
#[component]
fn Preview(
    figures: Signal<Figures>,
    plan: Signal<Plan>,
    components: Signal<Components>,
    builder: Builder,
    assist: Signal<bool>,
) -> impl IntoView {
    let crossing = Memo::new(move |_| components.get().crossing);
    let wanted = Memo::new(move |_| {
        let dragged = builder.drag.get().and_then(|drag| Some((drag.over?, drag.card)));
        let selected = builder.selected().map(|kind| builder.face(kind));
        let pointed = builder.pointed.get().zip(selected);
        let pointed = pointed.filter(|(cell, _)| plan.with(|plan| plan[*cell].is_none()));
        let wanted = if builder.drag.get().is_some() { dragged } else { pointed };
        wanted.filter(|(cell, _)| *cell != CENTRE && builder.is_open.get())
    });
    let card = Memo::new(move |_| wanted.get().map(|(_, card)| card));
    let ticks = live(move || {
        let (cell, card) = wanted.get().filter(|_| assist.get())?;
        let from = builder.drag.get().and_then(|drag| drag.from);
        let fits = fits(&figures.get(), &plan.get(), &components.get(), from, cell, card);
        Some(fits.into_iter().map(|(side, is_good)| tick(cell, side, is_good)).collect_view())
    });
    let at = move || wanted.get().map_or_else(String::new, |(cell, _)| place(cell));
    view! {
        <g class="preview" transform=follows(at)>
            <g class="is-preview"><CardPicture card crossing/></g>
            {live(move || wanted.get().map(|_| {
                view! { <rect class="sel" x="2" y="2" width="96" height="96" rx="4"/> }
            }))}
        </g>
        <g class="preview">{ticks}</g>
    }
}

/// For every side of the cell that is settled, whether the card would fit there.
pub fn fits(
    figures: &Figures,
    plan: &Plan,
    components: &Components,
    from: Option<Cell>,
    cell: Cell,
    card: Card,
) -> Vec<(Side, bool)> {
    let (Some(figures), Some(centre)) = (figures.complete(), plan[CENTRE]) else {
        return Vec::new();
    };
    let mut plan = *plan;
    if let Some(from) = from {
        plan[from] = plan[cell];
    }
    plan[cell] = Some(card);
    let faults = findings(&Task::new(centre, figures), &plan, components);
    let judge = |side: Side| match (cell.neighbour(side), cell.field(side)) {
        (Some(other), _) if plan[other].is_none() => None,
        (Some(other), _) => {
            Some(!faults.contains(&Finding::Broken(cell.min(other), cell.max(other))))
        }
        (None, Some(field)) => {
            let is_wrong = faults.contains(&Finding::StrayExit(field))
                || faults.contains(&Finding::MissingExit(field));
            Some(!is_wrong)
        }
        (None, None) => None,
    };
    Side::ALL.into_iter().filter_map(|side| Some((side, judge(side)?))).collect()
}

fn tick(cell: Cell, side: Side, is_good: bool) -> impl IntoView {
    let at = side_of(cell, side);
    let (class, d) = match is_good {
        true => ("fit", "M-3.6 .3l2.6 2.8 4.8-5.6"),
        false => ("fit bad", "M-3 -3l6 6M3 -3l-6 6"),
    };
    view! {
        <g class=class transform=format!("translate({} {})", at.x, at.y)>
            <circle r="8"/>
            <path d=d/>
        </g>
    }
}

#[cfg(test)]
mod tests {
    use turbo_taxi::Field;

    use super::*;

    #[test]
    fn sides_fit_or_do_not_as_soon_as_they_are_settled() {
        let fields = [2, 5, 8, 11].map(|number| Field::new(number).unwrap());
        let plan: Plan = "- - - - dcurve1 - - - -".parse().unwrap();
        let check = |card| {
            let cell = Cell::new(5).unwrap();
            fits(&Figures::from(fields), &plan, &Components::default(), None, cell, card)
        };
        // Nothing stands at field 4, and the centre leads east; north and south are open.
        assert_eq!(check(Card::Straight0), [(Side::E, true), (Side::W, false)]);
        assert_eq!(check(Card::Straight1), [(Side::E, false), (Side::W, true)]);
        assert_eq!(check(Card::Curve3), [(Side::E, true), (Side::W, true)]);
    }
}
