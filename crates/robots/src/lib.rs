//! Robots that play in the page. They think in a worker, in a WASM file of their own: the page asks
//! by a [`RobotQuestion`] and is answered by a [`RobotAnswer`], both as JSON.

use std::any::Any;
use std::cell::RefCell;

use bots::{Bot, Budget, Circumstances, Seeded};
use engine::{Match, Record, Recorded, Seat, Viewer};
use games::{Title, Visitor, visit};
use protocol::{RobotAnswer, RobotQuestion};
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    /// A robot keeps what it has thought out, as long as the same one is asked.
    static SEATED: RefCell<Option<Seated>> = const { RefCell::new(None) };
}

struct Seated {
    who: (String, String, u64, Seat),
    /// A `Box<dyn Bot<G>>` of its game.
    robot: Box<dyn Any>,
}

/// What a robot does; nothing where the question is none.
#[wasm_bindgen]
pub fn answer(question: &str) -> String {
    let asked: Option<RobotQuestion> = serde_json::from_str(question).ok();
    let answer = asked.and_then(|asked| {
        let game = asked.game.clone();
        visit(&game, Thinking(asked)).flatten()
    });
    let answer = answer.unwrap_or_default();
    serde_json::to_string(&answer).expect("an answer has string keys and whole numbers")
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
fn standing<G: Title>(text: &str) -> Option<Match<G>> {
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

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Player, Seats, read_value};

    use super::*;

    /// Plays some steps of a match, asking for all of them.
    struct Played;

    impl Visitor for Played {
        type Output = ();
        fn visit<G: Title>(self) {
            let mut chance = Fast::new(3);
            let (mut played, _) =
                Match::<G>::new(&Default::default(), 2, &mut chance).expect("for two");
            for _ in 0..20 {
                let Some(seat) = played.game().to_act().first() else { break };
                let asked = question::<G>(&played, seat);
                let answer = answer(&serde_json::to_string(&asked).unwrap());
                let answer: RobotAnswer = serde_json::from_str(&answer).unwrap();
                // In a race one may wait.
                let Some(action) = answer.action else { break };
                let action: G::Action = read_value(&action).expect("an action of the game");
                assert!(played.game().is_legal(seat, &action), "{}: {action:?}", G::ID);
                let now = answer.not_before.unwrap_or(0);
                played.play(seat, action, now, &mut chance).expect("it is legal");
            }
            assert_ne!(played.n_steps(), 0, "{}", G::ID);
        }
    }

    fn question<G: Game>(played: &Match<G>, seat: Seat) -> RobotQuestion {
        let players = vec![Player { name: "-".to_owned(), bot: None }; 2];
        RobotQuestion {
            game: G::ID.to_owned(),
            level: "easy".to_owned(),
            seed: 7,
            seat,
            record: Record::of(played, players, None).to_text(),
            now: 0,
            since: 0,
            people: Seats::none(),
            budget_ms: 5,
        }
    }

    #[test]
    fn robots_of_all_games_answer() {
        for id in games::IDS {
            visit(id, Played).expect("it is in the list");
        }
    }

    #[test]
    fn nonsense_is_not_answered() {
        let nothing = serde_json::to_string(&RobotAnswer::default()).unwrap();
        assert_eq!(answer("nonsense"), nothing);
        let (played, _) =
            Match::<bots::saint_malo::SaintMalo>::new(&Default::default(), 2, &mut Fast::new(1))
                .expect("for two");
        let fine = question(&played, Seat(0));
        let unknown = [
            RobotQuestion { game: "chess".to_owned(), ..fine.clone() },
            RobotQuestion { level: "godlike".to_owned(), ..fine.clone() },
            RobotQuestion { record: "?".to_owned(), ..fine },
        ];
        for it in unknown {
            assert_eq!(answer(&serde_json::to_string(&it).unwrap()), nothing);
        }
    }
}
