//! The end of a match: where each point came from, who has won, and what can follow.

use std::sync::Arc;

use engine::{Outcome, Seat};
use leptos::prelude::*;

use super::Names;
use super::bars::minus;
use super::end_actions::EndActions;
use super::seat_mark::SeatMark;
use crate::kit::dialog::Dialog;
use crate::kit::symbol::Symbol;
use crate::session::Session;
use crate::words::{Texts, Words};

/// A last act between the points and the verdict.
#[derive(Clone)]
pub struct Epilogue {
    pub view: ViewFn,
    /// Whether everybody knows now who has won.
    pub is_settled: Signal<bool>,
}

/// Sources down, seats across; the winner's column washed, with a crown. `is_settled` says whether
/// the winner may be shown.
#[component]
pub fn FinalScoring(
    game: &'static str,
    #[prop(into)] outcome: Signal<Option<Outcome>>,
    #[prop(into)] names: Signal<Names>,
    #[prop(into, default = Signal::stored(true))] is_settled: Signal<bool>,
) -> impl IntoView {
    let words = Words::here();
    let points = Memo::new(move |_| {
        let texts = words.texts();
        outcome.get().map(|outcome| Scored { game, outcome, names: names.get(), texts })
    });
    let table = move || points.get().map(|scored| scoring_table(&scored, is_settled));
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

fn scoring_table(scored: &Scored, is_settled: Signal<bool>) -> AnyView {
    let Scored { game, outcome, names, texts } = scored;
    let is_winner = move |has_won: bool| move || has_won && is_settled.get();
    let heads = columns(outcome).map(|(seat, has_won)| {
        let label = names.label(seat, texts);
        let is_winner = is_winner(has_won);
        let crown = move || {
            is_winner().then(|| view! { <Symbol id="crown" class="sym--20 scoring__crown"/> })
        };
        view! {
            <th scope="col" class:is-winner=is_winner>
                {crown}
                <SeatMark seat class="sym--24"/>
                <span class="scoring__name">{label}</span>
            </th>
        }
    });
    let lines = &outcome.standings.first().map(|standing| &standing.lines[..]).unwrap_or_default();
    let rows = lines.iter().enumerate().map(|(i, line)| {
        let source = texts.say(&format!("{game}-line-{}", line.source), &[]);
        let cells = columns(outcome).map(|(seat, has_won)| {
            let points = outcome.of(seat).lines.get(i).map_or(0, |line| line.points);
            let is_winner = is_winner(has_won);
            view! { <td class:is-winner=is_winner class:is-nil=points == 0>{minus(points)}</td> }
        });
        // One row after the other, as if somebody counted.
        let delay = format!("calc(var(--time-move) * {i})");
        view! {
            <tr style:animation-delay=delay>
                <th scope="row">{source}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    let totals = columns(outcome).map(|(seat, has_won)| {
        let is_winner = is_winner(has_won);
        view! { <td class="num" class:is-winner=is_winner>{minus(outcome.of(seat).score)}</td> }
    });
    let ranks = columns(outcome).map(|(seat, has_won)| {
        let rank = texts.say("end-rank-n", &[("rank", outcome.of(seat).rank.into())]);
        let shown = move || if is_settled.get() { rank.clone() } else { "–".to_owned() };
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

fn columns(outcome: &Outcome) -> impl Iterator<Item = (Seat, bool)> {
    (0..).map(Seat).zip(outcome.standings.iter().map(|standing| standing.has_won))
}

/// Who has won, as a head line.
pub fn verdict(outcome: &Outcome, names: &Names, texts: &Texts) -> String {
    let winners: Vec<Seat> =
        columns(outcome).filter(|(_, has_won)| *has_won).map(|(seat, _)| seat).collect();
    let is_alone = outcome.standings.len() == 1;
    match winners[..] {
        [] if is_alone => texts.say("end-goal-missed", &[]),
        [] => texts.say("end-nobody-wins", &[]),
        [_] if is_alone => texts.say("end-goal-reached", &[]),
        [seat] if names.you() == Some(seat) => texts.say("end-you-win", &[]),
        [seat] => texts.say("end-wins", &[("name", names.label(seat, texts).into())]),
        _ => {
            let labels = winners.iter().map(|seat| names.label(*seat, texts));
            let labels: Vec<String> = labels.collect();
            texts.say("end-shared", &[("names", labels.join(", ").into())])
        }
    }
}

/// Opens by itself when a match that was being watched ends; the top of the board keeps a button.
#[component]
pub fn EndOfMatch(
    game: &'static str,
    #[prop(into)] outcome: Signal<Option<Outcome>>,
    #[prop(into)] names: Signal<Names>,
    session: Session,
    epilogue: Option<Epilogue>,
) -> impl IntoView {
    let words = Words::here();
    let is_settled = epilogue.as_ref().map_or(Signal::stored(true), |it| it.is_settled);
    let epilogue = StoredValue::new(epilogue);
    let is_open = RwSignal::new(false);
    Effect::new(move || is_open.set(outcome.with(Option::is_some)));
    let title = Signal::derive(move || {
        let texts = words.texts();
        let outcome = outcome.get();
        if !is_settled.get() {
            return texts.say("end-counting", &[]);
        }
        outcome.map(|outcome| verdict(&outcome, &names.get(), &texts)).unwrap_or_default()
    });
    let reopen = move || {
        let is_over = outcome.with(Option::is_some) && !is_open.get();
        is_over.then(|| {
            view! {
                <button class="button end-again" on:click=move |_| is_open.set(true)>
                    <Symbol id="trophy" class="sym--20"/>
                    {words.of("end-result")}
                </button>
            }
        })
    };
    view! {
        {reopen}
        <Dialog is_open title class="dialog--wide">
            <FinalScoring game outcome names is_settled/>
            {epilogue.with_value(|it| it.as_ref().map(|it| it.view.run()))}
            <EndActions session is_open/>
        </Dialog>
    }
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
        assert_eq!(shared, "Amélie, Jonas share the victory");
        assert_eq!(verdict(&outcome(&[7]), &names(1), &texts), "You have reached the goal");
    }
}
