//! What stands where on the map. Pure, so that it can be tested.

use milestones::{Corner, Edition, Milestones, Plot};

/// What a corner shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top {
    Number(u8),
    Milestone,
    Market { has_sack: bool },
}

pub fn top_at(game: &Milestones, corner: Corner) -> Top {
    let (edition, map) = (game.edition(), game.map());
    let is_milestone = map.milestones(edition).any(|it| it == corner);
    let is_market = map.markets(edition).any(|it| it == corner);
    match edition.number(corner) {
        _ if is_milestone => Top::Milestone,
        Some(number) if !is_market => Top::Number(number),
        Some(_) | None => Top::Market { has_sack: map.sacks(edition).any(|it| it == corner) },
    }
}

/// The part of the plane that the map needs: left, top, width, height.
pub fn frame(edition: &Edition) -> (f64, f64, f64, f64) {
    let points = || edition.sites().iter().filter_map(|site| edition.point(site.corner));
    let most = |of: fn((f64, f64)) -> f64| points().map(of).fold(f64::MIN, f64::max);
    let (left, top) = (100.0 - MARGIN, 100.0 - MARGIN - 2.0);
    (left, top, most(|it| it.0) + MARGIN - left, most(|it| it.1) + MARGIN + 2.0 - top)
}

const MARGIN: f64 = 60.0;

/// The middle of the roads; before the first one, the start.
pub fn point_middle(game: &Milestones) -> (f64, f64) {
    let edition = game.edition();
    let mut corners: Vec<Corner> =
        game.map().sections(edition).flat_map(|it| [it.from, it.via, it.to]).collect();
    corners.push(edition.start());
    let n = corners.len() as f64;
    let points = corners.into_iter().filter_map(|corner| edition.point(corner));
    let (x, y) = points.fold((0.0, 0.0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
    (x / n, y / n)
}

/// The corners of a plot, drawn nearer to its middle.
pub fn triangle(edition: &Edition, plot: Plot, scale: f64) -> String {
    let (x, y) = edition.middle(plot).unwrap_or_default();
    let point = |corner: Corner| {
        let (cx, cy) = edition.point(corner).unwrap_or_default();
        format!("{:.1},{:.1}", x + (cx - x) * scale, y + (cy - y) * scale)
    };
    plot.0.map(point).join(" ")
}

/// A line along corners.
pub fn line(edition: &Edition, corners: &[Corner]) -> String {
    let point = |corner: &Corner| {
        let (x, y) = edition.point(*corner).unwrap_or_default();
        format!("{x:.1} {y:.1}")
    };
    let points: Vec<String> = corners.iter().map(point).collect();
    format!("M{}", points.join("L"))
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Imagine, Match, Seat, Viewer};
    use milestones::Options;

    use super::*;

    fn game() -> Milestones {
        let (start, _) =
            Match::<Milestones>::new(&Options::default(), 2, &mut Fast::new(1)).unwrap();
        let mut view = start.game().view(Viewer::Spectator);
        view.map.sections = vec!["A1-A2-A3".parse().unwrap()];
        Milestones::seen(&view, Seat(0))
    }

    #[test]
    fn the_frame_holds_the_built_in_map() {
        let (x, y, width, height) = frame(game().edition());
        assert_eq!((x, y, width), (40.0, 38.0, 1020.0));
        assert!((643.0..645.0).contains(&height), "{height}");
    }

    #[test]
    fn pieces_hide_numbers() {
        let game = game();
        let top = |corner: &str| top_at(&game, corner.parse().unwrap());
        assert_eq!(top("A1"), Top::Market { has_sack: false });
        assert_eq!(top("A2"), Top::Milestone);
        assert_eq!(top("A3"), Top::Number(2));
    }
}
