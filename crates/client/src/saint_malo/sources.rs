//! Where the points of a city come from, if the game ended now.

use engine::Seat;
use leptos::prelude::*;
use saint_malo::SaintMalo;

use crate::table::TableCx;
use crate::table::bars::minus;

#[component]
pub fn Sources(cx: TableCx<SaintMalo>, #[prop(into)] seat: Signal<Seat>) -> impl IntoView {
    let rows = move || {
        let score = cx.moment.with(|moment| moment.view.cities[seat.get().idx()].score);
        let paying = score.lines().into_iter().filter(|line| line.points != 0);
        let row = |line: engine::Line| {
            let key = format!("saint-malo-line-{}", line.source);
            view! {
                <li>
                    <span>{cx.words.say(&key, &[])}</span>
                    <b class="num">{minus(line.points)}</b>
                </li>
            }
        };
        paying.map(row).collect_view()
    };
    let title = move || {
        let name = cx.names.with(|names| names.label(seat.get(), &cx.words.texts()));
        cx.words.say("saint-malo-sources", &[("name", name.into())])
    };
    view! {
        <details class="sources">
            <summary>{title}</summary>
            <ul>{rows}</ul>
        </details>
    }
}
