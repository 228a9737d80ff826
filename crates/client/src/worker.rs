//! The worker of this page in which its robots and judges think, so that the table never stands
//! still. Its files are fetched with the first one.

use std::rc::Rc;

use js_sys::{Function, Promise};
use leptos::tachys::dom::{document, window};
use protocol::WorkerQuestion;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{MessageEvent, WorkerOptions, WorkerType};

/// A worker that has not answered by then has died; with the first question its files are fetched.
const PATIENCE_MS: i32 = 30_000;

#[derive(Clone)]
pub struct Worker(Rc<Thread>);

/// Ends with the last who asks.
struct Thread(web_sys::Worker);

impl Worker {
    /// None where the browser has no workers.
    pub fn call() -> Option<Worker> {
        let named = document().query_selector("meta[name='rathaus-worker']").ok()??;
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        web_sys::Worker::new_with_options(&named.get_attribute("content")?, &options)
            .ok()
            .map(|worker| Worker(Rc::new(Thread(worker))))
    }

    /// The answer that belongs to the question. None where the worker cannot be loaded, or has
    /// died, which not every browser tells. One question at a time.
    pub async fn ask<A: DeserializeOwned>(&self, question: &WorkerQuestion) -> Option<A> {
        let question = serde_json::to_string(question).ok()?;
        engine::read_json(&self.answer(question).await?).ok()
    }

    async fn answer(&self, question: String) -> Option<String> {
        let worker = &self.0.0;
        let answered = Promise::new(&mut |resolve: Function, reject: Function| {
            worker.set_onmessage(Some(&resolve));
            worker.set_onerror(Some(&reject));
            // Behind an answer it comes too late to change anything.
            let waited = window()
                .set_timeout_with_callback_and_timeout_and_arguments_0(&reject, PATIENCE_MS);
            waited.expect("every window has timers");
        });
        worker.post_message(&question.into()).ok()?;
        let answer: MessageEvent = JsFuture::from(answered).await.ok()?.dyn_into().ok()?;
        answer.data().as_string()
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        self.0.terminate();
    }
}
