//! Robots share the processors: those of whoever has used little come first, and at a table that
//! nobody looks at none thinks for long.

use std::env;
use std::net::{Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use engine::Fast;
use games::{Title, Visitor};
use protocol::{Frame, Order, Stage, TableInfo};
use serde_json::{Value, json};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpSocket};
use tokio::task::JoinSet;

use crate::bots::follow;
use crate::talk::any;
use crate::test_server::{GAME, Guest, TestServer, at};

const CROWD: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 2);
const SOMEBODY: Ipv4Addr = Ipv4Addr::new(127, 0, 0, 3);

fn is_long() -> bool {
    env::var_os("RATHAUS_LONG").is_some()
}

/// An address that leads to `server`, which sees whoever goes there come from `from`.
async fn coming_from(from: Ipv4Addr, server: SocketAddr) -> SocketAddr {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(async move {
        while let Ok((mut near, _)) = listener.accept().await {
            tokio::spawn(async move {
                let socket = TcpSocket::new_v4().unwrap();
                socket.bind((from, 0).into()).unwrap();
                let mut far = socket.connect(server).await.unwrap();
                // Whoever hangs up has gone.
                let _ = copy_bidirectional(&mut near, &mut far).await;
            });
        }
    });
    address
}

/// Games for four with hard robots. In a race these take their time on purpose.
fn games_of_hard_robots() -> Vec<&'static str> {
    struct Has;
    impl Visitor for Has {
        type Output = bool;
        fn visit<G: Title>(self) -> bool {
            G::SEATS.contains(&4) && G::level("hard").is_some()
        }
    }
    let has = |game: &&str| games::visit(game, Has) == Some(true) && !games::is_race(game);
    games::IDS.iter().copied().filter(has).collect()
}

async fn begun(guest: &Guest, game: &str, seats: Value) -> TableInfo {
    let made = guest.post("/api/tables", json!({ "game": game, "seats": seats })).await;
    assert_eq!(made.status, 201, "{}", made.text());
    let started = guest.post_nothing(&at(&made.json(), "start")).await;
    assert_eq!(started.status, 200, "{}", started.text());
    started.json()
}

/// Guests of one address who look on while hard robots play at all their tables.
async fn crowd(
    server: &TestServer,
    game: &str,
    (n_guests, n_tables): (usize, usize),
) -> JoinSet<()> {
    let mut looking = JoinSet::new();
    let from = coming_from(CROWD, server.address).await;
    let hard = json!({ "bot": { "level": "hard" } });
    for number in 0..n_guests {
        let stranger = Guest { address: from, cookie: None };
        let guest = stranger.named(&format!("Greedy {number}")).await;
        for _ in 0..n_tables {
            let table = begun(&guest, game, json!([hard, hard, hard, hard])).await;
            looking.spawn(guest.socket(&table).await.look_on());
        }
    }
    looking
}

/// Plays at random until the robot has answered so often. Returns how long it took at most.
async fn play_against_a_robot(
    guest: &Guest,
    game: &str,
    n_answers: usize,
) -> (TableInfo, Duration) {
    let table = begun(guest, game, json!(["me", { "bot": { "level": "hard" } }])).await;
    let mut socket = guest.socket(&table).await;
    let mut chance = Fast::new(17);
    let (mut n_answered, mut longest) = (0, Duration::ZERO);
    let mut frame = socket.frame().await;
    while frame.outcome.is_none() && n_answered < n_answers {
        if let Some(seat) = frame.viewer.seat().filter(|_| !frame.actions.is_empty()) {
            let order = Order::Act { action: any(&frame.actions, &mut chance) };
            socket.order(seat, frame.version, order).await;
            frame = socket.frame().await;
        } else {
            let asked_at = Instant::now();
            frame = socket.frame().await;
            longest = longest.max(asked_at.elapsed());
            n_answered += 1;
        }
    }
    (table, longest)
}

/// Finding: thinking was first come, first served, so that twenty tables of one guest let
/// everybody else's robots wait for seconds, and a hundred for half a minute.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_crowd_of_one_address_does_not_stall_the_robot_of_another() {
    let games = games_of_hard_robots();
    assert!(games.contains(&GAME));
    for game in if is_long() { games } else { vec![GAME] } {
        check_crowd(game).await;
    }
}

