//! What can be pressed on the map: corners and plots, and what the office builds there.

use engine::Seat;
use milestones::{Action, Build, Corner, Kind, Milestones, Phase, Plot};

use super::contents::{Top, top_at};
use super::foresee::{Gain, gain, via_gain, vias};
use super::gain_words::gain_in_words;
use super::names::{POINTS, build_name, goods_in_words, kind_symbol};
use super::picks::Picks;
use super::places;
use super::road::{Begun, Road, best_of, wanted_build};
use crate::table::why::{Reason, reason_in};
use crate::table::{Scene, Target};

type Targets = Vec<Target<Milestones>>;

pub fn map_targets(scene: &Scene<'_, Milestones>, me: Seat) -> Targets {
    let map = MapTargets::of(scene, me);
    let edition = scene.game.edition();
    let corners = edition.sites().iter().map(|site| map.corner(site.corner));
    let mut targets: Targets = corners.collect();
    // A plot is something to press for whoever wants a house.
    if map.build == Some(Build::House) {
        targets.extend(edition.plots().map(|plot| map.plot(plot)));
    }
    targets
}

struct MapTargets<'a> {
    scene: &'a Scene<'a, Milestones>,
    me: Seat,
    build: Option<Build>,
    road: Option<Road>,
    begun: Option<Begun>,
    /// Where the milestone of the road can stand.
    vias: Vec<Corner>,
}

impl<'a> MapTargets<'a> {
    fn of(scene: &'a Scene<'a, Milestones>, me: Seat) -> MapTargets<'a> {
        let road = Road::planned(scene);
        let begun = road.and_then(|road| road.begun(scene, me));
        let vias = begun.as_ref().map_or(Vec::new(), |begun| vias(&begun.game, me));
        MapTargets { scene, me, build: wanted_build(scene), road, begun, vias }
    }

    fn corner(&self, corner: Corner) -> Target<Milestones> {
        if let Some(road) = self.road {
            return self.of_road(road, corner);
        }
        let action = match (self.scene.game.phase(), self.build) {
            (Phase::Deliver, _) => Action::Deliver { market: corner },
            (Phase::Build, Some(Build::Market)) => Action::BuildMarket { corner },
            _ => Action::StartRoad { from: corner },
        };
        match self.scene.offers(&action) {
            true if action == (Action::StartRoad { from: corner }) => self.off(corner, action),
            true => self.placing(places::corner(corner), action),
            false => self.off(corner, action),
        }
    }

    /// Start, milestone, end; who has come further can still choose another.
    fn of_road(&self, road: Road, corner: Corner) -> Target<Milestones> {
        let picks = *self.scene.local;
        let start = Action::StartRoad { from: corner };
        let can_start = self.scene.offers(&start);
        let starts = Picks { from: Some(corner), via: None, ..picks };
        let Some(begun) = &self.begun else {
            return match can_start {
                true => self.local("start", corner, &gain(self.scene.game, self.me, start), starts),
                false => self.off(corner, start),
            };
        };
        let lay = Action::LayRoad { via: road.via.unwrap_or(corner), to: corner };
        if begun.ways.contains(&lay) {
            return self.laying(begun, lay, corner);
        }
        if self.vias.contains(&corner) {
            let gain = via_gain(&begun.game, self.me, corner);
            return self.local("via", corner, &gain, Picks { via: Some(corner), ..picks });
        }
        if can_start && road.from != Some(corner) {
            return self.local("start", corner, &gain(self.scene.game, self.me, start), starts);
        }
        let reason = reason_in(&begun.game, self.me, &lay, self.scene.texts);
        let steps = [&begun.steps[..], &[lay]].concat();
        let words = self.there(corner);
        Target::steps(places::corner(corner), steps, words).unless(reason)
    }

    fn laying(&self, begun: &Begun, lay: Action, to: Corner) -> Target<Milestones> {
        let gain = gain(&begun.game, self.me, lay);
        let steps = [&begun.steps[..], &[lay]].concat();
        let words = self.words("end", to.to_string(), &gain);
        Target::steps(places::corner(to), steps, words)
            .saying(self.scene.say("milestones-do-lay"))
            .brings(gain.total().into(), POINTS)
    }

    /// The first press is no more than a beginning, so it is not asked twice.
    fn local(&self, what: &str, at: Corner, gain: &Gain, then: Picks) -> Target<Milestones> {
        let words = self.words(what, at.to_string(), gain);
        Target::local(places::corner(at), then, words).brings(gain.total().into(), POINTS)
    }

    fn plot(&self, plot: Plot) -> Target<Milestones> {
        let action = Action::BuildHouse { plot };
        if self.scene.offers(&action) {
            return self.placing(places::plot(plot), action);
        }
        let args = [("plot", plot.to_string().into())];
        let words = self.scene.texts.say("milestones-plot", &args);
        Target::act(places::plot(plot), action, words)
    }

    /// Something that is put on the map.
    fn placing(&self, place: crate::table::Place, action: Action) -> Target<Milestones> {
        let gain = gain(self.scene.game, self.me, action);
        let (what, at, verb) = match action {
            Action::BuildHouse { plot } => ("house", plot.to_string(), "milestones-do-house"),
            Action::BuildMarket { corner } => {
                ("market", corner.to_string(), "milestones-do-market")
            }
            Action::Deliver { market } => ("sack", market.to_string(), "milestones-do-deliver"),
            _ => unreachable!("nothing else is put on the map by one action"),
        };
        Target::act(place, action, self.words(what, at, &gain))
            .saying(self.scene.say(verb))
            .brings(gain.total().into(), POINTS)
            .brings(gain.n_coins.into(), kind_symbol(Kind::Coin))
    }

    /// "Market on C3: 2 points".
    fn words(&self, what: &str, at: String, gain: &Gain) -> String {
        let texts = self.scene.texts;
        let title = texts.say(&format!("milestones-title-{what}"), &[("at", at.into())]);
        match what {
            "start" => {
                let best = [("n", gain.points.into())];
                format!("{title}: {}", texts.say("milestones-up-to", &best))
            }
            _ => format!("{title}: {}", gain_in_words(gain, texts)),
        }
    }

    fn off(&self, corner: Corner, action: Action) -> Target<Milestones> {
        let is_offered = self.scene.offers(&action);
        let reason = is_offered.then(|| Reason::plain(self.scene.texts, "milestones-why-road"));
        Target::act(places::corner(corner), action, self.there(corner)).unless(reason)
    }

    /// "C3, number 2, road end".
    fn there(&self, corner: Corner) -> String {
        let texts = self.scene.texts;
        let game = self.scene.game;
        let what = match top_at(game, corner) {
            Top::Number(n) => texts.say("milestones-corner-number", &[("n", n.into())]),
            Top::Milestone => texts.say("milestones-corner-milestone", &[]),
            Top::Market { has_sack: true } => texts.say("milestones-corner-market-sack", &[]),
            Top::Market { has_sack: false } => texts.say("milestones-corner-market", &[]),
        };
        let mut parts = vec![corner.to_string(), what];
        if game.map().road_ends(game.edition()).any(|end| end == corner) {
            parts.push(texts.say("milestones-corner-road-end", &[]));
        }
        parts.join(", ")
    }
}

