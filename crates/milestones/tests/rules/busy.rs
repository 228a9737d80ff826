//! Players who carry goods to the buildings and use them: uniformly random ones hardly ever build.

use engine::{Chance, Fast};
use milestones::{Action, Build, Goods, Kind, Milestones, Phase, Space};

/// What everything is built of.
const BUILDING: [Kind; 3] = [Kind::Stone, Kind::Wood, Kind::Sand];

/// One of the actions, which are those of the seat in turn.
pub fn busy_choice(game: &Milestones, actions: &[Action], chance: &mut Fast) -> Action {
    let any = |from: &[Action], chance: &mut Fast| from[chance.below(from.len() as u32) as usize];
    let tableau = game.tableau(game.turn());
    match game.phase() {
        // The first of the list declines.
        Phase::Build | Phase::Deliver | Phase::Bonus { .. } if 1 < actions.len() => {
            any(&actions[1..], chance)
        }
        Phase::Move => {
            let step = any(&actions[..actions.len().min(3)], chance);
            let hurries = chance.below(3) == 0;
            useful_stop(game, actions).filter(|_| hurries).unwrap_or(step)
        }
        Phase::Trade { .. } => trade(game, actions),
        Phase::PlaceRecruit { .. } => roomiest(game),
        Phase::Keep => *actions.iter().max_by_key(|action| n_building_kinds(action)).unwrap(),
        Phase::Cover => {
            let builds = |action: &&Action| match action {
                Action::Cover { space } => {
                    BUILDING.contains(&tableau.path.worker_at(*space).unwrap().kind)
                }
                _ => false,
            };
            *actions.iter().find(|action| !builds(action)).unwrap_or(&any(actions, chance))
        }
        _ => any(actions, chance),
    }
}

/// A recruit whose kind is missing, else a material that is missing, else a coin for what is spare.
fn trade(game: &Milestones, actions: &[Action]) -> Action {
    let tableau = game.tableau(game.turn());
    let path_lacks = |kind: Kind| BUILDING.contains(&kind) && tableau.path.value(kind) == 0;
    let n_new = |action: &Action| match action {
        Action::Recruit { tile } => {
            let tile = game.edition().tile(*tile);
            [tile.left.kind, tile.right.kind].into_iter().filter(|kind| path_lacks(*kind)).count()
        }
        _ => 0,
    };
    let lacks = |kind: Kind| BUILDING.contains(&kind) && tableau.goods[kind] == 0;
    let is_spare = |kind: Kind| kind == Kind::Grain || 3 <= tableau.goods[kind];
    let worth = |action: &&Action| match **action {
        Action::Recruit { .. } => 20 + 10 * n_new(action),
        Action::Buy { material } if lacks(material) => 35,
        Action::Sell { materials } if materials.into_iter().all(is_spare) => 5,
        Action::Done => 1,
        _ => 0,
    };
    *actions.iter().max_by_key(worth).unwrap()
}

fn n_building_kinds(action: &Action) -> usize {
    let Action::Keep { goods } = action else { return 0 };
    let has = |kind: &&Kind| goods.has(Goods::only(**kind, 1));
    BUILDING.iter().filter(has).count()
}

/// The first building ahead at which something can be done.
fn useful_stop(game: &Milestones, actions: &[Action]) -> Option<Action> {
    let goods = game.tableau(game.turn()).goods;
    let can_build = Build::ALL.iter().any(|build| game.can_pay(game.turn(), *build));
    let stops = [
        (Space::TradingHouse, 2 <= goods[Kind::Coin]),
        (Space::BuildingOffice, can_build),
        (Space::Mill, 2 <= goods[Kind::Grain]),
    ];
    let useful = stops.into_iter().filter(|(_, is_useful)| *is_useful);
    useful.map(|(to, _)| Action::Move { to }).find(|action| actions.contains(action))
}

/// Where a new tile covers the fewest workers.
fn roomiest(game: &Milestones) -> Action {
    let path = game.tableau(game.turn()).path;
    let n_covered = |left: &u8| {
        [*left, left + 1].iter().filter(|space| path.worker_at(**space).is_some()).count()
    };
    Action::PlaceRecruit { left: (1..=7).min_by_key(n_covered).unwrap() }
}
