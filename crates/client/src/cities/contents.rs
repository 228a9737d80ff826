//! What lies where on the plan of a neighbourhood, without drawing it.

use std::collections::BTreeMap;

use cities::{Building, Colour, Mode, Nature, Neighbourhood, Position, Space};

/// The side of a space on the plan, the gap between tiles, and the border around all.
pub const SIDE: f64 = 66.0;
const GAP: f64 = 5.0;
const MARGIN: f64 = 26.0;
pub const TILE: f64 = 2.0 * SIDE;

/// One space with what is on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Cell {
    pub space: Space,
    pub ground: Land,
    pub top: Top,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Land {
    Nature(Nature),
    Lot(Colour),
    /// Under a monument or a special tile no colour can be seen.
    Covered,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top {
    Nothing,
    /// By its place within the role.
    Feature(u8),
    Monument,
    Special,
    Building(Building),
}

/// The spaces of a neighbourhood in reading order.
pub fn cells(city: &Neighbourhood) -> Vec<Cell> {
    let mut cells = BTreeMap::new();
    let mut lay = |set, ground| {
        for space in city.spaces(set) {
            cells.insert(space, Cell { space, ground, top: Top::Nothing });
        }
    };
    for nature in Nature::ALL {
        lay(city.nature(nature), Land::Nature(nature));
    }
    for colour in Colour::ALL {
        lay(city.printed(colour), Land::Lot(colour));
    }
    lay(city.monuments() | city.specials(), Land::Covered);
    let mut put = |set, top| {
        for space in city.spaces(set) {
            if let Some(cell) = cells.get_mut(&space) {
                cell.top = top;
            }
        }
    };
    put(city.monuments(), Top::Monument);
    put(city.specials(), Top::Special);
    for rank in 0..4 {
        put(city.features_of_rank(rank), Top::Feature(rank));
    }
    for cell in cells.values_mut() {
        if let Some(building) = city.building_at(cell.space) {
            cell.top = Top::Building(building);
        }
    }
    cells.into_values().collect()
}

/// The positions of the tiles, in reading order.
pub fn tiles(city: &Neighbourhood) -> Vec<Position> {
    within(city).into_iter().filter(|at| city.has_tile(*at)).collect()
}

/// The positions inside of the bounding box.
pub fn within(city: &Neighbourhood) -> Vec<Position> {
    let (n_rows, n_columns) = city.size();
    let Position { row: top, column: left } = city.top_left();
    let rows = top..top + n_rows as i8;
    rows.flat_map(|row| (left..left + n_columns as i8).map(move |column| Position { row, column }))
        .collect()
}

/// The four spaces of a tile, row by row.
pub fn spaces_of(at: Position) -> [Space; 4] {
    let (row, column) = (2 * at.row, 2 * at.column);
    [(0, 0), (0, 1), (1, 0), (1, 1)]
        .map(|(down, right)| Space { row: row + down, column: column + right })
}

/// The part of the grid that is shown, in tiles. Halves keep a growing city in the middle.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Viewport {
    top: f64,
    left: f64,
    n_rows: f64,
    n_columns: f64,
    /// A quarter turn clockwise, where a wide city would not fit on an upright screen.
    is_turned: bool,
    /// Where every city ends as a square, its plan is one from the beginning.
    is_square: bool,
}

/// No plan is smaller: so nothing moves while the first tiles are laid.
const TILES_MIN: f64 = 3.0;

impl Viewport {
    /// While a tile is placed there is room for it on every side.
    pub fn of(city: &Neighbourhood, mode: &Mode, is_placing: bool, is_upright: bool) -> Viewport {
        let (n_rows, n_columns) = city.size();
        let Position { row, column } = city.top_left();
        let can_grow_down = mode.fits(n_rows + 1, n_columns);
        let can_grow_wide = mode.fits(n_rows, n_columns + 1);
        let (above, n_shown_rows) = extent(n_rows, can_grow_down, is_placing);
        let (before, n_shown_columns) = extent(n_columns, can_grow_wide, is_placing);
        Viewport {
            top: f64::from(row) - above,
            left: f64::from(column) - before,
            n_rows: n_shown_rows,
            n_columns: n_shown_columns,
            is_turned: is_upright && n_rows < n_columns && 3 < n_columns,
            is_square: mode.bounds[0] == mode.bounds[1],
        }
    }

    pub fn size(&self) -> (f64, f64) {
        let (width, height) = self.inner_size();
        let side = width.max(height);
        if self.is_square { (side, side) } else { (width, height) }
    }

