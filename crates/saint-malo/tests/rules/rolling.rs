//! "Spielverlauf": up to three rolls, and what may be kept.

use saint_malo::{Action, Dice, Event, Person, Phase, Symbol, Task};

use crate::table::{Table, dice, faces};

fn reroll(letters: &str) -> Action {
    Action::Reroll { dice: dice(letters) }
}

/// What is offered once these dice lie there after the first roll.
fn offered_after(letters: &str) -> Vec<Action> {
    let mut table = Table::of(2);
    table.roll(letters);
    table.offered()
}

/// SM-11: nothing else is offered at the start of a turn, and all five dice are thrown.
#[test]
fn the_first_roll_is_compulsory() {
    let mut table = Table::of(2);
    assert_eq!(table.offered(), [Action::Roll]);
    assert!(table.game.dice().is_empty());
    for action in [Action::Stop, Action::Pass, Action::Done] {
        table.check_refused(action);
    }
    table.roll("CCWHS");
    assert_eq!(table.game.dice(), dice("CCWHS"));
    assert_eq!(table.game.phase(), Phase::Reroll { rolls_left: 2 });
}

/// SM-12: any of the dice, one to five of them, after the first roll and after the second.
#[test]
fn any_dice_may_be_thrown_again() {
    let mut table = Table::of(2);
    table.roll("CCWHS");
    for letters in ["C", "CC", "CWS", "CWHS", "CCWHS"] {
        assert!(table.offered().contains(&reroll(letters)), "{letters}");
    }
    assert!(table.offered().contains(&Action::Stop));
    table.reroll("WHS", "CXX");
    assert_eq!(table.game.dice(), dice("CCCXX"));
    assert!(table.offered().contains(&Action::Stop));
    assert!(table.offered().contains(&reroll("CCCXX")));
    table.check_refused(reroll("H"));
}

/// SM-12: whoever stops goes on to use the dice.
#[test]
fn stopping_early_keeps_the_dice() {
    for n_rolls in [1, 2] {
        let mut table = Table::of(2);
        table.roll("CCWHS");
        if n_rolls == 2 {
            table.reroll("S", "L");
        }
        let before = table.game.dice();
        table.act(Action::Stop);
        assert_eq!((table.game.phase(), table.game.dice()), (Phase::Use, before));
    }
}

/// SM-13: what was kept after the first roll may be thrown in the third.
#[test]
fn kept_dice_may_be_thrown_later() {
    let mut table = Table::of(2);
    table.roll("HHLLL");
    table.reroll("LLL", "CCC");
    let events = table.reroll("HH", "CC");
    assert_eq!(table.game.dice(), dice("CCCCC"));
    let expected = Event::Rolled { nth: 3, kept: dice("CCC"), faces: faces("CC") };
    assert_eq!(events, [expected]);
}

/// SM-14: sabres are rerolled or kept like any other symbol, and mark nothing meanwhile.
#[test]
fn sabres_are_nothing_special_yet() {
    let mut table = Table::of(2);
    table.roll("SSSLL");
    assert!(table.offered().contains(&reroll("SSS")));
    let mut kept = table.clone();
    kept.reroll("LL", "SS");
    assert_eq!(kept.game.dice(), dice("SSSSS"));
    assert_eq!(kept.game.pirates(), Table::of(2).game.pirates());
    table.reroll("SSS", "LLL");
    assert_eq!(table.game.dice().count(Symbol::Sabres), 0);
}

/// SM-15: the third roll is the last, and the dice are used without another question.
#[test]
fn there_is_no_fourth_roll() {
    let mut table = Table::of(2);
    table.roll("LLLLL");
    table.reroll("LLLLL", "CCCCC");
    assert_eq!(table.game.phase(), Phase::Reroll { rolls_left: 1 });
    table.reroll("C", "H");
    assert_eq!(table.game.phase(), Phase::Use);
    table.check_refused(reroll("H"));
    table.check_refused(Action::Stop);
    table.check_refused(Action::Roll);
}

/// SM-16: dice are counted, so that two alike are one choice; (c1+1)...(c6+1) - 1 in all.
#[test]
fn rerolls_are_offered_by_counts() {
    for (letters, n_rerolls) in
        [("LLLLL", 5), ("LLLLC", 9), ("LLLCC", 11), ("LLLCW", 15), ("LLCCW", 17), ("LLCWX", 23)]
    {
        assert_eq!(offered_after(letters).len(), 1 + n_rerolls, "{letters}");
    }
    assert_eq!(offered_after("LCWXH").len(), 1 + 31);
    assert_eq!(dice("CSCHW"), dice("CCWHS"));
    assert_eq!(dice("CCWHS").counts(), [0, 2, 1, 0, 1, 1]);
}

/// SM-17: to throw no die is no reroll; it is called `Stop`.
#[test]
fn rerolling_nothing_is_not_an_action() {
    let mut table = Table::of(2);
    table.roll("CCWHS");
    table.check_refused(Action::Reroll { dice: Dice::NONE });
    assert_eq!(table.offered()[0], Action::Stop);
}

/// SM-18: one draw for each die that is thrown, in the order in which they are told.
#[test]
fn each_die_takes_one_draw() {
    let mut table = Table::of(2);
    for (draw, letter) in ["L", "C", "W", "X", "H", "S"].into_iter().enumerate() {
        assert_eq!(faces(letter), [Symbol::ALL[draw]]);
    }
    let events = table.roll("SHCWC");
    let all = Event::Rolled { nth: 1, kept: Dice::NONE, faces: faces("SHCWC") };
    assert_eq!(events, [all]);
    let events = table.reroll("HS", "XL");
    let two = Event::Rolled { nth: 2, kept: dice("CCW"), faces: faces("XL") };
    assert_eq!(events, [two]);
}

/// SM-18: no step but a throw takes a draw. `act` has none to give.
#[test]
fn nothing_else_is_left_to_chance() {
    let mut table = Table::of(2).coins(20);
    table.roll("WWWWW");
    table.act(Action::Stop);
    table.draw(Task::Walls(5), &["b1", "c1", "d1", "e1", "f1"]);
    table.use_for(Task::Person(Person::Architect));
    table.place("d4");
    table.place("d5");
    table.act(Action::Stop);
    table.done();
}
