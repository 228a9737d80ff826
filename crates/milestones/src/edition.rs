//! Map, worker tiles and bonus tiles, ready for play (MS-1 to MS-8). An edition comes from a file,
//! or from the table in `components`, and is never changed afterwards.

mod built_in;
mod checks;
mod lattice;
mod layout;
mod reading;
mod warnings;

use std::fmt;
use std::sync::{Arc, LazyLock};

use engine::components;

pub use built_in::built_in_file;
pub use lattice::Site;
pub use warnings::Warning;

use crate::components::{N_BUSHES, N_KINDS};
use crate::set::{Corners, Plots};
use crate::{Corner, Edge, Plot, Tile, WorkerTile};

/// Corners, edges and plots are in reading order, bushes and tiles in the order of the file;
/// indices count in that order.
#[derive(Clone, PartialEq, Eq)]
pub struct Edition {
    id: String,
    title: String,
    note: Option<String>,
    provenance: Provenances,
    sites: Vec<Site>,
    start: usize,
    edges: Vec<Edge>,
    plots: Vec<PlotSite>,
    bushes: Vec<Plot>,
    corn_field: Option<Plot>,
    bonus_tiles: [u8; N_KINDS],
    tiles: Vec<NamedTile>,
    near: Vec<Near>,
    /// The index of a corner by [`cell_idx`].
    corner_idx: Vec<Option<u8>>,
}

