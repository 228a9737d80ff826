//! Who sits where: joining, leaving, starting, and the table of the rematch. Pure functions from a
//! row to the changed row, which is then stored.

use engine::{Player, Seat, Secret};
use protocol::{NewSeat, NewTable, Stage, TableId};
use serde_json::Value;

use crate::catalogue;
use crate::clock::{now_ms, now_s};
use crate::guest::{GuestId, Named};
use crate::refusal::{Refusal, RefusalCode};
use crate::state::new_table_id;
use crate::store::{Chair, TableRow};

/// A new table as its host wants it.
pub fn new_row(new: NewTable, host: &Named, secret: Secret) -> Result<TableRow, Refusal> {
    let options = catalogue::checked_options(&new.game, &new.options, new.seats.len())?;
    let mut chairs = Vec::with_capacity(new.seats.len());
    for seat in new.seats {
        chairs.push(match seat {
            NewSeat::Me => person(host.guest, &host.name, now_ms()),
            NewSeat::Open => Chair::open(),
            NewSeat::Bot { level } => {
                catalogue::check_level(&new.game, &level)?;
                Chair::Bot { level }
            }
        });
    }
    Ok(TableRow {
        is_listed: new.is_listed,
        ..waiting_row(new.game, options, chairs, host, secret)
    })
}

/// While waiting: takes an open seat. Later: takes back what a bot has played on.
pub fn sit(
    row: &TableRow,
    guest: GuestId,
    name: &str,
    seat: Option<Seat>,
    now_ms: u64,
) -> Result<TableRow, Refusal> {
    match row.stage {
        Stage::Waiting => take_seat(row, guest, name, seat, now_ms),
        Stage::Playing => take_back(row, guest, seat),
        Stage::Finished => Err(RefusalCode::GameOver.into()),
    }
}

fn take_seat(
    row: &TableRow,
    guest: GuestId,
    name: &str,
    seat: Option<Seat>,
    now_ms: u64,
) -> Result<TableRow, Refusal> {
    let now_s = now_ms / 1000;
    let seat = match seat {
        Some(seat) => seat,
        None if row.seats_of(Some(guest)).next().is_some() => return Ok(row.clone()),
        None => free_seat(row, guest, now_s).ok_or(RefusalCode::TableFull)?,
    };
    let chair = row.chairs.get(seat.idx()).ok_or(RefusalCode::NoSuchSeat)?;
    match chair {
        Chair::Open { .. } => {
            if let Some(kept) = chair.kept(now_s).filter(|kept| kept.guest != guest) {
                let seconds = kept.until.saturating_sub(now_s);
                return Err(Refusal::from(RefusalCode::SeatKept).with("seconds", seconds));
            }
        }
        Chair::Person { guest: sitter, .. } if *sitter == guest => return Ok(row.clone()),
        Chair::Person { .. } | Chair::Bot { .. } => return Err(RefusalCode::SeatTaken.into()),
    }
    let mut row = row.clone();
    // A table that was handed on to somebody who has not come yet is for whoever comes first.
    if row.chairs.iter().any(|chair| chair.is_meant_for(row.host)) {
        (row.host, row.host_name) = (guest, name.to_owned());
    }
    // Who came first is known within a millisecond too, and where the clock was put back.
    let last = row.chairs.iter().filter_map(Chair::sat_down_at_ms).max();
    let sat_down_at_ms = last.map_or(now_ms, |last| now_ms.max(last + 1));
    row.chairs[seat.idx()] = person(guest, name, sat_down_at_ms);
    Ok(row)
}

/// The seat that is kept for the guest, or else one that is kept for nobody, or else the one that
/// is kept for the shortest time, so that the guest learns for how long.
fn free_seat(row: &TableRow, guest: GuestId, now_s: u64) -> Option<Seat> {
    let rank = |chair: &Chair| match chair {
        Chair::Open { kept_for: Some(kept), .. } if *kept == guest => Some((0, 0)),
        Chair::Open { .. } => Some(chair.kept(now_s).map_or((1, 0), |kept| (2, kept.until))),
        Chair::Person { .. } | Chair::Bot { .. } => None,
    };
    let seats = Seat::all(row.n_seats()).zip(&row.chairs);
    let free = seats.filter_map(|(seat, chair)| rank(chair).map(|rank| (rank, seat)));
    free.min().map(|(_, seat)| seat)
}

