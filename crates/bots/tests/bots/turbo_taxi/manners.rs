//! What a bot does beside racing.

use bots::{Botted, Budget, Seeded};
use engine::{Game, Seat};
use turbo_taxi::{Action, Handicap, HandicapDelay, Options, Phase, Placement, TurboTaxi};

use super::{A, B, Table, ends_round};

fn auto() -> Options {
    Options { placement: Placement::Auto, ..Options::default() }
}

/// TT-74: it is ready at once, and then waits for the others.
#[test]
fn a_bot_is_ready_at_once() {
    let mut table = Table::new(&auto(), &["person", "turbo"], 1);
    table.play_until(ends_round);
    assert_eq!(table.intent(B), Some((Action::Ready, table.now)));
    table.step();
    assert_eq!(table.intent(B), None);
    table.act(A, Action::Ready);
    assert!(!ends_round(&table.game));
}

/// TT-77: it agrees to a pause, and does not end one.
#[test]
fn a_bot_lets_people_pause() {
    let mut table = Table::new(&auto(), &["person", "hard"], 1);
    table.play_until_race();
    table.act(A, Action::Pause);
    assert_eq!(table.intent(B), Some((Action::Pause, table.now)));
    table.step();
    assert!(table.game.is_paused());
    assert_eq!(table.intent(B), None);
    assert!(!table.step());
    table.now += 60_000;
    table.act(A, Action::Resume);
    let (action, at) = table.intent(B).unwrap();
    assert!(matches!(action, Action::Build(_)));
    assert!(table.now < at);
}

/// TT-78: with a handicap it waits, and then makes up for it card by card.
#[test]
fn a_bot_waits_out_its_handicap() {
    let mut options = auto();
    options.handicaps[1] = Handicap { delay_s: HandicapDelay::Seconds30, ..Handicap::default() };
    let mut table = Table::new(&options, &["person", "turbo"], 1);
    let began_at = table.play_until_race();
    assert_eq!(table.intent(B), None);
    table.play_until(|game| matches!(game.phase(), Phase::Check { .. }));
    let film_ends = table.now;
    assert!((began_at + 33_000..began_at + 60_000).contains(&film_ends), "{film_ends}");
}

/// Asked without a clock, it does the next thing that it has to do.
#[test]
fn a_bot_can_be_asked_what_comes_next() {
    let levels = ["hard", "easy", "matched"];
    let mut table = Table::new(&Options::default(), &["person"; 3], 1);
    let mut bots = levels.map(|name| {
        let level = TurboTaxi::level(name).unwrap();
        (level.bot)(Seeded::new(1))
    });
    for seat in Seat::all(3).cycle().take(2_000) {
        if table.game.to_act().contains(seat) {
            let action = bots[seat.idx()].choose(&table.view(seat), seat, Budget { ms: 1 });
            table.act(seat, action);
        } else if table.game.to_act().is_empty() && !table.step() {
            break;
        }
    }
    assert!(table.game.outcome().is_some());
}
