//! What hurts: an attack that the end of the turn brings, or that the next roll can bring.

use saint_malo::SaintMalo;

use super::foresee::consequence;
use crate::table::Danger;
use crate::words::Texts;

/// So many sabres come up in one roll easily.
const N_SABRES: u8 = 2;

pub fn of_ending(game: &SaintMalo, texts: &Texts) -> Option<Danger> {
    let found = consequence(game);
    if let Some((strength, _)) = found.attacks.into_iter().find(|(_, holds)| !holds) {
        let strength = [("strength", strength.into())];
        return Some(Danger::of(texts, "saint-malo-danger-attack", &strength));
    }
    let is_near = |n_left: u8| n_left <= N_SABRES && !found.ends_game;
    let threat = found.threat.filter(|it| is_near(it.n_left) && it.defence < it.strength)?;
    let args = [("strength", threat.strength.into()), ("defence", threat.defence.into())];
    Some(Danger::of(texts, "saint-malo-danger-near", &args).once())
}

#[cfg(test)]
mod tests {
    use engine::{Fast, Game, Imagine, Match, Seat, Viewer};
    use saint_malo::{FirstPlayer, Options, Phase, Symbol, View};

    use super::*;
    use crate::words::Lang;

    const ME: Seat = Seat(0);

    /// Seat 0 ends its turn with so many sabres, and so many boxes of the first row are left.
    fn ending(n_sabres: usize, n_left: u8) -> Option<Danger> {
        let options = Options { first_player: FirstPlayer::Seat(ME), ..Options::default() };
        let (start, _) = Match::<SaintMalo>::new(&options, 2, &mut Fast::new(1)).unwrap();
        let mut view: View = start.game().view(Viewer::Seat(ME));
        view.phase = Phase::Finish;
        let symbol = |nth| if nth < n_sabres { Symbol::Sabres } else { Symbol::Log };
        view.dice = (0..5).map(symbol).collect();
        view.pirates.n_marked = view.pirates.n_boxes - n_left;
        of_ending(&SaintMalo::seen(&view, ME), &Texts::new(Lang::En))
    }

    #[test]
    fn an_attack_bites_that_costs_a_cannon() {
        let danger = ending(2, 2).expect("the row is full, and no side stands");
        assert_eq!(danger.key, "saint-malo-danger-attack");
        assert!(danger.words.contains("strength 1"), "{}", danger.words);
        assert!(!danger.is_asked_once);
    }

    #[test]
    fn an_attack_is_announced_one_roll_ahead() {
        let danger = ending(1, 3).expect("two boxes are left");
        assert_eq!(danger.key, "saint-malo-danger-near");
        assert!(danger.is_asked_once);
        assert_eq!(ending(0, 3), None);
        // The next row is long.
        assert_eq!(ending(0, 4), None);
    }
}
