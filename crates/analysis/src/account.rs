//! The sums of a match, by seat.

use engine::Seat;
use protocol::{Luck, SeatAccount, Swing, What};

/// Books every swing once.
pub fn accounts(start: &[f64], swings: &[Swing], result: &[f64]) -> Vec<SeatAccount> {
    let seats = Seat::all(start.len() as u8);
    seats.map(|seat| account(seat, start[seat.idx()], swings, result[seat.idx()])).collect()
}

fn account(seat: Seat, start: f64, swings: &[Swing], result: f64) -> SeatAccount {
    let mut account = SeatAccount {
        seat,
        start,
        luck: 0.0,
        drawn: 0.0,
        errors: 0.0,
        own_errors: 0.0,
        decisions: 0,
        result,
    };
    for swing in swings {
        let change = swing.change(seat);
        match swing.what {
            What::Decision { .. } => {
                account.errors += change;
                if swing.seat == Some(seat) {
                    account.own_errors += change;
                    account.decisions += 1;
                }
            }
            What::Draw { cause, .. } => {
                account.luck += change;
                match cause {
                    Luck::Drawn | Luck::Revealed => account.drawn += change,
                    Luck::Insight => {}
                }
            }
        }
    }
    account
}
