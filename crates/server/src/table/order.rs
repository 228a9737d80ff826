//! Orders: who may give them, and what becomes of them.

use std::time::Duration;

use engine::{Seat, Viewer, When};
use games::Decision;
use protocol::{FromClient, Order, Stage, ToClient};
use serde_json::Value;
use tokio::time::Instant;

use super::live::Live;
use super::room::Charges;
use super::{End, OrderReply, Table, WatcherId, answer};
use crate::address::AddressTag;
use crate::blocking::run_blocking;
use crate::clock::now_ms;
use crate::guest::GuestId;
use crate::log;
use crate::refusal::{Refusal, RefusalCode};
use crate::store::{StepRow, StoreFailed, Write};

/// It is stored with its step, so its bytes count and not its characters.
const KEY_BYTES_MAX: usize = 64;
/// Bots and deadlines of a host who has no room left try again after so long.
const RESTS_WITHOUT_ROOM: Duration = Duration::from_secs(60);
/// To go through so many takes no longer than anything else that is done at once.
const OPEN_STEPS_QUICK: usize = 32;

impl Table {
    pub(super) async fn order(
        &mut self,
        (guest, address): (Option<GuestId>, AddressTag),
        order: FromClient,
        from: Option<WatcherId>,
        reply: OrderReply,
    ) -> Result<(), End> {
        // What was to happen before the order arrived happens before it.
        while self.live.as_ref().is_some_and(|live| live.is_overdue(now_ms())) {
            if let Err(end) = self.expire().await {
                return Err(end.tell(reply));
            }
        }
        let key = order.key.clone();
        let accepted = |version| ToClient::Accepted { key, version };
        let tried = match self.check_order(guest, &order) {
            Ok(Checked::New(when)) => match self.make_room(guest, address).await {
                Ok(()) => self.try_order(&order, when, address).await,
                Err(refusal) => Err(refusal),
            },
            Ok(Checked::DoneBefore(version)) => {
                answer(reply, Ok(accepted(version)));
                return Ok(());
            }
            Err(refusal) => Err(refusal),
        };
        let step = match tried {
            Ok(step) => step,
            Err(refusal) if self.live.is_none() => {
                answer(reply, Err(refusal));
                return Err(End::StoreFailed(StoreFailed::Other));
            }
            Err(refusal) => {
                let is_stale = refusal == RefusalCode::Stale.into();
                answer(reply, Err(refusal));
                if let Some(watcher) = from.filter(|_| is_stale) {
                    self.show_news(watcher);
                }
                return Ok(());
            }
        };
        let seat = Viewer::Seat(order.seat);
        let version = self.live.as_ref().map_or(0, |live| live.version(seat));
        match self.store_step(step, guest.map(|guest| (guest, address))).await {
            Ok(()) => {
                // In this order: then the socket finds both and sends them together.
                self.tell_match();
                answer(reply, Ok(accepted(version)));
                Ok(())
            }
            Err(end) => Err(end.tell(reply)),
        }
    }

    fn check_order(&self, guest: Option<GuestId>, given: &FromClient) -> Result<Checked, Refusal> {
        self.check_seat(guest, given.seat)?;
        let delays = self.delays();
        if !(1..=KEY_BYTES_MAX).contains(&given.key.len()) {
            return Err(Refusal::from(RefusalCode::BadKey).with("max", KEY_BYTES_MAX));
        }
        let live = self.live.as_ref().ok_or(RefusalCode::NotStarted)?;
        if let Some(version) = live.known(given.seat, &given.key) {
            return Ok(Checked::DoneBefore(version));
        }
        if self.row.stage == Stage::Finished {
            return Err(RefusalCode::GameOver.into());
        }
        if self.row.chairs[given.seat.idx()].level().is_some() {
            return Err(RefusalCode::SeatHandedOver.into());
        }
        let changes_max = self.state.config.limits.changes_per_match;
        if changes_max <= live.n_changes() {
            return Err(Refusal::from(RefusalCode::MatchTooLong).with("max", changes_max));
        }
        let version = live.version(Viewer::Seat(given.seat));
        if given.version.is_some_and(|given| given != version) {
            return Err(RefusalCode::Stale.into());
        }
        Ok(Checked::New(live.when(now_ms(), delays)))
    }

