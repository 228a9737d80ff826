//! The page without a network. A service worker keeps one whole version of it in the browser, for
//! whoever has opened a game; a newer version waits until somebody wants it.

use js_sys::Reflect;
use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{ServiceWorkerContainer, ServiceWorkerRegistration, ServiceWorkerState};

use crate::browser;
use crate::kit::effect::effect;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::preferences::Preference;
use crate::words::Words;

const WORKER: &str = "/service-worker.js";
/// What the worker understands: pages of its version may be shown now.
const TAKE_OVER: &str = "take-over";

#[derive(Clone, Copy)]
pub struct Offline {
    /// Somebody has opened a game, and may want to play on without a network.
    is_used: RwSignal<bool>,
    /// A newer version of the page is there.
    is_newer: RwSignal<bool>,
}

impl Offline {
    pub fn new(is_wanted: Preference<bool>) -> Offline {
        let offline = Offline { is_used: RwSignal::new(false), is_newer: RwSignal::new(false) };
        effect(move || match (is_wanted.get(), offline.is_used.get()) {
            (true, true) => spawn_local(offline.keep()),
            (true, false) => spawn_local(offline.watch()),
            (false, _) => spawn_local(forget()),
        });
        follow_versions();
        offline
    }

    pub fn here() -> Offline {
        expect_context::<Offline>()
    }

    /// From now on the page is kept, if that is wanted.
    pub fn use_it(self) {
        if !self.is_used.get_untracked() {
            self.is_used.set(true);
        }
    }

    /// The server has another page than this one.
    pub fn found_newer(self) {
        self.is_newer.set(true);
    }

    async fn keep(self) {
        // Where the browser or the server will have none, the page is as it was without.
        let Some(container) = container() else { return };
        if let Ok(kept) = JsFuture::from(container.register(WORKER)).await {
            self.look_at(kept.unchecked_into());
        }
    }

    /// A version that was kept before, if any, looks for newer ones by itself.
    async fn watch(self) {
        if let Some(kept) = kept().await {
            self.look_at(kept);
        }
    }

    /// Says so as soon as a newer version waits.
    fn look_at(self, kept: ServiceWorkerRegistration) {
        if kept.waiting().is_some() {
            self.found_newer();
        }
        let found = kept.clone();
        let is_found = Closure::<dyn Fn()>::new(move || {
            let Some(worker) = found.installing() else { return };
            let coming = worker.clone();
            let has_changed = Closure::<dyn Fn()>::new(move || {
                // The first version of all is no newer one.
                let is_ready = coming.state() == ServiceWorkerState::Installed;
                if is_ready && container().is_some_and(|it| it.controller().is_some()) {
                    self.is_newer.try_set(true);
                }
            });
            worker.set_onstatechange(Some(has_changed.as_ref().unchecked_ref()));
            has_changed.forget();
        });
        kept.set_onupdatefound(Some(is_found.as_ref().unchecked_ref()));
        is_found.forget();
    }
}

/// The newest page that there is. What was kept of the one before makes way.
pub fn renew() {
    spawn_local(async {
        if let Some(kept) = kept().await {
            // Without a server there is nothing newer than what waits already.
            if let Ok(asked) = kept.update() {
                let _ = JsFuture::from(asked).await;
            }
            if let Some(worker) = kept.waiting().or(kept.installing())
                && worker.post_message(&TAKE_OVER.into()).is_ok()
            {
                // It takes over, and the page is loaded anew.
                return;
            }
        }
        browser::reload();
    });
}

/// Loads the page anew when another version takes over, in all its windows.
fn follow_versions() {
    let Some(container) = container() else { return };
    let had_one = StoredValue::new(container.controller().is_some());
    let has_changed = Closure::<dyn Fn()>::new(move || {
        if had_one.try_get_value() == Some(true) {
            browser::reload();
        }
        had_one.try_set_value(true);
    });
    container.set_oncontrollerchange(Some(has_changed.as_ref().unchecked_ref()));
    has_changed.forget();
}

async fn forget() {
    if let Some(kept) = kept().await {
        let _ = kept.unregister();
    }
    let Ok(caches) = window().caches() else { return };
    let Ok(names) = JsFuture::from(caches.keys()).await else { return };
    for name in js_sys::Array::from(&names).iter().filter_map(|name| name.as_string()) {
        let _ = JsFuture::from(caches.delete(&name)).await;
    }
}

async fn kept() -> Option<ServiceWorkerRegistration> {
    JsFuture::from(container()?.get_registration()).await.ok()?.dyn_into().ok()
}

/// None outside of secure contexts, where web-sys promises too much.
fn container() -> Option<ServiceWorkerContainer> {
    let navigator = JsValue::from(window().navigator());
    Reflect::get(&navigator, &"serviceWorker".into()).ok()?.dyn_into().ok()
}

/// Under the top bar while a newer page waits. What is being played goes on meanwhile, as far as
/// page and server understand each other; nothing is loaded anew before somebody wants it.
#[component]
pub fn NewerStrip() -> impl IntoView {
    let (offline, words) = (Offline::here(), Words::here());
    let strip = live(move || {
        offline.is_newer.get().then(|| {
            view! {
                <div class="strip notice--careful" role="status">
                    <Symbol id="restart" class="sym--24 mono"/>
                    <span><b>{words.of("outdated-title")}</b>" "{words.of("outdated-text")}</span>
                    <button class="button outdated-reload" on:click=move |_| renew()>
                        {words.of("outdated-reload")}
                    </button>
                </div>
            }
        })
    });
    view! { {strip} }
}
