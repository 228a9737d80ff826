//! In the corners of the frame: the round clock, and what the phase still lasts.

use leptos::prelude::*;
use turbo_taxi::Phase;

use super::racing::Race;
use crate::kit::live::{follows, live};
use crate::turbo_taxi::time::minutes;

#[component]
pub fn Corners(race: Race) -> impl IntoView {
    let elapsed = move || {
        let clock = race.cx.moment.with(|moment| moment.view.clock);
        clock.map(|clock| clock.elapsed(race.clock.now()))
    };
    let time = live(move || elapsed().map_or_else(|| "–:––".to_owned(), minutes));
    let hand = move || format!("rotate({} 29 29)", 6 * (elapsed().unwrap_or(0) / 1000 % 60));
    let left = live(move || {
        left(race).map(|seconds| {
            view! { <g class="cor"><text class="cn big" x="387" y="37">{seconds}" s"</text></g> }
        })
    });
    view! {
        <g class="cor" role="timer">
            <circle class="dial" cx="29" cy="29" r="24"/>
            <path class="tick" d="M29 9V6M49 29H52M29 49V52M9 29H6"/>
            <path class="sweep" d="M29 12V6" transform=follows(hand)/>
            <text class="cn" x="29" y="34.5">{time}</text>
        </g>
        {left}
    }
}

/// What is left of a phase that ends by itself.
fn left(race: Race) -> Option<u64> {
    let until = match race.phase.get() {
        Phase::Place { until } => until?,
        Phase::Check { until, .. } | Phase::Void { until, .. } | Phase::RoundEnd { until, .. } => {
            until
        }
        Phase::Build => race.cx.moment.with(|moment| moment.deadline)?,
        Phase::Countdown { .. } | Phase::Calling { .. } | Phase::Over => return None,
    };
    (!race.is_paused()).then(|| race.clock.seconds_until(until))
}
