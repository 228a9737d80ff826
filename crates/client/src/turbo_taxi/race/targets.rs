//! Everything that can be pressed: "Halt!", going on, giving up, a pause, figures that chance puts.
//! Border, hand and board answer to fingers by themselves; what a tap does there stands here for
//! whoever asks.

use engine::{Chance, Fast, Game, Imagine, Seat};
use turbo_taxi::{Action, Assist, CardKind, Cell, Field, Figure, Figures, Phase, Task, TurboTaxi};

use super::desk::{self, Desk, sets_task};
use crate::table::why::reason_in;
use crate::table::{Danger, Place, Scene, Target};
use crate::turbo_taxi::names::{cell_label, field_label, kind_name};
use crate::turbo_taxi::places;
use crate::turbo_taxi::second_press::Press;

type Targets = Vec<Target<TurboTaxi>>;

pub fn targets(scene: &Scene<'_, TurboTaxi>) -> Targets {
    let Some(me) = scene.moment.viewer.seat() else { return Vec::new() };
    if scene.view().paused_at.is_some() {
        let words = scene.say("taxi-resume");
        return vec![Target::act(Place::MAIN, Action::Resume, words)];
    }
    match scene.view().phase {
        Phase::Place { .. } if sets_task(scene.moment) => placing(scene),
        Phase::Build | Phase::Calling { .. } | Phase::Check { .. } => racing(scene, me),
        Phase::Void { .. } | Phase::RoundEnd { .. } => {
            let ready = Target::act(Place::MAIN, Action::Ready, scene.say("taxi-ready"));
            vec![ready, pause(scene, scene.game, me)]
        }
        Phase::Place { .. } | Phase::Countdown { .. } | Phase::Over => Vec::new(),
    }
}

/// TT-32 to TT-36.
fn placing(scene: &Scene<'_, TurboTaxi>) -> Targets {
    let done = Target::act(Place::MAIN, Action::Done, scene.say("taxi-place-done"));
    let random = Target::steps(places::RANDOM, at_random(scene), scene.say("taxi-place-random"));
    vec![done, random.at_once()].into_iter().chain(fields(scene)).collect()
}

/// The figure that is put next can be put on every field that is free.
fn fields(scene: &Scene<'_, TurboTaxi>) -> Vec<Target<TurboTaxi>> {
    let (view, local) = (scene.view(), scene.local);
    let figures = desk::figures(view, &local.sent);
    let missing = || Figure::ALL.into_iter().find(|figure| figures[*figure].is_none());
    let Some(figure) = local.figure.or_else(missing) else { return Vec::new() };
    let components = view.options.components();
    let target = |field: Field| {
        let action = Action::PlaceFigure { figure, field };
        let words = field_label(scene.texts, field, None, components.is_green(field));
        Target::rush(places::field(field), action, words).unless(reason_in(
            scene.game,
            view.commissioner,
            &action,
            scene.texts,
        ))
    };
    Field::all().map(target).collect()
}

/// A placement of the figures that are missing; all of them if none is. Another moment has another
/// one.
fn at_random(scene: &Scene<'_, TurboTaxi>) -> Vec<Action> {
    let standing = scene.view().figures;
    let is_complete = standing.complete().is_some();
    let from = if is_complete { Figures::NONE } else { standing };
    let completions = from.completions(&scene.view().options.components());
    let mut chance = Fast::new(scene.moment.now ^ scene.moment.version);
    let chosen = completions[chance.below(completions.len() as u32) as usize];
    let lifts = Figure::ALL.into_iter().filter(|_| is_complete);
    let lifts = lifts.map(|figure| Action::LiftFigure { figure });
    let missing = chosen.placed().filter(|(figure, field)| from[*figure] != Some(*field));
    lifts.chain(missing.map(|(figure, field)| Action::PlaceFigure { figure, field })).collect()
}

fn racing(scene: &Scene<'_, TurboTaxi>, me: Seat) -> Targets {
    // Once everything has arrived that is on its way.
    let game = scene.game.ahead(me, scene.moment.now, &scene.local.sent);
    let calls = vec![halt(scene, &game, me), vote(scene, &game, me), pause(scene, &game, me)];
    calls.into_iter().chain(piles(scene)).chain(cells(scene, &game, me)).collect()
}

