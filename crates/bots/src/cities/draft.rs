//! The rest of a round as a game of its own: every column has a value for every seat, seats take in
//! turn, and each wants the best for itself. Searched by upper confidence bounds; what lies outside
//! the tree is played by regret.

use ::cities::{Cities, N_COLUMNS, N_ROWS, Owner, Row};
use engine::{Chance, Fast, Game, Seat};

use super::columns::Columns;

pub const N_PLACES: usize = N_ROWS * N_COLUMNS;
const SEATS_MAX: usize = 4;
/// In points.
const CURIOSITY: f32 = 2.0;
/// How often a playout does something else than what it regrets most to leave.
const WHIM: u32 = 4;

/// The state of the rest of the round.
#[derive(Clone, Copy)]
pub struct Draft<'a> {
    values: &'a [[f32; N_PLACES]],
    n_seats: u8,
    /// Columns without a worker, one bit for each place.
    free: u16,
    /// Workers left, by seat and row.
    n_left: [[u8; N_ROWS]; SEATS_MAX],
    turn: u8,
    gains: [f32; SEATS_MAX],
    /// Who stands furthest to the right in the last row, and where.
    nearest: Option<(usize, u8)>,
    /// How many turns are left.
    n_turns: u8,
}

/// What seats want.
#[derive(Clone, Copy)]
pub struct Wish {
    /// What it is worth to begin the next round.
    pub star: f32,
    /// How much the points of others count against one's own.
    pub envy: f32,
}

/// In points.
const STAR: f32 = 0.7;
const ENVY: f32 = 0.5;

impl Wish {
    /// With two seats, what one has the other lacks.
    pub fn of(game: &Cities) -> Wish {
        let n_seats = game.n_seats();
        let is_last = game.round() == game.mode().n_rounds;
        let star = if is_last || n_seats == 1 { 0.0 } else { STAR };
        Wish { star, envy: if n_seats == 2 { 1.0 } else { ENVY } }
    }
}

/// The values of columns as the draft wants them: what a take adds to the value before it.
pub fn gains_of(columns: &Columns, before: f64) -> [f32; N_PLACES] {
    let mut gains = [0.0; N_PLACES];
    for (row, columns) in columns.iter().enumerate() {
        for (column, value) in columns.iter().enumerate() {
            gains[N_COLUMNS * row + column] = value.map_or(0.0, |value| (value - before) as f32);
        }
    }
    gains
}

impl<'a> Draft<'a> {
    /// `values` has the gains of each seat.
    pub fn new(game: &Cities, values: &'a [[f32; N_PLACES]]) -> Draft<'a> {
        let n_seats = game.n_seats();
        let mode = game.mode();
        let mut draft = Draft {
            values,
            n_seats,
            free: 0,
            n_left: [[0; N_ROWS]; SEATS_MAX],
            turn: game.turn().0,
            gains: [0.0; SEATS_MAX],
            nearest: None,
            n_turns: 0,
        };
        for row in Row::ALL {
            for column in 0..N_COLUMNS {
                match game.offer().worker(row, column as u8) {
                    None => draft.free |= 1 << (N_COLUMNS * row.idx() + column),
                    Some(Owner::Seat(seat)) if row == Row::Pieces => {
                        draft.nearest = Some((column, seat.0));
                    }
                    Some(_) => {}
                }
            }
            for seat in Seat::all(n_seats) {
                let n = mode.n_per_row - game.offer().n_in_row(row, seat);
                draft.n_left[seat.idx()][row.idx()] = n;
                draft.n_turns += n;
            }
        }
        draft
    }

    /// The same after the turn of the seat in turn, whose worker stands already.
    pub fn after_turn(mut self, row: Row) -> Draft<'a> {
        self.pass_on(row.idx());
        self
    }

    fn pass_on(&mut self, row: usize) {
        if self.n_seats == 1 {
            // CI-108: a neutral worker goes to the leftmost free column.
            let row = self.free & 0b1111 << (N_COLUMNS * row);
            self.free &= !(row & row.wrapping_neg());
        }
        self.turn = (self.turn + 1) % self.n_seats;
    }

