//! The components of a game as one typed table (CI-2): tiles, features, cards, and the cities with
//! their goals. The built-in one is read from `components.json`; a table may bring its own.

use std::sync::{Arc, LazyLock};

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::{Face, Features, Measure, Nature, file};

pub const N_KINDS: usize = 10;
/// Kinds of features for one terrain.
pub const N_RANKS: usize = 4;
pub const N_GOALS: usize = 3;
pub const N_STEPS: usize = 3;
pub const N_START_TILES: usize = 4;

/// A card by its place in the catalogue; copies of a card have one place.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
pub struct CardIdx(pub u8);

/// A city tile by its place in the catalogue.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
pub struct TileIdx(pub u8);

/// A feature by its place in the catalogue; equal features are one kind.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
pub struct Kind(pub u8);

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Catalogue {
    /// What the file calls itself, if it does (CI-1).
    pub name: Option<Wording>,
    pub provenance: Vec<Provenance>,
    pub city_tiles: Vec<CityTile>,
    pub start_tiles: Vec<CityTile>,
    pub features: Vec<Feature>,
    pub cards: Vec<Card>,
    pub cities: Vec<CityPlan>,
}

/// What people read, in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Wording {
    pub en: String,
    pub de: String,
}

/// Where a section comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Provenance {
    pub section: &'static str,
    pub text: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityTile {
    pub id: String,
    pub face: Face,
    pub status: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feature {
    pub id: String,
    pub role: FeatureKind,
    pub count: u8,
    pub name: Wording,
    pub status: String,
}

/// What a feature is to the rules: where it goes, and which of the kinds there it is, from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FeatureKind {
    Nature { on: Nature, rank: u8 },
    Monument,
    Special,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Card {
    pub id: String,
    pub copies: u8,
    pub family: String,
    pub name: Wording,
    /// What the file says it counts; without it, the measure says so.
    pub text: Option<Wording>,
    pub measure: Measure,
    pub vp: i32,
    pub per: u32,
    pub status: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CityPlan {
    pub id: String,
    pub name: Wording,
    pub is_for_first_game: bool,
    pub goals: [Goal; N_GOALS],
    pub status: String,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Goal {
    pub id: String,
    pub name: Wording,
    /// What the file says it counts; without it, the measure says so.
    pub text: Option<Wording>,
    pub measure: Measure,
    pub at_least: u32,
    pub tier: Option<Tier>,
    pub ladder: [i32; N_STEPS],
    pub status: String,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tier {
    Easy,
    Medium,
    Hard,
}

/// The file that holds the built-in components: a pattern for replacements, and itself one.
pub const BUILT_IN: &str = include_str!("../components.json");

impl Catalogue {
    pub fn built_in() -> &'static Arc<Catalogue> {
        static CATALOGUE: LazyLock<Arc<Catalogue>> = LazyLock::new(|| {
            let catalogue = file::read_built_in().expect("a test proves that the file is in order");
            Arc::new(catalogue)
        });
        &CATALOGUE
    }

    pub fn card(&self, card: CardIdx) -> &Card {
        &self.cards[usize::from(card.0)]
    }

    pub fn face(&self, tile: TileIdx) -> Face {
        self.city_tiles[usize::from(tile.0)].face
    }

    pub fn feature(&self, kind: Kind) -> &Feature {
        &self.features[usize::from(kind.0)]
    }

    /// The feature that has this role.
    pub fn kind_of(&self, role: FeatureKind) -> Kind {
        let idx = self.features.iter().position(|feature| feature.role == role);
        Kind(idx.expect("every catalogue has each role (CI-12)") as u8)
    }

    pub fn city(&self, id: &str) -> Option<u8> {
        self.cities.iter().position(|city| city.id == id).map(|idx| idx as u8)
    }

    /// All features, as they lie in the box.
    pub(crate) fn all_features(&self) -> Features {
        let kinds = (0..).map(Kind).zip(&self.features);
        kinds.flat_map(|(kind, feature)| (0..feature.count).map(move |_| kind)).collect()
    }
}
