use engine::*;
use saint_malo::*;
fn main() {
    let mut ch = Fast::new(1);
    let mut rng = Fast::new(2);
    let mut buf = Vec::new();
    let t = std::time::Instant::now();
    let mut n = 0u64;
    let mut games = 0;
    let mut acts = 0u64;
    let mut sc = 0i64;
    let mut rounds = 0u64;
    while t.elapsed().as_secs_f64() < 3.0 {
        let o = Options::default();
        let mut g = SaintMalo::setup(&o, 4, &mut Cx::silent(0, &mut ch)).unwrap();
        games += 1;
        loop {
            let Some(s) = g.to_act().first() else { break };
            buf.clear();
            g.legal_actions(s, &mut buf);
            acts += buf.len() as u64;
            let a = buf[rng.below(buf.len() as u32) as usize];
            act(&mut g, s, &a, &mut Cx::silent(0, &mut ch)).unwrap();
            n += 1;
        }
        sc += g.cities().iter().map(|c| Score::of(c).total() as i64).sum::<i64>();
        rounds += g.round() as u64;
    }
    let e = t.elapsed().as_secs_f64();
    println!(
        "{:.2}M dec/s, games {} , acts/dec {:.2} dec/game {} score {:.2} rounds {:.1} size {}",
        n as f64 / e / 1e6,
        games,
        acts as f64 / n as f64,
        n / games,
        sc as f64 / games as f64 / 4.0,
        rounds as f64 / games as f64,
        std::mem::size_of::<SaintMalo>()
    );
}
