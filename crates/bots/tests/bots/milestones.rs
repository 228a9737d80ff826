//! Opponents for Milestones through their public door.

mod habits;
mod ladder;
mod whole_games;

use bots::{Bot, Botted, Budget, Seeded};
use engine::{Cx, Fast, Game, Seat, Viewer, act};
use milestones::{Action, Milestones, Options};

const QUICK: Budget = Budget { ms: 1 };

fn bot(level: &str, seed: u64) -> Box<dyn Bot<Milestones>> {
    (Milestones::level(level).unwrap().bot)(Seeded::new(seed))
}

/// Plays a game with a level per seat. Every answer is checked by the rules.
fn play(options: &Options, levels: &[&str], seed: u64) -> (Milestones, Vec<Action>) {
    let n_seats = levels.len() as u8;
    let mut chance = Fast::new(seed);
    let mut game = Milestones::setup(options, n_seats, &mut Cx::silent(0, &mut chance)).unwrap();
    let mut bots: Vec<_> = levels.iter().map(|level| bot(level, seed)).collect();
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let action = bots[seat.idx()].choose(&game.view(Viewer::Seat(seat)), seat, QUICK);
        act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).unwrap();
        actions.push(action);
    }
    (game, actions)
}

/// The share of the victories that `strong` takes from others on the remaining seats.
fn share(strong: &str, weak: &str, n_seats: u8, n_games: u64) -> f64 {
    let won = (0..n_games).map(|seed| {
        let mine = Seat((seed % u64::from(n_seats)) as u8);
        let levels: Vec<&str> =
            Seat::all(n_seats).map(|seat| if seat == mine { strong } else { weak }).collect();
        let (game, _) = play(&Options::default(), &levels, seed);
        game.outcome().unwrap().win_share(mine)
    });
    won.sum::<f64>() / n_games as f64
}
