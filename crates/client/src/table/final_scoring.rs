//! The end of a match: where each point came from, who has won, and what can follow.

use std::sync::Arc;

use engine::{Outcome, Seat};
use leptos::prelude::*;

use super::numbers::minus;
use super::one_by_one::OneByOne;
use super::podium::podium;
use super::seat_mark::SeatMark;
use super::{AnyTable, Names};
use crate::help::told_at_end;
use crate::kit::dialog::Dialog;
use crate::kit::effect::effect;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::words::{Texts, Words};

/// Where a sum is still to come.
const UNCOUNTED: &str = "–";

/// Whether the result is shown; the table can show it again.
#[derive(Clone, Copy)]
pub struct Ending(pub RwSignal<bool>);

/// A last act between the points and the verdict.
#[derive(Clone)]
pub struct Epilogue {
    pub view: ViewFn,
    /// Whether it has shown all that it counts.
    pub is_settled: Signal<bool>,
    /// The source of points that it counts itself; that row waits for it.
    pub counts: Option<&'static str>,
}

/// So long each source of points takes to be counted.
const ROW_MS: u64 = 260;

/// The rows of the table of points as they are counted, and a moment before the sums. `is_counted`
/// becomes true with the last of them and of the epilogue.
fn count(
    is_counted: RwSignal<bool>,
    outcome: Signal<Option<Outcome>>,
    epilogue: Signal<bool>,
) -> OneByOne {
    let n_rows = Signal::derive(move || {
        outcome.with(|outcome| outcome.as_ref().map_or(0, |outcome| paying(outcome).count() + 1))
    });
    let rows = OneByOne::new(is_counted, n_rows, ROW_MS, ROW_MS);
    effect(move || {
        if !is_counted.get() && rows.is_settled() && epilogue.get() {
            is_counted.set(true);
        }
    });
    rows
}

/// Sources down, seats across; the winner's column washed, with a crown. `rows` says which of them
/// are counted; sums and ranks follow when the whole end is.
#[component]
pub fn FinalScoring(
    game: &'static str,
    #[prop(into)] outcome: Signal<Option<Outcome>>,
    #[prop(into)] names: Signal<Names>,
    rows: OneByOne,
    /// The row that waits for the epilogue.
    #[prop(optional_no_strip)]
    counted_last: Option<&'static str>,
) -> impl IntoView {
    let words = Words::here();
    let points = Memo::new(move |_| {
        let texts = words.texts();
        outcome.get().map(|outcome| Scored { game, outcome, names: names.get(), texts })
    });
    let table = live(move || points.get().map(|scored| scoring_table(&scored, rows, counted_last)));
    view! { <div class="scoring__scroll">{table}</div> }
}

/// All that the table shows.
#[derive(Clone)]
struct Scored {
    game: &'static str,
    outcome: Outcome,
    names: Names,
    texts: Arc<Texts>,
}

impl PartialEq for Scored {
    fn eq(&self, other: &Scored) -> bool {
        let key = |it: &Scored| (it.texts.lang(), it.names.clone());
        self.outcome == other.outcome && key(self) == key(other)
    }
}

