//! What hurts somebody who does not know the game yet. The rules are asked, on a copy of the game;
//! nothing bites where nothing better is offered.

use engine::Seat;
use milestones::{Action, Event, Milestones, Space};

use super::foresee::{after, is_vain};
use crate::table::Danger;
use crate::words::Texts;

/// A stop that brings nothing, or goods that the castle takes, while another stop is of use.
pub fn of_moving(
    game: &Milestones,
    seat: Seat,
    to: Space,
    offered: &[Action],
    texts: &Texts,
) -> Option<Danger> {
    let others = offered.iter().filter_map(|action| match *action {
        Action::Move { to: other } if other != to && other != Space::Castle => Some(other),
        _ => None,
    });
    let mut useful = others.filter(|other| !is_vain(game, *other));
    match (to, game.stop(seat, to).n_given_up) {
        (Space::Castle, 0) => None,
        // Only a building takes goods off one's hands before.
        (Space::Castle, n) => useful
            .any(|other| !matches!(other, Space::Path(_)))
            .then(|| Danger::of(texts, "milestones-danger-castle", &[("n", n.into())])),
        _ => (is_vain(game, to) && useful.next().is_some())
            .then(|| Danger::of(texts, "milestones-danger-vain", &[])),
    }
}

/// A bonus tile that is lost, or numbers that fall, while another space spares them.
pub fn of_laying(
    game: &Milestones,
    seat: Seat,
    action: Action,
    offered: &[Action],
    texts: &Texts,
) -> Option<Danger> {
    let rises = |game: &Milestones| game.tableau(seat).path.is_rising();
    let harm = |action: Action| {
        let (next, events) = after(game, action);
        (n_bonus_lost(&events), rises(game) && !rises(&next))
    };
    let harms = |other: &Action| harm(*other);
    let same = |other: &&Action| std::mem::discriminant(*other) == std::mem::discriminant(&action);
    let others = || offered.iter().filter(same).map(harms);
    let (n_lost, falls) = harm(action);
    if 0 < n_lost && others().any(|(n, _)| n == 0) {
        return Some(Danger::of(texts, "milestones-danger-bonus", &[]));
    }
    let bites = falls && others().any(|(_, falls)| !falls);
    bites.then(|| Danger::of(texts, "milestones-danger-falls", &[]))
}

fn n_bonus_lost(events: &[Event]) -> usize {
    let lost = |event: &Event| match event {
        Event::TilePlaced { lost_bonus, .. } => lost_bonus.len(),
        Event::WorkerCovered { lost_bonus, .. } => usize::from(*lost_bonus),
        _ => 0,
    };
    events.iter().map(lost).sum()
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Imagine, Match, Viewer};
    use milestones::{Goods, Options, Path, Phase, Tile, View, WorkerTile};

    use super::*;
    use crate::words::Lang;

    const ME: Seat = Seat(0);

    /// Seat 0 is in turn, on the castle, with this path and these goods.
    fn table(path: &str, goods: &str, phase: Phase) -> Milestones {
        let mut chance = Fast::new(1);
        let (start, _) = Match::<Milestones>::new(&Options::default(), 2, &mut chance).unwrap();
        let mut view: View = start.game().view(Viewer::Seat(ME));
        (view.turn, view.phase) = (ME, phase);
        view.tableaus[0].path = path.parse::<Path>().unwrap();
        view.tableaus[0].goods = goods.parse::<Goods>().unwrap();
        Milestones::seen(&view, ME)
    }

    fn offered(game: &Milestones) -> Vec<Action> {
        let mut offered = Vec::new();
        game.legal_actions(ME, &mut offered);
        offered
    }

    fn moving(game: &Milestones, to: Space) -> Option<Danger> {
        of_moving(game, ME, to, &offered(game), &Texts::new(Lang::En))
    }

    fn laying(game: &Milestones, action: Action) -> Option<&'static str> {
        let texts = Texts::new(Lang::En);
        of_laying(game, ME, action, &offered(game), &texts).map(|danger| danger.key)
    }

    #[test]
    fn a_stop_bites_that_brings_nothing() {
        let game = table("st1 . . . . . . .", "-", Phase::Move);
        let danger = moving(&game, Space::Path(2)).expect("nobody is there");
        assert_eq!(danger.key, "milestones-danger-vain");
        assert_eq!(moving(&game, Space::Path(1)), None);
        // The row rises: a coin.
        assert_eq!(moving(&game, Space::TradingHouse), None);
    }

    #[test]
    fn the_castle_bites_while_goods_can_still_be_used() {
        let game = table("st1 . . . . . . .", "st3 wo2", Phase::Move);
        let danger = moving(&game, Space::Castle).expect("three of five can be kept");
        assert!(danger.words.contains('2'), "{}", danger.words);
        let game = table("st1 . . . . . . .", "st2 wo1", Phase::Move);
        assert_eq!(moving(&game, Space::Castle), None);
    }

    #[test]
    fn covering_bites_where_a_bonus_tile_is_lost() {
        let game = table("st1 st2* wo4 . . . . .", "-", Phase::Cover);
        let cover = |space| Action::Cover { space };
        assert_eq!(laying(&game, cover(2)), Some("milestones-danger-bonus"));
        assert_eq!(laying(&game, cover(1)), None);
        let game = table("st1* st2* wo4* . . . . .", "-", Phase::Cover);
        assert_eq!(laying(&game, cover(2)), None);
    }

    #[test]
    fn a_tile_bites_that_breaks_the_row() {
        let game = table(". . st4 wo4 . . . .", "co2", Phase::Move);
        let has_high = |tile: &Tile| {
            let WorkerTile { left, right } = game.edition().tile(*tile);
            4 < left.number && left.number <= right.number
        };
        let tile = game.edition().tiles().find(has_high).expect("there are high numbers");
        let game = table(". . st4 wo4 . . . .", "co2", Phase::PlaceRecruit { tile });
        let lay = |left| Action::PlaceRecruit { left };
        assert_eq!(laying(&game, lay(1)), Some("milestones-danger-falls"));
        assert_eq!(laying(&game, lay(5)), None);
    }
}
