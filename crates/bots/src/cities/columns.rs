//! What the columns of the offer are worth to a seat, each by itself and put to its best use. What
//! lies face down is tried with samples of what nobody has seen.

use ::cities::{Bunch, Cities, N_COLUMNS, N_ROWS, PIECES_FROM_BAG, Pieces, Row, Sort};
use engine::{Chance, Fast, Seat};

use super::placing::{Prospect, best_features, best_pieces, best_tile};

/// By row and column; none where the seat cannot go.
pub type Columns = [[Option<f64>; N_COLUMNS]; N_ROWS];

/// So many things are tried for one that lies face down.
#[derive(Clone, Copy, Debug)]
pub struct Samples {
    pub n_cards: usize,
    pub n_tiles: usize,
    pub n_features: usize,
    pub n_draws: usize,
}

impl Samples {
    pub const FEW: Samples = Samples { n_cards: 6, n_tiles: 2, n_features: 3, n_draws: 3 };
}

const LAST: usize = N_COLUMNS - 1;

pub fn columns<'g, P: Prospect<'g>>(
    game: &'g Cities,
    seat: Seat,
    prospect: &P,
    samples: &Samples,
    chance: &mut Fast,
) -> Columns {
    let mut columns = [[None; N_COLUMNS]; N_ROWS];
    for row in Row::ALL {
        if game.mode().n_per_row <= game.offer().n_in_row(row, seat) {
            continue;
        }
        let after = prospect.after(row);
        for (column, found) in columns[row.idx()].iter_mut().enumerate() {
            if game.offer().worker(row, column as u8).is_none() {
                *found = Some(value(game, seat, (row, column), &after, samples, chance));
            }
        }
    }
    columns
}

/// `after` is the prospect after a take from the row.
fn value<'g, P: Prospect<'g>>(
    game: &'g Cities,
    seat: Seat,
    (row, column): (Row, usize),
    after: &P,
    samples: &Samples,
    chance: &mut Fast,
) -> f64 {
    let city = game.neighbourhood(seat);
    let (offer, unseen) = (game.offer(), game.unseen());
    let catalogue = game.catalogue();
    match row {
        Row::Cards => {
            let value = |card| after.with_card(game, card).value(city);
            match offer.cards.get(column).copied().flatten() {
                Some(card) => value(card),
                None => mean_of(&unseen.cards, samples.n_cards, chance, value),
            }
        }
        Row::Tiles => {
            let value = |tile| best_tile(after, game.mode(), city, catalogue.face(tile)).value;
            match offer.tiles.get(column).copied().flatten() {
                Some(tile) => value(tile),
                None => mean_of(&unseen.tiles, samples.n_tiles, chance, value),
            }
        }
        Row::Features => {
            let hand = offer.features[column];
            let value = |hand| best_features(after, catalogue, city, &hand).value;
            if column != LAST {
                return value(hand);
            }
            mean_of(&unseen.features, samples.n_features, chance, |kind| {
                let mut hand = hand;
                hand.put(kind);
                value(hand)
            })
        }
        Row::Pieces => {
            let value = |hand: Pieces| best_pieces(after, city, &hand).value;
            match offer.pieces.get(column) {
                Some(hand) => value(*hand),
                None => {
                    let n = samples.n_draws;
                    let draw = |_| value(drawn(game.bag(), PIECES_FROM_BAG.into(), chance));
                    (0..n).map(draw).sum::<f64>() / n as f64
                }
            }
        }
    }
}

/// The mean over a few different things of a pile, or over all if they are few.
fn mean_of<T: Sort, const N: usize>(
    pile: &Bunch<T, N>,
    n_max: usize,
    chance: &mut Fast,
    value: impl Fn(T) -> f64,
) -> f64 {
    let things = drawn(pile, n_max.min(pile.len().into()), chance);
    let sum: f64 = things.sorts().map(|thing| f64::from(things.count(thing)) * value(thing)).sum();
    sum / f64::from(things.len())
}

/// So many things of a bunch, each as likely as the others.
fn drawn<T: Sort, const N: usize>(bunch: &Bunch<T, N>, n: usize, chance: &mut Fast) -> Bunch<T, N> {
    let mut rest = *bunch;
    let mut drawn = Bunch::NONE;
    for _ in 0..n {
        let number = chance.below(rest.len().into()) as usize;
        let thing = rest.things().nth(number).expect("the number is below how many there are");
        rest.take(thing);
        drawn.put(thing);
    }
    drawn
}
