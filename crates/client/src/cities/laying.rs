//! What is being laid: a tile that can still be moved and turned, features and pieces that stand on
//! the plan and were not sent yet. Nothing is told to the others before the turn is confirmed.

use cities::{Action, Cities, Colour, Kind, Phase, Position, Space};
use engine::{Game, Imagine, Seat};

use super::foresee::total;
use crate::table::Moment;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Laying {
    /// What was chosen in the hand.
    wish: Option<Thing>,
    /// Where the tile would lie, and how it is turned.
    pub tile: Option<(Position, u8)>,
    /// What stands on the plan for now, in its order.
    pub laid: Vec<(Thing, Space)>,
    /// How much was in the hand, so that what was sent can be told from what waits.
    n_in_hand: usize,
}

/// Something in the hand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    Feature(Kind),
    Piece(Colour),
}

impl Thing {
    pub fn placing(self, at: Space) -> Action {
        match self {
            Thing::Feature(kind) => Action::PlaceFeature { kind, at },
            Thing::Piece(colour) => Action::PlacePiece { colour, at },
        }
    }

    pub fn discarding(self) -> Action {
        match self {
            Thing::Feature(kind) => Action::DiscardFeature { kind },
            Thing::Piece(colour) => Action::DiscardPiece { colour },
        }
    }
}

impl Laying {
    /// What is left of it with a new moment: what was sent is part of the moment now.
    pub fn settle(&self, moment: &Moment<Cities>) -> Laying {
        if moment.my_turn().is_none() {
            return Laying::default();
        }
        let n_in_hand = things(moment.view.phase).len();
        let n_sent = self.n_in_hand.saturating_sub(n_in_hand);
        let is_going_on = 0 < n_in_hand && 0 < n_sent;
        let laid = match is_going_on {
            true => self.laid.get(n_sent..).unwrap_or_default().to_vec(),
            false => Vec::new(),
        };
        Laying { wish: None, tile: only_place(moment), laid, n_in_hand }
    }

    pub fn picking(&self, thing: Thing) -> Laying {
        Laying { wish: Some(thing), ..self.clone() }
    }

    pub fn with(&self, thing: Thing, at: Space) -> Laying {
        let mut then = self.clone();
        then.laid.push((thing, at));
        then
    }

    /// Takes up again what was laid last on a space.
    pub fn without(&self, at: Space) -> Option<Laying> {
        let last = self.laid.iter().rposition(|(_, other)| *other == at)?;
        let mut then = self.clone();
        let (thing, _) = then.laid.remove(last);
        then.wish = Some(thing);
        Some(then)
    }

    pub fn lying(&self, at: Position, rotation: u8) -> Laying {
        Laying { tile: Some((at, rotation)), ..self.clone() }
    }

    /// The steps that would make it true.
    pub fn steps(&self) -> Vec<Action> {
        let tile = self.tile.map(|(at, rotation)| Action::PlaceTile { at, rotation });
        tile.into_iter().chain(self.laid.iter().map(|(thing, at)| thing.placing(*at))).collect()
    }

    /// The game as if all that is laid were sent.
    pub fn ahead(&self, game: &Cities, me: Seat) -> Cities {
        game.ahead(me, 0, &self.steps())
    }

    /// What the next press on the plan lays: what was chosen, else the first thing that fits
    /// somewhere. `ahead` is the game with all that is laid.
    pub fn picked(&self, ahead: &Cities, me: Seat) -> Option<Thing> {
        let fitting: Vec<Thing> = things_by_sort(ahead.phase())
            .into_iter()
            .filter(|thing| fits(ahead, me, *thing))
            .collect();
        self.wish.filter(|wish| fitting.contains(wish)).or(fitting.first().copied())
    }
}

/// The game after an action in which chance has no say; none if it is not offered.
pub fn after(game: &Cities, me: Seat, action: &Action) -> Option<Cities> {
    game.forbids(me, action).is_none().then(|| game.ahead(me, 0, &[*action]))
}

pub fn fits(game: &Cities, me: Seat, thing: Thing) -> bool {
    let mut actions = Vec::new();
    game.legal_actions(me, &mut actions);
    actions.iter().any(|action| match (*action, thing) {
        (Action::PlaceFeature { kind, .. }, Thing::Feature(other)) => kind == other,
        (Action::PlacePiece { colour, .. }, Thing::Piece(other)) => colour == other,
        _ => false,
    })
}

