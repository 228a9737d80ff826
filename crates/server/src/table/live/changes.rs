//! Every change of a match counts for those who notice it, and an order that was carried out is
//! known again.

use engine::{Seat, Viewer};
use games::{N_RECENT, Noticed};

use super::keys::Keys;
use super::tally::Tally;
use super::versions::Versions;

#[derive(Clone)]
pub struct Changes {
    /// All of them, undoing included: the number of the last stored step.
    n_changes: u64,
    tally: Tally,
    /// By seat, then the spectators: what the viewer has noticed.
    versions: Vec<Versions>,
    /// By seat.
    keys: Vec<Keys>,
}

impl Changes {
    pub fn of_setup(n_seats: u8) -> Changes {
        Changes {
            n_changes: 0,
            tally: Tally::of_setup(),
            versions: Viewer::all(n_seats).map(|_| Versions::of_setup()).collect(),
            keys: Seat::all(n_seats).map(|_| Keys::default()).collect(),
        }
    }

    pub fn len(&self) -> u64 {
        self.n_changes
    }

    pub fn tally(&self) -> &Tally {
        &self.tally
    }

    pub fn versions(&self, viewer: Viewer) -> &Versions {
        &self.versions[self.idx(viewer)]
    }

    fn idx(&self, viewer: Viewer) -> usize {
        viewer.seat().map_or(self.versions.len() - 1, Seat::idx)
    }

    /// The version of its seat that an order with this key has led to.
    pub fn known(&self, seat: Seat, key: &str) -> Option<u64> {
        self.keys[seat.idx()].version(key)
    }

    /// A step was made.
    pub fn push(&mut self, noticed: Noticed) {
        let step = self.tally.len();
        self.tally.push(noticed);
        self.count(noticed, step);
    }

    /// Steps were taken back, the last one first. Says who has noticed that: whoever sees another
    /// match, or had noticed one of them.
    pub fn take_back(&mut self, steps: &[usize], seen_by: Noticed) -> Noticed {
        let removed = steps.iter().map(|step| self.tally.remove(*step));
        let noticed = removed.fold(seen_by, Noticed::or);
        self.count(noticed, steps.iter().copied().min().unwrap_or(self.tally.len()));
        noticed
    }

    /// What stands before `step` is as before.
    fn count(&mut self, noticed: Noticed, step: usize) {
        self.n_changes += 1;
        for idx in 0..self.versions.len() {
            let is_seat = idx + 1 < self.versions.len();
            let viewer = if is_seat { Viewer::Seat(Seat(idx as u8)) } else { Viewer::Spectator };
            if noticed.by(viewer) {
                let n_kept = self.tally.n_before(viewer, step);
                self.versions[idx].push(n_kept, self.tally.n_of(viewer));
            }
        }
    }

    /// The change that was just counted was an order.
    pub fn remember(&mut self, seat: Seat, key: &str) {
        let version = self.versions(Viewer::Seat(seat)).last();
        if let Some(keys) = self.keys.get_mut(seat.idx()) {
            keys.insert(key, version);
        }
    }

    /// Of what can never be taken back, only the last steps are kept one by one.
    pub fn forget(&mut self, n_sealed: usize) {
        let n_old = self.tally.len().saturating_sub(N_RECENT);
        self.tally.count_before(n_sealed.min(n_old));
    }
}
