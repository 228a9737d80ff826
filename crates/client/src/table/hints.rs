//! What one could do, for whoever asks at a table without other people. A judge in a worker of its
//! own answers; what it says belongs to one moment.

use engine::Seat;
use leptos::prelude::*;
use leptos::task::spawn_local;
use protocol::{Hint, HintQuestion, WorkerQuestion};
use texts::subject;

use super::mark::Mark;
use super::scene::SceneParts;
use super::{AnyCx, Place};
use crate::kit::memo::Memo;
use crate::worker::Worker;

/// As long the judge may think, so that an answer comes within a second.
const BUDGET_MS: u32 = 300;
/// A way that needs more places at once is shown by its first.
const PLACES_MAX: usize = 6;

/// What became of the question.
#[derive(Clone, PartialEq, Debug)]
pub enum Asked {
    Nothing,
    Thinking,
    /// The best first. None where nobody can judge.
    Given(Vec<Hint>),
    /// The worker does not answer, or its words have not come.
    Missing,
}

#[derive(Clone, Copy)]
pub struct Hints {
    pub asked: RwSignal<Asked>,
    /// Where to press for each of them. They follow what was already pressed.
    pub marks: Memo<Vec<Mark>>,
    worker: StoredValue<Option<Worker>, LocalStorage>,
    parts: SceneParts,
}

impl Hints {
    pub fn new(parts: SceneParts) -> Hints {
        let asked = RwSignal::new(Asked::Nothing);
        let marks = Memo::new(move |_| asked.with(|asked| marks(parts, asked)));
        Hints { asked, marks, worker: StoredValue::new_local(None), parts }
    }

    /// Whether somebody may ask here: nobody else sits at the table, and the judge can be shown it.
    pub fn are_allowed(self) -> bool {
        let AnyCx { ui, names, moment, sight, .. } = self.parts.cx;
        let is_alone = names.with(|names| {
            let me = names.you();
            names.seats().all(|seat| me == Some(seat) || names.of(seat).is_bot())
        });
        let is_played = moment.with(|moment| moment.is_played());
        sight.is_some() && !ui.basics().is_race && is_alone && is_played
    }

    pub fn forget(self) {
        if self.asked.with_untracked(|asked| *asked != Asked::Nothing) {
            self.asked.set(Asked::Nothing);
        }
    }

    /// Asks about the moment, or is told enough.
    pub fn ask_or_forget(self) {
        match self.asked.get_untracked() {
            Asked::Nothing | Asked::Missing => self.ask(),
            Asked::Thinking | Asked::Given(_) => self.forget(),
        }
    }

    fn ask(self) {
        let cx = self.parts.cx;
        let now = |cx: AnyCx| cx.moment.try_with_untracked(|it| (it.version, it.my_turn()));
        let Some((version, Some(seat))) = now(cx) else { return };
        self.asked.set(Asked::Thinking);
        spawn_local(async move {
            let asked = match self.answer(seat).await {
                Some(hints) => Asked::Given(hints),
                None => Asked::Missing,
            };
            if asked == Asked::Missing {
                let _ = self.worker.try_set_value(None);
            }
            // Meanwhile something may have happened, or the question been withdrawn.
            let is_due = self.asked.try_get_untracked() == Some(Asked::Thinking);
            if is_due && now(cx) == Some((version, Some(seat))) {
                self.asked.set(asked);
            }
        });
    }

    async fn answer(self, seat: Seat) -> Option<Vec<Hint>> {
        let cx = self.parts.cx;
        let seen = cx.sight?.run(())?;
        if self.worker.try_with_value(Option::is_none)? {
            self.worker.set_value(Some(Worker::call()?));
        }
        let worker = self.worker.try_get_value()??;
        cx.words.learn(&subject::ANALYSIS).await.ok()?;
        let game = cx.ui.basics().id.to_owned();
        let asked = HintQuestion { game, seen, seat, budget_ms: BUDGET_MS };
        worker.ask(&WorkerQuestion::Hint(asked)).await
    }
}

/// The best comes last: where two share a place, its number stands there.
fn marks(parts: SceneParts, asked: &Asked) -> Vec<Mark> {
    let Asked::Given(hints) = asked else { return Vec::new() };
    let numbered = (1..).zip(hints).collect::<Vec<(usize, &Hint)>>().into_iter().rev();
    let of_hint = |(n, hint): (usize, &Hint)| -> Vec<Mark> {
        let first = hint.way.actions.first();
        let places = first.map(|first| parts.cx.ui.hint_places(parts, first)).unwrap_or_default();
        let n_shown = if PLACES_MAX < places.len() { 1 } else { places.len() };
        places.into_iter().take(n_shown).map(|place: Place| Mark::hint(place, n)).collect()
    };
    numbered.flat_map(of_hint).collect()
}
