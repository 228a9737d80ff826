//! Where the components come from: what each section says of itself, and how sure every feature,
//! card and goal is (CI-1).

use cities::{Catalogue, Cities, Provenance, Wording};
use leptos::prelude::*;

use super::names::{file_name, worded};
use crate::kit::live::live;
use crate::table::Table;
use crate::words::Texts;

#[component]
pub fn Provenance(table: Table<Cities>) -> impl IntoView {
    let content = live(move || {
        let texts = table.cx.words.texts();
        table.game.with(|game| about(game, &texts))
    });
    view! {
        <details class="unseen about">
            <summary class="small">{table.cx.words.of("cities-about")}</summary>
            {content}
        </details>
    }
}

fn about(game: &Cities, texts: &Texts) -> impl IntoView + use<> {
    let catalogue: &Catalogue = game.catalogue();
    let sections = catalogue.provenance.iter().map(|provenance| {
        let name = texts.say("cities-section", &[("section", provenance.section.into())]);
        let text = provenance_words(provenance, texts);
        view! { <li><b>{name}</b>{format!(" {text}")}</li> }
    });
    let entry = |name: &Wording, status: &str| {
        let name = worded(name, texts.lang());
        let status = status_words(status, texts);
        view! { <li>{name}<span class="quiet">{format!(" · {status}")}</span></li> }
    };
    let goals = game.city_plan().goals.iter().map(|it| entry(&it.name, &it.status));
    let features = catalogue.features.iter().map(|it| entry(&it.name, &it.status));
    let cards = catalogue.cards.iter().map(|it| entry(&it.name, &it.status));
    let goals = goals.collect_view();
    let features = features.collect_view();
    let cards = cards.collect_view();
    let head = |section: &str| texts.say("cities-section", &[("section", section.into())]);
    view! {
        <p class="small"><b>{file_name(catalogue, texts)}</b></p>
        <ul class="small">{sections.collect_view()}</ul>
        <p class="caps">{head("goals")}</p>
        <ul class="small">{goals}</ul>
        <p class="caps">{head("features")}</p>
        <ul class="small">{features}</ul>
        <p class="caps">{head("cards")}</p>
        <ul class="small">{cards}</ul>
    }
}

/// What we say of our own components is there in both languages; a file says it in one.
fn provenance_words(provenance: &Provenance, texts: &Texts) -> String {
    if Catalogue::built_in().provenance.contains(provenance) {
        return texts.say("cities-provenance", &[("section", provenance.section.into())]);
    }
    provenance.text.clone()
}

/// A file may use words of its own.
fn status_words(status: &str, texts: &Texts) -> String {
    let known = texts.find(&format!("cities-status-{status}"), &[]);
    known.unwrap_or_else(|| match status {
        "" => texts.say("cities-status-none", &[]),
        other => other.to_owned(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    /// CI-1: the page says what the built-in file says, and a file speaks for itself.
    #[test]
    fn every_section_says_where_it_comes_from() {
        let [en, de] = [Lang::En, Lang::De].map(Texts::new);
        for provenance in &Catalogue::built_in().provenance {
            assert_eq!(provenance_words(provenance, &en), provenance.text);
            assert_ne!(provenance_words(provenance, &de), provenance.text);
        }
        let own = Provenance { section: "cards", text: "Read from the box.".to_owned() };
        assert_eq!(provenance_words(&own, &de), own.text);
    }
}
