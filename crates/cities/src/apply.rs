//! What happens. Nothing is checked here: `legal.rs` has done that.

use engine::{Cx, Game, Seat};

use crate::catalogue::N_GOALS;
use crate::mode::{
    FEATURES_PER_COLUMN, N_COLUMNS, NEUTRAL_RING_ROUNDS, PIECES_FROM_BAG, PIECES_PER_COLUMN,
};
use crate::offer::LAST_COLUMN;
use crate::{
    Action, Bunch, CardIdx, Cities, Colour, Event, Features, Holding, Item, Kind, Offer, Owner,
    Phase, Pieces, Position, Row, Sort, Space, Spaces, Survey, TileIdx,
};

pub(crate) fn apply(game: &mut Cities, action: &Action, cx: &mut Cx<'_, Event>) {
    match (game.phase, *action) {
        (Phase::ChooseStartTile, Action::ChooseStartTile { tile }) => {
            choose_start_tile(game, tile, cx);
        }
        (Phase::Take, Action::Take { row, column }) => take(game, row, column, cx),
        (Phase::PlaceTile { tile }, Action::PlaceTile { at, rotation }) => {
            place_tile(game, tile, at, rotation, cx);
        }
        (Phase::PlaceFeatures { hand }, Action::PlaceFeature { kind, at }) => {
            place_feature(game, hand, kind, at, cx);
        }
        (Phase::PlaceFeatures { hand }, Action::DiscardFeature { kind }) => {
            let seat = game.turn;
            cx.tell_all(|| Event::FeatureDiscarded { seat, kind });
            game.phase = features_phase(hand, kind);
        }
        (Phase::PlacePieces { hand }, Action::PlacePiece { colour, at }) => {
            place_piece(game, hand, colour, at, cx);
        }
        (Phase::PlacePieces { hand }, Action::DiscardPiece { colour }) => {
            let seat = game.turn;
            cx.tell_all(|| Event::PieceDiscarded { seat, colour });
            game.phase = pieces_phase(hand, colour);
        }
        (Phase::Confirm { row }, Action::Done) => finish(game, row, cx),
        (phase, action) => unreachable!("legal.rs does not offer {action:?} in {phase:?}"),
    }
}

/// CI-24 to CI-26: a choice is final.
fn choose_start_tile(game: &mut Cities, tile: u8, cx: &mut Cx<'_, Event>) {
    cx.seal();
    let seat = game.turn;
    let face = game.catalogue().start_tiles[usize::from(tile)].face;
    game.start_tiles[usize::from(tile)] = false;
    holding(game).neighbourhood.lay(Position { row: 0, column: 0 }, face);
    cx.tell_all(|| Event::StartTileChosen { seat, tile });
    if seat == game.first {
        return begin_round(game, 1, cx);
    }
    let n_seats = game.n_seats();
    game.turn = Seat((seat.0 + n_seats - 1) % n_seats);
}

fn holding(game: &mut Cities) -> &mut Holding {
    &mut game.holdings[game.turn.idx()]
}

/// CI-27 to CI-30, CI-105: rows from the top, columns from the left.
fn begin_round(game: &mut Cities, round: u8, cx: &mut Cx<'_, Event>) {
    let cards = std::array::from_fn(|_| game.unseen.cards.draw(cx));
    let tiles = std::array::from_fn(|_| game.unseen.tiles.draw(cx));
    let features = FEATURES_PER_COLUMN
        .map(|n| (0..n).map(|_| game.unseen.features.draw(cx)).collect::<Features>());
    let pieces = PIECES_PER_COLUMN.map(|n| (0..n).map(|_| game.bag.draw(cx)).collect::<Pieces>());
    game.offer = Offer {
        cards: cards.map(Some),
        tiles: tiles.map(Some),
        features,
        pieces,
        ..Offer::default()
    };
    game.round = round;
    game.turn = game.first;
    game.phase = Phase::Take;
    cx.tell_all(|| Event::RoundLaidOut { round, cards, tiles, features, pieces });
}

