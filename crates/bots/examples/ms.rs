
use bots::{Bot, Botted, Budget, Seeded};
use engine::{Cx, Fast, Game, Seat, Viewer, act};
use milestones::{EndCause, Milestones, Options};
use std::time::Instant;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n_seats: u8 = a[1].parse().unwrap();
    let names: Vec<&str> = a[2].split(',').collect();
    let n_games: u64 = a[3].parse().unwrap();
    let ms: u32 = a.get(4).map_or(10, |s| s.parse().unwrap());
    let seed0: u64 = a.get(5).map_or(0, |s| s.parse().unwrap());
    let nb = names.len();
    let mut share = vec![0.0; nb];
    let mut score = vec![0.0; nb];
    let mut time = vec![0.0; nb];
    let mut dec = vec![0u64; nb];
    let mut cnt = vec![0.0; nb];
    let mut worst = vec![0.0f64; nb];
    let mut turns = 0.0;
    let mut ends = [0; 3];
    let mut lines = vec![[0.0; 7]; nb];
    let mut built = [0.0; 4];
    for g in 0..n_games {
        let mut chance = Fast::new(1000 + seed0 * 1_000_003 + g / u64::from(n_seats));
        let mut game =
            Milestones::setup(&Options::default(), n_seats, &mut Cx::silent(0, &mut chance))
                .unwrap();
        let who: Vec<usize> = (0..n_seats)
            .map(|s| (((u64::from(s) + g) % u64::from(n_seats)) as usize).min(nb - 1))
            .collect();
        let mut bots: Vec<Box<dyn Bot<Milestones>>> =
            who.iter().map(|b| make(names[*b], g)).collect();
        while let Some(seat) = game.to_act().first() {
            let view = game.view(Viewer::Seat(seat));
            let t = Instant::now();
            let action = bots[seat.idx()].choose(&view, seat, Budget { ms });
            let e = t.elapsed().as_secs_f64() * 1e3;
            let b = who[seat.idx()];
            time[b] += e;
            worst[b] = worst[b].max(e);
            dec[b] += 1;
            if a.len() > 6 && g == a[6].parse::<u64>().unwrap_or(0) {
                use milestones::{Action, Phase};
                match (game.phase(), action) {
                    (Phase::Move, Action::Move { to }) => {
                        print!("{}{to} ", if game.is_second_move() { "" } else { "\n" })
                    }
                    (Phase::Draft, _) | (Phase::PlaceStart, _) => {}
                    (_, other) => print!("{other:?} "),
                }
            }
            let was = game.turn();
            act(&mut game, seat, &action, &mut Cx::silent(0, &mut chance)).unwrap();
            if a.len() > 6 && g == a[6].parse::<u64>().unwrap_or(0) && game.turn() != was {
                let t = game.tableau(was);
                print!("  => {was}: {} {} | {}", t.score(), t.goods, t.path);
            }
        }
        let o = game.outcome().unwrap();
        for s in Seat::all(n_seats) {
            let b = who[s.idx()];
            share[b] += o.win_share(s);
            score[b] += f64::from(o.of(s).score);
            cnt[b] += 1.0;
            for (l, line) in lines[b].iter_mut().zip(&o.of(s).lines) {
                *l += f64::from(line.points);
            }
        }
        turns += f64::from(game.n_turns()) / f64::from(n_seats);
        ends[match game.end().unwrap().why {
            EndCause::Target => 0,
            EndCause::LastTile => 1,
            EndCause::Stall => 2,
        }] += 1;
        if game.end().unwrap().why == EndCause::Stall {
            println!("stall in game {g}");
        }
        let m = game.map();
        for (b, v) in built.iter_mut().zip([
            24 - m.n_sections_left(),
            12 - m.n_houses_left(),
            12 - m.n_markets_left(),
            m.sacks.len() as u8,
        ]) {
            *b += f64::from(v);
        }
    }
    for b in 0..nb {
        let n = n_games as f64;
        let p = share[b] / n;
        println!(
            "{:8} {:.1}% +-{:.1} score {:.1} ms/dec {:.2} worst {:.1} dec/game {:.0} lines {:?}",
            names[b],
            100.0 * p,
            196.0 * (p * (1.0 - p) / n).sqrt(),
            score[b] / cnt[b],
            time[b] / dec[b] as f64,
            worst[b],
            dec[b] as f64 / cnt[b],
            lines[b].map(|l| (10.0 * l / cnt[b]).round() / 10.0)
        );
    }
    println!(
        "turns {:.1} ends {:?} built {:?}",
        turns / n_games as f64,
        ends,
        built.map(|b| (10.0 * b / n_games as f64).round() / 10.0)
    );
}

fn make(name: &str, seed: u64) -> Box<dyn Bot<Milestones>> {
    (Milestones::level(name).unwrap().bot)(Seeded::new(seed))
}