    /// Without what makes it a square.
    fn inner_size(&self) -> (f64, f64) {
        let length = |n: f64| 2.0 * MARGIN + n * TILE + (n - 1.0) * GAP;
        let (width, height) = (length(self.n_columns), length(self.n_rows));
        if self.is_turned { (height, width) } else { (width, height) }
    }

    pub fn view_box(&self) -> String {
        let (width, height) = self.size();
        format!("0 0 {width} {height}")
    }

    /// The top left corner of a space.
    pub fn corner(&self, at: Space) -> (f64, f64) {
        let tile = Position { row: at.row.div_euclid(2), column: at.column.div_euclid(2) };
        let (x, y) = self.tile_corner(tile);
        let (down, right) = (at.row.rem_euclid(2), at.column.rem_euclid(2));
        let (down, right) = if self.is_turned { (right, 1 - down) } else { (down, right) };
        (x + f64::from(right) * SIDE, y + f64::from(down) * SIDE)
    }

    pub fn middle(&self, at: Space) -> (f64, f64) {
        let (x, y) = self.corner(at);
        (x + 0.5 * SIDE, y + 0.5 * SIDE)
    }

    /// The top left corner of a tile.
    pub fn tile_corner(&self, at: Position) -> (f64, f64) {
        let down = f64::from(at.row) - self.top;
        let right = f64::from(at.column) - self.left;
        let (down, right) =
            if self.is_turned { (right, self.n_rows - 1.0 - down) } else { (down, right) };
        let ((width, height), (inner_width, inner_height)) = (self.size(), self.inner_size());
        let (left, top) = (0.5 * (width - inner_width), 0.5 * (height - inner_height));
        (left + MARGIN + right * (TILE + GAP), top + MARGIN + down * (TILE + GAP))
    }

    /// Whether a position is shown as a whole.
    pub fn holds(&self, at: Position) -> bool {
        let (down, right) = (f64::from(at.row) - self.top, f64::from(at.column) - self.left);
        let is_in = |place: f64, n: f64| 0.0 <= place && place <= n - 1.0;
        is_in(down, self.n_rows) && is_in(right, self.n_columns)
    }
}

/// How many tiles are shown before the first, and how many in all.
fn extent(n_tiles: u8, can_grow: bool, is_placing: bool) -> (f64, f64) {
    let n = f64::from(n_tiles.max(1));
    match (can_grow, is_placing) {
        (true, true) => (1.0, n + 2.0),
        (true, false) => {
            let all = TILES_MIN.max(n + 1.0);
            (0.5 * (all - n), all)
        }
        (false, _) => (0.5 * (TILES_MIN.max(n) - n), TILES_MIN.max(n)),
    }
}

#[cfg(test)]
mod tests {
    use cities::{Length, Mode};

    use super::*;

    fn city(text: &str) -> Neighbourhood {
        text.parse().unwrap()
    }

    #[test]
    fn every_space_has_a_cell() {
        let cells = cells(&city("W1 !! / *R2 P"));
        let tops: Vec<Top> = cells.iter().map(|cell| cell.top).collect();
        let building = Building { colour: Colour::Red, height: 2 };
        assert_eq!(tops, [Top::Feature(0), Top::Monument, Top::Building(building), Top::Nothing]);
        assert_eq!(cells[1].ground, Land::Covered);
        assert_eq!(cells[3].ground, Land::Nature(Nature::Park));
    }

    #[test]
    fn a_city_stays_in_the_middle() {
        let mode = Mode::of(4, Length::Short);
        let one = city("W P / R B");
        let viewport = Viewport::of(&one, &mode, false, false);
        assert_eq!(viewport.size(), (458.0, 458.0));
        assert_eq!(viewport.corner(Space { row: 0, column: 1 }), (229.0, 163.0));
        let two = city("W P W P / R B R B");
        let shown = |is_placing| Viewport::of(&two, &mode, is_placing, false);
        assert_eq!(shown(false).size(), (458.0, 458.0));
        assert_eq!(shown(true).size(), (595.0, 595.0));
        assert!(shown(true).holds(Position { row: 0, column: -1 }));
        assert!(!shown(false).holds(Position { row: 0, column: -1 }));
    }

    #[test]
    fn a_wide_city_is_turned_on_an_upright_screen() {
        let mode = Mode::of(2, Length::Long);
        let wide = city("W P W P W P W P / R B R B R B R B");
        let viewport = Viewport::of(&wide, &mode, false, true);
        let (width, height) = viewport.size();
        assert!(width < height);
        // What was left is on top, what was on top is right.
        let (first, below) = (Space { row: 0, column: 0 }, Space { row: 1, column: 0 });
        assert_eq!(viewport.corner(first).1, viewport.corner(below).1);
        assert!(viewport.corner(below).0 < viewport.corner(first).0);
    }
}
