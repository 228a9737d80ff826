//! Who has noticed which steps of a match. Only of the last ones that is kept step by step: those
//! that can be taken back, and those that somebody may still have to be told of.

use std::collections::VecDeque;

use engine::{Seat, Seats, Viewer};
use games::Noticed;

/// The set-up, which everybody notices, then one step per line of the log.
#[derive(Clone)]
pub struct Tally {
    /// Steps that are only counted.
    n_counted: usize,
    counted: Counts,
    kept: VecDeque<Noticed>,
    /// All of them.
    counts: Counts,
}

impl Tally {
    pub fn of_setup() -> Tally {
        let (counted, counts) = (Counts::default(), Counts::default());
        let mut tally = Tally { n_counted: 0, counted, kept: VecDeque::new(), counts };
        tally.push(Noticed::by_all());
        tally
    }

    pub fn len(&self) -> usize {
        self.n_counted + self.kept.len()
    }

    pub fn push(&mut self, noticed: Noticed) {
        self.kept.push_back(noticed);
        self.counts.count(noticed, 1);
    }

    /// Forgets a step that was taken back. Says who had noticed it.
    pub fn remove(&mut self, step: usize) -> Noticed {
        let removed = step.checked_sub(self.n_counted).and_then(|idx| self.kept.remove(idx));
        let noticed = removed.unwrap_or_default();
        self.counts.count(noticed, -1);
        noticed
    }

    /// Only counts the steps before this one from now on.
    pub fn count_before(&mut self, step: usize) {
        while self.n_counted < step {
            let Some(noticed) = self.kept.pop_front() else { return };
            self.counted.count(noticed, 1);
            self.n_counted += 1;
        }
    }

    /// How many steps a viewer has noticed.
    pub fn n_of(&self, viewer: Viewer) -> usize {
        self.counts.of(viewer)
    }

    /// How many of them stand before this one.
    pub fn n_before(&self, viewer: Viewer, step: usize) -> usize {
        let later = self.kept.iter().skip(step.saturating_sub(self.n_counted));
        self.counts.of(viewer) - later.filter(|noticed| noticed.by(viewer)).count()
    }

    /// The last steps that a viewer has noticed, the newest one last: `n_max` at most.
    pub fn last_of(&self, viewer: Viewer, n_max: usize) -> Vec<usize> {
        let newest_first = (self.n_counted..self.len()).zip(&self.kept).rev();
        let noticed = newest_first.filter(|(_, noticed)| noticed.by(viewer));
        let mut steps: Vec<usize> = noticed.take(n_max).map(|(step, _)| step).collect();
        steps.reverse();
        steps
    }
}

/// By seat, then the spectators.
#[derive(Clone, Copy, Default)]
struct Counts([u32; Seats::MAX as usize + 1]);

impl Counts {
    fn count(&mut self, noticed: Noticed, change: i32) {
        for viewer in Viewer::all(Seats::MAX).filter(|viewer| noticed.by(*viewer)) {
            let count = &mut self.0[Counts::idx(viewer)];
            *count = count.saturating_add_signed(change);
        }
    }

    fn of(&self, viewer: Viewer) -> usize {
        self.0[Counts::idx(viewer)] as usize
    }

    fn idx(viewer: Viewer) -> usize {
        viewer.seat().map_or(usize::from(Seats::MAX), Seat::idx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Viewer = Viewer::Seat(Seat(0));
    const B: Viewer = Viewer::Seat(Seat(1));

    fn by(viewers: &[Viewer]) -> Noticed {
        let mut noticed = Noticed::default();
        viewers.iter().for_each(|viewer| noticed.add(*viewer));
        noticed
    }

    #[test]
    fn what_is_only_counted_still_counts() {
        let mut tally = Tally::of_setup();
        for noticed in [by(&[A]), by(&[A, B]), by(&[B]), by(&[A, B])] {
            tally.push(noticed);
        }
        let seen = |tally: &Tally| [A, B, Viewer::Spectator].map(|viewer| tally.n_of(viewer));
        assert_eq!((tally.len(), seen(&tally)), (5, [4, 4, 1]));
        assert_eq!(tally.last_of(A, 2), [2, 4]);
        assert_eq!(tally.n_before(B, 3), 2);
        tally.count_before(3);
        assert_eq!((tally.len(), seen(&tally)), (5, [4, 4, 1]));
        assert_eq!(tally.last_of(A, 2), [4]);
        assert_eq!((tally.n_before(B, 3), tally.n_before(B, 4)), (2, 3));
        assert_eq!(tally.remove(3), by(&[B]));
        assert_eq!((tally.len(), seen(&tally)), (4, [4, 3, 1]));
    }
}
