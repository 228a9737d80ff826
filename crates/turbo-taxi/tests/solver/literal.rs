//! A second solver, slow and literal: it lays card after card and asks only what the rules say. It
//! knows the labels and numbers of the notation and shares no code with the crate.

/// TT-1, TT-2: label, kind, number in a set, joined ends under `junction`, under `overpass`.
type Row = (&'static str, &'static str, usize, &'static [&'static str], &'static [&'static str]);

const CARDS: [Row; 17] = [
    ("straight0", "straight", 3, &["NS"], &["NS"]),
    ("straight1", "straight", 3, &["EW"], &["EW"]),
    ("curve0", "curve", 3, &["NE"], &["NE"]),
    ("curve1", "curve", 3, &["ES"], &["ES"]),
    ("curve2", "curve", 3, &["SW"], &["SW"]),
    ("curve3", "curve", 3, &["WN"], &["WN"]),
    ("tee0", "tee", 3, &["ESW"], &["ESW"]),
    ("tee1", "tee", 3, &["SWN"], &["SWN"]),
    ("tee2", "tee", 3, &["WNE"], &["WNE"]),
    ("tee3", "tee", 3, &["NES"], &["NES"]),
    ("crossing", "crossing", 1, &["NESW"], &["NS", "EW"]),
    ("dcurve0", "dcurve", 1, &["NE", "SW"], &["NE", "SW"]),
    ("dcurve1", "dcurve", 1, &["NW", "SE"], &["NW", "SE"]),
    ("deadend0", "deadend", 1, &["N"], &["N"]),
    ("deadend1", "deadend", 1, &["E"], &["E"]),
    ("deadend2", "deadend", 1, &["S"], &["S"]),
    ("deadend3", "deadend", 1, &["W"], &["W"]),
];

/// TT-9: the cell and the side that each border field touches.
const FIELDS: [(usize, char); 12] = [
    (0, 'N'),
    (1, 'N'),
    (2, 'N'),
    (2, 'E'),
    (5, 'E'),
    (8, 'E'),
    (8, 'S'),
    (7, 'S'),
    (6, 'S'),
    (6, 'W'),
    (3, 'W'),
    (0, 'W'),
];

const SIDES: [char; 4] = ['N', 'E', 'S', 'W'];

/// A plan of rows of [`CARDS`], or none where nothing is laid yet.
pub type Laid = [Option<usize>; 9];

/// Every plan that keeps TT-19 to TT-24.
pub fn fitting(centre: &str, figures: [usize; 4]) -> Vec<Laid> {
    let mut laid = [None; 9];
    laid[4] = Some(CARDS.iter().position(|row| row.0 == centre).unwrap());
    let mut found = Vec::new();
    lay(&mut laid, 0, figures, &mut found);
    found
}

fn lay(laid: &mut Laid, cell: usize, figures: [usize; 4], found: &mut Vec<Laid>) {
    if cell == 9 {
        found.push(*laid);
        return;
    }
    // TT-20: the centre lies there already.
    let cards = if cell == 4 { vec![laid[4].unwrap()] } else { (0..17).collect() };
    for card in cards {
        let before = laid[cell].replace(card);
        if fits(laid, cell, figures) {
            lay(laid, cell + 1, figures, found);
        }
        laid[cell] = before;
    }
}

/// Whether the card in a cell can lie there, as far as its neighbours lie.
fn fits(laid: &Laid, cell: usize, figures: [usize; 4]) -> bool {
    let (_, kind, n_in_set, ..) = CARDS[laid[cell].unwrap()];
    let is_same_kind = |card: &&Option<usize>| card.is_some_and(|card| CARDS[card].1 == kind);
    // TT-21: not more cards than the set has.
    if n_in_set < laid.iter().filter(is_same_kind).count() {
        return false;
    }
    SIDES.into_iter().all(|side| {
        let has_road = has_end(laid[cell].unwrap(), side);
        match FIELDS.iter().position(|field| *field == (cell, side)) {
            // TT-23, TT-24: roads lead out where figures stand, and nowhere else.
            Some(field) => has_road == figures.contains(&field),
            // TT-22: a road end meets a road end.
            None => {
                let (neighbour, opposite) = beyond(cell, side);
                laid[neighbour].is_none_or(|card| has_road == has_end(card, opposite))
            }
        }
    })
}

fn has_end(card: usize, side: char) -> bool {
    CARDS[card].3.iter().any(|ends| ends.contains(side))
}

fn beyond(cell: usize, side: char) -> (usize, char) {
    match side {
        'N' => (cell - 3, 'S'),
        'E' => (cell + 1, 'W'),
        'S' => (cell + 3, 'N'),
        _ => (cell - 1, 'E'),
    }
}

/// TT-25: whether roads lead from one border field to the other. Every road end of every card is
/// painted in a colour of its own, and whatever is joined takes the same colour.
pub fn connects(laid: &Laid, is_overpass: bool, [one, other]: [usize; 2]) -> bool {
    let end = |cell: usize, side: char| cell * 4 + SIDES.iter().position(|it| *it == side).unwrap();
    let mut colours: [usize; 36] = std::array::from_fn(|idx| idx);
    let mut join = |a: usize, b: usize| {
        let (from, to) = (colours[a], colours[b]);
        colours.iter_mut().filter(|it| **it == from).for_each(|it| *it = to);
    };
    for (cell, card) in laid.iter().enumerate() {
        let card = card.unwrap();
        let (.., junction, overpass) = CARDS[card];
        for ends in if is_overpass { overpass } else { junction } {
            let first = ends.chars().next().unwrap();
            ends.chars().for_each(|side| join(end(cell, first), end(cell, side)));
        }
        for side in ['E', 'S'] {
            let is_inside = !FIELDS.contains(&(cell, side));
            if is_inside && has_end(card, side) {
                let (neighbour, opposite) = beyond(cell, side);
                join(end(cell, side), end(neighbour, opposite));
            }
        }
    }
    let colour_at = |field: usize| colours[end(FIELDS[field].0, FIELDS[field].1)];
    colour_at(one) == colour_at(other)
}

pub fn text(laid: &Laid) -> String {
    laid.map(|card| CARDS[card.unwrap()].0).join(" ")
}

pub fn labels() -> impl Iterator<Item = &'static str> {
    CARDS.iter().map(|row| row.0)
}
