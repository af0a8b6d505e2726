//! The user's own rule: a function in a file, which is compiled and asked for all positions.

use anyhow::{bail, ensure, Context};
use explore::Request;
use judging::compile::{compiler, executable};
use judging::run::{run, ExitReason, Limits};
use pack::Result;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::Duration;

/// What is written behind the rule: a type that it may have of its own, and the way to a function that need not be public.
const BEHIND_RULE: &str = "
mod explorer_position {
    pub type Position = Vec<i64>;
}
use explorer_position::*;

pub mod explorer_moves {
    pub fn of(position: &[i64]) -> Vec<Vec<Vec<i64>>> {
        super::moves(position)
    }
}
";

/// The program that asks the rule, behind the constants and the function `starts`. It writes the positions and their
/// options, each on a line, or what is wrong, into the file that is named as its argument, as the rule may print.
const PROGRAM: &str = r#"
use std::alloc::{GlobalAlloc, Layout, System};
use std::collections::HashMap;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Memory up to a limit, as a list without end should not take all that there is.
struct Limited;

static USED: AtomicUsize = AtomicUsize::new(0);

unsafe impl GlobalAlloc for Limited {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        if USED.fetch_add(layout.size(), Ordering::Relaxed) + layout.size() > 1 << 30 {
            return std::ptr::null_mut();
        }
        System.alloc(layout)
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        USED.fetch_sub(layout.size(), Ordering::Relaxed);
        System.dealloc(pointer, layout)
    }
}

#[global_allocator]
static LIMITED: Limited = Limited;

/// `None` is the sum of no positions.
type Position = Option<Vec<i64>>;

fn name(position: &Position) -> String {
    match position.as_deref() {
        None => "sum()".to_string(),
        Some([]) => "[]".to_string(),
        Some(numbers) => numbers.iter().map(i64::to_string).collect::<Vec<_>>().join(","),
    }
}

struct Game {
    positions: Vec<Position>,
    numbers: HashMap<Position, usize>,
    nothing: Position,
}

impl Game {
    fn add(&mut self, position: Position) -> usize {
        if let Some(&number) = self.numbers.get(&position) {
            return number;
        }
        self.numbers.insert(position.clone(), self.positions.len());
        self.positions.push(position);
        self.positions.len() - 1
    }

    /// The options of a position, each as the numbers of its parts: in order, whatever that of the rule is.
    fn options(&mut self, number: usize) -> Vec<Vec<usize>> {
        let position = self.positions[number].clone();
        let mut options = Vec::new();
        for option in position.map_or(Vec::new(), |position| rule::explorer_moves::of(&position)) {
            let parts = match option.is_empty() {
                true => vec![self.nothing.clone()],
                false => option.into_iter().map(Some).collect(),
            };
            let mut numbers: Vec<usize> = parts.into_iter().map(|part| self.add(part)).collect();
            numbers.sort();
            options.push(numbers);
        }
        options.sort();
        options.dedup();
        options
    }
}

fn found() -> Result<String, String> {
    let mut game = Game { positions: Vec::new(), numbers: HashMap::new(), nothing: None };
    for start in starts() {
        game.add(start);
    }
    let (mut all, mut parts) = (Vec::new(), 0);
    while all.len() < game.positions.len() {
        let options = game.options(all.len());
        if all.is_empty() && options.is_empty() && game.positions[0] == Some(vec![0]) {
            game.nothing = Some(vec![0]); // a heap of none has no moves either
        }
        parts += options.iter().map(Vec::len).sum::<usize>();
        if game.positions.len() > MOST_POSITIONS {
            return Err(format!("expected at most {MOST_POSITIONS} positions: play may have no end"));
        }
        if parts > MOST_OPTIONS {
            let at = name(&game.positions[all.len()]);
            return Err(format!("expected at most {MOST_OPTIONS} options of all positions, found more up to {at}"));
        }
        all.push(options);
    }
    let names: Vec<String> = game.positions.iter().map(name).collect();
    let sum = |parts: &Vec<usize>| parts.iter().map(usize::to_string).collect::<Vec<_>>().join(" ");
    let listed = |options: &Vec<_>| options.iter().map(sum).collect::<Vec<_>>().join(",");
    Ok(format!("{}\n{}", names.join(";"), all.iter().map(listed).collect::<Vec<_>>().join(";")))
}

fn main() {
    let file = std::env::args_os().nth(1).expect("a file");
    std::fs::write(file, found().unwrap_or_else(|problem| problem)).expect("the file can be written");
}
"#;

/// The most positions.
const MOST_POSITIONS: usize = 20_000;

