//! What is odd about an edition, but allowed (MS-22).

use super::Edition;
use super::fault::Warning;
use crate::Kind;
use crate::components::{CORNERS_WANTED, NUMBER_WANTED_MAX, WORKERS_PER_KIND};

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
