//! Robots and judges of the page. They think in a worker, in a WASM file of their own: the page
//! asks by a [`WorkerQuestion`] and is answered by what that says, both as JSON.

mod analysing;
mod hints;
mod robot;
#[cfg(test)]
mod tests;

use engine::read_json;
use protocol::WorkerQuestion;
use serde::Serialize;
use wasm_bindgen::prelude::wasm_bindgen;

/// The answer to a question; nothing where it is none.
#[wasm_bindgen]
pub fn answer(question: &str) -> String {
    match read_json(question) {
        Ok(WorkerQuestion::Robot(asked)) => written(&robot::answer(asked)),
        Ok(WorkerQuestion::Hint(asked)) => written(&hints::answer(&asked)),
        Ok(WorkerQuestion::Analyse { record, budget_ms }) => {
            written(&analysing::begin(&record, budget_ms))
        }
        Ok(WorkerQuestion::GoOn) => written(&analysing::go_on()),
        Err(_) => String::new(),
    }
}

fn written(answer: &impl Serialize) -> String {
    serde_json::to_string(answer).expect("an answer has string keys")
}
