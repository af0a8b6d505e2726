//! Whole programs on their largest inputs, beside what people would hand in: of every problem the program, its single file
//! and `plain.c`; and for three of them streams of C++, proconio's own stdin, and a reader in C by hand. All must print
//! the same.
//!
//! The arguments are parts of the ids of problems, or `--update`, which writes the tables into README. Without
//! `--bench`, as `cargo test` runs this, everything is run once and nothing is measured.

use anyhow::{ensure, Context};
use judging::compile::{compile_once, compiler, executable};
use judging::run::{judge, Allowed, Verdict};
use pack::markdown::replaced;
use pack::programs::build_released_programs;
use pack::Framing;
use pack::{Pack, Problem, Result, TestFile};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};
use std::{env, fs, iter};

/// The problems with more rivals, one for each kind of input: pairs, rows, and sets with their rows.
const WITH_RIVALS: [(&str, &str); 3] = [
    ("hdu1846", env!("CARGO_BIN_EXE_hdu1846-proconio")),
    ("hdu1849", env!("CARGO_BIN_EXE_hdu1849-proconio")),
    ("hdu1536", env!("CARGO_BIN_EXE_hdu1536-proconio")),
];

/// What the programs of these are called, in the order of [`rivals`].
const RIVALS: [&str; 6] = ["ours", "`plain.c`", "streams", "untied streams", "proconio", "blocks"];

/// The input of rivals is repeated until it has this many bytes, or one of them takes so long.
const LONG: usize = 8 << 20;
const LONG_RUN: Duration = Duration::from_millis(250);

/// A program that takes so long on an input is compared with `plain.c`; of shorter runs most is the start of a process.
const COMPARED_FROM: Duration = Duration::from_millis(20);

/// Programs take turns so often on every input, and for so long besides on the one that is shown.
const TURNS: u32 = 3;
const MEASURED_FOR: Duration = Duration::from_secs(1);

/// What a program took at least, and at most of memory.
#[derive(Clone, Copy)]
struct Run {
    time: Duration,
    memory: u64,
}

/// A problem on the input on which our program takes longest: the program, its single file, and `plain.c`.
struct Row {
    id: String,
    shape: String,
    bytes: u32,
    runs: Vec<Run>,
    /// Our time divided by that of `plain.c`, on the input where that is largest; none if our program is quick on all.
    ratio: Option<f64>,
    limit: Duration,
    /// In MiB, and whether it is confirmed.
    memory: (u32, bool),
}

fn main() -> Result<()> {
    judging::run::measure_if_asked();
    let arguments: Vec<String> = env::args().skip(1).collect();
    let has = |name: &str| arguments.iter().any(|argument| argument == name);
    let (is_test, is_update) = (!has("--bench"), has("--update"));
    let filters: Vec<&String> = arguments.iter().filter(|word| !word.starts_with('-')).collect();
    ensure!(!is_update || filters.is_empty(), "--update is for whole tables");

    let pack = Pack::here()?;
    let mut problems = pack.problems()?;
    problems.retain(|problem| filters.iter().all(|filter| problem.id.contains(*filter)));
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
    pack::data::make(&problems)?;
    eprintln!("Compiling {} programs", problems.len());
    let folder =
        build_released_programs(&pack, problems.iter().map(|problem| problem.id.as_str()))?;
    if !is_test {
        print!("{HEAD}");
    }
    let (mut rows, mut of_rivals) = (Vec::new(), String::new());
    for problem in &problems {
        let named = || format!("problem {}", problem.id);
        let row = row(problem, &folder, is_test).with_context(named)?;
        if !is_test {
            print!("{}", line(&row));
        }
        rows.push(row);
        of_rivals += &rivals(problem, &folder, is_test).with_context(named)?;
    }
    if is_test {
        return Ok(());
    }
    let heads = RIVALS.map(|rival| format!(" {rival} |")).concat();
    let rivals = format!("| |{heads}\n|---|{}\n{of_rivals}", "---:|".repeat(RIVALS.len()));
    print!("{}\n{rivals}", summary(&rows));
    if is_update {
        let lines: String = rows.iter().map(line).collect();
        let programs = format!("{}\n{HEAD}{lines}\n{}", circumstances()?, summary(&rows));
        let readme = replaced(&readme, "programs", &programs);
        let readme = readme.and_then(|readme| replaced(&readme, "rivals", &rivals));
        fs::write(pack.path("bench/README.md"), readme.context("README has not the marks")?)?;
    }
    Ok(())
}

