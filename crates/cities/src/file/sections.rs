//! The five sections of a component file (CI-9 to CI-14).

use std::collections::BTreeSet;

use super::measures;
use super::reader::{Node, Reader};
use super::{Code, SECTIONS};
use crate::catalogue::{N_GOALS, N_STEPS};
use crate::{
    Card, Catalogue, CityPlan, CityTile, Feature, FeatureKind, Goal, Json, Nature, Provenance,
    Tier, Wording,
};

const NAME_MAX: usize = 60;
const TEXT_MAX: usize = 240;

/// What a file says; a section that it leaves out is none. A section that cannot be read in full
/// spoils the whole.
#[derive(Default)]
pub(super) struct Sections {
    name: Option<Wording>,
    provenance: Option<Vec<Provenance>>,
    city_tiles: Option<Vec<CityTile>>,
    start_tiles: Option<Vec<CityTile>>,
    features: Option<Vec<Feature>>,
    cards: Option<Vec<Card>>,
    cities: Option<Vec<CityPlan>>,
    is_spoiled: bool,
}

impl Sections {
    pub fn read(reader: &mut Reader, root: &Node<'_>) -> Sections {
        let mut is_spoiled = false;
        let name = root.get("name").and_then(|name| reader.wording(&name, NAME_MAX));
        let provenance = root.get("provenance").map(|node| provenance(reader, &node));
        let mut spoil = |is_read: bool| is_spoiled |= !is_read;
        let city_tiles = root.get("city_tiles").map(|node| tiles(reader, &node, 32, &mut spoil));
        let start_tiles = root.get("start_tiles").map(|node| tiles(reader, &node, 4, &mut spoil));
        let features = root.get("features").map(|node| features(reader, &node, &mut spoil));
        let cards = root.get("cards").map(|node| cards(reader, &node, &mut spoil));
        let cities = root.get("cities").map(|node| cities(reader, &node, &mut spoil));
        Sections { name, provenance, city_tiles, start_tiles, features, cards, cities, is_spoiled }
    }

    /// CI-4: the sections of the file over those below. None where something could not be read.
    pub fn over(self, below: Option<&Catalogue>) -> Option<Catalogue> {
        if self.is_spoiled {
            return None;
        }
        let provenance = self.provenance_over(below);
        Some(Catalogue {
            name: self.name,
            provenance,
            city_tiles: self.city_tiles.or_else(|| below.map(|all| all.city_tiles.clone()))?,
            start_tiles: self.start_tiles.or_else(|| below.map(|all| all.start_tiles.clone()))?,
            features: self.features.or_else(|| below.map(|all| all.features.clone()))?,
            cards: self.cards.or_else(|| below.map(|all| all.cards.clone()))?,
            cities: self.cities.or_else(|| below.map(|all| all.cities.clone()))?,
        })
    }

    /// CI-1: a section says its own; what stays built in keeps what is said below, and what is
    /// replaced does not.
    fn provenance_over(&self, below: Option<&Catalogue>) -> Vec<Provenance> {
        let of = |all: &[Provenance], section: &str| {
            all.iter().find(|provenance| provenance.section == section).cloned()
        };
        let is_own = |section: &str| match section {
            "city_tiles" => self.city_tiles.is_some(),
            "start_tiles" => self.start_tiles.is_some(),
            "features" => self.features.is_some(),
            "cards" => self.cards.is_some(),
            "cities" => self.cities.is_some(),
            section => unreachable!("{section} is no section"),
        };
        let own = self.provenance.as_deref().unwrap_or_default();
        let kept = below.map_or(&[][..], |below| &below.provenance);
        let said = |section| {
            let kept = || of(kept, section).filter(|_| !is_own(section));
            of(own, section).or_else(kept)
        };
        SECTIONS.into_iter().filter_map(said).collect()
    }
}

/// CI-1: what a file says of sections.
fn provenance(reader: &mut Reader, node: &Node<'_>) -> Vec<Provenance> {
    reader.object(node, &[], &SECTIONS, "CI-1");
    let mut read = |section| {
        let text = reader.text(&node.get(section)?)?.to_owned();
        Some(Provenance { section, text })
    };
    SECTIONS.into_iter().filter_map(&mut read).collect()
}

/// All entries of a section, of which none may fail.
fn entries<'j, T>(
    reader: &mut Reader,
    node: &Node<'j>,
    rule: &'static str,
    spoil: &mut impl FnMut(bool),
    read: impl Fn(&mut Reader, &Node<'j>) -> Option<T>,
) -> Vec<T> {
    let Some(items) = reader.list(node, rule) else {
        spoil(false);
        return Vec::new();
    };
    let all: Vec<T> = items.iter().filter_map(|item| read(reader, item)).collect();
    spoil(all.len() == items.len());
    all
}

