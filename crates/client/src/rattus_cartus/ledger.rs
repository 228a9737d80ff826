//! The influence board as a ledger: a row for each class, discs in stacks, and who would be paid.

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Class, RattusCartus, TrackView};

use super::foresee::Forecast;
use super::names::{class_name, class_symbol};
use super::places;
use super::tracks::{Disc, LAST_SPACE, discs, paid, ranking};
use crate::kit::each::Each;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::table::seat_mark::symbol_of;

/// Space 0 is three cells wide: everybody begins there.
const ZERO_CELLS: u16 = 3;

#[component]
pub fn Ledger(table: Table<RattusCartus>, foreseen: Memo<Option<Forecast>>) -> impl IntoView {
    view! {
        <div class="ledger">
            <Head table/>
            {Class::ALL.map(|class| view! { <Row table foreseen class/> }).collect_view()}
        </div>
    }
}

#[component]
fn Head(table: Table<RattusCartus>) -> impl IntoView {
    let words = table.cx.words;
    let number = |space: u16| {
        let is_said = space == 1 || space.is_multiple_of(5);
        let class = if space == 0 { "zero" } else { "" };
        view! { <i class=class>{is_said.then_some(space)}</i> }
    };
    let n_seats = move || table.cx.moment.with(|moment| moment.view.seats.len());
    let points =
        move || paid(n_seats()).iter().map(|vp| view! { <span>{*vp}</span> }).collect_view();
    view! {
        <div class="lrow lrow--head" aria-hidden="true">
            <span class="lname">{words.of("rattus-influence")}</span>
            <span class="cells">{(0..=LAST_SPACE).map(number).collect_view()}</span>
            <span class="ranks">{points}</span>
        </div>
    }
}

#[component]
fn Row(
    table: Table<RattusCartus>,
    foreseen: Memo<Option<Forecast>>,
    class: Class,
) -> impl IntoView {
    let cx = table.cx;
    let track = Memo::new(move |_| cx.moment.with(|it| it.view.tracks[class as usize].clone()));
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    let gain = Memo::new(move |_| {
        let foreseen = foreseen.get().filter(|foreseen| foreseen.class() == class)?;
        let from = track.with(|track| track.influence[foreseen.seat.idx()]);
        Some((foreseen.seat, from, from + u16::from(foreseen.strength)))
    });
    let is_gain =
        move |space: u16| gain.get().is_some_and(|(_, from, to)| from < space && space <= to);
    let is_here =
        move || foreseen.with(|foreseen| foreseen.as_ref().is_some_and(|it| it.class() == class));
    let cell = move |space: u16| {
        view! {
            <i
                class:zero=space == 0
                class:five=0 < space && space.is_multiple_of(5)
                class:gain=follows(move || is_gain(space))
            ></i>
        }
    };
    let label = move || track.with(|track| row_in_words(table, class, track));
    view! {
        <div
            class="lrow"
            class:is-here=is_here
            role="img"
            aria-label=follows(label)
            data-place=places::class(class).to_string()
        >
            <span class="lname">
                <Symbol id=class_symbol(class) class="sym--24"/>
                {live(move || class_name(&cx.words.texts(), class))}
            </span>
            <span class="cells">
                {(0..=LAST_SPACE).map(cell).collect_view()}
                <span class="discs">
                    <Each
                        each=move || seats.get()
                        key=|seat| seat.0
                        children=move |seat| view! { <OnTrack track seat/> }
                    />
                    {live(move || gain.get().filter(|(_, from, to)| from < to).map(ghost))}
                </span>
            </span>
            <Ranks table track/>
        </div>
    }
}

/// A disc that walks when its place changes: the style sheet moves what has new numbers.
#[component]
fn OnTrack(track: Memo<TrackView>, seat: Seat) -> impl IntoView {
    let disc = Memo::new(move |_| track.with(|track| discs(track)[seat.idx()]));
    let beyond = live(move || {
        let influence = disc.get().influence;
        (LAST_SPACE < influence).then(|| view! { <b class="beyond">{influence}</b> })
    });
    view! {
        <span
            class="disc"
            class:zero=follows(move || disc.get().influence == 0)
            data-of=follows(move || disc.get().of)
            style=("--at", move || cell_of(disc.get()).to_string())
            style=("--below", move || disc.get().below.to_string())
            style=("--of", move || disc.get().of.to_string())
        >
            <Symbol id=symbol_of(seat)/>
            {beyond}
        </span>
    }
}

/// On space 0 discs stand side by side.
fn cell_of(disc: Disc) -> f64 {
    if 0 < disc.influence {
        return f64::from(disc.influence.min(LAST_SPACE) + ZERO_CELLS - 1);
    }
    let room = f64::from(ZERO_CELLS) - 1.0;
    let step = room / f64::from(disc.of.max(2) - 1);
    if disc.of == 1 { room / 2.0 } else { step * f64::from(disc.below) }
}

fn ghost((seat, _, to): (Seat, u16, u16)) -> impl IntoView {
    let at = to.min(LAST_SPACE) + ZERO_CELLS - 1;
    view! {
        <span class="disc ghost" data-of="1" style=("--at", at.to_string())>
            <Symbol id=symbol_of(seat)/>
        </span>
    }
}

/// Who would get the points of the ranks.
#[component]
fn Ranks(table: Table<RattusCartus>, track: Memo<TrackView>) -> impl IntoView {
    let n_seats = move || table.cx.moment.with(|moment| moment.view.seats.len());
    let ranks = move || {
        let ranking = track.with(ranking);
        let rank = |i: usize| match ranking.get(i) {
            Some(seat) => view! { <Symbol id=symbol_of(*seat) class="sym--20"/> }.into_any(),
            None => view! { <span class="none"></span> }.into_any(),
        };
        (0..paid(n_seats()).len()).map(rank).collect_view()
    };
    view! { <span class="ranks">{ranks}</span> }
}

/// "Church: Jonas 5, Amélie 4 (from below Amélie, you)".
pub fn row_in_words(table: Table<RattusCartus>, class: Class, track: &TrackView) -> String {
    let texts = table.cx.words.texts();
    table.cx.names.with(|names| {
        let ranking = ranking(track);
        let said = ranking.iter().map(|seat| {
            let args = [
                ("name", names.label(*seat, &texts).into()),
                ("n", track.influence[seat.idx()].into()),
            ];
            texts.say("rattus-track-seat", &args)
        });
        let said = texts.list(said);
        let args = [("class", class_name(&texts, class).into()), ("list", said.into())];
        let key = if ranking.is_empty() { "rattus-track-empty" } else { "rattus-track" };
        texts.say(key, &args)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_space_has_its_cell() {
        let disc = |influence, below, of| Disc { seat: Seat(0), influence, below, of };
        assert_eq!(cell_of(disc(1, 0, 1)), 3.0);
        assert_eq!(cell_of(disc(20, 0, 1)), f64::from(LAST_SPACE + 2));
        assert_eq!(cell_of(disc(25, 0, 1)), f64::from(LAST_SPACE + 2));
        assert_eq!(cell_of(disc(0, 0, 4)), 0.0);
        assert_eq!(cell_of(disc(0, 3, 4)), 2.0);
        assert_eq!(cell_of(disc(0, 0, 1)), 1.0);
    }
}
