//! The triangular lattice of a map: rows of cells become corners, edges and plots (MS-3 to MS-5).

use super::fault::{Fault, FaultKind};
use crate::components::{CELLS_MAX, CORNERS_MAX, NUMBER_MAX, OFFSET_MAX, ROWS_MAX, ROWS_MIN};
use crate::{Corner, Json, Plot};

/// A corner with its place. Rows lie at v, columns two apart in u.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Site {
    pub corner: Corner,
    pub u: u8,
    pub v: u8,
    /// None on the start corner.
    pub number: Option<u8>,
}

/// All corners in reading order.
pub(super) struct Lattice {
    pub sites: Vec<Site>,
}

/// MS-4: neighbours of a place, up to (±2, 0), (±1, ±1).
const STEPS: [(i16, i16); 6] = [(-1, -1), (1, -1), (-2, 0), (2, 0), (-1, 1), (1, 1)];

impl Lattice {
    /// MS-10 to MS-12. None if there is a fault.
    pub fn read(map: &Json, faults: &mut Vec<Fault>) -> Option<Lattice> {
        let n_before = faults.len();
        let rows = map.get("rows").expect("the form was checked").items();
        if !(ROWS_MIN..=ROWS_MAX).contains(&rows.len()) {
            let found = format!("{} rows", rows.len());
            faults.push(Fault::new(FaultKind::BadRow, "map.rows", found));
        }
        let mut sites = Vec::new();
        let first = rows.first().and_then(read_offset);
        for (v, row) in rows.iter().enumerate().take(ROWS_MAX) {
            check_row(v, row, faults);
            let offset = read_offset(row);
            read_cells(v, offset, row, &mut sites, faults);
            // MS-11: without a first row to go by, nothing can be said.
            let (Some(first), Some(offset)) = (first, offset) else { continue };
            if (first + offset + v) % 2 == 1 {
                let found = format!("row {} has offset {offset}", row_name(v));
                let at = format!("map.rows[{v}].offset");
                faults.push(Fault::new(FaultKind::RowOffLattice, at, found));
            }
        }
        if CORNERS_MAX < sites.len() {
            let found = format!("{} corners", sites.len());
            faults.push(Fault::new(FaultKind::TooManyCorners, "map.rows", found));
        }
        (faults.len() == n_before).then_some(Lattice { sites })
    }

    fn at(&self, u: i16, v: i16) -> Option<usize> {
        let is_there = |site: &Site| (i16::from(site.u), i16::from(site.v)) == (u, v);
        self.sites.iter().position(is_there)
    }

    pub fn idx(&self, corner: Corner) -> Option<usize> {
        self.sites.iter().position(|site| site.corner == corner)
    }

    /// The indices of the neighbours of a corner, closed edges or not.
    pub fn neighbours(&self, idx: usize) -> impl Iterator<Item = usize> {
        let Site { u, v, .. } = self.sites[idx];
        STEPS.iter().filter_map(move |(du, dv)| self.at(i16::from(u) + du, i16::from(v) + dv))
    }

    pub fn are_neighbours(&self, one: Corner, other: Corner) -> bool {
        match (self.idx(one), self.idx(other)) {
            (Some(one), Some(other)) => self.neighbours(one).any(|idx| idx == other),
            (None, _) | (_, None) => false,
        }
    }

    /// MS-5: all triangles, in reading order, with the indices of their corners.
    pub fn triangles(&self) -> Vec<(Plot, [usize; 3])> {
        let mut triangles = Vec::new();
        for (idx, site) in self.sites.iter().enumerate() {
            let (u, v) = (i16::from(site.u), i16::from(site.v));
            let down = [(u + 2, v), (u + 1, v + 1)];
            let up = [(u - 1, v + 1), (u + 1, v + 1)];
            for [one, other] in [down, up] {
                if let (Some(one), Some(other)) = (self.at(one.0, one.1), self.at(other.0, other.1))
                {
                    let corners = [idx, one, other];
                    triangles.push((Plot(corners.map(|idx| self.sites[idx].corner)), corners));
                }
            }
        }
        triangles.sort_unstable_by_key(|(plot, _)| *plot);
        triangles
    }
}

fn row_name(v: usize) -> char {
    char::from(b'A' + v as u8)
}

fn read_offset(row: &Json) -> Option<usize> {
    let offset = row.get("offset").and_then(Json::as_whole);
    offset.filter(|offset| (0..=OFFSET_MAX).contains(offset)).map(|offset| offset as usize)
}

/// MS-10: name, offset and length of a row.
fn check_row(v: usize, row: &Json, faults: &mut Vec<Fault>) {
    let field = |key: &str| row.get(key).expect("the form was checked");
    let mut bad = |key: &str, found: String| {
        faults.push(Fault::new(FaultKind::BadRow, format!("map.rows[{v}].{key}"), found));
    };
    if field("name").as_text() != Some(row_name(v).to_string().as_str()) {
        bad("name", format!("{} instead of {}", field("name"), row_name(v)));
    }
    if read_offset(row).is_none() {
        bad("offset", format!("row {} has offset {}", row_name(v), field("offset")));
    }
    let n_cells = field("cells").items().len();
    if !(1..=CELLS_MAX).contains(&n_cells) {
        bad("cells", format!("row {} has {n_cells} cells", row_name(v)));
    }
}

/// MS-3, MS-12. Without an offset the cells are looked at, but have no place.
fn read_cells(
    v: usize,
    offset: Option<usize>,
    row: &Json,
    sites: &mut Vec<Site>,
    faults: &mut Vec<Fault>,
) {
    let cells = row.get("cells").expect("the form was checked").items();
    for (i, cell) in cells.iter().enumerate().take(CELLS_MAX) {
        let corner = Corner { row: v as u8, column: i as u8 + 1 };
        let number = match cell {
            Json::Null => continue,
            Json::Text(text) if text == "S" => None,
            Json::Whole(number) if (1..=NUMBER_MAX).contains(number) => Some(*number as u8),
            _ => {
                let at = format!("map.rows[{v}].cells[{i}]");
                faults.push(Fault::new(FaultKind::BadCell, at, format!("{corner} is {cell}")));
                continue;
            }
        };
        let u = offset.map(|offset| (offset + 2 * i) as u8);
        sites.extend(u.map(|u| Site { corner, u, v: v as u8, number }));
    }
}