/// CI-11.
fn tiles(
    reader: &mut Reader,
    node: &Node<'_>,
    n: usize,
    spoil: &mut impl FnMut(bool),
) -> Vec<CityTile> {
    let all = entries(reader, node, "CI-11", spoil, |reader, item| {
        let is_whole = reader.object(item, &["id", "face"], &["status", "note"], "CI-11");
        let id = item.get("id").and_then(|id| reader.id(&id));
        let face = item.get("face").and_then(|face| {
            let parsed = reader.text(&face)?.parse().ok();
            if parsed.is_none() {
                let expected = "two letters, a slash, two letters, each of W P R B G Y";
                reader.report(&face, Code::BadFace, expected, "CI-11");
            }
            parsed
        });
        let status = reader.optional_text(item, "status");
        reader.optional_text(item, "note");
        if is_whole { Some(CityTile { id: id?, face: face?, status }) } else { None }
    });
    if node.is_list() {
        spoil(reader.count(node, node.items().len(), n..=n, "CI-11"));
    }
    all
}

#[derive(Clone, Copy, PartialEq)]
enum Role {
    Nature(Nature),
    Monument,
    Special,
}

const ROLES: [(&str, Role); 4] = [
    ("water", Role::Nature(Nature::Water)),
    ("park", Role::Nature(Nature::Park)),
    ("monument", Role::Monument),
    ("special", Role::Special),
];

/// CI-12.
fn features(reader: &mut Reader, node: &Node<'_>, spoil: &mut impl FnMut(bool)) -> Vec<Feature> {
    let all = entries(reader, node, "CI-12", spoil, |reader, item| {
        let required = ["id", "role", "count", "name"];
        let is_whole = reader.object(item, &required, &["status", "note"], "CI-12");
        let id = item.get("id").and_then(|id| reader.id(&id));
        let role = item.get("role").and_then(|role| reader.word(&role, &ROLES, "CI-12"));
        let count = item.get("count").and_then(|n| reader.integer(&n, 1..=40, "CI-12"));
        let name = item.get("name").and_then(|name| reader.wording(&name, NAME_MAX));
        let status = reader.optional_text(item, "status");
        reader.optional_text(item, "note");
        if !is_whole {
            return None;
        }
        // The rank is set below, when all are known.
        let feature = |role| {
            let (id, count, name) = (id?, count? as u8, name?);
            Some(Feature { id, role, count, name, status })
        };
        feature(match role? {
            Role::Nature(on) => FeatureKind::Nature { on, rank: 0 },
            Role::Monument => FeatureKind::Monument,
            Role::Special => FeatureKind::Special,
        })
    });
    if node.is_list() {
        spoil(check_roles(reader, node));
        spoil(check_number(reader, node));
    }
    ranked(all)
}

/// CI-12: four, four, one and one. An entry without a role that can be read could be anything.
fn check_roles(reader: &mut Reader, node: &Node<'_>) -> bool {
    let roles = node.items().into_iter().map(|item| {
        let is_it = |(word, _): &&(&str, Role)| item.get("role").is_some_and(|it| it.is_text(word));
        ROLES.iter().find(is_it).map(|(_, role)| *role)
    });
    let roles: Vec<Option<Role>> = roles.collect();
    let n_unknown = roles.iter().filter(|role| role.is_none()).count();
    let mut is_right = true;
    for (word, role) in ROLES {
        let n = if matches!(role, Role::Nature(_)) { 4 } else { 1 };
        let n_known = roles.iter().filter(|it| **it == Some(role)).count();
        if !(n_known..=n_known + n_unknown).contains(&n) {
            let found = format!("{n_known} of role {word}");
            reader.report_found(node, Code::WrongCount, found, n.to_string(), "CI-12");
            is_right = false;
        }
    }
    is_right
}

/// CI-12: 48 together.
fn check_number(reader: &mut Reader, node: &Node<'_>) -> bool {
    let counts = node.items().iter().map(|item| whole(item, "count", 40, None)).collect();
    check_sum(reader, node, counts, (48, 40), "CI-12")
}

