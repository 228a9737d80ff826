//! The end of a match as something to look at: those who played step up, the last one first, then
//! comes the crown, and paper in the colours of the winners. The table of points says the same in
//! numbers, so that who cannot see this misses nothing.

use engine::{Outcome, Seat};
use leptos::prelude::*;

use super::Names;
use super::numbers::minus;
use super::seat_mark::{letter, symbol_of};
use crate::kit::symbol::Symbol;
use crate::words::Texts;

const N_SNIPPETS: usize = 28;
/// Prime to the number of snippets, so that neighbours do not fall together.
const SCATTER: usize = 11;

/// Nothing for somebody who played alone.
pub fn podium(outcome: &Outcome, names: &Names, texts: &Texts) -> Option<AnyView> {
    let n_seats = outcome.standings.len();
    if n_seats < 2 {
        return None;
    }
    let steps = Seat::all(n_seats as u8).map(|seat| {
        let standing = outcome.of(seat);
        // Where nobody has won, nobody stands above the others.
        let rank = if outcome.standings.iter().any(|it| it.has_won) {
            usize::from(standing.rank)
        } else {
            n_seats
        };
        let crown = standing.has_won.then(|| view! { <Symbol id="crown" class="podium__crown"/> });
        let label = names.label(seat, texts);
        let n_below = (n_seats - rank).to_string();
        view! {
            <li
                class="podium__step"
                style=("--below", n_below)
                style=("--colour", colour("", seat))
                style=("--on-colour", colour("-ink", seat))
            >
                {crown}
                <Symbol id=symbol_of(seat) class="podium__mark"/>
                <span class="podium__name">{label}</span>
                <span class="podium__block num">{minus(standing.score)}</span>
            </li>
        }
    });
    let winners: Vec<Seat> =
        Seat::all(n_seats as u8).filter(|seat| outcome.of(*seat).has_won).collect();
    let snippets = winners.iter().cycle().take(N_SNIPPETS).enumerate().map(|(i, winner)| {
        let at = format!("{}%", 100 * (i * SCATTER % N_SNIPPETS) / N_SNIPPETS);
        let nth = (i * i % 9).to_string();
        let colour = colour("", *winner);
        view! {
            <i style=("--at", at) style=("--nth", nth) style=("--colour", colour)></i>
        }
    });
    let podium = view! {
        <div class="podium" aria-hidden="true" style=("--n", n_seats.to_string())>
            <ol class="podium__steps">{steps.collect_view()}</ol>
            <div class="podium__paper">{snippets.collect_view()}</div>
        </div>
    };
    Some(podium.into_any())
}

/// Of a seat, or of what stands on it.
fn colour(on: &str, seat: Seat) -> String {
    format!("var(--seat-{}{on})", letter(seat))
}
