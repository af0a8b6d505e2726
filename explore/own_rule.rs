//! The user's own rule: a function in a file, which is compiled and asked for all positions.

use anyhow::{bail, ensure, Context};
use judging::compile::compiler;
use pack::Result;
use std::env::consts::EXE_SUFFIX;
use std::fs;
use std::path::Path;
use std::process::{Command, Output};

/// The positions that were found, with their options.
pub struct Enumerated {
    /// The numbers of each position, with commas.
    pub names: Vec<String>,
    /// The options as the engine reads them.
    pub options: String,
    /// Whether the positions are the heaps 0, 1, 2, ... in order.
    pub are_heaps: bool,
}

/// The code behind the function in the program. It prints the positions, and their options, each on a line.
const MAIN: &str = "
type Position = Vec<i64>;

fn main() {
    let mut positions: Vec<Position> = START;
    let mut numbers: std::collections::HashMap<Position, usize> = positions.iter().cloned().zip(0..).collect();
    let (mut next, mut options) = (0, Vec::new());
    while next < positions.len() && positions.len() <= MOST {
        let parts = moves(&positions[next]).into_iter().map(|option| {
            let part = |part: Position| {
                let new = positions.len();
                let number = *numbers.entry(part.clone()).or_insert(new);
                if number == new {
                    positions.push(part);
                }
                number.to_string()
            };
            option.into_iter().map(part).collect::<Vec<_>>().join(\" \")
        });
        options.push(parts.collect::<Vec<_>>().join(\",\"));
        next += 1;
    }
    let name = |position: &Position| position.iter().map(i64::to_string).collect::<Vec<_>>().join(\",\");
    println!(\"{}\", positions.iter().map(name).collect::<Vec<_>>().join(\";\"));
    println!(\"{}\", options.join(\";\"));
}
";

/// The most positions.
const MOST: usize = 20_000;

/// The positions that the function `moves` in this file reaches from a position such as `3,4`, or from the heaps of 0 to
/// `to` stones.
pub fn enumerate(file: &Path, start: Option<&str>, to: usize) -> Result<Enumerated> {
    let starts = match start {
        Some(start) => {
            let numbers = start.split(',').map(|number| anyhow::Ok(number.trim().parse::<i64>()?));
            let position = numbers.collect::<Result<Vec<_>>>();
            let found =
                || format!("expected a position to start from such as 3,4, found {start:?}");
            format!("vec![vec!{:?}]", position.ok().with_context(found)?)
        }
        None => format!("(0..={to}).map(|heap| vec![heap]).collect()"),
    };
    let folder = tempfile::tempdir().context("no temporary folder could be made (see TMPDIR)")?;
    let program = folder.path().join("program.rs");
    let path = std::path::absolute(file)?.display().to_string();
    let main = MAIN.replace("START", &starts).replace("MOST", &MOST.to_string());
    fs::write(&program, format!("include!({path:?});\n{main}"))?;
    let binary = folder.path().join(format!("program{EXE_SUFFIX}"));
    let flags = ["-O", "--edition", "2021", "-A", "warnings", "-o"];
    let mut compiler = compiler("RUSTC", "rustc", &flags);
    let compiled =
        compiler.arg(&binary).arg(&program).output().context("rustc could not be started")?;
    if !compiled.status.success() {
        let rule = "expected a file with fn moves(position: &[i64]) -> Vec<Vec<Vec<i64>>>, found";
        bail!("{rule} {}", first_lines(&compiled));
    }
    let output = Command::new(&binary).output()?;
    ensure!(output.status.success(), "the function failed: {}", first_lines(&output));
    let text = String::from_utf8_lossy(&output.stdout);
    let (names, options) = text.trim_end_matches(['\r', '\n']).split_once('\n').unwrap_or_default();
    let names: Vec<String> = names.trim_end().split(';').map(String::from).collect();
    ensure!(names.len() <= MOST, "expected at most {MOST} positions: play may have no end");
    let is_heap = |(heap, name): (usize, &String)| *name == heap.to_string();
    let are_heaps = start.is_none() && names.iter().enumerate().all(is_heap);
    Ok(Enumerated { names, options: options.to_string(), are_heaps })
}

/// What a program says first on its standard error, in one line.
fn first_lines(output: &Output) -> String {
    let text = String::from_utf8_lossy(&output.stderr);
    text.split_whitespace().collect::<Vec<_>>().join(" ").chars().take(200).collect()
}
