//! TT-73 to TT-75 and TT-79 to TT-81: medals, rounds, and the end.

use engine::{Game, Seat, Viewer};
use turbo_taxi::{
    Action, CARD_SET, CARDS_PER_SET, CardKind, Event, How, Medal, Nearest, Options, Phase, Rounds,
    SeatStatus, Tie,
};

use crate::table::{A, B, C, RIGHT, Table, WRONG, fields};

/// Plays a round that `seat` wins, by right plan.
fn win(table: &mut Table, seat: Seat) {
    if matches!(table.phase(), Phase::Place { .. }) {
        table.place(fields([2, 5, 8, 11]));
    }
    table.expire(&[0]);
    let view = table.view(seat);
    let task = turbo_taxi::Task::new(view.centre.unwrap(), view.figures.complete().unwrap());
    let plan = turbo_taxi::right_plans(&task, view.options.components())[0];
    table.call(seat, &plan.to_string());
}

/// Plays a game of six rounds in which these seats win, up to the end of the last round.
fn six_rounds(n_seats: u8, tie: Tie, winners: [Seat; 6]) -> Table {
    let options = Options { rounds: Rounds::Six, tie, ..Options::default() };
    let mut table = Table::with(n_seats, options, &[]);
    for (i, seat) in winners.into_iter().enumerate() {
        if 0 < i {
            table.ready(&[]);
        }
        win(&mut table, seat);
    }
    table
}

/// TT-73: the winner takes the card as a medal; the next one is not turned up yet. How long it took
/// and what there was to find stays known, as everybody has seen it (TT-74).
#[test]
fn the_winner_takes_the_card() {
    let mut table = Table::race(2);
    table.now = 42_000;
    table.call(A, RIGHT);
    let card = CardKind::DoubleCurve;
    let n_right = table.watched().answer.unwrap().n_solutions;
    let medal = Medal { seat: A, card, how: How::Plan, at: 32_000, n_right, nearest: None };
    assert_eq!(table.watched().medals, [medal]);
    assert_eq!(
        table.heard(Viewer::Spectator)[0],
        Event::MedalWon { seat: A, card, how: How::Plan }
    );
    assert_eq!(table.game().stack().len(), 11);
    table.ready(&[]);
    assert_eq!(table.watched().centre, None);
}

/// TT-74: who was closest stays known: of those who still raced, whoever had laid the most.
#[test]
fn a_near_miss_is_remembered() {
    let mut table = Table::race(4);
    table.call(C, WRONG);
    table.lay(B, "tee0", 1);
    table.call(A, RIGHT);
    let nearest = table.watched().medals[0].nearest;
    assert_eq!(nearest, Some(Nearest { seat: B, n_missing: 7 }));
}

/// TT-74: all boards are shown with films, calls and the answer, for ten seconds or until all are
/// ready.
#[test]
fn everybody_looks_at_the_round() {
    let mut table = Table::race(3);
    table.lay(C, "tee0", 0);
    table.now = 17_000;
    table.lay(C, "tee1", 1);
    table.call(B, RIGHT);
    assert_eq!(table.game().deadline(), Some(table.now + 10_000));
    let view = table.view(A);
    let boards: Vec<_> = view.seats.iter().map(|seen| seen.board.unwrap()).collect();
    assert_eq!(boards[2].to_string(), "tee0 tee1 - - dcurve1 - - - -");
    let film = view.seats[2].film.as_ref().unwrap();
    assert_eq!(film.iter().map(|shot| shot.at).collect::<Vec<_>>(), [0, 7_000]);
    assert_eq!(film[1].step.to_string(), "lay tee1 1");
    assert_eq!(view.seats[1].film.as_ref().unwrap().len(), 8);
    assert_eq!(view.answer.unwrap().n_solutions, 16);
    assert_eq!((view.calls[0].seat, view.calls[0].receipt), (B, 17_000));
    assert_eq!(table.heard(Viewer::Spectator).pop(), Some(Event::RoundEnded { boards }));
    table.act(A, Action::Ready);
    table.check_refused(A, Action::Ready, "TT-74");
    table.act(B, Action::Ready);
    assert!(matches!(table.phase(), Phase::RoundEnd { .. }));
    let mut waited = Table { played: table.played.clone(), told: Vec::new(), ..table };
    waited.expire(&[]);
    assert_eq!((waited.now, waited.game().round()), (32_000, 2));
    table.act(C, Action::Ready);
    assert_eq!(table.game().round(), 2);
}

