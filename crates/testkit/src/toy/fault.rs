//! Ways in which the toy can be wrong: at least one for every law, and for every bound of work.

use std::collections::BTreeSet;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use engine::Outcome;
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
    /// A step leads elsewhere when it is done again.
    CountsRaises,
    NeverEnds,
    LosesALine,
    RanksDensely,
    ShowsSumOfCards,
    ShowsSpectatorsAll,
    TellsCardWithRaise,
    TellsSpectatorsMore,
    RefusesBySecret,
    PanicsAtTwo,
    TellsWithoutMeasure,
    DrawsWithoutMeasure,
}

/// What no state should hold: a number that its clones share.
#[derive(Clone)]
pub(super) struct Stray(Arc<AtomicU32>);

/// How often something was counted in this process.
static N_COUNTED: AtomicU32 = AtomicU32::new(0);

impl Stray {
    pub(super) fn of(fault: Fault) -> Option<Stray> {
        match fault {
            Fault::CountsSetups => Some(Stray::counted()),
            Fault::SharesClones => Some(Stray(Arc::default())),
            _ => None,
        }
    }

    /// Another number every time.
    pub(super) fn counted() -> Stray {
        let number = N_COUNTED.fetch_add(1, Ordering::Relaxed);
        Stray(Arc::new(AtomicU32::new(number)))
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

/// Ranks without gaps behind a tie.
pub(super) fn rank_densely(outcome: &mut Outcome) {
    let ranks: BTreeSet<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
    for standing in &mut outcome.standings {
        standing.rank = 1 + ranks.range(..standing.rank).count() as u8;
    }
}