/// Road, house and market: what they cost, and what they bring at best.
pub fn build_targets(scene: &Scene<'_, Milestones>, me: Seat) -> Targets {
    if scene.game.phase() != Phase::Build {
        return Vec::new();
    }
    Build::ALL.into_iter().map(|build| build_target(scene, me, build)).collect()
}

fn build_target(scene: &Scene<'_, Milestones>, me: Seat, build: Build) -> Target<Milestones> {
    let best = best_of(scene.game, me, &scene.moment.actions, build);
    let why_not = if best.is_none() { not_this_build(scene, me, build) } else { None };
    let name = build_name(scene.texts, build);
    let words = match (&why_not, best) {
        (Some(reason), _) => format!("{name}: {}", reason.text),
        (None, best) => {
            let args = [
                ("build", name.into()),
                ("cost", goods_in_words(scene.texts, build.price()).into()),
                ("n", best.unwrap_or(0).into()),
            ];
            scene.texts.say("milestones-build", &args)
        }
    };
    let then = Picks { build: Some(build), from: None, via: None, ..*scene.local };
    let target = Target::local(places::build(build), then, words).unless(why_not);
    target.brings(best.unwrap_or(0).into(), POINTS)
}

/// It cannot be paid, no piece is left, or there is no place for it. The rules are asked for the
/// likeliest place.
fn not_this_build(scene: &Scene<'_, Milestones>, me: Seat, build: Build) -> Option<Reason> {
    let (game, edition) = (scene.game, scene.game.edition());
    let action = match build {
        Build::Section => Action::StartRoad { from: edition.start() },
        Build::House => Action::BuildHouse { plot: edition.plots().next()? },
        Build::Market => Action::BuildMarket { corner: edition.start() },
    };
    reason_in(game, me, &action, scene.texts)
}
