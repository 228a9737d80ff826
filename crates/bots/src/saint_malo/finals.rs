//! What every final result of the dice is worth: the best task for it, with the dice that must be
//! turned and the sabres that lie there.

use saint_malo::{
    Action, COINS_PER_TURNED_DIE, City, Dice, Field, N_DICE, N_TASKS, Person, SaintMalo, Symbol,
    Task,
};

use super::dice_turn::{N_RESULTS, results};
use super::outlook::Outlook;
use super::placing::{
    Effort, best_at, best_groups, best_placement, city_of, fields_by_value, supposing_task,
};
use super::valuer::Valuer;

const N_SABRES: usize = N_DICE as usize + 1;

/// A valuer before a table: all outlooks of a turn.
pub struct Bench<'a, V: Valuer> {
    valuer: &'a V,
    /// By the number of sabres, those of the extra dice of practice included.
    outlooks: Vec<(Outlook, V::Context)>,
    /// How likely each number of extra sabres is.
    extra: Vec<f64>,
}

/// The value of every task for every number of turned dice and of sabres.
pub struct Finals {
    tasks: Vec<TaskValues>,
    pass: [f64; N_SABRES],
}

pub struct TaskValues {
    pub task: Task,
    /// The best city that the task leads to, with no die turned.
    pub city: City,
    /// By dice turned, as far as the coins reach; then by sabres.
    values: Vec<[f64; N_SABRES]>,
}

impl<'a, V: Valuer> Bench<'a, V> {
    pub fn new(game: &SaintMalo, valuer: &'a V) -> Bench<'a, V> {
        let n_extra = if game.is_practice() { game.options().practice_dice } else { 0 };
        let outlooks = (0..=N_DICE + n_extra).map(|n_sabres| {
            let outlook = Outlook::new(game, n_sabres);
            let context = valuer.context(&outlook);
            (outlook, context)
        });
        Bench { valuer, outlooks: outlooks.collect(), extra: binomial(n_extra) }
    }

    /// The value of a city after a turn that leaves `n_sabres` on the table.
    pub fn value(&self, city: &City, n_sabres: u8) -> f64 {
        let by_extra = self.outlooks[usize::from(n_sabres)..].iter().zip(&self.extra);
        by_extra.map(|((outlook, context), p)| p * self.judged(outlook, context, city)).sum()
    }

    /// The same without the extra dice of practice: enough to compare placements.
    pub fn rough_value(&self, city: &City, n_sabres: u8) -> f64 {
        let (outlook, context) = &self.outlooks[usize::from(n_sabres)];
        self.judged(outlook, context, city)
    }

    fn judged(&self, outlook: &Outlook, context: &V::Context, city: &City) -> f64 {
        self.valuer.value(outlook, context, &outlook.attacked(city))
    }
}

/// How likely it is that k of n dice show sabres.
fn binomial(n: u8) -> Vec<f64> {
    let p = 1.0 / 6.0;
    let mut chances = vec![1.0];
    for _ in 0..n {
        let mut next = vec![0.0; chances.len() + 1];
        for (k, chance) in chances.iter().enumerate() {
            next[k] += chance * (1.0 - p);
            next[k + 1] += chance * p;
        }
        chances = next;
    }
    chances
}

impl Finals {
    pub fn new<V: Valuer>(game: &SaintMalo, bench: &Bench<'_, V>, effort: Effort) -> Finals {
        let cities = best_cities(game, effort, &|city| bench.rough_value(city, 0));
        let n_coins = city_of(game).n_coins;
        let tasks = cities.into_iter().map(|(task, city)| task_values(bench, task, n_coins, city));
        let tasks = tasks.collect();
        let city = city_of(game);
        let pass = std::array::from_fn(|n_sabres| bench.value(&city, n_sabres as u8));
        Finals { tasks, pass }
    }

    /// The best use of a result, and its value.
    pub fn best(&self, dice: Dice) -> (Action, f64) {
        self.uses(dice).fold((Action::Pass, f64::NEG_INFINITY), |best, (action, value, _)| {
            if best.1 < value { (action, value) } else { best }
        })
    }

