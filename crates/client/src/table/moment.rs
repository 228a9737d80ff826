//! One moment of a match through one pair of eyes: what holds in any game, and what its own game
//! makes of it.

use std::ops::{Deref, DerefMut};

use engine::{Game, Imagine, Millis, Misread, Outcome, Seat, Seats, Viewer};
use protocol::{Frame, Json};

#[derive(Clone, PartialEq, Debug)]
pub struct Moment<G: Game> {
    pub view: G::View,
    /// What the viewer may do now; empty in a replay.
    pub actions: Vec<G::Action>,
    pub any: AnyMoment,
}

/// A moment of any game.
#[derive(Clone, PartialEq, Debug)]
pub struct AnyMoment {
    pub to_act: Seats,
    pub viewer: Viewer,
    pub version: u64,
    pub deadline: Option<Millis>,
    pub now: Millis,
    /// Whether its clock goes on until the next one comes; that of a recording stands still.
    pub is_timed: bool,
    pub can_undo: bool,
    pub outcome: Option<Outcome>,
    pub is_replay: bool,
    /// Only seen on the way to another moment: nobody is asked, and the rules cannot be.
    pub is_between: bool,
}

impl AnyMoment {
    /// The viewer's seat, if it is this seat's turn to decide.
    pub fn my_turn(&self) -> Option<Seat> {
        self.viewer.seat().filter(|seat| self.to_act.contains(*seat) && !self.is_replay)
    }

    /// Whether the viewer sits here and plays, rather than watches.
    pub fn is_played(&self) -> bool {
        self.viewer.seat().is_some() && !self.is_replay && self.outcome.is_none()
    }
}

impl<G: Game> Moment<G> {
    /// What a viewer sees of a game that is looked at and not played.
    pub fn looked_at(game: &G, viewer: Viewer) -> Moment<G> {
        let agenda = game.agenda(viewer);
        Moment {
            view: game.view(viewer),
            actions: Vec::new(),
            any: AnyMoment {
                to_act: agenda.to_act,
                viewer,
                version: 0,
                deadline: agenda.deadline,
                now: 0,
                is_timed: false,
                can_undo: false,
                outcome: game.outcome(),
                is_replay: true,
                is_between: false,
            },
        }
    }

    /// A frame as it came from the server. Fails if client and server are of different versions.
    pub fn read(frame: &Frame<Json, Json>, options: &G::Options) -> Result<Moment<G>, Misread> {
        Ok(Moment {
            view: G::with_options(frame.view.read()?, options),
            actions: frame.actions.read()?,
            any: AnyMoment {
                to_act: frame.to_act,
                viewer: frame.viewer,
                version: frame.version,
                deadline: frame.deadline,
                now: frame.now,
                is_timed: true,
                can_undo: frame.can_undo,
                outcome: frame.outcome.clone(),
                is_replay: false,
                is_between: false,
            },
        })
    }

    /// The same table while something is shown and nobody is asked.
    pub fn showing(&self, view: G::View) -> Moment<G> {
        let any = AnyMoment {
            to_act: Seats::none(),
            can_undo: false,
            outcome: None,
            is_between: true,
            ..self.any.clone()
        };
        Moment { view, actions: Vec::new(), any }
    }

    /// The game as the viewer sees it, to ask the rules about.
    pub fn game(&self) -> G
    where
        G: Imagine,
    {
        G::seen(&self.view, self.viewer.seat().unwrap_or(Seat(0)))
    }
}

impl<G: Game> Deref for Moment<G> {
    type Target = AnyMoment;
    fn deref(&self) -> &AnyMoment {
        &self.any
    }
}

impl<G: Game> DerefMut for Moment<G> {
    fn deref_mut(&mut self) -> &mut AnyMoment {
        &mut self.any
    }
}