    /// Going back goes through all that is open; where that is much, it is done beside those who
    /// play elsewhere. If it fails, the match is gone and must be read again.
    async fn try_order(
        &mut self,
        given: &FromClient,
        when: When,
        by: AddressTag,
    ) -> Result<StepRow, Refusal> {
        let mut live = self.live.take().ok_or(RefusalCode::NotStarted)?;
        let goes_back = matches!(given.order, Order::Undo | Order::RestartTurn);
        let carry_out = move |live: &mut Live, given: &FromClient| {
            live.carry_out(given.seat, &given.order, Some(&given.key), when)
        };
        let (live, step) = match goes_back && OPEN_STEPS_QUICK < live.n_open() {
            true => {
                let given = given.clone();
                let work = move || {
                    let step = carry_out(&mut live, &given);
                    (live, step)
                };
                run_blocking(&self.state.rebuilders, by, work).await?
            }
            false => {
                let step = carry_out(&mut live, given);
                (live, step)
            }
        };
        self.live = Some(live);
        step
    }

    fn check_seat(&self, guest: Option<GuestId>, seat: Seat) -> Result<(), Refusal> {
        if self.row.seats_of(guest).next().is_none() {
            return Err(RefusalCode::Spectator.into());
        }
        let chair = self.row.chairs.get(seat.idx()).ok_or(RefusalCode::NoSuchSeat)?;
        let is_own = guest.is_some() && chair.guest() == guest;
        if is_own { Ok(()) } else { Err(RefusalCode::NotYourSeat.into()) }
    }

    /// A bot's action, if the match has not gone on without it.
    pub(super) async fn carry_out_choice(
        &mut self,
        version: u64,
        seat: Seat,
        decision: Option<Decision>,
    ) -> Result<(), End> {
        let is_bot = self.row.chairs[seat.idx()].level().is_some();
        let delays = self.delays();
        let Some(live) = &self.live else { return Ok(()) };
        if !is_bot || version != live.version(Viewer::Seat(seat)) {
            return Ok(());
        }
        if self.state.config.limits.changes_per_match <= live.n_changes() {
            self.thoughts.give_up(seat, version);
            return Ok(());
        }
        self.thoughts.forget(seat);
        if !self.host_has_room().await {
            return Ok(());
        }
        let Some(live) = self.live.as_mut() else { return Ok(()) };
        let (action, then) = match decision {
            Some(Decision { intent, then }) => (intent.action, then),
            None => match first_action(live, seat) {
                Some(action) => (action, Vec::new()),
                None => return Ok(()),
            },
        };
        let when = live.when(now_ms(), delays);
        match live.carry_out(seat, &Order::Act { action }, None, when) {
            Ok(step) => {
                self.thoughts.keep_plan(seat, live.version(Viewer::Seat(seat)), then);
                self.finish_step(step).await
            }
            Err(refusal) => {
                let code = refusal.problem.code;
                let table = log::short(&self.row.id);
                tracing::error!(table, version, code, "a bot broke the rules");
                // Asking again would bring the same answer.
                self.thoughts.give_up(seat, version);
                Ok(())
            }
        }
    }

    /// Whether the match may go on by itself: the host answers for what nobody has ordered. Where
    /// there is no room it rests for a while, so that nobody thinks in vain.
    async fn host_has_room(&mut self) -> bool {
        let (host, address) = (self.row.host, self.row.address);
        let has_room = self.make_room(Some(host), address).await.is_ok();
        if !has_room {
            self.rests_until = Instant::now() + RESTS_WITHOUT_ROOM;
        }
        has_room
    }

