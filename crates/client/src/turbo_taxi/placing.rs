//! Putting the figures on the border: by the commissioner of a race, and in the editor of tasks.
//! Tap a figure, then a field; tap a figure that stands there to lift it. Dragging works as well.

use engine::Game;
use leptos::prelude::*;
use turbo_taxi::{Components, Field, Figure, Figures, TurboTaxi};
use web_sys::{KeyboardEvent, MouseEvent};

use super::geometry::{SIZE, angle, place_along};
use super::keys::tap_or_walk;
use super::lead::Lead;
use super::names::{field_label, figure_name};
use super::places;
use super::town::{class_of, symbol_of};
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::kit::toast::Toasts;
use crate::words::Words;

#[derive(Clone, Copy)]
pub struct Placing {
    pub figures: Signal<Figures>,
    /// Whether the figure may be put there (TT-33 to TT-35).
    pub may_put: Callback<(Figure, Field), bool>,
    pub put: Callback<(Figure, Field)>,
    pub lift: Callback<Figure>,
    pub is_open: Signal<bool>,
    pub selected: RwSignal<Option<Figure>>,
    pub focus: RwSignal<Field>,
    lead: Lead,
    toasts: Toasts,
    words: Words,
}

impl Placing {
    pub fn new(
        figures: impl Into<Signal<Figures>>,
        is_open: impl Into<Signal<bool>>,
        may_put: Callback<(Figure, Field), bool>,
        put: Callback<(Figure, Field)>,
        lift: Callback<Figure>,
    ) -> Placing {
        let first = Field::new(0).expect("there is a first field");
        Placing {
            figures: figures.into(),
            may_put,
            put,
            lift,
            is_open: is_open.into(),
            selected: RwSignal::new(Figure::ALL.first().copied()),
            focus: RwSignal::new(first),
            lead: Lead::here(),
            toasts: Toasts::here(),
            words: Words::here(),
        }
    }

    /// For a new task: the first figure is put first.
    pub fn begin_anew(self) {
        self.selected.set(Figure::ALL.first().copied());
    }

    /// Whether the selected figure may be put there, and no lesson wants another field.
    fn is_offered(self, field: Field) -> bool {
        let selected = self.selected.get();
        self.figures.track();
        let may_put = selected.is_some_and(|figure| self.may_put.run((figure, field)));
        self.is_open.get() && may_put && !self.lead.holds_back(&places::field(field))
    }

    pub fn tap(self, field: Field) {
        if self.is_open.get_untracked() {
            self.lead.tap(&places::field(field), || self.put_or_lift(field));
        }
    }

    /// A figure that stands there is picked up; else the selected one is put down.
    fn put_or_lift(self, field: Field) {
        let standing = self.figures.with_untracked(|figures| {
            figures.placed().find(|(_, at)| *at == field).map(|(figure, _)| figure)
        });
        match (standing, self.selected.get_untracked()) {
            (Some(figure), _) => {
                self.lift.run(figure);
                self.selected.set(Some(figure));
            }
            (None, Some(figure)) if self.may_put.run((figure, field)) => {
                self.put.run((figure, field));
                self.select_next(figure);
            }
            // A field that is free is refused for one reason only.
            (None, Some(_)) => {
                let words = self.words.say_once("taxi-why-green", &[]);
                self.toasts.refusal(TurboTaxi::ID, words, Some("TT-34"));
            }
            (None, None) => {}
        }
    }

    fn select(self, figure: Figure) {
        if self.lead.is_free() {
            self.selected.set(Some(figure));
        }
    }

    /// After a figure, the next one that does not stand yet.
    fn select_next(self, after: Figure) {
        let figures = self.figures.get_untracked();
        let missing = |figure: &Figure| *figure != after && figures[*figure].is_none();
        self.selected.set(Figure::ALL.into_iter().find(missing));
    }

    /// The figures that stand, in the order in which they were put.
    pub fn in_order(self) -> Memo<Vec<Figure>> {
        Memo::new(move |before: Option<&Vec<Figure>>| {
            let figures = self.figures.get();
            let stands = |figure: &Figure| figures[*figure].is_some();
            let mut order: Vec<Figure> = before.into_iter().flatten().copied().collect();
            order.retain(stands);
            let new = Figure::ALL.into_iter().filter(stands);
            let new: Vec<Figure> = new.filter(|figure| !order.contains(figure)).collect();
            order.extend(new);
            order
        })
    }

    /// Takes figures from the border; the first of them is put next.
    pub fn take(self, figures: impl IntoIterator<Item = Figure>) {
        let mut figures = figures.into_iter().peekable();
        let first = figures.peek().copied();
        figures.for_each(|figure| self.lift.run(figure));
        if first.is_some() {
            self.selected.set(first);
        }
    }
}

#[component]
pub fn FieldButton(
    field: Field,
    figures: Signal<Figures>,
    components: Signal<Components>,
    placing: Placing,
) -> impl IntoView {
    let words = Words::here();
    let is_offered = Memo::new(move |_| placing.is_offered(field));
    let standing = Memo::new(move |_| {
        figures.with(|figures| figures.placed().find(|(_, at)| *at == field).map(|(it, _)| it))
    });
    let label = move || {
        field_label(&words.texts(), field, standing.get(), components.get().is_green(field))
    };
    let key = move |event: KeyboardEvent| tap_or_walk(&event, || placing.tap(field));
    let turn = format!("rotate({} {} {})", angle(field.side()), SIZE / 2.0, SIZE / 2.0);
    let x = place_along(field) + 3.0;
    view! {
        <g
            class="field spot"
            class:can=follows(move || is_offered.get())
            role="button"
            tabindex=follows(move || if placing.focus.get() == field { "0" } else { "-1" })
            aria-label=follows(label)
            data-field=field.number()
            data-place=places::field(field).to_string()
            transform=turn
            on:click=move |_: MouseEvent| placing.tap(field)
            on:keydown=key
            on:focus=move |_| placing.focus.set(field)
        >
            <rect class="hit" x=x y="5" width="94" height="50" rx="4"/>
            {live(move || is_offered.get().then(|| view! {
                <rect class="ring" x=x + 4.0 y="9" width="86" height="42" rx="5"/>
            }))}
        </g>
    }
}

/// The four figures to choose from; those that stand already are marked.
#[component]
pub fn FigureTray(placing: Placing) -> impl IntoView {
    let words = Words::here();
    let button = move |figure: Figure| {
        let is_selected = move || placing.selected.get() == Some(figure);
        let stands = move || placing.figures.with(|figures| figures[figure].is_some());
        view! {
            <button
                type="button"
                class=format!("pick tray__figure {}", class_of(figure))
                class:is-on=follows(is_selected)
                class:is-standing=follows(stands)
                aria-pressed=follows(move || is_selected().to_string())
                data-place=places::figure(figure).to_string()
                on:click=move |_| placing.select(figure)
            >
                <i class=format!("pb {}", figure.colour().badge()) aria-hidden="true">
                    {figure.colour().badge().to_string()}
                </i>
                <Symbol id=symbol_of(figure) class="sym--32"/>
                <span>{live(move || figure_name(&words.texts(), figure))}</span>
            </button>
        }
    };
    view! {
        <div class="tray" role="group" aria-label=words.of("taxi-tray")>
            {Figure::ALL.map(button).collect_view()}
        </div>
    }
}
