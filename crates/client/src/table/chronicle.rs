//! The story of a match with its sentences. Told anew only from the first step that is not the same
//! as before, because a match has hundreds of them.

use engine::{Seat, read_value};
use protocol::session::Story;

use super::{GameUi, LogLine, Names, Teller, Things};
use crate::words::{Lang, Texts};

pub struct Chronicle<G: GameUi> {
    steps: Vec<ToldStep<G>>,
    names: Names,
    things: Things,
    lang: Option<Lang>,
    /// How often everything was told anew.
    edition: u32,
}

struct ToldStep<G: GameUi> {
    serial: u64,
    events: Vec<G::Event>,
    lines: Vec<LogLine>,
    /// Which of its events each line tells.
    tells: Vec<usize>,
    turn_after: Option<Seat>,
    lying_after: Vec<&'static str>,
}

impl<G: GameUi> Default for Chronicle<G> {
    fn default() -> Chronicle<G> {
        Chronicle {
            steps: Vec::new(),
            names: Names::default(),
            things: Things::default(),
            lang: None,
            edition: 0,
        }
    }
}

impl<G: GameUi> Chronicle<G> {
    /// What the match calls its things; new names make it tell everything anew.
    pub fn call(&mut self, things: Things) {
        if self.things != things {
            self.things = things;
            self.lang = None;
        }
    }

    /// Catches up with a story from the server. Events of an unknown kind have no line.
    pub fn follow(&mut self, story: &Story, names: &Names, texts: &Texts) {
        let told = story.steps().iter().map(|step| {
            let events = step.events.iter();
            let read = move || events.filter_map(|event| read_value(event).ok()).collect();
            (step.serial, read)
        });
        self.tell(told, names, texts);
    }

    /// Catches up with steps that are numbered so that equal numbers mean equal steps.
    pub fn tell<R: FnOnce() -> Vec<G::Event>>(
        &mut self,
        told: impl Iterator<Item = (u64, R)>,
        names: &Names,
        texts: &Texts,
    ) {
        if self.names != *names || self.lang != Some(texts.lang()) {
            self.steps.clear();
            self.names = names.clone();
            self.lang = Some(texts.lang());
            self.edition += 1;
        }
        let mut n_same = 0;
        let mut is_same = true;
        for (serial, read) in told {
            // With what was before, the same steps may read otherwise.
            let is_other_beginning = self.steps.first().is_some_and(|first| serial < first.serial);
            if n_same == 0 && is_other_beginning {
                self.edition += 1;
            }
            is_same = is_same && self.steps.get(n_same).is_some_and(|step| step.serial == serial);
            if is_same {
                n_same += 1;
                continue;
            }
            self.steps.truncate(n_same);
            self.push(serial, read(), texts);
            n_same = self.steps.len();
        }
        self.steps.truncate(n_same);
    }

    fn push(&mut self, serial: u64, events: Vec<G::Event>, texts: &Texts) {
        let last = self.steps.last();
        let turn = last.and_then(|step| step.turn_after);
        let lying = last.map(|step| step.lying_after.clone()).unwrap_or_default();
        let teller = Teller {
            names: &self.names,
            texts,
            turn: turn.into(),
            lying: lying.into(),
            things: &self.things,
        };
        let said = events.iter().map(|event| G::say(event, &teller)).enumerate();
        let said = said.filter_map(|(nth, sentence)| Some((nth, sentence?)));
        let (tells, sentences): (Vec<usize>, Vec<_>) = said.unzip();
        let line =
            |(i, sentence)| LogLine { key: (self.edition, serial, i), sentence, is_new: false };
        let lines = sentences.into_iter().enumerate().map(line).collect();
        let (turn_after, lying_after) = (teller.turn.get(), teller.lying.into_inner());
        self.steps.push(ToldStep { serial, events, lines, tells, turn_after, lying_after });
    }

    pub fn lines(&self) -> Vec<LogLine> {
        let mut lines: Vec<LogLine> =
            self.steps.iter().flat_map(|step| step.lines.iter().cloned()).collect();
        let newest = self.steps.iter().rev().find(|step| !step.lines.is_empty());
        let n_new = newest.map_or(0, |step| step.lines.len());
        lines.iter_mut().rev().take(n_new).for_each(|line| line.is_new = true);
        lines
    }

    /// The lines as they were when only the first `n_events` events after `serial` were told.
    pub fn lines_until(&self, serial: Option<u64>, n_events: usize) -> Vec<LogLine> {
        let mut left = n_events;
        let mut hidden = 0;
        let newer = |step: &&ToldStep<G>| serial.is_some_and(|serial| serial < step.serial);
        for step in self.steps.iter().filter(newer) {
            hidden += step.tells.iter().filter(|nth| left <= **nth).count();
            left = left.saturating_sub(step.events.len());
        }
        let mut lines = self.lines();
        lines.truncate(lines.len() - hidden);
        lines
    }