/// TT-74: a void deal is looked at in the same way.
#[test]
fn everybody_looks_at_a_void_deal() {
    let mut table = Table::race(2);
    table.lay(B, "tee0", 0);
    table.act(A, Action::VoteGiveUp);
    table.act(B, Action::VoteGiveUp);
    assert_eq!(table.game().deadline(), Some(table.now + 10_000));
    let seen = &table.view(A).seats[1];
    assert!(seen.board.is_some() && seen.film.as_ref().unwrap().len() == 1);
    table.check_refused(A, Action::Pause, "TT-71");
    table.act(A, Action::Ready);
    table.check_refused(A, Action::Ready, "TT-74");
    table.expire(&[3]);
    assert_eq!(table.game().deal_number(), 2);
}

/// TT-75: the winner is the next commissioner, as last one left too; all cards are in the hands
/// again and all seats live.
#[test]
fn the_winner_is_the_next_commissioner() {
    let mut table = Table::race(3);
    table.call(A, WRONG);
    table.call(C, WRONG);
    assert_eq!(table.n_medals(), [0, 1, 0]);
    table.ready(&[]);
    assert_eq!(table.game().commissioner(), B);
    table.check_refused(A, Action::Done, "TT-32");
    table.place(fields([2, 5, 8, 11]));
    table.expire(&[0]);
    for seat in [A, B, C] {
        assert_eq!(table.status(seat, seat), SeatStatus::Building);
        assert_eq!(table.view(seat).hand.unwrap().len(), u32::from(CARDS_PER_SET) - 1);
    }
}

/// TT-79: twelve cards, twelve medals, even if nobody can catch up.
#[test]
fn the_game_ends_with_the_twelfth_medal() {
    let mut table = Table::with(2, Options::default(), &[]);
    for round in 1..=12 {
        assert_eq!(table.game().round(), round);
        win(&mut table, B);
        assert_eq!(table.game().outcome(), None);
        table.ready(&[]);
    }
    assert_eq!(table.n_medals(), [0, 12]);
    let outcome = table.game().outcome().unwrap();
    assert!(outcome.of(B).has_won && !outcome.of(A).has_won);
    assert_eq!(table.heard(Viewer::Spectator), [Event::GameEnded { outcome }]);
    let won: turbo_taxi::CardSet =
        table.game().medals().iter().map(|medal| medal.card.turned(0)).collect();
    assert_eq!(won, CARD_SET);
    table.check_refused(A, Action::Ready, "TT-79");
}

/// TT-79: a shorter game leaves cards over, which are shown when it has ended.
#[test]
fn a_shorter_game_leaves_cards_over() {
    let mut table = six_rounds(2, Tie::Shared, [A, A, B, A, B, B]);
    assert_eq!(table.watched().stack_order, None);
    table.ready(&[]);
    assert!(table.game().outcome().is_some());
    assert_eq!(table.watched().stack_order.unwrap().len(), 6);
    let options = Options { rounds: Rounds::Eight, ..Options::default() };
    let mut table = Table::with(2, options, &[]);
    for _ in 0..8 {
        win(&mut table, A);
        table.ready(&[]);
    }
    assert!(table.game().outcome().is_some());
}