/// Runs the programs of a problem on its largest inputs.
fn row(problem: &Problem, folder: &Path, is_test: bool) -> Result<Row> {
    let id = &problem.id;
    let accepted = problem.folder().join("submissions/accepted");
    let programs = [
        executable(folder, id),
        compiled(rustc(), &[accepted.join(id).with_extension("rs")], id)?,
        compiled(compiler("CC", "cc", &["-O2"]), &[accepted.join("plain.c")], id)?,
    ];
    let mut files = problem.test_files()?;
    files.retain(TestFile::is_largest);
    let mut slowest: Option<(&TestFile, Vec<Run>)> = None;
    let mut ratios = Vec::new();
    for file in &files {
        let (input, answer) = (fs::read(&file.input)?, fs::read(&file.answer)?);
        let turns = if is_test { 1 } else { TURNS };
        let runs = compared(&programs, &input, &answer, turns, Duration::ZERO)?;
        if runs[0].time >= COMPARED_FROM {
            ratios.push(ratio(runs[0].time, runs[2].time));
        }
        if slowest.as_ref().is_none_or(|(_, slowest)| slowest[0].time < runs[0].time) {
            slowest = Some((file, runs));
        }
    }
    let (file, mut runs) = slowest.context("no largest input")?;
    if !is_test {
        let (input, answer) = (fs::read(&file.input)?, fs::read(&file.answer)?);
        runs = compared(&programs, &input, &answer, TURNS, MEASURED_FOR)?;
    }
    let made = problem.made_files()?.into_iter().find(|made| made.name == file.name);
    Ok(Row {
        id: id.clone(),
        shape: made.map(|made| made.desc).unwrap_or_default(),
        bytes: fs::metadata(&file.input)?.len().try_into()?,
        runs,
        ratio: ratios.into_iter().max_by(f64::total_cmp),
        limit: Duration::from_secs_f64(problem.metadata.limits.time_limit),
        memory: (problem.judge_memory(), problem.metadata.judge_memory.is_some()),
    })
}

/// The Rust compiler as judges call it.
fn rustc() -> Command {
    compiler("RUSTC", "rustc", &["-O", "-D", "warnings", "--edition", "2021"])
}

fn compiled(compiler: Command, source: &[PathBuf], name: &str) -> Result<PathBuf> {
    let source: Vec<&Path> = source.iter().map(PathBuf::as_path).collect();
    compile_once(compiler, &source, name).map_err(anyhow::Error::msg)
}

/// Two rows of a table for a problem with more rivals: on its longest input, and on that one repeated; none for others.
fn rivals(problem: &Problem, folder: &Path, is_test: bool) -> Result<String> {
    let id = &problem.id;
    let Some((_, proconio)) = WITH_RIVALS.iter().find(|(other, _)| other == id) else {
        return Ok(String::new());
    };
    let sources = problem.pack.path("bench/rivals");
    let plain = [problem.folder().join("submissions/accepted/plain.c")];
    let streams = [sources.join(format!("{id}.cpp"))];
    let blocks = [sources.join(format!("{id}.c")), sources.join("block.h")];
    let programs = [
        executable(folder, id),
        compiled(compiler("CC", "cc", &["-O2"]), &plain, id)?,
        compiled(compiler("CXX", "c++", &["-O2"]), &streams, id)?,
        compiled(compiler("CXX", "c++", &["-O2", "-DUNTIED"]), &streams, id)?,
        proconio.into(),
        compiled(compiler("CC", "cc", &["-O2"]), &blocks, id)?,
    ];
    let framing = problem.framing()?;
    ensure!(framing != Framing::Single, "an input of one case cannot be repeated");
    let largest = problem.largest_input()?;
    let answers = |input: &str| -> Result<Vec<u8>> {
        let output = judging::run::run_within(
            Duration::from_secs(60),
            &Command::new(&programs[0]),
            input.as_bytes(),
        )?;
        Ok(output.context("our program does not end")?.stdout)
    };
    let (turns, time) = if is_test { (1, Duration::ZERO) } else { (TURNS, MEASURED_FOR) };
    let mut rows = String::new();
    let mut long = largest.clone();
    for name in ["largest", "long"] {
        let mut runs = compared(&programs, long.as_bytes(), &answers(&long)?, turns, time)?;
        while name == "long"
            && !is_test
            && long.len() < LONG
            && runs[1].time.max(runs[0].time) < LONG_RUN
        {
            long = pack::repeated(framing, &long, 2).context("not framed as it should be")?;
            runs = compared(&programs, long.as_bytes(), &answers(&long)?, 1, Duration::ZERO)?;
        }
        if name == "long" {
            runs = compared(&programs, long.as_bytes(), &answers(&long)?, turns, time)?;
        }
        let cell =
            |run: &Run| format!(" {} ({:.2}) |", ms(run.time), ratio(runs[0].time, run.time));
        rows += &format!("| {id}, {name} |{}\n", runs.iter().map(cell).collect::<String>());
    }
    Ok(rows)
}

