//! What the diary says of the tasks that ended here, by the card in their centre: numbers for a
//! page, without the page.

use turbo_taxi::CardKind;

use super::diary::Tried;

/// So many solved tasks make the trend at the last of them.
const TREND_OF: usize = 7;

/// The tasks of one kind of centre, or all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OfKind {
    pub n_tasks: usize,
    pub n_solved: usize,
    /// Of those that were solved.
    pub median_ms: Option<u64>,
    pub n_wrong: u32,
}

pub fn of_kind(tasks: &[Tried], centre: Option<CardKind>) -> OfKind {
    let of_kind = || tasks.iter().filter(move |it| is_of(it, centre));
    OfKind {
        n_tasks: of_kind().count(),
        n_solved: of_kind().filter(|it| it.is_solved).count(),
        median_ms: median(&times(tasks, centre)),
        n_wrong: of_kind().map(|it| it.n_wrong).sum(),
    }
}

/// The times of what was solved, oldest first.
pub fn times(tasks: &[Tried], centre: Option<CardKind>) -> Vec<u64> {
    let solved = tasks.iter().filter(|it| it.is_solved && is_of(it, centre));
    solved.map(|it| it.ms).collect()
}

/// For every time the median of the last few.
pub fn trend(times: &[u64]) -> Vec<u64> {
    let few = |n: usize| median(&times[n.saturating_sub(TREND_OF)..n]);
    (1..=times.len()).filter_map(few).collect()
}

fn is_of(it: &Tried, centre: Option<CardKind>) -> bool {
    centre.is_none_or(|kind| it.centre == kind)
}

fn median(times: &[u64]) -> Option<u64> {
    let mut sorted = times.to_vec();
    sorted.sort_unstable();
    let upper = *sorted.get(sorted.len() / 2)?;
    Some((sorted[(sorted.len() - 1) / 2] + upper) / 2)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tried(centre: CardKind, ms: u64, n_wrong: u32, is_solved: bool) -> Tried {
        Tried { at: 0, ms, centre, n_wrong, is_solved }
    }

    #[test]
    fn tasks_are_counted_by_their_centre() {
        let tasks = [
            tried(CardKind::Tee, 40_000, 0, true),
            tried(CardKind::Curve, 90_000, 1, false),
            tried(CardKind::Tee, 20_000, 2, true),
        ];
        let tees = of_kind(&tasks, Some(CardKind::Tee));
        let expected = OfKind { n_tasks: 2, n_solved: 2, median_ms: Some(30_000), n_wrong: 2 };
        assert_eq!(tees, expected);
        let curves = of_kind(&tasks, Some(CardKind::Curve));
        assert_eq!(curves, OfKind { n_tasks: 1, n_solved: 0, median_ms: None, n_wrong: 1 });
        let all = of_kind(&tasks, None);
        assert_eq!((all.n_tasks, all.n_solved, all.n_wrong), (3, 2, 3));
        assert_eq!(of_kind(&tasks, Some(CardKind::Crossing)).n_tasks, 0);
    }

    #[test]
    fn a_trend_follows_the_last_few_times() {
        assert_eq!(trend(&[10, 30, 20]), [10, 20, 20]);
        let faster: Vec<u64> = (0..20).map(|n| 100 - n).collect();
        let trend = trend(&faster);
        assert_eq!((trend.len(), trend[19]), (20, 84));
    }
}
