//! How much room the window has. The style sheet lays the table out by the name of the frame, and
//! panels stand where the frame has a place for them.

use leptos::ev;
use leptos::prelude::*;

use crate::browser;
use crate::kit::memo::Memo;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Screen {
    /// Seats, board and question side by side.
    Desk,
    /// The seats are a strip.
    Tablet,
    /// The same upright: question and panels under the board.
    Upright,
    /// One column, and the question a sheet under the thumb.
    Phone,
    /// A phone on its side: the question is the right column.
    Low,
}

impl Screen {
    pub fn of(width: f64, height: f64) -> Screen {
        match (width, height) {
            _ if width < 1000.0 && height < 480.0 => Screen::Low,
            _ if width < 720.0 => Screen::Phone,
            _ if width < 1100.0 && width < height => Screen::Upright,
            _ if width < 1100.0 => Screen::Tablet,
            _ => Screen::Desk,
        }
    }

    /// That of the window, until the page is left.
    pub fn here() -> Memo<Screen> {
        let size = RwSignal::new((browser::width(), browser::height()));
        let resized = move |_| size.set((browser::width(), browser::height()));
        let listener = window_event_listener(ev::resize, resized);
        on_cleanup(move || listener.remove());
        Memo::new(move |_| {
            let (width, height) = size.get();
            Screen::of(width, height)
        })
    }

    pub fn name(self) -> &'static str {
        match self {
            Screen::Desk => "desk",
            Screen::Tablet => "tablet",
            Screen::Upright => "upright",
            Screen::Phone => "phone",
            Screen::Low => "low",
        }
    }

    /// Whether one thing is shown at a time, with tabs under the thumb.
    pub fn is_small(self) -> bool {
        matches!(self, Screen::Phone | Screen::Low)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn windows_have_their_frames() {
        let of = |width: f64, height: f64| Screen::of(width, height);
        assert_eq!(of(360.0, 640.0), Screen::Phone);
        assert_eq!(of(844.0, 390.0), Screen::Low);
        assert_eq!(of(768.0, 1024.0), Screen::Upright);
        assert_eq!(of(1024.0, 768.0), Screen::Tablet);
        assert_eq!(of(1280.0, 720.0), Screen::Desk);
    }
}
