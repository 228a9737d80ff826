//! What was told of a match, step by step. Everybody who listens has heard all but the last steps;
//! so only those are kept, and the others are told again out of the log when a newcomer asks.

use std::collections::VecDeque;

use engine::{Heard, Match, Seat, Seats, Viewer};

use super::{Noticed, Written, written};
use crate::Title;

/// Somebody whose connection broke for a moment has missed no more than this, as a rule.
const N_RECENT: usize = 8;

/// The set-up, then one step per log entry.
pub struct Story<G: Title> {
    noticed: Vec<Noticed>,
    /// How many of them each viewer has noticed, so that nobody has to count a long match.
    counts: Counts,
    /// What was told of the last steps.
    recent: VecDeque<Heard<G>>,
}

impl<G: Title> Clone for Story<G> {
    fn clone(&self) -> Story<G> {
        let (noticed, recent) = (self.noticed.clone(), self.recent.clone());
        Story { noticed, counts: self.counts, recent }
    }
}

impl<G: Title> Story<G> {
    pub fn of_setup(heard: Heard<G>) -> Story<G> {
        let (noticed, counts, recent) = (Vec::new(), Counts::default(), VecDeque::new());
        let mut story = Story { noticed, counts, recent };
        story.push(heard, Noticed::by_all());
        story
    }

    pub fn len(&self) -> usize {
        self.noticed.len()
    }

    pub fn push(&mut self, mut heard: Heard<G>, noticed: Noticed) {
        if N_RECENT <= self.recent.len() {
            self.recent.pop_front();
        }
        heard.shrink_to_fit();
        self.recent.push_back(heard);
        self.noticed.push(noticed);
        self.counts.count(noticed, 1);
    }

    /// Forgets a step that is no longer in the log. Says who had noticed it.
    pub fn remove(&mut self, idx: usize) -> Noticed {
        if let Some(idx) = idx.checked_sub(self.n_old()) {
            self.recent.remove(idx);
        }
        let noticed = self.noticed.remove(idx);
        self.counts.count(noticed, -1);
        noticed
    }

    /// How many of the first `n_steps` a viewer has noticed. As a rule these are almost all.
    pub fn n_noticed(&self, viewer: Viewer, n_steps: usize) -> usize {
        let later = self.noticed[n_steps..].iter().filter(|noticed| noticed.by(viewer));
        self.counts.of(viewer) - later.count()
    }

    /// A list of events for each step that the viewer has noticed, but for the first `n_heard`.
    pub fn since(&self, played: &Match<G>, viewer: Viewer, n_heard: usize) -> Written {
        let n_new = self.counts.of(viewer).saturating_sub(n_heard);
        let newest_first = (0..self.len()).rev().filter(|idx| self.noticed[*idx].by(viewer));
        let mut steps: Vec<usize> = newest_first.take(n_new).collect();
        steps.reverse();
        let Some(&first) = steps.first() else { return written::<[(); 0]>(&[]) };
        let n_old = self.n_old();
        let old = match n_old.checked_sub(1) {
            Some(n_entries) if first < n_old => played.retold(n_entries),
            Some(_) | None => Vec::new(),
        };
        let heard = |idx: usize| match idx.checked_sub(n_old) {
            Some(idx) => &self.recent[idx],
            None => &old[idx],
        };
        let told_to_viewer = |idx: usize| -> Vec<&G::Event> {
            let told = heard(idx).iter().filter(|told| told.audience.includes(viewer));
            told.map(|told| &told.event).collect()
        };
        let news: Vec<Vec<&G::Event>> = steps.into_iter().map(told_to_viewer).collect();
        written(&news)
    }

    /// Steps that are known only by the log.
    fn n_old(&self) -> usize {
        self.noticed.len() - self.recent.len()
    }
}

/// By seat, then the spectators.
#[derive(Clone, Copy, Default)]
struct Counts([usize; Seats::MAX as usize + 1]);

impl Counts {
    fn count(&mut self, noticed: Noticed, change: isize) {
        for viewer in Viewer::all(Seats::MAX).filter(|viewer| noticed.by(*viewer)) {
            let count = &mut self.0[Counts::idx(viewer)];
            *count = count.saturating_add_signed(change);
        }
    }

    fn of(&self, viewer: Viewer) -> usize {
        self.0[Counts::idx(viewer)]
    }

    fn idx(viewer: Viewer) -> usize {
        viewer.seat().map_or(usize::from(Seats::MAX), Seat::idx)
    }
}
