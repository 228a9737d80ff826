//! `rathaus taxi`: the solver and the checker of Turbo Taxi (TT-13 to TT-17).

use std::fs;
use std::path::{Path, PathBuf};

use clap::Subcommand;
use engine::{BadOptions, components};
use serde::Serialize;
use texts::{Texts, reports};
use turbo_taxi::{
    BadPlan, BadTask, CardKind, Components, Crossing, Difficulty, Finding, Plan, Task, count_right,
    draw_with_figures, findings, right_plans,
};

use crate::complaint::Complaint;
use crate::options;
use crate::voice::Voice;

#[derive(clap::Args)]
#[command(arg_required_else_help = false)]
pub struct Args {
    #[command(subcommand)]
    command: TaxiCommand,
}

#[derive(Subcommand)]
enum TaxiCommand {
    Count(Enumeration),
    List(Enumeration),
    Solve(Solve),
    Check(Check),
}

#[derive(clap::Args)]
struct Enumeration {
    #[arg(
        long,
        value_name = "N",
        default_value_t = turbo_taxi::GREEN_FIGURES_MIN,
        value_parser = clap::value_parser!(u8).range(0..=turbo_taxi::N_FIGURES as i64)
    )]
    min_green: u8,
    #[command(flatten)]
    table: Table,
}

#[derive(clap::Args)]
struct Solve {
    task: String,
    #[arg(long)]
    plans: bool,
    #[arg(long)]
    draw: bool,
    #[command(flatten)]
    table: Table,
}

#[derive(clap::Args)]
struct Check {
    #[arg(display_order = 1)]
    task: String,
    /// An empty first cell looks like an option.
    #[arg(display_order = 2, allow_hyphen_values = true)]
    plan: String,
    #[command(flatten)]
    table: Table,
}

#[derive(clap::Args)]
struct Table {
    #[arg(
        long,
        value_name = "junction|overpass",
        value_parser = crossing,
        hide_possible_values = true
    )]
    crossing: Option<Crossing>,
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
}

pub fn run(args: &Args, voice: &Voice) -> Result<(), Complaint> {
    match &args.command {
        TaxiCommand::Count(args) => count(args, voice),
        TaxiCommand::List(args) => list(args, voice),
        TaxiCommand::Solve(args) => solve(args, voice),
        TaxiCommand::Check(args) => check(args, voice),
    }
}

fn crossing(label: &str) -> Result<Crossing, String> {
    let crossing = Crossing::ALL.into_iter().find(|crossing| crossing.label() == label);
    crossing.ok_or_else(|| label.to_owned())
}

impl Table {
    /// The printed game, corrected by a file and at last by the command line.
    fn components(&self, texts: &Texts) -> Result<Components, Complaint> {
        let components = match &self.components {
            None => Components::default(),
            Some(path) => {
                let json = fs::read_to_string(path)
                    .map_err(|error| Complaint::cannot_read(texts, path, &error))?;
                read_components(texts, path, &json)?
            }
        };
        Ok(self.crossing.map_or(components, |crossing| components.with_crossing(crossing)))
    }
}

fn read_components(texts: &Texts, path: &Path, json: &str) -> Result<Components, Complaint> {
    let value = options::json_of(texts, path, json)?;
    let json = serde_json::from_value(value).expect("any JSON is JSON");
    let read = components::read(&json);
    read.map_err(|faults| {
        Complaint::BadInput(reports::bad_options(texts, &BadOptions::Data(faults)))
    })
}

/// TT-14: a line for a kind of centre, or for all.
#[derive(Serialize, Default)]
struct Totals {
    centre_type: &'static str,
    tasks: u32,
    unsolvable: u32,
    unique: u32,
    total_solutions: u32,
}

fn count(args: &Enumeration, voice: &Voice) -> Result<(), Complaint> {
    let components = args.table.components(&voice.texts)?;
    let kinds = CardKind::ALL.map(CardKind::label).into_iter().chain(["all"]);
    let mut lines: Vec<Totals> =
        kinds.map(|centre_type| Totals { centre_type, ..Totals::default() }).collect();
    let all = CardKind::ALL.len();
    for task in Task::all(&components, args.min_green) {
        let n_right = count_right(&task, components);
        for line in [task.centre.kind().idx(), all] {
            lines[line].add(n_right);
        }
    }
    voice.remark(|| "centre_type tasks unsolvable unique total_solutions".to_owned())?;
    lines.iter().try_for_each(|line| voice.report(line, || line.words()))
}

impl Totals {
    fn add(&mut self, n_right: u32) {
        self.tasks += 1;
        self.unsolvable += u32::from(n_right == 0);
        self.unique += u32::from(n_right == 1);
        self.total_solutions += n_right;
    }

