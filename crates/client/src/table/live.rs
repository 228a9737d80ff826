//! A table that is being played: what the session hears becomes the signals of an [`AnyCx`].

use std::marker::PhantomData;

use engine::{Seat, read_value};
use leptos::prelude::*;
use protocol::{FromClient, Seen, Stage};

use super::chronicle::Chronicle;
use super::effects::end_turns_by_themselves;
use super::end_actions::EndActions;
use super::log::{Earlier, newest_seat};
use super::played::Played;
use super::reel::Reel;
use super::shot::{Shown, shots};
use super::table_ui::table_ui;
use super::{AnyCx, AnyTable, GameUi, LogLine, Moment, Names, Sentence, TableUi};
use crate::kit::memo::{Memo, known};
use crate::kit::trouble::{Empty, Loading};
use crate::preferences::Preferences;
use crate::session::Session;
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
        let options = session.options.with_value(|options| read_value::<G::Options>(options));
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
    let ui = table_ui::<G>();
    let words = Words::here();
    let names = names(session, words);
    let reel = Reel::new(ui, Shown::of(first), Preferences::here().pace);
    follow::<G>(session, reel, names, words, options);
    played(session, context(session, ui, reel, names, words))
}

/// The page of a match, whatever the game.
fn played(session: Session, cx: AnyCx) -> AnyView {
    end_turns_by_themselves(cx);
    let table = AnyTable::new(cx);
    let actions = ViewFn::from(move || view! { <EndActions session is_counted=cx.is_counted/> });
    view! { <Played table progress=move || cx.progress() actions/> }.into_any()
}

/// Whatever the session hears becomes a moment with its sentences, and goes to the reel.
fn follow<G: GameUi>(
    session: Session,
    reel: Reel,
    names: Memo<Names>,
    words: Words,
    options: G::Options,
) {
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
        let told = chronicle.try_update_value(|chronicle| {
            if let Some(read) = &read {
                chronicle.call(G::things(read, &texts));
            }
            session.follower.with_untracked(|it| chronicle.follow(it.story(), &names, &texts));
            let before = reel.newest().seen;
            Some(shots(chronicle, newest, &known::<Moment<G>>(&before).view, read?))
        });
        if let Some(Some((between, shot))) = told {
            reel.take(between, shot);
        }
        let serials = chronicle.with_value(|chronicle| chronicle.serials().max());
        serials.max(newest)
    });
}

fn context(
    session: Session,
    ui: &'static dyn TableUi,
    reel: Reel,
    names: Memo<Names>,
    words: Words,
) -> AnyCx {
    let busy = session.busy();
    let is_race = ui.basics().is_race;
    let moment = reel.moment();
    let is_watched = Memo::new(move |_| moment.with(|it| it.viewer.seat().is_none() && !is_race));
    let rushed = move |given: &FromClient| given.order.clone();
    let sight = Callback::new(move |()| {
        let newest = moment.with_untracked(|moment| moment.version);
        let frame = session.frame.get_untracked().filter(|frame| frame.version == newest)?;
        let (options, view) = (session.options.get_value(), frame.view.read().ok()?);
        Some(Seen::View { options, view })
    });
    AnyCx {
        sight: Some(sight),
        look_through: session.look_through,
        order: session.order,
        rush_order: session.rush,
        rushed_orders: Signal::derive(move || {
            session.follower.with(|it| it.orders().rushed().map(rushed).collect())
        }),
        busy: Signal::derive(move || busy.get() || reel.is_running()),
        acted: acted(reel.log.into(), is_watched.into()),
        ..AnyCx::showing(ui, reel, names, words)
    }
}

/// More is for the log.
const SINCE_MAX: usize = 12;

/// What happened since one's own newest step.
pub fn since(log: Signal<Vec<LogLine>>, names: Signal<Names>) -> Signal<Vec<Sentence>> {
    Memo::new(move |_| {
        let names = names.get();
        log.with(|lines| told_since(lines, |seat| names.is_me(seat)))
    })
    .into()
}

/// A step is told from whoever took it on; what it brings to others comes behind.
fn told_since(lines: &[LogLine], is_me: impl Fn(Seat) -> bool) -> Vec<Sentence> {
    let is_mine =
        |step: &&[LogLine]| step.iter().find_map(|line| line.sentence.seat).is_some_and(&is_me);
    let steps = lines.chunk_by(|one, next| one.key.1 == next.key.1);
    let of_others = steps.rev().take_while(|step| !is_mine(step));
    let told = of_others.flat_map(|step| step.iter().rev()).map(|line| &line.sentence);
    let mut told: Vec<Sentence> =
        told.filter(|sentence| !sentence.is_heading).take(SINCE_MAX).cloned().collect();
    told.reverse();
    told
}

/// Who the newest line tells of, for those who only watch: they want to see what was done, not who
/// comes next.
fn acted(log: Signal<Vec<LogLine>>, is_watched: Signal<bool>) -> Signal<Option<Seat>> {
    Memo::new(move |_| is_watched.get().then(|| log.with(|lines| newest_seat(lines))).flatten())
        .into()
}

/// What is read in the log stands before what was heard. Says how many steps came before that.
fn offer_earlier(session: Session) -> Memo<usize> {
    let first_known = Memo::new(move |_| session.follower.with(|it| it.story().first()));
    let is_there = Signal::derive(move || first_known.get() != 0);
    let reads = session.reads.into();
    provide_context(Earlier { is_there, reads, read_on: session.read_on });
    first_known
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

/// Whether the match at a table has begun.
pub fn has_begun(session: Session) -> Memo<bool> {
    Memo::new(move |_| {
        session
            .table
            .with(|table| table.as_ref().is_some_and(|table| table.stage != Stage::Waiting))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);

    fn line(step: u64, seat: Option<Seat>, text: &str) -> LogLine {
        let sentence = Sentence { seat, text: text.to_owned(), ..Sentence::default() };
        LogLine { key: (1, step, 0), sentence, is_new: false }
    }

    fn told(lines: &[LogLine]) -> Vec<String> {
        told_since(lines, |seat| seat == ME).into_iter().map(|it| it.text).collect()
    }

    /// In Rattus Cartus the last one who enters reveals what everybody has laid.
    #[test]
    fn what_the_step_of_another_brings_me_is_news() {
        let other = Some(Seat(1));
        let mut lines = vec![
            line(1, other, "before"),
            line(2, Some(ME), "I enter"),
            line(3, other, "they enter"),
            line(3, Some(ME), "I advance"),
            line(3, other, "they advance"),
            line(4, None, "the round ends"),
        ];
        assert_eq!(told(&lines), ["they enter", "I advance", "they advance", "the round ends"]);
        lines.push(line(5, Some(ME), "I choose"));
        lines.push(line(5, other, "they lose a card"));
        assert!(told(&lines).is_empty());
    }

    #[test]
    fn headings_are_no_news() {
        let mut heading = line(2, None, "round 2");
        heading.sentence.is_heading = true;
        assert_eq!(told(&[line(1, Some(ME), "I"), heading]), <[String; 0]>::default());
    }
}
