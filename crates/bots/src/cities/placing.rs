//! The best use of what was taken, by a valuer of neighbourhoods. Pieces of one colour are tried in
//! every combination, colours one after the other; features in every combination, but in one space
//! of each area only, since the others there are as good.

use ::cities::{
    Action, CardIdx, Catalogue, Cities, Colour, Face, FeatureKind, Features, Mode, Neighbourhood,
    Pieces, Position, Row, Space, Spaces, feature_spaces, piece_spaces, tile_positions,
};

/// Says what a neighbourhood is worth.
pub trait Valuer {
    fn value(&self, city: &Neighbourhood) -> f64;
}

/// A valuer that knows what is still to come.
pub trait Prospect<'g>: Valuer {
    /// After one more take from a row.
    fn after(&self, row: Row) -> Self;
    /// With a card more; its take is counted already.
    fn with_card(&self, game: &'g Cities, card: CardIdx) -> Self;
}

/// The best way to use something: the value in the end, and the first step.
#[derive(Clone, Copy)]
pub struct Best {
    pub value: f64,
    pub first: Action,
}

pub fn best_tile(valuer: &impl Valuer, mode: &Mode, city: &Neighbourhood, face: Face) -> Best {
    let mut best: Option<Best> = None;
    for at in tile_positions(mode, city) {
        for rotation in face.rotations() {
            let mut after = *city;
            after.lay(at, face.turned(rotation));
            let value = valuer.value(&after);
            if best.is_none_or(|best| best.value < value) {
                let first = Action::PlaceTile { at, rotation };
                best = Some(Best { value, first });
            }
        }
    }
    best.expect("a tile can always be placed (CI-46)")
}

/// The place of a starting tile does not matter.
pub fn start_tile_value(valuer: &impl Valuer, empty: &Neighbourhood, face: Face) -> f64 {
    let mut city = *empty;
    city.lay(Position { row: 0, column: 0 }, face);
    valuer.value(&city)
}

pub fn best_features(
    valuer: &impl Valuer,
    catalogue: &Catalogue,
    city: &Neighbourhood,
    hand: &Features,
) -> Best {
    let kind = hand.sorts().next().expect("there is a feature in hand");
    let mut rest = *hand;
    rest.take(kind);
    let follow = |after: Neighbourhood, first: Action| {
        if rest.is_empty() {
            return Best { value: valuer.value(&after), first };
        }
        Best { first, ..best_features(valuer, catalogue, &after, &rest) }
    };
    let role = catalogue.feature(kind).role;
    let mut best = follow(*city, Action::DiscardFeature { kind });
    for space in different_spaces(city, role).singles() {
        let mut after = *city;
        after.place_feature(role, space);
        let found = follow(after, Action::PlaceFeature { kind, at: at(city, space) });
        if best.value <= found.value {
            best = found;
        }
    }
    best
}

/// Spaces of which no two are as good as each other.
fn different_spaces(city: &Neighbourhood, role: FeatureKind) -> Spaces {
    let free = feature_spaces(city, role);
    match role {
        FeatureKind::Nature { on, .. } => {
            let areas = city.nature(on).areas();
            areas.fold(Spaces::NONE, |all, area| all | (area & free).first())
        }
        FeatureKind::Monument | FeatureKind::Special => free,
    }
}

fn at(city: &Neighbourhood, space: Spaces) -> Space {
    city.spaces(space).next().expect("a single space")
}

pub fn best_pieces(valuer: &impl Valuer, city: &Neighbourhood, hand: &Pieces) -> Best {
    let mut colours: Vec<Colour> = hand.sorts().collect();
    colours.sort_by_key(|colour| std::cmp::Reverse(hand.count(*colour)));
    let mut first = None;
    let mut best_city = *city;
    let mut value = 0.0;
    for colour in colours {
        let n = hand.count(colour);
        let mut best = Stack { value: f64::MIN, city: best_city, first: None };
        let spaces = piece_spaces(&best_city, colour);
        stack(valuer, &Hand { colour, spaces }, &best_city, n, None, &mut best);
        first.get_or_insert(match best.first {
            Some(space) => Action::PlacePiece { colour, at: at(city, space) },
            None => Action::DiscardPiece { colour },
        });
        (best_city, value) = (best.city, best.value);
    }
    Best { value, first: first.expect("there is a piece in hand") }
}