/// It may be pressed twice, as the viewer likes: the first press is heard of by nobody.
fn halt(scene: &Scene<'_, TurboTaxi>, game: &TurboTaxi, me: Seat) -> Target<TurboTaxi> {
    let why_not = reason_in(game, me, &Action::Halt, scene.texts);
    let call = Target::rush(Place::MAIN, Action::Halt, scene.say("taxi-halt"));
    match (why_not, scene.local.halt) {
        (Some(reason), _) => call.unless(Some(reason)),
        (None, Press::Only) => call.biting(calling_danger(scene)),
        (None, Press::Second) => {
            call.saying(scene.say("taxi-halt-again")).biting(calling_danger(scene))
        }
        (None, Press::First) => {
            let then = Desk { halt: Press::Second, ..scene.local.clone() };
            Target::local(Place::MAIN, then, scene.say("taxi-halt"))
        }
    }
}

/// A wrong call sits out. What is wrong is told only where the table helps (TT-51).
fn calling_danger(scene: &Scene<'_, TurboTaxi>) -> Option<Danger> {
    let (view, texts) = (scene.view(), scene.texts);
    if view.options.assist == Assist::Off {
        return Some(Danger::of(texts, "taxi-danger-call", &[]).once());
    }
    let task = Task::new(view.centre?, view.figures.complete()?);
    let plan = desk::board(scene.moment, &scene.local.sent).plan;
    let found = turbo_taxi::findings(&task, &plan, view.options.components());
    let n = found.iter().filter(|finding| finding.shows_while_building()).count();
    (0 < n).then(|| Danger::of(texts, "taxi-danger-marked", &[("n", n.into())]))
}

fn piles(scene: &Scene<'_, TurboTaxi>) -> impl Iterator<Item = Target<TurboTaxi>> {
    let pile = |kind: CardKind| {
        let mut then: Desk = scene.local.clone();
        then.held.tap(kind);
        Target::local(places::pile(kind), then, kind_name(scene.texts, kind))
    };
    CardKind::ALL.into_iter().map(pile)
}

/// What a tap on each cell builds, where it builds anything.
fn cells(scene: &Scene<'_, TurboTaxi>, game: &TurboTaxi, me: Seat) -> Targets {
    let board = desk::board(scene.moment, &scene.local.sent);
    let crossing = scene.view().options.components().crossing;
    let target = |cell: Cell| {
        let action = Action::Build(scene.local.held.step(&board, cell)?);
        let words = cell_label(scene.texts, cell, board.plan[cell], crossing);
        let why_not = reason_in(game, me, &action, scene.texts);
        Some(Target::rush(places::cell(Some(me), cell), action, words).unless(why_not))
    };
    Cell::outer().filter_map(target).collect()
}

/// TT-68: gives up, or goes on after all.
fn vote(scene: &Scene<'_, TurboTaxi>, game: &TurboTaxi, me: Seat) -> Target<TurboTaxi> {
    let has_voted = game.forbids(me, &Action::WithdrawVote).is_none();
    let (action, words) = match has_voted {
        true => (Action::WithdrawVote, scene.say("taxi-vote-back-more")),
        false => (Action::VoteGiveUp, scene.say("taxi-vote-more")),
    };
    Target::rush(places::VOTE, action, words).unless(reason_in(game, me, &action, scene.texts))
}

/// TT-77.
fn pause(scene: &Scene<'_, TurboTaxi>, game: &TurboTaxi, me: Seat) -> Target<TurboTaxi> {
    let words = scene.say(match scene.view().phase.is_race() {
        true => "taxi-pause-more",
        false => "taxi-pause-now",
    });
    Target::rush(places::PAUSE, Action::Pause, words).unless(reason_in(
        game,
        me,
        &Action::Pause,
        scene.texts,
    ))
}

#[cfg(test)]
mod tests {
    use engine::{Cx, Viewer};
    use turbo_taxi::{Board, Cell, Options, Placement, Step};

    use super::*;
    use crate::table::{AnyMoment, Does, Moment, Names};
    use crate::words::{Lang, Texts};

    const ME: Seat = Seat(0);

    /// A race that has begun.
    fn building() -> Moment<TurboTaxi> {
        building_with(Assist::Off)
    }

    fn building_with(assist: Assist) -> Moment<TurboTaxi> {
        let options = Options { placement: Placement::Auto, assist, ..Options::default() };
        let mut chance = Fast::new(7);
        let mut game = TurboTaxi::setup(&options, 2, &mut Cx::silent(0, &mut chance)).unwrap();
        let viewer = Viewer::Seat(ME);
        while game.view(viewer).phase != Phase::Build {
            let at = game.deadline().expect("every phase before the race ends by itself");
            game.expire(&mut Cx::silent(at, &mut chance));
        }
        let mut actions = Vec::new();
        game.legal_actions(ME, &mut actions);
        Moment {
            view: game.view(viewer),
            actions,
            any: AnyMoment {
                to_act: game.to_act(),
                viewer,
                version: 1,
                deadline: None,
                now: 60_000,
                is_timed: true,
                can_undo: false,
                outcome: None,
                is_replay: false,
                is_between: false,
            },
        }
    }

