//! What is odd about an edition, but allowed (MS-22).

use std::fmt;

use super::Edition;
use crate::components::{CORNERS_WANTED, NUMBER_WANTED_MAX, WORKERS_PER_KIND};
use crate::{Corner, Kind};

/// Something that is allowed, but unlike the built-in edition.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Warning {
    FewCorners { n_corners: usize },
    HighNumber { corner: Corner, number: u8 },
    UnevenKind { kind: Kind, n_workers: usize },
    FallingTile { id: String },
    NoPlotAt { corner: Corner },
}

pub(super) fn of(edition: &Edition) -> Vec<Warning> {
    let mut warnings = Vec::new();
    let n_corners = edition.sites.len();
    if n_corners < CORNERS_WANTED {
        warnings.push(Warning::FewCorners { n_corners });
    }
    for site in &edition.sites {
        match site.number {
            Some(number) if NUMBER_WANTED_MAX < number => {
                warnings.push(Warning::HighNumber { corner: site.corner, number });
            }
            Some(_) | None => {}
        }
    }
    for kind in Kind::ALL {
        let workers = edition.tiles.iter().flat_map(|it| [it.tile.left, it.tile.right]);
        let n_workers = workers.filter(|worker| worker.kind == kind).count();
        if n_workers != WORKERS_PER_KIND {
            warnings.push(Warning::UnevenKind { kind, n_workers });
        }
    }
    let falls = edition.tiles.iter().filter(|it| it.tile.right.number < it.tile.left.number);
    warnings.extend(falls.map(|it| Warning::FallingTile { id: it.id.clone() }));
    for (site, near) in edition.sites.iter().zip(&edition.near) {
        if near.plots.is_empty() {
            warnings.push(Warning::NoPlotAt { corner: site.corner });
        }
    }
    warnings
}

impl Warning {
    /// The key of its message.
    pub fn key(&self) -> &'static str {
        match self {
            Warning::FewCorners { .. } => "few-corners",
            Warning::HighNumber { .. } => "high-number",
            Warning::UnevenKind { .. } => "uneven-kind",
            Warning::FallingTile { .. } => "falling-tile",
            Warning::NoPlotAt { .. } => "no-plot-at",
        }
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Warning::FewCorners { n_corners } => {
                write!(f, "{n_corners} corners are too few for 24 sections")
            }
            Warning::HighNumber { corner, number } => {
                write!(f, "{corner} has the number {number}, more than 5")
            }
            Warning::UnevenKind { kind, n_workers } => {
                write!(f, "there are {n_workers} workers for {}, not 14", kind.word())
            }
            Warning::FallingTile { id } => write!(f, "on tile {id} the left number is the higher"),
            Warning::NoPlotAt { corner } => write!(f, "{corner} is the corner of no plot"),
        }
    }
}
