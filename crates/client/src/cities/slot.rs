//! What lies in a column of the offer, as a picture and in words.

use cities::{
    Card, CardIdx, Cities, Colour, FeatureKind, Kind, N_COLUMNS, Nature, Owner, Phase, Pieces, Row,
};
use leptos::prelude::*;

use super::card_sign::sign_row;
use super::counts::card_text;
use super::desk::Desk;
use super::ink::tile_picture;
use super::names::{colour_name, feature_name, feature_symbol, piece_symbol, worded};
use crate::kit::symbol::Symbol;
use crate::words::{Lang, Texts};

pub fn content(desk: Desk, row: Row, column: u8) -> AnyView {
    let lang = desk.cx.words.texts().lang();
    desk.game.with(|game| {
        let offer = game.offer();
        let idx = usize::from(column);
        if let Some(owner) = offer.worker(row, column) {
            return taken(desk, owner, star_lies(desk, row, column));
        }
        if game.phase() == Phase::Over {
            return ().into_any();
        }
        match row {
            Row::Cards => match offer.cards.get(idx).copied().flatten() {
                Some(card) => card_face(game.catalogue().card(card), lang),
                None => back("ocard back"),
            },
            Row::Tiles => match offer.tiles.get(idx).copied().flatten() {
                Some(tile) => tile_picture(game.catalogue().face(tile), "").into_any(),
                None => back("tback"),
            },
            Row::Features => {
                let open = offer.features[idx].things().map(|kind| token(game, kind));
                let open = open.collect_view();
                let hidden = (idx + 1 == N_COLUMNS).then(|| {
                    view! { <i class="q"><Symbol id="rathaus" class="mono"/></i> }
                });
                view! { <span class="feats">{open}{hidden}</span> }.into_any()
            }
            Row::Pieces => match offer.pieces.get(idx) {
                Some(pieces) => {
                    let piece = |colour| view! { <Symbol id=piece_symbol(colour)/> };
                    let pieces = pieces.things().map(piece).collect_view();
                    view! { <span class="pcs">{pieces}</span> }.into_any()
                }
                None => question_marks(desk, star_lies(desk, row, column)),
            },
        }
    })
}

/// CI-65: during the round the star lies at the end of the last row.
fn star_lies(desk: Desk, row: Row, column: u8) -> bool {
    let is_beside = row == Row::Pieces && usize::from(column) + 1 == N_COLUMNS;
    let is_nobodys = |view: &cities::View| view.star.is_none() && 1 < view.seats.len();
    is_beside && desk.cx.moment.with(|moment| is_nobodys(&moment.view))
}

fn lying_star() -> impl IntoView {
    view! { <Symbol id="ct-star" class="sym--24 star-lies"/> }
}

fn taken(desk: Desk, owner: Owner, has_star: bool) -> AnyView {
    let is_mine = desk.me().map(Owner::Seat) == Some(owner);
    let words = desk.cx.words.of("cities-taken-by-you");
    let words = is_mine.then(|| view! { <span class="taken">{words}</span> });
    view! { {has_star.then(lying_star)} {words} }.into_any()
}

/// What it counts in signs, its name, and the points.
pub fn card_face(card: &Card, lang: Lang) -> AnyView {
    view! {
        <span class="ocard">
            <span class="ocard__top">{sign_row(&card.measure)}</span>
            <small lang=lang.code()>{worded(&card.name, lang)}</small>
            {worth(card)}
        </span>
    }
    .into_any()
}

/// "4", or "2 / 3" for two points per three.
pub fn worth(card: &Card) -> impl IntoView + use<> {
    let per = (1 < card.per).then(|| view! { <small>{format!("/{}", card.per)}</small> });
    view! { <b class="num worth">{card.vp}{per}</b> }
}

fn back(class: &'static str) -> AnyView {
    view! { <span class=class><Symbol id="rathaus" class="sym--32 mono"/></span> }.into_any()
}

pub fn token(game: &Cities, kind: Kind) -> impl IntoView + use<> {
    let role = game.catalogue().feature(kind).role;
    view! { <i class=token_class(role)><Symbol id=feature_symbol(role)/></i> }
}

