//! Whole programs on whole inputs, beside the same in C and in C++ with streams. What counts is the CPU
//! time that the system books for them, theirs and its own on their behalf.

use crate::random;
use crate::table::{Table, Work};
use criterion::Throughput;
use pack::Problem;
use std::env;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Output, Stdio};
use std::time::Duration;

/// The rivals: what they are, and how they are compiled.
const RIVALS: [(&str, &str, &[&str]); 2] = [
    ("C", "gcc", &["-O3", "-std=gnu99", "-include", "fastest.h"]),
    (STREAMS, "g++", &["-O2", "-include", "streams.h", "-x", "c++"]),
];

/// The rival that takes seconds for a long input, and is left out there.
const STREAMS: &str = "C++ with streams";

/// The inputs that a problem can have.
const SIZES: [&str; 3] = ["largest legal input", LONG_INPUT, "random numbers"];

const LONG_INPUT: &str = "long input";

/// How long a long input is, about, if it takes no more than so many times the largest one.
const LONG: usize = 16 << 20;
const MOST_TIMES: usize = 2000;

/// Races of programs.
pub fn benches(table: &mut Table) {
    let mut problems = pack::problems().expect("the problems can be read");
    problems.retain(|problem| SIZES.iter().any(|size| table.wants(&name(problem, size))));
    if problems.is_empty() {
        return;
    }
    // In the profile of this bench, beside which they are looked for.
    let profile = if cfg!(debug_assertions) { "dev" } else { "release" };
    let status = Command::new(env!("CARGO"))
        .args(["build", "--profile", profile, "--quiet", "--package", "problems"])
        .status();
    assert!(status.is_ok_and(|status| status.success()), "the programs cannot be built");
    let rivals: Vec<_> = RIVALS.iter().filter(|(_, compiler, _)| is_installed(compiler)).collect();
    for problem in problems {
        let id = &problem.id;
        let mut programs = vec![("ours", ours(id))];
        programs.extend(rivals.iter().map(|rival| (rival.0, compiled(id, rival))));
        for size in SIZES {
            let name = name(&problem, size);
            if !table.wants(&name) {
                continue;
            }
            let Some(text) = input(&problem, size, table.is_test) else { continue };
            let in_time = |program: &&(&str, PathBuf)| size != LONG_INPUT || program.0 != STREAMS;
            race(table, &name, &programs.iter().filter(in_time).collect::<Vec<_>>(), &text);
        }
    }
}

/// What a race is called.
fn name(problem: &Problem, size: &str) -> String {
    format!("{}, {size}", problem.id)
}

/// One of [`SIZES`]. A long input is a short one when it is only tried out.
fn input(problem: &Problem, size: &str, is_test: bool) -> Option<String> {
    let framing = problem.framing().expect("the program says where its inputs end");
    let largest = || problem.largest_input().expect("it has cases");
    match size {
        "largest legal input" => Some(largest()),
        LONG_INPUT => {
            let largest = largest();
            let times = if is_test { 2 } else { LONG.div_ceil(largest.len()).min(MOST_TIMES) };
            let repeated = pack::repeated(framing, &largest, times);
            Some(repeated.expect("its terminator is there"))
        }
        _ => random::input(&problem.id, framing),
    }
}

fn race(table: &mut Table, name: &str, programs: &[&(&str, PathBuf)], text: &str) {
    let input = &folder().join("race.in");
    fs::write(input, text).expect("the input can be written");
    let answers: Vec<Output> = programs.iter().map(|(_, program)| output(program, input)).collect();
    for (answer, (program, _)) in answers.iter().zip(programs) {
        assert!(answer.status.success(), "{name}, {program}: {}", answer.status);
        assert!(answer.stdout == answers[0].stdout, "{name}, {program}: other answers than ours");
    }
    let contenders = programs.iter().map(|(name, program)| (*name, run(program, input))).collect();
    table.race(name, Throughput::Bytes(text.len() as u64), contenders);
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
