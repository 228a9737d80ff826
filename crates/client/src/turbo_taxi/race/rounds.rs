//! The race once it is over: who has won which medal, how and when, who was the fastest, and who
//! came close.

use leptos::prelude::*;
use turbo_taxi::{How, Medal, TurboTaxi};

use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::TableCx;
use crate::table::final_scoring::Epilogue;
use crate::table::seat_mark::SeatMark;
use crate::turbo_taxi::names::kind_name;
use crate::turbo_taxi::time::exact;

pub fn epilogue(cx: TableCx<TurboTaxi>) -> Epilogue {
    Epilogue {
        view: ViewFn::from(move || view! { <Rounds cx/> }),
        is_settled: Signal::stored(true),
        counts: None,
    }
}

#[component]
fn Rounds(cx: TableCx<TurboTaxi>) -> impl IntoView {
    let medals = Memo::new(move |_| cx.moment.with(|moment| moment.view.medals.clone()));
    let rows = live(move || {
        let medals = medals.get();
        let fastest = medals.iter().filter(|it| it.how == How::Plan).map(|it| it.at).min();
        let row = |(n, medal): (usize, &Medal)| row(cx, n, medal, fastest);
        (1..).zip(&medals).map(row).collect_view()
    });
    view! {
        <section class="rounds">
            <h3>{cx.words.of("taxi-rounds")}</h3>
            <ol>{rows}</ol>
        </section>
    }
}

fn row(
    cx: TableCx<TurboTaxi>,
    n: usize,
    medal: &Medal,
    fastest: Option<u64>,
) -> impl IntoView + use<> {
    let texts = cx.words.texts();
    let name = cx.names.with(|names| names.label(medal.seat, &texts));
    let is_fastest = medal.how == How::Plan && fastest == Some(medal.at);
    let how = match medal.how {
        How::Plan => texts.say("taxi-answer-short", &[("n", medal.n_right.into())]),
        How::LastLeft => texts.say("taxi-part-last", &[]),
    };
    let best = is_fastest.then(|| {
        view! {
            <span class="tag tag--good">
                <Symbol id="tt-clock" class="sym--16"/>
                {texts.say("taxi-fastest", &[])}
            </span>
        }
    });
    let nearest = medal.nearest.map(|it| {
        let name = cx.names.with(|names| names.label(it.seat, &texts));
        let args = [("name", name.into()), ("n", it.n_missing.into())];
        view! { <span class="quiet small rounds__near">{texts.say("taxi-nearest", &args)}</span> }
    });
    view! {
        <li>
            <span class="num">{n}</span>
            <SeatMark seat=medal.seat class="sym--20"/>
            <span>
                <b>{name}</b>
                " "
                <span class="quiet small">{kind_name(&texts, medal.card)}" · "{how}</span>
                " "
                {best}
                {nearest}
            </span>
            <b class="num">{exact(medal.at)}</b>
        </li>
    }
}