fn take_back(row: &TableRow, guest: GuestId, seat: Option<Seat>) -> Result<TableRow, Refusal> {
    let own = own_seats(row, guest, seat).map_err(|refusal| match refusal {
        RefusalCode::NotSeated => RefusalCode::AlreadyStarted,
        other => other,
    })?;
    Ok(with_stand_in(row, &own, None))
}

/// While waiting: frees the seat, and a host who has none left hands the table on. Later: a bot
/// plays on.
pub fn leave(row: &TableRow, guest: GuestId, seat: Option<Seat>) -> Result<TableRow, Refusal> {
    let own = match own_seats(row, guest, seat) {
        // A host need not sit.
        Err(RefusalCode::NotSeated) if is_host_in_waiting(row, guest) && seat.is_none() => {
            Vec::new()
        }
        own => own?,
    };
    match row.stage {
        Stage::Waiting => {
            let mut row = row.clone();
            for seat in own {
                row.chairs[seat.idx()] = Chair::open();
            }
            Ok(hand_on(row, guest))
        }
        Stage::Playing => Ok(with_stand_in(row, &own, catalogue::stand_in(&row.game))),
        Stage::Finished => Ok(row.clone()),
    }
}

/// Whoever has sat there for longest is the host after the one who has left; if nobody sits there
/// any more, the first for whom a seat is kept.
fn hand_on(mut row: TableRow, left: GuestId) -> TableRow {
    if row.host != left || row.seats_of(Some(left)).next().is_some() {
        return row;
    }
    let sitters = row.chairs.iter().filter_map(|chair| match chair {
        Chair::Person { guest, name, sat_down_at_ms, .. } => Some((*sat_down_at_ms, guest, name)),
        Chair::Open { .. } | Chair::Bot { .. } => None,
    });
    let longest = sitters.min_by_key(|(sat_down_at_ms, ..)| *sat_down_at_ms);
    let now_s = now_s();
    let awaited = row.chairs.iter().find_map(|chair| chair.kept(now_s));
    let awaited = awaited.map(|kept| (kept.guest, kept.name.to_owned()));
    let next = longest.map(|(_, guest, name)| (*guest, name.clone())).or(awaited);
    if let Some((guest, name)) = next {
        (row.host, row.host_name) = (guest, name);
    }
    row
}

fn is_host_in_waiting(row: &TableRow, guest: GuestId) -> bool {
    row.stage == Stage::Waiting && row.host == guest
}

/// Whether `guest` is the host of a waiting table, and `seat` is another's or kept for another.
pub fn may_clear(row: &TableRow, guest: GuestId, seat: Seat) -> bool {
    let is_others = |chair: &Chair| match chair {
        Chair::Person { guest: sitter, .. } => *sitter != guest,
        Chair::Open { kept_for, .. } => kept_for.is_some(),
        Chair::Bot { .. } => false,
    };
    is_host_in_waiting(row, guest) && row.chairs.get(seat.idx()).is_some_and(is_others)
}

/// The host frees a seat; with a person, all seats of that person.
pub fn clear(row: &TableRow, seat: Seat) -> TableRow {
    let mut row = row.clone();
    let sitter = row.chairs[seat.idx()].guest();
    for own in row.seats_of(sitter).chain([seat]).collect::<Vec<Seat>>() {
        row.chairs[own.idx()] = Chair::open();
    }
    row
}

/// Whether `guest` plays, and `seat` is that of another person for whom no bot plays on yet.
pub fn is_others_seat(row: &TableRow, guest: GuestId, seat: Seat) -> bool {
    let is_person = |chair: &Chair| match chair {
        Chair::Person { guest: sitter, stand_in, .. } => *sitter != guest && stand_in.is_none(),
        Chair::Open { .. } | Chair::Bot { .. } => false,
    };
    let plays = row.stage == Stage::Playing && row.seats_of(Some(guest)).next().is_some();
    plays && row.chairs.get(seat.idx()).is_some_and(is_person)
}

/// A bot plays on for somebody who is absent.
pub fn hand_over(row: &TableRow, seat: Seat) -> TableRow {
    with_stand_in(row, &[seat], catalogue::stand_in(&row.game))
}

