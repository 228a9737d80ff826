//! The players: medals, who sets the task, how far each board is, who is out, who would give up.

use engine::Seat;
use leptos::prelude::*;
use turbo_taxi::{Phase, SeatStatus, SeatView};

use super::scene::Scene;
use crate::kit::symbol::Symbol;
use crate::table::seat_mark::SeatMark;
use crate::table::seat_tag::bot_sign;

#[component]
pub fn Seats(scene: Scene) -> impl IntoView {
    let cx = scene.cx;
    let seats = Memo::new(move |_| cx.names.with(|names| names.seats().collect::<Vec<_>>()));
    view! {
        <ol class="r-seats" aria-label=cx.words.of("saint-malo-players")>
            <For each=move || seats.get() key=|seat| seat.0 let:seat>
                <Plate scene seat/>
            </For>
        </ol>
    }
}

#[component]
fn Plate(scene: Scene, seat: Seat) -> impl IntoView {
    let cx = scene.cx;
    let view =
        Memo::new(move |_| cx.moment.with(|moment| moment.view.seats.get(seat.idx()).cloned()));
    let n_medals = Memo::new(move |_| cx.moment.with(|moment| moment.view.n_medals(seat)));
    let is_commissioner = move || cx.moment.with(|moment| moment.view.commissioner == seat);
    let is_me = move || scene.me.get() == Some(seat);
    // Everybody builds at once: what counts then is whether oneself can.
    let is_in_turn = move || match scene.phase.get().is_race() {
        true => is_me() && scene.builder.is_open.get(),
        false => cx.moment.with(|moment| moment.to_act.contains(seat)),
    };
    let name = move || cx.names.with(|names| names.label(seat, &cx.words.texts()));
    let is_out = move || view.with(|it| it.as_ref().is_some_and(|it| it.status == SeatStatus::Out));
    // With several own seats a plate is the way to the other board.
    let is_other_own = move || cx.names.with(|names| names.is_me(seat)) && !is_me();
    let look = move |_| {
        if untrack(is_other_own) {
            cx.look_through.run(seat);
        }
    };
    view! {
        <li
            class="plate"
            class:is-turn=is_in_turn
            class:is-me=is_me
            class:is-out=is_out
            data-seat=seat.0
        >
            <div class="plate__top">
                <SeatMark seat/>
                <b class="seat__name">{name}</b>
                {move || is_commissioner().then(|| view! {
                    <span class="comm" title=cx.words.of("taxi-commissioner")>
                        <Symbol id="tt-taxi" class="sym--20"/>
                        <span class="sr">{cx.words.of("taxi-commissioner")}</span>
                    </span>
                })}
                {move || bot_sign(scene.cx, seat)}
                <span class="plate__vp num" title=cx.words.of("taxi-medals")>
                    <Symbol id="tt-medal" class="sym--24"/>
                    <b>{move || n_medals.get()}</b>
                </span>
            </div>
            <div class="plate__row">
                {move || view.get().and_then(|view| progress(scene, &view))}
                {move || view.get().map(|view| tag(scene, seat, &view))}
                {move || is_other_own().then(|| view! {
                    <button type="button" class="button plate__look" on:click=look>
                        {cx.words.of("taxi-look-through")}
                    </button>
                })}
            </div>
        </li>
    }
}

fn progress(scene: Scene, view: &SeatView) -> Option<impl IntoView + use<>> {
    let n = view.n_laid?;
    let label = scene.cx.words.say("taxi-laid", &[("n", n.into())]);
    let slots = (0..8).map(|i| view! { <i class:on=i < n></i> }).collect_view();
    Some(view! {
        <span class="slots" role="img" aria-label=label>{slots}</span>
        <span class="n8" aria-hidden="true"><b>{n}</b>"/8"</span>
    })
}

/// One word for what the seat is doing.
fn tag(scene: Scene, seat: Seat, view: &SeatView) -> impl IntoView + use<> {
    let (phase, ready) = (scene.phase.get(), scene.phase.get().ready());
    let is_placing = matches!(phase, Phase::Place { .. })
        && scene.cx.moment.with(|moment| moment.view.commissioner == seat);
    let is_away = scene.cx.names.with(|names| names.of(seat).is_away());
    let (key, class) = match view.status {
        _ if is_placing => ("taxi-tag-places", "tag tag--accent"),
        SeatStatus::Out if phase.is_race() => ("taxi-tag-out", "tag tag--danger"),
        _ if ready.contains(seat) => ("taxi-tag-ready", "tag tag--accent"),
        _ if view.has_voted => ("taxi-tag-gives-up", "tag tag--careful vote"),
        _ if view.wants_pause => ("taxi-tag-pause", "tag tag--careful"),
        SeatStatus::Called => ("taxi-tag-called", "tag tag--danger"),
        _ if view.is_waiting && phase.is_race() => ("taxi-tag-waits", "tag"),
        _ if is_away => ("seat-away", "tag tag--careful"),
        _ if phase.is_race() => ("taxi-tag-builds", "tag"),
        _ => return None,
    };
    Some(view! { <span class=class>{scene.cx.words.of(key)}</span> })
}
