//! Everybody's chances. Between turns the network is asked about every seat; within one the dice
//! are played exactly, to the best of what the turn can leave behind.

use engine::{Cx, Fast, Game, Imagine, Line, Scripted, Seat};
use saint_malo::{Action, City, Dice, Phase, SaintMalo, Score, Symbol, View};

use super::dice_turn::{DiceTurn, N_RESULTS, results};
use super::finals::{Bench, Finals};
use super::learned::{Learned, SCORE_UNIT};
use super::placing::{Effort, after, best_placement, city_of};
use super::player::choose;
use super::scales::SCALES;
use super::turn::finish_turn;
use crate::judge::{
    Evidence, Judge, Judgement, POINTS_UNIT, Scale, Way, Ways, logit, most_promising, offered,
};

/// Wide enough to find what a strong player finds.
const EFFORT: Effort = Effort { n_followed: 4, n_fields: 6 };
const N_FIELDS: f64 = 45.0;
/// So many steps of a placement are looked at closely.
const N_FIRSTS: usize = 6;
/// So many ways are told with all of their steps.
const N_WHOLE: usize = 3;

/// The judge remembers the turn that it was asked about last.
pub struct Chances {
    learned: Learned,
    turn: Option<Turn>,
}

/// A turn, played through in thought.
struct Turn {
    /// As it begins.
    start: SaintMalo,
    finals: Finals,
    leaves: Vec<Leaf>,
    /// What the dice are worth to each seat, in chances and in points.
    win: Vec<DiceTurn>,
    points: Vec<DiceTurn>,
}

/// What a use of the dice leaves behind.
struct Leaf {
    action: Action,
    n_turned: u8,
    n_sabres: u8,
    judgement: Judgement,
}

impl Chances {
    pub fn new() -> Chances {
        Chances { learned: Learned::stored(), turn: None }
    }

    /// How it stands between two turns, or at the end.
    fn between(&self, game: &SaintMalo) -> Judgement {
        match game.outcome() {
            Some(outcome) => Judgement::of_outcome(&outcome),
            None => scale(game.n_seats()).judge(&self.signs(game)),
        }
    }

    fn signs(&self, game: &SaintMalo) -> Evidence {
        let seats = Seat::all(game.n_seats());
        let filled = game.cities().iter().map(|city| N_FIELDS - f64::from(city.free().len()));
        let signs = seats.map(|seat| {
            let [win, score] = self.learned.outputs(game, seat).map(f64::from);
            let wait = (seat.0 + game.n_seats() - game.turn().0) % game.n_seats();
            let is_next = if wait == 0 { 1.0 } else { 0.0 };
            let score = score * f64::from(SCORE_UNIT) / POINTS_UNIT;
            [score, logit(win), is_next, f64::from(wait) / f64::from(game.n_seats())]
        });
        Evidence {
            signs: signs.collect(),
            progress: filled.fold(0.0, f64::max) / N_FIELDS,
            won: 1.0,
        }
    }

    /// The turn that is being played, thought through.
    fn turn(&mut self, game: &SaintMalo) -> &Turn {
        let start = game.supposing(Dice::NONE, Phase::Roll);
        let known = self.turn.take().filter(|turn| turn.start == start);
        let turn = known.unwrap_or_else(|| Turn::new(self, start));
        self.turn.insert(turn)
    }

    /// How it stands in the middle of a turn, or before it.
    fn stands(&mut self, game: &SaintMalo) -> Judgement {
        match game.phase() {
            Phase::Roll | Phase::Over => self.between(game),
            Phase::Reroll { rolls_left } => {
                let turn = self.turn(game);
                let kept = turn.own().best_kept(game.dice(), rolls_left);
                turn.keeping(kept, rolls_left)
            }
            Phase::Use => self.turn(game).best_use(game.dice()).judgement.clone(),
            Phase::Finish => self.between(&finish_turn(game, None, &mut no_chance())),
            _ => {
                let bench = Bench::new(game, &self.learned);
                let n_sabres = game.dice().count(Symbol::Sabres);
                let value = |city: &City| bench.rough_value(city, n_sabres);
                let city = best_placement(game, EFFORT, &value).city;
                self.between(&finish_turn(game, Some((&city, 0)), &mut no_chance()))
            }
        }
    }

