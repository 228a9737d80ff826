//! A line around what is counted.

use cities::Space;

use super::contents::{SIDE, Viewport};

/// A line around groups of spaces, a little inside of them.
pub fn outline(spaces: &[Space], viewport: &Viewport) -> String {
    const INSET: f64 = 5.0;
    let has = |row: i8, column: i8| spaces.contains(&Space { row, column });
    let mut d = String::new();
    for space in spaces {
        let Space { row, column } = *space;
        let (x, y) = viewport.corner(*space);
        let (middle_x, middle_y) = viewport.middle(*space);
        for (down, right) in [(-1, 0), (0, 1), (1, 0), (0, -1)] {
            if has(row + down, column + right) {
                continue;
            }
            // Where the neighbour would be, whichever way the plan is turned.
            let next = Space { row: row + down, column: column + right };
            let (next_x, next_y) = viewport.middle(next);
            let (left, top) = (x + INSET, y + INSET);
            let (end_x, end_y) = (x + SIDE - INSET, y + SIDE - INSET);
            d += &match () {
                () if next_y < middle_y - 1.0 => format!("M{left} {top}H{end_x}"),
                () if middle_y + 1.0 < next_y => format!("M{left} {end_y}H{end_x}"),
                () if next_x < middle_x => format!("M{left} {top}V{end_y}"),
                () => format!("M{end_x} {top}V{end_y}"),
            };
        }
    }
    d
}
