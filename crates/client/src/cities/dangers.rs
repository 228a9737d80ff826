//! What hurts somebody who does not know the game yet. The rules are asked, on a copy of the game.

use cities::{Action, Cities, Phase, Row};
use engine::{Game, Seat};

use super::foresee::{best_of_hand, total};
use super::laying::{after, fits, things};
use crate::table::Danger;
use crate::words::Texts;

/// Nothing of what is taken fits anywhere, though something else could be taken.
pub fn of_taking(game: &Cities, me: Seat, take: Action, texts: &Texts) -> Option<Danger> {
    let n = n_in_vain(game, me, take)?;
    let mut offered = Vec::new();
    game.legal_actions(me, &mut offered);
    let has_choice = offered.iter().any(|other| n_in_vain(game, me, *other).is_none());
    has_choice.then(|| Danger::of(texts, "cities-danger-no-room", &[("n", n.into())]))
}

/// How much is taken if nothing of it fits. What lies face down may fit.
fn n_in_vain(game: &Cities, me: Seat, take: Action) -> Option<usize> {
    let Action::Take { row: Row::Features | Row::Pieces, column } = take else { return None };
    if usize::from(column) + 1 == cities::N_COLUMNS {
        return None;
    }
    let taken = after(game, me, &take)?;
    let things = things(taken.phase());
    let is_vain = !things.is_empty() && things.iter().all(|thing| !fits(&taken, me, *thing));
    is_vain.then_some(things.len())
}

/// What is left in the hand would still bring points.
pub fn of_discarding(ahead: &Cities, me: Seat, texts: &Texts) -> Option<Danger> {
    let n = best_of_hand(ahead, me);
    (0 < n).then(|| Danger::of(texts, "cities-danger-discard", &[("n", n.into())]))
}

/// What is laid costs points, and need not be laid so.
pub fn of_laying(game: &Cities, ahead: &Cities, me: Seat, texts: &Texts) -> Option<Danger> {
    let before = total(game, me);
    let lost = before - total(ahead, me);
    let is_better = |action: &Action| {
        let then = after(game, me, action).map(|then| before - total(&then, me));
        then.is_some_and(|then| then < lost)
    };
    let has_choice = || match game.phase() {
        Phase::PlaceTile { .. } => {
            let mut offered = Vec::new();
            game.legal_actions(me, &mut offered);
            offered.iter().any(is_better)
        }
        // All of it can be discarded.
        _ => true,
    };
    let bites = 0 < lost && has_choice();
    bites.then(|| Danger::of(texts, "cities-danger-costs", &[("n", lost.into())]))
}

#[cfg(test)]
mod tests {
    use cities::{CardIdx, Colour, Options, Pieces, Space, View};
    use engine::{Cx, Fast, Imagine, Match, Viewer};

    use super::*;
    use crate::words::Lang;

    const ME: Seat = Seat(0);

    /// Seat 0 is in turn, with a neighbourhood of one tile and the card for low buildings.
    fn table(plan: &str, change: impl FnOnce(&mut View)) -> Cities {
        let mut chance = Fast::new(1);
        let (start, _) = Match::<Cities>::new(&Options::default(), 2, &mut chance).unwrap();
        let mut game = start.game().clone();
        while game.phase() == Phase::ChooseStartTile {
            let seat = game.turn();
            let mut actions = Vec::new();
            game.legal_actions(seat, &mut actions);
            game.apply(seat, &actions[0], &mut Cx::silent(0, &mut chance));
        }
        let mut view = game.view(Viewer::Seat(ME));
        let drawn = format!("{{\"top_left\": [0, 0], \"plan\": \"{plan}\"}}");
        view.seats[0].neighbourhood = serde_json::from_str(&drawn).unwrap();
        let low = game.catalogue().cards.iter().position(|card| card.id == "height-1").unwrap();
        view.seats[0].cards.push(CardIdx(low as u8));
        (view.turn, view.phase) = (ME, Phase::Take);
        change(&mut view);
        Cities::seen(&view, ME)
    }

    fn texts() -> Texts {
        Texts::new(Lang::En)
    }

    fn pieces(colours: &[Colour]) -> Pieces {
        colours.iter().copied().collect()
    }

    fn holding(plan: &str, colours: &[Colour]) -> Cities {
        table(plan, |view| view.phase = Phase::PlacePieces { hand: pieces(colours) })
    }

    #[test]
    fn taking_bites_where_nothing_fits() {
        let [red, blue, green, yellow] = Colour::ALL;
        let game = table("W P/R B", |view| {
            let taken = [&[green, green, yellow, yellow][..], &[red, green, green], &[blue; 3]];
            view.offer.pieces = taken.map(pieces);
            view.offer.workers = Default::default();
        });
        let take = |column| Action::Take { row: Row::Pieces, column };
        let danger = of_taking(&game, ME, take(0), &texts()).expect("neither colour has a lot");
        assert!(danger.words.contains('4'), "{}", danger.words);
        assert_eq!(of_taking(&game, ME, take(1), &texts()), None);
        // Nobody knows what the question marks are.
        assert_eq!(of_taking(&game, ME, take(3), &texts()), None);
    }

    #[test]
    fn discarding_bites_where_it_gives_points_away() {
        let [red, blue, green, _] = Colour::ALL;
        let game = holding("R1 G1/B W", &[blue]);
        let danger = of_discarding(&game, ME, &texts()).expect("a third low building scores");
        assert!(danger.words.contains('2'), "{}", danger.words);
        assert_eq!(of_discarding(&holding("R1 G/B W", &[red, green]), ME, &texts()), None);
    }

    #[test]
    fn laying_bites_where_it_costs_points() {
        let [red, blue, ..] = Colour::ALL;
        let game = holding("R1 G1/B1 B", &[red, blue]);
        let laid = |colour, row, column| {
            let at = Space { row, column };
            after(&game, ME, &Action::PlacePiece { colour, at }).expect("it fits")
        };
        let danger = of_laying(&game, &laid(red, 0, 0), ME, &texts());
        assert!(danger.expect("two low ones are left").words.contains('2'));
        assert_eq!(of_laying(&game, &laid(blue, 1, 1), ME, &texts()), None);
    }
}