/// The most options, or parts of them, of all positions together.
const MOST_OPTIONS: usize = 5_000_000;

/// How long the rule may take.
const LONGEST: Duration = Duration::from_secs(10);

/// How much the rule may print, which nobody reads.
const MOST_PRINTED: usize = 64 << 20;

/// The game of the positions that the function `moves` in this text reaches from a position such as `3,4`, or from the
/// heaps of 0 to `to` stones. They have names unless they are these heaps. Messages name the file.
pub fn enumerate(file: &Path, text: &str, start: Option<&str>, to: usize) -> Result<Request> {
    let starts = if let Some(start) = start {
        let numbers = start.split(',').map(|number| anyhow::Ok(number.trim().parse::<i64>()?));
        let position = numbers.collect::<Result<Vec<_>>>();
        let found = || format!("expected a position to start from such as 3,4, found {start:?}");
        format!("vec![Some(vec!{:?})]", position.ok().with_context(found)?)
    } else {
        let most = MOST_POSITIONS - 1;
        ensure!(to <= most, "expected heaps of at most {most} stones, found --to {to}");
        format!("(0..={to}).map(|heap| Some(vec![heap])).collect()")
    };
    let folder = tempfile::tempdir().context("no temporary folder could be made (see TMPDIR)")?;
    let path = |name: &str| folder.path().join(name);
    let (library, binary) = (path("librule.rlib"), executable(folder.path(), "asks_the_rule"));
    let source = folder.path().join(file.file_name().context("expected a file")?);
    fs::write(&source, format!("{text}\n{BEHIND_RULE}"))?;
    let flags = ["--crate-name", "rule", "--crate-type", "rlib"];
    if let Some(errors) =
        errors(rustc(folder.path()).args(flags).arg(&source).arg("-o").arg(&library))?
    {
        bail!(
            "expected a file with fn moves(position: &[i64]) -> Vec<Vec<Vec<i64>>>, found {errors}"
        );
    }
    let program = format!(
        "const MOST_POSITIONS: usize = {MOST_POSITIONS};
        const MOST_OPTIONS: usize = {MOST_OPTIONS};
        fn starts() -> Vec<Position> {{ {starts} }}
        {PROGRAM}"
    );
    fs::write(path("asks_the_rule.rs"), program)?;
    let mut compiler = rustc(folder.path());
    compiler
        .arg("--extern")
        .arg(format!("rule={}", library.display()))
        .arg(path("asks_the_rule.rs"));
    if let Some(errors) = errors(compiler.arg("-o").arg(&binary))? {
        bail!("the rule cannot be asked: {errors}");
    }
    let found = path("found");
    let limits = Limits { time: LONGEST, output: MOST_PRINTED, measured: false };
    let run = run(Command::new(binary).arg(&found), b"", limits)?;
    match run.end {
        ExitReason::TimeLimit => {
            bail!("expected a function that ends, found none after {} s", LONGEST.as_secs())
        }
        ExitReason::OutputLimit => {
            bail!("expected a function that prints at most {MOST_PRINTED} bytes")
        }
        ExitReason::Exit(status) => {
            ensure!(status.success(), "the function failed: {}", first_lines(&run.stderr))
        }
    }
    ensure!(found.exists(), "the function failed: it ended the program");
    let found = fs::read_to_string(found)?;
    let Some((names, options)) = found.split_once('\n') else { bail!(found) };
    let mut names: Vec<String> = names.split(';').map(String::from).collect();
    let is_heap = |(heap, name): (usize, &String)| *name == heap.to_string();
    let are_heaps = start.is_none() && names.iter().enumerate().all(is_heap);
    if are_heaps {
        names.clear();
    }
    let (game, options) = ("rule".to_string(), options.to_string());
    Ok(Request { game, options, are_heaps, names, ..Request::default() })
}

/// The compiler, which names files without this folder.
fn rustc(folder: &Path) -> Command {
    // Nothing that a file says of warnings counts.
    let mut rustc =
        compiler("RUSTC", "rustc", &["-O", "--edition", "2021", "--cap-lints", "allow"]);
    rustc.arg("--remap-path-prefix").arg(format!("{}=", folder.display()));
    rustc
}

/// What the compiler says if it fails.
fn errors(compiler: &mut Command) -> Result<Option<String>> {
    let output = compiler.output().context("rustc could not be started")?;
    Ok((!output.status.success()).then(|| first_lines(&output.stderr)))
}

/// What a program says first on its standard error, in one line.
fn first_lines(stderr: &[u8]) -> String {
    let text = String::from_utf8_lossy(stderr);
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(200).collect()
}