    /// A deadline has passed, and somebody may be there to see it.
    pub(super) async fn expire_if_there_is_room(&mut self) -> Result<(), End> {
        if self.host_has_room().await { self.expire().await } else { Ok(()) }
    }

    /// Lets the game go on by itself, once its deadline has passed.
    async fn expire(&mut self) -> Result<(), End> {
        let delays = self.delays();
        let Some(live) = self.live.as_mut() else { return Ok(()) };
        let when = live.when(now_ms(), delays);
        match live.expire(when) {
            Ok(step) => self.finish_step(step).await,
            // The clock that woke us is ahead of the clock of the match by less than a tick.
            Err(_) => Ok(()),
        }
    }

    async fn finish_step(&mut self, step: StepRow) -> Result<(), End> {
        self.store_step(step, None).await?;
        self.tell_match();
        Ok(())
    }

    /// Reserved now and then, for many steps.
    async fn make_room(
        &mut self,
        guest: Option<GuestId>,
        address: AddressTag,
    ) -> Result<(), Refusal> {
        let guest = guest.ok_or(RefusalCode::Spectator)?;
        if self.rooms.has_room(guest, address) {
            return Ok(());
        }
        Box::pin(self.rooms.reserve(&self.state, guest, address)).await
    }

    /// After a failure the match is ahead of its rows. The host is charged for what nobody ordered.
    async fn store_step(
        &mut self,
        step: StepRow,
        by: Option<(GuestId, AddressTag)>,
    ) -> Result<(), End> {
        let (guest, address) = by.unwrap_or((self.row.host, self.row.address));
        let Charges { mut writes, reservations } = self.rooms.take(guest, address, &step);
        let is_over = self.live.as_ref().is_some_and(|live| live.table.outcome().is_some());
        writes.push(Write::Step { table_no: self.row.no, step });
        if is_over {
            self.row.stage = Stage::Finished;
            writes.push(Write::Table(Box::new(self.row.clone())));
        }
        let stored = self.state.store.write_reserved(writes, reservations).await;
        stored.map_err(End::StoreFailed)?;
        if is_over {
            let (table, game) = (log::short(&self.row.id), self.row.game.as_str());
            let n_steps = self.live.as_ref().map_or(0, Live::n_changes);
            tracing::info!(table, game, n_steps, "match finished");
            self.tell_seats();
        }
        Ok(())
    }

    /// The last steps are charged before the table is gone. If that cannot be stored, they were
    /// free: it is little.
    pub(super) async fn settle(&mut self) {
        let Charges { writes, reservations } = self.rooms.rest();
        if !writes.is_empty() {
            let _ = self.state.store.write_reserved(writes, reservations).await;
        }
    }
}

impl End {
    /// Whoever ordered something learns why it has not happened.
    fn tell(self, reply: OrderReply) -> End {
        let refusal = match self {
            End::StoreFailed(failed) => failed.into(),
            End::Forgotten => RefusalCode::NoSuchTable.into(),
        };
        answer(reply, Err(refusal));
        self
    }
}

/// What a bot does that could not make up its mind.
fn first_action(live: &Live, seat: Seat) -> Option<Value> {
    let actions = live.table.sight(Viewer::Seat(seat)).actions;
    let actions: Vec<Value> = serde_json::from_str(actions.get()).ok()?;
    actions.into_iter().next()
}

/// What is to become of an order.
enum Checked {
    New(When),
    DoneBefore(u64),
}

#[cfg(test)]
mod tests {
    use std::net::{Ipv4Addr, SocketAddr};
    use std::sync::Arc;

    use engine::{Delays, OPEN_STEPS_MAX, Secret};
    use futures_util::FutureExt;
    use protocol::{NewSeat, NewTable, TableId};
    use serde_json::json;
    use tokio::sync::{mpsc, oneshot};

    use super::*;
    use crate::config::Config;
    use crate::guest::Named;
    use crate::state::AppState;
    use crate::table::{Ask, seating};

    const ANNA: AddressTag = AddressTag::new([1; 8]);
    const BERT: AddressTag = AddressTag::new([2; 8]);

