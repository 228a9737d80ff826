//! What came of an attack.

use std::collections::BTreeMap;

use serde::Serialize;

use super::attacks::AttackResult;
use super::honest::HonestResult;
use super::plan::HostileLimits;
use crate::report::Latency;

/// The honest may wait so long for what somebody did, in 99 of 100 cases. The acknowledgement
/// counts as well: a step that the other cannot notice is shown to nobody else.
const P99_MS_MAX: f64 = 250.0;
/// And for an easy robot: its usual pause, a moment to think, and a second.
const ROBOTS_P99_MS_MAX: f64 = 1_700.0;
/// And somebody new so long for the first answer when all is over.
const ME_MS_MAX: f64 = 250.0;
/// Whoever races for new guests is answered within so many seconds, each of which brings one more.
const RACE_S_MAX: u32 = 40;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct HostileReport {
    pub seconds: f64,
    /// Of the honest, with two players each.
    pub tables: usize,
    pub honest: Answers,
    pub attacks: Vec<AttackReport>,
    /// None where the process is not known.
    pub server: Option<ServerBurden>,
    /// Of the data folder, at the start and at the end.
    pub data_bytes: Option<(u64, u64)>,
    /// How long somebody new waited for the first answer afterwards. None: there was none.
    pub me_ms: Option<f64>,
    pub reasons: Vec<Reason>,
    pub holds: bool,
}

/// What the honest got.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Answers {
    pub actions: u64,
    pub matches: u64,
    pub to_ack: Latency,
    pub to_other: Latency,
    /// How late the honest themselves were with their actions: what of the above is not the
    /// server's.
    pub own_delay: Latency,
    /// How long an easy robot takes for a step, its usual pause included.
    pub robots: Latency,
    pub reconnects: u64,
    /// Orders that were refused, by code.
    pub refused: BTreeMap<String, u64>,
    /// Orders that were never answered.
    pub unanswered: u64,
    /// Acknowledgements that were shown again afterwards.
    pub kept: u64,
    pub lost: u64,
    /// What was lost, as far as anybody wants to read it.
    pub losses: Vec<String>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct AttackReport {
    pub name: &'static str,
    pub tried: u64,
    pub through: u64,
    pub refused: u64,
    /// Connections that were closed or never made, and answers that never came.
    pub silent: u64,
    pub bytes: u64,
    pub answers: BTreeMap<String, u64>,
    /// The most that was had at once of what is limited.
    pub peaks: BTreeMap<&'static str, u64>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct ServerBurden {
    pub cpu_seconds: f64,
    /// Of one core.
    pub cpu_share: f64,
    pub memory_start: u64,
    pub memory_peak: u64,
    pub memory_end: u64,
}

/// Why a server does not hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reason {
    Slow,
    SlowRobots,
    Lost,
    Unanswered,
    Idle,
    Down,
    SlowAfterwards,
    OverLimit,
}

impl Reason {
    /// The key of its message.
    pub fn key(self) -> &'static str {
        match self {
            Reason::Slow => "hostile-slow",
            Reason::SlowRobots => "hostile-slow-robots",
            Reason::Lost => "hostile-lost",
            Reason::Unanswered => "hostile-unanswered",
            Reason::Idle => "hostile-idle",
            Reason::Down => "hostile-down",
            Reason::SlowAfterwards => "hostile-slow-afterwards",
            Reason::OverLimit => "hostile-over-limit",
        }
    }
}

impl HostileReport {
    /// Finds what speaks against the server.
    pub(super) fn judge(&mut self, limits: &HostileLimits) {
        let honest = &self.honest;
        let found = [
            (Reason::Slow, P99_MS_MAX <= honest.to_other.p99.max(honest.to_ack.p99)),
            (Reason::SlowRobots, ROBOTS_P99_MS_MAX <= honest.robots.p99),
            (Reason::Lost, honest.lost != 0),
            (Reason::Unanswered, honest.unanswered != 0),
            (Reason::Idle, honest.actions == 0),
            (Reason::Down, self.me_ms.is_none()),
            (Reason::SlowAfterwards, self.me_ms.is_some_and(|ms| ME_MS_MAX <= ms)),
            (Reason::OverLimit, self.attacks.iter().any(|attack| attack.is_over(limits))),
        ];
        self.reasons = found.into_iter().filter(|(_, is_so)| *is_so).map(|(it, _)| it).collect();
        self.holds = self.reasons.is_empty();
    }
}

