//! Matches to look at.

use std::path::PathBuf;
use std::{env, fs};

use analysis::Analyser;
use bots::{Botted, Budget, Level, Seeded};
use engine::{Fast, Game, Match, Player, Record, Viewer};
use protocol::Analysis;

pub const QUICK: Budget = Budget { ms: 1 };

pub fn is_long() -> bool {
    env::var_os("RATHAUS_LONG").is_some()
}

/// A match to its end with these levels in their seats.
pub fn played<G: Botted>(levels: &[&str], seed: u64) -> Record<G> {
    let mut chance = Fast::new(seed);
    let n_seats = levels.len() as u8;
    let (mut played, _) =
        Match::<G>::new(&G::Options::default(), n_seats, &mut chance).expect("a table for so many");
    let level = |name: &&str| -> Level<G> { G::level(name).expect("every game has this level") };
    let mut bots: Vec<_> = levels.iter().map(|name| (level(name).bot)(Seeded::new(seed))).collect();
    while let Some(seat) = played.game().to_act().first() {
        let view = played.game().view(Viewer::Seat(seat));
        let action = match bots::only_action(played.game(), seat) {
            Some(only) => only,
            None => bots[seat.idx()].choose(&view, seat, QUICK),
        };
        played.play(seat, action, 0, &mut chance).expect("bots play by the rules");
    }
    let player = |name: &&str| Player { name: (*name).to_owned(), bot: None };
    Record::of(&played, levels.iter().map(player).collect(), None)
}

/// The Records that a game keeps, those of one seat left out.
pub fn kept<G: Game>() -> Vec<Record<G>> {
    let crates = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("..");
    let folder = crates.join(G::ID).join("tests/replays");
    let files =
        fs::read_dir(folder).expect("a game keeps Records").map(|file| file.unwrap().path());
    let records = files.map(|file| Record::parse(&fs::read(file).unwrap()).expect("they hold"));
    records.filter(|record| 1 < record.n_seats()).collect()
}

pub fn analysed<G: Botted>(record: Record<G>) -> Analysis {
    let mut analyser = Analyser::new(record, QUICK).expect("it is over");
    let (mut n_done, n_all) = analyser.progress();
    while analyser.go_on().expect("it holds") {
        let (n_now, _) = analyser.progress();
        assert!(n_done < n_now, "every step comes nearer to the end");
        n_done = n_now;
    }
    assert_eq!(analyser.progress(), (n_all, n_all));
    analyser.done()
}
