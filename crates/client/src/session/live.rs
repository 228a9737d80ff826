//! A session fed by the server, over a socket that is opened again whenever it breaks.

use std::time::Duration;

use engine::Seat;
use leptos::ev;
use leptos::prelude::*;
use leptos::tachys::dom::document;
use leptos::task::spawn_local;
use protocol::session::{ANSWER_WITHIN_MS, Follower, Reaction, delay_ms};
use protocol::{FromClient, Order, TableId, TableInfo, ToClient};
use serde_json::Value;

use super::socket::{Socket, SocketEvent};
use super::{Link, Session};
use crate::browser;
use crate::http;
use crate::kit::toast::Toasts;
use crate::offline::Offline;
use crate::words::Words;

/// After so long out of sight nobody knows whether the connection still is one.
const ASLEEP_AFTER_MS: f64 = 20_000.0;

/// Most matches are shorter than so many pages of their log.
const PAGES_AT_ONCE: u32 = 3;

/// Follows a table until the page is left.
pub fn connect(info: TableInfo, options: Value) -> Session {
    let line = Line {
        id: StoredValue::new(info.id.clone()),
        session: Session {
            table: RwSignal::new(Some(info)),
            options: StoredValue::new(options),
            frame: RwSignal::new(None),
            follower: RwSignal::new(Follower::default()),
            link: RwSignal::new(Link::Opening),
            order: Callback::new(|_| {}),
            rush: Callback::new(|_| {}),
            look_through: Callback::new(|_| {}),
            reads: RwSignal::new(false),
            read_on: Callback::new(|()| {}),
            retry: Callback::new(|()| {}),
        },
        eyes: StoredValue::new(None),
        socket: StoredValue::new_local(None),
        timer: StoredValue::new(None),
        hidden_at: StoredValue::new(None),
        toasts: Toasts::here(),
        words: Words::here(),
        offline: Offline::here(),
    };
    line.open();
    // A laptop that wakes up need not wait for the next try.
    let online = window_event_listener(ev::online, move |_| line.open());
    let seen = window_event_listener(ev::visibilitychange, move |_| line.look_up());
    on_cleanup(move || {
        online.remove();
        seen.remove();
        line.close();
    });
    Session {
        order: Callback::new(move |order| line.order(order)),
        rush: Callback::new(move |order| line.rush(order)),
        look_through: Callback::new(move |seat| line.look_through(seat)),
        read_on: Callback::new(move |()| line.read_on(1)),
        retry: Callback::new(move |()| line.open()),
        ..line.session
    }
}

#[derive(Clone, Copy)]
struct Line {
    id: StoredValue<TableId>,
    session: Session,
    /// Through whose eyes, if the player has chosen among own seats.
    eyes: StoredValue<Option<Seat>>,
    socket: StoredValue<Option<Socket>, LocalStorage>,
    timer: StoredValue<Option<TimeoutHandle>>,
    /// Since when nobody sees the page.
    hidden_at: StoredValue<Option<f64>>,
    toasts: Toasts,
    words: Words,
    offline: Offline,
}

impl Line {
    fn open(self) {
        let Some(id) = self.id.try_get_value() else { return };
        self.stop_timer();
        let heard = self.session.follower.with_untracked(Follower::heard);
        self.session.follower.update_untracked(Follower::reconnect);
        let address = http::socket_address(&id, heard, self.eyes.get_value());
        let socket = Socket::open(&address, move |news| self.hear(news));
        self.socket.set_value(socket);
    }

    fn close(self) {
        self.stop_timer();
        self.socket.try_update_value(|socket| *socket = None);
    }

    fn stop_timer(self) {
        if let Some(Some(timer)) = self.timer.try_update_value(Option::take) {
            timer.clear();
        }
    }

    /// The page was hidden, or is seen again.
    fn look_up(self) {
        let now = browser::now_ms();
        if document().hidden() {
            self.hidden_at.set_value(Some(now));
            return;
        }
        let hidden_at = self.hidden_at.try_update_value(Option::take).flatten();
        if hidden_at.is_some_and(|since| ASLEEP_AFTER_MS < now - since) {
            self.open();
        }
    }

    fn hear(self, news: SocketEvent) {
        match news {
            SocketEvent::Opened => self.session.link.set(Link::Open),
            SocketEvent::Said(text) => match serde_json::from_str(&text) {
                Ok(said) => self.take_in(said),
                // The server is newer than this page.
                Err(_) => self.offline.found_newer(),
            },
            SocketEvent::Closed => self.wait_and_open(),
        }
    }

