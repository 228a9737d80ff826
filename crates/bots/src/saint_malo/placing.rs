//! The best way to draw what a task brings. The rules themselves offer and carry out every step, on
//! copies of the game; only the promising ones are followed.

use engine::{Cx, Game, Scripted};
use saint_malo::{Action, City, Dice, Field, Phase, SaintMalo, Side, Task};

/// How widely placements are searched.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Half-drawn groups that are followed at each step.
    pub n_followed: usize,
    /// Fields tried for a piece whose place matters little.
    pub n_fields: usize,
}

/// A finished placement: how to begin it, and the city it leads to.
#[derive(Clone, Debug)]
pub struct Placed {
    pub value: f64,
    pub first: Action,
    pub city: City,
}

/// A placement under way.
struct Unfinished {
    placed: Placed,
    game: SaintMalo,
}

/// The best placement from a placing phase on, by the value of the city afterwards.
pub fn best_placement(game: &SaintMalo, effort: Effort, valuer: &dyn Fn(&City) -> f64) -> Placed {
    let best = match game.phase() {
        Phase::PlaceWalls { left, .. } => best_walls(game, left, effort, valuer),
        _ => best_by_steps(game, effort, valuer).pop().flatten(),
    };
    best.expect("a placing phase always offers a step, and every walk ends")
}

/// The best group of crates of each size up to `left` that is drawn from here on. One walk serves
/// all sizes: a group of three on its way to five is a group of three.
pub fn best_groups(
    game: &SaintMalo,
    effort: Effort,
    valuer: &dyn Fn(&City) -> f64,
) -> Vec<Option<Placed>> {
    best_by_steps(game, effort, valuer)
}

/// Where to put a piece, best fields first.
pub fn fields_by_value(game: &SaintMalo, valuer: &dyn Fn(&City) -> f64) -> Vec<(Field, f64)> {
    let mut fields: Vec<(Field, f64)> = steps(game)
        .filter_map(|action| match action {
            Action::Place { field } => Some((field, valuer(&city_of(&after(game, action))))),
            _ => None,
        })
        .collect();
    fields.sort_by(|a, b| b.1.total_cmp(&a.1));
    fields
}

/// The best city with the piece on one of these fields.
pub fn best_at(game: &SaintMalo, fields: &[Field], valuer: &dyn Fn(&City) -> f64) -> Option<City> {
    let cities = fields.iter().map(|field| city_of(&after(game, Action::Place { field: *field })));
    let valued = cities.map(|city| (valuer(&city), city));
    valued.max_by(|a, b| a.0.total_cmp(&b.0)).map(|(_, city)| city)
}

/// Follows the best few half-drawn placements, step by step. Entry k of the answer is the best city
/// after k + 1 steps; the last one is the best finished city of any length.
fn best_by_steps(
    game: &SaintMalo,
    effort: Effort,
    valuer: &dyn Fn(&City) -> f64,
) -> Vec<Option<Placed>> {
    let mut best_finished: Option<Placed> = None;
    let mut best_by_length = Vec::new();
    let mut walks = begin(game, valuer);
    while !walks.is_empty() {
        walks.sort_by(|a, b| b.placed.value.total_cmp(&a.placed.value));
        // Different orders of the same fields meet in the same city.
        walks.dedup_by(|a, b| a.game == b.game);
        best_by_length.push(walks.first().map(|walk| walk.placed.clone()));
        let (finished, open): (Vec<Unfinished>, Vec<Unfinished>) =
            walks.into_iter().partition(|walk| is_finished(&walk.game));
        for walk in finished {
            let is_better =
                best_finished.as_ref().is_none_or(|best| best.value < walk.placed.value);
            if is_better {
                best_finished = Some(walk.placed);
            }
        }
        walks = open.iter().take(effort.n_followed).flat_map(|walk| go_on(walk, valuer)).collect();
    }
    best_by_length.push(best_finished);
    best_by_length
}

fn begin(game: &SaintMalo, valuer: &dyn Fn(&City) -> f64) -> Vec<Unfinished> {
    let start = |first| walk_to(after(game, first), first, valuer);
    steps(game).map(start).collect()
}

