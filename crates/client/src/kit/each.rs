//! A list of which an item that stays is not drawn anew. As the `For` of Leptos, but it knows
//! neither items nor keys, so that it is compiled once and not for every list.

use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

use leptos::prelude::*;

#[component]
pub fn Each<I, T, K, V>(
    each: impl Fn() -> I + Send + Sync + 'static,
    key: impl Fn(&T) -> K + Send + Sync + 'static,
    children: impl Fn(T) -> V + Send + Sync + 'static,
) -> impl IntoView
where
    I: IntoIterator<Item = T>,
    T: Send + 'static,
    K: Hash,
    V: IntoView + 'static,
{
    let children = Arc::new(children);
    let item = move |item: T| {
        let mut hasher = DefaultHasher::new();
        key(&item).hash(&mut hasher);
        let children = children.clone();
        Item { key: hasher.finish(), draw: Box::new(move || children(item).into_any()) }
    };
    listed(Arc::new(move || each().into_iter().map(&item).collect()))
}

struct Item {
    key: u64,
    draw: Box<dyn FnOnce() -> AnyView + Send>,
}

fn listed(items: Arc<dyn Fn() -> Vec<Item> + Send + Sync>) -> AnyView {
    view! { <For each=move || items() key=|item| item.key children=|item| (item.draw)()/> }
        .into_any()
}
