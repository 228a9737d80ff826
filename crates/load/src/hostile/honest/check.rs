//! The end of the honest: what was acknowledged last is sent once more. A server that has it says
//! so, with the same version; one that has lost it says something else. Versions count what a
//! player has noticed, so whoever still has the last order with its version has all before it.

use std::time::{Duration, Instant};

use tokio::time::{sleep, sleep_until};

use super::HonestResult;
use super::message::ServerMessage;
use super::player::Player;
use super::table::{Promise, Table};

/// Fewer than a server keeps the keys of.
const N_REPEATED: usize = 32;
/// Slower than the limits on orders.
const PACE: Duration = Duration::from_millis(12);
/// So long the server may take to show one promise.
const PATIENCE: Duration = Duration::from_secs(30);
/// And a table to show all: as long as the pace takes, and this.
const PATIENCE_IN_ALL: Duration = Duration::from_secs(60);

impl Table {
    pub async fn check(mut self) -> HonestResult {
        let mut promises = std::mem::take(&mut self.promises);
        // One socket after the other.
        promises.sort_by(|a, b| (&a.table, a.player).cmp(&(&b.table, b.player)));
        let of_sockets = promises.chunk_by(|a, b| (&a.table, a.player) == (&b.table, b.player));
        let of_sockets: Vec<(&[Promise], &[Promise])> =
            of_sockets.map(|all| all.split_at(all.len().saturating_sub(N_REPEATED))).collect();
        let n_asked: usize = of_sockets.iter().map(|(_, last)| last.len()).sum();
        let n_asked = u32::try_from(n_asked).unwrap_or(u32::MAX);
        let latest = Instant::now() + PATIENCE_IN_ALL + 2 * PACE * n_asked;
        for (before, last) in of_sockets {
            let player = &mut self.players[last[0].player];
            player.leave();
            let mut lost = Vec::new();
            for promise in last {
                let until = latest.min(Instant::now() + PATIENCE);
                match shown(player, promise, until).await {
                    Ok(()) => self.told.kept += 1,
                    Err(why) => lost.push((promise, why)),
                }
                sleep(PACE).await;
            }
            match lost.is_empty() {
                true => self.told.kept += before.len() as u64,
                false => lost.extend(before.iter().map(|it| (it, "what followed is lost".into()))),
            }
            for (Promise { table, key, version, .. }, why) in lost {
                self.told.lose(format!("order {key} of {table}, version {version}: {why}"));
            }
        }
        self.told
    }
}

/// Whether the server still knows that it has acknowledged this.
async fn shown(player: &mut Player, promise: &Promise, until: Instant) -> Result<(), String> {
    let mut is_asked = false;
    loop {
        if until <= Instant::now() {
            return Err("it was not shown in time".to_owned());
        }
        if let Some(at) = player.comes_back_at() {
            sleep_until(at.min(until).into()).await;
            player.come_back(&promise.table).await;
            is_asked = false;
            continue;
        }
        if !is_asked {
            player.say(&promise.text).await;
            is_asked = true;
        }
        let text = tokio::select! {
            text = player.hear() => text,
            () = sleep_until(until.into()) => continue,
        };
        let Some(text) = text else {
            player.hang_up();
            continue;
        };
        let Ok(ServerMessage { accepted, refused, .. }) =
            serde_json::from_str::<ServerMessage<'_>>(&text)
        else {
            continue;
        };
        if let Some(accepted) = accepted.filter(|it| it.key == promise.key) {
            return match accepted.version == promise.version {
                true => Ok(()),
                false => Err(format!("now it is version {}", accepted.version)),
            };
        }
        if let Some(refused) = refused.filter(|it| it.key == promise.key || it.key.is_empty()) {
            // That says nothing about the order.
            if refused.problem.code != "too-fast" {
                return Err(refused.problem.code);
            }
            sleep(20 * PACE).await;
            is_asked = false;
        }
    }
}