/// A whole number of an entry that is not read here, if it is from 1 to the most.
fn whole(item: &Node<'_>, key: &str, most: i64, default: Option<i64>) -> Option<i64> {
    match item.get(key) {
        Some(Node { json: Json::Whole(n), .. }) if (1..=most).contains(n) => Some(*n),
        Some(_) => None,
        None => default,
    }
}

/// Numbers that make up a sum; those that cannot be read could be anything from 1 to the most.
fn check_sum(
    reader: &mut Reader,
    node: &Node<'_>,
    numbers: Vec<Option<i64>>,
    (sum, most): (i64, i64),
    rule: &'static str,
) -> bool {
    let n_unknown = numbers.iter().filter(|n| n.is_none()).count() as i64;
    let known: i64 = numbers.into_iter().flatten().sum();
    let is_possible = (known + n_unknown..=known + n_unknown * most).contains(&sum);
    if !is_possible {
        reader.report_found(node, Code::WrongCount, known.to_string(), sum.to_string(), rule);
    }
    is_possible
}

fn ranked(mut features: Vec<Feature>) -> Vec<Feature> {
    for nature in Nature::ALL {
        let mut ranks = 0..;
        for feature in &mut features {
            match &mut feature.role {
                FeatureKind::Nature { on, rank } if *on == nature => {
                    *rank = ranks.next().expect("endless");
                }
                _ => {}
            }
        }
    }
    features
}

/// CI-13.
fn cards(reader: &mut Reader, node: &Node<'_>, spoil: &mut impl FnMut(bool)) -> Vec<Card> {
    let all = entries(reader, node, "CI-13", spoil, |reader, item| {
        let required = ["id", "name", "measure", "vp"];
        let optional = ["text", "copies", "per", "family", "status", "note"];
        let is_whole = reader.object(item, &required, &optional, "CI-13");
        let mut number = |key, most, default| match item.get(key) {
            Some(node) => reader.integer(&node, 1..=most, "CI-13"),
            None => default,
        };
        let copies = number("copies", 32, Some(1));
        let vp = number("vp", 30, None);
        let per = number("per", 12, Some(1));
        let id = item.get("id").and_then(|id| reader.id(&id));
        let name = item.get("name").and_then(|name| reader.wording(&name, NAME_MAX));
        let text = item.get("text").map(|text| reader.wording(&text, TEXT_MAX));
        let measure = item.get("measure").and_then(|node| measures::read(reader, &node));
        let family = reader.optional_text(item, "family");
        let status = reader.optional_text(item, "status");
        reader.optional_text(item, "note");
        if !is_whole {
            return None;
        }
        let (copies, vp, per) = (copies? as u8, vp? as i32, per? as u32);
        let (id, name, text, measure) = (id?, name?, given(text)?, measure?);
        Some(Card { id, copies, family, name, text, measure, vp, per, status })
    });
    if node.is_list() {
        let copies = node.items().iter().map(|card| whole(card, "copies", 32, Some(1))).collect();
        spoil(check_sum(reader, node, copies, (32, 32), "CI-13"));
    }
    all
}

/// CI-14.
fn cities(reader: &mut Reader, node: &Node<'_>, spoil: &mut impl FnMut(bool)) -> Vec<CityPlan> {
    let all = entries(reader, node, "CI-14", spoil, |reader, item| {
        let optional = ["first_game", "status", "note"];
        let is_whole = reader.object(item, &["id", "name", "goals"], &optional, "CI-14");
        let id = item.get("id").and_then(|id| reader.id(&id));
        let name = item.get("name").and_then(|name| reader.wording(&name, NAME_MAX));
        let first_game = item.get("first_game").and_then(|node| reader.boolean(&node));
        let goals = item.get("goals").and_then(|node| goals(reader, &node));
        let status = reader.optional_text(item, "status");
        reader.optional_text(item, "note");
        let is_for_first_game = first_game.unwrap_or(false);
        if !is_whole {
            return None;
        }
        Some(CityPlan { id: id?, name: name?, is_for_first_game, goals: goals?, status })
    });
    if node.is_list() {
        spoil(reader.count(node, node.items().len(), 1..=40, "CI-14"));
    }
    all
}

fn goals(reader: &mut Reader, node: &Node<'_>) -> Option<[Goal; N_GOALS]> {
    let items = reader.list(node, "CI-14")?;
    let goals: Vec<Goal> = items.iter().filter_map(|item| goal(reader, item)).collect();
    reader.count(node, items.len(), N_GOALS..=N_GOALS, "CI-14");
    goals.try_into().ok()
}

/// No measure gives more, whichever it was meant to be.
const CEILING_MAX: i64 = 60;

