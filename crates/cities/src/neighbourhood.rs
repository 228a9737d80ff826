//! One seat's neighbourhood as bitboards. Its frame begins at the top left corner of its bounding
//! box; spaces and positions of actions count from the starting tile (CI-47).

use crate::catalogue::N_RANKS;
use crate::measure::STOREYS_MAX;
use crate::tile::N_COLOURS;
use crate::{Colour, Face, FeatureKind, Nature, Position, Space, Spaces, Terrain};

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Neighbourhood {
    /// Where the starting tile lies in the frame, in tiles.
    origin: (u8, u8),
    /// Rows and columns of the bounding box, in tiles.
    size: (u8, u8),
    tiles: Tiles,
    water: Spaces,
    park: Spaces,
    /// Lots by printed colour, without those under monuments and special tiles: what was printed
    /// there does not matter any more (CI-73).
    printed: [Spaces; N_COLOURS],
    monuments: Spaces,
    specials: Spaces,
    /// Features on water and in parks, by their place within the role.
    ranks: [Spaces; N_RANKS],
    /// Buildings by colour, and by height.
    colours: [Spaces; N_COLOURS],
    heights: [Spaces; STOREYS_MAX as usize],
}

/// CI-72.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
    pub colour: Colour,
    pub height: u8,
}

/// A set of tile positions in the frame. The first row and column stand outside of it, so that a
/// tile can be added there. Bit 8 * (row + 1) + column + 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Tiles(u64);

impl Tiles {
    const STRIDE: u32 = 8;

    fn at(row: i8, column: i8) -> Tiles {
        Tiles(1 << ((row + 1) as u32 * Tiles::STRIDE + (column + 1) as u32))
    }

    fn adjacent(self) -> Tiles {
        let t = self.0;
        Tiles(t << 1 | t >> 1 | t << Tiles::STRIDE | t >> Tiles::STRIDE)
    }

    /// Rows `from_row` and columns `from_column` on, -1 the one outside.
    fn block(rows: std::ops::Range<i8>, columns: std::ops::Range<i8>) -> Tiles {
        let n_columns = (columns.end - columns.start) as u32;
        let line = ((1u64 << n_columns) - 1) << (columns.start + 1);
        rows.fold(Tiles(0), |block, row| {
            Tiles(block.0 | line << ((row + 1) as u32 * Tiles::STRIDE))
        })
    }
}

impl Neighbourhood {
    pub(crate) const EMPTY: Neighbourhood = Neighbourhood {
        origin: (0, 0),
        size: (0, 0),
        tiles: Tiles(0),
        water: Spaces::NONE,
        park: Spaces::NONE,
        printed: [Spaces::NONE; N_COLOURS],
        monuments: Spaces::NONE,
        specials: Spaces::NONE,
        ranks: [Spaces::NONE; N_RANKS],
        colours: [Spaces::NONE; N_COLOURS],
        heights: [Spaces::NONE; STOREYS_MAX as usize],
    };

    /// A frame of so many tiles with nothing in it yet.
    pub(crate) fn framed(origin: (u8, u8), size: (u8, u8)) -> Neighbourhood {
        Neighbourhood { origin, size, ..Neighbourhood::EMPTY }
    }

    /// Rows and columns of the bounding box, in tiles.
    pub fn size(&self) -> (u8, u8) {
        self.size
    }

    /// The position of the tile in the top left corner of the bounding box.
    pub fn top_left(&self) -> Position {
        Position { row: -(self.origin.0 as i8), column: -(self.origin.1 as i8) }
    }

    pub fn n_tiles(&self) -> u32 {
        self.tiles.0.count_ones()
    }

    pub fn has_tile(&self, at: Position) -> bool {
        self.frame_of(at).is_some_and(|(row, column)| self.tiles.0 & Tiles::at(row, column).0 != 0)
    }

    pub fn nature(&self, nature: Nature) -> Spaces {
        match nature {
            Nature::Water => self.water,
            Nature::Park => self.park,
        }
    }

    pub fn water(&self) -> Spaces {
        self.water
    }

    pub fn park(&self) -> Spaces {
        self.park
    }

    /// Lots printed in a colour, built on or not, without those that carry a grey feature.
    pub fn printed(&self, colour: Colour) -> Spaces {
        self.printed[colour.idx()]
    }

    pub fn monuments(&self) -> Spaces {
        self.monuments
    }

