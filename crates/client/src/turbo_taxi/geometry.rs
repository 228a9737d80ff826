//! Where things lie on the picture of the town: nine cells of 100 inside of a frame of twelve
//! border fields.

use turbo_taxi::{Cell, Field, Side};

/// Width and height of the whole picture.
pub const SIZE: f64 = 416.0;
pub const CELL: f64 = 100.0;
/// From the edge of the picture to the cells.
const FRAME: f64 = 58.0;
/// From the edge of the picture to the middle of a figure.
const FIGURE: f64 = 27.0;

#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    pub fn plus(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }

    pub fn times(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

/// The upper left corner of a cell.
pub fn corner(cell: Cell) -> Point {
    let along = |n: u8| FRAME + CELL * f64::from(n);
    Point::new(along(cell.column()), along(cell.row()))
}

pub fn middle(cell: Cell) -> Point {
    corner(cell).plus(Point::new(CELL / 2.0, CELL / 2.0))
}

/// From the middle of anything towards a side.
pub fn towards(side: Side) -> Point {
    match side {
        Side::N => Point::new(0.0, -1.0),
        Side::E => Point::new(1.0, 0.0),
        Side::S => Point::new(0.0, 1.0),
        Side::W => Point::new(-1.0, 0.0),
    }
}

/// The middle of a side of a cell.
pub fn side_of(cell: Cell, side: Side) -> Point {
    middle(cell).plus(towards(side).times(CELL / 2.0))
}

/// Where a figure stands on a border field.
pub fn figure_at(field: Field) -> Point {
    side_of(field.cell(), field.side()).plus(towards(field.side()).times(FRAME - FIGURE))
}

/// A quarter turn for every side after the north, in degrees.
pub fn angle(side: Side) -> i32 {
    90 * side as i32
}

/// How far a field lies along its side of the frame: the frame is drawn as four equal sides.
pub fn place_along(field: Field) -> f64 {
    FRAME + CELL * f64::from(field.number() % 3)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_lie_beside_their_cells() {
        let figure = |number| figure_at(Field::new(number).expect("there are twelve"));
        assert_eq!(figure(0), Point::new(108.0, 27.0));
        assert_eq!(figure(3), Point::new(389.0, 108.0));
        assert_eq!(figure(6), Point::new(308.0, 389.0));
        assert_eq!(figure(9), Point::new(27.0, 308.0));
    }

    #[test]
    fn neighbours_share_the_middle_of_their_side() {
        for (one, other, side) in Cell::pairs() {
            assert_eq!(side_of(one, side), side_of(other, side.opposite()));
        }
    }
}