    /// The mean over what comes of these actions.
    fn played(&mut self, game: &SaintMalo, actions: &[Action]) -> Judgement {
        let mut game = game.clone();
        for action in actions {
            match (action, game.phase()) {
                (Action::Roll, _) => return self.turn(&game).before_rolling(),
                (Action::Reroll { dice }, Phase::Reroll { rolls_left }) => {
                    let kept = game.dice().without(*dice);
                    return self.turn(&game).keeping(kept, rolls_left);
                }
                _ => {
                    let seat = game.turn();
                    let mut none = Scripted::new([]);
                    game.apply(seat, action, &mut Cx::silent(0, &mut none));
                }
            }
        }
        self.stands(&game)
    }

    /// What can be done in any phase, with what it leads to.
    fn all_ways(&mut self, game: &SaintMalo) -> Vec<Way<Action>> {
        let way = |actions, judgement| Way { actions, judgement, error: 0.0 };
        match game.phase() {
            Phase::Roll => vec![way(vec![Action::Roll], self.turn(game).before_rolling())],
            Phase::Reroll { rolls_left } => {
                let dice = game.dice();
                let turn = self.turn(game);
                let parts = std::iter::once(Dice::NONE).chain(dice.parts());
                let rerolls = parts.filter(|kept| *kept != dice).map(|kept| {
                    let action = Action::Reroll { dice: dice.without(kept) };
                    way(vec![action], turn.keeping(kept, rolls_left))
                });
                let best = turn.best_use(dice);
                let stop = way(vec![Action::Stop, best.action], best.judgement.clone());
                rerolls.chain([stop]).collect()
            }
            Phase::Use => {
                let uses = self.turn(game).uses(game.dice());
                uses.map(|leaf| way(vec![leaf.action], leaf.judgement.clone())).collect()
            }
            Phase::Finish => vec![way(vec![Action::Done], self.stands(game))],
            _ => {
                let firsts = self.firsts(game).into_iter();
                firsts.map(|first| way(vec![first], self.stands(&after(game, first)))).collect()
            }
        }
    }

    /// The steps of a placement that are worth a thought: the best one, and what looks good.
    fn firsts(&self, game: &SaintMalo) -> Vec<Action> {
        let bench = Bench::new(game, &self.learned);
        let n_sabres = game.dice().count(Symbol::Sabres);
        let rough = |first| bench.rough_value(&city_of(&after(game, first)), n_sabres);
        let mut firsts = most_promising(offered(game, game.turn()), N_FIRSTS, rough);
        let best = choose(game, &self.learned, EFFORT);
        if !firsts.contains(&best) {
            firsts.push(best);
        }
        firsts
    }

    /// The same way with all of its steps, as far as nothing is drawn.
    fn to_its_end(&self, game: &SaintMalo, way: &mut Way<Action>) {
        let seat = game.turn();
        let mut game = game.clone();
        let mut n_done = 0;
        while game.turn() == seat && !matches!(game.phase(), Phase::Roll | Phase::Over) {
            let next = way.actions.get(n_done).copied();
            let action = next.unwrap_or_else(|| choose(&game, &self.learned, EFFORT));
            if next.is_none() {
                way.actions.push(action);
            }
            if matches!(action, Action::Reroll { .. }) {
                return;
            }
            n_done += 1;
            game.apply(seat, &action, &mut Cx::silent(0, &mut no_chance()));
        }
    }
}

/// At a table of several nothing is drawn when a turn ends; alone, chances are not asked for.
fn no_chance() -> Fast {
    Fast::new(0)
}

fn scale(n_seats: u8) -> &'static Scale {
    &SCALES[usize::from(n_seats) - 1]
}

impl Judge<SaintMalo> for Chances {
    fn evidence(&mut self, view: &View, seat: Seat) -> Evidence {
        self.signs(&SaintMalo::imagine(view, seat, &mut Scripted::new([])))
    }

    fn value(&mut self, view: &View, seat: Seat) -> Judgement {
        self.stands(&SaintMalo::imagine(view, seat, &mut Scripted::new([])))
    }

    fn ways(&mut self, view: &View, seat: Seat, played: &[Action]) -> Ways<Action> {
        let game = SaintMalo::imagine(view, seat, &mut Scripted::new([]));
        let ways = self.all_ways(&game);
        let played = (!played.is_empty()).then(|| Way {
            actions: played.to_vec(),
            judgement: self.played(&game, played),
            error: 0.0,
        });
        let mut ways = Ways::ranked(ways, played, seat);
        if game.phase() != Phase::Roll {
            let played = ways.played.as_ref();
            let others = ways.best.iter_mut().take(N_WHOLE);
            let others = others.filter(|way| played.is_none_or(|it| it.actions != way.actions));
            others.for_each(|way| self.to_its_end(&game, way));
        }
        ways
    }

