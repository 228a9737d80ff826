//! What a robot does that plays in the page.

use std::any::Any;
use std::cell::RefCell;

use bots::{Bot, Budget, Circumstances, Seeded};
use engine::{Match, Record, Recorded, Seat, Viewer};
use games::{Title, Visitor, visit};
use protocol::{RobotAnswer, RobotQuestion};

thread_local! {
    /// A robot keeps what it has thought out, as long as the same one is asked.
    static SEATED: RefCell<Option<Seated>> = const { RefCell::new(None) };
}

struct Seated {
    who: (String, String, u64, Seat),
    /// A `Box<dyn Bot<G>>` of its game.
    robot: Box<dyn Any>,
}

/// Nothing where there is no such game, match or robot.
pub fn answer(asked: RobotQuestion) -> RobotAnswer {
    let game = asked.game.clone();
    visit(&game, Thinking(asked)).flatten().unwrap_or_default()
}

struct Thinking(RobotQuestion);

impl Visitor for Thinking {
    type Output = Option<RobotAnswer>;
    fn visit<G: Title>(self) -> Option<RobotAnswer> {
        let Thinking(asked) = self;
        let view = standing::<G>(&asked.record)?.game().view(Viewer::Seat(asked.seat));
        let circumstances =
            Circumstances { now: asked.now, since: asked.since, people: asked.people };
        let budget = Budget { ms: asked.budget_ms };
        with_robot::<G, _>(&asked, |robot| {
            let intent = robot.intend(&view, asked.seat, circumstances, budget);
            let action = intent.and_then(|it| serde_json::to_value(it.action).ok());
            RobotAnswer { action, not_before: intent.and_then(|it| it.not_before) }
        })
    }
}

/// The match that a Record tells of.
pub fn standing<G: Title>(text: &str) -> Option<Match<G>> {
    let record = Record::<G>::parse(text.as_bytes()).ok()?;
    let mut draws = Recorded::new(&record.header.draws);
    let (mut played, _) = Match::new(&record.header.options, record.n_seats(), &mut draws).ok()?;
    for entry in &record.entries {
        played.repeat(entry).ok()?;
    }
    Some(played)
}

fn with_robot<G: Title, T>(
    asked: &RobotQuestion,
    ask: impl FnOnce(&mut dyn Bot<G>) -> T,
) -> Option<T> {
    let who = (asked.game.clone(), asked.level.clone(), asked.seed, asked.seat);
    SEATED.with_borrow_mut(|seated| {
        if seated.as_ref().is_none_or(|seated| seated.who != who) {
            let robot: Box<dyn Bot<G>> = (G::level(&asked.level)?.bot)(Seeded::new(asked.seed));
            *seated = Some(Seated { who, robot: Box::new(robot) });
        }
        let robot = seated.as_mut()?.robot.downcast_mut::<Box<dyn Bot<G>>>()?;
        Some(ask(robot.as_mut()))
    })
}
