//! The five sections of a component file (CI-9 to CI-14).

use std::collections::BTreeSet;

use engine::Part;

use super::texts::{id, optional_remark, remark, wording};
use super::{SECTIONS, measures};
use crate::catalogue::{N_GOALS, N_STEPS};
use crate::{
    Card, Catalogue, CityPlan, CityTile, Feature, FeatureKind, Goal, Json, Nature, Provenance,
    Tier, Wording,
};

const NAME_MAX: usize = 60;
const TEXT_MAX: usize = 240;

/// What a file says; a section that it leaves out is none.
pub(super) struct Sections {
    name: Option<Wording>,
    provenance: Option<Vec<Provenance>>,
    pub city_tiles: Option<Section<CityTile>>,
    pub start_tiles: Option<Section<CityTile>>,
    pub features: Option<Section<Feature>>,
    pub cards: Option<Section<Card>>,
    pub cities: Option<Section<CityPlan>>,
}

/// The entries of a section that can be read, and how many there are. A file in which they are not
/// the same is never played with, but what can be counted is.
pub(super) struct Section<T> {
    pub read: Vec<T>,
    pub n_entries: usize,
}

impl<T> Section<T> {
    /// The entries, if all can be read.
    pub fn whole(&self) -> Option<&[T]> {
        (self.read.len() == self.n_entries).then_some(&self.read)
    }
}

impl Sections {
    pub fn read(file: &Part<'_>) -> Sections {
        Sections {
            name: file.get("name").and_then(|name| wording(&name, NAME_MAX)),
            provenance: file.get("provenance").map(|part| provenance(&part.by("CI-1"))),
            city_tiles: file.get("city_tiles").map(|part| tiles(&part.by("CI-11"), 32)),
            start_tiles: file.get("start_tiles").map(|part| tiles(&part.by("CI-11"), 4)),
            features: file.get("features").map(|part| features(&part.by("CI-12"))),
            cards: file.get("cards").map(|part| cards(&part.by("CI-13"))),
            cities: file.get("cities").map(|part| cities(&part.by("CI-14"))),
        }
    }

