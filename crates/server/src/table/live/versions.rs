//! The versions of a match that one viewer has noticed, in numbers of steps. As a rule each has one
//! step more than the one before, so only where it is otherwise something is kept.

use std::collections::VecDeque;

/// Who has seen nothing since more breaks than this is told everything again.
const BREAKS_MAX: usize = 64;

/// The set-up is version 0, with one step.
#[derive(Clone)]
pub struct Versions {
    last: u64,
    n_steps: usize,
    /// Where something was taken back, or told in another order: the last ones.
    breaks: VecDeque<Break>,
}

/// From here on the versions grow by a step each.
#[derive(Clone, Copy)]
struct Break {
    version: u64,
    /// Steps of the version before that still hold.
    n_kept: usize,
    n_steps: usize,
}

impl Versions {
    pub fn of_setup() -> Versions {
        let setup = Break { version: 0, n_kept: 0, n_steps: 1 };
        Versions { last: 0, n_steps: 1, breaks: VecDeque::from([setup]) }
    }

    /// The newest version.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// Steps of the newest version.
    pub fn n_steps(&self) -> usize {
        self.n_steps
    }

    /// A new version: so many steps of the one before still hold, and so many there are now.
    pub fn push(&mut self, n_kept: usize, n_steps: usize) {
        self.last += 1;
        let is_one_more = n_kept == self.n_steps && n_steps == n_kept + 1;
        if !is_one_more {
            if BREAKS_MAX <= self.breaks.len() {
                self.breaks.pop_front();
            }
            self.breaks.push_back(Break { version: self.last, n_kept, n_steps });
        }
        self.n_steps = n_steps;
    }

    /// Steps of `version` that still hold.
    pub fn n_steps_kept(&self, version: u64) -> usize {
        if self.last < version {
            return 0;
        }
        let n_before = self.breaks.partition_point(|it| it.version <= version);
        let Some(run) = n_before.checked_sub(1).map(|idx| self.breaks[idx]) else { return 0 };
        let since = usize::try_from(version - run.version).unwrap_or(usize::MAX);
        let later = self.breaks.iter().skip(n_before).map(|it| it.n_kept);
        later.fold(run.n_steps.saturating_add(since), usize::min)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_hold_until_they_are_taken_back() {
        let mut versions = Versions::of_setup();
        versions.push(1, 2);
        versions.push(2, 3);
        assert_eq!((versions.last(), versions.n_steps()), (2, 3));
        let kept = |versions: &Versions| [0, 1, 2].map(|version| versions.n_steps_kept(version));
        assert_eq!(kept(&versions), [1, 2, 3]);
        // Version 3: the last step is taken back. Version 4: another stands in its place.
        versions.push(2, 2);
        versions.push(2, 3);
        assert_eq!(kept(&versions), [1, 2, 2]);
        assert_eq!([3, 4, 5].map(|version| versions.n_steps_kept(version)), [2, 3, 0]);
        assert_eq!((versions.last(), versions.n_steps()), (4, 3));
    }

    /// However often something is taken back, no more is kept; who was away all the time hears
    /// everything again.
    #[test]
    fn what_was_long_ago_is_forgotten() {
        let mut versions = Versions::of_setup();
        for _ in 0..1000 {
            versions.push(1, 2);
            versions.push(1, 1);
        }
        assert_eq!(versions.breaks.len(), BREAKS_MAX);
        assert_eq!([5, 1995, 2000].map(|version| versions.n_steps_kept(version)), [0, 1, 1]);
    }
}
