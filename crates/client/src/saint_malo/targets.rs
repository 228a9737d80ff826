//! Everything that can be pressed: fields, dice, uses of the dice, and the main button.

use engine::Seat;
use saint_malo::{Action, Field, Person, Phase, Piece, SaintMalo, Task};

use super::dangers;
use super::foresee::{Gain, consequence, gain, game_after_rolling, worth};
use super::gain_words::{done_in_words, gain_in_words};
use super::names::{piece_name, piece_noun, side_name, symbol_id, task_name};
use super::places;
use crate::table::why::reason_in;
use crate::table::{Place, Scene, Target};
use crate::words::Texts;

type Targets = Vec<Target<SaintMalo>>;

pub fn targets(scene: &Scene<'_, SaintMalo>) -> Targets {
    let Some(me) = scene.moment.viewer.seat() else { return Vec::new() };
    let mut targets: Targets = Field::all().map(|field| field_target(scene, me, field)).collect();
    targets.extend(dice(scene));
    // Whoever looks at what was cannot use anything.
    if scene.moment.is_played() {
        targets.extend(uses(scene, me));
        targets.push(pass(scene));
    }
    if scene.my_turn().is_some() {
        targets.extend(main_target(scene));
    }
    targets
}

/// What the phase puts on a field.
pub fn piece_of(phase: Phase) -> Option<Piece> {
    match phase {
        Phase::PlaceCrates { .. } => Some(Piece::Crate),
        Phase::PlaceWalls { .. } => Some(Piece::Wall),
        Phase::PlaceChurch { size } => Some(Piece::Church(size)),
        Phase::PlacePerson { person } => Some(Piece::Person(person)),
        Phase::PlaceHouses { .. } => Some(Piece::House),
        Phase::Roll
        | Phase::Reroll { .. }
        | Phase::Use
        | Phase::BonusPerson
        | Phase::Finish
        | Phase::Over => None,
    }
}

/// Off it says what is there, on it says what it would bring.
fn field_target(scene: &Scene<'_, SaintMalo>, me: Seat, field: Field) -> Target<SaintMalo> {
    let (place, action) = (places::field(me, field), Action::Place { field });
    let texts = scene.texts;
    let piece = piece_of(scene.view().phase).filter(|_| scene.offers(&action));
    let Some(piece) = piece else {
        let there = scene.game.city(me).piece_at(field);
        return Target::act(place, action, field_words(there, texts)).at(field.to_string());
    };
    let gain = gain(scene.game, field);
    let is_church = matches!(piece, Piece::Church(_));
    let verb =
        scene.texts.say("saint-malo-button-place", &[("piece", piece_name(texts, piece).into())]);
    Target::act(place, action, target_words(&gain, piece, texts))
        .at(field.to_string())
        .saying(if gain.is_nothing() && is_church {
            scene.say("saint-malo-button-church-later")
        } else {
            verb
        })
        .brings(gain.vp, "ct-star")
        .brings(gain.coins, "sm-coin")
        .brings(gain.defence, "sm-shield")
        .brings(gain.at_end, "trophy")
}

fn target_words(gain: &Gain, piece: Piece, texts: &Texts) -> String {
    let words = gain_in_words(gain, matches!(piece, Piece::Church(_)), texts);
    let args = [("piece", piece_noun(texts, piece).into()), ("gain", words.into())];
    match gain.spoils {
        None => texts.say("saint-malo-target", &args),
        Some(side) => {
            let side = [("side", side_name(texts, side).into())];
            texts.say("saint-malo-target-spoils", &[&args[..], &side].concat())
        }
    }
}

fn field_words(piece: Option<Piece>, texts: &Texts) -> String {
    match piece {
        None => texts.say("saint-malo-field-free", &[]),
        Some(piece) => piece_noun(texts, piece),
    }
}

/// A press marks a die to be thrown again, as long as there are rolls left.
fn dice(scene: &Scene<'_, SaintMalo>) -> Targets {
    let all = Action::Reroll { dice: scene.view().dice };
    let may_mark = scene.offers(&all);
    let seat = scene.my_turn();
    let reason = || reason_in(scene.game, seat?, &all, scene.texts);
    let target = |(i, die): (usize, &super::tray::Die)| {
        let name = scene.say(&format!("saint-malo-symbol-{}", symbol_id(die.symbol)));
        let key = match (may_mark, die.is_marked) {
            (false, _) => "saint-malo-die-lies",
            (true, true) => "saint-malo-die-marked",
            (true, false) => "saint-malo-die-kept",
        };
        let words = scene.texts.say(key, &[("symbol", name.into())]);
        let mut then = scene.local.clone();
        then.toggle(i);
        Target::local(places::die(i), then, words).unless((!may_mark).then(reason).flatten())
    };
    scene.local.dice.iter().enumerate().map(target).collect()
}

