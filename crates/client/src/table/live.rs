//! A table that is being played: what the session hears becomes the signals of a [`TableCx`].

use std::marker::PhantomData;

use leptos::prelude::*;
use protocol::session::Orders;
use protocol::{FromClient, Order, Stage};
use serde::Deserialize;

use super::chronicle::Chronicle;
use super::effects::{end_turns_by_themselves, sound_of_match};
use super::final_scoring::EndOfMatch;
use super::keyboard_help::KeyboardHelp;
use super::keys::{press_by_key, shortcuts};
use super::log::Earlier;
use super::{GameUi, Moment, Names, TableCx};
use crate::kit::trouble::{Empty, Loading};
use crate::session::Session;
use crate::top_bar::Heading;
use crate::words::Words;

/// Waits for the first frame.
#[component]
pub fn LiveTable<G: GameUi>(
    session: Session,
    #[prop(optional)] _game: PhantomData<G>,
) -> impl IntoView {
    let first = Memo::new(move |_| session.frame.with(Option::is_some));
    move || {
        if !first.get() {
            return view! { <Loading/> }.into_any();
        }
        let options = session.options.with_value(|options| G::Options::deserialize(options));
        let begun = options.and_then(|options| {
            let read = |frame: &Option<_>| {
                Moment::<G>::read(frame.as_ref().expect("the memo says so"), &options)
            };
            session.frame.with_untracked(read).map(|moment| (moment, options))
        });
        match begun {
            Ok((moment, options)) => playing(session, moment, options),
            Err(_) => view! { <Empty symbol="warning" key="table-other-version"/> }.into_any(),
        }
    }
}

fn playing<G: GameUi>(session: Session, first: Moment<G>, options: G::Options) -> AnyView {
    let words = Words::here();
    let names = names(session, words);
    let moment = RwSignal::new(first);
    let (log, news) = (RwSignal::new(Vec::new()), RwSignal::new(Vec::new()));
    let chronicle = StoredValue::new_local(Chronicle::<G>::default());
    let first_known = offer_earlier(session);
    Effect::new(move |newest: Option<Option<u64>>| {
        let texts = words.texts();
        let names = names.get();
        // Without a change of the frame itself, the words or names have changed.
        session.frame.track();
        first_known.track();
        let newest = newest.flatten();
        let read =
            session.frame.with_untracked(|frame| Moment::<G>::read(frame.as_ref()?, &options).ok());
        chronicle.update_value(|chronicle| {
            if let Some(read) = &read {
                chronicle.call(G::things(&read.view, &texts));
            }
            session.follower.with_untracked(|it| chronicle.follow(it.story(), &names, &texts));
            news.set(chronicle.since(newest));
            log.set(chronicle.lines());
        });
        if let Some(read) = read {
            moment.set(read);
        }
        let serials = chronicle.with_value(|chronicle| chronicle.serials().max());
        serials.max(newest)
    });
    let cx = TableCx {
        moment: moment.into(),
        names: names.into(),
        act: Callback::new(move |action: G::Action| session.order.run(order::<G>(&action))),
        rush: Callback::new(move |action: G::Action| session.rush.run(order::<G>(&action))),
        rushed: Signal::derive(move || session.follower.with(|it| rushed::<G>(it.orders()))),
        look_through: session.look_through,
        undo: Callback::new(move |()| session.order.run(Order::Undo)),
        restart: Callback::new(move |()| session.order.run(Order::RestartTurn)),
        log: log.into(),
        news: news.into(),
        words,
        busy: session.busy(),
        pointed: RwSignal::new(Vec::new()),
    };
    press_by_key();
    sound_of_match(cx);
    end_turns_by_themselves(cx);
    Heading::follow(G::ID, move || {
        cx.moment.with(|moment| G::progress(&moment.view, &words.texts()))
    });
    // For whoever drives the page from outside: which moment is shown, and whether it can be acted
    // on.
    let version = move || cx.moment.with(|moment| moment.version);
    let epilogue = G::epilogue(cx);
    view! {
        <div
            class="playing"
            data-game=G::ID
            data-version=version
            data-busy=move || cx.busy.get().to_string()
        >
            {G::table(cx)}
            <KeyboardHelp keys=shortcuts(G::SHORTCUTS)/>
            <EndOfMatch game=G::ID outcome=outcome(cx) names=cx.names session epilogue/>
        </div>
    }
    .into_any()
}

/// What is read in the log stands before what was heard. Says how many steps came before that.
fn offer_earlier(session: Session) -> Memo<usize> {
    let first_known = Memo::new(move |_| session.follower.with(|it| it.story().first()));
    let is_there = Signal::derive(move || first_known.get() != 0);
    let reads = session.reads.into();
    provide_context(Earlier { is_there, reads, read_on: session.read_on });
    first_known
}

fn order<G: GameUi>(action: &G::Action) -> Order {
    Order::Act { action: serde_json::to_value(action).expect("actions become JSON") }
}

fn rushed<G: GameUi>(orders: &Orders) -> Vec<G::Action> {
    let action = |given: &FromClient| match &given.order {
        Order::Act { action } => serde_json::from_value(action.clone()).ok(),
        Order::Undo | Order::RestartTurn => None,
    };
    orders.rushed().filter_map(action).collect()
}

fn names(session: Session, words: Words) -> Memo<Names> {
    Memo::new(move |_| {
        let texts = words.texts();
        session.table.with(|table| match table {
            Some(table) => Names::of_table(&table.seats, table.away, &texts),
            None => Names::default(),
        })
    })
}

fn outcome<G: GameUi>(cx: TableCx<G>) -> Signal<Option<engine::Outcome>> {
    Memo::new(move |_| cx.moment.with(|moment| moment.outcome.clone())).into()
}

/// Whether the match at a table has begun.
pub fn has_begun(session: Session) -> Memo<bool> {
    Memo::new(move |_| {
        session
            .table
            .with(|table| table.as_ref().is_some_and(|table| table.stage != Stage::Waiting))
    })
}
