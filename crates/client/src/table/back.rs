//! Taking back where it is no step of the match that could be undone: in a race a board is changed
//! back by further steps.

use leptos::prelude::*;

#[derive(Clone, Copy)]
pub struct Back {
    pub can_undo: Signal<bool>,
    pub undo: Callback<()>,
    pub can_restart: Signal<bool>,
    pub restart: Callback<()>,
    /// The messages: what starting over is called, and that there is nothing to take back.
    pub restart_words: &'static str,
    pub nothing: &'static str,
}