impl AttackReport {
    /// Whether more was had at once than the server may let anybody have.
    fn is_over(&self, limits: &HostileLimits) -> bool {
        self.peaks.iter().any(|(of, peak)| {
            let max = match *of {
                "tables-of-a-guest" => limits.tables_per_guest.into(),
                "sockets-of-a-guest" => limits.sockets_per_guest.into(),
                "records-at-once" => limits.records_per_guest.into(),
                "guests-of-an-address" => (limits.guests_per_address + RACE_S_MAX).into(),
                "requests-of-an-address" => limits.address_requests_burst.into(),
                "steps" => limits.changes_per_match,
                other => unreachable!("{other} has no limit"),
            };
            max < *peak
        })
    }
}

impl From<HonestResult> for Answers {
    fn from(told: HonestResult) -> Answers {
        Answers {
            actions: told.kept + told.n_lost,
            matches: told.n_matches,
            to_ack: Latency::of(&told.to_ack),
            to_other: Latency::of(&told.to_other),
            own_delay: Latency::of(&told.own_delay),
            robots: Latency::of(&told.robots),
            reconnects: told.n_reconnects,
            refused: told.refused,
            unanswered: told.n_unanswered,
            kept: told.kept,
            lost: told.n_lost,
            losses: told.losses,
        }
    }
}

impl From<AttackResult> for AttackReport {
    fn from(AttackResult { name, counts }: AttackResult) -> AttackReport {
        AttackReport {
            name,
            tried: counts.through + counts.refused + counts.silent,
            through: counts.through,
            refused: counts.refused,
            silent: counts.silent,
            bytes: counts.n_bytes,
            answers: counts.answers,
            peaks: counts.peaks,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::hostile::tally::Counts;

    fn latency(p99: f64) -> Latency {
        Latency { n: 100, p50: 1.0, p99, p999: p99, max: p99 }
    }

    const LIMITS: HostileLimits = HostileLimits {
        tables_per_guest: 20,
        sockets_per_guest: 20,
        records_per_guest: 100,
        guests_per_address: 100,
        changes_per_match: 25_000,
        address_requests_burst: 6_000,
        address_requests_per_second: 1_500,
    };

    fn check(p99: f64, lost: u64, me_ms: Option<f64>, expected: &[Reason]) {
        check_with(p99, 600.0, lost, me_ms, expected);
    }

    fn check_with(p99: f64, robots: f64, lost: u64, me_ms: Option<f64>, expected: &[Reason]) {
        let honest = Answers {
            actions: 100,
            matches: 1,
            to_ack: latency(1.0),
            to_other: latency(p99),
            own_delay: latency(0.1),
            robots: latency(robots),
            reconnects: 3,
            refused: BTreeMap::new(),
            unanswered: 0,
            kept: 100 - lost,
            lost,
            losses: Vec::new(),
        };
        let mut report = HostileReport {
            seconds: 1.0,
            tables: 1,
            honest,
            attacks: Vec::new(),
            server: None,
            data_bytes: None,
            me_ms,
            reasons: Vec::new(),
            holds: false,
        };
        report.judge(&LIMITS);
        assert_eq!(report.reasons, expected);
        assert_eq!(report.holds, expected.is_empty());
    }

    #[test]
    fn a_server_holds_if_nothing_speaks_against_it() {
        check(249.0, 0, Some(3.0), &[]);
        check(250.0, 0, Some(3.0), &[Reason::Slow]);
        check(2.0, 1, Some(3.0), &[Reason::Lost]);
        check(2.0, 0, None, &[Reason::Down]);
        check_with(2.0, 1700.0, 0, Some(3.0), &[Reason::SlowRobots]);
        check(2.0, 0, Some(900.0), &[Reason::SlowAfterwards]);
    }

    #[test]
    fn more_than_a_limit_is_too_much() {
        for (of, max) in [
            ("tables-of-a-guest", 20),
            ("sockets-of-a-guest", 20),
            ("records-at-once", 100),
            ("guests-of-an-address", 140),
            ("requests-of-an-address", 6_000),
            ("steps", 25_000),
        ] {
            for (peak, is_over) in [(max, false), (max + 1, true)] {
                let counts = Counts { peaks: BTreeMap::from([(of, peak)]), ..Counts::default() };
                let attack = AttackReport::from(AttackResult { name: "any", counts });
                assert_eq!(attack.is_over(&LIMITS), is_over, "{of}: {peak}");
            }
        }
    }
}
