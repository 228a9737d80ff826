//! Somebody who plays Milestones by what the page offers: collects, builds, delivers, hires.

use crate::api::post;
use crate::page::Page;

/// The stage, and a selector of what is to be pressed next.
const NEXT: &str = include_str!("milestones_next.js");

pub struct Builder<'a> {
    page: &'a Page,
}

/// Sits down against the weakest bot; a short game, with the first turn for us.
pub async fn sit_down<'a>(page: &'a Page, seats: u8) -> Builder<'a> {
    page.speak("en").await;
    post(page, "/api/me", "{ name: 'Anna' }").await;
    let levels = page.client.execute_async(LEVELS, Vec::new()).await.unwrap();
    let level = levels[0].as_str().expect("a level has a name").to_owned();
    let bots = format!("{{ bot: {{ level: '{level}' }} }},").repeat(usize::from(seats) - 1);
    let options = "{ target: 'short', start_seat: { seat: 0 }, stall_rounds: 30 }";
    let table = format!("{{ game: 'milestones', seats: ['me', {bots}], options: {options} }}");
    let id = post(page, "/api/tables", &table).await;
    post(page, &format!("/api/tables/{id}/start"), "undefined").await;
    page.go(&format!("/table/{id}")).await;
    page.until_there(".playing .milestones").await;
    Builder { page }
}

const LEVELS: &str = "const done = arguments[arguments.length - 1];
    fetch('/api/games').then(async answer => done((await answer.json())
        .find(game => game.id === 'milestones').levels));";

impl Builder<'_> {
    /// What the page asks for now, as soon as it is our turn: the stage, and what to press.
    pub async fn next(&self) -> (String, String) {
        let script = format!(
            "const table = document.querySelector('.playing');
             if (document.querySelector('dialog[open] .scoring')) return ['end', ''];
             if (!table || table.dataset.busy === 'true') return null;
             {NEXT}"
        );
        let found = self.page.until("something is offered", &script).await;
        let word = |i: usize| found[i].as_str().expect("words").to_owned();
        (word(0), word(1))
    }

    pub async fn version(&self) -> u64 {
        let version = self.page.eval("return document.querySelector('.playing').dataset.version");
        version.await.as_str().and_then(|it| it.parse().ok()).expect("versions are numbers")
    }

    /// Presses what comes next; the stage it was pressed in.
    pub async fn step(&self) -> String {
        let (stage, selector) = self.next().await;
        if stage != "end" {
            self.page.click(&selector).await;
            self.until_done(&stage, &selector).await;
        }
        stage
    }

    /// A press changes the match, or what was chosen so far.
    async fn until_done(&self, stage: &str, selector: &str) {
        let is_only_chosen = stage == "keep" && !selector.contains("main");
        let is_done = match is_only_chosen {
            true => "return document.querySelector('.keep .is-selected')",
            false => "return document.querySelector('.playing').dataset.busy === 'false'",
        };
        self.page.until("the press is answered", is_done).await;
    }

    /// Steps until a stage is asked for; false if the match is over before.
    pub async fn until_stage(&self, wanted: &str) -> bool {
        loop {
            let (stage, _) = self.next().await;
            if stage == wanted {
                return true;
            }
            if stage == "end" {
                return false;
            }
            self.step().await;
        }
    }

    pub async fn points(&self) -> i64 {
        let text = self.page.text(".plate.is-me .plate__vp").await;
        let digits: String = text.chars().take_while(char::is_ascii_digit).collect();
        digits.parse().expect("points are a number")
    }
}
