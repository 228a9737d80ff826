use ::saint_malo::*;
use bots::saint_malo::*;
use bots::train::*;
use bots::{Bot, Botted, Budget};
use engine::*;
fn main() {
    let u = [1.0f64; 252];
    let t = std::time::Instant::now();
    let mut s = 0.0;
    for i in 0..20000 {
        let mut v = u;
        v[i % 252] = 2.0;
        s += DiceTurn::solve(&v).value();
    }
    println!("dice {:.2}us {s}", t.elapsed().as_secs_f64() * 1e6 / 20000.0);
    let t = std::time::Instant::now();
    let mut n = 0;
    for seed in 0..24 {
        let tr = SaintMaloStudent::self_play(None, seed);
        n += tr.iter().map(|t| t.clone().samples(0.8).len()).sum::<usize>();
    }
    println!(
        "medium self play: {n} turns {:.3} ms/turn",
        t.elapsed().as_secs_f64() * 1e3 / n as f64
    );
    let mut f = Fast::new(1);
    let net = bots::net::Net::random(SHAPE, || f.unit() as f32 * 2.0 - 1.0);
    let t = std::time::Instant::now();
    let mut n = 0;
    for seed in 0..8 {
        let tr = SaintMaloStudent::self_play(Some(&net), seed);
        n += tr.iter().map(|t| t.clone().samples(0.8).len()).sum::<usize>();
    }
    println!("net self play: {n} turns {:.3} ms/turn", t.elapsed().as_secs_f64() * 1e3 / n as f64);
    for (name, seats) in [("greedy", 2u8), ("greedy", 4), ("greedy", 1), ("medium", 2), ("easy", 2)]
    {
        let mut sc = 0.0;
        let mut rounds = 0.0;
        let mut can = 0.0;
        let n = 30;
        let lv = SaintMalo::level(name).unwrap();
        for g in 0..n {
            let mut b = (lv.bot)(g);
            let mut ch = Fast::new(g + 100);
            let mut game =
                SaintMalo::setup(&Options::default(), seats, &mut Cx::silent(0, &mut ch)).unwrap();
            while let Some(seat) = game.to_act().first() {
                let a = b.choose(&game.view(Viewer::Spectator), seat, Budget { ms: 10 });
                act(&mut game, seat, &a, &mut Cx::silent(0, &mut ch)).unwrap();
            }
            rounds += game.round() as f64;
            for c in game.cities() {
                sc += Score::of(c).total() as f64 / seats as f64;
                can += c.n_cannons_lost as f64 / seats as f64;
            }
        }
        println!(
            "{name} {seats}: score {:.1} rounds {:.1} cannons {:.1}",
            sc / n as f64,
            rounds / n as f64,
            can / n as f64
        );
    }
}
