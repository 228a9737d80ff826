//! A table that is awake: one task owns the match and answers one question after the other. It
//! sleeps again, as rows in the store, when nobody has turned to it for a while.

mod audience;
mod info;
mod leaving;
mod live;
mod order;
pub mod past;
mod reading;
mod room;
mod seating;
mod showing;
mod stock;
mod thinking;

use std::pin::pin;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use engine::{Seat, Viewer};
use games::Decision;
use protocol::{FromClient, Stage, TableId, TableInfo, ToClient};
use tokio::sync::{mpsc, oneshot};
use tokio::time::{Instant, sleep_until};

use crate::address::AddressTag;
use crate::clock::now_ms;
use crate::guest::{GuestId, Named};
use crate::log;
use crate::quota::Reservation;
use crate::refusal::{Refusal, RefusalCode};
use crate::restoring::Stay;
use crate::state::AppState;
use crate::store::{StoreFailed, TableRow, Write};

use audience::Audience;
use live::Live;
use reading::{load, set_up};
use room::Rooms;
use thinking::Thoughts;

pub use audience::{Newcomer, Presence, Resume, WatcherId};
pub use info::table_info;
pub use seating::new_row;
pub use stock::stock;

const QUEUE_LEN: usize = 64;
/// A match that is over goes on nowhere: the table stays only for those who look once more.
const FINISHED_SLEEPS_AFTER: Duration = Duration::from_secs(5);
/// A full disk is not asked again at once.
const RESTS_FOR: Duration = Duration::from_secs(5);

/// How the rest of the server reaches a table. A queue has room for many asks at once, so they are
/// kept elsewhere.
pub struct TableHandle {
    pub asks: mpsc::Sender<Box<Ask>>,
    pub presence: Arc<Mutex<Presence>>,
}

pub type Reply<T> = oneshot::Sender<Result<T, Refusal>>;

/// What a table can be asked.
pub enum Ask {
    Sit {
        guest: GuestId,
        name: String,
        seat: Option<Seat>,
        reply: Reply<TableInfo>,
    },
    Leave {
        guest: GuestId,
        seat: Option<Seat>,
        reply: Reply<TableInfo>,
    },
    Start {
        guest: GuestId,
        reply: Reply<TableInfo>,
    },
    Rematch {
        host: Named,
        /// For the new table; none if there is one already.
        room: Vec<Reservation>,
        reply: Reply<TableInfo>,
    },
    /// Room is needed: whether the table has gone, because nobody comes any more.
    MakeWay(Reply<bool>),
    Rename {
        guest: GuestId,
        name: String,
    },
    Order {
        guest: Option<GuestId>,
        address: AddressTag,
        order: FromClient,
        from: Option<WatcherId>,
        reply: OrderReply,
    },
    Poll {
        guest: Option<GuestId>,
        eyes: Option<Viewer>,
        after: Option<u64>,
        reply: Reply<String>,
    },
    Watch {
        newcomer: Newcomer,
        reply: NewWatcher,
    },
    Unwatch {
        watcher: WatcherId,
    },
    /// A bot has made up its mind; None if it could not.
    Chosen {
        version: u64,
        seat: Seat,
        decision: Option<Decision>,
    },
}

pub type OrderReply = Reply<ToClient>;
pub type NewWatcher = Reply<Welcome>;

/// What a new watcher is told.
pub struct Welcome {
    pub watcher: WatcherId,
    /// That of all which this task will ever show: it lets go before the next one begins.
    pub era: String,
    /// Whether its distance must be measured.
    pub is_race: bool,
}

/// Starts the task of a table that is stored, for somebody.
pub fn wake(state: Arc<AppState>, id: TableId, by: AddressTag) -> TableHandle {
    let (asks, queue) = mpsc::channel(QUEUE_LEN);
    let presence = Arc::<Mutex<Presence>>::default();
    let handle = TableHandle { asks, presence: Arc::clone(&presence) };
    tokio::spawn(run(state, (id, by), queue, handle.asks.downgrade(), presence));
    handle
}

/// The task's own.
struct Table {
    state: Arc<AppState>,
    row: TableRow,
    /// The match, once it has begun.
    live: Option<Live>,
    audience: Audience,
    myself: mpsc::WeakSender<Box<Ask>>,
    /// What the bots are thinking about.
    thoughts: Thoughts,
    /// For the steps that are to be stored.
    rooms: Rooms,
    /// When somebody was last here, over a socket or without one.
    looked_at: Option<Instant>,
    /// After a failure of the store, nobody but a person tries again before.
    rests_until: Instant,
}

