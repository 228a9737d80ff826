//! Somebody who plays Rattus Cartus by pressing what the page offers.

use fantoccini::Locator;
use fantoccini::elements::Element;

use crate::page::Page;

const MAIN: &str = ".main-button[aria-disabled='false']";
const SUPPLIES: &str = ".supply.can";
const HOUSES: &str = ".entrance.can";
const CARDS: &str = ".kind.can .fan";
const NUNS: &str = ".nun-choice.can";
const VICTIMS: &str = ".seat-choice.can";

/// What the table asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Asked {
    Supply,
    Look,
    Enter,
    Target,
    Give,
    Trade,
    Use,
    /// The match is over.
    End,
}

pub struct RattusPlayer<'p> {
    page: &'p Page,
    n_steps: usize,
}

impl<'p> RattusPlayer<'p> {
    pub fn at(page: &'p Page) -> RattusPlayer<'p> {
        RattusPlayer { page, n_steps: 0 }
    }

    /// Waits until this player is asked something, or nobody is any more.
    pub async fn asked(&self) -> Asked {
        let script = "
            const table = document.querySelector('.playing');
            if (!table || table.dataset.busy === 'true') return null;
            if (document.querySelector('dialog[open] .scoring')) return 'over';
            const stage = document.querySelector('.r-decide').dataset.stage;
            return ['wait', 'over'].includes(stage) ? null : stage;";
        let found = self.page.until("something is asked", script).await;
        match found.as_str().expect("a stage is a word") {
            "supply" => Asked::Supply,
            "look" => Asked::Look,
            "enter" => Asked::Enter,
            "target" => Asked::Target,
            "give" => Asked::Give,
            "trade" => Asked::Trade,
            "use" => Asked::Use,
            "over" => Asked::End,
            other => panic!("the table asks {other}"),
        }
    }

    /// Whether this player is to decide now.
    pub async fn is_asked(&self) -> bool {
        self.page.count(".plate.is-me.is-turn").await == 1
    }

    pub async fn is_over(&self) -> bool {
        self.page.count("dialog[open] .scoring").await == 1
    }

    pub async fn version(&self) -> u64 {
        let version = self.page.eval("return document.querySelector('.playing').dataset.version");
        let version = version.await;
        version.as_str().and_then(|it| it.parse().ok()).expect("a table has a version")
    }

    /// Waits until the table shows this moment, or a later one.
    pub async fn until_version(&self, version: u64) {
        let script = format!(
            "const table = document.querySelector('.playing');
             return table.dataset.busy === 'false' && Number(table.dataset.version) >= {version};"
        );
        self.page.until("the next moment", &script).await;
    }

    /// Answers what is asked, and waits until it has been heard.
    pub async fn step(&mut self) -> Asked {
        let asked = self.asked().await;
        if asked == Asked::End {
            return asked;
        }
        let before = self.version().await;
        match asked {
            Asked::Supply => self.press(SUPPLIES).await,
            Asked::Look => self.press(NUNS).await,
            Asked::Target => self.press(VICTIMS).await,
            Asked::Use => self.press(MAIN).await,
            Asked::Enter => {
                self.press(HOUSES).await;
                self.page.until_there(".house.is-selected").await;
                self.lay(self.n_steps % 4).await;
                self.press(MAIN).await;
            }
            Asked::Trade => {
                self.lay(1).await;
                self.press(MAIN).await;
            }
            Asked::Give => {
                self.lay(usize::MAX).await;
                self.press(MAIN).await;
            }
            Asked::End => {}
        }
        self.n_steps += 1;
        self.until_version(before + 1).await;
        // Several cards are told one by one: the question is over when all are.
        let script = "
            const stage = document.querySelector('.r-decide').dataset.stage;
            const walks = ['enter', 'give', 'trade'].includes(stage);
            const picks = document.querySelector('.house.is-selected .door.mine, .kind.has');
            return !walks || !picks;";
        self.page.until("the choice is made", script).await;
        asked
    }

    /// Picks so many cards, or as many as are offered.
    pub async fn lay(&self, n: usize) {
        for i in 0..n {
            let cards = self.all(CARDS).await;
            if cards.is_empty() {
                return;
            }
            let n_picked = self.n_picked().await;
            let card = &cards[(self.n_steps + i) % cards.len()];
            card.click().await.unwrap();
            let script = format!("return {PICKED} > {n_picked}");
            self.page.until("one card more is picked", &script).await;
        }
    }

    pub async fn n_picked(&self) -> u64 {
        let n = self.page.eval(&format!("return {PICKED}")).await;
        n.as_u64().expect("a number")
    }

    pub async fn all(&self, selector: &str) -> Vec<Element> {
        self.page.client.find_all(Locator::Css(selector)).await.unwrap()
    }

    /// Something of what is offered, another place each time.
    async fn press(&self, selector: &str) {
        self.page.until_there(selector).await;
        let found = self.all(selector).await;
        let element = &found[self.n_steps * 7 % found.len()];
        element.click().await.unwrap_or_else(|error| panic!("{selector}: {error}"));
    }
}

/// A script for how many cards are picked.
const PICKED: &str = "document.querySelectorAll('.hand .pcard.is-picked').length";
