//! An analysis in words.

use protocol::{SeatAccount, Swing, What};
use serde_json::Value;

use crate::columns::columns;
use crate::voice::Voice;

/// So many swings are told of.
const N_SWINGS: usize = 3;

/// A row per seat.
pub fn accounts(voice: &Voice, names: &[String], seats: &[&SeatAccount]) -> String {
    let titles = [
        "column-seat",
        "column-start",
        "column-luck",
        "column-own-mistakes",
        "column-others-mistakes",
        "column-result",
    ];
    let mut rows = vec![titles.map(|key| voice.say(key, &[])).to_vec()];
    rows.extend(seats.iter().map(|account| {
        vec![
            names[account.seat.idx()].clone(),
            voice.percent(account.start),
            points(voice, account.luck),
            points(voice, account.own_errors),
            points(voice, account.errors - account.own_errors),
            voice.percent(account.result),
        ]
    }));
    columns(&rows)
}

/// The swings that have changed most for those who acted.
pub fn turning_points(voice: &Voice, names: &[String], swings: &[&Swing]) -> String {
    let mut decisive: Vec<(f64, &Swing)> =
        swings.iter().filter_map(|swing| Some((change(swing)?, *swing))).collect();
    decisive.sort_by(|(a, _), (b, _)| b.abs().total_cmp(&a.abs()));
    decisive.truncate(N_SWINGS);
    decisive.sort_by_key(|(_, swing)| swing.entry);
    let lines = decisive.iter().map(|(change, swing)| told(voice, names, *change, swing));
    lines.collect::<Vec<_>>().join("\n")
}

fn change(swing: &Swing) -> Option<f64> {
    let change = swing.change(swing.seat?);
    match swing.what {
        What::Decision { .. } | What::Draw { .. } => Some(change),
        What::Insight {} => None,
    }
}

fn told(voice: &Voice, names: &[String], change: f64, swing: &Swing) -> String {
    let name = swing.seat.map_or("", |seat| names[seat.idx()].as_str());
    let step = swing.entry + swing.entries;
    let points = points(voice, change);
    let args = [("step", step.into()), ("seat", name.into()), ("points", points.into())];
    match &swing.what {
        What::Decision { best, played, .. } => {
            let more = [("best", actions(best).into()), ("played", actions(played).into())];
            voice.say("analyse-decision", &[&args[..], &more].concat())
        }
        What::Draw { .. } | What::Insight {} => voice.say("analyse-draw", &args),
    }
}

fn actions(actions: &[Value]) -> String {
    actions.iter().map(Value::to_string).collect::<Vec<_>>().join(" ")
}

/// Points of a hundred, with their sign.
fn points(voice: &Voice, change: f64) -> String {
    let sign = if change < 0.0 { "−" } else { "+" };
    format!("{sign}{}", voice.number((change * 100.0).abs(), 1))
}
