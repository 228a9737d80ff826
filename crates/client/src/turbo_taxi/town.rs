//! Task and plan in one picture: the frame with its figures, nine cells, what lights up, what is
//! wrong, and the taxis on their way.

mod border;
mod cells;
mod figures;
mod lights;
mod marks;
mod traffic;

use engine::Seat;
use leptos::prelude::*;
use turbo_taxi::{CENTRE, Card, Cell, Components, Figures, Finding, Plan, Task};

use self::border::Border;
use self::cells::Cells;
use self::figures::FigureTokens;
use self::lights::Lights;
use self::marks::{Marks, Rings};
use self::traffic::Traffic;
use super::builder::Builder;
use super::geometry::SIZE;
use super::gesture::Gestures;
use super::placing::Placing;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::picture::Picture;
use crate::words::Words;

pub use self::cells::fits;
pub use self::figures::{class_of, symbol_of};
pub use self::traffic::DRIVE_MS_MAX;

/// What a hint says about the board.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Advice {
    /// Cards that stand in the way.
    pub wrong: Vec<Cell>,
    /// The card that belongs into a cell.
    pub next: Option<(Cell, Card)>,
}

/// The drawings of the cards, which all boards and piles of a page use. Once on every page.
#[component]
pub fn CardDrawings() -> impl IntoView {
    view! { <Picture name="taxi-cards"/> }
}

/// The picture. With a `builder` it can be built on, with `placing` figures can be put on its
/// frame; the children are what stands in its corners.
#[component]
pub fn Town(
    #[prop(into)] figures: Signal<Figures>,
    #[prop(into)] plan: Signal<Plan>,
    #[prop(into)] components: Signal<Components>,
    /// Whose board it is, where there are several.
    #[prop(into, optional)]
    seat: Signal<Option<Seat>>,
    /// What is wrong, as the table helps or as a check has found.
    #[prop(into, optional)]
    findings: Signal<Vec<Finding>>,
    #[prop(optional)] builder: Option<Builder>,
    #[prop(optional)] gestures: Option<Gestures>,
    #[prop(optional)] placing: Option<Placing>,
    /// Whether sides that fit are marked while a card is carried there, and roads that are reached
    /// light up (TT-51).
    #[prop(into, optional)]
    assist: Signal<bool>,
    #[prop(into, optional)] advice: Signal<Advice>,
    /// The taxis of a right plan drive to their houses.
    #[prop(into, optional)]
    is_driving: Signal<bool>,
    #[prop(optional)] children: Option<Children>,
) -> impl IntoView {
    let words = Words::here();
    let task = Memo::new(move |_| {
        let figures = figures.get().complete()?;
        plan.with(|plan| plan[CENTRE]).map(|centre| Task::new(centre, figures))
    });
    let label = move || {
        let n = plan.with(Plan::n_laid);
        words.say("taxi-town", &[("n", n.into())])
    };
    // Whoever builds without help traces the roads alone.
    let is_lit = Memo::new(move |_| builder.is_none() || assist.get() || is_driving.get());
    let is_open = move || builder.is_some_and(|builder| builder.is_open.get());
    view! {
        <svg
            class="town"
            class:town--open=follows(is_open)
            class:is-driving=follows(move || is_driving.get())
            viewBox=format!("0 0 {SIZE} {SIZE}")
            role="group"
            aria-label=follows(label)
        >
            <rect class="ground" width=SIZE height=SIZE/>
            <Border figures components placing/>
            <rect class="well" x="58" y="58" width="300" height="300"/>
            <Cells figures plan components seat builder gestures assist/>
            {live(move || is_lit.get().then(|| view! { <Lights task plan components/> }))}
            <path class="seam" d=SEAMS/>
            <rect class="gf" x="58" y="58" width="300" height="300"/>
            {live(move || plan.with(|plan| plan[CENTRE].is_some()).then(bolts))}
            <Rings advice components/>
            <FigureTokens figures placing is_driving/>
            <Marks figures findings/>
            <Traffic task plan components is_driving/>
            {children.map(|children| children())}
        </svg>
    }
}

const SEAMS: &str = "\
    M158 58v29m0 42v29M58 158h29m42 0h29M158 158v29m0 42v29M158 158h29m42 0h29\
    M158 258v29m0 42v29M258 158h29m42 0h29M258 58v29m0 42v29M58 258h29m42 0h29\
    M258 158v29m0 42v29M158 258h29m42 0h29M258 258v29m0 42v29M258 258h29m42 0h29";

/// The centre is fixed, and looks it.
fn bolts() -> impl IntoView {
    view! {
        <g class="bolts">
            <path class="ctr" d="M158 158h16l-16 16zM258 158h-16l16 16z"/>
            <path class="ctr" d="M158 258h16l-16 -16zM258 258h-16l16 -16z"/>
            <circle cx="163" cy="163" r="2.3"/>
            <circle cx="163" cy="253" r="2.3"/>
            <circle cx="253" cy="163" r="2.3"/>
            <circle cx="253" cy="253" r="2.3"/>
        </g>
    }
}
