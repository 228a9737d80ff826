//! A game at a table, asked without its type: so the table is compiled once for all games.

use std::marker::PhantomData;
use std::sync::Arc;

use engine::{Seat, read_value};
use leptos::prelude::*;
use protocol::Order;
use serde_json::Value;

use super::context::order_of;
use super::final_scoring::Epilogue;
use super::flight::Flight;
use super::keys::Shortcut;
use super::panel::AnyPanel;
use super::scene::SceneParts;
use super::target::AnyTarget;
use super::way::{along, told};
use super::why::{Reason, reason};
use super::{AnyCx, AnyTable, Does, GameUi, Moment, Place, Plate, Question, Scene, Table, Target};
use crate::help::{Explained, SummaryLine, Told};
use crate::kit::memo::{AnyValue, known};
use crate::lesson::{Further, Guide};
use crate::sound::Sound;
use crate::words::Texts;

/// What a table must know of a game before it looks at a moment.
#[derive(Clone, Copy)]
pub struct Basics {
    pub id: &'static str,
    pub is_race: bool,
    pub turn_rule: &'static str,
    pub undo_rule: &'static str,
    pub summary: &'static [SummaryLine],
    pub explained: &'static [Explained],
    pub further: Option<Further>,
}

/// [`GameUi`] as the table sees it. An [`AnyValue`] is a `Moment<G>`, the game, its `Local`, its
/// targets, its events or one of its actions, as the name says.
pub trait TableUi: Send + Sync {
    fn basics(&self) -> Basics;
    fn game(&self, moment: &AnyValue) -> AnyValue;
    /// What the page keeps beside a moment, out of what it kept before.
    fn settled(&self, local: Option<&AnyValue>, moment: &AnyValue) -> AnyValue;
    /// The same moment, on which nobody can act any more.
    fn past(&self, moment: &AnyValue) -> AnyValue;

    fn no_events(&self) -> AnyValue;

    /// Where there is a lesson, what it does not mean is held back.
    fn targets(&self, parts: SceneParts, guide: Option<Guide>) -> AnyValue;
    fn any_targets(&self, targets: &AnyValue) -> Vec<AnyTarget>;
    /// Where to press for an action, one place after the other.
    fn places_of(&self, parts: SceneParts, action: &AnyValue) -> Vec<Place>;
    /// Where to press first on a way, whose steps are JSON.
    fn hint_places(&self, parts: SceneParts, first: &Value) -> Vec<Place>;
    /// What is done on it, in words.
    fn hint_words(&self, parts: SceneParts, way: &[Value]) -> String;
    fn plates(&self, parts: SceneParts) -> Vec<Plate>;
    fn question(&self, parts: SceneParts) -> Question;
    fn phase(&self, parts: SceneParts) -> &'static str;
    fn can_show(&self, parts: SceneParts, seat: Seat) -> bool;
    fn panels(&self) -> Vec<AnyPanel>;
    fn own_letters(&self, parts: SceneParts) -> &'static str;
    fn shortcuts(&self, texts: &Texts) -> Vec<Shortcut>;
    fn progress(&self, moment: &AnyValue, texts: &Texts) -> String;
    fn sounds(&self, events: &AnyValue) -> Vec<Sound>;
    fn flights(&self, events: &AnyValue, game: &AnyValue, by: Seat) -> Vec<Flight>;

    fn open(&self, table: AnyTable);
    fn board(&self, table: AnyTable) -> AnyView;
    fn mini(&self, table: AnyTable, seat: Seat) -> Option<AnyView>;
    fn panel(&self, table: AnyTable, id: &str) -> Option<AnyView>;
    fn epilogue(&self, cx: AnyCx) -> Option<Epilogue>;
    fn told(&self, moment: &AnyValue, me: Seat, texts: &Texts) -> Told;

    /// Why the rules do not offer what a target does; None if they do.
    fn forbids(&self, table: AnyTable, place: &Place) -> Option<Reason>;
    fn carry_out(&self, table: AnyTable, place: &Place);
    fn by_itself(&self, moment: &AnyValue) -> Option<AnyValue>;
    fn is_offered(&self, moment: &AnyValue, action: &AnyValue) -> bool;
    fn order(&self, action: &AnyValue) -> Order;
}

/// Where to press for an action: what is to be chosen, else the main button.
pub fn places_of<G: GameUi>(scene: &Scene<'_, G>, action: &G::Action) -> Vec<Place> {
    let chosen = G::places_of(scene, action);
    if chosen.is_empty() { vec![Place::MAIN] } else { chosen }
}

/// The game of this type.
pub fn table_ui<G: GameUi>() -> &'static dyn TableUi {
    &Of::<G>(PhantomData)
}

struct Of<G>(PhantomData<fn() -> G>);

impl<G: GameUi> TableUi for Of<G> {
    fn basics(&self) -> Basics {
        Basics {
            id: G::ID,
            is_race: G::IS_RACE,
            turn_rule: G::TURN_RULE,
            undo_rule: G::UNDO_RULE,
            summary: G::SUMMARY,
            explained: G::EXPLAINED,
            further: G::FURTHER,
        }
    }

    fn game(&self, moment: &AnyValue) -> AnyValue {
        Arc::new(moment_of::<G>(moment).game())
    }

    fn settled(&self, local: Option<&AnyValue>, moment: &AnyValue) -> AnyValue {
        let moment = moment_of::<G>(moment);
        Arc::new(match local {
            Some(local) => G::settle(known(local), moment),
            None => G::settle(&G::Local::default(), moment),
        })
    }

