//! What is stored and sent comes back as it was.

use std::fmt::Debug;

use engine::{Game, Record, Seat, Viewer};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::law::Finding;
use crate::script::legal;
use crate::walk::Walk;

/// Views of everybody, once they have their options again, and actions.
pub(super) fn what_is_shown_round_trips<G: Game>(walk: &Walk<G>) -> Finding {
    for viewer in Viewer::all(walk.n_seats()) {
        let view = walk.game().view(viewer);
        let back = G::with_options(read_back(&view)?, walk.played.options());
        is_same(&view, &back)?;
    }
    for seat in Seat::all(walk.n_seats()) {
        for action in legal(walk.game(), seat) {
            round_trips(&action)?;
        }
    }
    Ok(())
}

/// The last entry of the log, and the events it told.
pub(super) fn what_is_told_round_trips<G: Game>(walk: &Walk<G>) -> Finding {
    for told in &walk.told {
        round_trips(&told.event)?;
    }
    match walk.played.log().last() {
        Some(entry) => round_trips(entry),
        None => Ok(()),
    }
}

/// The save file, and what is in it.
pub(super) fn record_round_trips<G: Game>(walk: &Walk<G>) -> Finding {
    round_trips(walk.played.options())?;
    round_trips(&walk.game().outcome())?;
    let record = walk.record();
    match Record::<G>::parse(record.to_text().as_bytes()) {
        Ok(parsed) if parsed == record => Ok(()),
        Ok(parsed) => Err(format!("the record was {record:?} and became {parsed:?}")),
        Err(error) => Err(format!("the record cannot be read: {error}")),
    }
}

/// The record gives an equal match, and at the end the secret gives the draws: replaying checks
/// them.
pub(super) fn replays_equal<G: Game>(walk: &Walk<G>) -> Finding {
    match walk.record().replay(None) {
        Ok(replayed) if replayed == walk.played => Ok(()),
        Ok(replayed) => Err(format!(
            "the record gives another match: {:?} instead of {:?}",
            replayed.game(),
            walk.game()
        )),
        Err(error) => Err(format!("the record cannot be replayed: {error}")),
    }
}

fn round_trips<T>(value: &T) -> Finding
where
    T: Serialize + DeserializeOwned + PartialEq + Debug,
{
    is_same(value, &read_back(value)?)
}

fn read_back<T: Serialize + DeserializeOwned + Debug>(value: &T) -> Result<T, String> {
    let json = serde_json::to_string(value)
        .map_err(|error| format!("{value:?} cannot be written: {error}"))?;
    serde_json::from_str(&json).map_err(|error| format!("{json} cannot be read: {error}"))
}

fn is_same<T: PartialEq + Debug>(value: &T, back: &T) -> Finding {
    if back == value {
        return Ok(());
    }
    Err(format!("{value:?} was written and became {back:?}"))
}
