//! Whole programs on whole inputs, beside the same in C with a fread loop and in C++ with streams. What
//! counts is the CPU time that the system books for them, theirs and its own on their behalf.

use crate::table::{Table, Work};
use criterion::Throughput;
use std::env;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

/// How the cases of an input are put together.
#[derive(Clone, Copy)]
enum Framing {
    /// Their number, then they.
    Count,
    /// They, to the end of the file.
    ToEnd,
    /// They, and a line of zeros.
    Zeros(&'static str),
}

const PROBLEMS: [(&str, Framing); 17] = [
    ("ferguson", Framing::ToEnd),
    ("hdu1846", Framing::Count),
    ("hdu1847", Framing::ToEnd),
    ("hdu2149", Framing::ToEnd),
    ("hdu2897", Framing::ToEnd),
    ("hdu2174", Framing::Zeros("0 0\n")),
    ("hdu1849", Framing::Zeros("0\n")),
    ("hdu1850", Framing::Zeros("0\n")),
    ("hdu1851", Framing::Count),
    ("hdu1848", Framing::Zeros("0 0 0\n")),
    ("hdu1536", Framing::Zeros("0\n")),
    ("hdu1907", Framing::Count),
    ("hdu2509", Framing::ToEnd),
    ("hdu1527", Framing::ToEnd),
    ("hdu2516", Framing::Zeros("0\n")),
    ("poj1704", Framing::Count),
    ("hdu1079", Framing::Count),
];

/// The rivals: what they are, and how they are compiled.
const RIVALS: [(&str, &str, &[&str]); 2] = [
    ("C, fread", "gcc", &["-O2", "-std=gnu99", "-include", "fread.h"]),
    ("C++, streams", "g++", &["-O2", "-include", "streams.h", "-x", "c++"]),
];

/// Races of programs.
pub fn benches(table: &mut Table) {
    // Criterion has the filter too, but only after the programs and their inputs are there.
    let filters: Vec<String> =
        env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let wanted = |id: &str| filters.iter().all(|filter| filter.contains(id));
    if !PROBLEMS.iter().any(|(id, _)| wanted(id)) {
        return;
    }
    let status = Command::new(env!("CARGO"))
        .args(["build", "--release", "--quiet", "--package", "problems"])
        .status();
    assert!(status.is_ok_and(|status| status.success()), "the programs cannot be built");
    for (id, framing) in PROBLEMS {
        if wanted(id) {
            let largest = largest(id).expect("it has cases");
            race(table, id, "largest legal input", &largest);
            let long = folder().join("64-megabytes.in");
            write_long(&largest, framing, &long).expect("the input can be written");
            race(table, id, "64 MB", &long);
        }
    }
}

fn race(table: &mut Table, id: &str, size: &str, input: &Path) {
    let mut programs = vec![("ours", ours(id))];
    programs.extend(RIVALS.iter().filter_map(|rival| Some((rival.0, compiled(id, rival)?))));
    let answers: Vec<Output> = programs.iter().map(|(_, program)| output(program, input)).collect();
    for (answer, (name, _)) in answers.iter().zip(&programs) {
        assert!(answer.status.success(), "{id}, {name}: {}", answer.status);
        assert!(answer.stdout == answers[0].stdout, "{id}, {name}: other answers than ours");
    }
    let bytes = fs::metadata(input).expect("the input is there").len();
    let contenders = programs.iter().map(|(name, program)| (*name, run(program, input))).collect();
    table.race(&format!("{id}, {size}"), Throughput::Bytes(bytes), contenders);
}

/// Runs a program on an input, its answers going nowhere.
fn run<'a>(program: &'a Path, input: &'a Path) -> Work<'a> {
    Box::new(move || {
        let before = cpu_time_of_children();
        let input = File::open(input).expect("the input is there");
        let status = Command::new(program).stdin(input).stdout(Stdio::null()).status();
        assert!(status.is_ok_and(|status| status.success()));
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

/// The largest of its inputs.
fn largest(id: &str) -> Option<PathBuf> {
    let cases = fs::read_dir(root().join("testdata").join(id).join("secret")).ok()?;
    let inputs = cases.filter_map(|case| Some(case.ok()?.path()));
    let inputs = inputs.filter(|path| path.extension().is_some_and(|extension| extension == "in"));
    inputs.max_by_key(|path| fs::metadata(path).map_or(0, |file| file.len()))
}

/// An input of 64 MB: the cases of the largest legal one, again and again.
fn write_long(largest: &Path, framing: Framing, long: &Path) -> io::Result<()> {
    let text = fs::read_to_string(largest)?;
    let (count, cases) = match framing {
        Framing::Count => {
            let (count, cases) = text.split_once('\n').expect("a line with the number of cases");
            (count.trim().parse().expect("the number of cases"), cases)
        }
        Framing::ToEnd => (0, text.as_str()),
        Framing::Zeros(zeros) => (0, text.strip_suffix(zeros).expect("zeros at the end")),
    };
    let times = (64 << 20) / cases.len();
    let mut file = io::BufWriter::new(File::create(long)?);
    if let Framing::Count = framing {
        writeln!(file, "{}", count * times)?;
    }
    for _ in 0..times {
        file.write_all(cases.as_bytes())?;
    }
    if let Framing::Zeros(zeros) = framing {
        file.write_all(zeros.as_bytes())?;
    }
    file.flush()
}

/// Our program, which stands beside the folder of this bench.
fn ours(id: &str) -> PathBuf {
    let bench = env::current_exe().expect("this bench has a path");
    bench.ancestors().nth(2).expect("it is in target/release/deps").join(id)
}

/// A rival, if its compiler is there.
fn compiled(id: &str, (name, compiler, flags): &(&str, &str, &[&str])) -> Option<PathBuf> {
    let program = folder().join(format!("{id}-{compiler}"));
    let mut command = Command::new(compiler);
    command.current_dir(root().join("bench/rivals")).args(*flags);
    let Ok(status) = command.arg(format!("{id}.c")).arg("-o").arg(&program).status() else {
        eprintln!("{name}: skipped, as there is no {compiler}");
        return None;
    };
    assert!(status.success(), "{name}: {compiler} fails on {id}.c");
    Some(program)
}

fn folder() -> &'static Path {
    Path::new(env!("CARGO_TARGET_TMPDIR"))
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("bench/ is in the pack")
}
