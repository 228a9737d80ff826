//! Beside the track: what the cards that are being laid would bring.

use leptos::prelude::*;
use rattus_cartus::Class;

use super::desk::Desk;
use super::foresee::Forecast;
use super::names::{class_name, class_symbol, in_building};
use super::risk::percent;
use super::tracks::LAST_SPACE;
use crate::kit::symbol::Symbol;
use crate::words::Texts;

/// The row of the class, from 0, and how far along it.
#[component]
pub fn LayBubble(desk: Desk) -> impl IntoView {
    move || {
        let forecast = desk.forecast.get().filter(|forecast| 0 < forecast.n_cards)?;
        let texts = desk.cx.words.texts();
        let class = forecast.class();
        let to = desk.cx.moment.with(|moment| {
            moment.view.tracks[class as usize].influence[forecast.seat.idx()]
        }) + u16::from(forecast.strength);
        let is_left = LAST_SPACE / 2 < to;
        let args = [
            ("n", forecast.n_cards.into()),
            ("where", in_building(&texts, forecast.building).into()),
        ];
        let row = Class::ALL.iter().position(|it| *it == class).unwrap_or(0);
        Some(view! {
            <div
                class="bubble preview"
                class:is-left=is_left
                class:is-low=3 <= row
                role="status"
                style=("--row", row.to_string())
                style=("--at", to.min(LAST_SPACE).to_string())
            >
                <div class="bubble__title">{texts.say("rattus-bubble", &args)}</div>
                <ul>
                    <li>
                        <Symbol id=class_symbol(class) class="sym--20"/>
                        <span>
                            <b class="num">{format!("+{}", forecast.strength)}</b>
                            {format!(" {}", influence_in_words(&forecast, &texts))}
                        </span>
                    </li>
                    {rats_line(desk, &forecast, &texts)}
                </ul>
            </div>
        })
    }
}

/// "Church: third to first".
fn influence_in_words(forecast: &Forecast, texts: &Texts) -> String {
    let rank = |rank: Option<u8>| texts.say(&format!("rattus-rank-{}", rank.unwrap_or(0)), &[]);
    let args = [
        ("class", class_name(texts, forecast.class()).into()),
        ("from", rank(forecast.rank_now).into()),
        ("to", rank(forecast.rank_then).into()),
    ];
    let is_same = forecast.rank_now == forecast.rank_then;
    texts.say(if is_same { "rattus-rank-stays" } else { "rattus-rank-moves" }, &args)
}

fn rats_line(desk: Desk, forecast: &Forecast, texts: &Texts) -> Option<impl IntoView + use<>> {
    let n = forecast.rats_gained;
    let odds = desk.odds.get();
    if n == 0 {
        return None;
    }
    let words = match odds {
        Some(odds) => {
            let args = [
                ("n", n.into()),
                ("from", percent(odds.survival(forecast.rats_now)).into()),
                ("to", percent(odds.survival(forecast.rats_then())).into()),
            ];
            texts.say("rattus-bubble-rats-alive", &args)
        }
        None => texts.say("rattus-bubble-rats", &[("n", n.into())]),
    };
    Some(view! {
        <li>
            <Symbol id="rc-rat" class="sym--20"/>
            <span><b class="num">{format!("+{n}")}</b>{format!(" {words}")}</span>
        </li>
    })
}