    /// CI-4: the sections of the file over those below.
    pub fn over(self, below: Option<&Catalogue>) -> Option<Catalogue> {
        let provenance = self.provenance_over(below);
        fn over<T: Clone>(own: Option<Section<T>>, below: Option<&Vec<T>>) -> Option<Vec<T>> {
            own.map(|own| own.read).or_else(|| below.cloned())
        }
        Some(Catalogue {
            name: self.name,
            provenance,
            city_tiles: over(self.city_tiles, below.map(|all| &all.city_tiles))?,
            start_tiles: over(self.start_tiles, below.map(|all| &all.start_tiles))?,
            features: over(self.features, below.map(|all| &all.features))?,
            cards: over(self.cards, below.map(|all| &all.cards))?,
            cities: over(self.cities, below.map(|all| &all.cities))?,
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
fn provenance(part: &Part<'_>) -> Vec<Provenance> {
    part.object(&[], &SECTIONS);
    let read = |section| {
        let text = remark(&part.get(section)?)?.to_owned();
        Some(Provenance { section, text })
    };
    SECTIONS.into_iter().filter_map(read).collect()
}

fn entries<'f, T>(part: &Part<'f>, read: impl Fn(&Part<'f>) -> Option<T>) -> Section<T> {
    let items = part.list().unwrap_or_default();
    Section { read: items.iter().filter_map(read).collect(), n_entries: items.len() }
}

fn is_list(part: &Part<'_>) -> bool {
    matches!(part.json(), Json::List(_))
}

/// CI-11.
fn tiles(part: &Part<'_>, n: usize) -> Section<CityTile> {
    let all = entries(part, |item| {
        item.object(&["id", "face"], &["status", "note"]);
        let id = item.get("id").and_then(|it| id(&it));
        let face = item.get("face").and_then(|face| {
            let parsed = face.text()?.parse().ok();
            if parsed.is_none() {
                face.unfit("bad-face");
            }
            parsed
        });
        let status = optional_remark(item, "status");
        optional_remark(item, "note");
        Some(CityTile { id: id?, face: face?, status })
    });
    if is_list(part) {
        part.count(all.n_entries, n..=n);
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
fn features(part: &Part<'_>) -> Section<Feature> {
    let all = entries(part, |item| {
        item.object(&["id", "role", "count", "name"], &["status", "note"]);
        let id = item.get("id").and_then(|it| id(&it));
        let role = item.get("role").and_then(|role| role.word(&ROLES));
        let count = item.get("count").and_then(|n| n.whole(1..=40));
        let name = item.get("name").and_then(|name| wording(&name, NAME_MAX));
        let status = optional_remark(item, "status");
        optional_remark(item, "note");
        // The rank is set below, when all are known.
        let role = match role? {
            Role::Nature(on) => FeatureKind::Nature { on, rank: 0 },
            Role::Monument => FeatureKind::Monument,
            Role::Special => FeatureKind::Special,
        };
        Some(Feature { id: id?, role, count: count? as u8, name: name?, status })
    });
    if is_list(part) {
        check_roles(part);
        let counts = part.items().iter().map(|item| whole(item, "count", 40, None)).collect();
        check_sum(part, counts, (48, 40));
    }
    Section { read: ranked(all.read), ..all }
}

/// CI-12: four, four, one and one. An entry without a role that can be read could be anything.
fn check_roles(part: &Part<'_>) {
    let role_of = |item: &Part<'_>| {
        let role = item.get("role")?;
        ROLES.iter().find(|(word, _)| role.json().as_text() == Some(word)).map(|(_, role)| *role)
    };
    let roles: Vec<Option<Role>> = part.items().iter().map(role_of).collect();
    let n_unknown = roles.iter().filter(|role| role.is_none()).count();
    for (word, role) in ROLES {
        let n = if matches!(role, Role::Nature(_)) { 4 } else { 1 };
        let n_known = roles.iter().filter(|it| **it == Some(role)).count();
        if !(n_known..=n_known + n_unknown).contains(&n) {
            part.fault("role-count", &[("role", &word), ("n", &n), ("found", &n_known)]);
        }
    }
}

/// A whole number of an entry that is not read here, if it is from 1 to the most.
fn whole(item: &Part<'_>, key: &str, most: i64, default: Option<i64>) -> Option<i64> {
    match item.get(key) {
        Some(part) => part.json().as_whole().filter(|n| (1..=most).contains(n)),
        None => default,
    }
}

/// Numbers that make up a sum; those that cannot be read could be anything from 1 to the most.
fn check_sum(part: &Part<'_>, numbers: Vec<Option<i64>>, (sum, most): (i64, i64)) {
    let n_unknown = numbers.iter().filter(|n| n.is_none()).count() as i64;
    let known: i64 = numbers.into_iter().flatten().sum();
    if !(known + n_unknown..=known + n_unknown * most).contains(&sum) {
        part.fault("wrong-count", &[("n", &sum), ("found", &known)]);
    }
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
fn cards(part: &Part<'_>) -> Section<Card> {
    let all = entries(part, |item| {
        let optional = ["text", "copies", "per", "family", "status", "note"];
        item.object(&["id", "name", "measure", "vp"], &optional);
        let number = |key, most, default| match item.get(key) {
            Some(part) => part.whole(1..=most),
            None => default,
        };
        let copies = number("copies", 32, Some(1));
        let vp = number("vp", 30, None);
        let per = number("per", 12, Some(1));
        let id = item.get("id").and_then(|it| id(&it));
        let name = item.get("name").and_then(|name| wording(&name, NAME_MAX));
        let text = item.get("text").map(|text| wording(&text, TEXT_MAX));
        let measure = item.get("measure").and_then(|part| measures::read(&part));
        let family = optional_remark(item, "family");
        let status = optional_remark(item, "status");
        optional_remark(item, "note");
        let (copies, vp, per) = (copies? as u8, vp? as i32, per? as u32);
        let (id, name, text, measure) = (id?, name?, given(text)?, measure?);
        Some(Card { id, copies, family, name, text, measure, vp, per, status })
    });
    if is_list(part) {
        let copies = part.items().iter().map(|card| whole(card, "copies", 32, Some(1))).collect();
        check_sum(part, copies, (32, 32));
    }
    all
}

/// CI-14.
fn cities(part: &Part<'_>) -> Section<CityPlan> {
    let all = entries(part, |item| {
        item.object(&["id", "name", "goals"], &["first_game", "status", "note"]);
        let id = item.get("id").and_then(|it| id(&it));
        let name = item.get("name").and_then(|name| wording(&name, NAME_MAX));
        let first_game = item.get("first_game").map(|part| part.flag());
        let goals = item.get("goals").and_then(|part| goals(&part));
        let status = optional_remark(item, "status");
        optional_remark(item, "note");
        let is_for_first_game = given(first_game)?.unwrap_or(false);
        Some(CityPlan { id: id?, name: name?, is_for_first_game, goals: goals?, status })
    });
    if is_list(part) {
        part.count(all.n_entries, 1..=40);
    }
    all
}

fn goals(part: &Part<'_>) -> Option<[Goal; N_GOALS]> {
    let items = part.list()?;
    let goals: Vec<Goal> = items.iter().filter_map(goal).collect();
    part.count(items.len(), N_GOALS..=N_GOALS);
    goals.try_into().ok()
}

/// No measure gives more, whichever it was meant to be.
const CEILING_MAX: i64 = 60;

const TIERS: [(&str, Tier); 3] =
    [("easy", Tier::Easy), ("medium", Tier::Medium), ("hard", Tier::Hard)];

fn goal(item: &Part<'_>) -> Option<Goal> {
    let required = ["id", "name", "measure", "at_least", "ladder"];
    item.object(&required, &["text", "tier", "status", "note"]);
    let id = item.get("id").and_then(|it| id(&it));
    let name = item.get("name").and_then(|name| wording(&name, NAME_MAX));
    let text = item.get("text").map(|text| wording(&text, TEXT_MAX));
    let measure = item.get("measure").and_then(|part| measures::read(&part));
    let ceiling = measure.as_ref().map_or(CEILING_MAX, |measure| measure.ceiling().into());
    let at_least = item.get("at_least").and_then(|part| part.whole(1..=ceiling));
    let tier = item.get("tier").map(|tier| tier.word(&TIERS));
    let ladder = item.get("ladder").and_then(|part| ladder(&part));
    let status = optional_remark(item, "status");
    optional_remark(item, "note");
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

fn ladder(part: &Part<'_>) -> Option<[i32; N_STEPS]> {
    let items = part.list()?;
    let steps: Vec<Option<i64>> = items.iter().map(|item| item.whole(0..=30)).collect();
    part.count(items.len(), N_STEPS..=N_STEPS);
    // Numbers that are out of range stand in an order too.
    for pair in items.windows(2) {
        let [before, step] = [&pair[0], &pair[1]].map(|item| item.json().as_whole());
        if let (Some(before), Some(found)) = (before, step)
            && before < found
        {
            pair[1].fault("ladder-order", &[("before", &before), ("found", &found)]);
        }
    }
    let steps: Vec<i32> = steps.into_iter().flatten().map(|step| step as i32).collect();
    steps.try_into().ok()
}

/// CI-9: no id twice, within the file or with a tile that stays built in.
pub(super) fn check_ids(file: &Part<'_>, below: Option<&Catalogue>) {
    let mut built_in: Vec<&str> = Vec::new();
    if let Some(below) = below {
        let kept = [("city_tiles", &below.city_tiles), ("start_tiles", &below.start_tiles)];
        let kept = kept.into_iter().filter(|(section, _)| file.get(section).is_none());
        built_in.extend(kept.flat_map(|(_, tiles)| tiles).map(|tile| tile.id.as_str()));
    }
    let entries = |sections: &[&str]| -> Vec<Part<'_>> {
        sections
            .iter()
            .filter_map(|section| file.get(section))
            .flat_map(|all| all.items())
            .collect()
    };
    report_repeated(&entries(&["city_tiles", "start_tiles"]), &built_in);
    for section in ["features", "cards", "cities"] {
        report_repeated(&entries(&[section]), &[]);
    }
    let goals = entries(&["cities"]).into_iter().filter_map(|city| city.get("goals"));
    let goals: Vec<Part<'_>> = goals.flat_map(|goals| goals.items()).collect();
    report_repeated(&goals, &[]);
}

/// Every entry whose id was there before it, or is that of a built-in thing.
fn report_repeated(entries: &[Part<'_>], built_in: &[&str]) {
    let mut ids: BTreeSet<&str> = built_in.iter().copied().collect();
    for id in entries.iter().filter_map(|entry| entry.get("id")) {
        let Json::Text(text) = id.json() else { continue };
        if !ids.insert(text) {
            id.by("CI-9").unfit("duplicate-id");
        }
    }
}
