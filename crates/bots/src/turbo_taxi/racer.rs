//! A bot at its seat: it places, builds, calls, votes and waits like a person.

use engine::{Game, Imagine, Millis, Seat, Seats};
use turbo_taxi::{
    Action, Board, Clock, Phase, SeatStatus, SeatView, Task, TurboTaxi, Unsolvable, View,
    VoidReason,
};

use super::placing;
use super::race::Race;
use super::skill::{Skill, matched};
use crate::{Bot, Budget, Circumstances, Intent, Seeded};

pub struct Racer {
    /// None: as good as the people at the table.
    skill: Option<Skill>,
    seeded: Seeded,
    /// The race of the last question, which is worked out only once where a bot lives on.
    known: Option<(Key, Race)>,
}

/// What a race follows from, beside the seed.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Key {
    task: Task,
    topic: u64,
    skill: Skill,
    start: Millis,
}

/// TT-88: nobody gives up so shortly before the call.
const NEAR: Millis = 20_000;

impl Racer {
    pub fn new(skill: Skill, seeded: Seeded) -> Racer {
        Racer { skill: Some(skill), seeded, known: None }
    }

    pub fn matched(seeded: Seeded) -> Racer {
        Racer { skill: None, seeded, known: None }
    }

    fn skill(&self, view: &View, seat: Seat, people: Seats) -> Skill {
        self.skill.unwrap_or_else(|| matched(view, seat, people))
    }

    /// TT-89: a figure after the other, and `Done`.
    fn place(&mut self, view: &View, seat: Seat, circumstances: Circumstances) -> Intent<Action> {
        let skill = self.skill(view, seat, circumstances.people);
        let mut chance = self.seeded.lasting(topic(view, Topic::Placement));
        let figures = placing::draw(view, skill.sets_hard_tasks, &mut chance);
        let action = placing::step_towards(view.figures, figures);
        let not_before = circumstances.now + placing::pause(&mut self.seeded.chance());
        Intent { action, not_before: Some(not_before) }
    }

    fn race(
        &mut self,
        view: &View,
        seat: Seat,
        circumstances: Circumstances,
    ) -> Option<Intent<Action>> {
        let at_once = |action| Some(Intent { action, not_before: None });
        let own = &view.seats[seat.idx()];
        let all_people = |does: fn(&SeatView) -> bool| {
            let mut people = live_people(view, circumstances.people).peekable();
            people.peek().is_some() && people.all(|person| does(&view.seats[person.idx()]))
        };
        if own.status != SeatStatus::Building {
            return None;
        }
        // TT-77: people agree about a pause.
        if !own.wants_pause && all_people(|person| person.wants_pause) {
            return at_once(Action::Pause);
        }
        if own.is_waiting {
            return None;
        }
        let Some(Clock::Running { base, .. }) = view.clock else { return None };
        let (task, board) = own_table(view, seat)?;
        let elapsed = circumstances.now.saturating_sub(base);
        let start = circumstances.since.saturating_sub(base);
        let skill = self.skill(view, seat, circumstances.people);
        let race = self.race_for(view, skill, task, start);

        let has_company = all_people(|person| person.has_voted);
        let patience_counts = view.options.unsolvable == Unsolvable::Honest;
        let has_reason = patience_counts && race.patience_ends <= elapsed;
        match own.has_voted {
            false if has_company && !is_near(&race, elapsed) => {
                return at_once(Action::VoteGiveUp);
            }
            true if !has_company && !has_reason => return at_once(Action::WithdrawVote),
            false | true => {}
        }

        let step = race.next_step(&board, elapsed).map(|(at, step)| (at, Action::Build(step)));
        let next = step.or_else(|| Some((race.call_at?, Action::Halt)));
        let gives_up = patience_counts && !own.has_voted;
        let vote = gives_up.then_some((race.patience_ends, Action::VoteGiveUp));
        let first = [next, vote].into_iter().flatten().min_by_key(|(at, _)| *at);
        first.map(|(at, action)| Intent { action, not_before: Some(base + at) })
    }

    fn race_for(&mut self, view: &View, skill: Skill, task: Task, start: Millis) -> Race {
        let topic = topic(view, Topic::Race);
        let key = Key { task, topic, skill, start };
        match &self.known {
            Some((known, race)) if *known == key => race.clone(),
            Some(_) | None => {
                let mut chance = self.seeded.lasting(topic);
                let race = Race::new(&task, &view.options, &key.skill, start, &mut chance);
                self.known = Some((key, race.clone()));
                race
            }
        }
    }
}

impl Bot<TurboTaxi> for Racer {
    /// As if all the time in the world had passed.
    fn choose(&mut self, view: &View, seat: Seat, budget: Budget) -> Action {
        let circumstances = Circumstances { now: Millis::MAX / 2, since: 0, people: Seats::none() };
        let intent = self.intend(view, seat, circumstances, budget);
        intent.map(|intent| intent.action).unwrap_or_else(|| {
            let game = TurboTaxi::imagine(view, seat, &mut self.seeded.chance());
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            actions[0]
        })
    }

    fn intend(
        &mut self,
        view: &View,
        seat: Seat,
        circumstances: Circumstances,
        _budget: Budget,
    ) -> Option<Intent<Action>> {
        // TT-77: whoever wanted the pause ends it.
        if view.paused_at.is_some() {
            return None;
        }
        match view.phase {
            Phase::Place { .. } => Some(self.place(view, seat, circumstances)),
            Phase::Build | Phase::Calling { .. } => self.race(view, seat, circumstances),
            Phase::Void { reason: VoidReason::Unsolvable, .. } => None,
            Phase::Void { ready, .. } | Phase::RoundEnd { ready, .. } => {
                let is_ready = ready.contains(seat);
                (!is_ready).then_some(Intent { action: Action::Ready, not_before: None })
            }
            Phase::Countdown { .. } | Phase::Check { .. } | Phase::Over => None,
        }
    }
}

/// What a bot draws for a whole deal.
#[derive(Clone, Copy)]
enum Topic {
    Placement,
    Race,
}

fn topic(view: &View, topic: Topic) -> u64 {
    let deal = u64::from(view.round) << 8 | u64::from(view.deal);
    deal << 1 | topic as u64
}

fn live_people(view: &View, people: Seats) -> impl Iterator<Item = Seat> {
    let is_live = |seat: &Seat| view.seats[seat.idx()].status != SeatStatus::Out;
    people.iter().filter(is_live)
}

fn own_table(view: &View, seat: Seat) -> Option<(Task, Board)> {
    let task = Task::new(view.centre?, view.figures.complete()?);
    let board = Board { plan: view.seats[seat.idx()].board?, hand: view.hand? };
    Some((task, board))
}

/// Whether the call is close at hand. Who has found nothing hopes for as long as somebody would who
/// finds something.
fn is_near(race: &Race, elapsed: Millis) -> bool {
    let has_come = race.planned <= elapsed + NEAR;
    match race.call_at {
        Some(_) => has_come,
        None => has_come && elapsed <= race.planned,
    }
}
