//! Who is served next, told by names: the question is the name of its table.

use engine::{Chance, Fast};

use super::*;

fn address(number: u8) -> AddressTag {
    AddressTag::new([number; 8])
}

fn guest(number: u8) -> GuestId {
    GuestId::try_from(format!("{number:032x}")).unwrap()
}

fn owner(from: u8, of: u8, table: &str) -> Owner {
    Owner { address: address(from), guest: guest(of), table: TableId(table.to_owned()) }
}

fn ms(ms: u64) -> Duration {
    Duration::from_millis(ms)
}

/// A queue with a processor or several, all of which take as long as they are told.
#[derive(Default)]
struct Clocked {
    queue: Queue<String>,
    now: Duration,
}

impl Clocked {
    fn ask(&mut self, owner: &Owner) -> QuestionId {
        self.ask_as(owner, true)
    }

    fn ask_often(&mut self, n_times: usize, owner: &Owner) {
        for _ in 0..n_times {
            self.ask(owner);
        }
    }

    fn ask_as(&mut self, owner: &Owner, is_watched: bool) -> QuestionId {
        self.queue.ask(owner.clone(), is_watched, owner.table.0.clone(), self.now)
    }

    /// Thinks about one question; says whose it was.
    fn think(&mut self, took: Duration) -> Option<String> {
        let taken = self.queue.take(self.now)?;
        self.now += took;
        self.queue.done(&taken.owner, taken.taken_at, self.now);
        Some(taken.question)
    }

    fn think_all(&mut self) -> Vec<String> {
        std::iter::from_fn(|| self.think(ms(100))).collect()
    }
}

#[test]
fn one_table_is_served_in_its_order() {
    let mut queue = Queue::default();
    let anna = owner(1, 1, "a");
    for question in ["first", "second", "third"] {
        queue.ask(anna.clone(), true, question, ms(0));
    }
    let order: Vec<&str> = (0..3).map(|_| queue.take(ms(1)).unwrap().question).collect();
    assert_eq!(order, ["first", "second", "third"]);
    assert!(queue.take(ms(1)).is_none());
}

#[test]
fn those_at_whose_table_somebody_looks_come_first() {
    let mut clocked = Clocked::default();
    clocked.ask_as(&owner(1, 1, "unwatched"), false);
    clocked.ask(&owner(2, 2, "greedy"));
    clocked.think(ms(5000));
    clocked.ask(&owner(2, 2, "greedy"));
    assert_eq!(clocked.think_all(), ["greedy", "unwatched"]);
}

#[test]
fn somebody_who_comes_or_goes_changes_the_rank() {
    let mut clocked = Clocked::default();
    let (anna, bert) = (owner(1, 1, "anna"), owner(2, 2, "bert"));
    clocked.ask_as(&anna, false);
    clocked.ask(&bert);
    clocked.queue.set_watched(&anna, true);
    clocked.queue.set_watched(&bert, false);
    assert_eq!(clocked.think_all(), ["anna", "bert"]);
}

/// However many guests, tables and questions an address has, it is one address.
#[test]
fn a_modest_address_is_served_next() {
    for (n_addresses, n_guests, n_tables) in [(1, 40, 20), (5, 8, 5), (20, 1, 1)] {
        let mut clocked = Clocked::default();
        for from in 1..=n_addresses {
            for of in 1..=n_guests {
                for table in 0..n_tables {
                    let greedy = owner(from, of, &format!("{from}-{of}-{table}"));
                    clocked.ask_often(4, &greedy);
                }
            }
        }
        // Everybody has had a turn.
        (0..30).for_each(|_| drop(clocked.think(ms(100))));
        let modest = owner(100, 200, "modest");
        for _ in 0..10 {
            clocked.ask(&modest);
            assert_eq!(clocked.think(ms(10)).unwrap(), "modest");
            assert_eq!(clocked.queue.longest_wait(&modest.table), Some(Wait::default()));
            // Until it asks again, the others go on.
            assert_ne!(clocked.think(ms(100)).unwrap(), "modest");
        }
    }
}

#[test]
fn a_modest_guest_of_the_same_address_is_served_next() {
    let mut clocked = Clocked::default();
    for table in 0..20 {
        clocked.ask_often(4, &owner(1, 1, &format!("greedy {table}")));
    }
    (0..10).for_each(|_| drop(clocked.think(ms(100))));
    clocked.ask(&owner(1, 2, "modest"));
    assert_eq!(clocked.think(ms(100)).unwrap(), "modest");
}

