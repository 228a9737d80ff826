//! The end of a load: what every client shows is what the server has.

use std::time::Duration;

use engine::Viewer;
use futures_util::StreamExt;
use serde_json::Value;
use tokio::time::timeout;

use super::Table;
use crate::Failed;

/// As long a client may be behind.
const PATIENCE: Duration = Duration::from_secs(10);

impl Table {
    /// How many clients were compared. All of them listen until they have caught up.
    pub async fn settle(&mut self) -> Result<usize, Failed> {
        let mut n_compared = 0;
        for idx in 0..self.clients.len() {
            if self.clients[idx].seen.is_some() {
                self.compare(idx).await?;
                n_compared += 1;
            }
        }
        Ok(n_compared)
    }

    async fn compare(&mut self, idx: usize) -> Result<(), Failed> {
        loop {
            let Some(seen) = &self.clients[idx].seen else { return Ok(()) };
            let eyes = match seen.viewer {
                Viewer::Seat(seat) => seat.0.to_string(),
                Viewer::Spectator => "spectator".to_owned(),
            };
            let guest = self.guests.get(idx).unwrap_or(&self.guests[0]);
            let frame = guest.frame(&self.id, &eyes).await?;
            let version = frame["version"].as_u64().unwrap_or(0);
            if version == seen.version {
                let shown: Value = serde_json::from_str(&seen.view)
                    .map_err(|why| Failed::Broken(why.to_string()))?;
                return match shown == frame["view"] {
                    true => Ok(()),
                    false => Err(Failed::Broken(format!(
                        "at version {version} of table {} somebody saw something else",
                        self.id
                    ))),
                };
            }
            self.catch_up(idx, version).await?;
        }
    }

    async fn catch_up(&mut self, idx: usize, version: u64) -> Result<(), Failed> {
        let is_behind = |table: &Table| {
            table.clients[idx].seen.as_ref().is_some_and(|seen| seen.version < version)
        };
        while is_behind(self) {
            let news = timeout(PATIENCE, self.ears.next()).await.map_err(|_| {
                Failed::Broken(format!("a client of table {} was never shown {version}", self.id))
            })?;
            self.hear(news).await?;
        }
        Ok(())
    }
}
