//! What the analysis of every match adds: mistakes, luck, and a share of wins that needs far fewer
//! matches. What was drawn has a mean of nothing, so a share without it has the same mean as the
//! plain one, and varies much less.

use analysis::Analyser;
use bots::Budget;
use engine::{Record, Seat};
use games::Title;
use protocol::SeatAccount;
use serde::Serialize;

use super::Strength;
use crate::columns::columns;
use crate::complaint::Complaint;
use crate::interval::of_mean;
use crate::voice::Voice;

/// One bot in one match: means over its seats, but all of its decisions.
#[derive(Clone, Copy)]
pub struct Luck {
    adjusted: f64,
    luck: f64,
    errors: f64,
    n_decisions: u32,
}

/// One bot in all matches.
#[derive(Serialize)]
pub struct Balance {
    adjusted_share: f64,
    adjusted_low: f64,
    adjusted_high: f64,
    luck: f64,
    /// None if there never was anything to decide.
    error_per_decision: Option<f64>,
}

/// Whether matches can be taken apart at all.
pub fn check<G: Title>(voice: &Voice, n_seats: u8) -> Result<(), Complaint> {
    if n_seats < 2 || G::judge(Budget::OF_JUDGES).is_none() {
        return Err(Complaint::BadInput(voice.say("no-judge", &[("game", G::ID.into())])));
    }
    Ok(())
}

pub fn accounts<G: Title>(record: Record<G>) -> Vec<SeatAccount> {
    const PLAYED: &str = "the match was just played to its end, at a table that has a judge";
    let mut analyser = Analyser::new(record, Budget::OF_JUDGES).expect(PLAYED);
    while analyser.go_on().expect(PLAYED) {}
    analyser.done().seats
}

impl Luck {
    pub fn of(accounts: &[SeatAccount], seats: &[Seat]) -> Luck {
        let n_seats = seats.len() as f64;
        let mut luck = Luck { adjusted: 0.0, luck: 0.0, errors: 0.0, n_decisions: 0 };
        for account in seats.iter().map(|seat| &accounts[seat.idx()]) {
            luck.adjusted += (account.result - account.drawn) / n_seats;
            luck.luck += account.luck / n_seats;
            luck.errors -= account.own_errors;
            luck.n_decisions += account.decisions;
        }
        luck
    }
}

impl Balance {
    pub fn of(matches: impl Iterator<Item = Luck>) -> Option<Balance> {
        let matches: Vec<Luck> = matches.collect();
        if matches.is_empty() {
            return None;
        }
        let adjusted: Vec<f64> = matches.iter().map(|luck| luck.adjusted).collect();
        let (adjusted_share, adjusted_low, adjusted_high) = of_mean(&adjusted);
        let n_decisions: u32 = matches.iter().map(|luck| luck.n_decisions).sum();
        let errors: f64 = matches.iter().map(|luck| luck.errors).sum();
        Some(Balance {
            adjusted_share,
            adjusted_low,
            adjusted_high,
            luck: matches.iter().map(|luck| luck.luck).sum::<f64>() / matches.len() as f64,
            error_per_decision: (0 < n_decisions).then(|| errors / f64::from(n_decisions)),
        })
    }
}

/// A second table, in words; objects have it all.
pub fn report(voice: &Voice, strengths: &[Strength]) -> Result<(), Complaint> {
    let titles = [
        "column-bot",
        "column-adjusted-share",
        "column-interval",
        "column-luck-per-seat",
        "column-error-per-decision",
    ];
    let mut rows = vec![titles.map(|key| voice.say(key, &[])).to_vec()];
    for strength in strengths {
        let Some(luck) = &strength.luck else { return Ok(()) };
        let lost = luck.error_per_decision.map(|error| voice.number(error * 100.0, 3));
        rows.push(vec![
            strength.bot.to_owned(),
            voice.percent(luck.adjusted_share),
            format!("{} – {}", voice.percent(luck.adjusted_low), voice.percent(luck.adjusted_high)),
            voice.percent(luck.luck),
            lost.unwrap_or_else(|| "–".to_owned()),
        ]);
    }
    voice.remark(|| format!("\n{}", columns(&rows)))
}