    struct Begun {
        host: GuestId,
        seat: Seat,
        asks: mpsc::Sender<Box<Ask>>,
        action: Value,
    }

    /// A table that is awake, at which a figure was put down and picked up so often.
    async fn begun(state: &Arc<AppState>, n_open: usize) -> Begun {
        let host = Named { guest: GuestId::new(), name: "Anna".to_owned(), address: ANNA };
        let game = games::IDS.iter().find(|game| games::is_race(game)).unwrap();
        let (options, seats) = (json!({ "placement_s": "off" }), vec![NewSeat::Me; 2]);
        let new = NewTable { game: (*game).to_owned(), options, seats, is_listed: false };
        let row = seating::new_row(new, &host, Secret::from_seed(1, 8)).unwrap();
        let row = seating::start(&row, host.guest, now_ms()).unwrap();
        let id: TableId = row.id.clone();
        let mut live = Live::rebuild(&row, &[]).unwrap();
        state.store.write(vec![Write::NewTable(Box::new(row))]).await.unwrap();
        let table_no = state.store.table(&id).await.unwrap().unwrap().no;
        let seat = live.table.to_act().first().unwrap();
        let mut writes = Vec::new();
        while live.n_open() < n_open {
            let (action, when) =
                (first_action(&live, seat).unwrap(), live.when(0, Delays::default()));
            let step = live.carry_out(seat, &Order::Act { action }, None, when).ok().unwrap();
            writes.push(Write::Step { table_no, step });
        }
        state.store.write(writes).await.unwrap();
        let begun = Begun {
            host: host.guest,
            seat,
            asks: state.table(&id, ANNA).await.ok().unwrap(),
            action: first_action(&live, seat).unwrap(),
        };
        let (reply, frame) = oneshot::channel();
        let (guest, eyes, after) = (None, Some(Viewer::Spectator), None);
        begun.asks.send(Box::new(Ask::Poll { guest, eyes, after, reply })).await.unwrap();
        assert!(frame.await.unwrap().is_ok(), "it is awake");
        begun
    }

    impl Begun {
        async fn order(&self, order: Order) -> oneshot::Receiver<Result<ToClient, Refusal>> {
            let order = FromClient { seat: self.seat, version: None, key: "k".to_owned(), order };
            let (guest, address, from) = (Some(self.host), ANNA, None);
            let (reply, answer) = oneshot::channel();
            let ask = Box::new(Ask::Order { guest, address, order, from, reply });
            self.asks.send(ask).await.unwrap();
            answer
        }
    }

    fn is_accepted(answer: Result<ToClient, Refusal>) -> bool {
        matches!(answer, Ok(ToClient::Accepted { .. }))
    }

    /// Finding: a long turn was taken back on the thread that answers, while everybody else waited.
    #[tokio::test]
    async fn a_long_turn_is_taken_back_beside_those_who_play() {
        let folder = tempfile::tempdir().unwrap();
        let address = SocketAddr::from((Ipv4Addr::LOCALHOST, 0));
        let config = Config::new(address, folder.path().to_owned());
        let state = Arc::new(AppState::open(config).unwrap());
        let (long, short) = (begun(&state, OPEN_STEPS_MAX).await, begun(&state, 0).await);
        let mut slots = Vec::new();
        while let Some(slot) = state.rebuilders.take(BERT).now_or_never() {
            slots.push(slot);
        }
        let mut taken_back = long.order(Order::RestartTurn).await;
        while state.rebuilders.n_waiting() == 0 {
            assert!(taken_back.try_recv().is_err(), "it waits for a slot");
            tokio::task::yield_now().await;
        }
        let action = short.action.clone();
        assert!(is_accepted(short.order(Order::Act { action }).await.await.unwrap()));
        assert!(taken_back.try_recv().is_err(), "nobody has made a slot free");
        drop(slots);
        assert!(is_accepted(taken_back.await.unwrap()));
        state.close().await;
    }
}