    fn past(&self, moment: &AnyValue) -> AnyValue {
        let mut moment = moment_of::<G>(moment).clone();
        moment.actions.clear();
        moment.can_undo = false;
        Arc::new(moment)
    }

    fn no_events(&self) -> AnyValue {
        Arc::new(Vec::<G::Event>::new())
    }

    fn targets(&self, parts: SceneParts, guide: Option<Guide>) -> AnyValue {
        let targets = parts.scene::<G, _>(None, |scene| {
            let mut targets = G::targets(scene);
            for target in &mut targets {
                target.light(scene.moment);
                let held = guide.and_then(|guide| guide.holds_back(&target.place, scene.texts));
                if let Some(reason) = held {
                    target.hold_back(reason);
                }
            }
            targets
        });
        Arc::new(targets)
    }

    fn any_targets(&self, targets: &AnyValue) -> Vec<AnyTarget> {
        known::<Vec<Target<G>>>(targets).iter().map(|it| AnyTarget::clone(it)).collect()
    }

    fn places_of(&self, parts: SceneParts, action: &AnyValue) -> Vec<Place> {
        parts.scene::<G, _>(None, |scene| places_of(scene, known(action)))
    }

    fn hint_places(&self, parts: SceneParts, first: &Value) -> Vec<Place> {
        let Ok(action) = read_value::<G::Action>(first) else { return Vec::new() };
        parts.scene::<G, _>(None, |scene| places_of(scene, &action))
    }

    fn hint_words(&self, parts: SceneParts, way: &[Value]) -> String {
        let actions: Vec<G::Action> = way.iter().filter_map(|it| read_value(it).ok()).collect();
        parts.scene::<G, _>(None, |scene| {
            let seat = scene.my_turn().unwrap_or(Seat(0));
            told(&along(scene.game, seat, &actions, scene.names, scene.texts))
        })
    }

    fn plates(&self, parts: SceneParts) -> Vec<Plate> {
        parts.scene(None, |scene| scene.names.seats().map(|seat| G::plate(scene, seat)).collect())
    }

    fn question(&self, parts: SceneParts) -> Question {
        parts.scene(parts.chosen.get(), G::question)
    }

    fn phase(&self, parts: SceneParts) -> &'static str {
        parts.scene(parts.chosen.get(), G::phase)
    }

    fn can_show(&self, parts: SceneParts, seat: Seat) -> bool {
        parts.scene(parts.chosen.get(), |scene| G::can_show(scene, seat))
    }

    fn panels(&self) -> Vec<AnyPanel> {
        G::panels().into_iter().map(|panel| panel.any()).collect()
    }

    fn own_letters(&self, parts: SceneParts) -> &'static str {
        parts.scene(None, G::own_letters)
    }

    fn shortcuts(&self, texts: &Texts) -> Vec<Shortcut> {
        G::shortcuts(texts)
    }

    fn progress(&self, moment: &AnyValue, texts: &Texts) -> String {
        G::progress(moment_of::<G>(moment), texts)
    }

    fn sounds(&self, events: &AnyValue) -> Vec<Sound> {
        known::<Vec<G::Event>>(events).iter().filter_map(G::sound).collect()
    }

    fn flights(&self, events: &AnyValue, game: &AnyValue, by: Seat) -> Vec<Flight> {
        let events = known::<Vec<G::Event>>(events);
        events.iter().flat_map(|event| G::flights(event, known(game), by)).collect()
    }

    fn open(&self, table: AnyTable) {
        G::open(table.of());
    }

    fn board(&self, table: AnyTable) -> AnyView {
        G::board(table.of())
    }

    fn mini(&self, table: AnyTable, seat: Seat) -> Option<AnyView> {
        G::mini(table.of(), seat)
    }

    fn panel(&self, table: AnyTable, id: &str) -> Option<AnyView> {
        let panel = G::panels().into_iter().find(|panel| panel.id == id);
        panel.map(|panel| (panel.draw)(table.of()))
    }

    fn epilogue(&self, cx: AnyCx) -> Option<Epilogue> {
        G::epilogue(cx.of())
    }

    fn told(&self, moment: &AnyValue, me: Seat, texts: &Texts) -> Told {
        G::told(&moment_of::<G>(moment).view, me, texts)
    }

    fn forbids(&self, table: AnyTable, place: &Place) -> Option<Reason> {
        let table: Table<G> = table.of();
        let target = table.target(place)?;
        let texts = table.cx.words.texts();
        table.cx.moment.with(|moment| reason(moment, target.first()?, &texts))
    }

    fn carry_out(&self, table: AnyTable, place: &Place) {
        let table: Table<G> = table.of();
        let Some(target) = untrack(|| table.target(place)) else { return };
        let any = |action: G::Action| -> AnyValue { Arc::new(action) };
        match target.does {
            Does::Act(action) => table.take_steps(vec![any(action)]),
            Does::Steps(steps) => table.take_steps(steps.into_iter().map(any).collect()),
            Does::Rush(action) => table.cx.rush(&action),
            Does::Local(then) => table.keep(then),
        }
    }

    fn by_itself(&self, moment: &AnyValue) -> Option<AnyValue> {
        G::by_itself(moment_of::<G>(moment)).map(|action| Arc::new(action) as AnyValue)
    }

    fn is_offered(&self, moment: &AnyValue, action: &AnyValue) -> bool {
        moment_of::<G>(moment).actions.contains(known(action))
    }

    fn order(&self, action: &AnyValue) -> Order {
        order_of::<G>(known(action))
    }
}

fn moment_of<G: GameUi>(moment: &AnyValue) -> &Moment<G> {
    known(moment)
}
