//! Who played well and who was lucky, in a sentence each. Chances are told in points of a hundred:
//! a sure victory is 100.

use engine::{Outcome, Seat};
use protocol::{Analysis, SeatAccount};

use crate::table::Names;
use crate::table::final_scoring;
use crate::table::numbers::signed;
use crate::words::{Texts, Value};

/// What is closer than that is the same.
const SAME: f64 = 0.01;

/// In points of a hundred.
pub fn points(chance: f64) -> i32 {
    (100.0 * chance).round() as i32
}

/// "You played better. Luck was with Jonas."
pub fn headline(analysis: &Analysis, names: &Names, texts: &Texts) -> String {
    let better = ahead(&analysis.seats, |account| account.own_errors);
    let lucky = ahead(&analysis.seats, |account| account.luck);
    let (best, same) = match analysis.seats.len() {
        2 => ("analysis-better", "analysis-same-of-two"),
        _ => ("analysis-best", "analysis-same"),
    };
    let skill = match better {
        Some(seat) => texts.say(best, &who(seat, names, texts)),
        None => texts.say(same, &[]),
    };
    let luck = match lucky {
        Some(seat) if better == Some(seat) => texts.say("analysis-luck-too", &[]),
        Some(seat) => texts.say("analysis-luck-with", &who(seat, names, texts)),
        None => texts.say("analysis-luck-even", &[]),
    };
    format!("{skill} {luck}")
}

/// The seat that has more than all others, if there is one.
fn ahead(accounts: &[SeatAccount], of: impl Fn(&SeatAccount) -> f64) -> Option<Seat> {
    let most = accounts.iter().max_by(|a, b| of(a).total_cmp(&of(b)))?;
    let others = accounts.iter().filter(|account| account.seat != most.seat);
    others.into_iter().all(|other| SAME <= of(most) - of(other)).then_some(most.seat)
}

/// How it ended, and how the winner came there: start, luck and mistakes are the result.
pub fn sum(analysis: &Analysis, outcome: &Outcome, names: &Names, texts: &Texts) -> String {
    let scores = outcome.standings.iter().map(|standing| standing.score.to_string());
    let scores = scores.collect::<Vec<_>>().join(" : ");
    let verdict = final_scoring::verdict(outcome, names, texts);
    let ended =
        texts.say("analysis-ended", &[("verdict", verdict.into()), ("scores", scores.into())]);
    let won = analysis.seats.iter().max_by(|a, b| a.result.total_cmp(&b.result));
    let Some(won) = won else { return ended };
    let (start, luck, result) = (points(won.start), points(won.luck), points(won.result));
    let errors = signed(result - start - luck);
    let args = [
        ("start", start.into()),
        ("luck", signed(luck).into()),
        ("errors", errors.into()),
        ("result", result.into()),
    ];
    let way = texts.say("analysis-sum", &[&who(won.seat, names, texts)[..], &args].concat());
    format!("{ended} {way}")
}

/// "You played 82%."
pub fn played(account: &SeatAccount, names: &Names, texts: &Texts) -> String {
    let n = [("n", percent(account).into())];
    texts.say("analysis-played", &[&who(account.seat, names, texts)[..], &n].concat())
}

pub fn percent(account: &SeatAccount) -> i32 {
    account.played().round() as i32
}

/// "Mistakes cost 11 points, luck cost 9." And how much of the luck nobody could see coming.
pub fn cost(account: &SeatAccount, texts: &Texts) -> String {
    let luck = points(account.luck);
    let hidden = points(account.luck) - points(account.drawn);
    let key = match luck {
        0 => "analysis-luck-none",
        1.. => "analysis-luck-gave",
        _ => "analysis-luck-cost",
    };
    let mistakes = texts.say("analysis-mistakes", &[("n", (-points(account.own_errors)).into())]);
    let luck = texts.say(key, &[("n", luck.abs().into())]);
    let hidden =
        (hidden != 0).then(|| texts.say("analysis-hidden", &[("points", signed(hidden).into())]));
    [Some(mistakes), Some(luck), hidden].into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// "You" or a name, for a sentence with two forms.
pub fn who(seat: Seat, names: &Names, texts: &Texts) -> [(&'static str, Value<'static>); 2] {
    let you = if names.you() == Some(seat) { "yes" } else { "no" };
    [("you", you.into()), ("name", names.label(seat, texts).into())]
}

#[cfg(test)]
mod tests {
    use engine::{Line, Seats};
    use protocol::SeatInfo;
    use texts::Lang;

    use super::*;

    fn account(seat: u8, luck: f64, own_errors: f64, result: f64) -> SeatAccount {
        let errors = result - 0.5 - luck;
        let (seat, start, drawn, decisions) = (Seat(seat), 0.5, luck - 0.03, 9);
        SeatAccount { seat, start, luck, drawn, errors, own_errors, decisions, result }
    }

    fn analysis(accounts: [SeatAccount; 2]) -> Analysis {
        Analysis { seats: accounts.into(), swings: Vec::new(), tasks: Vec::new() }
    }

    fn names(texts: &Texts) -> Names {
        let person =
            |name: &str, is_me| SeatInfo::Person { name: name.to_owned(), is_me, is_here: true };
        Names::of_table(&[person("Martha", true), person("Jonas", false)], Seats::none(), texts)
    }

    /// Martha makes fewer mistakes and loses all the same.
    fn unlucky() -> Analysis {
        analysis([account(0, -0.58, -0.11, 0.0), account(1, 0.58, -0.19, 1.0)])
    }

    #[test]
    fn the_verdict_tells_skill_from_luck() {
        let said = |lang, analysis: &Analysis| {
            let texts = Texts::new(lang);
            headline(analysis, &names(&texts), &texts)
        };
        let unlucky = unlucky();
        assert_eq!(said(Lang::En, &unlucky), "You played better. Luck was with Jonas.");
        assert_eq!(said(Lang::De, &unlucky), "Du hast besser gespielt. Das Glück war bei Jonas.");
        let both = analysis([account(0, -0.2, -0.5, 0.0), account(1, 0.2, -0.1, 1.0)]);
        assert_eq!(said(Lang::En, &both), "Jonas played better. And luck helped.");
        let even = analysis([account(0, 0.0, -0.1, 0.5), account(1, 0.0, -0.1, 0.5)]);
        assert_eq!(said(Lang::En, &even), "Both played equally well. Luck was even.");
    }

    #[test]
    fn start_luck_and_mistakes_are_the_result() {
        let texts = Texts::new(Lang::En);
        let line = |score| (score, score, vec![Line::new("coins", score)]);
        let outcome = Outcome::ranked(vec![line(47), line(52)]);
        assert_eq!(
            sum(&unlucky(), &outcome, &names(&texts), &texts),
            "Jonas wins, 47 : 52. How Jonas got there: 50% at the start, +58 by luck, −8 by \
             mistakes, 100% at the end."
        );
    }

    #[test]
    fn every_seat_has_a_line() {
        let texts = Texts::new(Lang::En);
        let names = names(&texts);
        let [me, jonas] = unlucky().seats.try_into().unwrap();
        assert_eq!(played(&me, &names, &texts), "You played 82%.");
        assert_eq!(
            cost(&me, &texts),
            "Mistakes cost 11 points, bad luck cost 58. Of that, +3 by what nobody could see."
        );
        assert_eq!(played(&jonas, &names, &texts), "Jonas played 71%.");
        let lucky = SeatAccount { own_errors: 0.0, drawn: 0.04, luck: 0.04, ..jonas };
        assert_eq!(cost(&lucky, &texts), "No mistakes, luck gave 4.");
    }
}