/// The shortest time of each program on an input: what disturbs a run only makes it longer; what counts is the processors'
/// time. They take turns, so that a busy time of the machine concerns them all.
///
/// # Errors
///
/// If one does not print the answer.
fn compared(
    programs: &[PathBuf],
    input: &[u8],
    answer: &[u8],
    turns: u32,
    time: Duration,
) -> Result<Vec<Run>> {
    let mut best = vec![Run { time: Duration::MAX, memory: 0 }; programs.len()];
    let allowed = Allowed::within(Duration::from_secs(60)).measured();
    let start = Instant::now();
    for turn in 1.. {
        for (program, best) in iter::zip(programs, &mut best) {
            let command = Command::new(program);
            let judged = judge(&command, input, answer, allowed, None)?;
            let name = program.display();
            ensure!(judged.verdict == Verdict::Accepted, "{name}: {:?}", judged.verdict);
            let time = judged.usage.map_or(judged.time, |usage| usage.cpu);
            let memory = judged.usage.map_or(0, |usage| usage.memory);
            *best = Run { time: time.min(best.time), memory: memory.max(best.memory) };
        }
        if turn >= turns && start.elapsed() >= time {
            break;
        }
    }
    Ok(best)
}

const HEAD: &str = "\
| | slowest input | MB | ours | `ID.rs` | `plain.c` | limit | largest ratio | MiB ours | `plain.c` | judge |
|---|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|
";

/// A row of the table of all problems.
fn line(row: &Row) -> String {
    let Row { id, shape, bytes, runs, ratio, limit, memory: (memory, is_confirmed) } = row;
    let times: String = runs.iter().map(|run| format!("{} | ", ms(run.time))).collect();
    let ratio = ratio.map_or("-".to_string(), |ratio| format!("{ratio:.2}"));
    let mebibytes = |run: &Run| run.memory >> 20;
    let guess = if *is_confirmed { "" } else { "?" };
    format!(
        "| {id} | {} | {:.1} | {times}{} | {ratio} | {} | {} | {memory}{guess} |\n",
        shape.replace('|', "\\|"),
        f64::from(*bytes) / 1e6,
        limit.as_millis(),
        mebibytes(&runs[0]),
        mebibytes(&runs[2]),
    )
}

/// What the table says in a few sentences.
fn summary(rows: &[Row]) -> String {
    let mut compared: Vec<(f64, &str)> =
        rows.iter().filter_map(|row| Some((row.ratio?, row.id.as_str()))).collect();
    compared.sort_by(|a, b| b.0.total_cmp(&a.0));
    let shown: Vec<String> =
        compared.iter().take(5).map(|(ratio, id)| format!("{id} {ratio:.2}")).collect();
    let slower = compared.iter().filter(|(ratio, _)| *ratio > 1.0).count();
    let part = |row: &Row| {
        let slowest = row.runs.iter().map(|run| run.time).max().unwrap_or_default();
        slowest.as_secs_f64() / row.limit.as_secs_f64()
    };
    let mut parts: Vec<(f64, &str)> = rows.iter().map(|row| (part(row), row.id.as_str())).collect();
    parts.sort_by(|a, b| b.0.total_cmp(&a.0));
    let nearest: Vec<String> =
        parts.iter().take(5).map(|(part, id)| format!("{id} {:.0} %", 100.0 * part)).collect();
    format!(
        "Of {} programs, {} take {} ms or more on some input. There {} are slower than `plain.c`, the largest ratios being {}. \
         Nearest to the judge's limit, by the slowest of the three, are {}.\n",
        rows.len(),
        compared.len(),
        COMPARED_FROM.as_millis(),
        slower,
        shown.join(", "),
        nearest.join(", ")
    )
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
    let rows = rows.take_while(|line| line.starts_with('|'));
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