    /// Special tiles, under a building or not.
    pub fn specials(&self) -> Spaces {
        self.specials
    }

    /// Features of one place within their role, on water and in parks.
    pub fn features_of_rank(&self, rank: u8) -> Spaces {
        self.ranks[usize::from(rank)]
    }

    /// Features on water and in parks.
    pub fn nature_features(&self) -> Spaces {
        let [a, b, c, d] = self.ranks;
        a | b | c | d
    }

    pub fn buildings(&self) -> Spaces {
        let [a, b, c, d] = self.colours;
        a | b | c | d
    }

    pub fn buildings_of_colour(&self, colour: Colour) -> Spaces {
        self.colours[colour.idx()]
    }

    /// Buildings of exactly so many storeys, from 1.
    pub fn buildings_of_height(&self, height: u8) -> Spaces {
        self.heights[usize::from(height) - 1]
    }

    /// Lots with nothing on them: neither a piece nor a feature.
    pub fn bare_lots(&self) -> Spaces {
        let [a, b, c, d] = self.printed;
        (a | b | c | d) & !self.buildings()
    }

    /// CI-73: the lots that have a colour, built on or not.
    pub fn lots_of(&self, colour: Colour) -> Spaces {
        let free = self.specials & !self.buildings();
        self.printed[colour.idx()] | self.colours[colour.idx()] | free
    }

    /// Where a single space stands in the frame; none outside of it.
    pub(crate) fn frame(&self, at: Space) -> Option<Spaces> {
        let row = i32::from(at.row) + 2 * i32::from(self.origin.0);
        let column = i32::from(at.column) + 2 * i32::from(self.origin.1);
        let n_rows = 2 * i32::from(self.size.0);
        let n_columns = 2 * i32::from(self.size.1);
        let is_inside = (0..n_rows).contains(&row) && (0..n_columns).contains(&column);
        is_inside.then(|| Spaces::at(row as u32, column as u32))
    }

    /// The spaces of a set, in reading order.
    #[inline]
    pub fn spaces(&self, set: Spaces) -> impl Iterator<Item = Space> + use<> {
        let (top, left) = (2 * self.origin.0 as i8, 2 * self.origin.1 as i8);
        set.places()
            .map(move |(row, column)| Space { row: row as i8 - top, column: column as i8 - left })
    }

    pub fn building_at(&self, at: Space) -> Option<Building> {
        let space = self.frame(at)?;
        let colour = Colour::ALL.into_iter().find(|c| self.colours[c.idx()].has_any(space))?;
        let height = self.heights.iter().position(|heights| heights.has_any(space))?;
        Some(Building { colour, height: height as u8 + 1 })
    }

    /// Where a position lies in the frame, one row and column outside included.
    fn frame_of(&self, at: Position) -> Option<(i8, i8)> {
        let row = i16::from(at.row) + i16::from(self.origin.0);
        let column = i16::from(at.column) + i16::from(self.origin.1);
        let is_near = (-1..=i16::from(self.size.0)).contains(&row)
            && (-1..=i16::from(self.size.1)).contains(&column);
        is_near.then_some((row as i8, column as i8))
    }

