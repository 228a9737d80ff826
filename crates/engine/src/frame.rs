//! What a viewer is sent about one moment of a match.

use serde::Serialize;

use crate::{Agenda, Game, Millis, Seats, Told, Viewer};

/// Everything in it is the viewer's to know; that is the secrecy law.
#[derive(Serialize)]
#[serde(bound = "")]
pub struct Frame<G: Game> {
    pub view: G::View,
    /// The viewer's own; empty for a spectator and for who is not to act.
    pub actions: Vec<G::Action>,
    /// Whom the viewer sees to act; its own seat truly.
    pub to_act: Seats,
    pub deadline: Option<Millis>,
    /// What has happened since the frame before, as this viewer is told it.
    pub events: Vec<G::Event>,
}

impl<G: Game> Frame<G> {
    pub fn new(game: &G, viewer: Viewer, told: &[Told<G::Event>]) -> Frame<G> {
        let mut actions = Vec::new();
        if let Viewer::Seat(seat) = viewer {
            game.legal_actions(seat, &mut actions);
        }
        let Agenda { to_act, deadline } = game.agenda(viewer);
        let heard = told.iter().filter(|told| told.audience.includes(viewer));
        Frame {
            view: game.view(viewer),
            actions,
            to_act,
            deadline,
            events: heard.map(|told| told.event.clone()).collect(),
        }
    }

    /// The bytes that go over the wire.
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("wire types have string keys and finite numbers")
    }
}
