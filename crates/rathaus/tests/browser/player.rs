//! Somebody who plays by clicking what the page offers, and knows nothing of the rules.

use fantoccini::Locator;
use fantoccini::elements::Element;

use crate::page::Page;

/// The chips of the task bar. Using nothing is chosen only where nothing else is offered.
const CHIPS: &str = ".chips .chip[data-task][aria-disabled='false'], \
                     .chips .choice__n[aria-disabled='false']";
const PASS: &str = ".chips .chip--pass";
const FIELDS: &str = "g.can[data-field]";
const DICE: &str = ".die[aria-disabled='false']";
const MAIN: &str = ".main-button[aria-disabled='false']";

/// What the page offers, the most inviting thing first.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Offer {
    Field,
    Main,
    Die,
    Chip,
    Pass,
    /// The match is over.
    End,
}

impl Offer {
    fn selector(self) -> &'static str {
        match self {
            Offer::Field => FIELDS,
            Offer::Main => MAIN,
            Offer::Die => DICE,
            Offer::Chip => CHIPS,
            Offer::Pass => PASS,
            Offer::End => ".scoring",
        }
    }
}

pub struct Player<'p> {
    page: &'p Page,
    n_clicks: usize,
}

impl<'p> Player<'p> {
    pub fn at(page: &'p Page) -> Player<'p> {
        Player { page, n_clicks: 0 }
    }

    /// Counts every change of the match.
    pub async fn version(&self) -> u64 {
        let version = self.page.eval("return document.querySelector('.playing').dataset.version");
        let version = version.await;
        let version = version.as_str().expect("a table that is played has a version");
        version.parse().expect("versions are numbers")
    }

    pub async fn is_in_turn(&self) -> bool {
        self.page.count(".plate.is-me.is-turn").await == 1
    }

    pub async fn n_pieces(&self) -> u64 {
        self.page.count(".city .put").await
    }

    /// Waits until the table shows this moment, or a later one.
    pub async fn until_version(&self, version: u64) {
        let script = format!(
            "const table = document.querySelector('.playing');
             return table.dataset.busy === 'false' && Number(table.dataset.version) >= {version};"
        );
        self.page.until("the next moment", &script).await;
    }

    /// Waits until it is this player's turn, or nobody's any more.
    pub async fn offer(&self) -> Offer {
        let script = format!(
            "const table = document.querySelector('.playing');
             if (!table || table.dataset.busy === 'true') return null;
             const has = (selector) => document.querySelector(selector);
             if (has('dialog[open] .scoring')) return 'end';
             if (has(`{FIELDS}`)) return 'field';
             if (has(`{MAIN}`)) return 'main';
             if (has(`{CHIPS}`)) return has(`{DICE}`) ? 'die' : 'chip';
             if (has(`{PASS}`)) return 'pass';
             return has(`{DICE}`) ? 'only dice' : null;"
        );
        let found = self.page.until("something is offered", &script).await;
        match found.as_str().expect("the script returns words") {
            "end" => Offer::End,
            "field" => Offer::Field,
            "main" => Offer::Main,
            // Rolling again is tried now and then.
            "die" if self.n_clicks % 3 == 1 => Offer::Die,
            "only dice" => Offer::Die,
            "die" | "chip" => Offer::Chip,
            "pass" => Offer::Pass,
            other => unreachable!("the script does not say {other}"),
        }
    }

    /// Takes what is offered, and waits until the table has changed.
    pub async fn step(&mut self) -> Offer {
        let offer = self.offer().await;
        if offer == Offer::End {
            return offer;
        }
        let before = self.version().await;
        self.click(offer).await;
        if offer == Offer::Die {
            self.page.until_there(".die.is-marked").await;
        } else {
            self.until_version(before + 1).await;
        }
        offer
    }

    /// Steps until this is offered.
    pub async fn until_offered(&mut self, wanted: Offer) {
        loop {
            let offer = self.offer().await;
            assert_ne!(offer, Offer::End, "the match is over before {wanted:?} was offered");
            if offer == wanted {
                return;
            }
            self.step().await;
        }
    }

    /// Something of what is offered, another place each time.
    pub async fn any(&self, offer: Offer) -> Element {
        let mut found = self.page.client.find_all(Locator::Css(offer.selector())).await.unwrap();
        assert!(!found.is_empty(), "{offer:?} is offered no longer");
        let i = self.n_clicks * 7 % found.len();
        found.swap_remove(i)
    }

    async fn click(&mut self, offer: Offer) {
        let element = self.any(offer).await;
        element.click().await.unwrap_or_else(|error| panic!("{offer:?}: {error}"));
        self.n_clicks += 1;
    }
}
