//! Games that go somewhere: players who mostly lay cards of a right plan, sometimes of no plan at
//! all, call, vote and pause. Uniformly random play hardly ever finds a right plan.

use engine::{
    Cause, Chance, Cx, Delays, Fair, Fast, Game, Match, Millis, Player, Record, Seat, Secret, Told,
    Viewer, When, act,
};
use turbo_taxi::{
    Action, Assist, Cell, Event, Options, Phase, Plan, Step, Task, TurboTaxi, right_plans,
};

/// What somebody decides, and what is remembered for it.
struct Lively {
    chance: Fast,
    now: Millis,
    delays: Delays,
    /// The task and its right plans.
    known: Option<(Task, Vec<Plan>)>,
}

impl Lively {
    fn new(seed: u64) -> Lively {
        let mut chance = Fast::new(seed);
        let ms: [u32; 4] = std::array::from_fn(|_| chance.below(401));
        let is_near = chance.below(3) == 0;
        let delay = |seat: Seat| ms.get(seat.idx()).copied().filter(|_| !is_near).unwrap_or(0);
        Lively { chance, now: 0, delays: Delays::new(|it| delay(it).into()), known: None }
    }

    fn when(&self) -> When {
        When { now: self.now, delays: self.delays }
    }

    fn one_in(&mut self, n: u32) -> bool {
        self.chance.below(n) == 0
    }

    /// The next step of the game.
    fn next(&mut self, game: &TurboTaxi) -> Cause<TurboTaxi> {
        let actors: Vec<Seat> = game.to_act().iter().collect();
        let is_late = game.deadline().is_some() && (actors.is_empty() || self.one_in(20));
        if is_late {
            self.now = self.now.max(game.deadline().unwrap());
            return Cause::Expire;
        }
        let pause = Millis::from(self.chance.below(2_000));
        let deadline = game.deadline().unwrap_or(Millis::MAX);
        self.now = (self.now + pause).min(deadline).max(self.now);
        let seat = actors[self.chance.below(actors.len() as u32) as usize];
        Cause::Act { seat, action: self.choose(game, seat) }
    }

    fn choose(&mut self, game: &TurboTaxi, seat: Seat) -> Action {
        let offers = |action: Action| game.is_legal(seat, &action);
        let usual = match game.phase() {
            Phase::Place { .. } => Action::Done,
            Phase::Void { .. } | Phase::RoundEnd { .. } => Action::Ready,
            _ => Action::Halt,
        };
        if offers(usual) && !self.one_in(6) {
            return usual;
        }
        let builds = game.phase().is_race() && !game.is_paused() && !self.one_in(4);
        let step = if builds { self.good_step(game, seat) } else { None };
        if let Some(step) = step.filter(|step| offers(*step)) {
            return step;
        }
        if offers(Action::VoteGiveUp) && self.one_in(12) {
            return Action::VoteGiveUp;
        }
        let offered = testkit::legal(game, seat);
        offered[self.chance.below(offered.len() as u32) as usize]
    }

    /// A card of a right plan, into the first cell where something else lies.
    fn good_step(&mut self, game: &TurboTaxi, seat: Seat) -> Option<Action> {
        let view = game.view(Viewer::Seat(seat));
        let task = Task::new(view.centre?, view.figures.complete()?);
        if self.known.as_ref().map(|(task, _)| *task) != Some(task) {
            self.known = Some((task, right_plans(&task, view.options.components())));
        }
        let (_, plans) = self.known.as_ref()?;
        let plan = plans.get(seat.idx() % plans.len().max(1))?;
        let board = view.seats[seat.idx()].board?;
        let differs = |cell: &Cell| board[*cell] != plan[*cell];
        let cell = Cell::outer().find(differs)?;
        let card = plan[cell]?;
        match view.hand?.has(card.kind()) {
            true => Some(Action::Build(Step::Lay { card, cell })),
            false => Some(Action::Build(Step::Take { cell: Cell::outer().rfind(differs)? })),
        }
    }
}

