//! "If it ended now": points as bars in one colour, the best first, the own row bold.

use engine::Seat;
use leptos::prelude::*;

use super::Names;
use super::seat_mark::SeatMark;
use crate::words::Words;

#[component]
pub fn IfItEndedNow(
    #[prop(into)] names: Signal<Names>,
    /// One per seat.
    #[prop(into)]
    scores: Signal<Vec<i32>>,
) -> impl IntoView {
    let words = Words::here();
    let rows = move || {
        let names = names.get();
        let scores = scores.get();
        let best = scores.iter().copied().max().unwrap_or(1).max(1);
        let row = |(seat, score): (Seat, i32)| {
            let width = format!("{}%", score.max(0) * 100 / best);
            let label = names.label(seat, &words.texts());
            view! {
                <li class="bar" class:is-me=names.is_me(seat)>
                    <SeatMark seat class="sym--20"/>
                    <span class="bar__name">{label}</span>
                    <span class="bar__track"><span style:width=width></span></span>
                    <span class="num">{minus(score)}</span>
                </li>
            }
        };
        ranked(&scores).into_iter().map(row).collect_view()
    };
    view! { <ol class="bars">{rows}</ol> }
}

/// Seats with their scores, the best first; equal ones in the order of the seats.
fn ranked(scores: &[i32]) -> Vec<(Seat, i32)> {
    let mut rows: Vec<(Seat, i32)> = (0..).map(Seat).zip(scores.iter().copied()).collect();
    rows.sort_by_key(|(_, score)| -score);
    rows
}

/// A number with the true minus sign.
pub fn minus(number: i32) -> String {
    number.to_string().replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_come_first() {
        assert_eq!(
            ranked(&[3, 9, 9, -2]).iter().map(|(seat, _)| seat.0).collect::<Vec<_>>(),
            [1, 2, 0, 3]
        );
    }

    #[test]
    fn losses_have_a_true_minus() {
        assert_eq!(minus(-5), "−5");
        assert_eq!(minus(5), "5");
    }
}