    /// Whatever the hand has, cell after cell.
    fn lays(moment: &Moment<TurboTaxi>, n: usize) -> Vec<Action> {
        let mut board: Board = desk::board(moment, &[]);
        let lay = |cell: Cell| {
            let kind = turbo_taxi::CardKind::ALL.into_iter().find(|kind| board.hand.has(*kind));
            let step = Step::Lay { card: kind.expect("eleven cards").turned(0), cell };
            board.build(step);
            Action::Build(step)
        };
        Cell::outer().take(n).map(lay).collect()
    }

    fn halt_with(local: Desk) -> Target<TurboTaxi> {
        halt_at(building(), local)
    }

    fn halt_of(moment: Moment<TurboTaxi>, sent: Vec<Action>) -> Target<TurboTaxi> {
        halt_at(moment, Desk { sent, ..Desk::default() })
    }

    fn halt_at(moment: Moment<TurboTaxi>, local: Desk) -> Target<TurboTaxi> {
        let texts = Texts::new(Lang::En);
        let game = moment.game();
        let names = Names::default();
        let scene = Scene {
            moment: &moment,
            game: &game,
            local: &local,
            chosen: None,
            names: &names,
            texts: &texts,
        };
        targets(&scene).into_iter().find(|it| it.place == Place::MAIN).unwrap()
    }

    fn check_halt(sent: Vec<Action>, rule: Option<&str>) {
        let halt = halt_with(Desk { sent, ..Desk::default() });
        assert_eq!(halt.why_not.as_ref().and_then(|reason| reason.rule), rule);
    }

    /// The first right plan of the task.
    fn right_plan(moment: &Moment<TurboTaxi>) -> Vec<Action> {
        let view = &moment.view;
        let task = Task::new(view.centre.unwrap(), view.figures.complete().unwrap());
        let plans = turbo_taxi::right_plans(&task, view.options.components());
        let plan = plans.first().expect("it can be solved");
        let lay = |cell: Cell| Action::Build(Step::Lay { card: plan[cell].unwrap(), cell });
        Cell::outer().map(lay).collect()
    }

    #[test]
    fn a_call_bites_where_mistakes_are_marked() {
        let moment = || building_with(Assist::Edges);
        let wrong = halt_of(moment(), lays(&moment(), 8));
        assert_eq!(wrong.danger.as_ref().map(|it| it.key), Some("taxi-danger-marked"));
        let right = halt_of(moment(), right_plan(&moment()));
        assert_eq!((right.danger.as_ref(), right.why_not.as_ref()), (None, None));
    }

    /// Nobody is told whether the plan is right.
    #[test]
    fn without_help_the_first_call_is_asked_about() {
        for sent in [lays(&building(), 8), right_plan(&building())] {
            let danger = halt_of(building(), sent).danger.clone().expect("it is always asked");
            assert_eq!((danger.key, danger.is_asked_once), ("taxi-danger-call", true));
        }
    }

    #[test]
    fn halt_can_be_called_while_the_last_card_is_on_its_way() {
        check_halt(lays(&building(), 7), Some("TT-54"));
        check_halt(lays(&building(), 8), None);
    }

    /// A first press only waits, and says so; an unfinished plan is refused at the first.
    #[test]
    fn halt_waits_for_a_second_press_where_that_is_wanted() {
        let sent = lays(&building(), 8);
        let first = halt_with(Desk { sent: sent.clone(), halt: Press::First, ..Desk::default() });
        let Does::Local(then) = first.does else { panic!("the first press calls") };
        assert_eq!(then.halt, Press::Second);
        let second = halt_with(Desk { sent, ..then });
        assert_eq!(second.does, Does::Rush(Action::Halt));
        assert_eq!(second.verb.as_deref(), Some("Halt! · press again"));
        let early = halt_with(Desk { halt: Press::First, ..Desk::default() });
        assert_eq!(early.why_not.as_ref().and_then(|reason| reason.rule), Some("TT-54"));
    }

    /// Nobody is held up without a hold: the check has begun.
    #[test]
    fn nobody_calls_twice() {
        let mut sent = lays(&building(), 8);
        sent.push(Action::Halt);
        check_halt(sent, Some("TT-57"));
    }
}
