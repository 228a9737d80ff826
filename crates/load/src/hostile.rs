//! An attack on a running server, by the project itself: some play honestly, many do everything
//! they should not, and the report says whether the honest noticed.
//!
//! Each party has a thread and a runtime of its own, so that what is measured is the server and not
//! the attackers' queue; and the attackers are nicer to the scheduler, because in life they bring
//! machines of their own.

mod address;
mod attacks;
mod honest;
mod machine;
mod plan;
mod report;
mod tally;
mod wire;

use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use tokio::runtime::Builder;
use tokio::time::{sleep_until, timeout};

use self::address::{Party, Route};
use self::attacks::{AttackResult, attack};
use self::honest::{Honest, HonestResult};
use self::machine::Machine;
use self::wire::Line;
use crate::Failed;

pub use self::plan::{HostileLimits, HostilePlan, Materials};
pub use self::report::{Answers, AttackReport, HostileReport, Reason, ServerBurden};

/// How often whoever watches is told, and the server's memory is looked at.
const TICK: Duration = Duration::from_millis(200);
/// So long the server may take for its first answer after the attack.
const ME_WITHIN: Duration = Duration::from_secs(30);
/// Steps towards the back of the scheduler's queue.
#[cfg(unix)]
const NICENESS: i32 = 5;

/// Runs an attack to its end. `watch` is told how many honest tables are ready, and then the share
/// of the time that has passed.
pub fn run_hostile(plan: HostilePlan, watch: impl Fn(usize, f64)) -> Result<HostileReport, Failed> {
    let runtime = Builder::new_current_thread().enable_all().build();
    let runtime = runtime.map_err(|why| Failed::Unreachable(why.to_string()))?;
    runtime.block_on(run(Arc::new(plan), watch))
}

async fn run(plan: Arc<HostilePlan>, watch: impl Fn(usize, f64)) -> Result<HostileReport, Failed> {
    let mut machine = Machine::look(plan.pid, plan.data.clone());
    let honest = Honest::gather(&plan, |n_ready| watch(n_ready, 0.0)).await?;
    machine.begin();
    let start = Instant::now();
    let stop = start + plan.duration;
    let attackers = {
        let plan = Arc::clone(&plan);
        thread::spawn(move || run_attacks(&plan, start, stop))
    };
    let playing = honest.play(start, stop);
    loop {
        let now = Instant::now();
        watch(plan.n_tables, ((now - start).as_secs_f64() / plan.duration.as_secs_f64()).min(1.0));
        machine.sample();
        if stop <= now {
            break;
        }
        sleep_until((now + TICK).min(stop).into()).await;
    }
    let seconds = start.elapsed().as_secs_f64();
    let server = machine.burden(seconds);
    let me = time_to_me(&plan).await;
    let honest = playing.settled().await?;
    let data_bytes = machine.data_bytes();
    let attacks = tokio::task::spawn_blocking(move || attackers.join()).await;
    let attacks = attacks.ok().and_then(Result::ok).flatten();
    let attacks = attacks.ok_or_else(|| Failed::Broken("the attackers fell over".to_owned()))?;
    Ok(report(&plan, seconds, honest, attacks, server, data_bytes, me))
}

/// All attacks at once, on a thread that waits behind the others.
fn run_attacks(
    plan: &Arc<HostilePlan>,
    start: Instant,
    stop: Instant,
) -> Option<Vec<AttackResult>> {
    // Where that is refused the attackers are merely a little stronger.
    #[cfg(unix)]
    let _ = rustix::process::nice(NICENESS);
    let runtime = Builder::new_current_thread().enable_all().build().ok()?;
    let results = runtime.block_on(attack(plan, start, stop));
    runtime.shutdown_timeout(TICK);
    Some(results)
}

/// How long somebody new waits for an answer once the attack is over.
async fn time_to_me(plan: &HostilePlan) -> Option<Duration> {
    let route = Route { server: plan.address, from: Party::Witness.address(0) };
    let asked_at = Instant::now();
    let answer = timeout(ME_WITHIN, Line::new(route).get("/api/me")).await;
    answer.ok()?.ok().map(|_| asked_at.elapsed())
}

fn report(
    plan: &HostilePlan,
    seconds: f64,
    honest: HonestResult,
    attacks: Vec<AttackResult>,
    server: Option<ServerBurden>,
    data_bytes: Option<(u64, u64)>,
    me: Option<Duration>,
) -> HostileReport {
    let mut report = HostileReport {
        seconds,
        tables: plan.n_tables,
        honest: honest.into(),
        attacks: attacks.into_iter().map(AttackReport::from).collect(),
        server,
        data_bytes,
        me_ms: me.map(|me| me.as_secs_f64() * 1e3),
        reasons: Vec::new(),
        holds: false,
    };
    report.judge(&plan.limits);
    report
}