#[test]
fn a_modest_table_of_the_same_guest_is_served_next() {
    let mut clocked = Clocked::default();
    clocked.ask_often(20, &owner(1, 1, "greedy"));
    clocked.think(ms(100));
    clocked.ask(&owner(1, 1, "modest"));
    assert_eq!(clocked.think(ms(100)).unwrap(), "modest");
}

/// What counts is time: who asks much that is quickly answered is not greedy.
#[test]
fn time_is_shared_and_not_the_number_of_questions() {
    let mut clocked = Clocked::default();
    let (quick, slow) = (owner(1, 1, "quick"), owner(2, 2, "slow"));
    let (mut n_quick, mut n_slow) = (0, 0);
    clocked.ask_often(1000, &quick);
    clocked.ask_often(1000, &slow);
    while clocked.now < ms(10_000) {
        let next = clocked.queue.take(clocked.now).unwrap();
        let took = if next.question == "quick" { ms(10) } else { ms(100) };
        clocked.now += took;
        clocked.queue.done(&next.owner, next.taken_at, clocked.now);
        if next.question == "quick" { n_quick += 1 } else { n_slow += 1 }
    }
    let ratio = f64::from(n_quick) / f64::from(n_slow);
    assert!((8.0..12.0).contains(&ratio), "{n_quick} quick ones, {n_slow} slow ones");
}

/// Several processors do not all go to the same one before its time is known.
#[test]
fn what_is_being_thought_about_counts_already() {
    let mut clocked = Clocked::default();
    for of in 1..=4 {
        clocked.ask_often(4, &owner(of, of, &format!("{of}")));
    }
    let mut taken: Vec<String> =
        (0..4).map(|_| clocked.queue.take(ms(0)).unwrap().question).collect();
    taken.sort();
    assert_eq!(taken, ["1", "2", "3", "4"]);
}

