//! Players who put what they take to its best use. They differ in what they look at, and in how
//! they choose a column.

use ::cities::{Action, Cities, N_COLUMNS, Phase, Row, View};
use engine::{Imagine, Seat};

use super::columns::{Columns, Samples, columns};
use super::live::Live;
use super::outlook::Outlook;
use super::placing::{Prospect, best_features, best_pieces, best_tile, start_tile_value};
use crate::{Bot, Budget, Seeded};

/// Looks at the live score only: a yardstick.
pub struct Greedy {
    seeded: Seeded,
}

/// Looks at what things will be worth, and takes what it would regret most to leave.
pub struct Planner {
    seeded: Seeded,
}

impl Greedy {
    pub fn new(seeded: Seeded) -> Greedy {
        Greedy { seeded }
    }
}

impl Planner {
    pub fn new(seeded: Seeded) -> Planner {
        Planner { seeded }
    }
}

impl Bot<Cities> for Greedy {
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        let mut chance = self.seeded.chance();
        let game = Cities::imagine(view, seat, &mut chance);
        let live = Live::new(&game, seat);
        match game.phase() {
            Phase::Take => best_column(&columns(&game, seat, &live, &Samples::FEW, &mut chance)),
            _ => use_up(&game, seat, &live),
        }
    }
}

impl Bot<Cities> for Planner {
    fn choose(&mut self, view: &View, seat: Seat, _budget: Budget) -> Action {
        let mut chance = self.seeded.chance();
        let game = Cities::imagine(view, seat, &mut chance);
        let outlook = Outlook::new(&game, seat);
        match game.phase() {
            Phase::Take => {
                most_regretted(&columns(&game, seat, &outlook, &Samples::FEW, &mut chance))
            }
            _ => use_up(&game, seat, &outlook),
        }
    }
}

/// All steps but the choice of a column.
pub fn use_up<'g, P: Prospect<'g>>(game: &'g Cities, seat: Seat, prospect: &P) -> Action {
    let city = game.neighbourhood(seat);
    match game.phase() {
        Phase::ChooseStartTile => {
            let tiles = &game.catalogue().start_tiles;
            let value = |tile: usize| start_tile_value(prospect, city, tiles[tile].face);
            let left = game.start_tiles();
            let open = (0..tiles.len()).filter(|tile| left[*tile]);
            let best = open.max_by(|a, b| value(*a).total_cmp(&value(*b)));
            Action::ChooseStartTile { tile: best.expect("there is one for everybody") as u8 }
        }
        Phase::PlaceTile { tile } => {
            best_tile(prospect, game.mode(), city, game.catalogue().face(tile)).first
        }
        Phase::PlaceFeatures { hand } => {
            best_features(prospect, game.catalogue(), city, &hand).first
        }
        Phase::PlacePieces { hand } => best_pieces(prospect, city, &hand).first,
        Phase::Confirm { .. } => Action::Done,
        Phase::Take | Phase::Over => unreachable!("a column is chosen elsewhere"),
    }
}

/// The take of a place, counted row by row.
pub fn take(place: usize) -> Action {
    Action::Take { row: Row::ALL[place / N_COLUMNS], column: (place % N_COLUMNS) as u8 }
}

/// The column with the best value, whatever the row.
pub fn best_column(columns: &Columns) -> Action {
    best_by(columns, |of_row, column| of_row[column])
}

/// The column that is furthest above the others of its row.
pub fn most_regretted(columns: &Columns) -> Action {
    best_by(columns, |of_row, column| {
        let free: Vec<f64> = of_row.iter().flatten().copied().collect();
        of_row[column].map(|value| value - free.iter().sum::<f64>() / free.len() as f64)
    })
}

fn best_by(
    columns: &Columns,
    worth: impl Fn(&[Option<f64>; N_COLUMNS], usize) -> Option<f64>,
) -> Action {
    let mut best: Option<(f64, usize)> = None;
    for (row, of_row) in columns.iter().enumerate() {
        for column in 0..N_COLUMNS {
            let Some(value) = worth(of_row, column) else { continue };
            if best.is_none_or(|(most, _)| most < value) {
                best = Some((value, N_COLUMNS * row + column));
            }
        }
    }
    take(best.expect("a column can always be taken (CI-34)").1)
}
