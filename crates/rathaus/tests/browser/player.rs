//! Somebody who plays any game to its end by pressing the places that the page lights. Most games
//! end by pressing anything; where they do not, a taste says what is wanted.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::page::Page;
use crate::{milestones_taste, taxi_taste};

/// The main button, where it can be pressed.
const MAIN: &str = ".main-button[aria-disabled='false']";

/// What the page offers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Offer {
    pub game: String,
    /// The phase, as the game calls it; "end" once the result is shown.
    pub phase: String,
    /// The places that are lit and in view, without the main button and what would be taken up
    /// again.
    pub places: Vec<String>,
    pub has_main: bool,
}

impl Offer {
    pub fn is_end(&self) -> bool {
        self.phase == "end"
    }
}

pub struct Player<'p> {
    page: &'p Page,
    n_presses: usize,
    /// What was pressed since the match last changed.
    in_vain: Vec<String>,
    last_version: u64,
}

impl<'p> Player<'p> {
    pub fn at(page: &'p Page) -> Player<'p> {
        Player { page, n_presses: 0, in_vain: Vec::new(), last_version: 0 }
    }

    /// Counts every change of the match.
    pub async fn version(&self) -> u64 {
        let version = self.page.eval("return document.querySelector('.playing').dataset.version");
        let version = version.await;
        let version = version.as_str().expect("a table that is played has a version");
        version.parse().expect("versions are numbers")
    }

    /// Whether something is asked of us, and nothing is still on its way.
    pub async fn is_in_turn(&self) -> bool {
        self.page.count(".playing[data-busy='false'] .plate.is-me.is-turn").await == 1
    }

    pub async fn is_over(&self) -> bool {
        self.page.count("dialog[open] .scoring").await == 1
    }

    /// Waits until the table shows this moment, or a later one.
    pub async fn until_version(&self, version: u64) {
        let script = format!(
            "const table = document.querySelector('.playing');
             return table.dataset.busy === 'false' && Number(table.dataset.version) >= {version};"
        );
        self.page.until("the next moment", &script).await;
    }

    /// Waits until something can be pressed, or the match is over.
    pub async fn offer(&self) -> Offer {
        let script = format!(
            "const table = document.querySelector('.playing');
             if (!table || table.dataset.busy === 'true') return null;
             if (document.querySelector('dialog[open] .scoring')) {{
                 return {{ game: table.dataset.game, phase: 'end', places: [], main: false }};
             }}
             const lit = [...document.querySelectorAll('.spot.can:not(.is-laid)')]
                 .filter((spot) => spot.checkVisibility())
                 .map((spot) => spot.dataset.place)
                 .filter((place) => !{NO_STEPS:?}.includes(place));
             const main = document.querySelector(`{MAIN}`);
             const shown = Boolean(main && main.checkVisibility());
             if (lit.length === 0 && !shown) return null;
             const phase = document.querySelector('main.table').dataset.phase;
             return {{ game: table.dataset.game, phase, places: lit, main: shown }};"
        );
        let found = self.page.until("something is offered", &script).await;
        let text = |value: &Value| value.as_str().expect("names are text").to_owned();
        Offer {
            game: text(&found["game"]),
            phase: text(&found["phase"]),
            places: found["places"].as_array().expect("a list").iter().map(text).collect(),
            has_main: found["main"] == true,
        }
    }

    /// Presses something that is offered, and says what it was. None at the end of the match.
    pub async fn step(&mut self) -> Option<String> {
        let offer = self.offer().await;
        if offer.is_end() {
            return None;
        }
        let place = self.choice(&offer).await;
        self.take(&place).await;
        Some(place)
    }

    pub async fn choice(&mut self, offer: &Offer) -> String {
        self.n_presses += 1;
        let choice = match offer.game.as_str() {
            "milestones" => milestones_taste::choice(self.page).await,
            "turbo-taxi" => taxi_taste::choice(self.page, offer).await,
            _ => anything(self.n_presses, offer),
        };
        self.remember(offer, &choice).await;
        choice
    }

    /// A player who presses for ever without anything coming of it would hang the test.
    async fn remember(&mut self, offer: &Offer, choice: &str) {
        let version = self.version().await;
        if version != self.last_version {
            self.last_version = version;
            self.in_vain.clear();
        }
        self.in_vain.push(choice.to_owned());
        let is_stuck = IN_VAIN_MAX < self.in_vain.len();
        assert!(!is_stuck, "nothing comes of {:?}\nat {offer:?}", self.in_vain);
    }

    /// Presses a place, and the main button after it where that is asked for.
    pub async fn take(&self, place: &str) {
        let before = self.version().await;
        self.page.press(place).await;
        if self.answer(before).await == "asked" {
            self.page.click(MAIN).await;
            self.until_version(before + 1).await;
        }
    }

    /// What follows a press: it is asked again, it is done, or only this page knows of it.
    pub async fn answer(&self, before: u64) -> String {
        let answer = format!(
            "const table = document.querySelector('.playing');
             if (document.querySelector('.spot.is-chosen')) return 'asked';
             if (Number(table.dataset.version) > {before}) return 'done';
             return table.dataset.busy === 'false' && 'kept';"
        );
        let answer = self.page.until("an answer to the press", &answer).await;
        answer.as_str().expect("the script returns words").to_owned()
    }

    pub async fn play_to_the_end(&mut self) {
        while self.step().await.is_some() {}
    }

    /// Plays on until this phase is reached.
    pub async fn until_phase(&mut self, wanted: &str) -> Offer {
        loop {
            let offer = self.offer().await;
            assert!(!offer.is_end(), "the match is over before {wanted}");
            if offer.phase == wanted {
                return offer;
            }
            self.step().await;
        }
    }
}

/// Another place each time; giving up is chosen where nothing else is left, and what is only
/// picked up goes on with the main button most of the time.
fn anything(n_presses: usize, offer: &Offer) -> String {
    let wanted: Vec<&String> =
        offer.places.iter().filter(|place| !GIVES_UP.contains(&place.as_str())).collect();
    let is_main = offer.has_main && (wanted.is_empty() || !n_presses.is_multiple_of(3));
    match (is_main, wanted.is_empty()) {
        (true, _) => "main".to_owned(),
        (false, false) => wanted[scattered(n_presses) % wanted.len()].clone(),
        (false, true) => offer.places[0].clone(),
    }
}

/// Multiplied by a large number, and without the last bits, which repeat themselves: no count of
/// places leads to the same few of them for ever.
fn scattered(n: usize) -> usize {
    n.wrapping_mul(0x9E37_79B9) >> 16
}

/// Seven cards of which five must be given: whoever always takes up the first one and puts it back
/// would never end.
#[test]
fn every_place_has_its_turn() {
    for n_places in 1..=30 {
        let places: Vec<String> = (0..n_places).map(|i| format!("card-{i}")).collect();
        let (game, phase) = ("rattus-cartus".to_owned(), "give".to_owned());
        let offer = Offer { game, phase, places, has_main: false };
        let pressed: BTreeSet<String> = (1..=300).map(|n| anything(n, &offer)).collect();
        assert_eq!(pressed.len(), n_places, "of {n_places} places");
    }
}

/// The main button, which is looked at by itself, and what makes the table wait.
const NO_STEPS: [&str; 2] = ["main", "pause"];
/// More presses than any decision takes.
const IN_VAIN_MAX: usize = 60;
/// What ends something without using it.
const GIVES_UP: [&str; 2] = ["pass", "decline"];