    /// Every use of a result with its value, passing first; with a task goes the city it leads to
    /// and the number of dice turned for it.
    pub fn uses(&self, dice: Dice) -> impl Iterator<Item = (Action, f64, Option<(&City, u8)>)> {
        let n_sabres = usize::from(dice.count(Symbol::Sabres));
        let pass = (Action::Pass, self.pass[n_sabres], None);
        let tasks = self.tasks.iter().filter_map(move |values| {
            let task = values.task;
            let n_turned = task.n_turned(dice);
            let is_possible = usize::from(task.n_dice()) + n_sabres <= usize::from(N_DICE);
            let value = values.values.get(usize::from(n_turned))?[n_sabres];
            is_possible.then_some((Action::Use { task }, value, Some((&values.city, n_turned))))
        });
        std::iter::once(pass).chain(tasks)
    }

    pub fn values(&self) -> [f64; N_RESULTS] {
        let mut values = [0.0; N_RESULTS];
        for (value, dice) in values.iter_mut().zip(results()) {
            *value = self.best(*dice).1;
        }
        values
    }
}

fn task_values<V: Valuer>(
    bench: &Bench<'_, V>,
    task: Task,
    n_coins: u16,
    city: City,
) -> TaskValues {
    let dice: Dice = (0..task.n_dice()).map(|_| task.symbol()).collect();
    let n_affordable = ((n_coins - task.n_coins(dice)) / COINS_PER_TURNED_DIE) as u8;
    let n_sabres_max = N_DICE - task.n_dice();
    let values = (0..=task.n_dice().min(n_affordable)).map(|n_turned| {
        let mut paid = city;
        paid.n_coins -= u16::from(n_turned) * COINS_PER_TURNED_DIE;
        std::array::from_fn(|n_sabres| match n_sabres as u8 {
            n if n <= n_sabres_max => bench.value(&paid, n),
            _ => f64::NEG_INFINITY,
        })
    });
    TaskValues { task, city, values: values.collect() }
}

/// Every task that the city has room and coins for, with the best city it leads to.
fn best_cities(
    game: &SaintMalo,
    effort: Effort,
    valuer: &dyn Fn(&City) -> f64,
) -> Vec<(Task, City)> {
    let mut cities = Vec::with_capacity(N_TASKS);
    for n in 1..=N_DICE {
        let delivery = Task::Logs(n);
        cities.extend(supposing_task(game, delivery).map(|after| (delivery, city_of(&after))));
        let walls = Task::Walls(n);
        let placed = |after: SaintMalo| best_placement(&after, effort, valuer).city;
        cities.extend(supposing_task(game, walls).map(|after| (walls, placed(after))));
    }
    cities.extend(crate_cities(game, effort, valuer));
    cities.extend(cities_by_place(game, (1..=N_DICE).map(Task::Church), effort, valuer));
    let plain = [Person::Citizen, Person::Soldier, Person::Noble].map(Task::Person);
    cities.extend(cities_by_place(game, plain.into_iter(), effort, valuer));
    for person in [Person::Priest, Person::Merchant, Person::Juggler, Person::Architect] {
        let task = Task::Person(person);
        let placed = |after: SaintMalo| best_placement(&after, effort, valuer).city;
        cities.extend(supposing_task(game, task).map(|after| (task, placed(after))));
    }
    cities
}

/// One walk to the largest possible group gives the smaller ones too.
fn crate_cities(
    game: &SaintMalo,
    effort: Effort,
    valuer: &dyn Fn(&City) -> f64,
) -> Vec<(Task, City)> {
    let Some(largest) = (1..=N_DICE).rev().find_map(|n| supposing_task(game, Task::Crates(n)))
    else {
        return Vec::new();
    };
    let mut groups = best_groups(&largest, effort, valuer);
    // The last entry repeats the largest group.
    groups.pop();
    let sized = (1..).map(Task::Crates).zip(groups);
    sized.filter_map(|(task, placed)| Some((task, placed?.city))).collect()
}

/// Tasks whose pieces are alike in where they want to stand: the first one tries every field, the
/// others only those that were best for it.
fn cities_by_place(
    game: &SaintMalo,
    tasks: impl Iterator<Item = Task>,
    effort: Effort,
    valuer: &dyn Fn(&City) -> f64,
) -> Vec<(Task, City)> {
    let mut best_fields: Option<Vec<Field>> = None;
    let mut cities = Vec::new();
    for task in tasks {
        let Some(after) = supposing_task(game, task) else { continue };
        let fields = best_fields.get_or_insert_with(|| {
            let ranked = fields_by_value(&after, valuer);
            ranked.into_iter().take(effort.n_fields).map(|(field, _)| field).collect()
        });
        cities.extend(best_at(&after, fields, valuer).map(|city| (task, city)));
    }
    cities
}
