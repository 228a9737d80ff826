//! Plans as pictures of letters, for the terminal: five by three characters a cell.

use crate::{Card, Cell, Colour, Components, Crossing, Field, Plan, Side, Task};

/// Characters of a plan in each direction.
const N_ROWS: usize = 9;
const N_COLUMNS: usize = 15;

/// The roads alone: `+` where they meet or turn, `/` or `\` a double curve, `#` an overpass, `o` a
/// dead end, `.` an empty cell. No line ends in a space.
pub fn draw(plan: &Plan, crossing: Crossing) -> String {
    text(&grid(plan, crossing))
}

/// The roads with the figures around them, as the badges `A` of the yellow and `B` of the black
/// pair.
pub fn draw_with_figures(task: &Task, plan: &Plan, components: impl Into<Components>) -> String {
    let inside = grid(plan, components.into().crossing);
    let mut outside = vec![vec![' '; N_COLUMNS + 4]; N_ROWS + 2];
    for (row, line) in inside.iter().enumerate() {
        outside[row + 1][2..N_COLUMNS + 2].copy_from_slice(line);
    }
    for colour in Colour::ALL {
        for field in task.pair(colour) {
            let (row, column) = place_of(field);
            outside[row][column] = colour.badge();
        }
    }
    text(&outside)
}

fn grid(plan: &Plan, crossing: Crossing) -> Vec<Vec<char>> {
    let mut grid = vec![vec![' '; N_COLUMNS]; N_ROWS];
    for cell in Cell::all() {
        let (row, column) = middle(cell);
        let Some(card) = plan[cell] else {
            grid[row][column] = '.';
            continue;
        };
        grid[row][column] = sign(card, crossing);
        for side in card.ends().iter() {
            match side {
                Side::N => grid[row - 1][column] = '|',
                Side::S => grid[row + 1][column] = '|',
                Side::E => grid[row][column + 1..=column + 2].fill('-'),
                Side::W => grid[row][column - 2..column].fill('-'),
            }
        }
    }
    grid
}

fn middle(cell: Cell) -> (usize, usize) {
    (usize::from(cell.row()) * 3 + 1, usize::from(cell.column()) * 5 + 2)
}

/// Where a badge stands around the plan.
fn place_of(field: Field) -> (usize, usize) {
    let (row, column) = middle(field.cell());
    match field.side() {
        Side::N => (0, column + 2),
        Side::S => (N_ROWS + 1, column + 2),
        Side::E => (row + 1, N_COLUMNS + 3),
        Side::W => (row + 1, 0),
    }
}

/// What stands in the middle of a card.
fn sign(card: Card, crossing: Crossing) -> char {
    match (card, crossing) {
        (Card::Straight0, _) => '|',
        (Card::Straight1, _) => '-',
        (Card::Curve0 | Card::Curve1 | Card::Curve2 | Card::Curve3, _) => '+',
        (Card::Tee0 | Card::Tee1 | Card::Tee2 | Card::Tee3, _) => '+',
        (Card::Crossing, Crossing::Junction) => '+',
        (Card::Crossing, Crossing::Overpass) => '#',
        (Card::DoubleCurve0, _) => '\\',
        (Card::DoubleCurve1, _) => '/',
        (Card::DeadEnd0 | Card::DeadEnd1 | Card::DeadEnd2 | Card::DeadEnd3, _) => 'o',
    }
}

fn text(grid: &[Vec<char>]) -> String {
    let line = |line: &Vec<char>| line.iter().collect::<String>().trim_end().to_owned();
    grid.iter().map(line).collect::<Vec<_>>().join("\n")
}
