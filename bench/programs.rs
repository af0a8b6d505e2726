//! Whole programs beside what people would hand in: every problem's `plain.c`, and for three of them streams of C++,
//! proconio's own stdin, and a reader in C by hand. All must print the same.
//!
//! The arguments are parts of the ids of problems, or `--update`, which writes the tables into README. Without
//! `--bench`, as `cargo test` runs this, everything is run once and nothing is measured.

use anyhow::{ensure, Context};
use common::judge::Framing;
use pack::compile::{build_programs, compile_once, compiler};
use pack::markdown::replaced;
use pack::{Pack, Problem, Result};
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, iter};

/// The problems with more rivals, one for each kind of input: pairs, rows, and sets with their rows.
const WITH_RIVALS: [(&str, &str); 3] = [
    ("hdu1846", env!("CARGO_BIN_EXE_hdu1846-proconio")),
    ("hdu1849", env!("CARGO_BIN_EXE_hdu1849-proconio")),
    ("hdu1536", env!("CARGO_BIN_EXE_hdu1536-proconio")),
];

/// What their programs are called, in the order of [`programs`].
const RIVALS: [&str; 6] = ["ours", "`plain.c`", "streams", "untied streams", "proconio", "blocks"];

/// An input is long if it has so many bytes, or if our program or `plain.c` takes so long.
const LONG: usize = 8 << 20;
const LONG_RUN: Duration = Duration::from_millis(250);

/// Programs take turns for so long, and for so many turns at least.
const MEASURED_FOR: Duration = Duration::from_secs(1);
const LEAST_TURNS: u32 = 5;

/// A problem, and how long each of its programs takes on the largest input and on the long one, if it has one.
struct Row {
    id: String,
    times: [Vec<Duration>; 2],
}

fn main() -> Result<()> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let has = |name: &str| arguments.iter().any(|argument| argument == name);
    let (is_test, is_update) = (!has("--bench"), has("--update"));
    let filters: Vec<&String> = arguments.iter().filter(|word| !word.starts_with('-')).collect();
    ensure!(!is_update || filters.is_empty(), "--update is for whole tables");

    let pack = Pack::here()?;
    let mut problems = pack.problems()?;
    problems.retain(|problem| {
        problem.has("submissions/accepted/plain.c")
            && filters.iter().all(|filter| problem.id.contains(*filter))
    });
    let readme = pack.read("bench/README.md")?;
    if is_test && filters.is_empty() {
        // A problem that is new has no row yet.
        let is_there = |id: &&str| problems.iter().any(|problem| problem.id == **id);
        let unknown = ids_in(&readme).into_iter().find(|id| !is_there(id));
        ensure!(unknown.is_none(), "bench/README.md has a row of {unknown:?}, which is no problem");
    }
    if problems.is_empty() {
        return Ok(());
    }
    eprintln!("Compiling {} programs", problems.len());
    let ids = problems.iter().map(|problem| problem.id.as_str());
    let folder = build_programs(&pack, ids)?;
    if !is_test {
        print!("{HEAD}");
    }
    let mut rows = Vec::new();
    for problem in &problems {
        let row =
            row(problem, &folder, is_test).with_context(|| format!("problem {}", problem.id))?;
        if !is_test {
            print!("{}", line(&row));
        }
        rows.push(row);
    }
    if is_test {
        return Ok(());
    }
    let rivals = table_of_rivals(&rows);
    print!("{}\n{rivals}", means(&rows));
    if is_update {
        let lines: String = rows.iter().map(line).collect();
        let programs = format!("{}\n{HEAD}{lines}{}", circumstances()?, means(&rows));
        let readme = replaced(&readme, "programs", &programs);
        let readme = readme.and_then(|readme| replaced(&readme, "rivals", &rivals));
        fs::write(pack.path("bench/README.md"), readme.context("README has not the marks")?)?;
    }
    Ok(())
}