/// Why a task ends.
enum End {
    StoreFailed(StoreFailed),
    Forgotten,
}

/// What a table does by itself.
#[derive(Clone, Copy)]
enum Due {
    /// The game goes on.
    Deadline,
    /// Somebody is shown what was kept back.
    News,
    /// Everybody is told who has come and gone.
    Seats,
    /// It looks around: something may be done now that was not, or the other way round.
    Change,
    Sleep,
}

async fn run(
    state: Arc<AppState>,
    (id, by): (TableId, AddressTag),
    mut queue: mpsc::Receiver<Box<Ask>>,
    myself: mpsc::WeakSender<Box<Ask>>,
    presence: Arc<Mutex<Presence>>,
) {
    let mut stay = state.restoring.stay().await;
    let woken = Box::pin(wake_up(&state, (&id, by), myself, &presence)).await;
    let (refusal, table) = match woken {
        Ok(mut table) => {
            let refusal = table.serve(&mut queue, &mut stay).await;
            table.settle().await;
            (refusal, Some(table))
        }
        Err(refusal) => (Some(refusal), None),
    };
    // Before the table is dropped: whoever sees its socket close comes back to a new task.
    state.forget(&id, &presence);
    drop(table);
    // Whoever has asked is told why.
    if let Some(refusal) = refusal {
        drop(stay);
        while let Some(ask) = queue.recv().await {
            ask.refuse(&refusal);
        }
    }
}

async fn wake_up(
    state: &Arc<AppState>,
    (id, by): (&TableId, AddressTag),
    myself: mpsc::WeakSender<Box<Ask>>,
    presence: &Arc<Mutex<Presence>>,
) -> Result<Box<Table>, Refusal> {
    let began_at = std::time::Instant::now();
    let (row, live) = load(state, id, by).await.inspect_err(|refusal| {
        let (table, why) = (log::short(id), refusal.problem.code.as_str());
        tracing::error!(table, why, "a table cannot be opened");
    })?;
    let (game, ms) = (row.game.as_str(), log::ms_since(began_at));
    tracing::info!(table = log::short(id), game, ms, "table woken");
    Ok(Box::new(Table {
        state: Arc::clone(state),
        row,
        live,
        audience: Audience::new(Arc::clone(presence)),
        myself,
        thoughts: Thoughts::default(),
        rooms: Rooms::default(),
        looked_at: None,
        rests_until: Instant::now(),
    }))
}

impl Ask {
    /// Whether somebody is here who wants the match to go on.
    fn is_a_look(&self) -> bool {
        match self {
            Ask::Sit { .. } | Ask::Leave { .. } | Ask::Start { .. } | Ask::Order { .. } => true,
            Ask::Poll { .. } | Ask::Watch { .. } | Ask::Unwatch { .. } => true,
            Ask::Rematch { .. } | Ask::Rename { .. } | Ask::MakeWay(_) => false,
            Ask::Chosen { .. } => false,
        }
    }

    /// The table cannot answer anything.
    fn refuse(self, refusal: &Refusal) {
        let refusal = refusal.clone();
        match self {
            Ask::Sit { reply, .. }
            | Ask::Leave { reply, .. }
            | Ask::Start { reply, .. }
            | Ask::Rematch { reply, .. } => answer(reply, Err(refusal)),
            Ask::Order { reply, .. } => answer(reply, Err(refusal)),
            Ask::Poll { reply, .. } => answer(reply, Err(refusal)),
            Ask::MakeWay(reply) => answer(reply, Err(refusal)),
            Ask::Watch { reply, .. } => answer(reply, Err(refusal)),
            Ask::Rename { .. } | Ask::Unwatch { .. } | Ask::Chosen { .. } => {}
        }
    }
}

