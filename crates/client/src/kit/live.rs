//! Parts and attributes of a view that follow what they read. Leptos would compile all that it
//! takes to draw them for every closure; here it is compiled once, for closures of any type.

use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::tachys::reactive_graph::SharedReactiveFunction;

/// A part of a view.
pub fn live<V: IntoView + 'static>(mut part: impl FnMut() -> V + Send + 'static) -> AnyView {
    erased(Box::new(move || part().into_any()))
}

#[inline(never)]
fn erased(part: Box<dyn FnMut() -> AnyView + Send>) -> AnyView {
    part.into_any()
}

/// The value of an attribute, a class or a property.
pub fn follows<T>(value: impl FnMut() -> T + Send + 'static) -> SharedReactiveFunction<T> {
    Arc::new(Mutex::new(value))
}
