use bots::saint_malo::*; use engine::*; use bots::Botted;
fn main(){
  let mut f=Fast::new(1); let net=bots::net::Net::random(SHAPE,||f.unit() as f32*2.0-1.0);
  let s=::saint_malo::SaintMalo::school().unwrap();
  let t=std::time::Instant::now(); let mut n=0; for seed in 0..16 { let tr=(s.self_play)(Some(&net), seed); n+=tr.iter().map(|t|t.clone().samples(0.8).len()).sum::<usize>(); } println!("net self play: {n} turns {:.3} ms/turn", t.elapsed().as_secs_f64()*1e3/n as f64);
}
