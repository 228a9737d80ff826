//! The map of an edition: its start, the names in it, and the tables that play needs (MS-14 to
//! MS-18).

use std::fmt::Display;
use std::str::FromStr;

use engine::Part;

use super::lattice::Lattice;
use super::reading::{Known, bare};
use super::{COLUMNS, Edition, Near, PlotSite, cell_idx};
use crate::components::{N_BUSHES, ROWS_MAX};
use crate::set::{Corners, Plots};
use crate::{Corner, Edge, Plot};

/// The names that a map uses for its edges and plots.
struct Names {
    closed_edges: Vec<Edge>,
    closed_plots: Vec<Plot>,
    bushes: Vec<Plot>,
    corn_field: Option<Plot>,
}

/// MS-14 to MS-18: the map, with the tables that play needs. None if its rows are not good.
pub(super) fn lay_out(
    map: &Part<'_>,
    lattice: Option<Lattice>,
    known: &mut Known,
) -> Option<Edition> {
    let names = read_names(map, lattice.as_ref(), known);
    if let Some(bushes) = map.get("bushes") {
        bushes.by("MS-18").count(bushes.items().len(), N_BUSHES..=N_BUSHES);
    }
    let (lattice, rows) = (lattice?, map.get("rows")?);
    let start = read_start(&lattice, &rows.by("MS-14"));
    let edition = compile(lattice, start.unwrap_or(0), names);
    if start.is_some() {
        check_reach(&edition, &rows.by("MS-16"));
        check_first_section(&edition, &rows.by("MS-17"));
    }
    Some(edition)
}

/// MS-14.
fn read_start(lattice: &Lattice, rows: &Part<'_>) -> Option<usize> {
    let is_start = |idx: &usize| lattice.sites[*idx].number.is_none();
    let starts: Vec<usize> = (0..lattice.sites.len()).filter(is_start).collect();
    match starts[..] {
        [start] => return Some(start),
        [] => rows.fault("no-start", &[]),
        [..] => {
            let corners = starts.iter().map(|idx| lattice.sites[*idx].corner);
            rows.fault("several-starts", &[("corners", &listed(corners))]);
        }
    }
    None
}

fn listed(corners: impl Iterator<Item = impl Display>) -> String {
    corners.map(|corner| corner.to_string()).collect::<Vec<_>>().join(", ")
}

/// MS-15.
fn read_names(map: &Part<'_>, lattice: Option<&Lattice>, known: &mut Known) -> Names {
    let triangles: Option<Vec<Plot>> =
        lattice.map(|it| it.triangles().into_iter().map(|(plot, _)| plot).collect());
    // Without a lattice nobody knows better.
    let is_edge = |edge: &Edge| lattice.is_none_or(|it| it.are_neighbours(edge.0[0], edge.0[1]));
    let is_triangle = |plot: &Plot| triangles.as_ref().is_none_or(|all| all.contains(plot));
    let edges = Sort { unknown: "unknown-edge", corners: |edge: &Edge| edge.0.to_vec(), lattice };
    let plots = Sort { unknown: "unknown-plot", corners: |plot: &Plot| plot.0.to_vec(), lattice };

    let n_before = map.n_faults();
    let closed_edges = read_list(map, "closed_edges", &edges, is_edge);
    known.closed_edges = map.n_faults() == n_before;
    let n_before = map.n_faults();
    let closed_plots = read_list(map, "closed_plots", &plots, is_triangle);
    known.closed_plots = map.n_faults() == n_before;
    let is_plot = |plot: &Plot| is_triangle(plot) && !closed_plots.contains(plot);
    let bushes = read_list(map, "bushes", &plots, is_plot);
    let corn_field = map.get("corn_field").and_then(|it| plots.read(&it.by("MS-15"), is_plot));
    Names { closed_edges, closed_plots, bushes, corn_field }
}

/// What is named: edges or plots.
struct Sort<'l, T> {
    unknown: &'static str,
    corners: fn(&T) -> Vec<Corner>,
    lattice: Option<&'l Lattice>,
}

