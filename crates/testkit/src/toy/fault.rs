//! Ways in which the toy can be wrong: at least one for every law.

use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Fault {
    None,
    RefusesFourSeats,
    ActsAfterTheEnd,
    ListsOutOfTurn,
    ListsTwice,
    RefusesListed,
    AcceptsUnlisted,
    ExpiresAfterTheEnd,
    /// `Some(None)` and `None` are the same JSON.
    ShowsWhatJsonLoses,
    /// The state depends on more than the log.
    CountsSetups,
    SharesClones,
    ImaginesAnotherRound,
    PeeksUnsealed,
    NeverEnds,
    LosesALine,
    ShowsSumOfCards,
    ShowsSpectatorsAll,
    TellsCardWithRaise,
    TellsSpectatorsMore,
    PanicsAtTwo,
}

/// What no state should hold: a number that its clones share.
#[derive(Clone)]
pub(super) struct Stray(Arc<AtomicU32>);

static N_SETUPS: AtomicU32 = AtomicU32::new(0);

impl Stray {
    pub(super) fn of(fault: Fault) -> Option<Stray> {
        let number = match fault {
            Fault::CountsSetups => N_SETUPS.fetch_add(1, Ordering::Relaxed),
            Fault::SharesClones => 0,
            _ => return None,
        };
        Some(Stray(Arc::new(AtomicU32::new(number))))
    }

    pub(super) fn count(&self) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }

    fn number(&self) -> u32 {
        self.0.load(Ordering::Relaxed)
    }
}

impl PartialEq for Stray {
    fn eq(&self, other: &Stray) -> bool {
        self.number() == other.number()
    }
}

impl fmt::Debug for Stray {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Stray({})", self.number())
    }
}
