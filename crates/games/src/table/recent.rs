//! What was told of the last steps of a match. Everybody who listens has heard all but these; what
//! was told before follows from the log.

use std::collections::VecDeque;

use engine::{ToldEvents, Viewer};

use super::{Written, written};
use crate::Title;

/// Somebody whose connection broke for a moment has missed no more than this, as a rule.
pub const N_RECENT: usize = 8;
/// What was told of a few steps is much smaller than this. Whoever cannot be sent it asks for it.
const BYTES_MAX: usize = 16 * 1024;

/// Of the last steps, the newest one last. The set-up is a step too.
pub struct Recent<G: Title>(VecDeque<ToldEvents<G>>);

impl<G: Title> Clone for Recent<G> {
    fn clone(&self) -> Recent<G> {
        Recent(self.0.clone())
    }
}

impl<G: Title> Recent<G> {
    pub fn of_setup(heard: ToldEvents<G>) -> Recent<G> {
        Recent(VecDeque::from([heard]))
    }

    pub fn push(&mut self, mut heard: ToldEvents<G>) {
        if N_RECENT <= self.0.len() {
            self.0.pop_front();
        }
        heard.shrink_to_fit();
        self.0.push_back(heard);
    }

    /// A step was carried out of which nobody was told.
    pub fn push_unheard(&mut self) {
        self.0.clear();
    }

    /// Forgets a step that was taken back; `n_later` came behind it.
    pub fn remove(&mut self, n_later: usize) {
        if let Some(idx) = self.0.len().checked_sub(n_later + 1) {
            self.0.remove(idx);
        }
    }

    /// What a viewer was told of steps, given by how many came behind them, the newest one last:
    /// of as many of the last ones as are known and not too large together. Says of how many.
    pub fn told(&self, n_later: &[usize], viewer: Viewer) -> (usize, Written) {
        let mut texts = Vec::new();
        let mut n_bytes = 0;
        for n_later in n_later.iter().rev() {
            let Some(idx) = self.0.len().checked_sub(n_later + 1) else { break };
            let text = told_to::<G>(&self.0[idx], viewer);
            n_bytes += text.get().len();
            if BYTES_MAX < n_bytes {
                break;
            }
            texts.push(text);
        }
        texts.reverse();
        (texts.len(), written(&texts))
    }

    /// What a viewer was told of the last step.
    pub fn told_last(&self, viewer: Viewer) -> Written {
        self.0.back().map_or_else(|| written::<[(); 0]>(&[]), |last| told_to::<G>(last, viewer))
    }
}

fn told_to<G: Title>(heard: &ToldEvents<G>, viewer: Viewer) -> Written {
    let told = heard.iter().filter(|told| told.audience.includes(viewer));
    written(&told.map(|told| &told.event).collect::<Vec<&G::Event>>())
}
