//! Opponents for Rattus Cartus through their public door.

mod duels;
mod sense;
mod whole_games;

use bots::{Bot, Botted, Budget, Seeded};
use engine::{Cx, Fast, Game, Outcome, Seat, Viewer, act};
use rattus_cartus::{Action, Options, RattusCartus};

/// Plays a game with one level per seat. Every answer is checked by the rules.
fn play(options: &Options, levels: &[&str], seed: u64, ms: u32) -> (Outcome, Vec<Action>) {
    let mut chance = Fast::new(seed);
    let mut cx = Cx::silent(0, &mut chance);
    let mut game = RattusCartus::setup(options, levels.len() as u8, &mut cx).unwrap();
    let seeds = (1..).map(|i| seed * 100 + i);
    let mut bots: Vec<Box<dyn Bot<RattusCartus>>> =
        levels.iter().zip(seeds).map(|(level, seed)| bot(level, seed)).collect();
    let mut actions = Vec::new();
    while let Some(seat) = game.to_act().first() {
        let view = game.view(Viewer::Seat(seat));
        let action = bots[seat.idx()].choose(&view, seat, Budget { ms });
        let done = act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance));
        assert_eq!(done, Ok(()), "{action:?} by {} in {:?}", levels[seat.idx()], game.stage());
        actions.push(action);
    }
    (game.outcome().unwrap(), actions)
}

fn bot(level: &str, seed: u64) -> Box<dyn Bot<RattusCartus>> {
    (RattusCartus::level(level).unwrap().bot)(Seeded::new(seed))
}

/// The share of the first level among games that somebody has won, the other level on all other
/// seats, everybody on every seat in turn.
fn share(n_seats: u8, level: &str, other: &str, n_games: u64, ms: u32) -> f64 {
    let (mut own, mut all) = (0.0, 0.0);
    for seed in 0..n_games {
        let pupil = Seat((seed % u64::from(n_seats)) as u8);
        let at = |seat: Seat| if seat == pupil { level } else { other };
        let levels: Vec<&str> = Seat::all(n_seats).map(at).collect();
        let (outcome, _) = play(&Options::default(), &levels, seed, ms);
        own += outcome.win_share(pupil);
        all += Seat::all(n_seats).map(|seat| outcome.win_share(seat)).sum::<f64>();
    }
    own / all
}