/// The seat that is named, if it is the guest's; all of the guest's, if none is named.
fn own_seats(row: &TableRow, guest: GuestId, seat: Option<Seat>) -> Result<Vec<Seat>, RefusalCode> {
    let own: Vec<Seat> = row.seats_of(Some(guest)).collect();
    match seat {
        _ if own.is_empty() => Err(RefusalCode::NotSeated),
        None => Ok(own),
        Some(seat) if own.contains(&seat) => Ok(vec![seat]),
        Some(_) => Err(RefusalCode::NotYourSeat),
    }
}

fn with_stand_in(row: &TableRow, seats: &[Seat], level: Option<String>) -> TableRow {
    let mut row = row.clone();
    for seat in seats {
        match &mut row.chairs[seat.idx()] {
            Chair::Person { stand_in, .. } => stand_in.clone_from(&level),
            Chair::Open { .. } | Chair::Bot { .. } => {}
        }
    }
    row
}

pub fn start(row: &TableRow, guest: GuestId, now_ms: u64) -> Result<TableRow, Refusal> {
    if guest != row.host {
        return Err(RefusalCode::NotHost.into());
    }
    if row.stage != Stage::Waiting {
        return Err(RefusalCode::AlreadyStarted.into());
    }
    if row.chairs.iter().any(|chair| matches!(chair, Chair::Open { .. })) {
        return Err(RefusalCode::SeatsOpen.into());
    }
    Ok(TableRow { stage: Stage::Playing, started_at_ms: Some(now_ms), ..row.clone() })
}

/// The same once more. Everybody moves on by one seat; the others' seats are kept for them until so
/// many seconds after 1970.
pub fn rematch(
    row: &TableRow,
    host: &Named,
    kept_until: u64,
    secret: Secret,
) -> Result<TableRow, Refusal> {
    let guest = host.guest;
    if row.seats_of(Some(guest)).next().is_none() && guest != row.host {
        return Err(RefusalCode::NotSeated.into());
    }
    if row.stage != Stage::Finished {
        return Err(RefusalCode::NotFinished.into());
    }
    if row.rematch.is_some() {
        return Err(RefusalCode::AlreadyStarted.into());
    }
    let chairs = row.chairs.iter().map(|chair| kept(chair, host, kept_until));
    let mut chairs: Vec<Chair> = chairs.collect();
    chairs.rotate_right(1);
    let (game, options) = (row.game.clone(), row.options.clone());
    Ok(waiting_row(game, options, chairs, host, secret))
}

fn kept(chair: &Chair, host: &Named, kept_until: u64) -> Chair {
    match chair {
        Chair::Person { guest, .. } if *guest == host.guest => {
            person(host.guest, &host.name, now_ms())
        }
        Chair::Person { guest: sitter, name, .. } => {
            Chair::Open { kept_for: Some(*sitter), kept_name: name.clone(), kept_until }
        }
        Chair::Open { .. } | Chair::Bot { .. } => chair.clone(),
    }
}

/// Who played, for the record.
pub fn players(row: &TableRow) -> Vec<Player> {
    let player = |chair: &Chair| match chair {
        Chair::Person { name, stand_in, .. } => {
            Player { name: name.clone(), bot: stand_in.clone() }
        }
        Chair::Bot { level } => Player { name: level.clone(), bot: Some(level.clone()) },
        Chair::Open { .. } => Player { name: String::new(), bot: None },
    };
    row.chairs.iter().map(player).collect()
}

fn person(guest: GuestId, name: &str, now_ms: u64) -> Chair {
    Chair::Person { guest, name: name.to_owned(), stand_in: None, sat_down_at_ms: now_ms }
}

fn waiting_row(
    game: String,
    options: Value,
    chairs: Vec<Chair>,
    host: &Named,
    secret: Secret,
) -> TableRow {
    let id: TableId = new_table_id();
    TableRow {
        no: 0,
        id,
        game,
        options,
        host: host.guest,
        host_name: host.name.clone(),
        is_listed: false,
        created_at: now_s(),
        secret,
        chairs,
        stage: Stage::Waiting,
        started_at_ms: None,
        rematch: None,
        address: host.address,
    }
}