    pub fn is_over(&self) -> bool {
        self.n_turns == 0
    }

    /// Places that the seat in turn may take.
    fn places(&self) -> u16 {
        let mut places = 0;
        for (row, n) in self.n_left[usize::from(self.turn)].iter().enumerate() {
            if 0 < *n {
                places |= 0b1111 << (N_COLUMNS * row);
            }
        }
        places & self.free
    }

    fn take(&mut self, place: usize) {
        let seat = usize::from(self.turn);
        let (row, column) = (place / N_COLUMNS, place % N_COLUMNS);
        self.gains[seat] += self.values[seat][place];
        self.free &= !(1 << place);
        self.n_left[seat][row] -= 1;
        self.n_turns -= 1;
        if row == N_ROWS - 1 && self.nearest.is_none_or(|(other, _)| other < column) {
            self.nearest = Some((column, self.turn));
        }
        self.pass_on(row);
    }

    /// What each seat has got in the end, as it sees it.
    fn wishes(&self, wish: Wish) -> [f32; SEATS_MAX] {
        let n_seats = usize::from(self.n_seats);
        let mut gains = self.gains;
        if let Some((_, seat)) = self.nearest {
            gains[usize::from(seat)] += wish.star;
        }
        let all: f32 = gains[..n_seats].iter().sum();
        let others = (n_seats as f32 - 1.0).max(1.0);
        std::array::from_fn(|seat| gains[seat] - wish.envy * (all - gains[seat]) / others)
    }

    /// The place of which the seat would regret most to have lost it: the best one of the row in
    /// which it is furthest above the others. Now and then any row will do.
    fn regretted(&self, chance: &mut Fast) -> usize {
        let places = self.places();
        let values = &self.values[usize::from(self.turn)];
        let is_whim = chance.below(WHIM) == 0;
        let mut best = (f32::MIN, 0);
        for row in 0..N_ROWS {
            let mut free = places >> (N_COLUMNS * row) & 0b1111;
            let n = free.count_ones() as f32;
            if free == 0 {
                continue;
            }
            let (mut most, mut at, mut sum) = (f32::MIN, 0, 0.0);
            while free != 0 {
                let place = N_COLUMNS * row + free.trailing_zeros() as usize;
                free &= free - 1;
                sum += values[place];
                if most < values[place] {
                    (most, at) = (values[place], place);
                }
            }
            let regret = if is_whim { chance.unit() as f32 } else { most - sum / n };
            if best.0 < regret {
                best = (regret, at);
            }
        }
        best.1
    }
}

struct Node {
    n_visits: [u32; N_PLACES],
    sums: [f32; N_PLACES],
    children: [u32; N_PLACES],
    n_all: u32,
}

const NO_CHILD: u32 = u32::MAX;

impl Node {
    fn new() -> Node {
        Node {
            n_visits: [0; N_PLACES],
            sums: [0.0; N_PLACES],
            children: [NO_CHILD; N_PLACES],
            n_all: 0,
        }
    }

    /// The place that is worth a try: one that was never tried, the most valuable first.
    fn choice(&self, draft: &Draft<'_>) -> usize {
        let values = &draft.values[usize::from(draft.turn)];
        let mut places = draft.places();
        let log = ((self.n_all + 1) as f32).ln();
        let mut best = (f32::MIN, 0);
        while places != 0 {
            let place = places.trailing_zeros() as usize;
            places &= places - 1;
            let score = match self.n_visits[place] {
                0 => 1e6 + values[place],
                n => {
                    let n = n as f32;
                    self.sums[place] / n + CURIOSITY * (log / n).sqrt()
                }
            };
            if best.0 < score {
                best = (score, place);
            }
        }
        best.1
    }
}

/// What a search has found.
pub struct Found {
    /// Places of the seat in turn, the most tried first.
    pub places: Vec<usize>,
    /// What the seats will get, as they see it.
    pub wishes: [f32; SEATS_MAX],
}