    fn words(&self) -> String {
        let Totals { centre_type, tasks, unsolvable, unique, total_solutions } = self;
        format!("{centre_type} {tasks} {unsolvable} {unique} {total_solutions}")
    }
}

/// TT-15.
#[derive(Serialize)]
struct Listed {
    task: Task,
    right_plans: u32,
}

fn list(args: &Enumeration, voice: &Voice) -> Result<(), Complaint> {
    let components = args.table.components(&voice.texts)?;
    let mut lines: Vec<(String, Listed)> = Task::all(&components, args.min_green)
        .map(|task| {
            let right_plans = count_right(&task, components);
            (format!("{task}={right_plans}"), Listed { task, right_plans })
        })
        .collect();
    lines.sort_by(|(one, _), (other, _)| one.cmp(other));
    lines.iter().try_for_each(|(line, listed)| voice.report(listed, || line.clone()))
}

/// TT-16.
#[derive(Serialize)]
struct Solved {
    task: Task,
    right_plans: u32,
    forced_cells: u8,
    forced_cells_by_trial: u8,
    #[serde(skip_serializing_if = "Option::is_none")]
    plans: Option<Vec<Plan>>,
}

fn solve(args: &Solve, voice: &Voice) -> Result<(), Complaint> {
    let components = args.table.components(&voice.texts)?;
    let task = read_task(&voice.texts, &args.task, &components)?;
    let plans = right_plans(&task, components);
    let difficulty = Difficulty::of(&task, components);
    let solved = Solved {
        task,
        right_plans: difficulty.n_right,
        forced_cells: difficulty.n_forced,
        forced_cells_by_trial: difficulty.n_forced_by_trial,
        plans: args.plans.then(|| plans.clone()),
    };
    voice.report(&solved, || plans.len().to_string())?;
    for plan in &plans {
        if args.plans {
            voice.remark(|| plan.to_string())?;
        }
        if args.draw {
            voice.remark(|| format!("{}\n", draw_with_figures(&task, plan, components)))?;
        }
    }
    Ok(())
}

/// TT-17.
#[derive(Serialize)]
struct Checked {
    task: Task,
    plan: Plan,
    is_right: bool,
    findings: Vec<String>,
}

fn check(args: &Check, voice: &Voice) -> Result<(), Complaint> {
    let components = args.table.components(&voice.texts)?;
    let task = read_task(&voice.texts, &args.task, &components)?;
    let plan = args.plan.parse().map_err(|bad| bad_plan(&voice.texts, &bad))?;
    let findings: Vec<String> =
        findings(&task, &plan, components).iter().map(Finding::to_string).collect();
    let checked = Checked { task, plan, is_right: findings.is_empty(), findings };
    voice.report(&checked, || match checked.is_right {
        true => "right".to_owned(),
        false => checked.findings.join("\n"),
    })
}

fn read_task(texts: &Texts, text: &str, components: &Components) -> Result<Task, Complaint> {
    let task = text.parse::<Task>().map_err(|bad| bad_task(texts, &bad))?;
    task.check(components).map_err(|bad| bad_task(texts, &bad))?;
    Ok(task)
}

fn bad_task(texts: &Texts, bad: &BadTask) -> Complaint {
    let what = match bad {
        BadTask::Form => texts.say("bad-task-form", &[]),
        BadTask::UnknownCard(label) => {
            texts.say("bad-task-card", &[("given", label.as_str().into())])
        }
        BadTask::NoSuchField(text) => {
            texts.say("bad-task-field", &[("given", text.as_str().into())])
        }
        BadTask::FieldTwice(field) => {
            texts.say("bad-task-twice", &[("field", field.number().into())])
        }
        BadTask::TooFewGreen { given } => {
            let min = turbo_taxi::GREEN_FIGURES_MIN;
            texts.say("bad-task-green", &[("given", (*given).into()), ("min", min.into())])
        }
    };
    by_rule(what, bad.rule())
}

fn bad_plan(texts: &Texts, bad: &BadPlan) -> Complaint {
    let what = match bad {
        BadPlan::NotNine { given } => texts.say("bad-plan-cells", &[("given", (*given).into())]),
        BadPlan::UnknownCard(label) => {
            texts.say("bad-task-card", &[("given", label.as_str().into())])
        }
    };
    by_rule(what, bad.rule())
}

/// In a terminal there is nothing to press: the number of the rule stands behind the sentence.
fn by_rule(what: String, rule: &str) -> Complaint {
    Complaint::BadInput(format!("{what} ({rule})"))
}
