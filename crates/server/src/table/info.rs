//! A table as one guest is told of it.

use engine::{Seat, Seats};
use protocol::{SeatInfo, Stage, TableInfo};

use super::Presence;
use crate::clock::now_s;
use crate::guest::GuestId;
use crate::store::{Chair, TableRow};

pub fn table_info(row: &TableRow, presence: &Presence, guest: Option<GuestId>) -> TableInfo {
    let now_s = now_s();
    let seats = row.chairs.iter().map(|chair| seat_info(chair, presence, guest, now_s)).collect();
    let is_away = |chair: &Chair| matches!(chair, Chair::Person { stand_in: Some(_), .. });
    let chairs = Seat::all(row.n_seats()).zip(&row.chairs);
    let away: Seats = chairs.filter(|(_, chair)| is_away(chair)).map(|(seat, _)| seat).collect();
    let has_begun = row.stage != Stage::Waiting;
    TableInfo {
        id: row.id.clone(),
        game: row.game.clone(),
        stage: row.stage,
        is_listed: row.is_listed,
        seats,
        away,
        host: row.host_name.clone(),
        is_host: guest == Some(row.host),
        is_removed: guest.is_some_and(|guest| presence.removed.contains(&guest)),
        n_watching: presence.n_watching,
        created_at: row.created_at,
        commitment: has_begun.then(|| row.secret.commitment().into()),
        rematch: row.rematch.clone(),
    }
}

fn seat_info(chair: &Chair, presence: &Presence, guest: Option<GuestId>, now_s: u64) -> SeatInfo {
    match chair {
        Chair::Open { .. } => match chair.kept(now_s) {
            Some(kept) => SeatInfo::Kept {
                name: kept.name.to_owned(),
                is_me: guest == Some(kept.guest),
                until: kept.until,
            },
            None => SeatInfo::Open,
        },
        Chair::Person { guest: sitter, name, .. } => SeatInfo::Person {
            name: name.clone(),
            is_me: guest == Some(*sitter),
            is_here: presence.here.contains(sitter),
        },
        Chair::Bot { level } => SeatInfo::Bot { level: level.clone() },
    }
}