pub fn search(start: &Draft<'_>, wish: Wish, n_iterations: u32, chance: &mut Fast) -> Found {
    if start.is_over() {
        return Found { places: Vec::new(), wishes: start.wishes(wish) };
    }
    let mut nodes = vec![Node::new()];
    let mut path: Vec<(usize, usize, u8)> = Vec::with_capacity(N_PLACES);
    let mut sums = [0.0; SEATS_MAX];
    // The first tries only get to know the places.
    let n_ignored = n_iterations / 2;
    for i in 0..n_iterations {
        let mut draft = *start;
        let mut node = 0;
        path.clear();
        while !draft.is_over() {
            let place = nodes[node].choice(&draft);
            path.push((node, place, draft.turn));
            draft.take(place);
            let child = nodes[node].children[place];
            if child == NO_CHILD {
                nodes[node].children[place] = nodes.len() as u32;
                nodes.push(Node::new());
                break;
            }
            node = child as usize;
        }
        while !draft.is_over() {
            draft.take(draft.regretted(chance));
        }
        let wishes = draft.wishes(wish);
        for (node, place, seat) in &path {
            let node = &mut nodes[*node];
            node.n_all += 1;
            node.n_visits[*place] += 1;
            node.sums[*place] += wishes[usize::from(*seat)];
        }
        if n_ignored <= i {
            sums.iter_mut().zip(wishes).for_each(|(sum, wish)| *sum += wish);
        }
    }
    let root = &nodes[0];
    let mut places: Vec<usize> = (0..N_PLACES).filter(|i| 0 < root.n_visits[*i]).collect();
    places.sort_by_key(|place| std::cmp::Reverse(root.n_visits[*place]));
    let n_counted = (n_iterations - n_ignored) as f32;
    Found { places, wishes: sums.map(|sum| sum / n_counted) }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WISH: Wish = Wish { star: 0.0, envy: 1.0 };

    /// Two seats with a worker left for each of the first two rows, and two columns free in each.
    fn draft(values: &[[f32; N_PLACES]]) -> Draft<'_> {
        let mut n_left = [[0; N_ROWS]; SEATS_MAX];
        (n_left[0], n_left[1]) = ([1, 1, 0, 0], [1, 1, 0, 0]);
        Draft {
            values,
            n_seats: 2,
            free: 0b0011_0011,
            n_left,
            turn: 0,
            gains: [0.0; SEATS_MAX],
            nearest: None,
            n_turns: 4,
        }
    }

    fn values(of_row_0: [f32; 2], of_row_1: [f32; 2]) -> [f32; N_PLACES] {
        let mut values = [0.0; N_PLACES];
        values[..2].copy_from_slice(&of_row_0);
        values[4..6].copy_from_slice(&of_row_1);
        values
    }

    fn first_choice(values: &[[f32; N_PLACES]]) -> usize {
        search(&draft(values), WISH, 2000, &mut Fast::new(1)).places[0]
    }

    #[test]
    fn what_both_want_is_taken_first() {
        let same = [values([5.0, 1.0], [9.0, 8.0]); 2];
        assert_eq!(first_choice(&same), 0);
        let other = [values([5.0, 1.0], [9.0, 8.0]), values([1.0, 5.0], [9.0, 2.0])];
        assert_eq!(first_choice(&other), 4);
    }

    #[test]
    fn what_hurts_the_other_most_is_not_left_to_it() {
        let values = [values([1.0, 0.0], [2.0, 0.0]), values([9.0, 0.0], [2.0, 0.0])];
        assert_eq!(first_choice(&values), 0);
    }

    #[test]
    fn the_star_goes_to_the_rightmost_worker_of_the_last_row() {
        let values = [[0.0; N_PLACES]; 2];
        let mut draft = draft(&values);
        draft.free = 0b1111 << 12;
        draft.n_left = [[0, 0, 0, 2]; SEATS_MAX];
        for place in [13, 15, 12, 14] {
            draft.take(place);
        }
        assert!(draft.is_over());
        let wish = Wish { star: 1.5, envy: 0.0 };
        assert_eq!(draft.wishes(wish)[..2], [0.0, 1.5]);
    }
}
