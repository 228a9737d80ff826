//! Dry wood and paper: short sounds that the browser makes itself, without any file. Nothing is
//! heard before the first click, and every sound has a twin that can be seen.

mod player;
mod score;

use leptos::ev;
use leptos::leptos_dom::helpers::WindowListenerHandle;
use leptos::prelude::*;

use self::player::Player;
use crate::browser;
use crate::preferences::Preferences;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sound {
    /// A wooden knock for each die thrown.
    Dice(u8),
    /// A stroke of the pen.
    Pen,
    Coin,
    /// A soft bell; the only sound of a page that nobody looks at.
    YourTurn,
    /// A cannon, far away.
    Attack,
    /// A card on felt.
    Card,
    /// Little claws.
    Rat,
    /// The bell of a taxi.
    Halt,
    /// Two bells.
    Right,
    /// A low drum.
    Wrong,
    /// The chimes of the town hall.
    End,
}

#[derive(Clone, Copy)]
pub struct Sounds {
    player: StoredValue<Option<Player>, LocalStorage>,
    preferences: Preferences,
}

impl Sounds {
    /// Silent until somebody touches the page: browsers want it so, and so do people.
    pub fn new(preferences: Preferences) -> Sounds {
        let sounds = Sounds { player: StoredValue::new_local(None), preferences };
        let click = window_event_listener(ev::click, move |_| sounds.wake());
        let key = window_event_listener(ev::keyup, move |_| sounds.wake());
        let remove = |listener: WindowListenerHandle| move || listener.remove();
        on_cleanup(remove(click));
        on_cleanup(remove(key));
        sounds
    }

    pub fn here() -> Sounds {
        expect_context::<Sounds>()
    }

    fn wake(self) {
        let is_wanted = 0 < self.preferences.volume.get_untracked();
        if is_wanted && self.player.with_value(Option::is_none) {
            self.player.set_value(Player::new());
        }
    }

    pub fn play(self, sound: Sound) {
        let is_heard = sound == Sound::YourTurn || !browser::is_hidden();
        let volume = f32::from(self.preferences.volume.get_untracked()) / 100.0;
        if !is_heard || volume == 0.0 {
            return;
        }
        self.player.with_value(|player| {
            if let Some(player) = player {
                player.play(&score::notes(sound), volume);
            }
        });
    }
}