    fn take_in(self, said: ToClient) {
        let session = self.session;
        if let ToClient::Welcome { page, .. } = &said
            && is_other_page(page)
        {
            self.offline.found_newer();
        }
        let reaction = session.follower.try_update(|follower| follower.take_in(&said));
        match reaction.unwrap_or(Reaction::Nothing) {
            Reaction::Nothing => {}
            Reaction::Show => {
                session.frame.set(session.follower.with_untracked(|it| it.frame().cloned()));
                // Whoever comes late wants to know what happened, as a rule from the beginning.
                if matches!(said, ToClient::Frame(_)) {
                    self.read_on(PAGES_AT_ONCE);
                }
                return;
            }
            Reaction::Say(orders) => orders.iter().for_each(|order| self.send(order)),
            Reaction::Complain(problem) => self.toasts.problem(&problem),
            Reaction::StartOver => self.open(),
            Reaction::OtherEra => {
                self.toasts.say(self.words.say_once("toast-other-era", &[]));
                self.open();
            }
        }
        if let ToClient::Table(info) = said {
            session.table.set(Some(info));
        }
    }

    /// Reads the last pages of the log that are not known yet. One that does not fit any more is of
    /// no use: a newer frame has come, and brings what is missing.
    fn read_on(self, n_pages: u32) {
        let gap = self.session.follower.with_untracked(|follower| {
            let (first, frame) = (follower.story().first(), follower.frame()?);
            (first != 0).then_some((first, frame.viewer, frame.version))
        });
        let (Some((first, viewer, version)), Some(id)) = (gap, self.id.try_get_value()) else {
            return;
        };
        if n_pages == 0 || self.session.reads.get_untracked() {
            return;
        }
        self.session.reads.set(true);
        spawn_local(async move {
            let page = http::log(&id, viewer, first, version).await;
            // The table may have been left.
            if self.session.reads.try_set(false).is_some() {
                return;
            }
            let is_read = page.is_ok_and(|page| {
                self.session.follower.try_update(|it| it.read(&page)).unwrap_or(false)
            });
            if is_read {
                self.read_on(n_pages - 1);
            }
        });
    }

    fn wait_and_open(self) {
        let n_tries = match self.session.link.get_untracked() {
            Link::Lost { n_tries } => n_tries + 1,
            Link::Opening | Link::Open | Link::Refused => 0,
        };
        self.session.link.set(Link::Lost { n_tries });
        let delay = Duration::from_millis(delay_ms(n_tries).into());
        let timer = set_timeout_with_handle(move || self.open(), delay).ok();
        self.timer.set_value(timer);
    }

    fn order(self, order: Order) {
        let placed = |follower: &mut Follower| follower.place(order, browser::fresh_key());
        if let Some(order) = self.session.follower.try_update(placed).flatten() {
            self.send(&order);
        }
    }

    fn rush(self, order: Order) {
        let rushed = |follower: &mut Follower| follower.rush(order, browser::fresh_key());
        if let Some(order) = self.session.follower.try_update(rushed).flatten() {
            self.send(&order);
        }
    }

    fn look_through(self, seat: Seat) {
        self.eyes.set_value(Some(seat));
        self.session.follower.update(Follower::look_anew);
        self.open();
    }

    fn send(self, order: &FromClient) {
        let text = serde_json::to_string(order).expect("an order becomes JSON");
        self.socket.with_value(|socket| {
            if let Some(socket) = socket {
                socket.send(&text);
            }
        });
        let key = order.key.clone();
        set_timeout(move || self.expect(&key), Duration::from_millis(ANSWER_WITHIN_MS.into()));
    }

    /// By now there should be an answer. Where there is none, the connection may be dead.
    fn expect(self, key: &str) {
        let follower = self.session.follower;
        let waits = follower.try_with_untracked(|it| it.waits_for(key)).unwrap_or(false);
        if waits && self.session.link.try_get_untracked() == Some(Link::Open) {
            self.open();
        }
    }
}

/// Servers that carry no page, and pages that none of them carries, are left in peace.
fn is_other_page(of_server: &str) -> bool {
    browser::starter().is_some_and(|own| !of_server.is_empty() && own != of_server)
}
