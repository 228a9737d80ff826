//! Everybody else: guests with tables of their own who ask, look and play all the time.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use engine::{Chance, Fast, Seat};
use protocol::{FromClient, NewSeat, NewTable, Order};
use serde_json::{Value, json};
use tokio::task::JoinHandle;
use tokio::time::sleep;

use crate::Failed;
use crate::guest::{Guest, HttpClient};

const N_BYSTANDERS: usize = 20;
/// From one answer to the next question.
const PAUSE: Duration = Duration::from_millis(10);

/// From a question to its answer.
pub struct Wait {
    from: Instant,
    until: Instant,
}

impl Wait {
    pub fn length(&self) -> Duration {
        self.until - self.from
    }

    pub fn overlaps(&self, (from, until): (Instant, Instant)) -> bool {
        self.from <= until && from <= self.until
    }
}

pub struct Bystanders {
    asking: Vec<JoinHandle<Result<Vec<Wait>, Failed>>>,
    is_over: Arc<AtomicBool>,
}

impl Bystanders {
    pub async fn gather(
        http: &HttpClient,
        games: &[String],
        seed: u64,
    ) -> Result<Bystanders, Failed> {
        let is_over = Arc::<AtomicBool>::default();
        let mut asking = Vec::new();
        for number in 0..N_BYSTANDERS {
            let game = games[number % games.len()].clone();
            let guest = http.guest("Bystander").await?;
            let table = new_table(&guest, &game).await?;
            let chance = Fast::new(seed.wrapping_add(number as u64));
            let waits = Vec::new();
            let bystander = Bystander { guest, game, table, chance, n_rounds: 0, waits };
            asking.push(tokio::spawn(bystander.ask(Arc::clone(&is_over))));
        }
        Ok(Bystanders { asking, is_over })
    }

    /// They may go, and say how long they have waited for each answer.
    pub async fn dismissed(self) -> Result<Vec<Wait>, Failed> {
        self.is_over.store(true, Ordering::Relaxed);
        let mut waits = Vec::new();
        for asking in self.asking {
            let asked = asking.await.map_err(|why| Failed::Broken(why.to_string()))?;
            waits.extend(asked?);
        }
        Ok(waits)
    }
}

struct Bystander {
    guest: Guest,
    game: String,
    table: String,
    chance: Fast,
    n_rounds: u64,
    waits: Vec<Wait>,
}

impl Bystander {
    async fn ask(mut self, is_over: Arc<AtomicBool>) -> Result<Vec<Wait>, Failed> {
        while !is_over.load(Ordering::Relaxed) {
            let from = Instant::now();
            self.guest.name().await?;
            self.note(from);
            let from = Instant::now();
            let seat = Seat((self.n_rounds % 2) as u8);
            self.n_rounds += 1;
            let frame = self.guest.frame(&self.table, &seat.0.to_string()).await?;
            self.note(from);
            if !frame["outcome"].is_null() {
                self.table = new_table(&self.guest, &self.game).await?;
                continue;
            }
            let actions = frame["actions"].as_array().cloned().unwrap_or_default();
            if let Some(order) = self.order(seat, &actions) {
                let from = Instant::now();
                // In a race an order may come too late for its moment; that is an answer, too.
                match self.guest.order(&self.table, &order).await {
                    Ok(_) | Err(Failed::Refused { .. }) => self.note(from),
                    Err(failed) => return Err(failed),
                }
            }
            sleep(PAUSE).await;
        }
        Ok(self.waits)
    }

    fn note(&mut self, from: Instant) {
        self.waits.push(Wait { from, until: Instant::now() });
    }

    fn order(&mut self, seat: Seat, actions: &[Value]) -> Option<FromClient> {
        let n = u32::try_from(actions.len()).ok().filter(|n| *n != 0)?;
        let action = actions[self.chance.below(n) as usize].clone();
        let key = self.n_rounds.to_string();
        Some(FromClient { seat, version: None, key, order: Order::Act { action } })
    }
}

/// A table of one guest who sits on both seats.
async fn new_table(guest: &Guest, game: &str) -> Result<String, Failed> {
    let seats = vec![NewSeat::Me, NewSeat::Me];
    let new = NewTable { game: game.to_owned(), options: json!({}), seats, is_listed: false };
    let table = guest.open_table(&new).await?.id.0;
    guest.start(&table).await?;
    Ok(table)
}