const TIERS: [(&str, Tier); 3] =
    [("easy", Tier::Easy), ("medium", Tier::Medium), ("hard", Tier::Hard)];

fn goal(reader: &mut Reader, item: &Node<'_>) -> Option<Goal> {
    let required = ["id", "name", "measure", "at_least", "ladder"];
    let is_whole = reader.object(item, &required, &["text", "tier", "status", "note"], "CI-14");
    let id = item.get("id").and_then(|id| reader.id(&id));
    let name = item.get("name").and_then(|name| reader.wording(&name, NAME_MAX));
    let text = item.get("text").map(|text| reader.wording(&text, TEXT_MAX));
    let measure = item.get("measure").and_then(|node| measures::read(reader, &node));
    let ceiling = measure.as_ref().map_or(CEILING_MAX, |measure| measure.ceiling().into());
    let at_least =
        item.get("at_least").and_then(|node| reader.integer(&node, 1..=ceiling, "CI-14"));
    let tier = item.get("tier").map(|tier| reader.word(&tier, &TIERS, "CI-14"));
    let ladder = item.get("ladder").and_then(|node| ladder(reader, &node));
    let status = reader.optional_text(item, "status");
    reader.optional_text(item, "note");
    if !is_whole {
        return None;
    }
    let (text, tier) = (given(text)?, given(tier)?);
    let (at_least, ladder, measure) = (at_least? as u32, ladder?, measure?);
    Some(Goal { id: id?, name: name?, text, measure, at_least, tier, ladder, status })
}

/// A key that may be left out, but if it is there must be read.
fn given<T>(read: Option<Option<T>>) -> Option<Option<T>> {
    match read {
        Some(read) => read.map(Some),
        None => Some(None),
    }
}

fn ladder(reader: &mut Reader, node: &Node<'_>) -> Option<[i32; N_STEPS]> {
    let items = reader.list(node, "CI-14")?;
    let read = |item: &Node<'_>| reader.integer(item, 0..=30, "CI-14").map(|n| n as i32);
    let steps: Vec<Option<i32>> = items.iter().map(read).collect();
    let is_counted = reader.count(node, items.len(), N_STEPS..=N_STEPS, "CI-14");
    let rises = |pair: &[Option<i32>]| match pair {
        [Some(one), Some(next)] => one < next,
        _ => false,
    };
    if steps.windows(2).any(rises) {
        let found: Vec<String> = items.iter().map(|item| item.json.to_string()).collect();
        let expected = "no number larger than the one before";
        let found = format!("[{}]", found.join(", "));
        reader.report_found(node, Code::LadderOrder, found, expected, "CI-14");
        return None;
    }
    let steps: Vec<i32> = steps.into_iter().flatten().collect();
    steps.try_into().ok().filter(|_| is_counted)
}

/// CI-9: no id twice, within the file or with a tile that stays built in.
pub(super) fn check_ids(reader: &mut Reader, root: &Node<'_>, below: Option<&Catalogue>) {
    let mut built_in: Vec<&str> = Vec::new();
    if let Some(below) = below {
        let kept = [("city_tiles", &below.city_tiles), ("start_tiles", &below.start_tiles)];
        let kept = kept.into_iter().filter(|(section, _)| root.get(section).is_none());
        built_in.extend(kept.flat_map(|(_, tiles)| tiles).map(|tile| tile.id.as_str()));
    }
    let entries = |sections: &[&str]| -> Vec<Node<'_>> {
        sections
            .iter()
            .filter_map(|section| root.get(section))
            .flat_map(|all| all.items())
            .collect()
    };
    report_repeated(reader, &entries(&["city_tiles", "start_tiles"]), &built_in);
    for section in ["features", "cards", "cities"] {
        report_repeated(reader, &entries(&[section]), &[]);
    }
    let goals = entries(&["cities"]).into_iter().filter_map(|city| city.get("goals"));
    let goals: Vec<Node<'_>> = goals.flat_map(|goals| goals.items()).collect();
    report_repeated(reader, &goals, &[]);
}

/// Every entry whose id was there before it, or is that of a built-in thing.
fn report_repeated(reader: &mut Reader, entries: &[Node<'_>], built_in: &[&str]) {
    let mut ids: BTreeSet<&str> = built_in.iter().copied().collect();
    for id in entries.iter().filter_map(|entry| entry.get("id")) {
        let Json::Text(text) = id.json else { continue };
        if !ids.insert(text) {
            reader.report(&id, Code::DuplicateId, "an id of its own", "CI-9");
        }
    }
}
