//! The few things that are asked of the browser itself.

use std::time::Duration;

use leptos::prelude::*;
use leptos::tachys::dom::document;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{
    Blob, Element, HtmlAnchorElement, HtmlElement, ScrollIntoViewOptions, ScrollLogicalPosition,
    Url,
};

use crate::table::keys::Direction;

pub fn path() -> String {
    location().pathname().unwrap_or_default()
}

/// Path and query, as a route is read from them.
pub fn address() -> String {
    path() + &location().search().unwrap_or_default()
}

pub fn hash() -> String {
    location().hash().unwrap_or_default()
}

/// The address of the page as friends can open it.
pub fn address_of(path: &str) -> String {
    location().origin().unwrap_or_default() + path
}

/// The file that has started this page, by its name.
pub fn starter() -> Option<String> {
    let script = window().document()?.query_selector("script[type='module']").ok()??;
    let address = script.get_attribute("src")?;
    address.rsplit('/').next().map(str::to_owned)
}

/// The page anew, as the server has it now.
pub fn reload() {
    let _ = location().reload();
}

pub fn push_path(path: &str) {
    let history = window().history().expect("a page has a history");
    let _ = history.push_state_with_url(&JsValue::NULL, "", Some(path));
}

/// Changes the address without a new page.
pub fn replace_path(path: &str) {
    let history = window().history().expect("a page has a history");
    let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(path));
}

/// Since the page was opened; never set back.
pub fn now_ms() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// Since 1970 began.
pub fn unix_ms() -> u64 {
    js_sys::Date::now() as u64
}

/// The languages of the user, the most wanted one first.
pub fn language() -> String {
    window().navigator().language().unwrap_or_default()
}

/// What the browser keeps for us. A browser may refuse to; then nothing is kept.
pub fn stored(key: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(key).ok()?
}

pub fn store(key: &str, value: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(key, value);
    }
}

pub fn root() -> HtmlElement {
    let root = document().document_element().expect("a document has a root");
    root.unchecked_into()
}

/// Of the window, in pixels of the style sheet.
pub fn width() -> f64 {
    window().inner_width().ok().and_then(|width| width.as_f64()).unwrap_or(1280.0)
}

pub fn height() -> f64 {
    window().inner_height().ok().and_then(|height| height.as_f64()).unwrap_or(800.0)
}

/// By then what the style sheet moves has come to rest.
pub const REST: Duration = Duration::from_millis(700);

/// Where an element is, in pixels of the window.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Area {
    pub left: f64,
    pub top: f64,
    pub width: f64,
    pub height: f64,
}

impl Area {
    fn of(element: &Element) -> Area {
        let rect = element.get_bounding_client_rect();
        Area { left: rect.x(), top: rect.y(), width: rect.width(), height: rect.height() }
    }

    fn size(self) -> f64 {
        self.width * self.height
    }

    /// As much of it as lies in the window, sideways. A map that is moved with a finger has places
    /// beyond its frame.
    pub fn in_window(self) -> Option<Area> {
        let left = self.left.max(0.0);
        let width = (self.left + self.width).min(width()) - left;
        (0.0 < width).then_some(Area { left, width, ..self })
    }

    fn middle(self) -> (f64, f64) {
        (self.left + 0.5 * self.width, self.top + 0.5 * self.height)
    }
}

/// Where the page shows something; the larger one, where a small picture shows it too. None for
/// what is not to be seen.
pub fn area_of(selector: &str) -> Option<Area> {
    let all = document().query_selector_all(selector).ok()?;
    let elements = (0..all.length()).filter_map(|i| all.get(i)?.dyn_into::<Element>().ok());
    let areas = elements.map(|element| Area::of(&element)).filter(|area| 0.0 < area.size());
    areas.max_by(|one, other| one.size().total_cmp(&other.size()))
}

/// Gives the keyboard to the nearest place in a direction.
pub fn focus_towards(from: &Element, direction: Direction) {
    let Ok(all) = document().query_selector_all(".spot") else { return };
    let here = Area::of(from).middle();
    let mut nearest: Option<(f64, HtmlElement)> = None;
    for i in 0..all.length() {
        let Some(element) = all.get(i).and_then(|node| node.dyn_into::<Element>().ok()) else {
            continue;
        };
        let there = Area::of(&element).middle();
        let (along, across) = direction.along(here, there);
        // What lies rather to the side is not in this direction.
        if along < 1.0 || along < 0.5 * across {
            continue;
        }
        let far = along + 2.0 * across;
        if nearest.as_ref().is_none_or(|(least, _)| far < *least) {
            nearest = Some((far, element.unchecked_into()));
        }
    }
    if let Some((_, element)) = nearest {
        let _ = element.focus();
    }
}

