//! Whole programs on whole inputs, beside the same in C and in C++ with streams. What counts is the CPU
//! time that the system books for them, theirs and its own on their behalf.

use crate::races::{fail, table, Races, Ratios, Work, CORNER};
use crate::random;
use common::judge::Framing;
use criterion::Throughput;
use pack::markdown::replaced;
use pack::Problem;
use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};
use std::time::Duration;

/// The rivals: what they are, and how they are compiled.
const RIVALS: [(&str, &str, &[&str]); 2] = [
    ("C", "gcc", &["-O3", "-std=gnu99", "-include", "fastest.h"]),
    ("C++", "g++", &["-O2", "-include", "streams.h", "-x", "c++"]),
];

/// The inputs that a problem can have.
const INPUTS: [&str; 3] = ["largest", "long", "random"];

/// The columns of the table: a rival and an input. C++ with streams takes seconds for the others.
const COLUMNS: [(&str, &str); 4] =
    [("C", "largest"), ("C", "long"), ("C", "random"), ("C++", "largest")];

/// How long a long input is, about, if it takes no more than so many times the largest one, and we no longer.
const LONG: usize = 16 << 20;
const MOST_TIMES: usize = 2000;
const LONGEST_RUN: Duration = Duration::from_millis(500);

/// The last row of the table.
const MEAN: &str = "geometric mean";

/// Races of programs, and their table.
pub fn benches(races: &mut Races) -> String {
    let mut problems = pack::problems().expect("the problems can be read");
    problems.retain(|problem| problem.has("rival.c"));
    let readme = pack::root().join("bench/README.md");
    let old = pack::read(&readme).expect("README can be read");
    if races.is_test && rows(&old) != names(&problems) {
        fail("bench/README.md has not one row for each problem with a rival.c; run cargo bench -- --update");
    }
    problems.retain(|problem| INPUTS.iter().any(|input| races.wants(&name(problem, input))));
    if problems.is_empty() {
        return String::new();
    }
    let rivals: Vec<_> = RIVALS.iter().filter(|(_, compiler, _)| is_installed(compiler)).collect();
    if races.is_update && rivals.len() < RIVALS.len() {
        fail("--update is for the whole table, with all rivals");
    }
    // In the profile of this bench, beside which they are looked for.
    let profile = if cfg!(debug_assertions) { "dev" } else { "release" };
    let status = Command::new(env!("CARGO"))
        .args(["build", "--profile", profile, "--quiet", "--package", "problems"])
        .status();
    assert!(status.is_ok_and(|status| status.success()), "the programs cannot be built");

    let mut rows: Vec<_> = problems
        .iter()
        .map(|problem| (problem.id.clone(), ratios(races, problem, &rivals)))
        .collect();
    if rows.len() > 1 {
        rows.push((MEAN.to_string(), means(&rows)));
    }
    let table = table(&COLUMNS.map(|(rival, input)| format!("{rival}, {input}")), &rows);
    if races.is_update {
        let new = replaced(&old, "programs", &(circumstances() + &table));
        fs::write(readme, new.expect("README has the marks")).expect("README can be written");
    }
    table
}

/// Runs the races of a problem. The ratios are those of [`COLUMNS`].
fn ratios(races: &mut Races, problem: &Problem, rivals: &[&(&str, &str, &[&str])]) -> Ratios {
    let programs: Vec<_> =
        rivals.iter().map(|rival| (rival.0, compiled(&problem.id, rival))).collect();
    let mut ratios = vec![None; COLUMNS.len()];
    for input in INPUTS {
        let name = name(problem, input);
        if !races.wants(&name) {
            continue;
        }
        let Some(text) = text(problem, input, races.is_test) else { continue };
        let column = |rival| COLUMNS.iter().position(|column| *column == (rival, input));
        let mut contenders = vec![("ours", ours(&problem.id))];
        contenders.extend(programs.iter().filter(|(rival, _)| column(rival).is_some()).cloned());
        let found = race(races, &name, &contenders, &text);
        for ((rival, _), ratio) in contenders[1..].iter().zip(found) {
            ratios[column(rival).unwrap()] = ratio;
        }
    }
    ratios
}

/// What a race is called.
fn name(problem: &Problem, input: &str) -> String {
    format!("{}, {input}", problem.id)
}

/// One of [`INPUTS`]. A long one is short when it is only tried out; a single case has none.
fn text(problem: &Problem, input: &str, is_test: bool) -> Option<String> {
    let framing = problem.framing().expect("the program says where its inputs end");
    if input == "random" {
        return random::input(&problem.id, framing);
    }
    let largest = problem.largest_input().expect("it has cases");
    if input == "largest" {
        return Some(largest);
    }
    if framing == Framing::Single {
        return None;
    }
    let mut times = 2;
    if !is_test {
        let file = folder().join("once.in");
        fs::write(&file, &largest).expect("the input can be written");
        let once = run(&ours(&problem.id), &file)();
        let in_time = LONGEST_RUN.as_micros() / once.as_micros().max(1);
        let in_time = usize::try_from(in_time).unwrap_or(MOST_TIMES);
        times = LONG.div_ceil(largest.len()).min(MOST_TIMES).min(in_time);
    }
    (times > 1).then(|| pack::repeated(framing, &largest, times).expect("its terminator is there"))
}

