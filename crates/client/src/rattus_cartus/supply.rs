//! The supplies of a building card, in signs and in words.

use leptos::prelude::*;
use rattus_cartus::Supply;

use crate::kit::symbol::Symbol;
use crate::words::Texts;

pub fn supply_signs(supply: Supply) -> impl IntoView {
    let draw = (0 < supply.draw).then(|| {
        view! {
            <span class="sup">
                <Symbol id="rc-back" class="sym--20 back"/>
                <span class="num">{format!("+{}", supply.draw)}</span>
            </span>
        }
    });
    let rats = (0 < supply.rats).then(|| {
        view! {
            <span class="sup">
                <Symbol id="rc-rat" class="sym--20"/>
                <span class="num">{format!("−{}", supply.rats)}</span>
            </span>
        }
    });
    let looks = (0 < supply.looks).then(|| {
        view! {
            <span class="sup">
                <Symbol id="eye" class="sym--20 light"/>
                <span class="num">{supply.looks}</span>
            </span>
        }
    });
    view! { {draw} {rats} {looks} }
}

/// "draw 2 and look at 1".
pub fn supply_in_words(texts: &Texts, supply: Supply) -> String {
    let part = |n: u8, key: &str| (0 < n).then(|| texts.say(key, &[("n", n.into())]));
    let parts = [
        part(supply.draw, "rattus-draw-n"),
        part(supply.rats, "rattus-shed-n"),
        part(supply.looks, "rattus-look-n"),
    ];
    texts.list(parts.into_iter().flatten())
}