/// Whether things may travel over the page, as the system and the settings say.
pub fn may_move() -> bool {
    let is_still = root().get_attribute("data-motion").is_some();
    let query = window().match_media("(prefers-reduced-motion: reduce)");
    let wants_none = query.ok().flatten().is_some_and(|query| query.matches());
    !is_still && !wants_none
}

/// The name of the tab.
pub fn set_title(title: &str) {
    document().set_title(title);
}

/// Whether the page lies behind another.
pub fn is_hidden() -> bool {
    document().hidden()
}

/// The first picture stands in the page itself, until the app has drawn its own.
pub fn remove_splash() {
    if let Some(splash) = document().get_element_by_id("splash") {
        splash.remove();
    }
}

/// A drawing that the page carries in a `<template>`.
pub fn template(name: &str) -> String {
    let element = document().get_element_by_id(&format!("picture-{name}"));
    element.map(|element| element.inner_html()).unwrap_or_default()
}

/// Gives the keyboard to an element, HTML or SVG.
pub fn focus(selector: &str) {
    // Both kinds have `focus`, but web-sys says so of HTML only where a drawing has it as well.
    if let Ok(Some(element)) = document().query_selector(selector) {
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// Gives the keyboard to the next of these elements, or the one before, counted by `by` from the
/// one that has it; from none, to the first.
pub fn focus_next(selector: &str, by: i32) {
    let Ok(all) = document().query_selector_all(selector) else { return };
    let n = all.length() as i32;
    if n == 0 {
        return;
    }
    let active = document().active_element();
    let is_active = |i: &i32| {
        let element = all.get(*i as u32).and_then(|node| node.dyn_into::<Element>().ok());
        active.is_some() && element == active
    };
    let next = (0..n).find(is_active).map_or(0, |i| (i + by).rem_euclid(n));
    if let Some(element) = all.get(next as u32) {
        let _ = element.unchecked_into::<HtmlElement>().focus();
    }
}

/// The middle of an element in the window.
pub fn middle_of(selector: &str) -> Option<(f64, f64)> {
    let rect = document().query_selector(selector).ok()??.get_bounding_client_rect();
    Some((rect.x() + 0.5 * rect.width(), rect.y() + 0.5 * rect.height()))
}

/// Whether nothing has the keyboard.
pub fn is_unfocused() -> bool {
    document().active_element().is_none_or(|element| element.tag_name() == "BODY")
}

/// Presses a button as a click would. False if there is none.
pub fn press(selector: &str) -> bool {
    let button = document().query_selector(selector).ok().flatten();
    let button = button.and_then(|button| button.dyn_into::<HtmlElement>().ok());
    button.as_ref().inspect(|button| button.click()).is_some()
}

pub fn scroll_to(id: &str) {
    if let Some(element) = document().get_element_by_id(id) {
        element.scroll_into_view();
    }
}

/// What has the keyboard.
pub fn focused() -> Option<Element> {
    document().active_element()
}

/// Scrolls as little as needed for something to be seen.
pub fn reveal(selector: &str) {
    if let Ok(Some(element)) = document().query_selector(selector) {
        let nearest = ScrollIntoViewOptions::new();
        nearest.set_block(ScrollLogicalPosition::Nearest);
        nearest.set_inline(ScrollLogicalPosition::Nearest);
        element.scroll_into_view_with_scroll_into_view_options(&nearest);
    }
}

pub fn scroll_to_top() {
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// Shakes once, as the style sheet says. Asking for its size makes the browser forget an earlier
/// shake.
pub fn shake(element: &Element) {
    let classes = element.class_list();
    let _ = classes.remove_1("is-refused");
    let _ = element.client_width();
    let _ = classes.add_1("is-refused");
}

/// False where the browser does not let us.
pub async fn copy(text: &str) -> bool {
    // Outside of secure contexts the clipboard is undefined, which web-sys does not say.
    let navigator = JsValue::from(window().navigator());
    let clipboard = js_sys::Reflect::get(&navigator, &"clipboard".into());
    if clipboard.map_or(true, |clipboard| clipboard.is_undefined()) {
        return false;
    }
    JsFuture::from(window().navigator().clipboard().write_text(text)).await.is_ok()
}

/// Hands the user a file.
pub fn download(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let Ok(blob) = Blob::new_with_str_sequence(&parts) else { return };
    let Ok(url) = Url::create_object_url_with_blob(&blob) else { return };
    let link = document().create_element("a").expect("a document makes links");
    let link: HtmlAnchorElement = link.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    let _ = Url::revoke_object_url(&url);
}

/// Something to begin random draws with.
pub fn seed() -> u64 {
    let part = || (js_sys::Math::random() * f64::from(u32::MAX)) as u64;
    part() << 32 | part()
}

/// A key that no other order has.
pub fn fresh_key() -> String {
    let part = || (js_sys::Math::random() * f64::from(u32::MAX)) as u32;
    format!("{:08x}{:08x}{:08x}", part(), part(), part())
}
