//! How likely the viewer lives, from what the viewer may know and nothing else; and what the choice
//! at hand would make of it.

use leptos::prelude::*;
use rattus_cartus::NunOdds;

use super::desk::Desk;
use crate::kit::symbol::Symbol;
use crate::words::Words;

/// "85 %". What is not quite certain never reads as if it were.
pub fn percent(chance: f64) -> String {
    let rounded = match (100.0 * chance).round() as u8 {
        100 if chance < 1.0 - 1e-9 => 99,
        0 if 1e-9 < chance => 1,
        n => n,
    };
    format!("{rounded}\u{202f}%")
}

/// What is shown: rats and chance now, and after what is being looked at.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Outlook {
    odds: NunOdds,
    rats: u16,
    then: Option<u16>,
}

fn outlook(desk: Desk) -> Option<Outlook> {
    let odds = desk.odds.get()?;
    let rats = desk.rats_now()?;
    let then = desk.rats_then().filter(|then| *then != rats);
    Some(Outlook { odds, rats, then })
}

#[component]
pub fn Risk(desk: Desk) -> impl IntoView {
    let is_over = move || desk.cx.moment.with(|moment| moment.outcome.is_some());
    move || {
        let outlook = outlook(desk).filter(|_| !is_over())?;
        let words = desk.cx.words;
        let Outlook { odds, rats, then } = outlook;
        let now = odds.survival(rats);
        let after = then.map(|then| odds.survival(then));
        let shown = after.unwrap_or(now);
        let label = words.say("rattus-alive-label", &[("percent", percent(shown).into())]);
        let from = after.map(|_| view! {
            <span class="num from">{percent(now)}" →"</span>
        });
        Some(view! {
            <div class="plague">
                <div class="big">
                    {from}
                    <span class="num">{percent(shown)}</span>
                    <small>{words.of("rattus-alive")}</small>
                </div>
                {gauge(now, after, label)}
                <ul class="then-list">{cases(desk, &outlook, words)}</ul>
            </div>
        })
    }
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

/// So many rats around the present number are weighed where nothing is being chosen.
fn cases(desk: Desk, outlook: &Outlook, words: Words) -> impl IntoView + use<> {
    let Outlook { odds, rats, then } = *outlook;
    let base = then.unwrap_or(rats);
    let shed = desk.forecast.get().and_then(|forecast| forecast.rats_shed());
    let cases: Vec<(u16, &'static str, bool)> = match shed {
        Some([premium, standard]) => vec![
            (base, "rattus-case-laid", true),
            (base.saturating_sub(standard), "rattus-standard", false),
            (base.saturating_sub(premium), "rattus-premium", false),
        ],
        None => vec![
            (base.saturating_sub(1), "rattus-case-fewer", false),
            (base, if then.is_some() { "rattus-case-then" } else { "rattus-case-now" }, true),
            (base + 1, "rattus-case-more", false),
        ],
    };
    let case = move |(rats, key, is_now): (u16, &'static str, bool)| {
        view! {
            <li class:now=is_now>
                <span class="r"><Symbol id="rc-rat" class="sym--16"/>{rats}</span>
                <span class="num">{percent(odds.survival(rats))}</span>
                {words.of(key)}
            </li>
        }
    };
    cases.into_iter().map(case).collect_view()
}

/// The same in one line.
#[component]
pub fn RiskLine(desk: Desk) -> impl IntoView {
    let words = desk.cx.words;
    let rats = move || {
        let now = desk.rats_now()?;
        let then = desk.rats_then().filter(|then| *then != now);
        let said = words.say("rattus-rats", &[("n", now.into())]);
        Some(match then {
            Some(then) => view! { <span>{said}" → "<b>{then}</b></span> }.into_any(),
            None => view! { <span>{said}</span> }.into_any(),
        })
    };
    let alive = move || {
        let Outlook { odds, rats, then } = outlook(desk)?;
        let now = percent(odds.survival(rats));
        let said = match then {
            Some(then) => {
                let args = [("from", now.into()), ("to", percent(odds.survival(then)).into())];
                words.say("rattus-alive-line-then", &args)
            }
            None => words.say("rattus-alive-line", &[("percent", now.into())]),
        };
        Some(view! { <span class="end">{said}</span> })
    };
    view! {
        <Symbol id="rc-rat" class="sym--20"/>
        {rats}
        {alive}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_certain_does_not_read_so() {
        assert_eq!(percent(1.0), "100\u{202f}%");
        assert_eq!(percent(0.9999), "99\u{202f}%");
        assert_eq!(percent(0.001), "1\u{202f}%");
        assert_eq!(percent(0.0), "0\u{202f}%");
        assert_eq!(percent(0.554), "55\u{202f}%");
    }
}
