//! The five kinds, of goods as of workers, and goods in hand.

use std::fmt;
use std::ops::{Index, IndexMut};
use std::str::FromStr;

use engine::{JsonSchema, schemars};
use serde::{Deserialize, Serialize};

use crate::components::N_KINDS;

/// Always in this order.
#[derive(
    Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Kind {
    Stone,
    Wood,
    Sand,
    Grain,
    Coin,
}

/// A number of each kind. As text: `st2 co1`, and `-` for nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize, JsonSchema)]
#[serde(from = "Named", into = "Named")]
pub struct Goods([u8; N_KINDS]);

/// Goods on the wire.
#[derive(Default, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
struct Named {
    stone: u8,
    wood: u8,
    sand: u8,
    grain: u8,
    coin: u8,
}

impl Kind {
    pub const ALL: [Kind; N_KINDS] = [Kind::Stone, Kind::Wood, Kind::Sand, Kind::Grain, Kind::Coin];
    /// Goods that are no coins: what can be bought and sold (MS-61, MS-62).
    pub const MATERIALS: [Kind; N_KINDS - 1] = [Kind::Stone, Kind::Wood, Kind::Sand, Kind::Grain];

    /// As the edition file spells it.
    pub fn word(self) -> &'static str {
        ["stone", "wood", "sand", "grain", "coin"][self as usize]
    }

    /// As the notation of tableaus spells it.
    pub fn letters(self) -> &'static str {
        ["st", "wo", "sa", "gr", "co"][self as usize]
    }

    pub fn of_word(word: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.word() == word)
    }

    pub fn of_letters(letters: &str) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letters() == letters)
    }
}

impl Goods {
    pub const NONE: Goods = Goods([0; N_KINDS]);

    pub fn only(kind: Kind, n: u8) -> Goods {
        let mut goods = Goods::NONE;
        goods[kind] = n;
        goods
    }

    pub fn of(kinds: &[Kind]) -> Goods {
        let mut goods = Goods::NONE;
        for kind in kinds {
            goods[*kind] += 1;
        }
        goods
    }

    /// All goods together, coins included.
    #[inline]
    pub fn n_goods(self) -> u16 {
        self.0.iter().map(|n| u16::from(*n)).sum()
    }

    /// All goods but the coins.
    #[inline]
    pub fn n_materials(self) -> u16 {
        self.n_goods() - u16::from(self[Kind::Coin])
    }

    pub fn is_empty(self) -> bool {
        self == Goods::NONE
    }

    #[inline]
    pub fn has(self, price: Goods) -> bool {
        self.0.iter().zip(price.0).all(|(n, wanted)| wanted <= *n)
    }

    #[inline]
    pub fn add(&mut self, more: Goods) {
        for (n, more) in self.0.iter_mut().zip(more.0) {
            *n += more;
        }
    }

    /// Takes away goods that are there.
    #[inline]
    pub fn pay(&mut self, price: Goods) {
        for (n, paid) in self.0.iter_mut().zip(price.0) {
            *n -= paid;
        }
    }

    /// What is left after `part` has been taken away.
    pub fn without(mut self, part: Goods) -> Goods {
        self.pay(part);
        self
    }
}

impl Index<Kind> for Goods {
    type Output = u8;
    #[inline]
    fn index(&self, kind: Kind) -> &u8 {
        &self.0[kind as usize]
    }
}

impl IndexMut<Kind> for Goods {
    #[inline]
    fn index_mut(&mut self, kind: Kind) -> &mut u8 {
        &mut self.0[kind as usize]
    }
}

impl fmt::Display for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        let held = Kind::ALL.into_iter().filter(|kind| self[*kind] != 0);
        let words: Vec<String> =
            held.map(|kind| format!("{}{}", kind.letters(), self[kind])).collect();
        f.write_str(&words.join(" "))
    }
}

impl fmt::Debug for Goods {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Goods({self})")
    }
}

impl FromStr for Goods {
    type Err = String;
    fn from_str(text: &str) -> Result<Goods, String> {
        let mut goods = Goods::NONE;
        for word in text.split_whitespace().filter(|word| *word != "-") {
            let no_goods = || format!("{word:?} are no goods");
            let (letters, n) = word.split_at_checked(2).ok_or_else(no_goods)?;
            let kind = Kind::of_letters(letters).ok_or_else(no_goods)?;
            goods[kind] = n.parse().map_err(|_| no_goods())?;
        }
        Ok(goods)
    }
}

impl From<Goods> for Named {
    fn from(Goods([stone, wood, sand, grain, coin]): Goods) -> Named {
        Named { stone, wood, sand, grain, coin }
    }
}

impl From<Named> for Goods {
    fn from(named: Named) -> Goods {
        Goods([named.stone, named.wood, named.sand, named.grain, named.coin])
    }
}