fn scoring_table(scored: &Scored, count: OneByOne, counted_last: Option<&'static str>) -> AnyView {
    let Scored { game, outcome, names, texts } = scored;
    let is_winner = move |has_won: bool| move || has_won && count.is_counted();
    let heads = columns(outcome).map(|(seat, has_won)| {
        let label = names.label(seat, texts);
        let is_winner = is_winner(has_won);
        let crown = live(move || {
            is_winner().then(|| view! { <Symbol id="crown" class="sym--20 scoring__crown"/> })
        });
        view! {
            <th scope="col" class:is-winner=is_winner>
                {crown}
                <SeatMark seat class="sym--24"/>
                <span class="scoring__name">{label}</span>
            </th>
        }
    });
    let rows = paying(outcome).enumerate().map(|(nth, (i, source))| {
        let is_last = counted_last == Some(source);
        let is_counted = move || if is_last { count.is_counted() } else { count.shows(nth) };
        let source = texts.say(&format!("{game}-line-{source}"), &[]);
        let cells = columns(outcome).map(|(seat, has_won)| {
            let points = outcome.of(seat).lines.get(i).map_or(0, |line| line.points);
            let is_winner = is_winner(has_won);
            view! { <td class:is-winner=is_winner class:is-nil=points == 0>{minus(points)}</td> }
        });
        view! {
            <tr class:is-to-come=follows(move || !is_counted())>
                <th scope="row">{source}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    let totals = columns(outcome).map(|(seat, has_won)| {
        let score = minus(outcome.of(seat).score);
        let shown = move || if count.is_counted() { score.clone() } else { UNCOUNTED.to_owned() };
        view! { <td class="num" class:is-winner=is_winner(has_won)>{shown}</td> }
    });
    let ranks = columns(outcome).map(|(seat, has_won)| {
        let rank = outcome.of(seat).rank;
        // Where nobody has won, nobody is first.
        let has_rank = has_won || rank != 1;
        let rank = texts.say("end-rank-n", &[("rank", rank.into())]);
        let is_said = move || count.is_counted() && has_rank;
        let shown = live(move || if is_said() { rank.clone() } else { UNCOUNTED.to_owned() });
        view! { <td class:is-winner=is_winner(has_won)>{shown}</td> }
    });
    view! {
        <table class="scoring">
            <thead><tr><td></td>{heads.collect_view()}</tr></thead>
            <tbody>{rows.collect_view()}</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{texts.say("end-total", &[])}</th>
                    {totals.collect_view()}
                </tr>
                <tr>
                    <th scope="row">{texts.say("end-rank", &[])}</th>
                    {ranks.collect_view()}
                </tr>
            </tfoot>
        </table>
    }
    .into_any()
}

/// The lines that anybody has points from, with their places among all.
fn paying(outcome: &Outcome) -> impl Iterator<Item = (usize, &str)> {
    let lines = outcome.standings.first().map(|standing| &standing.lines[..]).unwrap_or_default();
    let sources = lines.iter().map(|line| &*line.source).enumerate();
    sources.filter(|(i, _)| pays(outcome, *i))
}

fn pays(outcome: &Outcome, line: usize) -> bool {
    let points = |(seat, _)| outcome.of(seat).lines.get(line).map_or(0, |line| line.points);
    columns(outcome).map(points).any(|points| points != 0)
}

fn columns(outcome: &Outcome) -> impl Iterator<Item = (Seat, bool)> {
    (0..).map(Seat).zip(outcome.standings.iter().map(|standing| standing.has_won))
}

/// Who has won, as a head line.
pub fn verdict(outcome: &Outcome, names: &Names, texts: &Texts) -> String {
    let winners: Vec<Seat> =
        columns(outcome).filter(|(_, has_won)| *has_won).map(|(seat, _)| seat).collect();
    let is_alone = outcome.standings.len() == 1;
    // Whoever only looks on is told of somebody else.
    let alone = |key| {
        let you = if names.you() == Some(Seat(0)) { "yes" } else { "no" };
        texts.say(key, &[("you", you.into()), ("name", names.label(Seat(0), texts).into())])
    };
    match winners[..] {
        [] if is_alone => alone("end-goal-missed"),
        [] => texts.say("end-nobody-wins", &[]),
        [_] if is_alone => alone("end-goal-reached"),
        [seat] if names.you() == Some(seat) => texts.say("end-you-win", &[]),
        [seat] => texts.say("end-wins", &[("name", names.label(seat, texts).into())]),
        _ => {
            let labels = texts.list(winners.iter().map(|seat| names.label(*seat, texts)));
            texts.say("end-shared", &[("names", labels.into())])
        }
    }
}

/// Opens by itself when a match that was being watched ends; the top of the board keeps a button.
#[component]
pub fn EndOfMatch(
    game: &'static str,
    #[prop(into)] outcome: Signal<Option<Outcome>>,
    #[prop(into)] names: Signal<Names>,
    /// What can follow.
    actions: ViewFn,
    /// False while the points are counted.
    is_counted: RwSignal<bool>,
    epilogue: Option<Epilogue>,
    /// What somebody should take along from a first match.
    #[prop(into)]
    told: Signal<Vec<String>>,
) -> impl IntoView {
    let words = Words::here();
    let is_settled = epilogue.as_ref().map_or(Signal::stored(true), |it| it.is_settled);
    let rows = count(is_counted, outcome, is_settled);
    let counted_last = epilogue.as_ref().and_then(|it| it.counts);
    let epilogue = StoredValue::new(epilogue);
    let Ending(is_open) = expect_context();
    effect(move || is_open.set(outcome.with(Option::is_some)));
    // Who closes it does not wait for the rest.
    Effect::new(move |was_open: Option<bool>| {
        let is_open = is_open.get();
        if was_open == Some(true) && !is_open {
            is_counted.set(true);
        }
        is_open
    });
    let title = Signal::derive(move || {
        let texts = words.texts();
        let outcome = outcome.get();
        if !is_counted.get() {
            return texts.say("end-counting", &[]);
        }
        outcome.map(|outcome| verdict(&outcome, &names.get(), &texts)).unwrap_or_default()
    });
    let steps = move || {
        let shown = outcome.get().filter(|_| is_counted.get())?;
        podium(&shown, &names.get(), &words.texts())
    };
    view! {
        <Dialog is_open title class="dialog--wide">
            {live(steps)}
            <div class="ending" class:has-epilogue=epilogue.with_value(Option::is_some)>
                <FinalScoring game outcome names rows counted_last/>
                {epilogue.with_value(|it| it.as_ref().map(|it| it.view.run()))}
            </div>
            {move || is_counted.get().then(|| told_lines(told.get()))}
            {actions.run()}
        </Dialog>
    }
}

/// At a table of somebody's first matches: what brought points and what cost some.
pub fn told_of(table: AnyTable) -> Signal<Vec<String>> {
    let game = table.cx.ui.basics().id;
    Signal::derive(move || {
        table.cx.moment.with(|moment| match (&moment.outcome, moment.viewer.seat()) {
            (Some(outcome), Some(me)) if table.first_matches.is_on() => {
                let texts = table.cx.words.texts();
                let own = table.cx.ui.told(&table.cx.seen.get(), me, &texts);
                told_at_end(game, outcome, me, own, &texts)
            }
            _ => Vec::new(),
        })
    })
}

fn told_lines(told: Vec<String>) -> Option<AnyView> {
    let line = |it: String| view! { <li>{it}</li> };
    let lines = || told.iter().cloned().map(line).collect_view();
    (!told.is_empty()).then(|| view! { <ul class="end-told">{lines()}</ul> }.into_any())
}

#[cfg(test)]
mod tests {
    use engine::{Line, Player};

    use super::*;
    use crate::words::Lang;

    fn outcome(scores: &[i32]) -> Outcome {
        let scored = scores.iter().map(|score| (*score, *score, vec![Line::new("coins", *score)]));
        Outcome::ranked(scored.collect())
    }

    fn names(n_seats: usize) -> Names {
        let players = ["Amélie", "Jonas", "Martha"];
        let player = |name: &&str| Player { name: (*name).to_owned(), bot: None };
        let players: Vec<Player> = players[..n_seats].iter().map(player).collect();
        Names::of_record(&players, &Texts::new(Lang::En))
    }

    #[test]
    fn the_verdict_names_the_winners() {
        let texts = Texts::new(Lang::En);
        assert_eq!(verdict(&outcome(&[3, 7]), &names(2), &texts), "Jonas wins");
        let shared = verdict(&outcome(&[7, 7, 1]), &names(3), &texts);
        assert_eq!(shared, "Shared win: Amélie and Jonas");
    }

    /// In a replay nobody is "you".
    #[test]
    fn the_verdict_of_a_practice_names_whoever_played() {
        let said = |lang| verdict(&outcome(&[7]), &names(1), &Texts::new(lang));
        assert_eq!(said(Lang::En), "Amélie reached the goal");
        assert_eq!(said(Lang::De), "Amélie hat das Ziel erreicht");
    }
}
