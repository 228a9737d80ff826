//! How likely the viewer lives, from what the viewer may know and nothing else; and what the choice
//! at hand would make of it.

use leptos::prelude::*;
use rattus_cartus::{Action, Building, NunOdds, RattusCartus, View};
use texts::Lang;

use super::foresee::{Forecast, forecast};
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::preferences::Preferences;
use crate::table::Table;
use crate::words::Words;

/// "85%". What is not quite certain never reads as if it were.
pub fn percent(lang: Lang, chance: f64) -> String {
    let rounded = match (100.0 * chance).round() as u8 {
        100 if chance < 1.0 - 1e-9 => 99,
        0 if 1e-9 < chance => 1,
        n => n,
    };
    lang.percent(&rounded.to_string())
}

/// The viewer's rats now, and after what is being looked at.
#[derive(Clone, PartialEq, Debug)]
pub struct Risk {
    pub rats: u16,
    pub then: Option<u16>,
    /// None where the display of it is not wanted.
    pub odds: Option<NunOdds>,
    foreseen: Option<Forecast>,
}

impl Risk {
    /// None for whoever only watches, and at the end.
    pub fn of(table: Table<RattusCartus>) -> Memo<Option<Risk>> {
        let is_wanted = Preferences::here().shows_survival;
        Memo::new(move |_| {
            let is_wanted = is_wanted.get();
            let looked_at = table.looked_at().and_then(|target| target.first().copied());
            table.scene(|scene| {
                let view = scene.view();
                let me = scene.moment.viewer.seat().filter(|_| view.finish.is_none())?;
                let rats = view.seats[me.idx()].rats?;
                let foreseen = scene.my_turn().and_then(|_| forecast(scene.moment, scene.local));
                let then = match (&foreseen, looked_at) {
                    (Some(foreseen), _) => foreseen.rats_then(),
                    (None, Some(Action::ChooseSupply { slot })) => {
                        let card = view.row.get(slot.idx())?.card;
                        rats.saturating_sub(view.table.supply_of(card).rats.into())
                    }
                    _ => rats,
                };
                let odds = view.nun_odds().filter(|_| is_wanted);
                let then = Some(then).filter(|then| *then != rats);
                Some(Risk { rats, then, odds, foreseen })
            })
        })
    }
}

/// What the tab shows of it.
#[component]
pub fn RiskPanel(table: Table<RattusCartus>) -> impl IntoView {
    let risk = Risk::of(table);
    live(move || {
        let risk = risk.get()?;
        let words = table.cx.words;
        let odds = risk.odds?;
        let percent = |chance| percent(words.texts().lang(), chance);
        let now = odds.survival(risk.rats);
        let after = risk.then.map(|then| odds.survival(then));
        let shown = after.unwrap_or(now);
        let about = words.say("rattus-nuns-about", &[("n", (odds.mean().round() as i64).into())]);
        let label = words.say("rattus-alive-label", &[("percent", percent(shown).into())]);
        let from = after.map(|_| {
            view! { <span class="num from">{percent(now)}" →"</span> }
        });
        Some(view! {
            <div class="plague">
                <div class="big">
                    {from}
                    <span class="num">{percent(shown)}</span>
                    <small>{words.of("rattus-alive")}</small>
                    <small class="about">{about}</small>
                </div>
                {gauge(now, after, label)}
                <ul class="cases">{cases(&risk, odds, words)}</ul>
                <p>{swords(table, &risk)}</p>
            </div>
        })
    })
}

/// Green is safe; hatched is what the choice would cost, or bring.
fn gauge(now: f64, after: Option<f64>, label: String) -> impl IntoView {
    let width = |chance: f64| format!("{:.1}%", 100.0 * chance);
    let after = after.unwrap_or(now);
    let class = if after < now { "lose" } else { "win" };
    view! {
        <div class="gauge" role="img" aria-label=label>
            <i class=class style:width=width(now.max(after))></i>
            <i style:width=width(now.min(after))></i>
        </div>
    }
}

/// What Swords could take of the hand that stays.
fn swords(table: Table<RattusCartus>, risk: &Risk) -> Option<String> {
    let has_castle = |view: &View| view.in_game.iter().any(|it| it.building == Building::Castle);
    let foreseen = risk.foreseen.as_ref().filter(|foreseen| 0 < foreseen.at_risk)?;
    let args = [("n", foreseen.at_risk.into()), ("kept", foreseen.n_kept.into())];
    let are_there = table.cx.moment.with(|moment| has_castle(&moment.view));
    are_there.then(|| table.cx.words.say("rattus-lay-swords", &args))
}

/// The numbers of rats around the present one, or what the actions of the building would leave.
fn cases(risk: &Risk, odds: NunOdds, words: Words) -> impl IntoView + use<> {
    let base = risk.then.unwrap_or(risk.rats);
    let now = if risk.then.is_some() { "rattus-case-then" } else { "rattus-case-now" };
    let shed = risk.foreseen.as_ref().and_then(|foreseen| foreseen.rats_shed());
    let cases: Vec<(u16, &'static str, bool)> = match shed {
        Some([premium, standard]) => vec![
            (base, "rattus-case-laid", true),
            (base.saturating_sub(standard), "rattus-standard", false),
            (base.saturating_sub(premium), "rattus-premium", false),
        ],
        None => vec![
            (base.saturating_sub(1), "rattus-case-fewer", false),
            (base, now, true),
            (base + 1, "rattus-case-more", false),
        ],
    };
    let percent = move |chance| percent(words.texts().lang(), chance);
    let case = move |(rats, key, is_now): (u16, &'static str, bool)| {
        view! {
            <li class:is-now=is_now>
                <span class="r"><Symbol id="rc-rat" class="sym--16"/>{rats}</span>
                <span class="num">{percent(odds.survival(rats))}</span>
                {words.of(key)}
            </li>
        }
    };
    cases.into_iter().map(case).collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_certain_does_not_read_so() {
        let percent = |chance| super::percent(Lang::En, chance);
        assert_eq!(percent(1.0), "100%");
        assert_eq!(percent(0.9999), "99%");
        assert_eq!(percent(0.001), "1%");
        assert_eq!(percent(0.0), "0%");
        assert_eq!(percent(0.554), "55%");
        assert_eq!(super::percent(Lang::De, 0.554), "55\u{202f}%");
    }
}
