//! Why something of the table cannot be done now. What is offered is decided by the rules alone;
//! here the rule that stands in the way is named.

use saint_malo::{
    Action, COINS_PER_DELIVERY, Field, Fields, N_DICE, Phase, SaintMalo, Symbol, Task, View,
};

use super::foresee::{game_of, uses};
use super::say::task_name;
use crate::table::why::{Reason, not_your_turn};
use crate::table::{Moment, Names};
use crate::words::Texts;

/// Why nothing can be placed on this field of the viewer's own city; None if something can.
pub fn not_this_field(
    moment: &Moment<SaintMalo>,
    field: Field,
    names: &Names,
    texts: &Texts,
) -> Option<Reason> {
    if moment.actions.contains(&Action::Place { field }) {
        return None;
    }
    let not_now = not_your_turn(moment, names, texts);
    Some(not_now.unwrap_or_else(|| field_reason(&moment.view, field, texts)))
}

fn field_reason(view: &View, field: Field, texts: &Texts) -> Reason {
    let because = |rule, key: &str| Reason::by_rule(rule, texts, key, &[]);
    let is_placing = super::target::piece_of(view.phase).is_some();
    let game = game_of(view);
    let free = game.city(view.turn).free();
    if is_placing && !free.contains(field) {
        return because("SM-32", "saint-malo-why-taken");
    }
    match view.phase {
        Phase::Roll => because("SM-11", "saint-malo-why-roll"),
        Phase::Reroll { .. } | Phase::Use => because("SM-19", "saint-malo-why-task"),
        Phase::BonusPerson => because("SM-44", "saint-malo-why-bonus"),
        Phase::PlaceWalls { .. } => because("SM-33", "saint-malo-why-inner"),
        Phase::PlaceCrates { left, placed } if placed.is_empty() => {
            let region = free.regions().find(|region| region.contains(field));
            let n_free = region.map_or(0, Fields::len);
            let args = [("n", left.into()), ("free", n_free.into())];
            Reason::by_rule("SM-28", texts, "saint-malo-why-room", &args)
        }
        Phase::PlaceCrates { .. } => because("SM-38", "saint-malo-why-apart"),
        Phase::PlaceHouses { placed, .. } if placed.is_empty() => {
            because("SM-54", "saint-malo-why-first-house")
        }
        Phase::PlaceHouses { .. } => because("SM-54", "saint-malo-why-house"),
        // Churches and persons go on any free field.
        Phase::PlaceChurch { .. } | Phase::PlacePerson { .. } => {
            because("SM-32", "saint-malo-why-taken")
        }
        Phase::Finish | Phase::Over => because("SM-19", "saint-malo-why-drawn"),
    }
}

/// Why the dice cannot be used for this; None if they can.
pub fn not_this_task(view: &View, task: Task, texts: &Texts) -> Option<Reason> {
    if uses(view).contains(&Action::Use { task }) {
        return None;
    }
    let name = task_name(texts, task);
    if view.phase == Phase::BonusPerson {
        let args = [("task", name.into())];
        return Some(Reason::by_rule("SM-44", texts, "saint-malo-why-no-bonus", &args));
    }
    let n_sabres = view.dice.count(Symbol::Sabres);
    if N_DICE - n_sabres < task.n_dice() {
        let args = [("task", name.into()), ("dice", task.n_dice().into()), ("n", n_sabres.into())];
        return Some(Reason::by_rule("SM-25", texts, "saint-malo-why-sabres", &args));
    }
    let (coins, has) = (task.n_coins(view.dice), view.cities[view.turn.idx()].n_coins);
    if has < coins {
        let is_delivery_alone = coins == COINS_PER_DELIVERY && matches!(task, Task::Logs(_));
        let rule = if is_delivery_alone { "SM-27" } else { "SM-23" };
        let args = [("task", name.into()), ("coins", coins.into()), ("has", has.into())];
        return Some(Reason::by_rule(rule, texts, "saint-malo-why-coins", &args));
    }
    let args = [("task", name.into())];
    Some(Reason::by_rule("SM-28", texts, "saint-malo-why-no-room", &args))
}