async fn check_crowd(game: &str) {
    let (n_guests, n_tables) = if is_long() { (40, 20) } else { (8, 5) };
    let server = TestServer::open_with(|config| {
        config.limits.connections_per_address = u32::MAX;
        config.limits.new_guests_burst = u32::MAX;
    })
    .await;
    let from = coming_from(SOMEBODY, server.address).await;
    let somebody = Guest { address: from, cookie: None }.named("Alone").await;
    let (_, alone) = play_against_a_robot(&somebody, game, 10).await;
    let mut crowd = crowd(&server, game, (n_guests, n_tables)).await;
    while server.waits.n_waiting() < n_guests * n_tables / 2 {
        tokio::task::yield_now().await;
    }
    let victim = server.guest("Modest").await;
    let (table, crowded) = play_against_a_robot(&victim, game, 10).await;
    assert!(crowd.try_join_next().is_none(), "the whole crowd looks on");
    assert!(n_guests * n_tables / 4 < server.waits.n_waiting(), "the crowd is not worked off");
    let wait = server.waits.longest(&table.id).expect("the robot has thought");
    // A few: the robot itself has just thought, too. In order of asking it would be half the crowd.
    assert!(wait.n_questions < 8, "{game}: {wait:?}");
    if is_long() {
        eprintln!("{game}: within {alone:?} alone, {crowded:?} in a crowd: {wait:?}");
        let limit = alone + Duration::from_secs(1);
        assert!(crowded < limit, "{game}: {alone:?} alone, {crowded:?} in a crowd");
    }
}

async fn stage(guest: &Guest, table: &TableInfo) -> Stage {
    guest.get(&format!("/api/tables/{}", table.id.0)).await.json::<TableInfo>().stage
}

fn n_steps(server: &TestServer) -> i64 {
    let database = rusqlite::Connection::open(server.folder.path().join("rathaus.db")).unwrap();
    database.query_row("SELECT count(*) FROM steps", [], |row| row.get(0)).unwrap()
}

fn two_robots() -> Value {
    let easy = json!({ "bot": { "level": "easy" } });
    json!([easy, easy])
}

/// Finding: a table at which nobody looked went on thinking to its end.
#[tokio::test]
async fn robots_at_whom_nobody_looks_stop_until_somebody_comes() {
    let server = TestServer::open_with(|config| config.bots_think_unwatched_ms = 0).await;
    let anna = server.guest("Anna").await;
    let unwatched = anna.started(two_robots()).await;
    let watched = anna.started(two_robots()).await;
    assert!(follow(&server.stranger(), &watched, "seat=spectator").await.outcome.is_some());
    let of_the_other = n_steps(&server);
    // To be told of a table is not to look at its match.
    assert_eq!(stage(&anna, &unwatched).await, Stage::Playing);
    let frame: Frame = anna.get(&at(&unwatched, "frame")).await.json();
    assert_eq!(frame.version, 0);

    let mut socket = anna.socket(&unwatched).await;
    let frame = socket.frame().await;
    socket.play_on(frame, 18).await;
    assert_eq!(stage(&anna, &unwatched).await, Stage::Finished);
    assert!(of_the_other < n_steps(&server));
}

/// It sleeps although it is a robot's turn: then what happens to its rows happens to the match.
#[tokio::test]
async fn a_table_of_robots_sleeps_and_goes_on() {
    let server = TestServer::open_with(|config| {
        config.bots_think_unwatched_ms = 0;
        config.table_sleeps_after_ms = 1;
    })
    .await;
    let anna = server.guest("Anna").await;
    let table = anna.started(two_robots()).await;
    let mut socket = anna.socket(&table).await;
    while socket.frame().await.version < 3 {}
    drop(socket);
    let database = rusqlite::Connection::open(server.folder.path().join("rathaus.db")).unwrap();
    let version = async || anna.get(&at(&table, "frame")).await.json::<Frame>().version;
    let asleep = async {
        while version().await != 0 {
            database.execute("DELETE FROM steps", []).unwrap();
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), asleep).await.expect("the table stays awake");
    assert!(follow(&anna, &table, "seat=spectator").await.outcome.is_some());
}
