//! What the engine reports, in words.

use engine::{BadOptions, RecordProblem, Rejected};

use crate::{Texts, Value};

/// Why a server refuses something: the message `problem-CODE`. None if nobody has words for it.
pub fn problem<'a>(
    texts: &Texts,
    code: &str,
    args: impl Iterator<Item = (&'a str, &'a str)>,
) -> Option<String> {
    let args: Vec<(&str, Value<'_>)> =
        args.map(|(name, value)| (name, problem_arg(texts, name, value))).collect();
    texts.find(&format!("problem-{code}"), &args)
}

/// What is wrong with a file has words of its own, and a number decides about one or several.
fn problem_arg<'a>(texts: &Texts, name: &str, value: &'a str) -> Value<'a> {
    if name == "fault"
        && let Some(fault) = texts.find(&format!("data-{value}"), &[])
    {
        return fault.into();
    }
    value.parse::<i64>().map_or_else(|_| value.into(), Value::from)
}

pub fn bad_options(texts: &Texts, bad: &BadOptions) -> String {
    match bad {
        BadOptions::Seats { given, min, max } => {
            bad_seats(texts, i64::from(*given), (*min).into(), (*max).into())
        }
        BadOptions::OutOfRange { option, given, min, max } => texts.say(
            "bad-options-range",
            &[
                ("option", (*option).into()),
                ("given", (*given).into()),
                ("min", (*min).into()),
                ("max", (*max).into()),
            ],
        ),
        BadOptions::Data { at, fault } => {
            let what = texts.say(&format!("data-{fault}"), &[]);
            texts.say("bad-options-data", &[("at", at.as_str().into()), ("what", what.into())])
        }
    }
}

pub fn bad_seats(texts: &Texts, given: i64, min: i64, max: i64) -> String {
    let args = [("given", given.into()), ("min", min.into()), ("max", max.into())];
    texts.say("bad-options-seats", &args)
}

pub fn rejected(texts: &Texts, rejected: Rejected) -> String {
    let key = match rejected {
        Rejected::GameOver => "rejected-game-over",
        Rejected::NotYourTurn => "rejected-not-your-turn",
        Rejected::Illegal => "rejected-illegal",
        Rejected::NotExpired => "rejected-not-expired",
        Rejected::NothingToUndo => "rejected-nothing-to-undo",
        Rejected::CannotUndoOthers => "rejected-cannot-undo-others",
        Rejected::CannotUndoSealed => "rejected-cannot-undo-sealed",
        Rejected::TurnTooLong => "rejected-turn-too-long",
    };
    texts.say(key, &[])
}

pub fn record_problem(texts: &Texts, problem: &RecordProblem) -> String {
    let plain = |key| texts.say(key, &[]);
    match problem {
        RecordProblem::Empty => plain("record-empty"),
        RecordProblem::NotText => plain("record-not-text"),
        RecordProblem::NoSum => plain("record-no-sum"),
        RecordProblem::WrongSum => plain("record-wrong-sum"),
        RecordProblem::Malformed(why) => {
            texts.say("record-malformed", &[("why", why.as_str().into())])
        }
        RecordProblem::UnknownFormat(format) => {
            texts.say("record-unknown-format", &[("format", (*format).into())])
        }
        RecordProblem::OtherGame(game) => {
            texts.say("record-other-game", &[("game", game.as_str().into())])
        }
        RecordProblem::OtherRules { given, known } => {
            let args = [("given", (*given).into()), ("known", (*known).into())];
            texts.say("record-other-rules", &args)
        }
        RecordProblem::Options(bad) => {
            texts.say("record-options", &[("why", bad_options(texts, bad).into())])
        }
        RecordProblem::SetupDraws | RecordProblem::Draws => plain("record-draws"),
        RecordProblem::Rejected(why) => {
            texts.say("record-rejected", &[("why", rejected(texts, *why).into())])
        }
        RecordProblem::NoClosing => plain("record-no-closing"),
        RecordProblem::Commitment => plain("record-commitment"),
        RecordProblem::NotFair => plain("record-not-fair"),
        RecordProblem::OutcomeDiffers => plain("record-outcome"),
    }
}