impl Table {
    /// Until nobody needs the table any more, or it must let go. What was begun is brought to its
    /// end first: who comes next finds it in the store. Those who still ask are told why not.
    async fn serve(
        &mut self,
        queue: &mut mpsc::Receiver<Box<Ask>>,
        stay: &mut Stay<'_>,
    ) -> Option<Refusal> {
        let state = Arc::clone(&self.state);
        let mut closed = pin!(state.closed());
        let mut asked_at = Instant::now();
        // One for all: it is set anew only for what is due earlier, and may ring for nothing.
        let mut alarm = pin!(sleep_until(asked_at + self.sleeps_after()));
        loop {
            self.look_around();
            if self.rests_until <= Instant::now() {
                self.wake_bots();
            }
            let (due_at, due) = self.first_due(asked_at + self.sleeps_after());
            if due_at < alarm.deadline() || alarm.is_elapsed() {
                alarm.as_mut().reset(due_at);
            }
            let step = tokio::select! {
                () = &mut closed => return None,
                () = stay.over() => return None,
                ask = queue.recv() => match ask {
                    Some(ask) => {
                        asked_at = Instant::now();
                        self.answer(*ask).await
                    }
                    None => return None,
                },
                () = &mut alarm => match due {
                    _ if Instant::now() < due_at => Ok(()),
                    Due::Deadline => self.expire_if_there_is_room().await,
                    Due::News => {
                        self.tell_match();
                        Ok(())
                    }
                    Due::Seats => {
                        self.tell_seats();
                        Ok(())
                    }
                    Due::Change => Ok(()),
                    Due::Sleep if self.state.retire(&self.row.id, queue) => return None,
                    Due::Sleep => {
                        asked_at = Instant::now();
                        Ok(())
                    }
                },
            };
            let went_on = match step {
                Ok(()) => Ok(()),
                Err(End::StoreFailed(_)) => Box::pin(self.go_back()).await,
                Err(End::Forgotten) => Err(RefusalCode::NoSuchTable.into()),
            };
            if let Err(refusal) = went_on {
                return Some(refusal);
            }
        }
    }

    /// How long nobody has to turn to the table for that.
    fn sleeps_after(&self) -> Duration {
        let sleeps_after = Duration::from_millis(self.state.config.table_sleeps_after_ms);
        match self.row.stage {
            Stage::Waiting | Stage::Playing => sleeps_after,
            Stage::Finished => sleeps_after.min(FINISHED_SLEEPS_AFTER),
        }
    }

    /// What the table does next if nobody asks for anything.
    fn first_due(&self, sleepy_at: Instant) -> (Instant, Due) {
        let deadline = self.deadline().map(|deadline| deadline.max(self.rests_until));
        // Nobody sees what a deadline brings before somebody comes.
        let may_sleep = deadline.is_none() || !self.may_think();
        let rests_until = Some(self.rests_until).filter(|until| Instant::now() < *until);
        let dues = [
            (deadline, Due::Deadline),
            (self.held_until(), Due::News),
            (self.to_be_told_at(), Due::Seats),
            (self.stops_thinking_at(), Due::Change),
            (rests_until, Due::Change),
            (may_sleep.then_some(sleepy_at), Due::Sleep),
        ];
        let dues = dues.into_iter().filter_map(|(at, due)| at.map(|at| (at, due)));
        dues.min_by_key(|(at, _)| *at).unwrap_or((sleepy_at, Due::Change))
    }

    /// After a failure the match is ahead of its rows: it goes back to them, if they can be
    /// read.
    async fn go_back(&mut self) -> Result<(), Refusal> {
        self.thoughts = Thoughts::default();
        self.rests_until = Instant::now() + RESTS_FOR;
        (self.row, self.live) = load(&self.state, &self.row.id, self.row.address).await?;
        Ok(())
    }

    async fn answer(&mut self, ask: Ask) -> Result<(), End> {
        if ask.is_a_look() {
            self.looked_at = Some(Instant::now());
        }
        match ask {
            Ask::Sit { guest, name, seat, reply } => {
                let changed = match self.audience.has_removed(guest) {
                    true => Err(RefusalCode::Removed.into()),
                    false => seating::sit(&self.row, guest, &name, seat, now_ms()),
                };
                Box::pin(self.reseat(changed, Some(guest), reply)).await;
                self.saw(Some(guest));
            }
            // What is seldom takes no room of the task, which is as large as its largest step.
            Ask::Leave { guest, seat, reply } => {
                return Box::pin(self.leave(guest, seat, reply)).await;
            }
            Ask::Start { guest, reply } => Box::pin(self.start(guest, reply)).await,
            Ask::Rematch { host, room, reply } => {
                Box::pin(self.rematch(&host, room, reply)).await;
            }
            Ask::MakeWay(reply) => return Box::pin(self.make_way(reply)).await,
            Ask::Rename { guest, name } => Box::pin(self.rename(guest, &name)).await,
            Ask::Order { guest, address, order, from, reply } => {
                self.saw(guest);
                return self.order((guest, address), order, from, reply).await;
            }
            Ask::Poll { guest, eyes, after, reply } => {
                self.saw(guest);
                self.poll(guest, eyes, after, reply);
            }
            Ask::Watch { newcomer, reply } => self.watch(newcomer, reply),
            Ask::Unwatch { watcher } => self.unwatch(watcher),
            Ask::Chosen { version, seat, decision } => {
                return self.carry_out_choice(version, seat, decision).await;
            }
        }
        Ok(())
    }

