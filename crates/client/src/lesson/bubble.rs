//! What a lesson says: one thing about one place, and what is to be done.

use leptos::prelude::*;

use super::Further;
use super::guide::{Asked, Guide};
use crate::kit::icon_button::IconButton;
use crate::kit::link::Link;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::route::Route;
use crate::table::bubble::Bubble;
use crate::table::{AnyTable, Place};
use crate::words::{Value, Words};

#[component]
pub fn LessonBubble(table: AnyTable, guide: Guide) -> impl IntoView {
    let asked = Memo::new(move |_| guide.asked.get().filter(|_| !table.cx.busy.get()));
    // What asks twice was chosen: now it is confirmed.
    let is_chosen = Memo::new(move |_| {
        let at = asked.with(|asked| asked.as_ref().map(|asked| asked.at.clone()));
        at.is_some() && table.chosen.get() == at
    });
    let pointed = Memo::new(move |_| match is_chosen.get() {
        true => Some(Place::MAIN),
        false => asked.with(|asked| asked.as_ref().map(|asked| asked.at.clone())),
    });
    view! {
        <Bubble table pointed class="lesson">
            {move || asked.get().map(|asked| view! { <Said asked is_chosen guide/> })}
        </Bubble>
    }
}

#[component]
fn Said(asked: Asked, is_chosen: Memo<bool>, guide: Guide) -> impl IntoView {
    let words = Words::here();
    let Asked { step, n_steps, message, numbers, is_press, .. } = asked;
    let text = move || {
        let args: Vec<(&str, Value<'_>)> =
            numbers.iter().map(|(name, n)| (*name, (*n).into())).collect();
        words.say(&message, &args)
    };
    let of = move || words.say("lesson-step", &[("n", (step + 1).into()), ("of", n_steps.into())]);
    let next = move |_| guide.seen.run(());
    let todo = move || {
        if !is_press {
            return view! {
                <button class="button button--primary" data-place="lesson-next" on:click=next>
                    {words.of("lesson-next")}
                </button>
            }
            .into_any();
        }
        let key = if is_chosen.get() { "lesson-confirm" } else { "lesson-press" };
        view! {
            <b class="bubble__do"><Symbol id="next" class="sym--20 mono"/>{words.say(key, &[])}</b>
        }
        .into_any()
    };
    let again = (0 < step).then(|| {
        view! {
            <IconButton
                symbol="restart"
                label=Signal::derive(words.of("lesson-again"))
                class="bubble__again"
                size="sym--20"
                on_press=guide.again
            />
        }
    });
    view! {
        <p class="bubble__text" data-step=step>{text}</p>
        <div class="bubble__foot">
            {todo}
            <span class="bubble__step num">{of}</span>
            {again}
            <Link to=Route::Start class="button button--quiet bubble__leave">
                {words.of("lesson-leave")}
            </Link>
        </div>
    }
}

/// Behind the last step: the same match can go on.
#[component]
pub fn LastWord(
    play_on: Callback<()>,
    again: Callback<()>,
    further: Option<Further>,
) -> impl IntoView {
    let words = Words::here();
    let further = further.map(|further| {
        view! {
            <Link to=(further.to)() class="button bubble__further">{words.of(further.words)}</Link>
        }
    });
    view! {
        <aside class="bubble bubble--last" role="status" data-side="alone">
            <h2>{words.of("lesson-learned")}</h2>
            <p class="bubble__text">{words.of("lesson-learned-more")}</p>
            <div class="bubble__foot">
                <button
                    class="button button--primary"
                    data-place="lesson-play-on"
                    on:click=move |_| play_on.run(())
                >
                    {words.of("lesson-play-on")}
                </button>
                {further}
                <button class="button" on:click=move |_| again.run(())>
                    {words.of("lesson-again")}
                </button>
                <Link to=Route::Start class="button button--quiet">
                    {words.of("lesson-leave")}
                </Link>
            </div>
        </aside>
    }
}