/// Plays a game to its end and shows every state on the way.
pub fn play(
    options: &Options,
    n_seats: u8,
    seed: u64,
    mut look: impl FnMut(&TurboTaxi),
) -> TurboTaxi {
    let mut lively = Lively::new(seed);
    let mut chance = Fast::new(seed + 1);
    let mut game = TurboTaxi::setup(options, n_seats, &mut Cx::silent(0, &mut chance)).unwrap();
    let mut n_steps = 0;
    while game.outcome().is_none() {
        look(&game);
        let cause = lively.next(&game);
        let mut cx = Cx::silent(lively.when(), &mut chance);
        match cause {
            Cause::Act { seat, action } => act(&mut game, seat, &action, &mut cx).unwrap(),
            Cause::Expire => game.expire(&mut cx),
        }
        n_steps += 1;
        assert!(n_steps <= TurboTaxi::DECISIONS_MAX);
    }
    look(&game);
    game
}

/// A whole match with its log.
fn matched(options: &Options, n_seats: u8, seed: u64) -> (Match<TurboTaxi>, Vec<Told<Event>>) {
    let mut lively = Lively::new(seed);
    let mut fair = Fair::new(&secret(seed));
    let (mut played, mut told) = Match::<TurboTaxi>::new(options, n_seats, &mut fair).unwrap();
    while played.game().outcome().is_none() {
        told.extend(match lively.next(played.game()) {
            Cause::Act { seat, action } => {
                played.play(seat, action, lively.when(), &mut fair).unwrap()
            }
            Cause::Expire => played.expire(lively.when(), &mut fair).unwrap(),
        });
    }
    (played, told)
}

fn secret(seed: u64) -> Secret {
    Secret::from_seed(2005, seed)
}

pub fn told(options: &Options, n_seats: u8, seed: u64) -> Vec<Told<Event>> {
    matched(options, n_seats, seed).1
}

pub fn record(options: &Options, n_seats: u8, seed: u64) -> Record<TurboTaxi> {
    let (played, _) = matched(options, n_seats, seed);
    let players = Seat::all(n_seats).map(|seat| Player { name: format!("Seat {seat}"), bot: None });
    Record::of(&played, players.collect(), Some(&secret(seed)))
}

/// Any options that are allowed. Help that leaves only right calls is rare: without a right plan
/// such a game takes all the deals there are.
pub fn random_options(n_seats: u8, chance: &mut Fast) -> Options {
    let json = |chance: &mut Fast, choices: &[&str]| {
        choices[chance.below(choices.len() as u32) as usize].to_owned()
    };
    let seat = format!("{{\"seat\":{}}}", chance.below(n_seats.into()));
    let unsolvable = json(chance, &["\"announce\"", "\"honest\""]);
    let helpers: &[&str] = if unsolvable == "\"honest\"" { &["0"] } else { &["0", "0", "1", "2"] };
    let mut fields = vec![
        ("crossing", json(chance, &["\"junction\"", "\"overpass\""])),
        ("first_commissioner", json(chance, &["\"random\"", &seat])),
        ("placement", json(chance, &["\"commissioner\"", "\"auto\""])),
        ("placement_s", json(chance, &["15", "30", "60", "\"off\""])),
        ("unsolvable", unsolvable.clone()),
        ("round_limit_s", json(chance, &["\"off\"", "180", "300", "600"])),
        ("halt", json(chance, &["\"full_board\"", "\"any_time\""])),
        ("latency", json(chance, &["\"fair\"", "\"receipt\""])),
        ("check_show_s", json(chance, &["3", "5", "8"])),
        ("rounds", json(chance, &["12", "8", "6"])),
        ("tie", json(chance, &["\"shared\"", "\"extra_round\""])),
        ("progress", json(chance, &["\"shown\"", "\"hidden\""])),
        ("watch_boards", json(chance, &["\"after_round\"", "\"when_out\""])),
        ("stack_list", json(chance, &["\"hidden\"", "\"shown\""])),
    ];
    let handicap = |chance: &mut Fast| {
        let delay = json(chance, &["0", "0", "0", "5", "10", "20", "30"]);
        format!("{{\"delay_s\":{delay},\"helper_cards\":{}}}", json(chance, helpers))
    };
    let handicaps: Vec<String> = (0..4).map(|_| handicap(chance)).collect();
    fields.push(("handicaps", format!("[{}]", handicaps.join(","))));
    let pairs: Vec<String> = fields.iter().map(|(key, it)| format!("\"{key}\":{it}")).collect();
    let mut options: Options = serde_json::from_str(&format!("{{{}}}", pairs.join(","))).unwrap();
    options.assist = match chance.below(10) {
        0 => Assist::Full,
        1..4 => Assist::Edges,
        _ => Assist::Off,
    };
    options
}
