//! A session fed by the server, over a socket that is opened again whenever it breaks.

use std::time::Duration;

use engine::Seat;
use leptos::ev;
use leptos::prelude::*;
use protocol::{FromClient, Order, TableId, TableInfo, ToClient};

use super::backoff::delay_ms;
use super::socket::{News, Socket};
use super::{Link, Orders, Session, Story};
use crate::browser;
use crate::http::{self, Heard};
use crate::kit::toast::Toasts;
use crate::words::Words;

/// Follows a table until the page is left.
pub fn connect(info: TableInfo) -> Session {
    let line = Line {
        id: StoredValue::new(info.id.clone()),
        session: Session {
            table: RwSignal::new(Some(info)),
            frame: RwSignal::new(None),
            story: RwSignal::new(Story::default()),
            link: RwSignal::new(Link::Opening),
            orders: RwSignal::new(Orders::default()),
            order: Callback::new(|_| {}),
            rush: Callback::new(|_| {}),
            look_through: Callback::new(|_| {}),
            retry: Callback::new(|()| {}),
        },
        eyes: StoredValue::new(None),
        socket: StoredValue::new_local(None),
        timer: StoredValue::new(None),
        toasts: Toasts::here(),
        words: Words::here(),
    };
    line.open();
    // A laptop that wakes up need not wait for the next try.
    let online = window_event_listener(ev::online, move |_| line.open());
    on_cleanup(move || {
        online.remove();
        line.close();
    });
    Session {
        order: Callback::new(move |order| line.order(order)),
        rush: Callback::new(move |order| line.rush(order)),
        look_through: Callback::new(move |seat| line.look_through(seat)),
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
    toasts: Toasts,
    words: Words,
}

impl Line {
    fn open(self) {
        let Some(id) = self.id.try_get_value() else { return };
        self.stop_timer();
        let address = http::socket_address(&id, self.heard(), self.eyes.get_value());
        let socket = Socket::open(&address, move |news| self.hear(news));
        self.socket.set_value(socket);
    }

    fn heard(self) -> Option<Heard> {
        let n_steps = self.session.story.with_untracked(|story| story.steps().len());
        let version = self.session.frame.with_untracked(|it| it.as_ref().map(|it| it.version))?;
        if n_steps == 0 { None } else { Some(Heard { n_steps, version }) }
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

    fn hear(self, news: News) {
        match news {
            News::Opened => {
                self.session.link.set(Link::Open);
                self.session.orders.with_untracked(|orders| {
                    orders.unsettled().for_each(|order| self.send(order));
                });
            }
            News::Said(text) => match serde_json::from_str(&text) {
                Ok(said) => self.take_in(said),
                // The server is newer than this page.
                Err(_) => self.toasts.say(self.words.say_once("toast-reload", &[])),
            },
            News::Closed => self.wait_and_open(),
        }
    }

    fn take_in(self, said: ToClient) {
        let session = self.session;
        match said {
            ToClient::Table(info) => session.table.set(Some(info)),
            ToClient::Frame(frame) => {
                let mut fits = false;
                session.story.update(|story| fits = story.hear(&frame));
                if !fits {
                    session.story.set(Story::default());
                    self.open();
                    return;
                }
                session.orders.update(|orders| orders.shown(Some(frame.version)));
                session.frame.set(Some(*frame));
            }
            ToClient::Accepted { key, version } => {
                let shown = session.frame.with_untracked(|it| it.as_ref().map(|it| it.version));
                session.orders.update(|orders| orders.accepted(&key, version, shown));
            }
            ToClient::Refused { key, problem } => {
                let is_ours = session.orders.try_update(|orders| orders.refused(&key));
                if is_ours == Some(true) {
                    self.toasts.problem(&problem);
                }
            }
        }
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
        let Some((seat, version)) = self.seat_and_version() else { return };
        let order = FromClient { seat, version: Some(version), key: browser::fresh_key(), order };
        let is_placed = self.session.orders.try_update(|orders| orders.place(order.clone()));
        if is_placed == Some(true) {
            self.send(&order);
        }
    }

    fn rush(self, order: Order) {
        let Some((seat, _)) = self.seat_and_version() else { return };
        let order = FromClient { seat, version: None, key: browser::fresh_key(), order };
        self.session.orders.update(|orders| orders.rush(order.clone()));
        self.send(&order);
    }

    fn seat_and_version(self) -> Option<(Seat, u64)> {
        self.session.frame.with_untracked(|frame| {
            let frame = frame.as_ref()?;
            Some((frame.viewer.seat()?, frame.version))
        })
    }

    fn look_through(self, seat: Seat) {
        self.eyes.set_value(Some(seat));
        self.session.story.set(Story::default());
        self.open();
    }

    fn send(self, order: &FromClient) {
        let text = serde_json::to_string(order).expect("an order becomes JSON");
        self.socket.with_value(|socket| {
            if let Some(socket) = socket {
                socket.send(&text);
            }
        });
    }
}