struct Hand {
    colour: Colour,
    spaces: Spaces,
}

/// The best combination so far; none as first space means that pieces are discarded.
struct Stack {
    value: f64,
    city: Neighbourhood,
    first: Option<Spaces>,
}

/// Tries `n` pieces of a colour in every combination of spaces, in reading order; what is left over
/// is discarded. No two orders of the same combination are tried.
fn stack(
    valuer: &impl Valuer,
    hand: &Hand,
    city: &Neighbourhood,
    n: u8,
    first: Option<Spaces>,
    best: &mut Stack,
) {
    let value = valuer.value(city);
    // What is placed may still be of use; what is discarded is not.
    if best.value <= value {
        *best = Stack { value, city: *city, first };
    }
    if n == 0 {
        return;
    }
    let mut rest = hand.spaces;
    for space in hand.spaces.singles() {
        if piece_spaces(city, hand.colour).has_any(space) {
            let mut after = *city;
            after.place_piece(hand.colour, space);
            let below = Hand { colour: hand.colour, spaces: rest };
            stack(valuer, &below, &after, n - 1, first.or(Some(space)), best);
        }
        rest = rest & !space;
    }
}

#[cfg(test)]
mod tests {
    use engine::{Chance, Cx, Fast, Game, Seat};

    use ::cities::{Options, Phase};

    use super::*;
    use crate::cities::live::Live;

    /// The best value that the rules allow for what is in hand, by trying everything.
    fn best_of_all(game: &Cities, seat: Seat, valuer: &impl Valuer) -> f64 {
        if let Phase::Confirm { .. } = game.phase() {
            return valuer.value(game.neighbourhood(seat));
        }
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let value = |action: &Action| {
            let mut after = game.clone();
            after.apply(seat, action, &mut Cx::silent(0, &mut Fast::new(0)));
            best_of_all(&after, seat, valuer)
        };
        actions.iter().map(value).fold(f64::MIN, f64::max)
    }

    /// Tiles, features, and pieces of one colour are tried in every way that makes a difference.
    #[test]
    fn nothing_better_is_overlooked() {
        let mut chance = Fast::new(3);
        let mut n_compared = 0;
        for n_seats in 2..=4 {
            let mut cx = Cx::silent(0, &mut chance);
            let mut game = Cities::setup(&Options::default(), n_seats, &mut cx).unwrap();
            while game.outcome().is_none() {
                let seat = game.turn();
                let live = Live::new(&game, seat);
                let city = game.neighbourhood(seat);
                let found = match game.phase() {
                    Phase::PlaceTile { tile } => {
                        Some(best_tile(&live, game.mode(), city, game.catalogue().face(tile)))
                    }
                    Phase::PlaceFeatures { hand } => {
                        Some(best_features(&live, game.catalogue(), city, &hand))
                    }
                    Phase::PlacePieces { hand } if hand.sorts().count() == 1 => {
                        Some(best_pieces(&live, city, &hand))
                    }
                    _ => None,
                };
                if let Some(found) = found {
                    assert_eq!(found.value, best_of_all(&game, seat, &live));
                    assert!(game.is_legal(seat, &found.first));
                    n_compared += 1;
                }
                let mut actions = Vec::new();
                game.legal_actions(seat, &mut actions);
                let action = actions[chance.below(actions.len() as u32) as usize];
                game.apply(seat, &action, &mut Cx::silent(0, &mut chance));
            }
        }
        assert!(200 < n_compared, "{n_compared}");
    }
}
