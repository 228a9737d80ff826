//! A match without an end: in Turbo Taxi somebody can build for ever and never be done, and what
//! was built is not taken back. So all of it must be gone through by whoever wakes the table.

use std::time::{Duration, Instant};

use futures_util::{SinkExt, StreamExt};
use serde_json::json;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};

use super::Attacker;
use crate::hostile::honest::message::{Seen, ServerMessage};
use crate::hostile::wire::text_of;

const GAME: &str = "turbo-taxi";
/// Just below what a guest may order.
const ORDER_EVERY: Duration = Duration::from_millis(10);
/// A server that says nothing for so long takes no more.
const GIVEN_UP_AFTER: Duration = Duration::from_secs(10);
const REFUSALS_MAX: u32 = 20;

/// Plays on a table of its own for so many steps, or until then. Says which table that was.
pub async fn played(attacker: &Attacker, n_steps: usize, until: Instant) -> Option<String> {
    let mut line = attacker.guest().await?;
    let (options, seats) = (json!({ "placement": "auto" }), json!(["me", "me"]));
    let table = attacker.new_table(&mut line, GAME, &options, &seats).await?;
    attacker.start(&mut line, &table).await?;
    let mut socket = attacker.socket(line.route, line.cookie.as_deref(), &table).await?;
    let (mut n_orders, mut n_accepted, mut n_refused) = (0, 0, 0);
    while n_accepted < n_steps && n_refused < REFUSALS_MAX && Instant::now() < until {
        let heard = timeout(GIVEN_UP_AFTER, socket.next()).await.ok().and_then(text_of);
        let Some(text) = heard else { break };
        let Some(text) = text else { continue };
        attacker.tally.heard(text.len());
        let Ok(heard) = serde_json::from_str::<ServerMessage<'_>>(&text) else { continue };
        if heard.accepted.is_some() {
            n_accepted += 1;
            attacker.tally.through("accepted");
        }
        if let Some(refused) = heard.refused {
            n_refused += 1;
            attacker.tally.refused(&refused.problem.code);
        }
        let Some(Seen { version, offer, .. }) = heard.frame.map(Seen::from) else { continue };
        let Some((seat, action)) = offer.and_then(|(seat, actions)| {
            wanted(&actions, n_orders).map(|action| (seat.0, action.to_owned()))
        }) else {
            continue;
        };
        n_orders += 1;
        sleep(ORDER_EVERY).await;
        let order = format!(
            r#"{{"seat":{seat},"version":{version},"key":"{n_orders}",
                "order":{{"act":{{"action":{action}}}}}}}"#
        );
        if socket.send(Message::Text(Utf8Bytes::from(order))).await.is_err() {
            break;
        }
    }
    attacker.tally.peak("steps", n_accepted);
    Some(table)
}

/// Building, one way after the other; or else whatever lets a round begin.
fn wanted(actions: &[String], n: usize) -> Option<&String> {
    let building: Vec<&String> = actions.iter().filter(|it| it.contains("build")).collect();
    let goes_on = |it: &&String| !["pause", "halt"].iter().any(|word| it.contains(word));
    match building.is_empty() {
        true => actions.iter().find(goes_on),
        false => building.get(n % building.len()).copied(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_who_builds_does_nothing_else() {
        let all = |texts: &[&str]| texts.iter().map(|it| (*it).to_owned()).collect::<Vec<_>>();
        let actions = all(&[r#""halt""#, r#"{"build":"a"}"#, r#"{"build":"b"}"#]);
        assert_eq!(wanted(&actions, 4), Some(&actions[1]));
        assert_eq!(wanted(&actions, 5), Some(&actions[2]));
        let actions = all(&[r#""pause""#, r#""ready""#]);
        assert_eq!(wanted(&actions, 0), Some(&actions[1]));
        assert_eq!(wanted(&[], 0), None);
    }
}
