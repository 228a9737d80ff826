//! The sums of a match, by seat.

use engine::Seat;
use protocol::{Moment, SeatAccount, What};

/// Books every moment once.
pub fn accounts(start: &[f64], moments: &[Moment], result: &[f64]) -> Vec<SeatAccount> {
    let seats = Seat::all(start.len() as u8);
    seats.map(|seat| account(seat, start[seat.idx()], moments, result[seat.idx()])).collect()
}

fn account(seat: Seat, start: f64, moments: &[Moment], result: f64) -> SeatAccount {
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
    for moment in moments {
        let change = moment.change(seat);
        match moment.what {
            What::Decision { .. } => {
                account.errors += change;
                if moment.seat == Some(seat) {
                    account.own_errors += change;
                    account.decisions += 1;
                }
            }
            What::Draw { .. } => {
                account.luck += change;
                account.drawn += change;
            }
            What::Insight {} => account.luck += change,
        }
    }
    account
}
