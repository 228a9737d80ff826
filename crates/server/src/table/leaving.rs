//! Whoever leaves, and whoever is made to.

use std::time::Duration;

use engine::Seat;
use protocol::{Stage, TableInfo};

use super::{End, Reply, Table, answer, seating};
use crate::clock::now_s;
use crate::guest::GuestId;
use crate::refusal::{Refusal, RefusalCode};
use crate::store::{Chair, TableRow, Write};

impl Table {
    /// A waiting table that the last person has left is of no more use, unless it is kept for
    /// somebody.
    pub(super) async fn leave(
        &mut self,
        guest: GuestId,
        seat: Option<Seat>,
        reply: Reply<TableInfo>,
    ) -> Result<(), End> {
        if let Some(seat) = seat.filter(|seat| seating::may_clear(&self.row, guest, *seat)) {
            self.clear_seat(guest, seat, reply).await;
            return Ok(());
        }
        let others = seat.filter(|seat| seating::is_others_seat(&self.row, guest, *seat));
        let changed = match others {
            Some(seat) => self.hand_over(seat),
            None => seating::leave(&self.row, guest, seat),
        };
        let now_s = now_s();
        let is_for_nobody = |chair: &Chair| chair.guest().is_none() && chair.kept(now_s).is_none();
        let is_abandoned = changed
            .as_ref()
            .is_ok_and(|row| row.stage == Stage::Waiting && row.chairs.iter().all(is_for_nobody));
        if !is_abandoned {
            self.reseat(changed, Some(guest), reply).await;
            return Ok(());
        }
        let forgotten = self.forget().await;
        let end = if forgotten.is_ok() { Err(End::Forgotten) } else { Ok(()) };
        answer(reply, forgotten.map(|()| self.info_for(Some(guest))));
        end
    }

    /// A table that nobody has come back to for long goes when its room is needed.
    pub(super) async fn make_way(&mut self, reply: Reply<bool>) -> Result<(), End> {
        let goes = self.row.is_left_waiting() && self.audience.is_empty();
        let forgotten = if goes { self.forget().await } else { Ok(()) };
        let end = if goes && forgotten.is_ok() { Err(End::Forgotten) } else { Ok(()) };
        answer(reply, forgotten.map(|()| goes));
        end
    }

    async fn forget(&mut self) -> Result<(), Refusal> {
        Ok(self.state.store.write(vec![Write::ForgetTable { no: self.row.no }]).await?)
    }

    /// The host removes somebody, or no longer keeps a seat.
    async fn clear_seat(&mut self, host: GuestId, seat: Seat, reply: Reply<TableInfo>) {
        let removed = self.row.chairs[seat.idx()].guest();
        let result = match self.store_row(seating::clear(&self.row, seat)).await {
            Ok(()) => {
                if let Some(removed) = removed {
                    self.audience.remove(removed);
                }
                // The removed one learns why.
                self.tell_seats_soon();
                Ok(self.info_for(Some(host)))
            }
            Err(refusal) => Err(refusal),
        };
        answer(reply, result);
    }

    /// Others may do this only when nothing was seen of the player for a while.
    fn hand_over(&self, seat: Seat) -> Result<TableRow, Refusal> {
        let needed = Duration::from_millis(self.state.config.absent_after_ms);
        let absent = self.row.chairs[seat.idx()].guest().map(|it| self.audience.absence(it));
        match needed.saturating_sub(absent.unwrap_or(needed)) {
            Duration::ZERO => Ok(seating::hand_over(&self.row, seat)),
            left => Err(Refusal::from(RefusalCode::StillHere).with("seconds", left.as_secs() + 1)),
        }
    }
}
