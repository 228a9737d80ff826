//! Plans drawn with letters.

use turbo_taxi::{Plan, draw, draw_with_figures};

use crate::given::{JUNCTION, OVERPASS, P1, TASK, plan, task};

/// P1 and P3 as they are printed in the rules.
#[test]
fn the_printed_pictures() {
    let p1 = "
            |
-------+    |
       |    |
       |    |
  +----/----+
  |    |    |
  |    |    |
  |    +----+--
  |";
    assert_eq!(draw(&plan(P1), JUNCTION), p1[1..]);
    let p3 = "
            |
  o----+    |
       |    |
       |    |
  +----/----+
  |    |    |
  |    |    |
  |    +--  +--
  |         |";
    let text = "deadend1 curve2 straight0 curve1 dcurve1 tee1 straight0 curve0 tee3";
    assert_eq!(draw(&plan(text), JUNCTION), p3[1..]);
}

/// The figures stand where the roads lead out.
#[test]
fn figures_around_a_plan() {
    let expected = "
              A
              |
B -------+    |
         |    |
         |    |
    +----/----+
    |    |    |
    |    |    |
    |    +----+-- A
    |
    B";
    let drawn = draw_with_figures(&task(TASK), &plan(P1), JUNCTION);
    assert_eq!(drawn, expected[1..]);
}

/// TT-7: the crossing is drawn as what it is; empty cells are dots.
#[test]
fn crossings_and_empty_cells() {
    let board = plan("- - - - crossing - - - dcurve0");
    let drawn =
        |crossing| -> Vec<String> { draw(&board, crossing).lines().map(str::to_owned).collect() };
    let junction = ["", "  .    .    .", "", "       |", "  .  --+--  .", "       |"];
    assert_eq!(drawn(JUNCTION)[..6], junction);
    assert_eq!(drawn(JUNCTION)[6..], ["            |", "  .    .  --\\--", "            |"]);
    assert_eq!(drawn(OVERPASS)[4], "  .  --#--  .");
    assert_eq!(draw(&Plan::EMPTY, JUNCTION).lines().count(), 8);
}
