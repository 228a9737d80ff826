//! On a phone the map is larger than the screen: one finger moves it, two make it larger or
//! smaller, a double tap shows all of it or goes back. Where it was is remembered as long as the
//! page is open.

use leptos::prelude::*;
use leptos::wasm_bindgen::JsCast;
use leptos::web_sys::{Element, PointerEvent};

use milestones::Milestones;

use super::board::middle;
use super::contents::{frame, line, point_middle};
use crate::kit::effect::effect;
use crate::kit::live::{follows, live};
use crate::kit::memo::Memo;
use crate::table::Table;

/// Left edge, middle of the height, and width of what is seen, in units of the map. How much is
/// seen above and below follows from the shape of the screen.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Window {
    pub x: f64,
    pub y: f64,
    pub width: f64,
}

/// Near enough for fingers: corners are 64 pixels apart on a phone.
const NEAR: f64 = 610.0;
const NEAREST: f64 = 300.0;

#[derive(Clone, Copy)]
pub struct Camera {
    table: Table<Milestones>,
    /// Elsewhere all of the map is shown.
    is_small: Memo<bool>,
    window: RwSignal<Window>,
    /// The fingers on the map, with the places where they were seen last.
    fingers: RwSignal<Vec<(i32, f64, f64)>>,
}

impl Camera {
    pub fn new(table: Table<Milestones>) -> Camera {
        let camera = Camera {
            table,
            is_small: Memo::new(move |_| table.screen.get().is_small()),
            window: RwSignal::new(Window { x: 0.0, y: 0.0, width: NEAR }),
            fingers: RwSignal::new(Vec::new()),
        };
        camera.go_near();
        effect(move || {
            camera.window.track();
            table.moved.notify();
        });
        camera
    }

    pub fn view_box(self) -> String {
        let (x, y, width, height) = self.frame();
        if !self.is_small.get() {
            return format!("{x} {y} {width:.1} {height:.1}");
        }
        // A box of no height: its width alone decides the scale, its place the middle.
        let Window { x, y, width } = self.window.get();
        format!("{x:.1} {y:.1} {width:.1} 0.1")
    }

    pub fn aspect(self) -> &'static str {
        if self.is_small.get() { "xMinYMid meet" } else { "xMidYMid meet" }
    }

    fn frame(self) -> (f64, f64, f64, f64) {
        self.table.game.with_untracked(|game| frame(game.edition()))
    }

    /// Where the roads are.
    fn go_near(self) {
        let (left, top, width, height) = self.frame();
        let (x, y) = self.table.game.with_untracked(point_middle);
        let seen = NEAR.min(width);
        let x = (x - 0.5 * seen).clamp(left, left + width - seen);
        let y = y.clamp(top + 0.45 * height, top + 0.55 * height);
        self.window.set(Window { x, y, width: seen });
    }

    /// All of the map, or back to where it can be used.
    pub fn fit_or_near(self) {
        if !self.is_small.get_untracked() {
            return;
        }
        let (x, y, width, height) = self.frame();
        let is_whole = width <= self.window.get_untracked().width;
        if is_whole {
            self.go_near();
        } else {
            self.window.set(Window { x, y: y + 0.5 * height, width });
        }
    }

    pub fn down(self, event: &PointerEvent) {
        if self.is_small.get_untracked() {
            let (x, y) = place(event);
            self.fingers.update(|fingers| fingers.push((event.pointer_id(), x, y)));
        }
    }

    pub fn up(self, event: &PointerEvent) {
        self.fingers.update(|fingers| fingers.retain(|finger| finger.0 != event.pointer_id()));
    }

    pub fn moved(self, event: &PointerEvent) {
        let before = self.fingers.get_untracked();
        let Some(idx) = before.iter().position(|it| it.0 == event.pointer_id()) else { return };
        let mut after = before.clone();
        let (x, y) = place(event);
        after[idx] = (event.pointer_id(), x, y);
        let wide = event
            .current_target()
            .and_then(|it| it.dyn_into::<Element>().ok())
            .map_or(1.0, |element| element.get_bounding_client_rect().width());
        let now = moved(self.window.get_untracked(), &before, &after, wide);
        self.window.set(self.kept_inside(now));
        self.fingers.set(after);
    }

    fn kept_inside(self, seen: Window) -> Window {
        let (left, top, width, height) = self.frame();
        let wide = seen.width.clamp(NEAREST.min(width), width);
        Window {
            x: seen.x.clamp(left, left + width - wide),
            y: seen.y.clamp(top, top + height),
            width: wide,
        }
    }
}

fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// The window after fingers have moved on a map that is `wide` pixels wide.
fn moved(seen: Window, before: &[(i32, f64, f64)], after: &[(i32, f64, f64)], wide: f64) -> Window {
    let scale = seen.width / wide;
    let ((x0, y0, apart0), (x1, y1, apart1)) = (grip(before), grip(after));
    let zoom = if 0.0 < apart0 && 0.0 < apart1 { apart0 / apart1 } else { 1.0 };
    Window {
        x: seen.x - (x1 - x0) * scale + 0.5 * seen.width * (1.0 - zoom),
        y: seen.y - (y1 - y0) * scale,
        width: seen.width * zoom,
    }
}

/// The middle between the fingers, and how far they are apart.
fn grip(fingers: &[(i32, f64, f64)]) -> (f64, f64, f64) {
    match fingers {
        [] => (0.0, 0.0, 0.0),
        [(_, x, y)] => (*x, *y, 0.0),
        [(_, x, y), (_, u, v), ..] => (0.5 * (x + u), 0.5 * (y + v), (x - u).hypot(y - v)),
    }
}

/// The whole map in small, with what is seen of it.
#[component]
pub fn MiniMap(table: Table<Milestones>, camera: Camera) -> impl IntoView {
    let (x, y, width, height) = camera.frame();
    let roads = Memo::new(move |_| {
        table.game.with(|game| {
            let edition = game.edition();
            let sections = game.map().sections(edition);
            sections.map(|it| line(edition, &[it.from, it.via, it.to])).collect::<String>()
        })
    });
    let houses = move || {
        let houses = table.cx.moment.with(|moment| moment.view.map.houses.clone());
        let house = |plot| {
            let (x, y) = middle(table, plot);
            view! { <circle class="mmh" cx=x cy=y r="20"/> }
        };
        houses.into_iter().map(house).collect_view()
    };
    let seen = move || {
        let Window { x, y, width } = camera.window.get();
        view! { <rect class="mmview" x=x y=y - 0.5 * width width=width height=width/> }
    };
    live(move || {
        camera.is_small.get().then(|| {
            view! {
                <button
                    class="minimap"
                    data-place="whole-map"
                    aria-label=table.cx.words.of("milestones-whole-map")
                    on:click=move |_| camera.fit_or_near()
                >
                    <svg viewBox=format!("{x} {y} {width:.1} {height:.1}") aria-hidden="true">
                        <rect class="mmbg" x=x y=y width=width height=height/>
                        <path class="mmroad" d=follows(move || roads.get())/>
                        {live(houses)}
                        {live(seen)}
                    </svg>
                </button>
            }
        })
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEEN: Window = Window { x: 100.0, y: 300.0, width: 600.0 };

    #[test]
    fn a_finger_drags_the_map() {
        let now = moved(SEEN, &[(1, 50.0, 50.0)], &[(1, 80.0, 30.0)], 300.0);
        assert_eq!(now, Window { x: 40.0, y: 340.0, width: 600.0 });
    }

    #[test]
    fn two_fingers_make_it_larger_around_its_middle() {
        let before = [(1, 100.0, 50.0), (2, 200.0, 50.0)];
        let after = [(1, 50.0, 50.0), (2, 250.0, 50.0)];
        let now = moved(SEEN, &before, &after, 300.0);
        assert_eq!(now, Window { x: 250.0, y: 300.0, width: 300.0 });
    }
}
