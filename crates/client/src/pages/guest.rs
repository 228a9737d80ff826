//! The guest's name, which can be changed at any time.

use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::Me;

use crate::app::Guest;
use crate::http;
use crate::kit::dialog::Dialog;
use crate::kit::live::follows;
use crate::kit::symbol::Symbol;
use crate::kit::toast::Toasts;
use crate::words::Words;

const NAME_CHARS_MAX: &str = "24";

#[component]
pub fn GuestButton() -> impl IntoView {
    let words = Words::here();
    let Guest(me) = Guest::here();
    let is_open = RwSignal::new(false);
    let title = Signal::derive(move || words.say("guest-title", &[]));
    let name = move || match me.get() {
        Some(Me { name }) => name,
        None => words.say("guest-default", &[]),
    };
    let label = move || words.say("guest-label", &[("name", name().into())]);
    view! {
        <button
            class="button guest-button"
            aria-label=follows(label)
            title=follows(label)
            on:click=move |_| is_open.set(true)
        >
            <Symbol id="people" class="sym--20 mono"/>
            <span class="guest-button__name">{name}</span>
        </button>
        <Dialog is_open title><NameForm is_open/></Dialog>
    }
}

#[component]
fn NameForm(is_open: RwSignal<bool>) -> impl IntoView {
    let words = Words::here();
    let toasts = Toasts::here();
    let Guest(me) = Guest::here();
    let name = RwSignal::new(me.get_untracked().map(|me| me.name).unwrap_or_default());
    let save = move |submit: web_sys::SubmitEvent| {
        submit.prevent_default();
        spawn_local(async move {
            match http::rename_me(name.get_untracked()).await {
                Ok(renamed) => {
                    me.set(Some(renamed));
                    is_open.set(false);
                }
                Err(problem) => toasts.problem(&problem),
            }
        });
    };
    view! {
        <form on:submit=save>
            <label class="field">
                <span>{words.of("guest-name")}</span>
                <input
                    type="text"
                    required
                    maxlength=NAME_CHARS_MAX
                    autocomplete="nickname"
                    bind:value=name
                />
            </label>
            <div class="dialog__actions">
                <button type="button" class="button" on:click=move |_| is_open.set(false)>
                    {words.of("go-back")}
                </button>
                <button class="button button--primary">{words.of("guest-save")}</button>
            </div>
        </form>
    }
}