fn go_on(walk: &Unfinished, valuer: &dyn Fn(&City) -> f64) -> Vec<Unfinished> {
    let first = walk.placed.first;
    steps(&walk.game).map(|action| walk_to(after(&walk.game, action), first, valuer)).collect()
}

fn walk_to(game: SaintMalo, first: Action, valuer: &dyn Fn(&City) -> f64) -> Unfinished {
    let city = city_of(&game);
    Unfinished { placed: Placed { value: valuer(&city), first, city }, game }
}

/// Which field of a side takes a wall matters little, so only the number of walls on each side is
/// searched.
fn best_walls(
    game: &SaintMalo,
    left: u8,
    effort: Effort,
    valuer: &dyn Fn(&City) -> f64,
) -> Option<Placed> {
    let city = city_of(game);
    let free: [Vec<Field>; 4] = Side::ALL.map(|side| wall_order(&city, side));
    let mut best: Option<Placed> = None;
    for shares in shares_of(left) {
        let has_room = shares.iter().zip(&free).all(|(n, free)| usize::from(*n) <= free.len());
        if !has_room {
            continue;
        }
        let chosen = shares.iter().zip(&free).flat_map(|(n, free)| &free[..usize::from(*n)]);
        let mut walled = game.clone();
        let mut first = None;
        for field in chosen {
            let action = Action::Place { field: *field };
            first.get_or_insert(action);
            walled = after(&walled, action);
        }
        let Some(first) = first else { continue };
        let placed = finish_bonus(&walled, first, effort, valuer);
        if best.as_ref().is_none_or(|best| best.value < placed.value) {
            best = Some(placed);
        }
    }
    best
}

/// After the walls there may be a bonus person to choose and place.
fn finish_bonus(
    game: &SaintMalo,
    first: Action,
    effort: Effort,
    valuer: &dyn Fn(&City) -> f64,
) -> Placed {
    if is_finished(game) {
        return walk_to(game.clone(), first, valuer).placed;
    }
    Placed { first, ..best_placement(game, effort, valuer) }
}

/// The free fields of a side, those first whose surroundings promise least to a person.
fn wall_order(city: &City, side: Side) -> Vec<Field> {
    let mut fields: Vec<Field> = (side.fields() & city.free()).iter().collect();
    let promise = |field: &Field| {
        city.n_crates_around(*field) + city.n_churches_around(*field) + city.n_types_around(*field)
    };
    fields.sort_by_key(promise);
    fields
}

/// All ways to share `n` among the four sides.
fn shares_of(n: u8) -> impl Iterator<Item = [u8; 4]> {
    (0..=n).flat_map(move |a| {
        (0..=n - a).flat_map(move |b| (0..=n - a - b).map(move |c| [a, b, c, n - a - b - c]))
    })
}

fn steps(game: &SaintMalo) -> impl Iterator<Item = Action> {
    let mut actions = Vec::with_capacity(48);
    game.legal_actions(game.turn(), &mut actions);
    actions.into_iter()
}

/// Placing draws nothing, so no chance is needed.
pub fn after(game: &SaintMalo, action: Action) -> SaintMalo {
    let mut game = game.clone();
    let seat = game.turn();
    game.apply(seat, &action, &mut Cx::silent(0, &mut Scripted::new([])));
    game
}

fn is_finished(game: &SaintMalo) -> bool {
    game.phase() == Phase::Finish
}

pub fn city_of(game: &SaintMalo) -> City {
    *game.city(game.turn())
}

/// The game after choosing a task with as many dice of its symbol, if the rules offer it: no die is
/// turned, a delivery is paid.
pub fn supposing_task(game: &SaintMalo, task: Task) -> Option<SaintMalo> {
    let dice: Dice = (0..task.n_dice()).map(|_| task.symbol()).collect();
    let before = game.supposing(dice, Phase::Use);
    let action = Action::Use { task };
    before.is_legal(game.turn(), &action).then(|| after(&before, action))
}
