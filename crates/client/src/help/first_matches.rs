//! The first matches of a game are gentle: the question says one thing more, a dangerous choice is
//! asked about once, and the end tells what brought points and what cost some.

use engine::{Outcome, Seat};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser;
use crate::kit::dialog::Dialog;
use crate::lesson::Kept;
use crate::preferences::Preferences;
use crate::table::numbers::signed;
use crate::table::{AnyTable, Danger, Place};
use crate::words::{Texts, Words};

/// How many matches are gentle.
const N_MATCHES: u32 = 3;
/// So many sources of points are named at the end.
const N_BEST: usize = 2;

/// What the browser remembers of somebody and a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Remembered {
    /// Whether the lesson was offered.
    #[serde(default)]
    pub is_asked: bool,
    /// Matches that were played to their end.
    #[serde(default)]
    pub n_matches: u32,
    /// The dangers that are asked about in one match only, and were.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub dangers: Vec<String>,
}

impl Remembered {
    pub fn of(game: &str) -> Remembered {
        let text = browser::stored(&name_of(game)).unwrap_or_default();
        serde_json::from_str(&text).unwrap_or_default()
    }

    pub fn store(&self, game: &str) {
        let text = serde_json::to_string(self).expect("it has string keys and whole numbers");
        browser::store(&name_of(game), &text);
    }

    pub fn is_learned(&self, game: &str) -> bool {
        Kept::of(game).is_learned
    }
}

fn name_of(game: &str) -> String {
    format!("rathaus-known-{game}")
}

/// Whether this table is one of somebody's first, and what was asked there already.
#[derive(Clone, Copy)]
pub struct FirstMatches {
    game: &'static str,
    is_on: Signal<bool>,
    /// What is asked about now, and where.
    asked: RwSignal<Option<(Place, Danger)>>,
    was_asked: StoredValue<Vec<&'static str>>,
}

impl FirstMatches {
    pub fn here(game: &'static str) -> FirstMatches {
        let is_first = Remembered::of(game).n_matches < N_MATCHES;
        let helps = Preferences::here().helps_newcomers;
        FirstMatches {
            game,
            is_on: Signal::derive(move || is_first && helps.get()),
            asked: RwSignal::new(None),
            was_asked: StoredValue::new(Vec::new()),
        }
    }

    pub fn is_on(self) -> bool {
        self.is_on.get()
    }

    /// Whether a choice has to wait for an answer: once for each danger.
    pub fn asks_about(self, place: &Place, danger: Option<&Danger>) -> bool {
        let Some(danger) = danger.filter(|_| self.is_on.get_untracked()) else { return false };
        if self.was_asked.with_value(|asked| asked.contains(&danger.key)) {
            return false;
        }
        if danger.is_asked_once {
            let mut remembered = Remembered::of(self.game);
            if remembered.dangers.iter().any(|key| key == danger.key) {
                return false;
            }
            remembered.dangers.push(danger.key.to_owned());
            remembered.store(self.game);
        }
        self.was_asked.update_value(|asked| asked.push(danger.key));
        self.asked.set(Some((place.clone(), danger.clone())));
        true
    }
}

/// Counts a match that ends while somebody plays it.
pub fn count_matches(table: AnyTable) {
    let game = table.cx.ui.basics().id;
    Effect::new(move |was_played: Option<bool>| {
        let is_played = table.is_played();
        let is_over = table.cx.moment.with(|moment| moment.outcome.is_some());
        if was_played == Some(true) && is_over {
            let remembered = Remembered::of(game);
            Remembered { n_matches: remembered.n_matches + 1, ..remembered }.store(game);
        }
        is_played
    });
}

/// One thing more about what is asked: the message `GAME-first-PHASE`, if there is one.
#[component]
pub fn MoreWords(table: AnyTable) -> impl IntoView {
    let (cx, game) = (table.cx, table.cx.ui.basics().id);
    let said = move || {
        let is_asked = cx.moment.with(|moment| moment.my_turn().is_some());
        let is_wanted = table.first_matches.is_on() && table.guide.is_none_or(|it| !it.is_on());
        let phase = cx.ui.phase(table.parts());
        let key = format!("{game}-first-{phase}");
        (is_asked && is_wanted).then(|| cx.words.texts().find(&key, &[])).flatten()
    };
    move || said().map(|said| view! { <p class="ask__first small">{said}</p> })
}