    /// Stores a changed row and tells everybody.
    async fn reseat(
        &mut self,
        changed: Result<TableRow, Refusal>,
        guest: Option<GuestId>,
        reply: Reply<TableInfo>,
    ) {
        let result = match changed {
            Ok(row) => self.replace_row(row).await,
            Err(refusal) => Err(refusal),
        };
        let info = result.map(|()| self.info_for(guest));
        answer(reply, info);
    }

    async fn replace_row(&mut self, row: TableRow) -> Result<(), Refusal> {
        if row == self.row {
            return Ok(());
        }
        self.store_row(row).await?;
        self.tell_seats_soon();
        Ok(())
    }

    async fn store_row(&mut self, row: TableRow) -> Result<(), Refusal> {
        self.state.store.write(vec![Write::Table(Box::new(row.clone()))]).await?;
        self.row = row;
        Ok(())
    }

    async fn start(&mut self, guest: GuestId, reply: Reply<TableInfo>) {
        let started = seating::start(&self.row, guest, now_ms());
        let live = match &started {
            Ok(row) => set_up(&self.state, row).await,
            Err(refusal) => Err(refusal.clone()),
        };
        let result = match started.and_then(|row| live.map(|live| (row, live))) {
            Ok((row, live)) => {
                let stored = self.store_row(row).await;
                if stored.is_ok() {
                    self.live = Some(live);
                    self.tell_seats();
                    self.tell_match();
                }
                stored
            }
            Err(refusal) => Err(refusal),
        };
        answer(reply, result.map(|()| self.info_for(Some(guest))));
    }

    async fn rematch(&mut self, host: &Named, room: Vec<Reservation>, reply: Reply<TableInfo>) {
        self.forget_lost_rematch().await;
        let kept_until = (now_ms() + self.state.config.seats_kept_ms) / 1000;
        let made = seating::rematch(&self.row, host, kept_until, self.state.secrets.next());
        let result = match made {
            // Somebody has gone back to a backup since.
            Ok(_) if room.is_empty() => Err(RefusalCode::Unavailable.into()),
            Ok(rematch) => {
                let mut row = self.row.clone();
                row.rematch = Some(rematch.id.clone());
                let writes =
                    vec![Write::NewTable(Box::new(rematch)), Write::Table(Box::new(row.clone()))];
                let stored = self.state.store.write_reserved(writes, room).await;
                stored.map(|()| self.row = row).map_err(Refusal::from)
            }
            // Somebody was faster: there is one rematch for everybody.
            Err(refusal) if refusal == RefusalCode::AlreadyStarted.into() => Ok(()),
            Err(refusal) => Err(refusal),
        };
        if result.is_ok() {
            self.tell_seats_soon();
        }
        answer(reply, result.map(|()| self.info_for(Some(host.guest))));
    }

    /// A rematch that everybody has left is none.
    async fn forget_lost_rematch(&mut self) {
        if let Some(id) = &self.row.rematch
            && matches!(self.state.store.table(id).await, Ok(None))
        {
            self.row.rematch = None;
        }
    }

    async fn rename(&mut self, guest: GuestId, name: &str) {
        let row = self.row.renamed(guest, name);
        if self.replace_row(row).await.is_err() {
            tracing::warn!(table = log::short(&self.row.id), "a new name could not be stored");
        }
    }

    fn info_for(&self, guest: Option<GuestId>) -> TableInfo {
        table_info(&self.row, &self.audience.presence(), guest)
    }
}

/// Whoever asked may have gone; that is no concern of the table's.
fn answer<T>(reply: Reply<T>, result: Result<T, Refusal>) {
    let _ = reply.send(result);
}
