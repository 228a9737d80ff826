//! Honest players against a robot: how long it takes for a step, its usual pause included.

use std::sync::Arc;
use std::time::{Duration, Instant};

use engine::{Chance, Fast};
use serde::Deserialize;
use serde_json::json;
use tokio::time::{sleep, sleep_until};

use super::message::{Seen, ServerMessage};
use super::player::Player;
use super::record;
use crate::hostile::address::{Party, Route};
use crate::hostile::plan::HostilePlan;
use crate::hostile::wire::Line;
use crate::meter::{Latencies, latencies};

/// As long a person thinks.
const THINKS_FOR: Duration = Duration::from_millis(300);
const TRIES_AGAIN_AFTER: Duration = Duration::from_millis(500);

#[derive(Deserialize)]
struct Made {
    id: String,
}

/// Plays match after match until it is time to stop. A step that is still awaited then has taken
/// that long at least.
pub async fn play_robot(plan: Arc<HostilePlan>, number: usize, stop: Instant) -> Latencies {
    let mut steps = latencies();
    let n = u32::try_from(plan.n_tables * 2 + number).unwrap_or(u32::MAX);
    let route = Route { server: plan.address, from: Party::Honest.address(n) };
    let mut player = Player::new(Line::new(route));
    let mut chance = Fast::new(plan.seed.wrapping_add(number as u64));
    while Instant::now() < stop {
        match begin(&plan, &mut player, number).await {
            Some(table) => play(&mut player, &table, &mut chance, stop, &mut steps).await,
            None => sleep(TRIES_AGAIN_AFTER).await,
        }
    }
    steps
}

/// None if the server has refused or does not answer; then it is tried again.
async fn begin(plan: &HostilePlan, player: &mut Player, number: usize) -> Option<String> {
    let line = &mut player.line;
    if line.cookie.is_none() {
        let answer = line.say_name(&format!("Honest R{number}")).await.ok()?;
        answer.cookie?;
    }
    let games = &plan.materials.robot_games;
    let seats = json!(["me", { "bot": { "level": "easy" } }]);
    let new = json!({ "game": games[number % games.len()], "seats": seats });
    let answer = line.post("/api/tables", new.to_string()).await.ok()?;
    let Made { id } = serde_json::from_slice(&answer.body).ok()?;
    let started = line.post(&format!("/api/tables/{id}/start"), "").await.ok()?;
    player.leave();
    started.is_good().then_some(id)
}

/// One match.
async fn play(
    player: &mut Player,
    table: &str,
    chance: &mut Fast,
    stop: Instant,
    steps: &mut Latencies,
) {
    // Since when the robot is to act.
    let mut since: Option<Instant> = None;
    let mut n_orders = 0;
    while Instant::now() < stop {
        if let Some(at) = player.comes_back_at() {
            sleep_until(at.min(stop).into()).await;
            player.come_back(table).await;
            continue;
        }
        let text = tokio::select! {
            text = player.hear() => text,
            () = sleep_until(stop.into()) => break,
        };
        let Some(text) = text else {
            player.hang_up();
            continue;
        };
        let heard = serde_json::from_str::<ServerMessage<'_>>(&text).ok();
        let Some(seen) = heard.and_then(|heard| heard.frame).map(Seen::from) else { continue };
        if let Some(since) = since.take() {
            record(steps, since.elapsed());
        }
        if seen.is_over {
            return;
        }
        let Some((seat, actions)) = &seen.offer else {
            since = Some(Instant::now());
            continue;
        };
        let n = u32::try_from(actions.len()).unwrap_or(u32::MAX);
        let action = &actions[chance.below(n) as usize];
        n_orders += 1;
        let (seat, version) = (seat.0, seen.version);
        sleep(THINKS_FOR).await;
        let order = format!(r#"{{"act":{{"action":{action}}}}}"#);
        let key = format!("r{n_orders}");
        player
            .say(&format!(r#"{{"seat":{seat},"version":{version},"key":"{key}","order":{order}}}"#))
            .await;
    }
    if let Some(since) = since {
        record(steps, since.elapsed());
    }
}
