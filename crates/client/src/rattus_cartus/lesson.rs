//! The guided first game of Rattus Cartus. Its words are in `rattus-cartus-lesson.ftl`.

use engine::{Game, Viewer};
use rattus_cartus::{Action, Class, Kind, Options, Position, RattusCartus, Slot, View};

use super::places;
use super::question::n_laid;
use super::tracks::{paid, track_points};
use crate::lesson::{Lesson, ME, ROBOT};
use crate::table::Place;

/// Deals what the story needs: a Palace and a Castle, then a Marketplace and a Monastery, the cards
/// to lay there, and a card without nuns to look at.
const SEED: u64 = 371_231;

const PEASANTRY: Kind = Kind::Of(Class::Peasantry);
const CHURCH: Kind = Kind::Of(Class::Church);
const CHIVALRY: Kind = Kind::Of(Class::Chivalry);
const MAGIC: Kind = Kind::Of(Class::Magic);
const ROYALTY: Kind = Kind::Of(Class::Royalty);

pub fn lesson() -> Lesson<RattusCartus> {
    let lesson = Lesson::new(Options::default()).seed(SEED).look("goal", Place::seat(ME));
    let lesson = second_round(first_round(lesson)).look("end", Place::seat(ME));
    lesson.number("rounds", 10, |_, game| game.n_rounds().into())
}

/// What is laid brings influence and rats.
fn first_round(lesson: Lesson<RattusCartus>) -> Lesson<RattusCartus> {
    let (palace, castle) = (slot(1), slot(2));
    let lesson = lesson
        .press("supplies", [places::slot(castle)])
        .number("cards", 4, |before, after| hand(after) - hand(before))
        .then(ROBOT, Action::ChooseSupply { slot: castle }, [])
        .press("enter", [places::slot(palace)])
        .press("lay", [ROYALTY; 3].map(places::card))
        .number("cards", 3, |game, _| game.n_of(ME, ROYALTY).into())
        .press("stranger", [places::card(PEASANTRY)])
        .press("most", [Place::MAIN]);
    robot_enters(lesson, castle, [CHIVALRY, CHIVALRY])
        .look("points", places::class(Class::Royalty))
        .number("first", 10, |_, game| track_points(&seen(game), ME))
        .number("second", 5, |_, game| paid(game.n_seats().into())[1])
        .look("plague", places::NUN_ROW)
        .number("rats", 11, |_, game| game.rats(ME).into())
}

/// The plague, and the Sword that the robot took from the Castle.
fn second_round(lesson: Lesson<RattusCartus>) -> Lesson<RattusCartus> {
    let (marketplace, monastery) = (slot(1), slot(2));
    let lesson = lesson
        .then(ROBOT, Action::ChooseSupply { slot: monastery }, [])
        .press("peek", [places::slot(marketplace), places::nun(looked_at())])
        .look("nuns", places::NUN_ROW)
        .number("nuns", 0, |_, game| nuns_seen(game))
        .number("chance", 27, |_, game| chance(game));
    robot_enters(lesson, monastery, [CHURCH, Kind::Sword])
        .press("monastery", [places::slot(monastery)])
        .press("hidden", [CHURCH; 3].map(places::card).into_iter().chain([Place::MAIN]))
        .number("cards", 2, |game, _| n_laid(&seen(game), ROBOT).into())
        .press("sword", [PEASANTRY, MAGIC].map(places::card).into_iter().chain([Place::MAIN]))
        .number("cards", 2, |before, after| hand(before) - hand(after))
}

fn robot_enters(
    lesson: Lesson<RattusCartus>,
    slot: Slot,
    kinds: [Kind; 2],
) -> Lesson<RattusCartus> {
    let lesson = lesson.then(ROBOT, Action::Enter { slot }, []);
    let lay = |lesson: Lesson<RattusCartus>, kind| lesson.then(ROBOT, Action::Lay { kind }, []);
    kinds.into_iter().fold(lesson, lay).then(ROBOT, Action::Done, [])
}

fn slot(number: u8) -> Slot {
    Slot::new(number).expect("a place in the row")
}

fn looked_at() -> Position {
    Position::new(4).expect("a position of the Nun-row")
}

fn seen(game: &RattusCartus) -> View {
    game.view(Viewer::Seat(ME))
}

fn hand(game: &RattusCartus) -> i32 {
    game.n_hand(ME).into()
}

/// On the card that was looked at.
fn nuns_seen(game: &RattusCartus) -> i32 {
    let card = seen(game).nun_row[looked_at().idx()].card;
    card.expect("it was looked at").nuns.into()
}

/// To stay alive, in percent, as the page shows it.
fn chance(game: &RattusCartus) -> i32 {
    let odds = seen(game).nun_odds().expect("the match goes on");
    (100.0 * odds.survival(game.rats(ME))).round() as i32
}
