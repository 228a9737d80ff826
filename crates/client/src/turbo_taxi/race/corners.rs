//! In the corners of the frame: the round clock, what is laid, and what the phase still lasts.

use leptos::prelude::*;
use turbo_taxi::Phase;

use super::scene::Scene;
use crate::turbo_taxi::time::minutes;

#[component]
pub fn Corners(scene: Scene) -> impl IntoView {
    let elapsed = move || {
        let clock = scene.cx.moment.with(|moment| moment.view.clock);
        clock.map(|clock| clock.elapsed(scene.clock.now()))
    };
    let time = move || elapsed().map_or_else(|| "–:––".to_owned(), minutes);
    let hand = move || format!("rotate({} 29 29)", 6 * (elapsed().unwrap_or(0) / 1000 % 60));
    let n_laid = Memo::new(move |_| scene.board.with(|board| board.plan.n_laid()));
    let pip = move |i: u8| {
        let x = 9.0 + 10.4 * f64::from(i % 4);
        let y = 392.0 + 10.4 * f64::from(i / 4);
        let class = move || if i < n_laid.get() { "pp on" } else { "pp" };
        view! { <rect class=class x=x y=y width="8.4" height="8.4" rx="1.5"/> }
    };
    view! {
        <g class="cor" role="timer">
            <circle class="dial" cx="29" cy="29" r="24"/>
            <path class="tick" d="M29 9V6M49 29H52M29 49V52M9 29H6"/>
            <path class="sweep" d="M29 12V6" transform=hand/>
            <text class="cn" x="29" y="34.5">{time}</text>
        </g>
        {move || left(scene).map(|seconds| view! {
            <g class="cor">
                <text class="cn big" x="387" y="37">{seconds}" s"</text>
            </g>
        })}
        <g class="cor" class:is-none=move || scene.me.get().is_none()>
            <text class="cn big" x="29" y="385">
                {move || n_laid.get()}"/8"
            </text>
            {(0..8).map(pip).collect_view()}
        </g>
    }
}

/// What is left of a phase that ends by itself.
fn left(scene: Scene) -> Option<u64> {
    let until = match scene.phase.get() {
        Phase::Place { until } => until?,
        Phase::Check { until, .. } | Phase::Void { until, .. } | Phase::RoundEnd { until, .. } => {
            until
        }
        Phase::Build => scene.cx.moment.with(|moment| moment.deadline)?,
        Phase::Countdown { .. } | Phase::Calling { .. } | Phase::Over => return None,
    };
    (!scene.is_paused()).then(|| scene.clock.seconds_until(until))
}
