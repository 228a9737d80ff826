//! The robots beside a practice: who they are, how far they have come, and when they called.

use leptos::prelude::*;

use super::robots::{LEVELS, ROBOTS_MAX, Robots};
use crate::kit::dialog::Dialog;
use crate::kit::effect::effect;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::sound::{Sound, Sounds};
use crate::turbo_taxi::time::{Watch, exact};
use crate::words::Words;

/// Their progress by the clock of the task.
#[component]
pub fn RobotRows(robots: Robots, watch: Watch) -> impl IntoView {
    let words = Words::here();
    let sounds = Sounds::here();
    let n_called = Memo::new(move |_| {
        let elapsed = watch.elapsed();
        robots.races.with(|all| all.iter().filter(|it| it.call_by(elapsed).is_some()).count())
    });
    effect(move || {
        if 0 < n_called.get() {
            sounds.play(Sound::Halt);
        }
    });
    let row = move |(i, level): (usize, &'static str)| view! { <RobotRow i level robots watch/> };
    live(move || {
        let levels = robots.levels.get();
        let missing = robots.is_missing.get().then(|| words.say("taxi-robots-missing", &[]));
        (!levels.is_empty()).then(|| {
            view! {
                <ul class="robots">{levels.into_iter().enumerate().map(row).collect_view()}</ul>
                {missing.map(|said| view! { <p class="small quiet" role="status">{said}</p> })}
            }
        })
    })
}

#[component]
fn RobotRow(i: usize, level: &'static str, robots: Robots, watch: Watch) -> impl IntoView {
    let words = Words::here();
    let n_laid = Memo::new(move |_| {
        let elapsed = watch.elapsed();
        robots.races.with(|all| all.get(i).map_or(0, |race| race.n_laid(elapsed)))
    });
    let call = Memo::new(move |_| {
        let elapsed = watch.elapsed();
        robots.races.with(|all| all.get(i).and_then(|race| race.call_by(elapsed)))
    });
    let pip = move |n: u8| {
        view! { <i class="pip" class:is-on=follows(move || n < n_laid.get())></i> }
    };
    let said = live(move || {
        call.get().map(|call| {
            let key = if call.is_right { "taxi-robot-right" } else { "taxi-robot-wrong" };
            words.say(key, &[("time", exact(call.at).into())])
        })
    });
    let verdict = move || call.get().map(|call| if call.is_right { "right" } else { "wrong" });
    let label = move || words.say("taxi-laid", &[("n", n_laid.get().into())]);
    view! {
        <li class="robot" data-level=level data-call=follows(verdict)>
            <Symbol id=symbol(level) class="sym--20"/>
            <b>{words.of(level_key(level))}</b>
            <span class="pips" role="img" aria-label=follows(label)>
                {(0..8).map(pip).collect_view()}
            </span>
            <span class="small num" role="status">{said}</span>
        </li>
    }
}

/// Up to three of any level. With other robots the task begins anew.
#[component]
pub fn RobotsButton(robots: Robots, changed: Callback<()>) -> impl IntoView {
    let words = Words::here();
    let is_open = RwSignal::new(false);
    let title = Signal::derive(move || words.say("taxi-robots", &[]));
    let slot = move |i: usize| {
        let choose = move |event| {
            let level = event_target_value(&event);
            let level = LEVELS.into_iter().find(|it| *it == level);
            robots.levels.update(|levels| put(levels, i, level));
            changed.run(());
        };
        let is_chosen = move |level: Option<&'static str>| {
            robots.levels.with(|levels| levels.get(i).copied()) == level
        };
        let option = move |level: Option<&'static str>| {
            let key = level.map_or("taxi-robot-none", level_key);
            view! {
                <option
                    value=level.unwrap_or_default()
                    prop:selected=follows(move || is_chosen(level))
                >
                    {words.of(key)}
                </option>
            }
        };
        let all = [None].into_iter().chain(LEVELS.map(Some));
        // Robots come one after the other: no empty chair between two.
        let is_next = move || robots.levels.with(Vec::len) < i;
        view! {
            <label class="field">
                <span>{live(move || words.say("taxi-robot-n", &[("n", (i + 1).into())]))}</span>
                <select
                    data-robot=i
                    prop:disabled=follows(is_next)
                    on:change=choose
                >
                    {all.map(option).collect_view()}
                </select>
            </label>
        }
    };
    view! {
        <button
            type="button"
            class="button robots-button"
            aria-label=follows(move || title.get())
            on:click=move |_| is_open.set(true)
        >
            <Symbol id="robot-medium" class="sym--20"/>
            <span>{words.of("taxi-robots")}</span>
        </button>
        <Dialog is_open title class="robots-dialog" closing="ok">
            <p class="quiet">{words.of("taxi-robots-lead")}</p>
            {(0..ROBOTS_MAX).map(slot).collect_view()}
        </Dialog>
    }
}

fn level_key(level: &'static str) -> &'static str {
    match level {
        "easy" => "level-easy",
        "medium" => "level-medium",
        "hard" => "level-hard",
        _ => "level-turbo",
    }
}

fn symbol(level: &str) -> &'static str {
    match level {
        "easy" => "robot-easy",
        "medium" => "robot-medium",
        _ => "robot-hard",
    }
}

/// Puts a robot into a chair, or takes it out of it.
fn put(levels: &mut Vec<&'static str>, i: usize, level: Option<&'static str>) {
    match (level, levels.get_mut(i)) {
        (Some(level), Some(chair)) => *chair = level,
        (Some(level), None) => levels.push(level),
        (None, Some(_)) => {
            levels.remove(i);
        }
        (None, None) => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chairs_are_filled_one_after_the_other() {
        let mut levels = Vec::new();
        for (i, level, expected) in [
            (0, Some("easy"), vec!["easy"]),
            (1, Some("hard"), vec!["easy", "hard"]),
            (0, Some("turbo"), vec!["turbo", "hard"]),
            (0, None, vec!["hard"]),
            (2, None, vec!["hard"]),
        ] {
            put(&mut levels, i, level);
            assert_eq!(levels, expected);
        }
    }
}
