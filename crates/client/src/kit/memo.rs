//! Signals whose values are of any type, in the hands of whoever knows it. What happens between
//! signals is then compiled once, and not for every type of every game.

use std::any::Any;
use std::marker::PhantomData;
use std::sync::Arc;

use leptos::prelude::{self, Get, GetUntracked, Signal, Track};

/// A value whose type is forgotten.
pub type AnyValue = Arc<dyn Any + Send + Sync>;

/// The value, by whoever knows its type.
pub fn known<T: 'static>(value: &AnyValue) -> &T {
    value.downcast_ref().expect("whoever reads a value knows its type")
}

pub type AnyMemo = prelude::Memo<AnyValue>;

/// A memo of such a value. It has changed if it is another one, not if it looks different.
pub fn memo_of_any(
    value: impl Fn(Option<&AnyValue>) -> AnyValue + Send + Sync + 'static,
) -> AnyMemo {
    prelude::Memo::new_with_compare(value, |before, now| {
        !before.zip(now).is_some_and(|(before, now)| Arc::ptr_eq(before, now))
    })
}

/// What follows from other signals, and changes only if it becomes unequal. As the `Memo` of
/// Leptos.
pub struct Memo<T> {
    signal: Signal<AnyValue>,
    of: PhantomData<fn() -> T>,
}

type FromBefore<T> = dyn Fn(Option<&T>) -> T + Send + Sync;

impl<T> Clone for Memo<T> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<T> Copy for Memo<T> {}

impl<T: Send + Sync + 'static> Memo<T> {
    pub fn new(value: impl Fn(Option<&T>) -> T + Send + Sync + 'static) -> Memo<T>
    where
        T: PartialEq,
    {
        Memo::erased(Box::new(value))
    }

    /// For each type, and not for each closure.
    #[inline(never)]
    fn erased(value: Box<FromBefore<T>>) -> Memo<T>
    where
        T: PartialEq,
    {
        let memo = memo_of_any(move |before| {
            let now = value(before.map(known));
            match before {
                Some(before) if *known::<T>(before) == now => before.clone(),
                _ => Arc::new(now),
            }
        });
        Memo::of(memo)
    }

    /// A signal of such a value, by whoever knows its type.
    pub fn of(signal: impl Into<Signal<AnyValue>>) -> Memo<T> {
        Memo { signal: signal.into(), of: PhantomData }
    }

    pub fn with<R>(self, ask: impl FnOnce(&T) -> R) -> R {
        ask(known(&self.signal.get()))
    }

    pub fn with_untracked<R>(self, ask: impl FnOnce(&T) -> R) -> R {
        ask(known(&self.signal.get_untracked()))
    }

    /// None where the page was left.
    pub fn try_with_untracked<R>(self, ask: impl FnOnce(&T) -> R) -> Option<R> {
        self.signal.try_get_untracked().map(|value| ask(known(&value)))
    }

    pub fn track(self) {
        self.signal.track();
    }

    pub fn get(self) -> T
    where
        T: Clone,
    {
        self.with(T::clone)
    }

    pub fn get_untracked(self) -> T
    where
        T: Clone,
    {
        self.with_untracked(T::clone)
    }

    pub fn try_get_untracked(self) -> Option<T>
    where
        T: Clone,
    {
        self.try_with_untracked(T::clone)
    }
}

impl<T: Clone + Send + Sync + 'static> From<Memo<T>> for Signal<T> {
    fn from(memo: Memo<T>) -> Signal<T> {
        Signal::derive(move || memo.get())
    }
}