pub fn token_class(role: FeatureKind) -> &'static str {
    match role {
        FeatureKind::Nature { on: Nature::Water, .. } => "w",
        FeatureKind::Nature { on: Nature::Park, .. } => "p",
        FeatureKind::Monument | FeatureKind::Special => "s",
    }
}

/// Two pieces out of the bag, and the star beside them.
fn question_marks(desk: Desk, has_star: bool) -> AnyView {
    let n = desk.cx.moment.with(|moment| moment.view.bag.len());
    view! {
        <span class="pcs qq">
            <b class="num">"??"</b>
            {has_star.then(lying_star)}
            <span class="bag"><Symbol id="ct-bag" class="sym--20"/>{n}</span>
        </span>
    }
    .into_any()
}

/// What lies there and whether it can be had, in a sentence. The star is told too, so that the
/// picture follows it.
pub fn in_words(desk: Desk, row: Row, column: u8) -> String {
    let words = lies_in_words(desk, row, column);
    if !star_lies(desk, row, column) {
        return words;
    }
    format!("{words}. {}", desk.cx.words.say("cities-star-lies", &[]))
}

fn lies_in_words(desk: Desk, row: Row, column: u8) -> String {
    let texts = desk.cx.words.texts();
    let names = desk.cx.names.get();
    desk.game.with(|game| {
        let offer = game.offer();
        if let Some(owner) = offer.worker(row, column) {
            let name = match owner {
                Owner::Seat(seat) if names.you() == Some(seat) => {
                    return texts.say("cities-taken-by-you", &[]);
                }
                Owner::Seat(seat) => names.label(seat, &texts),
                Owner::Neutral => texts.say("cities-neutral", &[]),
            };
            return texts.say("cities-taken-by", &[("name", name.into())]);
        }
        if game.phase() == Phase::Over {
            return texts.say("cities-nothing-there", &[]);
        }
        things(game, row, column, &texts)
    })
}

/// What lies there, in words.
pub fn things(game: &Cities, row: Row, column: u8, texts: &Texts) -> String {
    let (offer, catalogue) = (game.offer(), game.catalogue());
    let (idx, lang) = (usize::from(column), texts.lang());
    match row {
        Row::Cards => match offer.cards.get(idx).copied().flatten() {
            Some(card) => card_words(game, card, texts),
            None => texts.say("cities-hidden-card", &[]),
        },
        Row::Tiles => match offer.tiles.get(idx).copied().flatten() {
            Some(tile) => {
                let face = face_words(catalogue.face(tile), texts);
                texts.say("cities-tile-of", &[("spaces", face.into())])
            }
            None => texts.say("cities-hidden-tile", &[]),
        },
        Row::Features => {
            let names = offer.features[idx].things().map(|it| feature_name(catalogue, it, lang));
            let hidden = (idx + 1 == N_COLUMNS).then(|| texts.say("cities-hidden-feature", &[]));
            names.chain(hidden).collect::<Vec<_>>().join(", ")
        }
        Row::Pieces => match offer.pieces.get(idx) {
            Some(pieces) => pieces_words(pieces, texts),
            None => texts.say("cities-from-bag", &[("n", game.bag().len().into())]),
        },
    }
}

/// "1 red, 3 yellow".
pub fn pieces_words(pieces: &Pieces, texts: &Texts) -> String {
    let count = |colour: Colour| {
        let args = [("n", pieces.count(colour).into()), ("colour", colour_name(colour).into())];
        texts.say("cities-n-of-colour", &args)
    };
    pieces.sorts().map(count).collect::<Vec<_>>().join(", ")
}

/// "Great Lake: 1 point per space of your largest body of water".
pub fn card_words(game: &Cities, card: CardIdx, texts: &Texts) -> String {
    let card = game.catalogue().card(card);
    format!("{}: {}", worded(&card.name, texts.lang()), card_text(card, texts))
}

pub fn face_words(face: cities::Face, texts: &Texts) -> String {
    let word = |terrain: cities::Terrain| {
        let key = match terrain {
            cities::Terrain::Water => "water",
            cities::Terrain::Park => "park",
            cities::Terrain::Lot(colour) => colour_name(colour),
        };
        texts.say("cities-land", &[("land", key.into())])
    };
    face.0.map(word).join(", ")
}
