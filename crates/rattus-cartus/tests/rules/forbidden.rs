//! The rule that forbids an action is named, and it tells nothing that the sender may not know.

use engine::{Chance, Fast, Game, Imagine, Seat, Viewer};
use rattus_cartus::{Action, Buildings, Kind, Options, RattusCartus, Stage, SupplyOrder};

use crate::table::{Table, position, slot};

/// One of every action.
fn all_actions() -> Vec<Action> {
    let mut actions = vec![Action::PlayPass, Action::UseAction, Action::Decline, Action::Done];
    for number in 1..=3 {
        actions.push(Action::ChooseSupply { slot: slot(number) });
        actions.push(Action::Enter { slot: slot(number) });
    }
    actions.extend((1..=5).map(|number| Action::LookAt { position: position(number) }));
    actions.extend((0..=5).map(|seat| Action::Target { seat: Seat(seat) }));
    for kind in Kind::ALL {
        actions.extend([Action::Lay { kind }, Action::Give { kind }, Action::Discard { kind }]);
    }
    actions
}

/// RC-109: what is offered is not forbidden; all else is, by a rule that is the same in every state
/// that the seat cannot tell from the true one.
#[test]
fn every_refusal_has_its_rule() {
    let options = Options {
        buildings: Buildings::Mixed,
        supply_order: SupplyOrder::Together,
        may_decline: true,
        ..Options::default()
    };
    for seed in 0..40 {
        let n_seats = 2 + (seed % 4) as u8;
        let mut table = Table::new(n_seats, &options, seed);
        let mut chance = Fast::new(seed);
        while table.game.stage() != Stage::Over {
            let n_steps = table.chance.below(12);
            for _ in 0..n_steps {
                let Some(seat) = table.game.to_act().first() else { break };
                let actions = table.offered(seat);
                let action = actions[table.chance.below(actions.len() as u32) as usize];
                table.act(seat, action);
            }
            for seat in Seat::all(n_seats) {
                check_forbidden(&table.game, seat, &mut chance);
            }
        }
    }
}

fn check_forbidden(game: &RattusCartus, seat: Seat, chance: &mut Fast) {
    let view = game.view(Viewer::Seat(seat));
    let imagined = RattusCartus::imagine(&view, seat, chance);
    for action in all_actions() {
        let rule = game.forbids(seat, &action);
        assert_eq!(rule.is_none(), game.is_legal(seat, &action), "{action:?}");
        if game.stage() != Stage::Over {
            assert_eq!(imagined.forbids(seat, &action), rule, "{action:?}");
        }
        if let Some(rule) = rule {
            let number: u32 = rule.strip_prefix("RC-").unwrap().parse().unwrap();
            assert!((31..=86).contains(&number), "{rule}");
        }
    }
}

/// RC-33: a row of two has no third slot. RC-86: after the end nothing is allowed.
#[test]
fn named_rules() {
    let mut table = Table::new(2, &Options::default(), 1);
    let seat = table.game.first();
    table.check_refused(seat, Action::ChooseSupply { slot: slot(3) }, "RC-33");
    table.check_refused(seat, Action::Target { seat: Seat(1) }, "RC-56");
    table.check_refused(seat, Action::UseAction, "RC-63");
    table.check_refused(seat, Action::Done, "RC-36");
    table.check_refused(seat.next(2), Action::ChooseSupply { slot: slot(1) }, "RC-36");
    table.check_refused(seat, Action::Enter { slot: slot(3) }, "RC-36");
    table.play_until(|game| matches!(game.stage(), Stage::Enter { .. }));
    let seat = table.to_act()[0];
    table.check_refused(seat, Action::Enter { slot: slot(3) }, "RC-33");
    table.act(seat, Action::Enter { slot: slot(1) });
    table.check_refused(seat, Action::Enter { slot: slot(3) }, "RC-44");
    table.play_until(|_| false);
    assert_eq!(table.game.forbids(seat, &Action::Done), Some("RC-86"));
}
