//! What the page asks is answered, whatever the game.

use bots::saint_malo::SaintMalo;
use bots::{Botted, Budget, Seeded};
use engine::{
    Fast, Game, Match, Player, Record, Seat, Seats, Viewer, read_json, read_value, to_value,
};
use games::{Title, Visitor, visit};
use protocol::{
    Analysed, Hint, HintQuestion, Refusal, RobotAnswer, RobotQuestion, Seen, WorkerQuestion,
};
use serde::de::DeserializeOwned;

use super::answer;

const BUDGET_MS: u32 = 5;

fn ask<A: DeserializeOwned>(question: &WorkerQuestion) -> A {
    let answer = answer(&serde_json::to_string(question).unwrap());
    read_json(&answer).unwrap_or_else(|why| panic!("{answer}: {why}"))
}

/// Plays some steps of a match, asking for all of them.
struct Played;

impl Visitor for Played {
    type Output = ();
    fn visit<G: Title>(self) {
        let mut chance = Fast::new(3);
        let mut played = begun::<G>(&mut chance);
        for _ in 0..20 {
            let Some(seat) = played.game().to_act().first() else { break };
            let asked = question::<G>(&played, seat);
            let answer: RobotAnswer = ask(&WorkerQuestion::Robot(asked));
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

fn begun<G: Game>(chance: &mut Fast) -> Match<G> {
    Match::new(&Default::default(), 2, chance).expect("for two").0
}

fn question<G: Game>(played: &Match<G>, seat: Seat) -> RobotQuestion {
    RobotQuestion {
        game: G::ID.to_owned(),
        level: "easy".to_owned(),
        seed: 7,
        seat,
        record: text(played),
        now: 0,
        since: 0,
        people: Seats::none(),
        budget_ms: BUDGET_MS,
    }
}

fn text<G: Game>(played: &Match<G>) -> String {
    let players = vec![Player { name: "-".to_owned(), bot: None }; played.game().n_seats().into()];
    Record::of(played, players, None).to_text()
}

#[test]
fn robots_of_all_games_answer() {
    for id in games::IDS {
        visit(id, Played).expect("it is in the list");
    }
}

#[test]
fn nonsense_is_not_answered() {
    assert_eq!(answer("nonsense"), "");
    let fine = question(&begun::<SaintMalo>(&mut Fast::new(1)), Seat(0));
    let unknown = [
        RobotQuestion { game: "chess".to_owned(), ..fine.clone() },
        RobotQuestion { level: "godlike".to_owned(), ..fine.clone() },
        RobotQuestion { record: "?".to_owned(), ..fine },
    ];
    for it in unknown {
        let answer: RobotAnswer = ask(&WorkerQuestion::Robot(it));
        assert_eq!(answer, RobotAnswer::default());
    }
    assert_eq!(analysed("?"), Analysed::Refused(Refusal::Damaged));
    assert_eq!(ask::<Analysed>(&WorkerQuestion::GoOn), Analysed::Refused(Refusal::Damaged));
}

/// A view goes to the worker as it goes over the wire, and comes back as actions that can be done.
struct Hinted;

impl Visitor for Hinted {
    type Output = ();
    fn visit<G: Title>(self) {
        let played = begun::<G>(&mut Fast::new(5));
        let seat = played.game().to_act().first().expect("somebody begins");
        let view = Seen::View {
            options: to_value(played.options()),
            view: to_value(&played.game().view(Viewer::Seat(seat))),
        };
        let asked = |seen: Seen| -> Vec<Hint> {
            let (game, budget_ms) = (G::ID.to_owned(), BUDGET_MS);
            ask(&WorkerQuestion::Hint(HintQuestion { game, seen, seat, budget_ms }))
        };
        let hints = asked(view);
        assert_eq!(hints, asked(Seen::Record(text(&played))), "{}", G::ID);
        assert_eq!(hints.is_empty(), !has_judge::<G>(), "{}", G::ID);
        for hint in hints {
            let first = hint.way.actions.first().expect("a way has a first step");
            let action: G::Action = read_value(first).expect("an action of the game");
            assert!(played.game().is_legal(seat, &action), "{}: {action:?}", G::ID);
        }
    }
}

fn has_judge<G: Botted>() -> bool {
    G::judge(Budget { ms: BUDGET_MS }).is_some()
}

#[test]
fn hints_are_given_where_somebody_can_judge() {
    for id in games::IDS {
        visit(id, Hinted).expect("it is in the list");
    }
}

fn analysed(record: &str) -> Analysed {
    let record = record.to_owned();
    ask(&WorkerQuestion::Analyse { record, budget_ms: BUDGET_MS })
}

/// A match between the weakest.
fn finished<G: Title>(n_seats: u8) -> Match<G> {
    let mut chance = Fast::new(11);
    let (mut played, _) =
        Match::<G>::new(&Default::default(), n_seats, &mut chance).expect("for so many");
    let mut bot = (G::levels()[0].bot)(Seeded::new(4));
    while let Some(seat) = played.game().to_act().first() {
        let view = played.game().view(Viewer::Seat(seat));
        let action = bot.choose(&view, seat, Budget { ms: 1 });
        played.play(seat, action, 0, &mut chance).expect("it is legal");
    }
    played
}

/// From the first question to the whole, step by step.
#[test]
fn a_match_is_taken_apart_a_little_at_a_time() {
    let played = finished::<SaintMalo>(2);
    let n_steps = played.n_steps();
    let mut answer = analysed(&text(&played));
    let mut last = None;
    while let Analysed::Progress { done, of } = answer {
        assert!(last.is_none_or(|last| last < done) && of == n_steps, "{done} of {of}");
        last = Some(done);
        answer = ask(&WorkerQuestion::GoOn);
    }
    let Analysed::Whole(analysis) = answer else { panic!("{answer:?}") };
    assert_eq!(analysis.seats.len(), 2);
    for account in &analysis.seats {
        let sum = account.start + account.luck + account.errors;
        assert!((sum - account.result).abs() < 1e-9, "{account:?}");
    }
    assert_eq!(ask::<Analysed>(&WorkerQuestion::GoOn), Analysed::Refused(Refusal::Damaged));
}

#[test]
fn what_cannot_be_taken_apart_is_refused() {
    let unfinished = text(&begun::<SaintMalo>(&mut Fast::new(1)));
    assert_eq!(analysed(&unfinished), Analysed::Refused(Refusal::NotOver));
    let damaged = unfinished.replacen("\"-\"", "\"+\"", 1);
    assert_eq!(analysed(&damaged), Analysed::Refused(Refusal::Damaged));
    let alone = text(&finished::<SaintMalo>(1));
    assert_eq!(analysed(&alone), Analysed::Refused(Refusal::Alone));
}
