//! An analysis in words.

use protocol::{Moment, SeatAccount, What};
use serde_json::Value;

use crate::columns::columns;
use crate::voice::Voice;

/// So many moments are told of.
const N_MOMENTS: usize = 3;

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

/// The moments that have changed most for those who acted.
pub fn turning_points(voice: &Voice, names: &[String], moments: &[&Moment]) -> String {
    let mut decisive: Vec<(f64, &Moment)> =
        moments.iter().filter_map(|moment| Some((change(moment)?, *moment))).collect();
    decisive.sort_by(|(a, _), (b, _)| b.abs().total_cmp(&a.abs()));
    decisive.truncate(N_MOMENTS);
    decisive.sort_by_key(|(_, moment)| moment.entry);
    let lines = decisive.iter().map(|(change, moment)| told(voice, names, *change, moment));
    lines.collect::<Vec<_>>().join("\n")
}

fn change(moment: &Moment) -> Option<f64> {
    let change = moment.change(moment.seat?);
    match moment.what {
        What::Decision { .. } | What::Draw { .. } => Some(change),
        What::Insight {} => None,
    }
}

fn told(voice: &Voice, names: &[String], change: f64, moment: &Moment) -> String {
    let name = moment.seat.map_or("", |seat| names[seat.idx()].as_str());
    let step = moment.entry + moment.entries;
    let points = points(voice, change);
    let args = [("step", step.into()), ("seat", name.into()), ("points", points.into())];
    match &moment.what {
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
