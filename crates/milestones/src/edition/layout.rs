//! The map of an edition: its start, the names in it, and the tables that play needs (MS-14 to
//! MS-18).

use std::str::FromStr;

use super::fault::{Fault, FaultKind};
use super::lattice::Lattice;
use super::reading::{bare, field};
use super::{COLUMNS, Edition, Near, PlotSite, cell_idx};
use crate::components::{N_BUSHES, ROWS_MAX};
use crate::set::{Corners, Plots};
use crate::{Corner, Edge, Json, Plot};

/// The names that a map uses for its edges and plots.
struct Names {
    closed_edges: Vec<Edge>,
    closed_plots: Vec<Plot>,
    bushes: Vec<Plot>,
    corn_field: Option<Plot>,
}

/// MS-14 to MS-18: the map, with the tables that play needs.
pub(super) fn lay_out(map: &Json, lattice: Lattice, faults: &mut Vec<Fault>) -> Edition {
    let start = read_start(&lattice, faults);
    let names = read_names(map, &lattice, faults);
    let n_bushes = field(map, "bushes").items().len();
    if n_bushes != N_BUSHES {
        let found = format!("{n_bushes} bushes");
        faults.push(Fault::new(FaultKind::BushCount, "map.bushes", found));
    }
    let edition = compile(lattice, start.unwrap_or(0), names);
    if start.is_some() {
        check_reach(&edition, faults);
        check_first_section(&edition, faults);
    }
    edition
}

/// MS-14.
fn read_start(lattice: &Lattice, faults: &mut Vec<Fault>) -> Option<usize> {
    let is_start = |idx: &usize| lattice.sites[*idx].number.is_none();
    let starts: Vec<usize> = (0..lattice.sites.len()).filter(is_start).collect();
    if let [start] = starts[..] {
        return Some(start);
    }
    let named = |idx: &usize| lattice.sites[*idx].corner.to_string();
    let names: Vec<String> = starts.iter().map(named).collect();
    let found = format!("{} cells \"S\": {}", starts.len(), names.join(", "));
    let found = found.trim_end_matches(": ").to_owned();
    faults.push(Fault::new(FaultKind::StartCount, "map.rows", found));
    None
}

/// MS-15.
fn read_names(map: &Json, lattice: &Lattice, faults: &mut Vec<Fault>) -> Names {
    let triangles: Vec<Plot> = lattice.triangles().into_iter().map(|(plot, _)| plot).collect();
    let is_edge = |edge: &Edge| lattice.are_neighbours(edge.0[0], edge.0[1]);
    let is_triangle = |plot: &Plot| triangles.contains(plot);
    let list = |key: &str| map.get(key).map_or(&[][..], Json::items);
    let edges = Sort { unknown: FaultKind::UnknownEdge, n_corners: 2, lattice };
    let plots = Sort { unknown: FaultKind::UnknownPlot, n_corners: 3, lattice };

    let closed_edges = read_list("closed_edges", list("closed_edges"), &edges, is_edge, faults);
    let closed_plots = read_list("closed_plots", list("closed_plots"), &plots, is_triangle, faults);
    let is_plot = |plot: &Plot| is_triangle(plot) && !closed_plots.contains(plot);
    let bushes = read_list("bushes", list("bushes"), &plots, is_plot, faults);
    let corn_field = map.get("corn_field");
    let corn_field =
        corn_field.and_then(|name| read_name("map.corn_field", name, &plots, is_plot, faults));
    Names { closed_edges, closed_plots, bushes, corn_field }
}

/// What is named: edges or plots.
struct Sort<'l> {
    unknown: FaultKind,
    n_corners: usize,
    lattice: &'l Lattice,
}

impl Sort<'_> {
    /// A name that is not known, with the corners in it that the map does not have.
    fn found(&self, name: &Json) -> String {
        let parts: Vec<&str> = name.as_text().unwrap_or_default().split('-').collect();
        let is_missing = |part: &&str| {
            let corner = part.parse::<Corner>().ok();
            corner.and_then(|corner| self.lattice.idx(corner)).is_none()
        };
        let missing: Vec<&str> = parts.iter().copied().filter(is_missing).collect();
        if missing.is_empty() || parts.len() != self.n_corners {
            return name.to_string();
        }
        format!("{name}: there is no {}", missing.join(", "))
    }
}

fn read_list<T: FromStr + PartialEq>(
    key: &str,
    names: &[Json],
    sort: &Sort<'_>,
    is_known: impl Fn(&T) -> bool,
    faults: &mut Vec<Fault>,
) -> Vec<T> {
    let mut read = Vec::new();
    for (idx, name) in names.iter().enumerate() {
        let at = format!("map.{key}[{idx}]");
        let Some(place) = read_name(&at, name, sort, &is_known, faults) else { continue };
        if read.contains(&place) {
            faults.push(Fault::new(FaultKind::Duplicate, at, name));
        } else {
            read.push(place);
        }
    }
    read
}

fn read_name<T: FromStr>(
    at: &str,
    name: &Json,
    sort: &Sort<'_>,
    is_known: impl Fn(&T) -> bool,
    faults: &mut Vec<Fault>,
) -> Option<T> {
    let place = name.as_text().and_then(|name| name.parse().ok()).filter(is_known);
    if place.is_none() {
        faults.push(Fault::new(sort.unknown, at, sort.found(name)));
    }
    place
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
fn check_reach(edition: &Edition, faults: &mut Vec<Fault>) {
    let mut reached = Corners::only(edition.start);
    let mut rim = reached;
    while !rim.is_empty() {
        let around = rim.iter().fold(Corners::NONE, |around, idx| around | edition.near(idx));
        rim = around & !reached;
        reached |= rim;
    }
    let cut_off = edition.sites.iter().enumerate().filter(|(idx, _)| !reached.contains(*idx));
    let names: Vec<String> = cut_off.map(|(_, site)| site.corner.to_string()).collect();
    if !names.is_empty() {
        faults.push(Fault::new(FaultKind::Unreachable, "map.rows", names.join(", ")));
    }
}

/// MS-17.
fn check_first_section(edition: &Edition, faults: &mut Vec<Fault>) {
    let open = !Corners::only(edition.start);
    let mut vias = edition.near(edition.start).iter();
    if !vias.any(|via| !(edition.near(via) & open).is_empty()) {
        let start = edition.start();
        faults.push(Fault::new(FaultKind::NoFirstSection, "map.rows", start));
    }
}
