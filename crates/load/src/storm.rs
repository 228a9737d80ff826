//! Everybody comes at once, sees the table, and goes; again and again.

use std::time::Instant;

use crate::Failed;
use crate::table::Table;

pub async fn storm(table: &mut Table, stop: Instant) -> Result<(), Failed> {
    while Instant::now() < stop {
        table.connect().await?;
        table.enter().await?;
        table.leave();
    }
    table.connect().await?;
    table.enter().await
}
