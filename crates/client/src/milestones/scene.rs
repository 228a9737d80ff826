//! What stands where on the map, and what can be pressed there. Pure, so that it can be tested.

use std::collections::BTreeSet;

use engine::Seat;
use milestones::{Action, Build, Corner, Edition, Milestones, Phase, Plot};

use super::foresee::{Gain, gain, via_gain};

/// A place of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spot {
    Corner(Corner),
    Plot(Plot),
}

/// What pressing something does: an action, or the first half of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pick {
    Act(Action),
    /// The milestone of a section; its end is asked next.
    Via(Corner),
}

/// A place that can be pressed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Target {
    pub spot: Spot,
    pub pick: Pick,
    pub gain: Gain,
}

/// What a corner shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Top {
    Number(u8),
    Milestone,
    Market { has_sack: bool },
}

/// What can be pressed on the map. `build` and `via` say what was chosen before.
pub fn targets(
    game: &Milestones,
    seat: Seat,
    actions: &[Action],
    build: Option<Build>,
    via: Option<Corner>,
) -> Vec<Target> {
    if let (Phase::LayRoad { .. }, None) = (game.phase(), via) {
        return via_targets(game, seat, actions);
    }
    let target = |action: &Action| {
        let spot = spot(*action, build, via)?;
        Some(Target { spot, pick: Pick::Act(*action), gain: gain(game, seat, *action) })
    };
    actions.iter().filter_map(target).collect()
}

fn via_targets(game: &Milestones, seat: Seat, actions: &[Action]) -> Vec<Target> {
    let via = |action: &Action| match action {
        Action::LayRoad { via, .. } => Some(*via),
        _ => None,
    };
    let vias: BTreeSet<Corner> = actions.iter().filter_map(via).collect();
    let target = |via: Corner| Target {
        spot: Spot::Corner(via),
        pick: Pick::Via(via),
        gain: via_gain(game, seat, via),
    };
    vias.into_iter().map(target).collect()
}

/// Where an action is chosen on the map, if it is one of the chosen kind.
fn spot(action: Action, build: Option<Build>, via: Option<Corner>) -> Option<Spot> {
    let is_wanted = build_of(action).is_none_or(|it| Some(it) == build);
    match action {
        Action::StartRoad { from } if is_wanted => Some(Spot::Corner(from)),
        Action::LayRoad { via: over, to } if Some(over) == via => Some(Spot::Corner(to)),
        Action::BuildHouse { plot } if is_wanted => Some(Spot::Plot(plot)),
        Action::BuildMarket { corner } if is_wanted => Some(Spot::Corner(corner)),
        Action::Deliver { market } => Some(Spot::Corner(market)),
        _ => None,
    }
}

/// What an action at the office begins.
pub fn build_of(action: Action) -> Option<Build> {
    match action {
        Action::StartRoad { .. } => Some(Build::Section),
        Action::BuildHouse { .. } => Some(Build::House),
        Action::BuildMarket { .. } => Some(Build::Market),
        _ => None,
    }
}

/// What is shown at the office before something was chosen: what brings most.
pub fn best_of_all(game: &Milestones, seat: Seat, actions: &[Action]) -> Option<Build> {
    let best = |build: Build| {
        let of_it = actions.iter().filter(|action| build_of(**action) == Some(build));
        of_it.map(|action| gain(game, seat, *action).total()).max()
    };
    let offered = Build::ALL.into_iter().filter_map(|build| Some((best(build)?, build)));
    // Of equals the first: a road opens more than it scores.
    offered.rev().max_by_key(|(points, _)| *points).map(|(_, build)| build)
}

/// All corners, in the order of the edition.
pub fn tops(game: &Milestones) -> Vec<Top> {
    let (edition, map) = (game.edition(), game.map());
    let milestones: BTreeSet<Corner> = map.milestones(edition).collect();
    let markets: BTreeSet<Corner> = map.markets(edition).collect();
    let sacks: BTreeSet<Corner> = map.sacks(edition).collect();
    let top = |corner: Corner, number: Option<u8>| match number {
        _ if milestones.contains(&corner) => Top::Milestone,
        Some(number) if !markets.contains(&corner) => Top::Number(number),
        Some(_) | None => Top::Market { has_sack: sacks.contains(&corner) },
    };
    edition.sites().iter().map(|site| top(site.corner, site.number)).collect()
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
pub fn point_middle(edition: &Edition, game: &Milestones) -> (f64, f64) {
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
    use engine::{Fast, Game, Imagine, Match, Viewer};
    use milestones::Options;

    use super::*;

    const ME: Seat = Seat(0);

    fn game(phase: Phase) -> (Milestones, Vec<Action>) {
        let (start, _) =
            Match::<Milestones>::new(&Options::default(), 2, &mut Fast::new(1)).unwrap();
        let mut view = start.game().view(Viewer::Seat(ME));
        view.turn = ME;
        view.phase = phase;
        view.map.sections = vec!["A1-A2-A3".parse().unwrap()];
        view.tableaus[0].goods = "st2 wo2 sa2 gr2".parse().unwrap();
        view.tableaus[0].path = "st1 co3 . st5 wo4 co5 . .".parse().unwrap();
        let game = Milestones::seen(&view, ME);
        let mut actions = Vec::new();
        game.legal_actions(ME, &mut actions);
        (game, actions)
    }

    #[test]
    fn only_the_chosen_build_lights_up() {
        let (game, actions) = game(Phase::Build);
        let market = targets(&game, ME, &actions, Some(Build::Market), None);
        let corner = Spot::Corner("A3".parse().unwrap());
        assert_eq!(market.iter().map(|it| it.spot).collect::<Vec<_>>(), [corner]);
        let houses = targets(&game, ME, &actions, Some(Build::House), None);
        assert!(houses.iter().all(|it| matches!(it.spot, Spot::Plot(_))) && houses.len() == 2);
        assert_eq!(best_of_all(&game, ME, &actions), Some(Build::Section));
    }

    #[test]
    fn a_section_is_a_path_of_clicks() {
        let from = "A3".parse().unwrap();
        let (game, actions) = game(Phase::LayRoad { from });
        let vias = targets(&game, ME, &actions, None, None);
        let via = "B4".parse().unwrap();
        assert!(vias.iter().any(|it| it.pick == Pick::Via(via)));
        let ends = targets(&game, ME, &actions, None, Some(via));
        assert!(ends.iter().all(|it| matches!(it.pick, Pick::Act(Action::LayRoad { .. }))));
    }

    #[test]
    fn the_frame_holds_the_built_in_map() {
        let (game, _) = game(Phase::Build);
        let (x, y, width, height) = frame(game.edition());
        assert_eq!((x, y, width), (40.0, 38.0, 1020.0));
        assert!((643.0..645.0).contains(&height), "{height}");
    }

    #[test]
    fn pieces_hide_numbers() {
        let (game, _) = game(Phase::Build);
        let tops = tops(&game);
        assert_eq!(tops[0], Top::Market { has_sack: false });
        assert_eq!(tops[1], Top::Milestone);
        assert_eq!(tops[2], Top::Number(2));
    }
}
