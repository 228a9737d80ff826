//! Symbols and words for the things of the game.

use rattus_cartus::{Building, Card, Class, Kind, Pile};

use crate::words::Texts;

pub fn class_symbol(class: Class) -> &'static str {
    match class {
        Class::Peasantry => "rc-peasantry",
        Class::Bourgeoisie => "rc-bourgeoisie",
        Class::Church => "rc-church",
        Class::Chivalry => "rc-chivalry",
        Class::Magic => "rc-magic",
        Class::Royalty => "rc-royalty",
    }
}

pub fn kind_symbol(kind: Kind) -> String {
    format!("rc-{kind}")
}

pub fn building_symbol(building: Building) -> String {
    match building {
        Building::FortuneTellersTent => "rc-tent".to_owned(),
        Building::RatCatchersHut => "rc-hut".to_owned(),
        other => format!("rc-{}", other.id().replace('_', "-")),
    }
}

pub fn pile_symbol(pile: Pile) -> String {
    pile.kind().map_or_else(|| "ct-star".to_owned(), kind_symbol)
}

pub fn class_name(texts: &Texts, class: Class) -> String {
    texts.say(&format!("rattus-class-{class}"), &[])
}

/// A single card of the kind, as it is called on the table.
pub fn kind_name(texts: &Texts, kind: Kind) -> String {
    match kind {
        Kind::Of(class) => class_name(texts, class),
        other => texts.say(&format!("rattus-kind-{other}"), &[]),
    }
}

/// "2 Swords".
pub fn kinds_name(texts: &Texts, kind: Kind, n: u8) -> String {
    texts.say(&format!("rattus-n-{kind}"), &[("n", n.into())])
}

pub fn building_name(texts: &Texts, building: Building) -> String {
    texts.say(&format!("rattus-building-{}", building.id()), &[])
}

/// "in the Monastery", "im Kloster".
pub fn in_building(texts: &Texts, building: Building) -> String {
    texts.say(&format!("rattus-in-{}", building.id()), &[])
}

/// "the Monastery", "das Kloster": as what is entered.
pub fn the_building(texts: &Texts, building: Building) -> String {
    texts.say(&format!("rattus-the-{}", building.id()), &[])
}

/// How many cards of each kind, in the order of the kinds.
pub fn counted(kinds: impl IntoIterator<Item = Kind>) -> Vec<(Kind, u8)> {
    let mut counts = [0; Kind::ALL.len()];
    kinds.into_iter().for_each(|kind| counts[kind.idx()] += 1);
    Kind::ALL.into_iter().zip(counts).filter(|(_, n)| 0 < *n).collect()
}

/// "2 Church and 1 Joker", or "nothing".
pub fn cards_in_words(texts: &Texts, cards: &[Card]) -> String {
    let counted = counted(cards.iter().map(|card| card.kind()));
    if counted.is_empty() {
        return texts.say("rattus-no-cards", &[]);
    }
    texts.list(counted.into_iter().map(|(kind, n)| kinds_name(texts, kind, n)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn everything_has_a_name_in_both_languages() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for kind in Kind::ALL {
                assert!(!kind_name(&texts, kind).starts_with("rattus-"), "{kind}");
                assert!(!kinds_name(&texts, kind, 2).starts_with("rattus-"), "{kind}");
            }
            for building in Building::ALL {
                for name in [building_name, in_building, the_building] {
                    assert!(!name(&texts, building).starts_with("rattus-"), "{building:?}");
                }
            }
        }
    }

    #[test]
    fn cards_are_counted_in_their_order() {
        let cards = ["sword", "church-4", "joker", "church-0"].map(|card| card.parse().unwrap());
        let words = cards_in_words(&Texts::new(Lang::En), &cards);
        assert_eq!(words, "2 Church, 1 Joker and 1 Sword");
        assert_eq!(cards_in_words(&Texts::new(Lang::En), &[]), "no cards");
    }
}
