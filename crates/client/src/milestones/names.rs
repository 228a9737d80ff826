//! Names and symbols of kinds, workers, spaces and goods.

use milestones::{Build, Goods, Kind, Space, Worker};

use crate::words::Texts;

/// The symbol of points.
pub const POINTS: &str = "ct-star";

pub fn kind_symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Stone => "ms-stone",
        Kind::Wood => "ms-wood",
        Kind::Sand => "ms-sand",
        Kind::Grain => "ms-grain",
        Kind::Coin => "ms-coin",
    }
}

pub fn worker_symbol(kind: Kind) -> &'static str {
    match kind {
        Kind::Stone => "ms-quarryman",
        Kind::Wood => "ms-lumberjack",
        Kind::Sand => "ms-sand-worker",
        Kind::Grain => "ms-grain-grower",
        Kind::Coin => "ms-coiner",
    }
}

pub fn build_symbol(build: Build) -> &'static str {
    match build {
        Build::Section => "ms-road",
        Build::House => "ms-house",
        Build::Market => "ms-market",
    }
}

pub fn space_symbol(space: Space) -> &'static str {
    match space {
        Space::Castle => "ms-castle",
        Space::Path(_) => "ms-road",
        Space::TradingHouse => "ms-trading-house",
        Space::BuildingOffice => "ms-building-office",
        Space::Mill => "ms-mill",
    }
}

pub fn kind_name(texts: &Texts, kind: Kind) -> String {
    texts.say(&format!("milestones-kind-{}", kind.word()), &[])
}

/// "2 stone".
pub fn counted(texts: &Texts, kind: Kind, n: impl Into<i64>) -> String {
    let n: i64 = n.into();
    texts.say(&format!("milestones-n-{}", kind.word()), &[("n", n.into())])
}

/// "2 stone and 1 coin", or "nothing".
pub fn goods_in_words(texts: &Texts, goods: Goods) -> String {
    let held = Kind::ALL.into_iter().filter(|kind| goods[*kind] != 0);
    let words: Vec<String> = held.map(|kind| counted(texts, kind, goods[kind])).collect();
    if words.is_empty() { texts.say("milestones-nothing", &[]) } else { texts.list(words) }
}

pub fn worker_kind_name(texts: &Texts, kind: Kind) -> String {
    texts.say(&format!("milestones-worker-{}", kind.word()), &[])
}

/// "quarrymen".
pub fn workers_name(texts: &Texts, kind: Kind) -> String {
    texts.say(&format!("milestones-workers-{}", kind.word()), &[])
}

/// "quarryman 5".
pub fn worker_name(texts: &Texts, worker: Worker) -> String {
    format!("{} {}", worker_kind_name(texts, worker.kind), worker.number)
}

/// "space 5", "mill".
pub fn space_name(texts: &Texts, space: Space) -> String {
    named_space(texts, "milestones-space", space)
}

/// "on space 5", "in the mill".
pub fn in_space(texts: &Texts, space: Space) -> String {
    named_space(texts, "milestones-in", space)
}

/// "to space 5", "into the mill".
pub fn to_space(texts: &Texts, space: Space) -> String {
    named_space(texts, "milestones-to", space)
}

fn named_space(texts: &Texts, prefix: &str, space: Space) -> String {
    let (name, n) = match space {
        Space::Castle => ("castle", 0),
        Space::Path(n) => ("path", n),
        Space::TradingHouse => ("trading-house", 0),
        Space::BuildingOffice => ("office", 0),
        Space::Mill => ("mill", 0),
    };
    texts.say(&format!("{prefix}-{name}"), &[("n", n.into())])
}

pub fn build_name(texts: &Texts, build: Build) -> String {
    let key = match build {
        Build::Section => "milestones-section",
        Build::House => "milestones-house",
        Build::Market => "milestones-market",
    };
    texts.say(key, &[])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::Lang;

    #[test]
    fn everything_has_a_name() {
        for lang in Lang::ALL {
            let texts = Texts::new(lang);
            for kind in Kind::ALL {
                let named = [kind_name, worker_kind_name].map(|of| of(&texts, kind));
                assert!(named.iter().all(|it| !it.contains('-')), "{named:?}");
                assert!(counted(&texts, kind, 2).contains('2'));
            }
            for space in Space::all() {
                let named = [space_name, in_space, to_space].map(|of| of(&texts, space));
                assert!(named.iter().all(|it| !it.contains("milestones")), "{named:?}");
            }
        }
    }

    #[test]
    fn goods_are_listed_in_their_order() {
        let goods = "co1 st2".parse().unwrap();
        assert_eq!(goods_in_words(&Texts::new(Lang::En), goods), "2 stone and 1 coin");
        assert_eq!(goods_in_words(&Texts::new(Lang::De), Goods::NONE), "nichts");
    }
}