impl<T: FromStr + Display> Sort<'_, T> {
    /// What is not known is named in its normal form, with the corners that the map does not have.
    fn read(&self, part: &Part<'_>, is_known: impl Fn(&T) -> bool) -> Option<T> {
        let Ok(place) = part.text()?.parse::<T>() else {
            part.unfit(self.unknown);
            return None;
        };
        if is_known(&place) {
            return Some(place);
        }
        let is_missing =
            |corner: &Corner| self.lattice.is_some_and(|lattice| lattice.idx(*corner).is_none());
        let corners = (self.corners)(&place);
        match listed(corners.iter().filter(|corner| is_missing(corner))) {
            none if none.is_empty() => part.fault(self.unknown, &[("found", &place)]),
            missing => {
                part.fault("no-such-corner", &[("found", &place), ("corners", &missing)]);
            }
        }
        None
    }
}

fn read_list<T: FromStr + Display + PartialEq>(
    map: &Part<'_>,
    key: &str,
    sort: &Sort<'_, T>,
    is_known: impl Fn(&T) -> bool,
) -> Vec<T> {
    let mut read = Vec::new();
    let Some(names) = map.get(key).and_then(|names| names.by("MS-15").list()) else { return read };
    for name in names {
        match sort.read(&name, &is_known) {
            Some(place) if read.contains(&place) => {
                name.fault("repeated-entry", &[("found", &place)]);
            }
            place => read.extend(place),
        }
    }
    read
}

/// The tables of a map, without what is not on it.
fn compile(lattice: Lattice, start: usize, names: Names) -> Edition {
    let n_corners = lattice.sites.len();
    let corner = |idx: usize| lattice.sites[idx].corner;
    let is_open = |edge: &Edge| !names.closed_edges.contains(edge);
    let mut near =
        vec![
            Near { corners: Corners::NONE, plots: Plots::NONE, first_of: [None; 2], bushes: 0 };
            n_corners
        ];
    let mut edges = Vec::new();
    for (idx, near) in near.iter_mut().enumerate() {
        let open = |other: &usize| is_open(&Edge::new(corner(idx), corner(*other)));
        near.corners = lattice.neighbours(idx).filter(open).collect();
        let later = near.corners.iter().filter(|other| idx < *other);
        edges.extend(later.map(|other| Edge::new(corner(idx), corner(other))));
    }
    let triangles = lattice.triangles().into_iter();
    let open_plots = triangles.filter(|(plot, _)| !names.closed_plots.contains(plot));
    let mut plots = Vec::new();
    for (plot_idx, (plot, corners)) in open_plots.enumerate() {
        let bush = names.bushes.iter().position(|bush| *bush == plot).map(|bush| bush as u8);
        for idx in corners {
            near[idx].plots.insert(plot_idx);
            // More bushes than the game has are refused before anybody plays.
            let bit = bush.and_then(|bush| 1u16.checked_shl(bush.into()));
            near[idx].bushes |= bit.unwrap_or(0);
        }
        let points_up = usize::from(plot.0[0].row != plot.0[1].row);
        near[corners[0]].first_of[points_up] = Some(plot_idx as u16);
        plots.push(PlotSite { plot, corners: corners.map(|idx| idx as u8), bush });
    }
    let mut corner_idx = vec![None; ROWS_MAX * COLUMNS];
    for idx in 0..n_corners {
        corner_idx[cell_idx(corner(idx))] = Some(idx as u8);
    }
    Edition {
        sites: lattice.sites,
        start,
        edges,
        plots,
        bushes: names.bushes,
        corn_field: names.corn_field,
        near,
        corner_idx,
        ..bare()
    }
}

/// MS-16.
fn check_reach(edition: &Edition, rows: &Part<'_>) {
    let mut reached = Corners::only(edition.start);
    let mut rim = reached;
    while !rim.is_empty() {
        let around = rim.iter().fold(Corners::NONE, |around, idx| around | edition.near(idx));
        rim = around & !reached;
        reached |= rim;
    }
    let cut_off = edition.sites.iter().enumerate().filter(|(idx, _)| !reached.contains(*idx));
    let corners = listed(cut_off.map(|(_, site)| site.corner));
    if !corners.is_empty() {
        rows.fault("unreachable", &[("corners", &corners)]);
    }
}

/// MS-17.
fn check_first_section(edition: &Edition, rows: &Part<'_>) {
    let open = !Corners::only(edition.start);
    let mut vias = edition.near(edition.start).iter();
    if !vias.any(|via| !(edition.near(via) & open).is_empty()) {
        rows.fault("no-first-section", &[("corner", &edition.start())]);
    }
}