    /// CI-42: the free positions that share an edge with a tile, in reading order, as far as the
    /// bounding box may grow in rows and in columns.
    pub(crate) fn open_positions(
        &self,
        may_grow_down: bool,
        may_grow_wide: bool,
    ) -> impl Iterator<Item = Position> + use<> {
        let (n_rows, n_columns) = (self.size.0 as i8, self.size.1 as i8);
        let (more_rows, more_columns) = (i8::from(may_grow_down), i8::from(may_grow_wide));
        let rows = -more_rows..n_rows + more_rows;
        let columns = -more_columns..n_columns + more_columns;
        let near = self.tiles.adjacent().0 & !self.tiles.0;
        let mut rest = near & Tiles::block(rows, columns).0;
        let (top, left) = (self.origin.0 as i8, self.origin.1 as i8);
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = rest.trailing_zeros();
            rest &= rest - 1;
            let (row, column) = (bit / Tiles::STRIDE, bit % Tiles::STRIDE);
            Some(Position { row: row as i8 - 1 - top, column: column as i8 - 1 - left })
        })
    }

    /// The rows and columns of the bounding box with one more tile.
    pub(crate) fn size_with(&self, at: Position) -> Option<(u8, u8)> {
        let (row, column) = self.frame_of(at)?;
        let grows = |place: i8, n: u8| place < 0 || n as i8 <= place;
        let (n_rows, n_columns) = self.size;
        Some((
            n_rows + u8::from(grows(row, n_rows)),
            n_columns + u8::from(grows(column, n_columns)),
        ))
    }

    pub(crate) fn touches(&self, at: Position) -> bool {
        self.frame_of(at)
            .is_some_and(|(row, column)| self.tiles.adjacent().0 & Tiles::at(row, column).0 != 0)
    }

    /// The same with another tile as the starting tile: the corner lies at this position. None if
    /// the starting tile would not be there.
    pub(crate) fn with_corner(mut self, top_left: Position) -> Option<Neighbourhood> {
        let origin = (top_left.row.checked_neg()?, top_left.column.checked_neg()?);
        let is_inside = (0..self.size.0 as i8).contains(&origin.0)
            && (0..self.size.1 as i8).contains(&origin.1);
        let is_unborn = self.n_tiles() == 0 && origin == (0, 0);
        if is_inside && self.tiles.0 & Tiles::at(origin.0, origin.1).0 != 0 {
            self.origin = (origin.0 as u8, origin.1 as u8);
            return Some(self);
        }
        is_unborn.then_some(self)
    }

    /// Lays a tile, turned as it lies, at a position beside the others. The frame grows with it.
    pub fn lay(&mut self, at: Position, face: Face) {
        let (row, column) = self.frame_of(at).expect("legal.rs offers positions at a tile");
        let (above, left) = (row < 0, column < 0);
        if above || left {
            self.shift(above.into(), left.into());
        }
        let (row, column) = (row.max(0), column.max(0));
        let size = (self.size.0.max(row as u8 + 1), self.size.1.max(column as u8 + 1));
        self.size = size;
        self.print(row, column, face);
    }

    /// Prints a tile at a place of the frame.
    pub(crate) fn print(&mut self, row: i8, column: i8, face: Face) {
        self.tiles.0 |= Tiles::at(row, column).0;
        let (top, left) = (2 * row as u32, 2 * column as u32);
        let places = [(top, left), (top, left + 1), (top + 1, left), (top + 1, left + 1)];
        for ((row, column), terrain) in places.into_iter().zip(face.0) {
            let board = match terrain {
                Terrain::Water => &mut self.water,
                Terrain::Park => &mut self.park,
                Terrain::Lot(colour) => &mut self.printed[colour.idx()],
            };
            *board |= Spaces::at(row, column);
        }
    }

    /// Makes room for a row of tiles above or a column of them to the left.
    fn shift(&mut self, n_rows: u8, n_columns: u8) {
        self.origin = (self.origin.0 + n_rows, self.origin.1 + n_columns);
        self.size = (self.size.0 + n_rows, self.size.1 + n_columns);
        self.tiles.0 <<= u32::from(n_rows) * Tiles::STRIDE + u32::from(n_columns);
        let single = [&mut self.water, &mut self.park, &mut self.monuments, &mut self.specials];
        let boards = single.into_iter().chain(&mut self.printed).chain(&mut self.ranks);
        for board in boards.chain(&mut self.colours).chain(&mut self.heights) {
            *board = board.shifted(2 * u32::from(n_rows), 2 * u32::from(n_columns));
        }
    }

    /// A feature on a single space, which may carry it.
    pub fn place_feature(&mut self, role: FeatureKind, space: Spaces) {
        let grey = match role {
            FeatureKind::Nature { rank, .. } => {
                self.ranks[usize::from(rank)] |= space;
                return;
            }
            FeatureKind::Monument => &mut self.monuments,
            FeatureKind::Special => &mut self.specials,
        };
        *grey |= space;
        for printed in &mut self.printed {
            *printed = *printed & !space;
        }
    }

    /// One storey more, or the first, on a single space that may carry it.
    pub fn place_piece(&mut self, colour: Colour, space: Spaces) {
        self.colours[colour.idx()] |= space;
        let storeys = self.heights.iter().position(|heights| heights.has_any(space));
        let height = storeys.map_or(0, |height| height + 1);
        if let Some(below) = storeys {
            self.heights[below] = self.heights[below] & !space;
        }
        self.heights[height] |= space;
    }
}
