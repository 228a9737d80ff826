//! What is to be done, in a headline and a sentence of help.

use engine::Seat;
use turbo_taxi::{How, Phase, SeatStatus, TurboTaxi, VoidReason, WatchBoards};

use super::desk::{board, has_called, sets_task};
use crate::table::{Question, Scene};
use crate::turbo_taxi::names::kind_name;
use crate::words::Value;

pub fn question(scene: &Scene<'_, TurboTaxi>) -> Question {
    let view = scene.view();
    let plain = |key: &str| Question::titled(scene.say(key));
    if view.paused_at.is_some() {
        return plain("taxi-paused").more(scene.say("taxi-paused-more"));
    }
    match view.phase {
        Phase::Place { .. } if sets_task(scene.moment) => placing(scene),
        Phase::Place { .. } => {
            let args = [("name", scene.name(view.commissioner).into())];
            Question::titled(scene.texts.say("taxi-ask-placing", &args)).idle(wait(scene))
        }
        Phase::Countdown { .. } => plain("taxi-ask-countdown").idle(wait(scene)),
        Phase::Build | Phase::Calling { .. } => match scene.moment.viewer.seat() {
            Some(me) if !scene.moment.is_replay => building(scene, me),
            _ => plain("taxi-ask-watching"),
        },
        Phase::Check { seat, .. } => {
            let n = view.findings.as_ref().map_or(0, Vec::len);
            say_of(scene, "taxi-ask-check", seat, &[("n", n.into())]).idle(wait(scene))
        }
        Phase::RoundEnd { winner, how, .. } => {
            let key = match how {
                How::Plan => "taxi-won-plan",
                How::LastLeft => "taxi-won-last",
            };
            ended(scene, say_of(scene, key, winner, &[]))
        }
        Phase::Void { reason, .. } => ended(scene, plain(void_key(reason))),
        Phase::Over => plain("taxi-ask-over"),
    }
}

fn wait(scene: &Scene<'_, TurboTaxi>) -> String {
    scene.say("taxi-idle-wait")
}

fn placing(scene: &Scene<'_, TurboTaxi>) -> Question {
    let n = super::desk::figures(scene.view(), &scene.local.sent).placed().count();
    let args = [("n", n.into()), ("left", (turbo_taxi::N_FIGURES - n).into())];
    Question::titled(scene.say("taxi-ask-place"))
        .more(scene.say("taxi-ask-place-more"))
        .step(scene.texts.say("taxi-figures-of", &args))
        .idle(scene.texts.say("taxi-idle-figures", &args))
}

fn building(scene: &Scene<'_, TurboTaxi>, me: Seat) -> Question {
    let view = scene.view();
    let own = &view.seats[me.idx()];
    let plain = |key: &str| Question::titled(scene.say(key));
    if own.status == SeatStatus::Out && scene.local.is_trying {
        return plain("taxi-ask-try")
            .more(scene.say("taxi-ask-try-more"))
            .idle(scene.say("taxi-halt-out"));
    }
    if own.status == SeatStatus::Out {
        let key = match view.options.watch_boards {
            WatchBoards::WhenOut => "taxi-ask-out-look",
            WatchBoards::AfterRound => "taxi-ask-out-wait",
        };
        return plain("taxi-ask-out").more(scene.say(key)).idle(scene.say("taxi-halt-out"));
    }
    if has_called(view, &scene.local.sent) {
        return plain("taxi-ask-called").idle(scene.say("taxi-halt-called"));
    }
    if own.is_waiting {
        return plain("taxi-ask-waiting").idle(scene.say("taxi-halt-waiting"));
    }
    let plan = board(scene.moment, &scene.local.sent).plan;
    let question = match scene.local.held.kind {
        Some(kind) => {
            let args = [("kind", kind_name(scene.texts, kind).into())];
            Question::titled(scene.texts.say("taxi-ask-lay", &args))
                .more(scene.say("taxi-ask-turn"))
        }
        None if plan.is_full() => plain("taxi-ask-halt").more(scene.say("taxi-ask-cells")),
        None => plain("taxi-ask-choose").more(scene.say("taxi-ask-cells")),
    };
    question.idle(match 8 - plan.n_laid() {
        0 => scene.say("taxi-halt-not-right"),
        n => scene.texts.say("taxi-halt-empty", &[("n", n.into())]),
    })
}

/// What came of a deal, and how many plans there were to find.
fn ended(scene: &Scene<'_, TurboTaxi>, question: Question) -> Question {
    let answer = scene.view().answer;
    let answer = answer.map(|it| scene.texts.say("taxi-answer", &[("n", it.n_solutions.into())]));
    let is_ready =
        scene.moment.viewer.seat().is_some_and(|me| scene.view().phase.ready().contains(me));
    let idle = if is_ready { "taxi-idle-ready" } else { "taxi-idle-wait" };
    question.more(answer.unwrap_or_default()).idle(scene.say(idle))
}

/// Sentences come in two forms: `you` is "yes" where the reader acts, and `name` says who else.
fn say_of(
    scene: &Scene<'_, TurboTaxi>,
    key: &str,
    seat: Seat,
    args: &[(&str, Value<'_>)],
) -> Question {
    let you = if scene.names.you() == Some(seat) { "yes" } else { "no" };
    let who = [("you", you.into()), ("name", scene.name(seat).into())];
    Question::titled(scene.texts.say(key, &[&who, args].concat()))
}

fn void_key(reason: VoidReason) -> &'static str {
    match reason {
        VoidReason::Unsolvable => "taxi-void-unsolvable",
        VoidReason::GivenUp => "taxi-void-given-up",
        VoidReason::TimeUp => "taxi-void-time-up",
    }
}
