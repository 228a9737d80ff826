//! Beside the main button: what lies face down, whether the premium action is near, and what
//! Swords would take.

use leptos::prelude::*;

use super::desk::Desk;
use super::foresee::Forecast;
use super::question::premium;
use crate::kit::symbol::Symbol;

/// So many backs are drawn.
const BACKS_MAX: u8 = 5;

#[component]
pub fn Facts(desk: Desk) -> impl IntoView {
    move || {
        let forecast = desk.forecast.get();
        view! {
            <div class="pile">{forecast.as_ref().map(|it| face_down(desk, it))}</div>
            <ul class="facts">{forecast.as_ref().map(|it| facts(desk, it))}</ul>
        }
    }
}

fn face_down(desk: Desk, forecast: &Forecast) -> impl IntoView + use<> {
    let back = |_| view! { <i class="bk"><Symbol id="rc-nun" class="mono"/></i> };
    let backs = (0..forecast.n_cards.min(BACKS_MAX)).map(back).collect_view();
    view! {
        <span class="backs" aria-hidden="true">{backs}</span>
        <b class="num">{forecast.n_cards}</b>
        <span>{desk.cx.words.of("rattus-face-down")}</span>
    }
}

fn facts(desk: Desk, forecast: &Forecast) -> impl IntoView + use<> {
    let words = desk.cx.words;
    let chance = premium(forecast.premium, &words.texts());
    let key = if forecast.is_last { "rattus-fact-bonus" } else { "rattus-fact-premium" };
    let has_swords = desk.cx.moment.with(|moment| {
        let castle = rattus_cartus::Building::Castle;
        moment.view.in_game.iter().any(|card| card.building == castle)
    });
    let (at_risk, n_kept) = (forecast.at_risk, forecast.n_kept);
    let swords = has_swords.then(|| {
        view! {
            <li>
                <span class="v">
                    <Symbol id="rc-sword" class="sym--20"/>
                    <b class="num">{at_risk}</b>
                    <small>{words.say("rattus-fact-kept", &[("n", n_kept.into())])}</small>
                </span>
                <small>{words.of("rattus-fact-swords")}</small>
            </li>
        }
    });
    view! {
        <li>
            <span class="v"><Symbol id="crown" class="sym--20"/><b class="num">{chance}</b></span>
            <small>{words.say(key, &[])}</small>
        </li>
        {swords}
    }
}
