//! Everybody's chances. Between turns the network is asked about every seat; what is left of a turn
//! is supposed to be played as well as the search can.

use engine::{Cx, Game, Imagine, Line, Scripted, Seat};
use milestones::{Action, Milestones, Phase, View};

use super::choices::Width;
use super::draft;
use super::features;
use super::learned::{Learned, SCORE_UNIT};
use super::scales::SCALES;
use super::turn::{Effort, ways};
use super::valuer::{Regard, Valuer};
use super::weights::Weights;
use crate::Budget;
use crate::judge::{Evidence, Judge, Judgement, POINTS_UNIT, Ways, logit, offered, weigh};

/// Positions that are judged in a millisecond.
const JUDGED_PER_MS: u64 = 20;
/// So many ways are looked at closely.
const N_WAYS: usize = 3;
/// So many of the tiles that may be turned up are tried.
const N_TRIED: u32 = 12;

pub struct Chances {
    learned: Learned,
    valuer: Valuer,
    effort: Effort,
}

impl Chances {
    pub fn new(budget: Budget) -> Chances {
        let n_judged_max = u64::from(budget.ms) * JUDGED_PER_MS;
        let effort = Effort { width: Width::NARROW, n_followed: 6, n_judged_max };
        let learned = Learned::stored();
        let valuer = Valuer::new(Weights::USUAL, Regard::Learned(learned.clone()));
        Chances { learned, valuer, effort }
    }

    /// The next position between two turns, if everybody goes on as well as the search can.
    fn settled(&mut self, game: Milestones) -> Milestones {
        let seat = game.turn();
        match game.phase() {
            Phase::Draft | Phase::PlaceStart => self.drafted(game),
            Phase::Move if !game.is_second_move() => game,
            Phase::Over => game,
            Phase::EndTurn => after(game, seat, &Action::Done),
            _ => match ways(&game, self.effort, &mut self.valuer).into_iter().next() {
                Some(way) => way.game,
                None => game,
            },
        }
    }

    fn drafted(&mut self, mut game: Milestones) -> Milestones {
        while matches!(game.phase(), Phase::Draft | Phase::PlaceStart) {
            let seat = game.turn();
            self.valuer.begin(&game);
            let action = match game.phase() {
                Phase::Draft => draft::pick(&game, seat, &mut self.valuer),
                _ => draft::place(&game, seat, &mut self.valuer),
            };
            game = after(game, seat, &action);
        }
        game
    }

    fn signs(&mut self, game: &Milestones) -> Evidence {
        self.valuer.begin(game);
        let signs = Seat::all(game.n_seats()).map(|seat| {
            let inputs = features::inputs(&mut self.valuer, game, seat);
            let [win, score] = self.learned.outputs(&inputs).map(f64::from);
            let is_next = if seat == game.turn() { 1.0 } else { 0.0 };
            let now = f64::from(game.tableau(seat).score());
            let score = score * f64::from(SCORE_UNIT);
            [score / POINTS_UNIT, logit(win), is_next, now / POINTS_UNIT]
        });
        let signs = signs.collect();
        let best = game.tableaus().iter().map(|tableau| tableau.score()).max();
        let progress = f64::from(best.unwrap_or(0)) / f64::from(game.target());
        let progress = if game.end().is_some() { 1.0 } else { progress.min(1.0) };
        Evidence { signs, progress, won: 1.0 }
    }

    fn choices(&mut self, game: &Milestones) -> Vec<Vec<Action>> {
        let seat = game.turn();
        match game.phase() {
            // The best one comes first, so that what is as good comes after it.
            Phase::Draft | Phase::PlaceStart => {
                self.valuer.begin(game);
                let best = match game.phase() {
                    Phase::Draft => draft::pick(game, seat, &mut self.valuer),
                    _ => draft::place(game, seat, &mut self.valuer),
                };
                let others = offered(game, seat).into_iter().filter(|other| *other != best);
                [best].into_iter().chain(others).map(|first| vec![first]).collect()
            }
            Phase::EndTurn => vec![vec![Action::Done]],
            _ => {
                let ways = ways(game, self.effort, &mut self.valuer);
                ways.into_iter().take(N_WAYS).map(|way| way.steps).collect()
            }
        }
    }
}

fn after(mut game: Milestones, seat: Seat, action: &Action) -> Milestones {
    game.apply(seat, action, &mut Cx::silent(0, &mut Scripted::new([0])));
    game
}

fn seen(view: &View, seat: Seat) -> Milestones {
    Milestones::imagine(view, seat, &mut Scripted::new([]))
}

impl Judge<Milestones> for Chances {
    fn evidence(&mut self, view: &View, seat: Seat) -> Evidence {
        let game = self.settled(seen(view, seat));
        self.signs(&game)
    }

    fn value(&mut self, view: &View, seat: Seat) -> Judgement {
        let game = self.settled(seen(view, seat));
        match game.outcome() {
            Some(outcome) => Judgement::of_outcome(&outcome),
            None => SCALES[usize::from(game.n_seats()) - 2].judge(&self.signs(&game)),
        }
    }

    fn ways(&mut self, view: &View, seat: Seat, played: &[Action]) -> Ways<Action> {
        let choices = self.choices(&seen(view, seat));
        weigh(self, view, seat, choices, played, N_TRIED)
    }

    fn sources(&self, game: &Milestones, seat: Seat) -> Vec<Line> {
        game.tableau(seat).points.lines()
    }

    fn pass(&self, game: &Milestones, seat: Seat) -> Vec<Action> {
        Some(Action::Done).filter(|done| game.is_legal(seat, done)).into_iter().collect()
    }
}
