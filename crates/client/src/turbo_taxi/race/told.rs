//! How a seat came by its medals, and why it missed others.

use engine::Seat;
use turbo_taxi::{How, Medal};

use crate::help::Told;
use crate::turbo_taxi::time::exact;
use crate::words::Texts;

pub fn told(medals: &[Medal], me: Seat, texts: &Texts) -> Told {
    let n = |is_mine: bool, how: How| {
        medals.iter().filter(|it| (it.seat == me) == is_mine && it.how == how).count()
    };
    let say = |key: &str, n: usize| (0 < n).then(|| texts.say(key, &[("n", n.into())]));
    let fastest = medals.iter().filter(|it| it.seat == me && it.how == How::Plan);
    let fastest = fastest.map(|it| it.at).min();
    let plans = say("taxi-told-plans", n(true, How::Plan));
    let left = say("taxi-told-left", n(true, How::LastLeft));
    let fastest = fastest.map(|at| texts.say("taxi-told-fastest", &[("time", exact(at).into())]));
    // Whoever is not the last one left has called a wrong plan.
    let (n_wrong, n_slow) = (n(false, How::LastLeft), n(false, How::Plan));
    let cost = match n_slow <= n_wrong {
        true => say("taxi-told-wrong", n_wrong),
        false => say("taxi-told-slower", n_slow),
    };
    Told { brought: [plans, left, fastest].into_iter().flatten().collect(), cost }
}

#[cfg(test)]
mod tests {
    use turbo_taxi::CardKind;

    use super::*;
    use crate::words::Lang;

    fn told_of(medals: &[(u8, How, u64)]) -> Told {
        let medal = |(seat, how, at): &(u8, How, u64)| Medal {
            seat: Seat(*seat),
            card: CardKind::Curve,
            how: *how,
            at: *at,
            n_right: 3,
            nearest: None,
        };
        let medals: Vec<Medal> = medals.iter().map(medal).collect();
        told(&medals, Seat(0), &Texts::new(Lang::En))
    }

    #[test]
    fn medals_are_told_by_how_they_were_won() {
        let told = told_of(&[
            (0, How::Plan, 61_000),
            (0, How::Plan, 42_300),
            (0, How::LastLeft, 9_000),
            (1, How::LastLeft, 5_000),
        ]);
        assert!(told.brought[0].contains('2') && told.brought[1].contains('1'), "{told:?}");
        assert!(told.cost.is_some_and(|cost| cost.contains("Wrong")));
        let told = told_of(&[(0, How::Plan, 42_300), (1, How::Plan, 1), (2, How::Plan, 1)]);
        assert!(told.brought[1].contains("0:42.3"), "{told:?}");
        assert!(told.cost.is_some_and(|cost| cost.contains('2')));
        assert_eq!(told_of(&[]), Told::default());
    }
}
