//! What somebody could do or has done, one step after the other, as that seat saw it: where one
//! presses for it, and what the log would say. What is not seen is imagined, and nothing is drawn.

use engine::{Chance, Cx, Fast, Frame, Seat, ToldEvents, Viewer, act};

use super::{AnyMoment, GameUi, Moment, Names, Place, Scene, Teller, table_ui};
use crate::words::Texts;

/// One step of a way.
pub struct Step {
    /// Where it is pressed.
    pub places: Vec<Place>,
    /// What the log would say of it; where something has to be drawn first, what the target is
    /// called.
    pub words: String,
}

/// A way in words. What is bold in the log is not here.
pub fn told(steps: &[Step]) -> String {
    let words = steps.iter().map(|step| step.words.replace('*', ""));
    words.filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Goes a way as far as the rules allow it.
pub fn along<G: GameUi>(
    game: &G,
    seat: Seat,
    actions: &[G::Action],
    names: &Names,
    texts: &Texts,
) -> Vec<Step> {
    let viewer = Viewer::Seat(seat);
    let mut game = G::seen(&game.view(viewer), seat);
    let mut steps = Vec::new();
    for action in actions {
        let (places, words) = pressed(&game, seat, action, names, texts);
        let mut chance = Counting { chance: Fast::new(0), n_drawn: 0 };
        let mut told = ToldEvents::<G>::new();
        if act(&mut game, seat, action, &mut Cx::told(0, &mut chance, &mut told)).is_err() {
            break;
        }
        let is_known = chance.n_drawn == 0;
        let heard = told.into_iter().filter(|told| is_known && told.audience.includes(viewer));
        let events: Vec<G::Event> = heard.map(|told| told.event).collect();
        let said = said::<G>(&events, &Moment::looked_at(&game, viewer), seat, names, texts);
        let words = if said.is_empty() { words.unwrap_or_default() } else { said.join(" ") };
        steps.push(Step { places, words });
    }
    steps
}

/// What the log says of these events.
fn said<G: GameUi>(
    events: &[G::Event],
    moment: &Moment<G>,
    seat: Seat,
    names: &Names,
    texts: &Texts,
) -> Vec<String> {
    let things = G::things(moment, texts);
    let (turn, lying) = (Some(seat).into(), Vec::new().into());
    let teller = Teller { names, texts, turn, lying, things: &things };
    let sentences = events.iter().filter_map(|event| G::say(event, &teller));
    sentences.filter(|sentence| !sentence.is_heading).map(|sentence| sentence.text).collect()
}

/// Where an action is pressed, and what its target is called.
fn pressed<G: GameUi>(
    game: &G,
    seat: Seat,
    action: &G::Action,
    names: &Names,
    texts: &Texts,
) -> (Vec<Place>, Option<String>) {
    let moment = moment_of(game, seat);
    let local = G::settle(&G::Local::default(), &moment);
    let scene = Scene { moment: &moment, game, local: &local, chosen: None, names, texts };
    let target = G::targets(&scene).into_iter().find(|it| it.first() == Some(action));
    let words = target.map(|target| match &target.verb {
        Some(verb) => verb.clone(),
        None => target.label(),
    });
    (table_ui::places_of(&scene, action), words)
}

/// The moment in which the seat is to act.
fn moment_of<G: GameUi>(game: &G, seat: Seat) -> Moment<G> {
    let viewer = Viewer::Seat(seat);
    let moment = Moment::looked_at(game, viewer);
    let any = AnyMoment { deadline: None, outcome: None, is_replay: false, ..moment.any };
    Moment { actions: Frame::new(game, viewer, &[]).actions, any, ..moment }
}

/// Notices whether something is drawn.
struct Counting {
    chance: Fast,
    n_drawn: usize,
}

impl Chance for Counting {
    fn below(&mut self, n: u32) -> u32 {
        self.n_drawn += 1;
        self.chance.below(n)
    }
}

#[cfg(test)]
mod tests {
    use engine::{Game, Match, Player};
    use saint_malo::{Action, SaintMalo};
    use texts::Lang;

    use super::*;

    /// What a roll would show is not told: nobody knows it.
    #[test]
    fn a_roll_has_a_place_and_no_story() {
        let texts = Texts::new(Lang::En);
        let player = |name: &str| Player { name: name.to_owned(), bot: None };
        let names = Names::of_record(&[player("A"), player("B")], &texts);
        let begun = Match::<SaintMalo>::new(&Default::default(), 2, &mut Fast::new(1));
        let (played, _) = begun.expect("for two");
        let game = played.game();
        let first = game.to_act().first().expect("somebody begins");
        let steps = along(game, first, &[Action::Roll], &names, &texts);
        assert_eq!(steps.len(), 1);
        assert_eq!(steps[0].places, [Place::MAIN]);
        assert_eq!(steps[0].words, "Roll");
        // Who is not to act goes no way.
        let other = Seat(1 - first.0);
        assert!(along(game, other, &[Action::Roll], &names, &texts).is_empty());
    }
}