/// The geometric mean of each column.
fn means(rows: &[(String, Ratios)]) -> Ratios {
    let mean = |column: usize| {
        let logarithms: Vec<f64> =
            rows.iter().filter_map(|(_, ratios)| Some(ratios[column]?.ln())).collect();
        let count = u32::try_from(logarithms.len()).expect("they are few");
        (count > 0).then(|| (logarithms.iter().sum::<f64>() / f64::from(count)).exp())
    };
    (0..COLUMNS.len()).map(mean).collect()
}

/// The first cells of the table in README.
fn rows(readme: &str) -> Vec<&str> {
    let block = readme.lines().skip_while(|line| *line != "<!-- programs -->");
    let block = block.take_while(|line| *line != "<!-- /programs -->");
    block.filter_map(|line| line.strip_prefix("| ")?.split(" |").next()).collect()
}

/// What [`rows`] should find.
fn names(problems: &[Problem]) -> Vec<&str> {
    let ids = problems.iter().map(|problem| problem.id.as_str());
    [CORNER].into_iter().chain(ids).chain([MEAN]).collect()
}

/// When and with what the table is measured.
fn circumstances() -> String {
    let says = |program: &str, argument: &str| {
        let output = Command::new(program).arg(argument).output().expect("it is installed");
        String::from_utf8_lossy(&output.stdout).trim().to_string()
    };
    let rustc = says("rustc", "--version");
    let rustc = rustc.split(" (").next().unwrap_or_default();
    let cpus = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let cpu = cpus.lines().find_map(|line| line.strip_prefix("model name")?.split_once(": "));
    format!(
        "Measured on {} with {rustc} and gcc {}{}.\n",
        says("date", "+%F"),
        says("gcc", "-dumpfullversion"),
        cpu.map(|(_, name)| format!(", on {name}")).unwrap_or_default(),
    )
}

/// Runs the programs on a text, after a look at whether their answers are the same.
fn race(races: &mut Races, name: &str, programs: &[(&str, PathBuf)], text: &str) -> Ratios {
    let input = &folder().join("race.in");
    fs::write(input, text).expect("the input can be written");
    let answers: Vec<Output> = programs.iter().map(|(_, program)| output(program, input)).collect();
    for (answer, (program, _)) in answers.iter().zip(programs) {
        assert!(answer.status.success(), "{name}, {program}: {}", answer.status);
        assert!(answer.stdout == answers[0].stdout, "{name}, {program}: other answers than ours");
    }
    let contenders = programs.iter().map(|(name, program)| (*name, run(program, input))).collect();
    races.race(name, Throughput::Bytes(text.len() as u64), contenders)
}

/// Runs a program on an input, its answers going nowhere.
fn run<'a>(program: &'a Path, input: &'a Path) -> Work<'a> {
    Box::new(move || {
        let before = cpu_time_of_children();
        let input = File::open(input).expect("the input is there");
        let status = Command::new(program).stdin(input).stdout(Stdio::null()).status();
        assert!(
            status.as_ref().is_ok_and(ExitStatus::success),
            "{}: {status:?}",
            program.display()
        );
        cpu_time_of_children().saturating_sub(before)
    })
}

fn output(program: &Path, input: &Path) -> Output {
    let input = File::open(input).expect("the input is there");
    Command::new(program).stdin(input).output().expect("the program runs")
}

#[cfg(unix)]
fn cpu_time_of_children() -> Duration {
    use nix::sys::resource::{getrusage, UsageWho};
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN).expect("the system tells");
    let micros = [usage.user_time(), usage.system_time()].map(|time| {
        u64::try_from(time.tv_sec() * 1_000_000 + time.tv_usec()).expect("no time is negative")
    });
    Duration::from_micros(micros.iter().sum())
}

/// Elsewhere the clock has to do, which goes on while others work.
#[cfg(not(unix))]
fn cpu_time_of_children() -> Duration {
    use std::{sync::LazyLock, time::Instant};
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

/// Our program, which stands beside the folder of this bench.
fn ours(id: &str) -> PathBuf {
    let bench = env::current_exe().expect("this bench has a path");
    bench.ancestors().nth(2).expect("it is in the folder deps of its profile").join(id)
}

/// Whether a compiler is there. Says so if not.
fn is_installed(compiler: &str) -> bool {
    let is_installed = Command::new(compiler).arg("--version").output().is_ok();
    if !is_installed {
        eprintln!("{compiler} is not installed: its programs are skipped");
    }
    is_installed
}

/// The program of a rival.
fn compiled(id: &str, (name, compiler, flags): &(&str, &str, &[&str])) -> PathBuf {
    let source = pack::root().join("problems").join(id).join("rival.c");
    let program = folder().join(format!("{id}-{compiler}"));
    let status = Command::new(compiler)
        .current_dir(pack::root().join("bench"))
        .args(*flags)
        .arg(&source)
        .arg("-o")
        .arg(&program)
        .status();
    assert!(
        status.is_ok_and(|status| status.success()),
        "{name}: {compiler} fails on problems/{id}/rival.c"
    );
    program
}

fn folder() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}
