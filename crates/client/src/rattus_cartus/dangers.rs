//! What hurts somebody who does not know the game yet, from the own view alone (RC-110).

use rattus_cartus::{Kind, RattusCartus};

use super::foresee::{Forecast, forecast};
use super::picks::Picks;
use crate::table::{Danger, Moment};
use crate::words::Texts;

/// What bites when all that is picked is laid.
pub fn of_laying(moment: &Moment<RattusCartus>, picks: &Picks, texts: &Texts) -> Option<Danger> {
    let foreseen = forecast(moment, picks)?;
    wasted(moment, picks, &foreseen, texts)
        .or_else(|| deadly(moment, &foreseen, texts))
        .or_else(|| nothing_laid(moment, &foreseen, texts))
}

/// RC-55, RC-59: whoever stays alone in a building wins nothing with Swords and Flutes.
fn wasted(
    moment: &Moment<RattusCartus>,
    picks: &Picks,
    foreseen: &Forecast,
    texts: &Texts,
) -> Option<Danger> {
    let view = &moment.view;
    let is_other = |seat: &engine::Seat| *seat != foreseen.seat;
    let visitors = &view.row.get(picks.slot?.idx())?.visitors;
    let is_alone = !visitors.iter().chain(&view.queue).any(is_other);
    let n = picks.n_of(Kind::Sword) + picks.n_of(Kind::Flute);
    let bites = is_alone && 0 < n;
    bites.then(|| Danger::of(texts, "rattus-danger-wasted", &[("n", n.into())]))
}

/// More likely dead than alive, whatever the action of the building takes away in any case.
fn deadly(moment: &Moment<RattusCartus>, foreseen: &Forecast, texts: &Texts) -> Option<Danger> {
    let odds = moment.view.nun_odds().filter(|_| 0 < foreseen.rats_gained)?;
    let [_, shed] = foreseen.rats_shed().unwrap_or_default();
    let rats = foreseen.rats_then().saturating_sub(shed);
    let args = [("rats", rats.into()), ("nuns", (odds.mean().round() as i64).into())];
    (odds.survival(rats) < 0.5).then(|| Danger::of(texts, "rattus-danger-rats", &args))
}

/// Cards stay in the hand that would win influence here without a rat.
fn nothing_laid(
    moment: &Moment<RattusCartus>,
    foreseen: &Forecast,
    texts: &Texts,
) -> Option<Danger> {
    let own = moment.view.own.as_ref().filter(|_| foreseen.strength == 0)?;
    let is_safe = |kind: Kind| kind == Kind::Joker || kind == Kind::Of(foreseen.class());
    let n = own.hand.iter().filter(|card| is_safe(card.kind())).count();
    (0 < n).then(|| Danger::of(texts, "rattus-danger-nothing", &[("n", n.into())]))
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Match, Seat, Seats, Viewer};
    use rattus_cartus::{Card, Slot, Stage};

    use super::*;
    use crate::table::AnyMoment;
    use crate::words::Lang;

    const ME: Seat = Seat(0);

    /// Seat 0 enters as the last of three, with nobody in any building and ten rats.
    fn moment() -> Moment<RattusCartus> {
        let (start, _) =
            Match::<RattusCartus>::new(&Default::default(), 3, &mut Fast::new(1)).unwrap();
        let viewer = Viewer::Seat(ME);
        let mut view = engine::Game::view(start.game(), viewer);
        view.stage = Stage::Enter { seat: ME };
        view.queue = vec![ME];
        Moment {
            view,
            actions: Vec::new(),
            any: AnyMoment {
                to_act: Seats::only(ME),
                viewer,
                version: 0,
                deadline: None,
                now: 0,
                is_timed: false,
                can_undo: false,
                outcome: None,
                is_replay: false,
                is_between: false,
            },
        }
    }

    fn picks(moment: &Moment<RattusCartus>, kinds: &[Kind]) -> Picks {
        let entered = Picks::told(&moment.view).entering(Slot::new(1).unwrap());
        kinds.iter().fold(entered, |picks, kind| picks.with(*kind))
    }

    fn bites(moment: &Moment<RattusCartus>, kinds: &[Kind]) -> Option<Danger> {
        of_laying(moment, &picks(moment, kinds), &Texts::new(Lang::En))
    }

    /// A class that does not own the first building of the row, and the one that does.
    fn strange_and_own(moment: &Moment<RattusCartus>) -> [Kind; 2] {
        let class = moment.view.row[0].card.building.class();
        let strange = rattus_cartus::Class::ALL.into_iter().find(|it| *it != class).unwrap();
        [Kind::Of(strange), Kind::Of(class)]
    }

    #[test]
    fn weapons_bite_where_nobody_else_comes() {
        let mut moment = moment();
        let [_, own] = strange_and_own(&moment);
        let danger = bites(&moment, &[own, Kind::Sword, Kind::Flute]).expect("nobody is left");
        assert_eq!(danger.key, "rattus-danger-wasted");
        assert!(danger.words.contains('2'), "{}", danger.words);
        moment.view.queue.push(Seat(1));
        assert_eq!(bites(&moment, &[own, Kind::Sword]), None);
        moment.view.queue.pop();
        moment.view.row[0].visitors.push(Seat(2));
        assert_eq!(bites(&moment, &[own, Kind::Sword]), None);
    }

    #[test]
    fn rats_bite_that_more_likely_kill() {
        let mut moment = moment();
        let [strange, own] = strange_and_own(&moment);
        moment.view.seats[0].rats = Some(14);
        let danger = bites(&moment, &[strange, strange]).expect("about ten nuns are there");
        assert_eq!(danger.key, "rattus-danger-rats");
        // They are there already: these cards bring no more.
        assert_eq!(bites(&moment, &[own, own]), None);
        moment.view.seats[0].rats = Some(3);
        assert_eq!(bites(&moment, &[strange, strange]), None);
    }

    #[test]
    fn laying_nothing_bites_where_cards_are_safe() {
        let mut moment = moment();
        let [strange, own] = strange_and_own(&moment);
        let cards = moment.view.own.as_mut().unwrap();
        cards.hand = vec![Card::Joker, Card::Sword];
        let danger = bites(&moment, &[]).expect("the Joker is safe");
        assert_eq!(danger.key, "rattus-danger-nothing");
        assert_eq!(bites(&moment, &[own]), None);
        let cards = moment.view.own.as_mut().unwrap();
        cards.hand.retain(|card| card.kind() == strange);
        assert_eq!(bites(&moment, &[]), None);
    }
}
