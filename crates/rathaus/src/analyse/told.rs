//! An analysis in words.

use protocol::{Gain, Prospect, Risk, SeatAccount, Swing, TaskAccount, TaskSeat, What, decisive};
use serde_json::Value;

use crate::columns::columns;
use crate::voice::Voice;

/// So much is told of.
pub const N_SWINGS: usize = 3;

/// What is told, to whom, and of whom.
pub struct Told<'a> {
    pub voice: &'a Voice,
    pub game: &'static str,
    pub names: &'a [String],
}

impl Told<'_> {
    /// A row per seat.
    pub fn accounts(&self, seats: &[&SeatAccount]) -> String {
        let voice = self.voice;
        let titles = [
            "column-seat",
            "column-start",
            "column-luck",
            "column-own-mistakes",
            "column-others-mistakes",
            "column-result",
            "column-played",
        ];
        let mut rows = vec![titles.map(|key| voice.say(key, &[])).to_vec()];
        rows.extend(seats.iter().map(|account| {
            vec![
                self.names[account.seat.idx()].clone(),
                voice.percent(account.start),
                points(voice, account.luck),
                points(voice, account.own_errors),
                points(voice, account.errors - account.own_errors),
                voice.percent(account.result),
                format!("{} %", voice.number(account.played(), 0)),
            ]
        }));
        columns(&rows)
    }

    /// A row per task of a race. Times are seconds on the clock of the round.
    pub fn tasks(&self, tasks: &[TaskAccount]) -> String {
        let voice = self.voice;
        let Some(first) = tasks.first() else { return String::new() };
        let titles = ["column-task", "column-right-plans", "column-forced"];
        let mut head: Vec<String> = titles.map(|key| voice.say(key, &[])).to_vec();
        head.extend(first.levels.iter().map(|it| it.level.clone()));
        let titles = ["column-winner", "column-missing", "column-lost"];
        head.extend(titles.map(|key| voice.say(key, &[])));
        let mut rows = vec![head];
        rows.extend(tasks.iter().map(|task| self.task(task)));
        columns(&rows)
    }

    fn task(&self, task: &TaskAccount) -> Vec<String> {
        let seconds = |ms: u64| self.voice.number(ms as f64 / 1000.0, 0);
        let of_seats = |told: &dyn Fn(&TaskSeat) -> String| -> String {
            task.seats.iter().map(told).collect::<Vec<_>>().join(" ")
        };
        let winner = task.winner.map_or("–".to_owned(), |seat| {
            format!("{}, {}", self.names[seat.idx()], seconds(task.ended_ms))
        });
        let mut row = vec![
            task.task.clone(),
            task.n_right.to_string(),
            format!("{} / {}", task.n_forced, task.n_forced_by_trial),
        ];
        row.extend(task.levels.iter().map(|it| seconds(it.ms)));
        row.push(winner);
        row.push(of_seats(&|it| match it.nearest {
            Some(_) => it.n_missing.to_string(),
            None => "–".to_owned(),
        }));
        row.push(of_seats(&|it| it.lost_ms.map_or("–".to_owned(), seconds)));
        row
    }

    /// What has changed most for those who acted, numbered as in the curve.
    pub fn turning_points(&self, swings: &[&Swing]) -> String {
        let decisive = decisive(swings.iter().copied(), N_SWINGS);
        let lines = (1..).zip(decisive).map(|(n, swing): (u32, _)| self.turning_point(n, swing));
        lines.collect::<Vec<_>>().join("\n")
    }

    fn turning_point(&self, n: u32, swing: &Swing) -> String {
        let name = swing.seat.map_or("", |seat| self.names[seat.idx()].as_str());
        let step = swing.entry + swing.entries;
        let points = points(self.voice, swing.own_change().unwrap_or(0.0));
        let args = [
            ("n", n.into()),
            ("step", step.into()),
            ("seat", name.into()),
            ("points", points.into()),
        ];
        match &swing.what {
            What::Decision { best, played, .. } => {
                let ways = [("best", best), ("played", played)];
                let more = ways.map(|(key, way)| (key, self.way(way).into()));
                self.voice.say("analyse-decision", &[&args[..], &more].concat())
            }
            What::Draw { .. } => self.voice.say("analyse-draw", &args),
        }
    }

    /// The steps by their own names, and what they bring and risk at once.
    fn way(&self, way: &Prospect) -> String {
        let voice = self.voice;
        let gain = |gain: &Gain| {
            format!("{} {}", signed(voice, gain.points.into(), 0), self.source(&gain.source))
        };
        let risk = |risk: &Risk| {
            let args = [
                ("chance", voice.number(risk.chance * 100.0, 0).into()),
                ("points", signed(voice, risk.points, 0).into()),
                ("source", self.source(&risk.source).into()),
            ];
            voice.say("analyse-risk", &args)
        };
        let more: Vec<String> =
            way.gains.iter().map(gain).chain(way.risk.iter().map(risk)).collect();
        let steps = way.actions.iter().map(name).collect::<Vec<_>>().join(", ");
        if more.is_empty() { steps } else { format!("{steps} ({})", more.join("; ")) }
    }

    fn source(&self, key: &str) -> String {
        let known = self.voice.texts.find(&format!("{}-line-{key}", self.game), &[]);
        known.unwrap_or_else(|| key.to_owned())
    }
}

/// An action as its words and numbers: `{"place":{"field":"e5"}}` is "place field e5".
fn name(action: &Value) -> String {
    match action {
        Value::Object(fields) => {
            let parts = fields.iter().map(|(key, value)| format!("{} {}", plain(key), name(value)));
            parts.collect::<Vec<_>>().join(" ")
        }
        Value::Array(parts) => parts.iter().map(name).collect::<Vec<_>>().join(" "),
        Value::String(text) => plain(text),
        Value::Null => "–".to_owned(),
        Value::Bool(_) | Value::Number(_) => action.to_string(),
    }
}

fn plain(name: &str) -> String {
    name.replace('_', " ")
}

/// Points of a hundred, with their sign.
fn points(voice: &Voice, change: f64) -> String {
    signed(voice, change * 100.0, 1)
}

fn signed(voice: &Voice, value: f64, n_decimals: usize) -> String {
    let sign = if value < 0.0 { "−" } else { "+" };
    format!("{sign}{}", voice.number(value.abs(), n_decimals))
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn actions_are_told_by_their_names() {
        let told = |action| name(&action);
        assert_eq!(told(json!("roll")), "roll");
        assert_eq!(told(json!({"place": {"field": "e5"}})), "place field e5");
        let person = json!({"use": {"task": {"person": "architect"}}});
        assert_eq!(told(person), "use task person architect");
        assert_eq!(told(json!({"reroll": {"dice": [0, 2]}})), "reroll dice 0 2");
        let tile = json!({"place_tile": {"at": {"row": -1}, "rotation": 3}});
        assert_eq!(told(tile), "place tile at row -1 rotation 3");
    }
}
