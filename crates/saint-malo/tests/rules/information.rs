//! All is open, and nothing is known before it happens.

use engine::{Audience, Cause, Fast, Game, Match, Seat, Told, Viewer};
use saint_malo::{Action, Event, FirstPlayer, Options, Plan, SaintMalo, View};
use testkit::open_match;

fn random_match(n_seats: u8, seed: u64) -> (Match<SaintMalo>, Vec<Told<Event>>) {
    open_match(&Options::default(), n_seats, seed)
}

/// SM-78: every seat and every spectator see the same, from the first roll to the end.
#[test]
fn everybody_sees_the_same() {
    for n_seats in 1..=5 {
        random_match(n_seats, 78);
    }
}

/// SM-78: coins, logs, points, cannons, dice, pirates and cities: all of it is in the view.
#[test]
fn everything_is_in_the_view() {
    let (played, _) = random_match(3, 7);
    let game = played.game();
    let view: View = game.view(Viewer::Seat(Seat(1)));
    for (seen, city) in view.cities.iter().zip(game.cities()) {
        assert_eq!((seen.n_coins, seen.n_logs), (city.n_coins, city.n_logs));
        assert_eq!((seen.earned, seen.n_cannons_lost), (city.earned, city.n_cannons_lost));
        assert_eq!((seen.defence, u32::from(seen.n_free)), (city.defence(), city.free().len()));
        assert_eq!(seen.plan, Plan::of(city));
    }
    assert_eq!((view.dice, view.pirates), (game.dice(), game.pirates()));
}

/// SM-79: two games that will roll differently look alike until they have rolled.
#[test]
fn the_next_dice_are_nowhere() {
    let mut played = Vec::new();
    for seed in [1, 2] {
        let options = Options { first_player: FirstPlayer::Seat(Seat(0)), ..Options::default() };
        let mut chance = Fast::new(seed);
        let (mut game, _) = Match::<SaintMalo>::new(&options, 2, &mut chance).unwrap();
        let before = (game.game().clone(), game.log().to_vec());
        game.play(Seat(0), Action::Roll, 0, &mut chance).unwrap();
        played.push((before, game));
    }
    assert_eq!(played[0].0, played[1].0);
    assert_ne!(played[0].1.game().dice(), played[1].1.game().dice());
}

/// SM-79: the log keeps the draws that were made: five for a roll, one a die for a reroll.
#[test]
fn the_log_keeps_the_draws() {
    let (played, _) = random_match(2, 79);
    for entry in played.log() {
        let Cause::Act { action, .. } = &entry.cause else {
            panic!("the game knows no clock");
        };
        let n_dice = match action {
            Action::Roll => 5,
            Action::Reroll { dice } => usize::from(dice.len()),
            _ => 0,
        };
        assert_eq!(entry.draws.len(), n_dice, "{action:?}");
    }
    assert_eq!(played.setup_draws().len(), 1);
}

/// SM-80: every event is told to everyone.
#[test]
fn everybody_hears_everything() {
    for n_seats in 1..=5 {
        let (_, told) = random_match(n_seats, 80);
        assert!(told.iter().all(|told| told.audience == Audience::Everyone));
    }
}
