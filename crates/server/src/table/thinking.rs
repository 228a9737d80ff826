//! Bots think on a bounded pool and come back with a choice; the table never waits for them.

use std::time::Duration;

use bots::Budget;
use engine::Seat;
use games::Question;
use protocol::Stage;
use serde_json::Value;
use sha2::{Digest, Sha256};
use tokio::time::{Instant, sleep_until};

use super::{Ask, Table};
use crate::clock::now_ms;

const BUDGET: Budget = Budget { ms: 100 };

/// What a bot has to do for its choice.
enum Thought {
    Forced(Value),
    Asked(Question),
}

impl Table {
    /// Asks the first bot that is to act, unless one is thinking about this moment already.
    pub(super) fn wake_bot(&mut self) {
        let Some(live) = &self.live else { return };
        let version = live.version();
        if self.row.stage != Stage::Playing || self.thinking == Some(version) {
            return;
        }
        let Some((seat, thought)) = self.next_thought(version) else { return };
        let Some(asks) = self.myself.upgrade() else { return };
        self.thinking = Some(version);
        let pause_ms = if self.audience.is_empty() { 0 } else { self.hall.config.bot_pause_ms };
        let acts_at = Instant::now() + Duration::from_millis(pause_ms);
        let hall = std::sync::Arc::clone(&self.hall);
        tokio::spawn(async move {
            let action = match thought {
                Thought::Forced(action) => Some(action),
                Thought::Asked(question) => {
                    let _permit = hall.thinkers.acquire().await;
                    tokio::task::spawn_blocking(question).await.ok()
                }
            };
            sleep_until(acts_at).await;
            // A table that has gone needs no answer.
            let _ = asks.send(Ask::Chosen { version, seat, action }).await;
        });
    }

    fn next_thought(&self, version: u64) -> Option<(Seat, Thought)> {
        let table = &self.live.as_ref()?.table;
        let is_bot = |seat: &Seat| self.row.chairs[seat.idx()].level().is_some();
        let seat = table.to_act().iter().find(is_bot)?;
        if let Some(action) = table.only_action(seat) {
            return Some((seat, Thought::Forced(action)));
        }
        let level = self.row.chairs[seat.idx()].level()?;
        let question = table.question(seat, level, self.seed(version), BUDGET)?;
        Some((seat, Thought::Asked(question)))
    }

    /// The same table would have its bots think the same again.
    fn seed(&self, version: u64) -> u64 {
        let mut hash = Sha256::new();
        hash.update(b"rathaus bot ");
        hash.update(String::from(self.row.secret.clone()));
        hash.update(version.to_le_bytes());
        let digest: [u8; 32] = hash.finalize().into();
        u64::from_le_bytes(*digest.first_chunk().expect("a digest has 32 bytes"))
    }

    /// When the game wants to go on by itself.
    pub(super) fn deadline(&self) -> Option<Instant> {
        let live = self.live.as_ref().filter(|_| self.row.stage == Stage::Playing)?;
        let left_ms = live.table.deadline()?.saturating_sub(live.now(now_ms()));
        Some(Instant::now() + Duration::from_millis(left_ms))
    }
}
