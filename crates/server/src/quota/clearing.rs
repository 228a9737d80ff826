//! Waiting tables at which nobody has begun a match for a week make way when their room is needed:
//! what nobody ever comes back to must not keep an address from playing for good.

use std::sync::Arc;

use futures_util::future::join_all;
use protocol::TableId;
use tokio::sync::oneshot;

use super::Owner;
use crate::address::AddressTag;
use crate::state::AppState;
use crate::table::Ask;

/// Whoever needs more room asks again.
const TABLES_AT_ONCE: u32 = 50;

/// Says whether somebody has more room now. All together are not cleared up for: there what is left
/// waiting is little beside what was played.
pub async fn make_room(state: &Arc<AppState>, of: Vec<Owner>, by: AddressTag) -> bool {
    let left = state.store.tables_left_waiting(of, TABLES_AT_ONCE).await;
    let ways = left.unwrap_or_default().into_iter().map(|id| makes_way(state, id, by));
    join_all(ways).await.into_iter().any(|has_gone| has_gone)
}

/// The table itself decides, so that nobody sits down at one that is about to go.
async fn makes_way(state: &Arc<AppState>, id: TableId, by: AddressTag) -> bool {
    let Ok(table) = state.table(&id, by).await else { return false };
    let (reply, answer) = oneshot::channel();
    let is_asked = table.send(Box::new(Ask::MakeWay(reply))).await.is_ok();
    is_asked && matches!(answer.await, Ok(Ok(true)))
}