    fn sources(&self, game: &SaintMalo, seat: Seat) -> Vec<Line> {
        Score::of(game.city(seat)).lines()
    }

    fn pass(&self, game: &SaintMalo, _seat: Seat) -> Vec<Action> {
        match game.phase() {
            Phase::Reroll { .. } => vec![Action::Stop, Action::Pass],
            Phase::Use | Phase::BonusPerson => vec![Action::Pass],
            Phase::PlaceHouses { .. } => vec![Action::Stop],
            _ => Vec::new(),
        }
    }
}

impl Turn {
    fn new(judge: &Chances, start: SaintMalo) -> Turn {
        let finals = Finals::new(&start, &Bench::new(&start, &judge.learned), EFFORT);
        let mut turn = Turn { start, finals, leaves: Vec::new(), win: vec![], points: vec![] };
        for dice in results() {
            turn.add_leaves(judge, *dice);
        }
        let seat = turn.start.turn();
        let best: Vec<&Judgement> =
            results().iter().map(|dice| &turn.best_use(*dice).judgement).collect();
        let of = |value: &dyn Fn(&Judgement) -> f64| -> [f64; N_RESULTS] {
            std::array::from_fn(|i| value(best[i]))
        };
        let own = DiceTurn::solve(&of(&|judgement| judgement.aim(seat)));
        let seats = || Seat::all(turn.start.n_seats()).map(Seat::idx);
        let win = seats().map(|idx| own.as_seen_by(&of(&|judgement| judgement.win[idx])));
        let points = seats().map(|idx| own.as_seen_by(&of(&|judgement| judgement.points[idx])));
        let mut turn = Turn { win: win.collect(), points: points.collect(), ..turn };
        *turn.own_mut() = own;
        turn
    }

    /// The dice of the seat in turn, by what it plays for.
    fn own(&self) -> &DiceTurn {
        let all = if self.win.len() == 1 { &self.points } else { &self.win };
        &all[self.start.turn().idx()]
    }

    fn own_mut(&mut self) -> &mut DiceTurn {
        let all = if self.win.len() == 1 { &mut self.points } else { &mut self.win };
        &mut all[self.start.turn().idx()]
    }

    fn add_leaves(&mut self, judge: &Chances, dice: Dice) {
        let n_sabres = dice.count(Symbol::Sabres);
        let game = self.start.supposing(dice, Phase::Use);
        for (action, _, drawn) in self.finals.uses(dice) {
            let n_turned = drawn.map_or(0, |(_, n_turned)| n_turned);
            let is_it = |leaf: &Leaf| leaf.is_of(action, n_turned, n_sabres);
            if !self.leaves.iter().any(is_it) {
                let judgement = judge.between(&finish_turn(&game, drawn, &mut no_chance()));
                self.leaves.push(Leaf { action, n_turned, n_sabres, judgement });
            }
        }
    }

    /// Every use of a result.
    fn uses(&self, dice: Dice) -> impl Iterator<Item = &Leaf> {
        let n_sabres = dice.count(Symbol::Sabres);
        self.finals.uses(dice).filter_map(move |(action, _, drawn)| {
            let n_turned = drawn.map_or(0, |(_, n_turned)| n_turned);
            self.leaves.iter().find(|leaf| leaf.is_of(action, n_turned, n_sabres))
        })
    }

    fn best_use(&self, dice: Dice) -> &Leaf {
        let seat = self.start.turn();
        let aim = |leaf: &Leaf| leaf.judgement.aim(seat);
        let best = self.uses(dice).max_by(|a, b| aim(a).total_cmp(&aim(b)));
        best.expect("passing is always possible")
    }

    fn before_rolling(&self) -> Judgement {
        Judgement {
            win: self.win.iter().map(DiceTurn::value).collect(),
            points: self.points.iter().map(DiceTurn::value).collect(),
        }
    }

    fn keeping(&self, kept: Dice, rolls_left: u8) -> Judgement {
        let of = |turns: &[DiceTurn]| -> Vec<f64> {
            turns.iter().map(|turn| turn.keeping(kept, rolls_left)).collect()
        };
        Judgement { win: of(&self.win), points: of(&self.points) }
    }
}

impl Leaf {
    fn is_of(&self, action: Action, n_turned: u8, n_sabres: u8) -> bool {
        (self.action, self.n_turned, self.n_sabres) == (action, n_turned, n_sabres)
    }
}