/// TT-80: ranks by medals, equal medals share a rank.
#[test]
fn ranks_follow_medals() {
    let mut table = six_rounds(3, Tie::Shared, [A, B, A, A, B, C]);
    table.ready(&[]);
    let outcome = table.game().outcome().unwrap();
    let ranks: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [1, 2, 3]);
    assert_eq!(outcome.of(B).score, 2);
    assert_eq!(outcome.of(B).lines, [engine::Line::new("medals", 2)]);
}

/// TT-80, F8: 5, 5 and 2 medals are two winners and rank 3.
#[test]
fn equal_medals_share_the_victory() {
    let mut table = Table::with(3, Options::default(), &[]);
    for seat in [A, B, C, A, B, A, B, A, B, C, A, B] {
        win(&mut table, seat);
        table.ready(&[]);
    }
    assert_eq!(table.n_medals(), [5, 5, 2]);
    let outcome = table.game().outcome().unwrap();
    let ranks: Vec<_> = outcome.standings.iter().map(|it| (it.rank, it.has_won)).collect();
    assert_eq!(ranks, [(1, true), (1, true), (3, false)]);
}

/// TT-81: one more round among those who are tied, with the whole set shuffled anew and the figures
/// placed by chance. The last winner keeps the title.
#[test]
fn a_tie_is_broken_by_an_extra_round() {
    let mut table = six_rounds(3, Tie::ExtraRound, [A, A, B, B, C, C]);
    // Eleven draws for the stack, one for the figures.
    let mut draws = vec![0; 11];
    draws.push(4_000);
    let mut two = six_rounds(3, Tie::ExtraRound, [B, B, A, A, C, A]);
    two.ready(&[]);
    assert!(two.game().outcome().is_some(), "A alone has three");
    table.ready(&draws);
    assert_eq!((table.game().round(), table.game().stack().len()), (7, 12));
    assert_eq!(table.game().commissioner(), C);
    assert!(matches!(table.phase(), Phase::Countdown { .. }));
    win(&mut table, B);
    let expected = Event::TieBroken { seat: B, how: How::Plan };
    assert_eq!(table.heard(Viewer::Spectator)[0], expected);
    assert_eq!(table.n_medals(), [2, 2, 2]);
    table.ready(&[]);
    let outcome = table.game().outcome().unwrap();
    let ranks: Vec<_> = outcome.standings.iter().map(|it| (it.rank, it.has_won)).collect();
    assert_eq!(ranks, [(2, false), (1, true), (2, false)]);
}

/// TT-81: who is not tied looks on; void deals are repeated; the last one left wins here too.
#[test]
fn others_look_on_in_an_extra_round() {
    let mut table = six_rounds(4, Tie::ExtraRound, [A, A, B, B, C, Seat(3)]);
    let mut draws = vec![0; 11];
    draws.push(4_000);
    table.ready(&draws);
    table.expire(&[0]);
    for seat in [C, Seat(3)] {
        assert_eq!(table.status(A, seat), SeatStatus::Out);
        table.check_refused(seat, Action::VoteGiveUp, "TT-81");
    }
    table.act(A, Action::VoteGiveUp);
    table.act(B, Action::VoteGiveUp);
    table.ready(&[5, 77]);
    assert!(matches!(table.phase(), Phase::Countdown { .. }));
    assert_eq!((table.game().round(), table.game().deal_number()), (7, 2));
    table.expire(&[0]);
    for number in [0, 1, 2, 3, 5, 6, 7, 8] {
        let offered = table.offered(A);
        let lays = |action: &Action| {
            matches!(action,
            Action::Build(turbo_taxi::Step::Lay { cell, .. }) if cell.number() == number)
        };
        table.act(A, offered.into_iter().find(lays).unwrap());
    }
    table.halt(A);
    table.expire(&[]);
    assert_eq!(table.heard(Viewer::Spectator)[1], Event::TieBroken { seat: B, how: How::LastLeft });
    table.ready(&[]);
    let outcome = table.game().outcome().unwrap();
    let ranks: Vec<u8> = outcome.standings.iter().map(|standing| standing.rank).collect();
    assert_eq!(ranks, [2, 1, 3, 3]);
}
