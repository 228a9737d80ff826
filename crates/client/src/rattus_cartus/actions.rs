//! The two actions of each building in a number, a symbol and words.

use rattus_cartus::{Building, Rank};

pub struct ActionSign {
    pub number: &'static str,
    /// Empty where there is nothing to show.
    pub symbol: &'static str,
    pub key: &'static str,
}

pub fn action_sign(building: Building, rank: Rank) -> ActionSign {
    use Rank::{Premium, Standard};
    let (number, symbol, key) = match (building, rank) {
        (Building::Farm, Premium) => ("+4", "rc-back", "rattus-act-draw-4"),
        (Building::Farm, Standard) => ("+2", "rc-back", "rattus-act-draw-2"),
        (Building::Brewery, Premium) => ("1:1", "rc-back", "rattus-act-brew-1"),
        (Building::Brewery, Standard) => ("2:1", "rc-back", "rattus-act-brew-2"),
        (Building::Marketplace, Premium) => ("+2", "rc-joker", "rattus-act-jokers-2"),
        (Building::Marketplace, Standard) => ("+1", "rc-joker", "rattus-act-jokers-1"),
        (Building::Office, Premium) => ("+2", "rc-pass", "rattus-act-passes-2"),
        (Building::Office, Standard) => ("+1", "rc-pass", "rattus-act-passes-1"),
        (Building::Monastery, Premium) => ("−2", "rc-rat", "rattus-act-rats-2"),
        (Building::Monastery, Standard) => ("−1", "rc-rat", "rattus-act-rats-1"),
        (Building::Hospital, Premium) => ("−4", "rc-rat", "rattus-act-hospital-premium"),
        (Building::Hospital, Standard) => ("−2", "rc-rat", "rattus-act-hospital-standard"),
        (Building::Castle, Premium) => ("+2", "rc-sword", "rattus-act-swords-2"),
        (Building::Castle, Standard) => ("+1", "rc-sword", "rattus-act-swords-1"),
        (Building::GuardTower, Premium) => ("+3", "rc-back", "rattus-act-tower-premium"),
        (Building::GuardTower, Standard) => ("", "lock", "rattus-act-tower-standard"),
        (Building::FortuneTellersTent, Premium) => ("2", "eye", "rattus-act-looks-2"),
        (Building::FortuneTellersTent, Standard) => ("1", "eye", "rattus-act-looks-1"),
        (Building::RatCatchersHut, Premium) => ("+2", "rc-flute", "rattus-act-flutes-2"),
        (Building::RatCatchersHut, Standard) => ("+1", "rc-flute", "rattus-act-flutes-1"),
        (Building::Palace, Premium) => ("+2", "ct-star", "rattus-act-markers-2"),
        (Building::Palace, Standard) => ("+1", "ct-star", "rattus-act-markers-1"),
        (Building::Treasury, Premium) => ("+2", "rc-gold", "rattus-act-gold-2"),
        (Building::Treasury, Standard) => ("+1", "rc-gold", "rattus-act-gold-1"),
    };
    ActionSign { number, symbol, key }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::{Lang, Texts};

    #[test]
    fn every_action_has_words() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for building in Building::ALL {
                for rank in [Rank::Premium, Rank::Standard] {
                    let key = action_sign(building, rank).key;
                    assert!(texts.find(key, &[]).is_some(), "{key} in {lang:?}");
                }
            }
        }
    }
}