    pub fn serials(&self) -> impl Iterator<Item = u64> {
        self.steps.iter().map(|step| step.serial)
    }

    /// The events of the steps that came after `serial`.
    pub fn since(&self, serial: Option<u64>) -> Vec<G::Event> {
        let Some(serial) = serial else { return Vec::new() };
        let newer = self.steps.iter().filter(|step| serial < step.serial);
        newer.flat_map(|step| step.events.iter().cloned()).collect()
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Match, Scripted};
    use saint_malo::{Event, SaintMalo};

    use super::*;

    type Events = Vec<<SaintMalo as Game>::Event>;

    fn events() -> Events {
        let (_, heard) = Match::<SaintMalo>::new(&Default::default(), 2, &mut Scripted::new([0]))
            .expect("the defaults are for two");
        heard.into_iter().map(|told| told.event).collect()
    }

    fn two_players() -> (Names, Texts) {
        let texts = Texts::new(Lang::En);
        let players = ["A", "B"].map(|name| engine::Player { name: name.to_owned(), bot: None });
        (Names::of_record(&players, &texts), texts)
    }

    fn tell(chronicle: &mut Chronicle<SaintMalo>, serials: &[u64], lang: Lang) -> usize {
        let mut n_read = 0;
        let names = Names::default();
        let counter = std::cell::Cell::new(0);
        let read = || {
            counter.set(counter.get() + 1);
            Events::new()
        };
        chronicle.tell(serials.iter().map(|serial| (*serial, read)), &names, &Texts::new(lang));
        n_read += counter.get();
        n_read
    }

    #[test]
    fn only_what_is_new_is_told() {
        let mut chronicle = Chronicle::default();
        assert_eq!(tell(&mut chronicle, &[1, 2, 3], Lang::En), 3);
        assert_eq!(tell(&mut chronicle, &[1, 2, 3, 4], Lang::En), 1);
        assert_eq!(tell(&mut chronicle, &[1, 2], Lang::En), 0);
        assert_eq!(chronicle.serials().collect::<Vec<_>>(), [1, 2]);
        assert_eq!(tell(&mut chronicle, &[1, 5, 6], Lang::En), 2);
        assert_eq!(tell(&mut chronicle, &[1, 5, 6], Lang::De), 3);
    }

    /// Whose turn it is follows from what was before: then a line is another one.
    #[test]
    fn what_was_before_makes_other_lines() {
        let mut chronicle = Chronicle::<SaintMalo>::default();
        let (names, texts) = two_players();
        let passed = || vec![Event::Passed];
        type Read = fn() -> Events;
        chronicle.tell([(5, passed as Read)].into_iter(), &names, &texts);
        assert_eq!(chronicle.lines(), [], "nobody knows who has passed");
        chronicle.tell([(4, events as Read), (5, passed as Read)].into_iter(), &names, &texts);
        let first: Vec<_> = chronicle.lines().into_iter().map(|line| line.key).collect();
        chronicle.tell(
            [(3, events as Read), (4, events as Read), (5, passed as Read)].into_iter(),
            &names,
            &texts,
        );
        let second: Vec<_> = chronicle.lines().into_iter().map(|line| line.key).collect();
        assert!(!first.is_empty() && first.iter().all(|key| !second.contains(key)));
        assert!(chronicle.lines().iter().all(|line| !line.sentence.text.contains('$')));
    }

    #[test]
    fn a_step_can_be_told_in_parts() {
        let mut chronicle = Chronicle::<SaintMalo>::default();
        let (names, texts) = two_players();
        let read = [(1, events as fn() -> Events), (2, events as fn() -> Events)];
        chronicle.tell(read.into_iter(), &names, &texts);
        let n_all = chronicle.lines().len();
        let n_lines = |n_events| chronicle.lines_until(Some(1), n_events).len();
        assert_eq!(n_lines(events().len()), n_all);
        assert_eq!(n_lines(0), n_all / 2);
        assert_eq!(n_lines(1), n_all / 2 + 1);
    }

    #[test]
    fn news_are_what_came_after() {
        let mut chronicle = Chronicle::<SaintMalo>::default();
        let (names, texts) = two_players();
        chronicle.tell([(1, events as fn() -> Events)].into_iter(), &names, &texts);
        assert_eq!(chronicle.since(None), []);
        assert_eq!(chronicle.since(Some(0)), events());
        assert_eq!(chronicle.since(Some(1)), []);
    }
}