/// All that is in the hand.
pub fn things(phase: Phase) -> Vec<Thing> {
    match phase {
        Phase::PlaceFeatures { hand } => hand.things().map(Thing::Feature).collect(),
        Phase::PlacePieces { hand } => hand.things().map(Thing::Piece).collect(),
        _ => Vec::new(),
    }
}

/// The same, each sort once.
pub fn things_by_sort(phase: Phase) -> Vec<Thing> {
    let mut sorts = things(phase);
    sorts.dedup();
    sorts
}

/// Where the tile may lie.
pub fn positions(moment: &Moment<Cities>) -> Vec<Position> {
    let mut positions: Vec<Position> = Vec::new();
    for action in &moment.actions {
        match action {
            Action::PlaceTile { at, .. } if !positions.contains(at) => positions.push(*at),
            _ => {}
        }
    }
    positions
}

/// Where there is one place only, nobody has to look for it.
fn only_place(moment: &Moment<Cities>) -> Option<(Position, u8)> {
    let [only] = positions(moment)[..] else { return None };
    let (rotation, _) = best_at(&moment.game(), moment.my_turn()?, only)?;
    Some((only, rotation))
}

/// The rotation that brings most at a place, and how much.
pub fn best_at(game: &Cities, me: Seat, at: Position) -> Option<(u8, i32)> {
    let before = total(game, me);
    let gain = |rotation| {
        let then = after(game, me, &Action::PlaceTile { at, rotation })?;
        Some((rotation, total(&then, me) - before))
    };
    let mut best: Option<(u8, i32)> = None;
    for (rotation, gain) in (0..4).filter_map(gain) {
        if best.is_none_or(|(_, most)| most < gain) {
            best = Some((rotation, gain));
        }
    }
    best
}

/// The next quarter turn that looks different.
pub fn turned(game: &Cities, rotation: u8, is_clockwise: bool) -> u8 {
    let Phase::PlaceTile { tile } = game.phase() else { return rotation };
    let face = game.catalogue().face(tile);
    let step = if is_clockwise { 1 } else { 3 };
    let mut next = (1..=4).map(|i| (rotation + i * step) % 4);
    next.find(|next| face.rotations().any(|it| it == *next)).unwrap_or(rotation)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::random_walk::RandomWalk;

    /// Over a whole random game: what is picked fits, and what is laid has left the hand.
    #[test]
    fn nothing_is_picked_that_fits_nowhere() {
        let mut walk = RandomWalk::<Cities>::new(2, 11);
        let mut n_laid = 0;
        while let Some((seat, action)) = walk.choose() {
            let game = walk.game();
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            let in_hand = things(game.phase());
            for wish in things_by_sort(game.phase()) {
                let laying = Laying::default().picking(wish);
                let picked = laying.picked(game, seat);
                let Some(thing) = picked else {
                    assert!(in_hand.iter().all(|thing| !fits(game, seat, *thing)));
                    continue;
                };
                assert_eq!(thing == wish, fits(game, seat, wish));
                let at = actions.iter().find_map(|action| match (*action, thing) {
                    (Action::PlaceFeature { kind, at }, Thing::Feature(it)) if kind == it => {
                        Some(at)
                    }
                    (Action::PlacePiece { colour, at }, Thing::Piece(it)) if colour == it => {
                        Some(at)
                    }
                    _ => None,
                });
                let laid = laying.with(thing, at.expect("what is picked fits"));
                let left = things(laid.ahead(game, seat).phase());
                assert_eq!(left.len() + 1, in_hand.len());
                n_laid += 1;
            }
            walk.act(seat, action);
        }
        assert!(10 < n_laid);
    }

    #[test]
    fn what_was_laid_can_be_taken_up_again() {
        let (one, other) = (Space { row: 0, column: 0 }, Space { row: 1, column: 0 });
        let red = Thing::Piece(Colour::ALL[0]);
        let laid = Laying::default().with(red, one).with(red, other);
        assert_eq!(laid.without(one).map(|it| it.laid), Some(vec![(red, other)]));
        assert_eq!(laid.without(Space { row: 5, column: 5 }), None);
        assert_eq!(laid.steps().len(), 2);
    }
}