/// Where the parts of an edition come from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Provenances {
    pub map: Provenance,
    pub worker_tiles: Provenance,
    pub bonus_tiles: Provenance,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Provenance {
    Printed,
    Derived,
    Reconstructed,
    Invented,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct PlotSite {
    plot: Plot,
    corners: [u8; 3],
    /// Its place among the bushes.
    bush: Option<u8>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct NamedTile {
    id: String,
    tile: WorkerTile,
}

/// What lies around a corner.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Near {
    corners: Corners,
    plots: Plots,
    /// The plots that begin here: one that points down, one that points up.
    first_of: [Option<u16>; 2],
    /// Bushes whose plot has this corner, as bits.
    bushes: u16,
}

static BUILT_IN: LazyLock<Arc<Edition>> = LazyLock::new(|| {
    let edition = components::read(&built_in_file());
    Arc::new(edition.expect("a test reads the built-in edition"))
});

const COLUMNS: usize = crate::components::CELLS_MAX + 1;

fn cell_idx(corner: Corner) -> usize {
    usize::from(corner.row) * COLUMNS + usize::from(corner.column)
}

impl Edition {
    /// The reconstruction that is used unless a table chooses a file.
    pub fn built_in() -> Arc<Edition> {
        Arc::clone(&BUILT_IN)
    }

    pub fn id(&self) -> &str {
        &self.id
    }

    pub fn title(&self) -> &str {
        &self.title
    }

    pub fn note(&self) -> Option<&str> {
        self.note.as_deref()
    }

    pub fn provenance(&self) -> Provenances {
        self.provenance
    }

    /// The corners with their numbers and places.
    pub fn sites(&self) -> &[Site] {
        &self.sites
    }

    pub fn start(&self) -> Corner {
        self.sites[self.start].corner
    }

    /// Edges that can carry a road.
    pub fn edges(&self) -> &[Edge] {
        &self.edges
    }

    pub fn plots(&self) -> impl ExactSizeIterator<Item = Plot> {
        self.plots.iter().map(|site| site.plot)
    }

    pub fn bushes(&self) -> &[Plot] {
        &self.bushes
    }

    pub fn corn_field(&self) -> Option<Plot> {
        self.corn_field
    }

    /// How many bonus tiles there are of each kind.
    pub fn bonus_tiles(&self) -> [u8; N_KINDS] {
        self.bonus_tiles
    }

    pub fn n_tiles(&self) -> u8 {
        self.tiles.len() as u8
    }

    pub fn tiles(&self) -> impl Iterator<Item = Tile> {
        (0..self.n_tiles()).map(Tile)
    }

    /// The workers of a tile.
    pub fn tile(&self, tile: Tile) -> WorkerTile {
        self.tiles[tile.idx()].tile
    }

    /// What the file calls a tile.
    pub fn tile_id(&self, tile: Tile) -> &str {
        &self.tiles[tile.idx()].id
    }

    /// The number of a corner, nothing for the start.
    pub fn number(&self, corner: Corner) -> Option<u8> {
        self.sites[self.idx(corner)?].number
    }

    pub fn neighbours(&self, corner: Corner) -> impl Iterator<Item = Corner> {
        let near = self.idx(corner).map_or(Corners::NONE, |idx| self.near[idx].corners);
        near.iter().map(|idx| self.corner(idx))
    }

    /// MS-22.
    pub fn warnings(&self) -> Vec<Warning> {
        warnings::of(self)
    }

    /// MS-7: where a corner is drawn.
    pub fn point(&self, corner: Corner) -> Option<(f64, f64)> {
        let site = self.sites[self.idx(corner)?];
        let u_min = self.sites.iter().map(|site| site.u).min().unwrap_or(0);
        let x = MARGIN + STEP * f64::from(site.u - u_min);
        Some((x, MARGIN + STEP * 3f64.sqrt() * f64::from(site.v)))
    }

    /// MS-7: where a house or a bonus tile is drawn.
    pub fn middle(&self, plot: Plot) -> Option<(f64, f64)> {
        let [a, b, c] = plot.0.map(|corner| self.point(corner));
        let (a, b, c) = (a?, b?, c?);
        Some(((a.0 + b.0 + c.0) / 3.0, (a.1 + b.1 + c.1) / 3.0))
    }

    pub fn corner(&self, idx: usize) -> Corner {
        self.sites[idx].corner
    }

    /// The index of a corner of this map.
    #[inline]
    pub fn idx(&self, corner: Corner) -> Option<usize> {
        self.corner_idx.get(cell_idx(corner)).copied().flatten().map(usize::from)
    }

    pub fn plot(&self, plot_idx: usize) -> Plot {
        self.plots[plot_idx].plot
    }

    /// The indices of the corners of a plot.
    #[inline]
    pub fn plot_corners(&self, plot_idx: usize) -> [usize; 3] {
        self.plots[plot_idx].corners.map(usize::from)
    }

    /// The index of a plot of this map.
    #[inline]
    pub fn plot_idx(&self, plot: Plot) -> Option<usize> {
        let [first, second, _] = plot.0;
        let points_up = usize::from(first.row != second.row);
        let plot_idx = usize::from(self.near[self.idx(first)?].first_of[points_up]?);
        (self.plots[plot_idx].plot == plot).then_some(plot_idx)
    }

    pub(crate) fn start_idx(&self) -> usize {
        self.start
    }

    /// 0 for the start, which counts nothing (MS-69).
    #[inline]
    pub fn points_at(&self, idx: usize) -> u8 {
        self.sites[idx].number.unwrap_or(0)
    }

    /// The neighbours of a corner.
    #[inline]
    pub fn near(&self, idx: usize) -> Corners {
        self.near[idx].corners
    }

    /// The plots on both sides of an edge.
    #[inline]
    pub fn beside(&self, one: usize, other: usize) -> Plots {
        self.near[one].plots & self.near[other].plots
    }

    /// The bushes whose plot has a corner, as bits.
    #[inline]
    pub fn bushes_at(&self, idx: usize) -> u16 {
        self.near[idx].bushes
    }

    /// The place among the bushes of the one on a plot.
    #[inline]
    pub fn bush_on(&self, plot_idx: usize) -> Option<usize> {
        self.plots[plot_idx].bush.map(usize::from)
    }
}

/// Drawing units between the rim and the first corner, and between places of the lattice.
const MARGIN: f64 = 100.0;
const STEP: f64 = 50.0;

/// An edition is told by its name; its tables would fill pages.
impl fmt::Debug for Edition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edition({})", self.id)
    }
}

const _: () = assert!(N_BUSHES <= u16::BITS as usize, "bushes are the bits of a u16");
