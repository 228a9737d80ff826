//! A new table: how many seats, who sits there, and the options of the game.

mod form;
mod option_fields;
mod seat_fields;

use leptos::prelude::*;
use protocol::GameInfo;

use self::form::Form;
use self::option_fields::OptionFields;
use self::seat_fields::{SeatFields, SeatNumber};
use super::quick_play::{against_a_bot, open_table};
use super::start::SoloLink;
use crate::kit::live::{follows, live};
use crate::kit::symbol::Symbol;
use crate::kit::trouble::{Empty, Loading, Trouble};
use crate::top_bar::Heading;
use crate::words::Words;
use crate::{games, http};

#[component]
pub fn NewTablePage(game: String) -> impl IntoView {
    let words = Words::here();
    Heading::follow(&game, move || words.say("new-progress", &[]));
    let infos = LocalResource::new(http::games);
    let data_game = game.clone();
    let content = live(move || {
        let infos = match infos.get() {
            None => return view! { <Loading/> }.into_any(),
            Some(Err(problem)) => return view! { <Trouble problem/> }.into_any(),
            Some(Ok(infos)) => infos,
        };
        match infos.into_iter().find(|info| info.id == game && games::can_play(&info.id)) {
            Some(info) => view! { <NewTableForm info/> }.into_any(),
            None => view! { <Empty symbol="rathaus" key="new-unknown-game"/> }.into_any(),
        }
    });
    view! {
        <main class="wrap page new" data-game=data_game>
            <h1>{words.of("new-title")}</h1>
            {content}
        </main>
    }
}

#[component]
fn NewTableForm(info: GameInfo) -> impl IntoView {
    let words = Words::here();
    let is_busy = RwSignal::new(false);
    let game = info.id.clone();
    let form = RwSignal::new(Form::new(&info));
    let solo = games::has_solo(&game).then(|| view! { <SoloLink game=game.clone()/> });
    let quick = move |_| open_table(against_a_bot(&game), is_busy);
    let open = move |submit: web_sys::SubmitEvent| {
        submit.prevent_default();
        open_table(form.with_untracked(Form::table), is_busy);
    };
    let key = move || form.with(|form| if form.has_open() { "new-open" } else { "new-start" });
    let listed = live(move || {
        form.with(Form::has_open).then(|| {
            let is_listed = move || form.with(|form| form.is_listed);
            let choose = move |event| {
                let is_listed = event_target_checked(&event);
                form.update(|form| form.is_listed = is_listed);
            };
            view! {
                <label class="check">
                    <input type="checkbox" prop:checked=follows(is_listed) on:change=choose/>
                    <span>{words.of("new-listed")}</span>
                </label>
            }
        })
    });
    view! {
        <section class="panel new__quick">
            <p>{words.of("new-quick-text")}</p>
            <button class="button button--primary" on:click=quick>
                <Symbol id="play" class="sym--20"/>
                {words.of("start-play")}
            </button>
            {solo}
        </section>
        <form class="panel new__form" on:submit=open>
            <SeatNumber info=info.clone() form/>
            <SeatFields info=info.clone() form/>
            <OptionFields game=info.id form/>
            {listed}
            <button class="button button--primary button--big">
                {live(move || words.say(key(), &[]))}
            </button>
        </form>
    }
}
