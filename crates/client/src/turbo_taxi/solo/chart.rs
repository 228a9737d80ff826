//! The last results as columns, the newest at the right.

use leptos::prelude::*;
use turbo_taxi::Attack;

use super::best_list::result_text;
use super::diary::{Diary, Entry};
use super::discipline::Discipline;
use crate::kit::live::follows;
use crate::words::Words;

const COLUMNS_MAX: usize = 24;
const WIDTH: f64 = 240.0;
const HEIGHT: f64 = 64.0;
const FLOOR: f64 = 74.0;

/// A column from the left, as parts of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Column {
    x: f64,
    width: f64,
    height: f64,
    is_best: bool,
}

/// Nothing before there are two results to compare.
#[component]
pub fn Chart(discipline: Discipline) -> impl IntoView {
    let words = Words::here();
    let diary = Diary::load();
    let entries = diary.all(discipline);
    let entries = entries[entries.len().saturating_sub(COLUMNS_MAX)..].to_vec();
    if entries.len() < 2 {
        return None;
    }
    let columns = columns(discipline, &entries).into_iter().map(|column| {
        let Column { x, width, height, is_best } = column;
        let class = if is_best { "chart__bar is-best" } else { "chart__bar" };
        view! { <rect class=class x=x y=FLOOR - height width=width height=height rx="1.5"/> }
    });
    let columns = columns.collect_view();
    let n = entries.len();
    let best = entries.into_iter().min_by_key(|entry| discipline.rank(entry))?;
    let caption = move || {
        let best = result_text(&words.texts(), discipline, &best);
        words.say("taxi-chart", &[("n", n.into()), ("best", best.into())])
    };
    Some(view! {
        <figure class="chart">
            <svg viewBox=format!("0 0 {WIDTH} 76") role="img" aria-label=follows(caption)>
                <path class="chart__floor" d=format!("M0 {FLOOR}H{WIDTH}")/>
                {columns}
            </svg>
            <figcaption class="small quiet">{caption}</figcaption>
        </figure>
    })
}

/// High columns are long times, or many tasks.
fn columns(discipline: Discipline, entries: &[Entry]) -> Vec<Column> {
    // A sprint is nearly always run to its end.
    let is_timed = !discipline.counts() || discipline == Discipline::Attack(Attack::Sprint);
    let value = |entry: &Entry| if is_timed { entry.ms as f64 } else { f64::from(entry.n) };
    let highest = entries.iter().map(value).fold(1.0, f64::max);
    let best = entries.iter().map(|entry| discipline.rank(entry)).min();
    let step = WIDTH / entries.len() as f64;
    let column = |(i, entry): (usize, &Entry)| Column {
        x: i as f64 * step + 0.1 * step,
        width: (0.8 * step).min(24.0),
        height: (HEIGHT * value(entry) / highest).max(2.0),
        is_best: Some(discipline.rank(entry)) == best,
    };
    entries.iter().enumerate().map(column).collect()
}

#[cfg(test)]
mod tests {
    use turbo_taxi::Band;

    use super::*;

    fn entry(ms: u64, n: u32) -> Entry {
        Entry { at: 0, ms, n, n_wrong: 0, n_hints: 0 }
    }

    #[test]
    fn the_longest_time_is_the_highest_column() {
        let entries = [entry(30_000, 1), entry(60_000, 1)];
        let columns = columns(Discipline::Puzzle(Band::Easy), &entries);
        assert_eq!(columns.iter().map(|it| it.height).collect::<Vec<_>>(), [32.0, 64.0]);
        assert_eq!(columns.iter().map(|it| it.is_best).collect::<Vec<_>>(), [true, false]);
    }

    #[test]
    fn many_tasks_are_a_high_column() {
        let entries = [entry(30_000, 2), entry(60_000, 8)];
        let columns = columns(Discipline::Attack(Attack::FiveMinutes), &entries);
        assert_eq!(columns[0].height, 16.0);
        assert!(columns[1].is_best);
    }
}