/// Runs the programs of a problem on its inputs.
fn row(problem: &Problem, folder: &Path, is_test: bool) -> Result<Row> {
    let programs = programs(problem, folder)?;
    let largest = problem.largest_input()?;
    let mut times = [compared(&programs, &largest, is_test)?, Vec::new()];
    let framing = problem.framing()?;
    if framing != Framing::Single {
        let mut repeats = 2;
        let mut long = pack::repeated(framing, &largest, repeats)?;
        while !is_test && long.len() < LONG && slowest(&programs[..2], &long)? < LONG_RUN {
            repeats *= 2;
            long = pack::repeated(framing, &largest, repeats)?;
        }
        times[1] = compared(&programs, &long, is_test)?;
    }
    Ok(Row { id: problem.id.clone(), times })
}

/// Our program, `plain.c`, and the rivals.
fn programs(problem: &Problem, folder: &Path) -> Result<Vec<PathBuf>> {
    let id = &problem.id;
    let compiled = |compiler: Command, source: &[PathBuf], name: &str| {
        let source: Vec<&Path> = source.iter().map(PathBuf::as_path).collect();
        compile_once(compiler, &source, name).map_err(anyhow::Error::msg)
    };
    let plain = problem.folder().join("submissions/accepted/plain.c");
    let mut programs = vec![
        folder.join(id).with_extension(env::consts::EXE_EXTENSION),
        compiled(compiler("CC", "cc", &["-O2"]), &[plain], id)?,
    ];
    if let Some((_, proconio)) = WITH_RIVALS.iter().find(|(other, _)| other == id) {
        let rivals = problem.pack.path("bench/rivals");
        let streams = [rivals.join(format!("{id}.cpp"))];
        let blocks = [rivals.join(format!("{id}.c")), rivals.join("block.h")];
        programs.push(compiled(compiler("CXX", "c++", &["-O2"]), &streams, id)?);
        programs.push(compiled(compiler("CXX", "c++", &["-O2", "-DUNTIED"]), &streams, id)?);
        programs.push(proconio.into());
        programs.push(compiled(compiler("CC", "cc", &["-O2"]), &blocks, id)?);
    }
    Ok(programs)
}

/// The shortest time of each program on an input: what disturbs a run only makes it longer. They take turns, so
/// that a busy time of the machine concerns them all. In a test one turn will do.
///
/// # Errors
///
/// If they do not print the same.
fn compared(programs: &[PathBuf], input: &str, is_test: bool) -> Result<Vec<Duration>> {
    let input = &written(input)?;
    let mut answers = Vec::new();
    for program in programs {
        let output = Command::new(program).stdin(File::open(input)?).output()?;
        ensure!(output.status.success(), "{}: {}", program.display(), output.status);
        answers.push(output.stdout);
        let is_same = answers.last() == answers.first();
        ensure!(is_same, "{}: other answers than ours", program.display());
    }
    let mut shortest = vec![Duration::MAX; programs.len()];
    let start = Instant::now();
    for turn in 1.. {
        for (program, shortest) in iter::zip(programs, &mut shortest) {
            *shortest = run(program, input)?.min(*shortest);
        }
        if is_test || turn >= LEAST_TURNS && start.elapsed() >= MEASURED_FOR {
            break;
        }
    }
    Ok(shortest)
}

/// How long the slowest program runs on an input.
fn slowest(programs: &[PathBuf], input: &str) -> Result<Duration> {
    let input = written(input)?;
    programs
        .iter()
        .try_fold(Duration::ZERO, |slowest, program| Ok(slowest.max(run(program, &input)?)))
}

/// The file of an input, which holds it until the next one is written.
fn written(input: &str) -> Result<PathBuf> {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bench.in");
    fs::write(&path, input)?;
    Ok(path)
}

/// How long a program runs on an input, its answers going nowhere: the processor's time, of user and system.
fn run(program: &Path, input: &Path) -> Result<Duration> {
    let before = cpu_time_of_children()?;
    let status = Command::new(program).stdin(File::open(input)?).stdout(Stdio::null()).status()?;
    ensure!(status.success(), "{}: {status}", program.display());
    Ok(cpu_time_of_children()?.saturating_sub(before))
}