/// Every use has its place, whether it can be had or not. Tasks can be chosen straight after a
/// roll: then the rolling is stopped first.
fn uses(scene: &Scene<'_, SaintMalo>, me: Seat) -> Targets {
    let view = scene.view();
    let must_stop = matches!(view.phase, Phase::Reroll { .. });
    let game = game_after_rolling(scene.game);
    let is_free = view.phase == Phase::BonusPerson;
    let target = |task: Task| {
        let use_it = Action::Use { task };
        let steps = if must_stop { vec![Action::Stop, use_it] } else { vec![use_it] };
        let why_not = reason_in(&game, me, &use_it, scene.texts);
        let coins = if is_free { 0 } else { task.n_coins(view.dice) };
        let name = task_name(scene.texts, task);
        let words = match &why_not {
            Some(reason) => format!("{name}: {}", reason.text),
            None => {
                let args = [
                    ("task", name.into()),
                    ("dice", task.n_dice().into()),
                    ("coins", coins.into()),
                ];
                scene.texts.say("saint-malo-chip", &args)
            }
        };
        let is_on = why_not.is_none() && scene.my_turn().is_some();
        let worth = if is_on { worth(&game, task) } else { Vec::new() };
        let target = Target::steps(places::task(task), steps, words).unless(why_not).at_once();
        let target = worth.into_iter().fold(target, |it, (n, symbol)| it.brings(n, symbol));
        // Without dice on the table there is no price yet.
        let has_price = !view.dice.is_empty();
        target.brings(if has_price { -i32::from(coins) } else { 0 }, "sm-coin")
    };
    tasks().map(target).collect()
}

/// In the order of their places: symbol by symbol.
pub fn tasks() -> impl Iterator<Item = Task> {
    let numbers = [Task::Logs, Task::Crates, Task::Walls, Task::Church];
    let numbered = numbers.into_iter().flat_map(|of| (1..=saint_malo::N_DICE).map(of));
    numbered.chain(Person::ALL.into_iter().map(Task::Person))
}

/// Using nothing is seldom meant, so it is asked twice.
fn pass(scene: &Scene<'_, SaintMalo>) -> Target<SaintMalo> {
    let is_bonus = scene.view().phase == Phase::BonusPerson;
    let key = if is_bonus { "saint-malo-button-decline" } else { "saint-malo-button-pass" };
    Target::act(places::PASS, Action::Pass, scene.say(key))
}

fn main_target(scene: &Scene<'_, SaintMalo>) -> Option<Target<SaintMalo>> {
    let view = scene.view();
    let (action, words) = match view.phase {
        Phase::Roll => (Action::Roll, scene.say("saint-malo-button-roll")),
        Phase::Reroll { .. } if scene.local.marked().is_empty() => {
            (Action::Stop, scene.say("saint-malo-button-stop"))
        }
        Phase::Reroll { rolls_left } => {
            let dice = scene.local.marked();
            let args = [("n", dice.len().into()), ("left", rolls_left.into())];
            (Action::Reroll { dice }, scene.texts.say("saint-malo-button-reroll", &args))
        }
        Phase::PlaceHouses { .. } => (Action::Stop, scene.say("saint-malo-button-no-houses")),
        Phase::Finish => {
            let n_dice = if view.cities.len() == 1 { view.options.practice_dice } else { 0 };
            let what = done_in_words(&consequence(scene.game), n_dice, scene.texts);
            let args = [("what", what.into())];
            (Action::Done, scene.texts.say("saint-malo-button-done", &args))
        }
        _ => return None,
    };
    let ends = action == Action::Done;
    let danger = ends.then(|| dangers::of_ending(scene.game, scene.texts)).flatten();
    Some(Target::act(Place::MAIN, action, words).biting(danger))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::local::random_walk::RandomWalk;
    use crate::words::Lang;

    /// Dice and means are for whoever plays; the city is for everybody who looks.
    #[test]
    fn a_recording_has_no_dead_buttons() {
        let texts = Texts::new(Lang::En);
        let mut walk = RandomWalk::<SaintMalo>::new(2, 7);
        let is_means = |it: &Target<SaintMalo>| {
            it.place == places::PASS || tasks().any(|task| it.place == places::task(task))
        };
        for _ in 0..60 {
            let mut moment = walk.moment();
            assert!(walk.scene(&walk.local(), &texts, targets).iter().any(is_means));
            moment.is_replay = true;
            moment.actions.clear();
            let shown = walk.scene_of(&moment, &walk.local(), &texts, targets);
            assert!(!shown.is_empty() && !shown.iter().any(is_means));
            assert!(walk.go());
        }
    }

    /// The map shows no names of its fields, so they are not in the words that everybody reads.
    #[test]
    fn a_target_reads_as_a_phrase() {
        let said = |lang| {
            let priest = Piece::Person(Person::Priest);
            target_words(&Gain::default(), priest, &Texts::new(lang))
        };
        assert_eq!(said(Lang::De), "Priester: bringt sofort nichts");
        assert_eq!(said(Lang::En), "priest: nothing yet");
    }
}