/// CI-35 to CI-37.
fn take(game: &mut Cities, row: Row, column: u8, cx: &mut Cx<'_, Event>) {
    let seat = game.turn;
    let idx = usize::from(column);
    let is_last = column == LAST_COLUMN;
    cx.tell_all(|| Event::Took { seat, row, column });
    game.phase = match row {
        Row::Cards => {
            let card = match game.offer.cards.get(idx) {
                Some(card) => card.expect("a column without a worker is full"),
                None => turn_up(&mut game.unseen.cards, Item::Card, cx),
            };
            keep_card(game, card, cx)
        }
        Row::Tiles => Phase::PlaceTile {
            tile: match game.offer.tiles.get(idx) {
                Some(tile) => tile.expect("a column without a worker is full"),
                None => turn_up(&mut game.unseen.tiles, Item::Tile, cx),
            },
        },
        Row::Features => {
            let mut hand = game.offer.features[idx];
            if is_last {
                hand.put(turn_up(&mut game.unseen.features, Item::Feature, cx));
            }
            Phase::PlaceFeatures { hand }
        }
        Row::Pieces => Phase::PlacePieces {
            hand: match game.offer.pieces.get(idx) {
                Some(hand) => *hand,
                None => draw_pieces(game, cx),
            },
        },
    };
    game.offer.clear(row, column);
    game.offer.workers[row.idx()][idx] = Some(Owner::Seat(seat));
}

/// CI-36, CI-103: a face-down item is drawn now.
fn turn_up<T: Sort, const N: usize>(
    unseen: &mut Bunch<T, N>,
    item: fn(T) -> Item,
    cx: &mut Cx<'_, Event>,
) -> T {
    let thing = unseen.draw(cx);
    cx.tell_all(|| Event::TurnedUp { item: item(thing) });
    thing
}

/// CI-40.
fn keep_card(game: &mut Cities, card: CardIdx, cx: &mut Cx<'_, Event>) -> Phase {
    let (seat, before) = (game.turn, live_score(game, cx));
    holding(game).cards.push(card);
    let points = live_score(game, cx) - before;
    cx.tell_all(|| Event::CardKept { seat, card, points });
    Phase::Confirm { row: Row::Cards }
}

/// CI-100: for events that say what something has brought. Where nobody hears them, nothing is
/// counted.
fn live_score(game: &Cities, cx: &Cx<'_, Event>) -> i32 {
    if cx.is_heard() { game.score(game.turn).total() } else { 0 }
}

/// CI-37.
fn draw_pieces(game: &mut Cities, cx: &mut Cx<'_, Event>) -> Pieces {
    let drawn: [Colour; PIECES_FROM_BAG as usize] = std::array::from_fn(|_| game.bag.draw(cx));
    cx.tell_all(|| Event::Drew { colours: drawn.to_vec() });
    drawn.into_iter().collect()
}

fn place_tile(
    game: &mut Cities,
    tile: TileIdx,
    at: Position,
    rotation: u8,
    cx: &mut Cx<'_, Event>,
) {
    let (seat, before) = (game.turn, live_score(game, cx));
    let face = game.catalogue().face(tile).turned(rotation);
    holding(game).neighbourhood.lay(at, face);
    game.phase = Phase::Confirm { row: Row::Tiles };
    let points = live_score(game, cx) - before;
    cx.tell_all(|| Event::TilePlaced { seat, tile, at, rotation, points });
}

fn place_feature(game: &mut Cities, hand: Features, kind: Kind, at: Space, cx: &mut Cx<'_, Event>) {
    let (seat, before) = (game.turn, live_score(game, cx));
    let role = game.catalogue().feature(kind).role;
    let space = frame(game, at);
    holding(game).neighbourhood.place_feature(role, space);
    game.phase = features_phase(hand, kind);
    let points = live_score(game, cx) - before;
    cx.tell_all(|| Event::FeaturePlaced { seat, kind, at, points });
}

fn frame(game: &Cities, at: Space) -> Spaces {
    let city = game.neighbourhood(game.turn);
    city.frame(at).expect("legal.rs offers spaces of the neighbourhood alone")
}

fn features_phase(mut hand: Features, used: Kind) -> Phase {
    hand.take(used);
    if hand.is_empty() {
        return Phase::Confirm { row: Row::Features };
    }
    Phase::PlaceFeatures { hand }
}

fn place_piece(game: &mut Cities, hand: Pieces, colour: Colour, at: Space, cx: &mut Cx<'_, Event>) {
    let (seat, before) = (game.turn, live_score(game, cx));
    let space = frame(game, at);
    holding(game).neighbourhood.place_piece(colour, space);
    game.phase = pieces_phase(hand, colour);
    let points = live_score(game, cx) - before;
    cx.tell_all(|| Event::PiecePlaced { seat, colour, at, points });
}

fn pieces_phase(mut hand: Pieces, used: Colour) -> Phase {
    hand.take(used);
    if hand.is_empty() {
        return Phase::Confirm { row: Row::Pieces };
    }
    Phase::PlacePieces { hand }
}

