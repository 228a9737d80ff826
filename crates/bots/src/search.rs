//! Information-set Monte Carlo tree search, for any game that can be imagined: the fallback where
//! no better judgement exists.
//!
//! Every iteration deals the hidden part anew and walks down one common tree. Nodes are told apart
//! by the actions that lead to them, not by what chance or hidden cards did in between, so an
//! action may be possible in one iteration and not in the next; the choice among actions counts
//! how often each was possible (Cowling, Powley, Whitehouse 2012).

use engine::{Chance, Cx, Fast, Game, Imagine, Seat};

use crate::{Bot, Budget, Seeded};

/// How the search sees the end of a walk.
pub trait Guide<G: Game>: Send {
    /// Plays on from here, or judges, and says what every seat gets, between 0 and 1. Counts one on
    /// `n_steps` for every action that it carried out.
    fn value(&self, game: &mut G, chance: &mut Fast, n_steps: &mut u64) -> Vec<f64>;
}

/// Uniformly random play to the end; what counts is the share of the victory.
pub struct RandomPlay;

pub struct Search<T> {
    guide: T,
    seeded: Seeded,
}

/// Actions that can be carried out in a millisecond: the unit of a budget.
const STEPS_PER_MS: u64 = 5_000;
/// A budget of nothing still looks at the moves.
const ITERATIONS_MIN: u64 = 64;
/// The weight of curiosity, for values between 0 and 1.
const CURIOSITY: f64 = 0.7;

impl<T> Search<T> {
    pub fn new(guide: T, seeded: Seeded) -> Search<T> {
        Search { guide, seeded }
    }
}

impl<G: Imagine, T: Guide<G>> Bot<G> for Search<T> {
    fn choose(&mut self, view: &G::View, seat: Seat, budget: Budget) -> G::Action {
        let mut chance = self.seeded.chance();
        let mut tree = Tree { nodes: vec![Node::new()] };
        let n_steps_max = u64::from(budget.ms) * STEPS_PER_MS;
        let mut n_steps = 0;
        let mut n_iterations = 0;
        while n_steps < n_steps_max || n_iterations < ITERATIONS_MIN {
            let mut game = G::imagine(view, seat, &mut chance);
            tree.iterate(&mut game, seat, &self.guide, &mut chance, &mut n_steps);
            n_iterations += 1;
        }
        tree.most_visited()
            .expect("whoever is asked has an action, and the first iteration tries it")
    }
}

impl<G: Game> Guide<G> for RandomPlay {
    fn value(&self, game: &mut G, chance: &mut Fast, n_steps: &mut u64) -> Vec<f64> {
        let mut actions = Vec::new();
        loop {
            if let Some(outcome) = game.outcome() {
                return Seat::all(game.n_seats()).map(|seat| outcome.win_share(seat)).collect();
            }
            *n_steps += 1;
            match game.to_act().first() {
                Some(seat) => {
                    actions.clear();
                    game.legal_actions(seat, &mut actions);
                    let action = actions[chance.below(actions.len() as u32) as usize];
                    game.apply(seat, &action, &mut Cx::silent(0, chance));
                }
                None => expire(game, chance),
            }
        }
    }
}

/// Lets time pass where nobody has anything to decide.
fn expire<G: Game>(game: &mut G, chance: &mut Fast) {
    let deadline = game.deadline().expect("a running game waits for a seat or for a deadline");
    game.expire(&mut Cx::silent(deadline, chance));
}

/// All nodes in one list; the root is number 0.
struct Tree<G: Game> {
    nodes: Vec<Node<G>>,
}

struct Node<G: Game> {
    edges: Vec<Edge<G>>,
}

struct Edge<G: Game> {
    /// Who acts: with several seats to act, the lowest goes first.
    seat: Seat,
    action: G::Action,
    node: usize,
    n_visits: u32,
    /// How often the action was possible when its node was reached.
    n_possible: u32,
    /// Summed up for `seat`.
    value: f64,
}

impl<G: Game> Node<G> {
    fn new() -> Node<G> {
        Node { edges: Vec::new() }
    }
}

impl<G: Game> Tree<G> {
    /// One walk down the tree and back.
    fn iterate(
        &mut self,
        game: &mut G,
        root_seat: Seat,
        guide: &impl Guide<G>,
        chance: &mut Fast,
        n_steps: &mut u64,
    ) {
        let mut path = Vec::new();
        let mut node = 0;
        let mut seat = Some(root_seat);
        loop {
            let Some(actor) = seat else {
                if game.outcome().is_some() {
                    break;
                }
                expire(game, chance);
                seat = game.to_act().first();
                continue;
            };
            let (edge, is_new) = self.step(node, game, actor, chance);
            path.push((node, edge));
            let chosen = &self.nodes[node].edges[edge];
            game.apply(actor, &chosen.action, &mut Cx::silent(0, chance));
            *n_steps += 1;
            node = chosen.node;
            seat = game.to_act().first();
            if is_new {
                break;
            }
        }
        let values = guide.value(game, chance, n_steps);
        for (node, edge) in path {
            let edge = &mut self.nodes[node].edges[edge];
            edge.n_visits += 1;
            edge.value += values[edge.seat.idx()];
        }
    }

    /// Chooses an edge out of `node` among what is possible in this game; one that was never tried
    /// comes first. Says whether it was new.
    fn step(&mut self, node: usize, game: &G, seat: Seat, chance: &mut Fast) -> (usize, bool) {
        let mut actions = Vec::new();
        game.legal_actions(seat, &mut actions);
        let mut untried = Vec::new();
        let mut tried = Vec::new();
        for action in actions {
            let edges = &self.nodes[node].edges;
            match edges.iter().position(|edge| edge.seat == seat && edge.action == action) {
                Some(edge) => tried.push(edge),
                None => untried.push(action),
            }
        }
        for edge in &tried {
            self.nodes[node].edges[*edge].n_possible += 1;
        }
        if untried.is_empty() {
            let edges = &self.nodes[node].edges;
            let best = tried
                .into_iter()
                .max_by(|a, b| edges[*a].attraction().total_cmp(&edges[*b].attraction()));
            return (best.expect("whoever is to act has an action"), false);
        }
        let action = untried[chance.below(untried.len() as u32) as usize];
        let child = self.nodes.len();
        self.nodes.push(Node::new());
        let edges = &mut self.nodes[node].edges;
        edges.push(Edge { seat, action, node: child, n_visits: 0, n_possible: 1, value: 0.0 });
        (edges.len() - 1, true)
    }

    fn most_visited(&self) -> Option<G::Action> {
        let best = self.nodes[0].edges.iter().max_by_key(|edge| edge.n_visits);
        best.map(|edge| edge.action)
    }
}

impl<G: Game> Edge<G> {
    /// The mean value, and more for what was often possible and seldom tried.
    fn attraction(&self) -> f64 {
        let n_visits = f64::from(self.n_visits);
        let curiosity = (f64::from(self.n_possible).ln() / n_visits).sqrt();
        self.value / n_visits + CURIOSITY * curiosity
    }
}
