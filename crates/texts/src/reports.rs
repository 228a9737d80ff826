//! What the engine reports, in words.

use engine::{BadOptions, Fault, Faults, RecordProblem, Rejected};

use crate::{Texts, Value};

/// Why a server refuses something: the message `problem-CODE`. None if nobody has words for it.
pub fn problem<'a>(
    texts: &Texts,
    code: &str,
    args: impl Iterator<Item = (&'a str, &'a str)>,
) -> Option<String> {
    let args: Vec<(&str, Value<'_>)> = args.map(|(name, value)| (name, arg(value))).collect();
    texts.find(&format!("problem-{code}"), &args)
}

/// A number decides about one or several.
fn arg(value: &str) -> Value<'_> {
    value.parse::<i64>().map_or_else(|_| value.into(), Value::from)
}

/// What is wrong with a place of a component file: the message `data-CODE`.
pub fn fault<'a>(
    texts: &Texts,
    at: &str,
    code: &str,
    args: impl Iterator<Item = (&'a str, &'a str)>,
) -> String {
    let args: Vec<(&str, Value<'_>)> = args.map(|(name, value)| (name, arg(value))).collect();
    let what = texts.say(&format!("data-{code}"), &args);
    let at = match at {
        "" => texts.say("data-whole-file", &[]),
        at => at.to_owned(),
    };
    texts.say("data-fault", &[("at", at.into()), ("what", what.into())])
}

/// All that is wrong with a component file, a line for each.
pub fn faults(texts: &Texts, faults: &Faults) -> Vec<String> {
    let line = |it: &Fault| {
        let args = it.args.iter().map(|(name, value)| (*name, value.as_str()));
        fault(texts, &it.at, it.code, args)
    };
    let more = || texts.say("data-more", &[("n", faults.n_more.into())]);
    faults.listed.iter().map(line).chain((0 < faults.n_more).then(more)).collect()
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
        BadOptions::Data(bad) => {
            let head = texts.say("bad-options-data", &[("n", bad.n_all().into())]);
            let lines = faults(texts, bad).into_iter();
            lines.fold(head, |said, line| format!("{said}\n  {line}"))
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
