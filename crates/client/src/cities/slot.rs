//! What lies in a column of the offer, as a picture and in words.

use cities::{
    Card, CardIdx, Cities, Colour, Face, FeatureKind, Kind, N_COLUMNS, Nature, Owner, Phase,
    Pieces, Row, Terrain, View,
};
use leptos::prelude::*;

use super::card_sign::sign_row;
use super::counts::card_text;
use super::drawing::tile_picture;
use super::names::{colour_name, feature_name, feature_symbol, piece_symbol, worded};
use crate::kit::symbol::Symbol;
use crate::table::Scene;
use crate::words::{Lang, Texts};

/// Nothing where a worker stands.
pub fn content(game: &Cities, view: &View, row: Row, column: u8, lang: Lang) -> AnyView {
    let (offer, idx) = (game.offer(), usize::from(column));
    let has_star = star_lies(view, row, column);
    if offer.worker(row, column).is_some() || game.phase() == Phase::Over {
        return has_star.then(lying_star).into_any();
    }
    match row {
        Row::Cards => match offer.cards.get(idx).copied().flatten() {
            Some(card) => card_face(game.catalogue().card(card), lang),
            None => back(),
        },
        Row::Tiles => match offer.tiles.get(idx).copied().flatten() {
            Some(tile) => tile_picture(game.catalogue().face(tile), "").into_any(),
            None => back(),
        },
        Row::Features => {
            let open = offer.features[idx].things().map(|kind| token(game, kind));
            let open = open.collect_view();
            let hidden = (idx + 1 == N_COLUMNS).then(|| {
                view! { <i class="q"><Symbol id="help" class="mono"/></i> }
            });
            view! { <span class="feats">{open}{hidden}</span> }.into_any()
        }
        Row::Pieces => match offer.pieces.get(idx) {
            Some(pieces) => {
                let piece = |colour| view! { <Symbol id=piece_symbol(colour)/> };
                let pieces = pieces.things().map(piece).collect_view();
                view! { <span class="pcs">{pieces}</span> }.into_any()
            }
            None => view! {
                <span class="pcs qq"><b class="num">"??"</b>{has_star.then(lying_star)}</span>
            }
            .into_any(),
        },
    }
}

/// CI-65: during the round the star lies at the end of the last row.
fn star_lies(view: &View, row: Row, column: u8) -> bool {
    let is_beside = row == Row::Pieces && usize::from(column) + 1 == N_COLUMNS;
    is_beside && view.star.is_none() && 1 < view.seats.len()
}

fn lying_star() -> impl IntoView {
    view! { <Symbol id="ct-star" class="star-lies"/> }
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

fn back() -> AnyView {
    view! { <span class="back"><Symbol id="rathaus" class="mono"/></span> }.into_any()
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

/// What lies there, or who took it, in a sentence.
pub fn lies_in_words(scene: &Scene<'_, Cities>, row: Row, column: u8) -> String {
    let (game, texts) = (scene.game, scene.texts);
    let words = match game.offer().worker(row, column) {
        Some(Owner::Seat(seat)) if scene.names.you() == Some(seat) => {
            scene.say("cities-taken-by-you")
        }
        Some(owner) => {
            let name = match owner {
                Owner::Seat(seat) => scene.name(seat),
                Owner::Neutral => scene.say("cities-neutral"),
            };
            texts.say("cities-taken-by", &[("name", name.into())])
        }
        None if game.phase() == Phase::Over => scene.say("cities-nothing-there"),
        None => things_words(game, row, column, texts),
    };
    match star_lies(scene.view(), row, column) {
        true => format!("{words}. {}", scene.say("cities-star-lies")),
        false => words,
    }
}

/// What lies there, in words.
pub fn things_words(game: &Cities, row: Row, column: u8, texts: &Texts) -> String {
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
            texts.list(names.chain(hidden))
        }
        Row::Pieces => match offer.pieces.get(idx) {
            Some(pieces) => pieces_words(pieces, texts),
            None => texts.say("cities-two-from-bag", &[]),
        },
    }
}

/// "1 red piece and 3 yellow pieces".
pub fn pieces_words(pieces: &Pieces, texts: &Texts) -> String {
    let count = |colour: Colour| {
        let args = [("n", pieces.count(colour).into()), ("colour", colour_name(colour).into())];
        texts.say("cities-n-of-colour", &args)
    };
    texts.list(pieces.sorts().map(count))
}

/// The name of a card, and what it counts.
pub fn card_words(game: &Cities, card: CardIdx, texts: &Texts) -> String {
    let card = game.catalogue().card(card);
    format!("{}: {}", worded(&card.name, texts.lang()), card_text(card, texts))
}

pub fn face_words(face: Face, texts: &Texts) -> String {
    texts.list(face.0.map(|terrain| terrain_words(terrain, texts)))
}

/// What is on a tile, whichever way it is turned: "2× water, park and red lot".
pub fn face_contents(face: Face, texts: &Texts) -> String {
    let n_of = |terrain: &Terrain| face.0.iter().filter(|it| *it == terrain).count();
    let is_first = |(i, terrain): &(usize, &Terrain)| !face.0[..*i].contains(terrain);
    let words = face.0.iter().enumerate().filter(is_first).map(|(_, terrain)| {
        let word = terrain_words(*terrain, texts);
        match n_of(terrain) {
            1 => word,
            n => format!("{n}× {word}"),
        }
    });
    texts.list(words)
}

fn terrain_words(terrain: Terrain, texts: &Texts) -> String {
    let key = match terrain {
        Terrain::Water => "water",
        Terrain::Park => "park",
        Terrain::Lot(colour) => colour_name(colour),
    };
    texts.say("cities-land", &[("land", key.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn pieces_are_called_pieces() {
        let pieces: Pieces = [Colour::Red, Colour::Red, Colour::Blue].into_iter().collect();
        let said = |lang| pieces_words(&pieces, &Texts::new(lang));
        assert_eq!(said(Lang::En), "2 red pieces and 1 blue piece");
        assert_eq!(said(Lang::De), "2 rote Gebäudeteile und 1 blaues Gebäudeteil");
    }
}
