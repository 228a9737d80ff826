//! How far everybody is from the target, and what the end has come to.

use engine::Seat;
use leptos::prelude::*;
use milestones::{EndCause, Milestones, View};

use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::table::Table;
use crate::table::seat_mark::SeatMark;

#[component]
pub fn Race(table: Table<Milestones>) -> impl IntoView {
    let cx = table.cx;
    let target = Memo::new(move |_| cx.moment.with(|moment| moment.view.target));
    let title = live(move || cx.words.say("milestones-race-to", &[("n", target.get().into())]));
    view! {
        <h3 class="caps">{title}</h3>
        <ul class="race">{live(move || rows(table, target.get()))}</ul>
    }
}

/// The best first.
fn rows(table: Table<Milestones>, target: u16) -> impl IntoView {
    let cx = table.cx;
    let mut scores: Vec<(Seat, u16)> = table.game.with(|game| {
        (0..).map(Seat).zip(game.tableaus().iter().map(|tableau| tableau.score())).collect()
    });
    engine::sort_short(&mut scores, |(_, score)| std::cmp::Reverse(*score));
    let share = |n: u16| format!("{}%", (u32::from(n) * 100 / u32::from(target)).min(100));
    let row = |(seat, score): (Seat, u16)| {
        let left = target.saturating_sub(score);
        let name = cx.names.with(|names| names.label(seat, &cx.words.texts()));
        let is_me = cx.names.with(|names| names.is_me(seat));
        view! {
            <li class:own=is_me>
                <SeatMark seat class="sym--20"/>
                <span class="race__name">{name}</span>
                <span class="rbar"><i style:width=share(score)></i></span>
                <b class="num">{score}</b>
                <span class="togo">{cx.words.say("milestones-to-go", &[("n", left.into())])}</span>
            </li>
        }
    };
    scores.into_iter().map(row).collect_view()
}

/// On the map, once the end has been triggered.
pub fn last_round(table: Table<Milestones>) -> Option<impl IntoView> {
    let cx = table.cx;
    let texts = cx.words.texts();
    let (key, by, waiting) = cx.moment.with(|moment| {
        let end = moment.view.end.filter(|_| moment.outcome.is_none())?;
        let key = match end.why {
            EndCause::Target => "milestones-last-target",
            EndCause::LastTile => "milestones-last-tile",
            EndCause::Stall => "milestones-last-stall",
        };
        Some((key, end.by, still_to_play(&moment.view)))
    })?;
    let label = |seat: Seat| cx.names.with(|names| names.label(seat, &texts));
    let names: Vec<String> = waiting.into_iter().map(label).collect();
    let args = [
        ("name", label(by).into()),
        ("n", names.len().into()),
        ("names", texts.list(&names).into()),
    ];
    Some(view! { <p class="last-round" role="status">{texts.say(key, &args)}</p> })
}

/// The seats whose last turn is still to come, or running.
fn still_to_play(view: &View) -> Vec<Seat> {
    let Some(end) = view.end else { return Vec::new() };
    let n = view.tableaus.len() as u8;
    if view.turn == end.by {
        return (1..n).map(|i| Seat((end.by.0 + i) % n)).collect();
    }
    let left = (end.by.0 + n - view.turn.0) % n;
    (0..left).map(|i| Seat((view.turn.0 + i) % n)).collect()
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Match, Viewer};
    use milestones::End;

    use super::*;

    /// MS-117, MS-119: the others have one turn each, the seat that triggered the end none.
    #[test]
    fn the_last_round_goes_once_round() {
        let (start, _) =
            Match::<Milestones>::new(&Default::default(), 4, &mut Fast::new(1)).unwrap();
        let mut view = start.game().view(Viewer::Spectator);
        view.end = Some(End { by: Seat(2), why: EndCause::Target });
        for (turn, left) in [(2, vec![3, 0, 1]), (3, vec![3, 0, 1]), (0, vec![0, 1]), (1, vec![1])]
        {
            view.turn = Seat(turn);
            let left: Vec<Seat> = left.into_iter().map(Seat).collect();
            assert_eq!(still_to_play(&view), left, "turn of {turn}");
        }
    }
}
