//! TT-93: hints.

use turbo_taxi::{Card, Crossing, Hint, HintStep, Plan, hint, is_right, nearest, right_plans};

use crate::given::{CENSUS, JUNCTION, OVERPASS, P1, P2, TASK, card, cell, changed, plan, task};

fn hints(task_text: &str, board: &str) -> [Hint; 4] {
    HintStep::ALL.map(|step| hint(&task(task_text), &plan(board), JUNCTION, step))
}

/// TT-93: an empty board can still become any right plan; the nearest is the first in text order
/// of those that are right under both readings.
#[test]
fn an_empty_board() {
    let plans = right_plans(&task(TASK), JUNCTION);
    let first = *plans.iter().find(|plan| is_right(&task(TASK), plan, OVERPASS)).unwrap();
    let board = "- - - - dcurve1 - - - -";
    let next = Hint::NextCard { cell: cell(0), card: first[cell(0)].unwrap() };
    let expected = [Hint::Completable(true), Hint::Differing(vec![]), next, Hint::WholePlan(first)];
    assert_eq!(hints(TASK, board), expected);
}

/// TT-93: a part of a right plan is completable, and the next card goes into the lowest empty cell.
#[test]
fn a_board_on_its_way() {
    let board = changed(&changed(P1, 3, "-"), 7, "-");
    let nearest = nearest(&task(TASK), &plan(&board), JUNCTION).unwrap();
    let next = Hint::NextCard { cell: cell(3), card: nearest[cell(3)].unwrap() };
    let expected =
        [Hint::Completable(true), Hint::Differing(vec![]), next, Hint::WholePlan(nearest)];
    assert_eq!(hints(TASK, &board), expected);
}

/// TT-93: laid cards that spoil the board are named, and the first of them is put right.
#[test]
fn a_spoiled_board() {
    let board = changed(&changed(P1, 0, "deadend1"), 8, "-");
    let [completable, differing, next, whole] = hints(TASK, &board);
    assert_eq!(completable, Hint::Completable(false));
    let Hint::WholePlan(nearest) = whole else { panic!("{whole:?}") };
    assert_eq!(differing, Hint::Differing(vec![cell(0)]));
    assert_eq!(next, Hint::NextCard { cell: cell(0), card: nearest[cell(0)].unwrap() });
}

/// TT-93: nothing is left to say about a right plan but the plan.
#[test]
fn a_right_plan() {
    let expected = [
        Hint::Completable(true),
        Hint::Differing(vec![]),
        Hint::Finished,
        Hint::WholePlan(plan(P2)),
    ];
    assert_eq!(hints(TASK, P2), expected);
}

/// TT-93: without a right plan there is nothing to come near to.
#[test]
fn an_unsolvable_task() {
    let unsolvable = CENSUS.tasks().iter().find(|counted| counted.n_right == 0).unwrap().task;
    let board = Plan::with_centre(unsolvable.centre);
    for step in HintStep::ALL {
        assert_eq!(hint(&unsolvable, &board, JUNCTION, step), Hint::Unsolvable);
    }
    assert_eq!(nearest(&unsolvable, &board, JUNCTION), None);
}

/// TT-93: first the agreement with what is laid, then both readings, then the text.
#[test]
fn the_nearest_plan() {
    for counted in CENSUS.tasks().iter().filter(|it| 3 <= it.n_right).step_by(97) {
        let task = counted.task;
        let plans = right_plans(&task, JUNCTION);
        // Cards of the last plan, and one card that is in the way.
        let mut board = Plan::with_centre(task.centre);
        for number in [1, 5, 6] {
            board[cell(number)] = plans[plans.len() - 1][cell(number)];
        }
        board[cell(8)] = Some(Card::DeadEnd0);
        let n_agreeing = |plan: &Plan| {
            (0..9)
                .filter(|it| board[cell(*it)].is_some() && plan[cell(*it)] == board[cell(*it)])
                .count()
        };
        let most = plans.iter().map(n_agreeing).max().unwrap();
        let best: Vec<Plan> =
            plans.iter().copied().filter(|plan| n_agreeing(plan) == most).collect();
        let sure = best.iter().find(|plan| is_right(&task, plan, OVERPASS));
        let expected = sure.unwrap_or(&best[0]);
        assert_eq!(nearest(&task, &board, JUNCTION), Some(*expected), "{task} {board}");
    }
}

/// TT-93: a plan that needs a junction comes after one that is right anyway.
#[test]
fn both_readings_come_first() {
    let is_tied = |task: &turbo_taxi::Task| {
        let plans = right_plans(task, JUNCTION);
        let is_sure = |plan: &Plan| is_right(task, plan, OVERPASS);
        !plans.is_empty() && !is_sure(&plans[0]) && plans.iter().any(is_sure)
    };
    let counted = CENSUS.tasks().iter().find(|counted| is_tied(&counted.task)).unwrap();
    let task = counted.task;
    let nearest = nearest(&task, &Plan::with_centre(task.centre), JUNCTION).unwrap();
    assert!(is_right(&task, &nearest, OVERPASS));
    assert_ne!(nearest, right_plans(&task, JUNCTION)[0]);
}

/// TT-93: what the steps cost where times are ranked.
#[test]
fn costs() {
    let costs = HintStep::ALL.map(HintStep::cost_ms);
    assert_eq!(costs, [Some(10_000), Some(20_000), Some(30_000), None]);
}

/// TT-93: the table's crossing decides what is right.
#[test]
fn the_crossing_of_the_table_counts() {
    let text = "tee3 curve2 deadend2 tee1 tee3 crossing curve0 curve3 straight0";
    let p8 = task("tee3:0,4,6,10");
    let ask = |crossing: Crossing| hint(&p8, &plan(text), crossing, HintStep::Completable);
    assert_eq!(ask(JUNCTION), Hint::Completable(true));
    assert_eq!(ask(OVERPASS), Hint::Completable(false));
    assert_eq!(card("tee3"), p8.centre);
}
