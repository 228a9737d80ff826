//! As much of a message as a player needs who does not understand the game.

use engine::{Seat, Seats, Viewer};
use protocol::{Splice, spliced};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    Welcome(IgnoredAny),
    Table(IgnoredAny),
    #[serde(borrow)]
    Frame(Sight<&'a RawValue>),
    Change {
        from: u64,
        frame: Sight<Vec<Splice>>,
    },
    Accepted {
        key: &'a str,
        version: u64,
    },
    Refused {
        key: &'a str,
        #[serde(borrow)]
        problem: &'a RawValue,
    },
}

/// A frame, with its view and actions as a text or as what has changed.
#[derive(Deserialize)]
pub struct Sight<T> {
    pub version: u64,
    pub viewer: Viewer,
    view: T,
    actions: T,
    to_act: Seats,
    n_steps_kept: usize,
    first_step: usize,
    events: Vec<IgnoredAny>,
    outcome: Option<IgnoredAny>,
}

/// What a client remembers of the last frame.
#[derive(Clone, Debug)]
pub struct Seen {
    pub version: u64,
    pub viewer: Viewer,
    pub n_steps: usize,
    pub view: String,
    actions: String,
    /// The seat that is to act, if that is the viewer.
    pub acting: Option<Seat>,
    pub is_over: bool,
}

impl Seen {
    /// Takes a frame. Says what is wrong about its place in the order of frames.
    pub fn follow(
        before: Option<&Seen>,
        sight: &Sight<&RawValue>,
        may_go_back: bool,
    ) -> Result<Seen, String> {
        if let Some(before) = before {
            sight.check_order(before, may_go_back)?;
        }
        Ok(sight.seen(sight.view.get().to_owned(), sight.actions.get().to_owned()))
    }

    /// Takes a frame that is told as a change.
    pub fn change(
        before: Option<&Seen>,
        from: u64,
        sight: &Sight<Vec<Splice>>,
        may_go_back: bool,
    ) -> Result<Seen, String> {
        let before = before.filter(|before| before.version == from).ok_or_else(|| {
            format!("version {} is told as a change of {from}, which nobody saw", sight.version)
        })?;
        sight.check_order(before, may_go_back)?;
        let applied = |old: &str, splices: &[Splice]| {
            spliced(old, splices).map_err(|misfit| format!("version {}: {misfit}", sight.version))
        };
        let view = applied(&before.view, &sight.view)?;
        Ok(sight.seen(view, applied(&before.actions, &sight.actions)?))
    }

    /// What it can do, as written.
    pub fn actions(&self) -> Vec<&RawValue> {
        serde_json::from_str(&self.actions).unwrap_or_default()
    }
}

impl<T> Sight<T> {
    fn n_steps(&self) -> usize {
        self.first_step + self.events.len()
    }

    /// Steps are forgotten only where somebody has taken some back.
    fn check_order(&self, before: &Seen, may_go_back: bool) -> Result<(), String> {
        let is_again = self.version == before.version && self.n_steps() == before.n_steps;
        if self.version <= before.version && !is_again {
            return Err(format!("version {} after {}", self.version, before.version));
        }
        let is_anew = self.n_steps_kept == 0;
        let is_back = may_go_back && self.n_steps_kept < before.n_steps;
        if self.n_steps_kept != before.n_steps && !is_again && !is_anew && !is_back {
            return Err(format!(
                "events go on after {} steps, but {} were heard",
                self.n_steps_kept, before.n_steps
            ));
        }
        Ok(())
    }

    fn seen(&self, view: String, actions: String) -> Seen {
        let is_to_act = |seat: &Seat| self.to_act.contains(*seat) && actions.len() > "[]".len();
        Seen {
            version: self.version,
            viewer: self.viewer,
            n_steps: self.n_steps(),
            view,
            acting: self.viewer.seat().filter(is_to_act),
            is_over: self.outcome.is_some(),
            actions,
        }
    }
}
