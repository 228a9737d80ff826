//! Symbols and words for the things of the game. Symbols follow role, place within the role and
//! colour, so that other components need no new pictures (CI-2).

use cities::{Catalogue, Colour, Feature, FeatureKind, Kind, Nature, Row, Wording};

use crate::words::{Lang, Texts};

pub const PARTS: [&str; 5] = ["goals", "water", "parks", "monuments", "cards"];

pub fn row_name(row: Row) -> &'static str {
    ["cards", "tiles", "features", "pieces"][row.idx()]
}

pub fn colour_name(colour: Colour) -> &'static str {
    ["red", "blue", "green", "yellow"][colour.idx()]
}

pub fn nature_name(nature: Nature) -> &'static str {
    match nature {
        Nature::Water => "water",
        Nature::Park => "park",
    }
}

pub fn piece_symbol(colour: Colour) -> String {
    format!("ct-build-{}", colour_name(colour))
}

pub fn nature_symbol(nature: Nature) -> String {
    format!("ct-{}", nature_name(nature))
}

const ON_WATER: [&str; 4] = ["ct-dolphin", "ct-yacht", "ct-ferry", "ct-rowing-boat"];
const IN_PARKS: [&str; 4] = ["ct-trees", "ct-fountain", "ct-carousel", "ct-kiosk"];

pub fn feature_symbol(role: FeatureKind) -> &'static str {
    match role {
        FeatureKind::Nature { on: Nature::Water, rank } => ON_WATER[usize::from(rank)],
        FeatureKind::Nature { on: Nature::Park, rank } => IN_PARKS[usize::from(rank)],
        FeatureKind::Monument => "ct-monument",
        FeatureKind::Special => "ct-special",
    }
}

pub fn part_symbol(part: &str) -> &'static str {
    match part {
        "goals" => "ct-ring",
        "water" => "ct-water",
        "parks" => "ct-park",
        "monuments" => "ct-monument",
        _ => "ct-card",
    }
}

/// The name that the components give.
pub fn worded(wording: &Wording, lang: Lang) -> String {
    match lang {
        Lang::En => wording.en.clone(),
        Lang::De => wording.de.clone(),
    }
}

/// What a file of components calls itself.
pub fn file_name(catalogue: &Catalogue, texts: &Texts) -> String {
    let name = catalogue.name.as_ref().map(|name| worded(name, texts.lang()));
    name.unwrap_or_else(|| texts.say("cities-file-nameless", &[]))
}

pub fn feature_name(catalogue: &Catalogue, kind: Kind, lang: Lang) -> String {
    worded(&catalogue.feature(kind).name, lang)
}

/// "red piece".
pub fn piece_name(texts: &Texts, colour: Colour) -> String {
    texts.say("cities-piece", &[("colour", colour_name(colour).into())])
}

/// "a ferry". What a file calls a feature has no article that we know.
pub fn a_feature(feature: &Feature, texts: &Texts) -> String {
    let is_ours = Catalogue::built_in().features.iter().any(|it| it.name == feature.name);
    let ours = is_ours.then(|| texts.find(&format!("cities-a-{}", feature.id), &[])).flatten();
    ours.unwrap_or_else(|| worded(&feature.name, texts.lang()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn our_features_have_articles() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for feature in &Catalogue::built_in().features {
                let key = format!("cities-a-{}", feature.id);
                assert_eq!(texts.find(&key, &[]), Some(a_feature(feature, &texts)), "{key}");
            }
            let mut own = Catalogue::built_in().features[0].clone();
            own.name = Wording { en: "Swans".to_owned(), de: "Schwäne".to_owned() };
            assert_eq!(a_feature(&own, &texts), worded(&own.name, lang));
        }
    }
}
