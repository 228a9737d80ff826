//! Tables with files of components that are as long as a body may be, so that every table costs the
//! disk and every frame the network.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use futures_util::StreamExt;
use futures_util::future::join_all;
use serde_json::json;
use tokio::time::{sleep, timeout};

use super::Attacker;
use crate::hostile::wire::text_of;

const N_WORKERS: usize = 4;
/// A few more than a guest may have.
const TABLES_PER_GUEST: usize = 24;
/// That the server may take, all together: the disk is ours, too.
const TABLES_MAX: u32 = 800;
const EVERY: Duration = Duration::from_millis(100);
const LISTENS_FOR: Duration = Duration::from_secs(2);

pub async fn run(attacker: Arc<Attacker>) {
    let n_tables = AtomicU32::new(0);
    let workers = (0..attacker.share_of(N_WORKERS)).map(|_| fill(&attacker, &n_tables));
    join_all(workers).await;
}

async fn fill(attacker: &Attacker, n_tables: &AtomicU32) {
    let materials = &attacker.scene.plan.materials;
    let seats = json!(["me", "me"]);
    while n_tables.load(Ordering::Relaxed) < TABLES_MAX {
        let Some(mut line) = attacker.guest().await else { continue };
        for n in 0..TABLES_PER_GUEST {
            let (game, options) = (&materials.noted_game, &materials.noted_options);
            let Some(table) = attacker.new_table(&mut line, game, options, &seats).await else {
                sleep(EVERY).await;
                continue;
            };
            n_tables.fetch_add(1, Ordering::Relaxed);
            let is_started = attacker.start(&mut line, &table).await.is_some();
            if is_started && n == 0 {
                attacker.scene.know_table(&table);
                listen(attacker, &line, &table).await;
            }
            sleep(EVERY).await;
        }
    }
}

async fn listen(attacker: &Attacker, line: &crate::hostile::wire::Line, table: &str) {
    let socket = attacker.socket(line.route, line.cookie.as_deref(), table).await;
    let Some(mut socket) = socket else { return };
    while let Ok(Some(text)) = timeout(LISTENS_FOR, socket.next()).await.map(text_of) {
        attacker.tally.heard(text.map_or(0, |text| text.len()));
    }
}
