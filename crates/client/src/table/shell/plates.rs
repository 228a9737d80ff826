//! Who plays: for each seat its plate, and below them what a game keeps beside the seats.

use engine::Seat;
use leptos::prelude::*;

use super::look::looks;
use super::panels::drawn_in;
use crate::kit::each::Each;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::changing::Changing;
use crate::table::numbers::minus;
use crate::table::plate::{Fact, Part};
use crate::table::seat_mark::SeatMark;
use crate::table::seat_tag::{is_in_turn, turn_tag};
use crate::table::{AnyTable, Place, Plate, Region};

#[component]
pub fn Plates(table: AnyTable) -> impl IntoView {
    let cx = table.cx;
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    view! {
        <div class="r-seats">
            <ol class="plates" aria-label=cx.words.of("table-players")>
                <Each
                    each=move || seats.get()
                    key=|seat| seat.0
                    children=move |seat| view! { <SeatPlate table seat/> }
                />
            </ol>
            {live(move || drawn_in(table, Region::Seats))}
        </div>
    }
}

#[component]
fn SeatPlate(table: AnyTable, seat: Seat) -> impl IntoView {
    let cx = table.cx;
    let plate = Memo::new(move |_| {
        table.plates.with(|plates| plates.get(seat.idx()).cloned().unwrap_or_default())
    });
    let now = Signal::derive(move || plate.with(|plate| plate.now));
    let is_me = Memo::new(move |_| cx.moment.with(|it| it.viewer.seat() == Some(seat)));
    let name = live(move || cx.names.with(|names| names.label(seat, &cx.words.texts())));
    let own = move || is_me.get().then(|| view! { <Now table seat plate/> });
    let picture = live(move || {
        let picture = (!is_me.get()).then(|| cx.ui.mini(table, seat)).flatten();
        picture.map(|picture| view! { <div class="plate__pic">{picture}</div> })
    });
    view! {
        <li
            class="plate"
            class:is-turn=follows(move || is_in_turn(cx, seat))
            class:is-me=follows(move || is_me.get())
            class:plate--own=follows(move || is_me.get())
            class:is-shown=follows(move || table.wanted.get() == Some(seat))
            data-seat=seat.0
            data-place=Place::seat(seat).to_string()
        >
            <div class="plate__who">
                <SeatMark seat/>
                <b class="seat__name">{name}</b>
                {live(move || tags(&plate.get()))}
                {live(move || turn_tag(cx, seat))}
                <b class="plate__now"><Changing number=now of=seat/></b>
            </div>
            {own}
            {picture}
            <ul class="plate__facts">{live(move || facts(&plate.get()))}</ul>
            {looks(table, seat)}
        </li>
    }
}

/// The own worth in large, with where it comes from.
#[component]
fn Now(table: AnyTable, seat: Seat, plate: Memo<Plate>) -> impl IntoView {
    let number = Signal::derive(move || plate.with(|plate| plate.now));
    view! {
        <div class="now">
            <Changing number of=seat/>
            <span>
                <b>{table.cx.words.of("table-now")}</b>
                {live(move || plate.with(|plate| sum(&plate.parts)))}
            </span>
        </div>
    }
}

/// "11 + 8 + 2 − 5".
fn sum(parts: &[Part]) -> String {
    let counted = parts.iter().filter(|part| part.points != 0);
    let terms = counted.enumerate().map(|(i, part)| match (i, part.points) {
        (0, points) => minus(points),
        (_, points @ ..0) => format!(" − {}", -points),
        (_, points) => format!(" + {points}"),
    });
    terms.collect()
}

fn tags(plate: &Plate) -> impl IntoView + use<> {
    let tag = |words: &String| view! { <span class="tag">{words.clone()}</span> };
    plate.tags.iter().map(tag).collect_view()
}

pub fn facts(plate: &Plate) -> impl IntoView + use<> {
    let fact = |fact: &Fact| {
        view! {
            <li class="stat" class:bad=fact.is_bad title=fact.words.clone()>
                <Symbol id=fact.symbol class="sym--20"/>
                <span class="sr">{fact.words.clone()}</span>
                <span>{fact.number.clone()}</span>
            </li>
        }
    };
    plate.facts.iter().map(fact).collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worth_is_the_sum_of_its_parts() {
        let part = |points| Part { words: String::new(), points };
        assert_eq!(sum(&[part(11), part(0), part(8), part(-5)]), "11 + 8 − 5");
        assert_eq!(sum(&[part(-3)]), "−3");
        assert_eq!(sum(&[]), "");
    }
}
