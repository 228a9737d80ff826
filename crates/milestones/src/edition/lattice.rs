//! The triangular lattice of a map: rows of cells become corners, edges and plots (MS-3 to MS-5).

use engine::Part;

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
    pub fn read(part: &Part<'_>) -> Option<Lattice> {
        let n_before = part.n_faults();
        let rows = part.list()?;
        part.count(rows.len(), ROWS_MIN..=ROWS_MAX);
        let mut sites = Vec::new();
        let mut first = None;
        for (v, row) in rows.iter().enumerate().take(ROWS_MAX) {
            row.object(&["name", "offset", "cells"], &[]);
            if let Some(name) = row.get("name") {
                name.exactly(&Json::text(row_name(v)));
            }
            let offset = row.get("offset");
            let read = offset.as_ref().and_then(|part| part.whole(0..=OFFSET_MAX));
            let read = read.map(|offset| offset as usize);
            if v == 0 {
                first = read;
            }
            if let Some(cells) = row.get("cells") {
                read_cells(v, read, &cells, &mut sites);
            }
            // MS-11: without a first row to go by, nothing can be said.
            if let (Some(first), Some(part), Some(offset)) = (first, offset, read)
                && (first + offset + v) % 2 == 1
            {
                part.by("MS-11").unfit("row-off-lattice");
            }
        }
        if CORNERS_MAX < sites.len() {
            part.fault("too-many-corners", &[("max", &CORNERS_MAX), ("found", &sites.len())]);
        }
        (part.n_faults() == n_before).then_some(Lattice { sites })
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
        engine::sort_short(&mut triangles, |(plot, _)| *plot);
        triangles
    }
}

fn row_name(v: usize) -> String {
    char::from(b'A' + v as u8).to_string()
}

/// MS-3, MS-12. Without an offset the cells are looked at, but have no place.
fn read_cells(v: usize, offset: Option<usize>, part: &Part<'_>, sites: &mut Vec<Site>) {
    let Some(cells) = part.list() else { return };
    part.count(cells.len(), 1..=CELLS_MAX);
    for (i, cell) in cells.iter().enumerate().take(CELLS_MAX) {
        let corner = Corner { row: v as u8, column: i as u8 + 1 };
        let number = match cell.json() {
            Json::Null => continue,
            Json::Text(text) if text == "S" => None,
            Json::Whole(number) if (1..=NUMBER_MAX).contains(number) => Some(*number as u8),
            found => {
                let args: [(_, &dyn std::fmt::Display); 2] =
                    [("corner", &corner), ("found", found)];
                cell.by("MS-12").fault("bad-cell", &args);
                continue;
            }
        };
        let u = offset.map(|offset| (offset + 2 * i) as u8);
        sites.extend(u.map(|u| Site { corner, u, v: v as u8, number }));
    }
}