#[cfg(unix)]
fn cpu_time_of_children() -> Result<Duration> {
    use nix::sys::resource::{getrusage, UsageWho};
    let usage = getrusage(UsageWho::RUSAGE_CHILDREN)?;
    let times = [usage.user_time(), usage.system_time()];
    let micros: i64 = times.iter().map(|time| time.tv_sec() * 1_000_000 + time.tv_usec()).sum();
    Ok(Duration::from_micros(micros.try_into()?))
}

/// Elsewhere the clock has to do, which goes on while others work.
#[cfg(not(unix))]
fn cpu_time_of_children() -> Result<Duration> {
    use std::sync::LazyLock;
    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    Ok(START.elapsed())
}

const HEAD: &str = "\
| | largest: ours | `plain.c` | ratio | long: ours | `plain.c` | ratio |
|---|---:|---:|---:|---:|---:|---:|
";

/// A row of the table of all problems.
fn line(row: &Row) -> String {
    let cells = row.times.iter().map(|times| match times[..] {
        [ours, plain, ..] => format!("{} | {} | {:.2}", ms(ours), ms(plain), ratio(ours, plain)),
        _ => "- | - | -".to_string(),
    });
    format!("| {} | {} |\n", row.id, cells.collect::<Vec<_>>().join(" | "))
}

/// The last row of it: the geometric means of the ratios.
fn means(rows: &[Row]) -> String {
    let mean = |input: usize| {
        let measured = rows.iter().filter(|row| !row.times[input].is_empty());
        let ratios = measured.map(|row| ratio(row.times[input][0], row.times[input][1]));
        let add = |(sum, count), ratio: f64| (sum + ratio.ln(), count + 1.0);
        let (sum, count) = ratios.fold((0.0, 0.0), add);
        if count > 0.0 {
            format!("{:.2}", f64::exp(sum / count))
        } else {
            "-".to_string()
        }
    };
    format!("| geometric mean | | | {} | | | {} |\n", mean(0), mean(1))
}

/// The table of the problems with more rivals.
fn table_of_rivals(rows: &[Row]) -> String {
    let heads = RIVALS.map(|rival| format!(" {rival} |")).concat();
    let mut table = format!("| |{heads}\n|---|{}\n", "---:|".repeat(RIVALS.len()));
    for row in rows.iter().filter(|row| row.times[0].len() == RIVALS.len()) {
        for (times, input) in iter::zip(&row.times, ["largest", "long"]) {
            let cell = |time| format!(" {} ({:.2}) |", ms(time), ratio(times[0], time));
            let cells: String = times.iter().copied().map(cell).collect();
            table += &format!("| {}, {input} |{cells}\n", row.id);
        }
    }
    table
}

fn ms(time: Duration) -> String {
    format!("{:.1}", time.as_secs_f64() * 1000.0)
}

fn ratio(ours: Duration, other: Duration) -> f64 {
    ours.as_secs_f64() / other.as_secs_f64()
}

/// The problems in the table in README.
fn ids_in(readme: &str) -> Vec<&str> {
    let table = readme.split_once("<!-- programs -->").map_or("", |(_, table)| table);
    let rows = table.lines().skip_while(|line| !line.starts_with("|---")).skip(1);
    let rows = rows.take_while(|line| !line.starts_with("| geometric mean"));
    rows.filter_map(|row| row.split(['|', ' ']).find(|word| !word.is_empty())).collect()
}

/// When and with what the tables are measured.
fn circumstances() -> Result<String> {
    let says = |program: &str, argument: &str| -> Result<String> {
        let output = Command::new(program).arg(argument).output()?;
        Ok(String::from_utf8(output.stdout)?.lines().next().unwrap_or_default().to_string())
    };
    let (date, rustc, cc) =
        (says("date", "+%F")?, says("rustc", "--version")?, says("cc", "--version")?);
    Ok(format!("Measured on {date} with {rustc} and {cc}.\n"))
}