/// Whoever has played alone for an hour does not wait until all others have, too.
#[test]
fn what_was_used_while_nobody_else_asked_is_not_paid_for() {
    let mut clocked = Clocked::default();
    let alone = owner(1, 1, "alone");
    for _ in 0..1000 {
        clocked.ask(&alone);
        clocked.think(ms(100));
    }
    for table in 0..800 {
        clocked.ask(&owner(2, 2, &format!("crowd {table}")));
    }
    let mut n_before = Vec::new();
    for _ in 0..10 {
        clocked.ask(&alone);
        let others = std::iter::from_fn(|| clocked.think(ms(100)));
        n_before.push(others.take_while(|next| *next != "alone").count());
    }
    // Somebody new comes first for the time of the credit, and then in turn.
    assert_eq!(n_before, [4, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
}

/// Who asks now and then is served before those who always ask, however many they are.
#[test]
fn nobody_waits_for_a_whole_round_of_those_who_always_ask() {
    let mut clocked = Clocked::default();
    for of in 1..=50 {
        clocked.ask_often(20, &owner(of, of, &format!("greedy {of}")));
    }
    let modest = owner(100, 100, "modest");
    for _ in 0..10 {
        (0..70).for_each(|_| drop(clocked.think(ms(100))));
        clocked.ask(&modest);
        assert_eq!(clocked.think(ms(100)).unwrap(), "modest");
    }
}

/// With several processors, whoever has none of them gets the next, whatever was used before.
#[test]
fn who_has_no_processor_gets_the_next() {
    let mut clocked = Clocked::default();
    let slow = owner(1, 1, "slow");
    clocked.ask(&slow);
    clocked.think(ms(10_000));
    clocked.ask_often(100, &owner(2, 2, "greedy"));
    let first = clocked.queue.take(clocked.now).unwrap();
    assert_eq!(first.question, "greedy");
    clocked.ask(&slow);
    assert_eq!(clocked.queue.take(clocked.now).unwrap().question, "slow");
    assert_eq!(clocked.queue.longest_wait(&slow.table), Some(Wait::default()));
}

#[test]
fn a_withdrawn_question_is_not_thought_about() {
    let mut clocked = Clocked::default();
    let anna = owner(1, 1, "anna");
    let first = clocked.ask(&anna);
    clocked.ask_as(&owner(2, 2, "bert"), false);
    clocked.queue.withdraw(first);
    // Twice is once, and what is being thought about is beyond recall.
    clocked.queue.withdraw(first);
    assert_eq!(clocked.queue.n_waiting(), 1);
    let bert = clocked.queue.take(clocked.now).unwrap();
    clocked.queue.withdraw(QuestionId(2));
    clocked.queue.done(&bert.owner, ms(0), ms(5));
    assert_eq!(clocked.queue.n_waiting(), 0);
    assert!(clocked.queue.watched.0.is_empty() && clocked.queue.unwatched.0.is_empty());
}

#[test]
fn a_wait_is_counted() {
    let mut clocked = Clocked::default();
    for of in 1..=3 {
        clocked.ask(&owner(of, of, &format!("{of}")));
    }
    clocked.think_all();
    let waits = ["1", "2", "3"].map(|table| clocked.queue.longest_wait(&TableId(table.into())));
    let wait = |n_questions: u64| Wait { n_questions, time: ms(100) * n_questions as u32 };
    assert_eq!(waits, [0, 1, 2].map(|n_questions| Some(wait(n_questions))));
}

/// Ten thousand guests who come and go leave nothing behind.
#[test]
fn whoever_has_gone_is_forgotten() {
    let mut clocked = Clocked::default();
    for number in 0..10_000_u32 {
        let bytes = number.to_be_bytes();
        let guest = GuestId::try_from(format!("{number:032x}")).unwrap();
        let tag = AddressTag::new([bytes[0], bytes[1], bytes[2], bytes[3], 0, 0, 0, 0]);
        let passing = Owner { address: tag, guest, table: TableId(number.to_string()) };
        clocked.ask(&passing);
        clocked.think(ms(1000));
    }
    let n_remembered = [
        clocked.queue.addresses.shares.len(),
        clocked.queue.guests.len(),
        clocked.queue.tables.len(),
    ];
    assert!(n_remembered.iter().all(|n| *n as u64 <= PRUNED_EVERY), "{n_remembered:?}");
    assert!(clocked.queue.longest_waits.len() <= WAITS_MAX);
    assert_eq!(clocked.queue.n_waiting(), 0);
}

/// Whatever happens: nothing is lost, nothing comes twice, the rank holds, and addresses that
/// always ask have used the same time in the end.
#[test]
fn turns_are_fair_whatever_happens() {
    let mut chance = Fast::new(7);
    let mut clocked = Clocked::default();
    let mut n_open = 0;
    let mut used = [Duration::ZERO; 3];
    for round in 0..5_000 {
        // Nobody ever runs out of questions that somebody looks at.
        for from in 0..3 {
            let table = chance.below(4) as u8;
            let is_watched = chance.below(4) != 0;
            if round < 100 || chance.below(2) == 0 {
                clocked.ask_as(&owner(from, table, &format!("{from}-{table}")), is_watched);
                n_open += 1;
            }
        }
        let table = chance.below(4) as u8;
        let from = chance.below(3) as u8;
        let asker = owner(from, table, &format!("{from}-{table}"));
        clocked.queue.set_watched(&asker, chance.below(4) != 0);
        let is_any_watched = !clocked.queue.watched.0.is_empty();
        let n_watched = |clocked: &Clocked| -> usize {
            let guests = clocked.queue.watched.0.values().flat_map(BTreeMap::values);
            guests.flat_map(BTreeMap::values).map(BTreeMap::len).sum()
        };
        let n_watched_before = n_watched(&clocked);
        let taken = clocked.queue.take(clocked.now).unwrap();
        n_open -= 1;
        assert_eq!(n_watched(&clocked), n_watched_before - usize::from(is_any_watched));
        let took = ms(u64::from(chance.below(200)));
        let idx = (0..3).find(|from| address(*from) == taken.owner.address).unwrap();
        used[usize::from(idx)] += took;
        clocked.now += took;
        clocked.queue.done(&taken.owner, taken.taken_at, clocked.now);
        assert_eq!(clocked.queue.n_waiting(), n_open);
    }
    let (least, most) = (used.iter().min().unwrap(), used.iter().max().unwrap());
    assert!(*most < *least + least.div_f64(20.0), "{used:?}");
}
