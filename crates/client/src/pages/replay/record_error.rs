//! Why a Record cannot be shown.

use engine::{BadOptions, RecordError, RecordProblem, Rejected};
use leptos::prelude::*;

use crate::kit::symbol::Symbol;
use crate::words::{Texts, Words, say};

#[component]
pub fn RecordTrouble(error: RecordError) -> impl IntoView {
    let words = Words::here();
    let text = move || {
        let texts = words.texts();
        let problem = problem_text(&error.problem, &texts);
        let args = [("line", error.line.into()), ("problem", problem.into())];
        texts.say("file-damaged", &args)
    };
    view! {
        <div class="notice notice--danger" role="alert">
            <Symbol id="warning" class="sym--24"/>
            <span>{text}</span>
        </div>
    }
}

fn problem_text(problem: &RecordProblem, texts: &Texts) -> String {
    let with = |key: &str, name: &str, value: &str| texts.say(key, &[(name, value.into())]);
    match problem {
        RecordProblem::Empty => say(texts, "record-empty"),
        RecordProblem::NotText => say(texts, "record-not-text"),
        RecordProblem::NoSum => say(texts, "record-no-sum"),
        RecordProblem::WrongSum => say(texts, "record-wrong-sum"),
        RecordProblem::Malformed(why) => with("record-malformed", "why", why),
        RecordProblem::UnknownFormat(format) => {
            texts.say("record-unknown-format", &[("format", (*format).into())])
        }
        RecordProblem::OtherGame(game) => with("record-other-game", "game", game),
        RecordProblem::OtherRules { given, known } => {
            let args = [("given", (*given).into()), ("known", (*known).into())];
            texts.say("record-other-rules", &args)
        }
        RecordProblem::Options(bad) => with("record-options", "why", &bad_options(bad, texts)),
        RecordProblem::SetupDraws | RecordProblem::Draws => say(texts, "record-draws"),
        RecordProblem::Rejected(rejected) => {
            with("record-rejected", "why", &say(texts, rejected_key(*rejected)))
        }
        RecordProblem::NoClosing => say(texts, "record-no-closing"),
        RecordProblem::Commitment => say(texts, "record-commitment"),
        RecordProblem::NotFair => say(texts, "record-not-fair"),
        RecordProblem::OutcomeDiffers => say(texts, "record-outcome"),
    }
}

fn bad_options(bad: &BadOptions, texts: &Texts) -> String {
    match bad {
        BadOptions::Seats { given, min, max } => {
            let args = [("given", given), ("min", min), ("max", max)];
            texts.say("bad-options-seats", &args.map(|(name, value)| (name, (*value).into())))
        }
        BadOptions::OutOfRange { option, given, min, max } => {
            let numbers = [("given", given), ("min", min), ("max", max)];
            let mut args = vec![("option", (*option).into())];
            args.extend(numbers.map(|(name, value)| (name, (*value).into())));
            texts.say("bad-options-range", &args)
        }
        BadOptions::Data { at, fault } => {
            let what = say(texts, &format!("data-{fault}"));
            texts.say("bad-options-data", &[("at", at.as_str().into()), ("what", what.into())])
        }
    }
}

fn rejected_key(rejected: Rejected) -> &'static str {
    match rejected {
        Rejected::GameOver => "rejected-game-over",
        Rejected::NotYourTurn => "rejected-not-your-turn",
        Rejected::Illegal => "rejected-illegal",
        Rejected::NotExpired => "rejected-not-expired",
        Rejected::NothingToUndo => "rejected-nothing-to-undo",
        Rejected::CannotUndoOthers => "rejected-cannot-undo-others",
        Rejected::CannotUndoSealed => "rejected-cannot-undo-sealed",
    }
}
