//! What happens whenever something changes that it reads. As the `Effect` of Leptos, compiled once.

use leptos::prelude::Effect;

pub fn effect(run: impl FnMut() + 'static) {
    erased(Box::new(run));
}

#[inline(never)]
fn erased(run: Box<dyn FnMut()>) {
    Effect::new(run);
}
