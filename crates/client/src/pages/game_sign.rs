//! Which game it is, for whoever follows a link to a table: its board, its name, how many play, how
//! long it takes, and the way to its rules.

use leptos::prelude::*;

use super::start::Board;
use crate::games::CARDS;
use crate::kit::link::Link;
use crate::kit::live::live;
use crate::kit::symbol::Symbol;
use crate::route::Route;
use crate::words::Words;

#[component]
pub fn GameSign(game: String) -> impl IntoView {
    let words = Words::here();
    CARDS.iter().find(|card| card.id == game).map(|card| {
        let name = move || words.say(&format!("{}-name", card.id), &[]);
        let blurb = move || words.say(&format!("{}-blurb", card.id), &[]);
        let minutes = live(move || words.say("start-minutes", &[("n", card.minutes.into())]));
        let seats = card.seats();
        let rules = Route::Rules { game: card.id.to_owned() };
        view! {
            <section class="game-sign">
                <div class="neatline">
                    <Board game=card.id theme="light"/>
                    <Board game=card.id theme="dark"/>
                </div>
                <div class="game-sign__text">
                    <h2>{live(name)}</h2>
                    <p class="quiet">{live(blurb)}</p>
                    <div class="meta">
                        <span class="stat"><Symbol id="people" class="sym--20"/>{seats}</span>
                        <span class="stat"><Symbol id="hourglass" class="sym--20"/>{minutes}</span>
                    </div>
                    <Link to=rules class="button">
                        <Symbol id="help" class="sym--20 mono"/>
                        {words.of("rules-progress")}
                    </Link>
                </div>
            </section>
        }
    })
}
