//! The start page: what there is, and a quick way in.

use leptos::prelude::*;
use web_sys::MouseEvent;

use super::quick_play::{against_a_bot, open_table};
use super::table_rows::TableRows;
use crate::games::{self, CARDS, Card};
use crate::help::{Newcomer, NewcomerQuestion};
use crate::http;
use crate::kit::link::Link;
use crate::kit::live::live;
use crate::kit::picture::Picture;
use crate::kit::symbol::Symbol;
use crate::kit::trouble::{Loading, Trouble};
use crate::lesson::LearnLink;
use crate::route::Route;
use crate::words::Words;

#[component]
pub fn StartPage() -> impl IntoView {
    let is_busy = RwSignal::new(false);
    let newcomer = Newcomer::new();
    provide_context(newcomer);
    let cards = CARDS.iter().map(|card| view! { <GameCard card=*card is_busy/> }).collect_view();
    view! {
        <NewcomerQuestion newcomer/>
        <Hero is_busy/>
        <main class="wrap">
            <ul class="games">{cards}</ul>
            <div class="lists">
                <OpenTables/>
                <MyTables/>
            </div>
        </main>
    }
}

/// Who has never played is asked first whether to be taught.
fn play_button(game: &'static str, is_busy: RwSignal<bool>) -> impl Fn(MouseEvent) + Copy {
    let newcomer: Newcomer = expect_context();
    let open = Callback::new(move |()| open_table(against_a_bot(game), is_busy));
    move |_| newcomer.play(game, open)
}

#[component]
fn Hero(is_busy: RwSignal<bool>) -> impl IntoView {
    let words = Words::here();
    let play = play_button(games::first(), is_busy);
    let friends = Route::New { game: games::first().to_owned() };
    view! {
        <section class="hero" data-game=games::first()>
            <Picture name="skyline"/>
            <div class="wrap">
                <h1>
                    {words.of("start-title-1")}<br/>{words.of("start-title-2")}
                </h1>
                <p>{words.of("start-lead")}</p>
                <div class="hero__go">
                    <button class="button button--primary button--big play-now" on:click=play>
                        <Symbol id="play" class="sym--20"/>
                        {words.of("start-play")}
                    </button>
                    <Link to=friends class="button button--big">
                        <Symbol id="link" class="sym--20 mono"/>
                        {words.of("start-friends")}
                    </Link>
                </div>
            </div>
        </section>
    }
}

#[component]
fn GameCard(card: Card, is_busy: RwSignal<bool>) -> impl IntoView {
    let words = Words::here();
    let name = move || words.say(&format!("{}-name", card.id), &[]);
    let blurb = move || words.say(&format!("{}-blurb", card.id), &[]);
    let mood = move || words.say(&format!("{}-mood", card.id), &[]);
    let minutes = live(move || words.say("start-minutes", &[("n", card.minutes.into())]));
    let to = Route::New { game: card.id.to_owned() };
    let label = Signal::derive(move || Some(name()));
    view! {
        <li
            class="game"
            data-game=card.id
            on:pointerenter=move |_| games::preload(card.id, words)
            on:focusin=move |_| games::preload(card.id, words)
        >
            <Link to=to.clone() class="game__pic neatline" label=label>
                <Board game=card.id theme="light"/>
                <Board game=card.id theme="dark"/>
            </Link>
            <h3>{live(name)}</h3>
            <p class="game__blurb">{live(blurb)}</p>
            <div class="meta">
                <span class="stat"><Symbol id="people" class="sym--20"/>{card.seats()}</span>
                <span class="stat"><Symbol id="hourglass" class="sym--20"/>{minutes}</span>
                <span class="tag tag--accent">{live(mood)}</span>
            </div>
            <PlayButtons game=card.id to is_busy/>
            {card.has_solo.then(|| view! { <SoloLink game=card.id/> })}
        </li>
    }
}

/// A board as a match has left it. The style sheet shows the one that fits the page.
#[component]
pub fn Board(game: &'static str, theme: &'static str) -> impl IntoView {
    let class = format!("board board--{theme}");
    let src = format!("/board-{game}-{theme}.webp");
    view! { <img class=class src=src alt="" width="600" height="400" loading="lazy"/> }
}

/// Games with modes for one need neither opponents nor the server.
#[component]
pub fn SoloLink(#[prop(into)] game: String) -> impl IntoView {
    let words = Words::here();
    let to = Route::Solo { game: game.clone(), at: Vec::new(), query: String::new() };
    view! {
        <Link to class="button game__solo">
            <Symbol id="hourglass" class="sym--20 mono"/>
            {live(move || words.say(&format!("{game}-solo"), &[]))}
        </Link>
    }
}

#[component]
fn PlayButtons(game: &'static str, to: Route, is_busy: RwSignal<bool>) -> impl IntoView {
    let words = Words::here();
    let play = play_button(game, is_busy);
    let label = Signal::derive(move || Some(words.say("start-friends", &[])));
    view! {
        <div class="game__go">
            <button class="button button--primary" on:click=play>{words.of("start-play")}</button>
            <Link to class="button" label=label><Symbol id="link" class="sym--20"/></Link>
            <LearnLink game class="game__learn"/>
        </div>
    }
}

#[component]
fn OpenTables() -> impl IntoView {
    let words = Words::here();
    let tables = LocalResource::new(http::open_tables);
    let list = live(move || match tables.get() {
        None => view! { <Loading/> }.into_any(),
        Some(Err(problem)) => view! { <Trouble problem/> }.into_any(),
        Some(Ok(tables)) if tables.is_empty() => {
            view! { <p class="rows__none quiet">{words.of("start-no-tables")}</p> }.into_any()
        }
        Some(Ok(tables)) => view! { <TableRows tables/> }.into_any(),
    });
    view! {
        <section class="panel" id="tables">
            <h2><Symbol id="people" class="sym--24"/>{words.of("start-tables")}</h2>
            {list}
        </section>
    }
}

#[component]
fn MyTables() -> impl IntoView {
    let words = Words::here();
    let tables = LocalResource::new(http::my_tables);
    let list = live(move || match tables.get() {
        None => view! { <Loading/> }.into_any(),
        Some(Ok(tables)) if !tables.is_empty() => view! { <TableRows tables/> }.into_any(),
        Some(_) => {
            view! { <p class="rows__none quiet">{words.of("start-no-games")}</p> }.into_any()
        }
    });
    view! {
        <section class="panel">
            <h2><Symbol id="hourglass" class="sym--24"/>{words.of("start-mine")}</h2>
            {list}
            <p class="rows__more">
                <Link to=Route::ReplayFile { look: String::new() } class="button button--quiet">
                    <Symbol id="eye" class="sym--20 mono"/>
                    {words.of("start-file")}
                </Link>
            </p>
        </section>
    }
}