/// Why a die cannot be marked to be thrown again; None if it can.
pub fn not_this_die(moment: &Moment<SaintMalo>, names: &Names, texts: &Texts) -> Option<Reason> {
    let not_now = not_your_turn(moment, names, texts);
    let is_rolling = matches!(moment.view.phase, Phase::Reroll { .. });
    if is_rolling && not_now.is_none() {
        return None;
    }
    Some(not_now.unwrap_or_else(|| Reason::by_rule("SM-15", texts, "saint-malo-why-die", &[])))
}

/// Why the main button is off while something else has to be chosen first.
pub fn not_yet(moment: &Moment<SaintMalo>, names: &Names, texts: &Texts) -> Reason {
    let because = |rule, key: &str| Reason::by_rule(rule, texts, key, &[]);
    if let Some(reason) = not_your_turn(moment, names, texts) {
        return reason;
    }
    match moment.view.phase {
        Phase::Roll => because("SM-11", "saint-malo-why-roll"),
        Phase::Reroll { .. } => because("SM-17", "saint-malo-why-none-marked"),
        Phase::Use => because("SM-19", "saint-malo-why-choose-task"),
        Phase::BonusPerson => because("SM-44", "saint-malo-why-bonus"),
        Phase::PlaceCrates { .. } | Phase::PlaceWalls { .. } => {
            because("SM-31", "saint-malo-why-all-placed")
        }
        Phase::PlaceChurch { .. } | Phase::PlacePerson { .. } | Phase::PlaceHouses { .. } => {
            because("SM-32", "saint-malo-why-choose-field")
        }
        Phase::Finish | Phase::Over => because("SM-19", "saint-malo-why-drawn"),
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Match, Scripted, Seat, Viewer};
    use saint_malo::{Dice, Options, Person, Plan};

    use super::*;
    use crate::words::Lang;

    const CITY: &str = "#ww...# .ccc... .c.c... .ccc... ....... ....... #.....#";

    fn view(dice: &str, phase: Phase) -> View {
        let (start, _) =
            Match::<SaintMalo>::new(&Options::default(), 2, &mut Scripted::new([0])).unwrap();
        let mut view = start.game().view(Viewer::Seat(Seat(0)));
        view.cities[0].plan = CITY.parse::<Plan>().unwrap();
        view.dice = dice.parse::<Dice>().unwrap();
        view.phase = phase;
        view
    }

    /// The rule named for a field.
    fn check_field(phase: Phase, field: &str, rule: &str) {
        let reason =
            field_reason(&view("LLLLL", phase), field.parse().unwrap(), &Texts::new(Lang::En));
        assert_eq!(reason.rule, Some(rule), "{field} in {phase:?}: {}", reason.text);
    }

    /// The rule named for a task.
    fn check_task(dice: &str, task: Task, rule: Option<&str>) {
        let reason = not_this_task(&view(dice, Phase::Use), task, &Texts::new(Lang::De));
        assert_eq!(reason.as_ref().and_then(|it| it.rule), rule, "{reason:?}");
    }

    #[test]
    fn a_field_names_the_rule_in_its_way() {
        check_field(Phase::Roll, "d5", "SM-11");
        check_field(Phase::Use, "d5", "SM-19");
        check_field(Phase::PlaceWalls { left: 2, earns_person: false }, "d5", "SM-33");
        check_field(Phase::PlaceWalls { left: 2, earns_person: false }, "b1", "SM-32");
        let first = Phase::PlaceCrates { left: 3, placed: Fields::NONE };
        check_field(first, "c3", "SM-28");
        let next = Phase::PlaceCrates { left: 2, placed: Fields::only("e5".parse().unwrap()) };
        check_field(next, "g2", "SM-38");
        let architect = "e5".parse().unwrap();
        check_field(Phase::PlaceHouses { architect, placed: Fields::NONE }, "g2", "SM-54");
        check_field(Phase::Finish, "d5", "SM-19");
    }

    #[test]
    fn a_task_names_the_rule_in_its_way() {
        check_task("HHHHS", Task::Person(Person::Juggler), None);
        check_task("HHHHS", Task::Person(Person::Noble), Some("SM-25"));
        check_task("CWXHH", Task::Crates(4), Some("SM-23"));
        check_task("CWXHH", Task::Crates(2), None);
    }
}