/// "Are you sure?", where something bites.
#[component]
pub fn Dangers(table: AnyTable) -> impl IntoView {
    let words = Words::here();
    let asked = table.first_matches.asked;
    let is_open = RwSignal::new(false);
    Effect::new(move || is_open.set(asked.with(Option::is_some)));
    let title = Signal::derive(move || words.say("danger-title", &[]));
    let close = move |_| asked.set(None);
    // What others do meanwhile can be the end of it.
    Effect::new(move || {
        let bites =
            |(place, _): &(Place, Danger)| table.lit(place).is_some_and(|it| it.danger.is_some());
        if asked.with(|asked| asked.as_ref().is_some_and(|it| !bites(it))) {
            asked.set(None);
        }
    });
    let go = move |_| {
        let place = asked.get_untracked().map(|(place, _)| place);
        asked.set(None);
        if let Some(place) = place {
            table.carry_out(&place);
        }
    };
    Effect::new(move |was_open: Option<bool>| {
        let is_open = is_open.get();
        if was_open == Some(true) && !is_open {
            asked.set(None);
        }
        is_open
    });
    view! {
        <Dialog is_open title class="danger">
            <p>{move || asked.get().map(|(_, danger)| danger.words)}</p>
            <div class="dialog__actions">
                <button class="button danger__go" on:click=go>{words.of("danger-go")}</button>
                <button class="button button--primary danger__back" on:click=close>
                    {words.of("danger-back")}
                </button>
            </div>
        </Dialog>
    }
}

/// What a game itself can tell of a match: more than the lines of the score, which it replaces.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Told {
    /// In sentences, the weightiest first.
    pub brought: Vec<String>,
    pub cost: Option<String>,
}

/// What brought points and what cost most, in sentences.
pub fn told_at_end(
    game: &str,
    outcome: &Outcome,
    me: Seat,
    own: Told,
    texts: &Texts,
) -> Vec<String> {
    let mine = &outcome.of(me).lines;
    let name = |source: &str| texts.say(&format!("{game}-line-{source}"), &[]);
    let mut best: Vec<_> = mine.iter().filter(|line| 0 < line.points).collect();
    engine::sort_short(&mut best, |line| -line.points);
    let brought = best.into_iter().map(|line| {
        let args = [("source", name(&line.source).into()), ("points", line.points.into())];
        texts.say("end-brought", &args)
    });
    let is_own = !own.brought.is_empty();
    let brought = if is_own { own.brought } else { brought.collect() };
    let cost = own.cost.unwrap_or_else(|| cost_of(outcome, me, name, texts));
    brought.into_iter().take(N_BEST).chain([cost]).collect()
}

/// What was lost; where nothing was, what was left to the others.
fn cost_of(outcome: &Outcome, me: Seat, name: impl Fn(&str) -> String, texts: &Texts) -> String {
    let mine = &outcome.of(me).lines;
    let lost = mine.iter().filter(|line| line.points < 0).min_by_key(|line| line.points);
    if let Some(line) = lost {
        let args = [("source", name(&line.source).into()), ("points", signed(line.points).into())];
        return texts.say("end-lost", &args);
    }
    let others = outcome.standings.iter().enumerate().filter(|(seat, _)| *seat != me.idx());
    let gaps = others.flat_map(|(_, other)| other.lines.iter().zip(mine));
    let gaps = gaps.map(|(theirs, mine)| (theirs.points - mine.points, &mine.source));
    match gaps.max_by_key(|(gap, _)| *gap).filter(|(gap, _)| 0 < *gap) {
        Some((gap, source)) => {
            let args = [("source", name(source).into()), ("points", gap.into())];
            texts.say("end-behind", &args)
        }
        None => texts.say("end-lost-nothing", &[]),
    }
}