/// CI-61 to CI-66: the turn is over, and nothing of it can be taken back.
fn finish(game: &mut Cities, row: Row, cx: &mut Cx<'_, Event>) {
    cx.seal();
    let seat = game.turn;
    cx.tell_all(|| Event::TurnDone { seat });
    claim_goals(game, cx);
    lay_down_star(game, cx);
    if game.is_practice() {
        neutral_take(game, row, cx);
    }
    if game.offer.n_standing() == game.mode().n_standing_at_end() {
        return end_round(game, cx);
    }
    game.turn = seat.next(game.n_seats());
    game.phase = Phase::Take;
}

/// CI-61 to CI-64.
fn claim_goals(game: &mut Cities, cx: &mut Cx<'_, Event>) {
    let seat = game.turn;
    for (goal, step) in claims(game, seat).into_iter().enumerate() {
        let Some(step) = step else { continue };
        game.rings[goal][step] = Some(Owner::Seat(seat));
        let points = game.goal(goal as u8).ladder[step];
        cx.tell_all(|| Event::GoalClaimed { seat, goal: goal as u8, points });
    }
}

/// The numbers that the seat's rings would go on if its turn ended now, by goal.
pub(crate) fn claims(game: &Cities, seat: Seat) -> [Option<usize>; N_GOALS] {
    let survey = Survey::of(game.neighbourhood(seat));
    std::array::from_fn(|idx| {
        let goal = idx as u8;
        if game.has_claimed(seat, goal) {
            return None;
        }
        let step = game.vacant_step(goal)?;
        let wanted = game.goal(goal);
        (wanted.at_least <= survey.count(&wanted.measure).n).then_some(step)
    })
}

/// CI-65.
fn lay_down_star(game: &mut Cities, cx: &mut Cx<'_, Event>) {
    if let Some(seat) = game.star.take() {
        cx.tell_all(|| Event::StarLaidDown { seat });
    }
}

/// CI-108.
fn neutral_take(game: &mut Cities, row: Row, cx: &mut Cx<'_, Event>) {
    let column = game.offer.first_free(row).expect("each row has two columns for each worker");
    game.offer.clear(row, column);
    game.offer.workers[row.idx()][usize::from(column)] = Some(Owner::Neutral);
    cx.tell_all(|| Event::NeutralTook { row, column });
}

/// CI-67 to CI-69, CI-92.
fn end_round(game: &mut Cities, cx: &mut Cx<'_, Event>) {
    if game.is_practice() {
        neutral_ring(game, cx);
    }
    remove_leftovers(game, cx);
    let round = game.round;
    let nearest = game.offer.nearest_to_star();
    game.offer = Offer::default();
    cx.tell_all(|| Event::RoundEnded { round });
    if round == game.mode().n_rounds {
        game.phase = Phase::Over;
        cx.tell_all(|| Event::Scored { outcome: game.outcome().expect("the game is over") });
        return;
    }
    if !game.is_practice() {
        let Some(Owner::Seat(seat)) = nearest else {
            unreachable!("every seat has a worker in the last row")
        };
        (game.first, game.star) = (seat, Some(seat));
        cx.tell_all(|| Event::StarTaken { seat });
    }
    begin_round(game, round + 1, cx);
}

/// CI-109.
fn neutral_ring(game: &mut Cities, cx: &mut Cx<'_, Event>) {
    let goal = NEUTRAL_RING_ROUNDS.iter().position(|round| *round == game.round);
    let Some(goal) = goal else { return };
    let step = game.vacant_step(goal as u8).expect("two numbers, and one seat to claim");
    game.rings[goal][step] = Some(Owner::Neutral);
    let points = game.goal(goal as u8).ladder[step];
    cx.tell_all(|| Event::NeutralRing { goal: goal as u8, points });
}

/// CI-69: what lies face down goes unseen.
fn remove_leftovers(game: &Cities, cx: &mut Cx<'_, Event>) {
    let offer = &game.offer;
    let is_left = |row: Row| (0..N_COLUMNS as u8).any(|c| offer.worker(row, c).is_none());
    if !Row::ALL.into_iter().any(is_left) {
        return;
    }
    cx.tell_all(|| {
        let hidden = Row::ALL.into_iter().filter(|row| offer.is_hidden(*row, LAST_COLUMN));
        Event::LeftoversRemoved {
            cards: offer.cards.iter().flatten().copied().collect(),
            tiles: offer.tiles.iter().flatten().copied().collect(),
            features: offer.features.iter().flat_map(Features::things).collect(),
            pieces: offer.pieces.iter().flat_map(Pieces::things).collect(),
            n_hidden: hidden.count() as u8,
        }
    });
}
