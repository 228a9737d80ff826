//! Rings on the page around places: dashed and numbered where something has changed since one's
//! own last step, whole where the log or a panel points. The shell lays them over whatever the game
//! has drawn.

use engine::Seat;
use leptos::ev;
use leptos::prelude::*;

use crate::browser::{self, Area};
use crate::kit::effect::effect;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::table::{AnyTable, Place, Sentence};

/// More numbers would be a table of contents.
const NUMBERS_MAX: usize = 9;

/// A ring, in pixels of the window.
#[derive(Clone, PartialEq, Debug)]
struct Ring {
    place: Place,
    /// What the news calls it.
    number: Option<usize>,
    area: Area,
}

/// A place that a list of news marks.
#[derive(Clone, PartialEq, Debug)]
pub struct Marked {
    place: Place,
    /// Whose news it is: their plate is ringed where the place itself is not to be seen.
    seat: Option<Seat>,
    /// That of the sentence.
    pub number: Option<usize>,
}

pub fn numbered(since: &[Sentence]) -> Vec<Marked> {
    let placed = since.iter().filter(|sentence| !sentence.places.is_empty());
    let skipped = placed.clone().count().saturating_sub(NUMBERS_MAX);
    let numbered = placed.skip(skipped).zip(1..);
    let marked = numbered.flat_map(|(it, n)| {
        let mark =
            move |place: &Place| Marked { place: place.clone(), seat: it.seat, number: Some(n) };
        it.places.iter().map(mark)
    });
    marked.collect()
}

/// Where the marks are now. A plate that stands for several places has the last number.
fn rings(marked: Vec<Marked>) -> Vec<Ring> {
    let mut rings: Vec<Ring> = Vec::new();
    for Marked { place, seat, number } in marked {
        let here = |place: Place| {
            let area = browser::area_of(&place.selector())?.in_window()?;
            Some(Ring { place, number, area })
        };
        let ring = here(place).or_else(|| here(Place::seat(seat?)));
        let Some(ring) = ring else { continue };
        rings.retain(|other| other.place != ring.place);
        rings.push(ring);
    }
    rings
}

#[component]
pub fn Marks(table: AnyTable) -> impl IntoView {
    let cx = table.cx;
    let shown = RwSignal::new(Vec::<Ring>::new());
    let wanted = Memo::new(move |_| {
        let pointed = cx.pointed.get();
        let point = |place| Marked { place, seat: None, number: None };
        match pointed.is_empty() {
            true => cx.since.with(|since| numbered(since)),
            false => pointed.into_iter().map(point).collect(),
        }
    });
    let measure = move || {
        if let Some(wanted) = wanted.try_get_untracked() {
            let _ = shown.try_set(rings(wanted));
        }
    };
    effect(move || {
        wanted.track();
        cx.seen.track();
        table.screen.track();
        table.tab.track();
        table.wanted.track();
        // The question grows with what is chosen, and the board gives way.
        table.chosen.track();
        table.local.track();
        // Once it is drawn, and once more when what moved has come to rest.
        request_animation_frame(measure);
        set_timeout(measure, browser::REST);
    });
    let resized = window_event_listener(ev::resize, move |_| measure());
    on_cleanup(move || resized.remove());
    let draw = |ring: Ring| {
        let px = |length: f64| format!("{length:.0}px");
        let Area { left, top, width, height } = ring.area;
        // It hangs over the corner of its ring, however small that is, and stays on the page.
        let number = ring.number.map(|n| {
            let at = format!("min({:.0}px, calc(100% - 20px))", left + width - 10.0);
            view! { <span class="mark" style:left=at style:top=px(top - 10.0)>{n}</span> }
        });
        view! {
            <span
                class="ringed"
                class:ringed--news=ring.number.is_some()
                style:left=px(left)
                style:top=px(top)
                style:width=px(width)
                style:height=px(height)
            ></span>
            {number}
        }
    };
    let drawn = live(move || shown.get().into_iter().map(draw).collect_view());
    view! { <div class="marks" aria-hidden="true">{drawn}</div> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_without_a_place_have_no_number() {
        let at = |name| Sentence::plain(String::new()).about([Place::named(name)]);
        let since = [at("a"), Sentence::plain("all hold".to_owned()), at("b")];
        let marked = numbered(&since).into_iter().map(|it| (it.place, it.number));
        let numbers = [(Place::named("a"), Some(1)), (Place::named("b"), Some(2))];
        assert_eq!(marked.collect::<Vec<_>>(), numbers);
    }
}
