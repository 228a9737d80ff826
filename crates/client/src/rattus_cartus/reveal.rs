//! The building whose cards lie open: what each visitor has laid there, and what came of it. It
//! stands in the street instead of the houses.

use engine::Seat;
use leptos::prelude::*;
use rattus_cartus::{Building, BuildingCard, Card, Kind, Laid, RattusCartus, Slot, Stage, View};

use super::names::{
    building_name, building_symbol, cards_in_words, class_name, class_symbol, kind_symbol,
};
use super::places;
use crate::kit::live::live;
use crate::kit::memo::Memo;
use crate::kit::symbol::Symbol;
use crate::table::Table;
use crate::table::seat_mark::SeatMark;
use crate::words::Texts;

#[derive(Clone, PartialEq, Debug)]
struct Opened {
    slot: Slot,
    card: BuildingCard,
    /// In entry order.
    visits: Vec<Visit>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Visit {
    seat: Seat,
    cards: Vec<Card>,
    strength: u8,
    rats: u8,
    is_premium: bool,
}

/// The building that is being resolved.
pub fn resolved(view: &View) -> Option<Slot> {
    let is_shown = |seat: &Seat| matches!(view.seats[seat.idx()].laid, Laid::Shown(_));
    let has_shown = |slot: &Slot| view.row[slot.idx()].visitors.iter().any(is_shown);
    slot_of(view.stage).or_else(|| Slot::all(view.row.len() as u8).find(has_shown))
}

fn slot_of(stage: Stage) -> Option<Slot> {
    match stage {
        Stage::SwordTarget { slot, .. }
        | Stage::HalfOfHand { slot, .. }
        | Stage::FluteTarget { slot, .. } => Some(slot),
        Stage::UseOrDecline { acting }
        | Stage::Tribute { acting }
        | Stage::Trade { acting, .. }
        | Stage::TentLooks { acting } => Some(acting.slot),
        Stage::ChooseSupply { .. }
        | Stage::ChooseTogether
        | Stage::SupplyLooks { .. }
        | Stage::LooksTogether
        | Stage::Enter { .. }
        | Stage::Over => None,
    }
}

fn opened(view: &View) -> Option<Opened> {
    let slot = resolved(view)?;
    let row = view.row.get(slot.idx())?;
    let laid = row.visitors.iter().map(|seat| match &view.seats[seat.idx()].laid {
        Laid::Shown(cards) => (*seat, cards.clone()),
        Laid::None | Laid::Hidden(_) => (*seat, Vec::new()),
    });
    let visits = laid.map(|(seat, cards)| visit(seat, row.card, cards, view.premium));
    Some(Opened { slot, card: row.card, visits: visits.collect() })
}

fn visit(seat: Seat, card: BuildingCard, cards: Vec<Card>, premium: Option<Seat>) -> Visit {
    let class = card.building.class();
    let strength = cards.iter().filter(|card| card.kind().is_strength()).count() as u8;
    let is_stranger = |card: &&Card| matches!(card.kind(), Kind::Of(of) if of != class);
    let rats = cards.iter().filter(is_stranger).count() as u8;
    Visit { seat, cards, strength, rats, is_premium: premium == Some(seat) }
}

#[component]
pub fn Reveal(table: Table<RattusCartus>) -> impl IntoView {
    let cx = table.cx;
    let opened = Memo::new(move |_| cx.moment.with(|moment| opened(&moment.view)));
    live(move || {
        let Opened { slot, card, visits } = opened.get()?;
        let texts = cx.words.texts();
        let class = card.building.class();
        let n_visits = visits.len();
        let visits: Vec<_> =
            visits.iter().map(|visit| visitor(table, card.building, visit, &texts)).collect();
        Some(view! {
            <div class="reveal" data-n=n_visits>
                <header class="reveal__head">
                    <Symbol id=building_symbol(card.building)/>
                    <b data-place=places::slot(slot).to_string()>
                        {building_name(&texts, card.building)}
                    </b>
                    <small>
                        <Symbol id=class_symbol(class)/>
                        {class_name(&texts, class)}
                    </small>
                </header>
                <ul class="visits">{visits}</ul>
            </div>
        })
    })
}

fn visitor(
    table: Table<RattusCartus>,
    building: Building,
    visit: &Visit,
    texts: &Texts,
) -> impl IntoView + use<> {
    let Visit { seat, cards, strength, rats, is_premium } = visit.clone();
    let name = table.cx.names.with(|names| names.label(seat, texts));
    let label = cards_in_words(texts, &cards);
    let class = building.class();
    let crown = is_premium.then(|| {
        let title = texts.say("rattus-premium", &[]);
        view! { <Symbol id="crown" class="sym--20 visit__crown" label=title/> }
    });
    let up = |(i, card): (usize, &Card)| turned(building, i, *card);
    let rats = (0 < rats).then(|| {
        view! {
            <span class="visit__n bad">
                <b class="num">{format!("+{rats}")}</b>
                <Symbol id="rc-rat"/>
            </span>
        }
    });
    view! {
        <li class="visit" class:is-premium=is_premium>
            <span class="visit__who">
                <SeatMark seat class="sym--20"/>
                <b class="seat__name">{name}</b>
                {crown}
            </span>
            <span class="visit__cards" role="img" aria-label=label>
                {cards.iter().enumerate().map(up).collect_view()}
            </span>
            <span class="visit__gains">
                <span class="visit__n">
                    <b class="num">{format!("+{strength}")}</b>
                    <Symbol id=class_symbol(class)/>
                </span>
                {rats}
            </span>
        </li>
    }
}

/// A card that is turned up, one after the other.
fn turned(building: Building, i: usize, card: Card) -> impl IntoView {
    let is_stranger = matches!(card, Card::Person(person) if person.class != building.class());
    let rat = is_stranger.then(|| view! { <Symbol id="rc-rat" class="stranger"/> });
    view! {
        <span class="pcard" style=("--i", i.to_string())>
            <Symbol id=kind_symbol(card.kind())/>
            {rat}
        </span>
    }
}
