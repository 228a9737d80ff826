//! A tile that is being placed: where, and how it is turned. Nothing is sent before it is
//! confirmed, so it can be moved and turned freely.

use cities::{Action, Cities, Face, Phase, Position};
use leptos::prelude::*;

use super::gain::best;
use crate::table::TableCx;

#[derive(Clone, Copy)]
pub struct Laying {
    cx: TableCx<Cities>,
    game: Memo<Cities>,
    at: RwSignal<Option<Position>>,
    /// How it was turned by hand; until then it lies where it brings most.
    turned: RwSignal<Option<u8>>,
}

impl Laying {
    pub fn new(cx: TableCx<Cities>, game: Memo<Cities>) -> Laying {
        let laying = Laying { cx, game, at: RwSignal::new(None), turned: RwSignal::new(None) };
        let tile = Memo::new(move |_| cx.moment.with(|moment| tile_of(moment.view.phase)));
        Effect::new(move || {
            tile.track();
            laying.forget();
            // Where there is one place only, nobody has to look for it.
            let places = untrack(|| laying.places());
            if let [only] = places[..] {
                laying.at.set(Some(only));
            }
        });
        laying
    }

    pub fn forget(self) {
        self.at.set(None);
        self.turned.set(None);
    }

    fn places(self) -> Vec<Position> {
        let mut places: Vec<Position> = Vec::new();
        self.cx.moment.with(|moment| {
            for action in &moment.actions {
                match action {
                    Action::PlaceTile { at, .. } if !places.contains(at) => places.push(*at),
                    _ => {}
                }
            }
        });
        places
    }

    /// Whether it lies somewhere by choice, and could lie elsewhere.
    pub fn is_free(self) -> bool {
        self.at().is_some() && 1 < self.places().len()
    }

    /// The place that is being looked at.
    pub fn at(self) -> Option<Position> {
        let at = self.at.get();
        at.filter(|at| self.rotations(*at).next().is_some())
    }

    /// The step that would lay it so.
    pub fn action(self) -> Option<Action> {
        let at = self.at()?;
        Some(Action::PlaceTile { at, rotation: self.rotation(at) })
    }

    fn rotation(self, at: Position) -> u8 {
        let mut rotations = self.rotations(at);
        match self.turned.get() {
            Some(turned) if rotations.any(|it| it == turned) => turned,
            _ => self.best_at(at).map_or(0, |(rotation, _)| rotation),
        }
    }

    /// The rotation that brings most, and how much.
    pub fn best_at(self, at: Position) -> Option<(u8, i32)> {
        let me = self.cx.moment.with(|moment| moment.my_turn())?;
        let steps: Vec<Action> =
            self.rotations(at).map(|rotation| Action::PlaceTile { at, rotation }).collect();
        let (action, total) = self.game.with(|game| best(game, me, &steps))?;
        match action {
            Action::PlaceTile { rotation, .. } => Some((rotation, total)),
            _ => None,
        }
    }

    fn rotations(self, at: Position) -> impl Iterator<Item = u8> {
        let rotation = move |action: &Action| match action {
            Action::PlaceTile { at: other, rotation } if *other == at => Some(*rotation),
            _ => None,
        };
        let all: Vec<u8> =
            self.cx.moment.with(|moment| moment.actions.iter().filter_map(rotation).collect());
        all.into_iter()
    }

    /// Lays it there; where it lies already it is turned.
    pub fn press(self, at: Position) {
        if self.at.get_untracked() == Some(at) {
            return self.turn(true);
        }
        self.at.set(Some(at));
    }

    pub fn put(self, at: Position) {
        self.at.set(Some(at));
    }

    /// A quarter turn, over those that look different.
    pub fn turn(self, is_clockwise: bool) {
        let offered = |n: &u8| match untrack(|| self.places().first().copied()) {
            Some(any) => untrack(|| self.rotations(any)).any(|it| it == *n),
            None => false,
        };
        let now = untrack(|| match self.at() {
            Some(at) => self.rotation(at),
            None => self.turned.get().unwrap_or(0),
        });
        let step = if is_clockwise { 1 } else { 3 };
        let next = (1..=4).map(|i| (now + i * step) % 4).find(offered);
        self.turned.set(next);
    }

    /// The tile in hand as it lies now.
    pub fn face(self) -> Option<Face> {
        let rotation = match self.at() {
            Some(at) => self.rotation(at),
            None => self.turned.get().unwrap_or(0),
        };
        let tile = self.cx.moment.with(|moment| tile_of(moment.view.phase))?;
        self.game.with(|game| Some(game.catalogue().face(tile).turned(rotation)))
    }
}

fn tile_of(phase: Phase) -> Option<cities::TileIdx> {
    match phase {
        Phase::PlaceTile { tile } => Some(tile),
        _ => None,
    }
}
