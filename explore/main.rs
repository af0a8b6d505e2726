//! `cargo xtask explore`: any game that one types, with its values and its period.

#![allow(clippy::incompatible_msrv)] // only the library is compiled for pages

mod own_rule;
#[cfg(test)]
mod tests;
mod text;

use anyhow::Context;
use clap::{ArgGroup, Parser};
use explore::{json, Request};
use pack::{Metadata, Pack, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Show a game that is typed: Grundy values, what is lost, and the period, with its proof if there is one.
#[derive(Parser)]
#[command(bin_name = "cargo xtask explore", disable_version_flag = true)]
#[command(group(ArgGroup::new("game").required(true).args([
    "takes", "octal", "vectors", "coins", "graph", "tree", "file", "table", "of",
])))]
#[command(after_help = "Examples:
  cargo xtask explore --takes 1..3,8 --to 200 --position 5,9,12
  cargo xtask explore --takes 1..1000000000 --position 1000000000000,5
  cargo xtask explore --takes \"squares but 4\" --misere --position 3,5
  cargo xtask explore --octal 0.137
  cargo xtask explore --vectors \"(1,0)* (0,1)* (1,1)*\" --position \"(3,4) (1,2)\"
  cargo xtask explore --coins \"up to 3\" --position 2,5,6 --json
  echo 0 1 0 1 2 3 2 0 1 0 1 2 3 2 0 1 0 | cargo xtask explore --table -

A file for --file has a function in Rust. Of a position, a list of numbers (a heap of n stones is [n]), it returns the
options, each as a list of the positions whose sum it is. Here a move takes 1 to 3 stones from a heap:
  fn moves(position: &[i64]) -> Vec<Vec<Vec<i64>>> {
      let heap = position[0];
      (1..=heap.min(3)).map(|take| vec![vec![heap - take]]).collect()
  }")]
struct Arguments {
    /// The numbers that a move can take from a heap, such as 1..3,8, 5.. or "1..10 but 4", and names: odd, even, multiples
    /// of K, powers of K, squares, cubes, triangular, primes, fibonacci, any; or divisors, or proper divisors.
    #[arg(long)]
    takes: Option<String>,
    /// A code of octal or hexadecimal digits; dots at its end repeat the last digit for ever.
    #[arg(long)]
    octal: Option<String>,
    /// What moves take from two or three heaps; a star allows any multiple.
    #[arg(long)]
    vectors: Option<String>,
    /// Coins in a row, and what a move may turn: up to K, exactly K, run, run up to K, distances 1, 2.
    #[arg(long)]
    coins: Option<String>,
    /// A file with an edge per line, such as a b: a move takes the token along an edge.
    #[arg(long)]
    graph: Option<PathBuf>,
    /// A file with an edge per line, the root first: a move cuts an edge (Green Hackenbush).
    #[arg(long)]
    tree: Option<PathBuf>,
    /// A file with your own rule, as a function in Rust (see below).
    #[arg(long)]
    file: Option<PathBuf>,
    /// A file with a table, or - for standard input: values, outcomes or lost positions. Which game has them, which period
    /// or formula?
    #[arg(long)]
    table: Option<PathBuf>,
    /// For --table, the number of the first heap, if it is not 0.
    #[arg(long, requires = "table")]
    from: Option<u64>,
    /// For --table, the word for a position that is lost, such as kiki.
    #[arg(long, requires = "table")]
    lost: Option<String>,
    /// For --file, the position to start from, such as 3,4, in place of heaps.
    #[arg(long, requires = "file")]
    start: Option<String>,
    /// A problem: print `explore` and `short.wins` of its problem.yaml, and for each line that is read, a position, the
    /// answer about it; all as JSON, for site/tests/verdicts.mjs.
    #[arg(long, hide = true)]
    of: Option<String>,
    /// The largest heap or place that is shown, or the side of the board.
    #[arg(long)]
    to: Option<usize>,
    /// Whoever moves last loses.
    #[arg(long)]
    misere: bool,
    /// A sum, such as 3,5,7, for its Nim sum and all winning moves: heaps, pairs such as (3,4) (1,2), vertices, heads, the
    /// upper ends of a tree's edges that are left, or positions of your own rule.
    #[arg(long, visible_alias = "heaps")]
    position: Option<String>,
    /// All of it as JSON.
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    judging::run::end_all_by_ctrl_c();
    let arguments = Arguments::parse();
    match arguments.of.as_deref().map_or_else(|| report(&arguments), answers) {
        Ok(report) => {
            judging::print_line!("{}", report.trim_end());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("explore: {}", explore::shortened(&format!("{error:#}")));
            ExitCode::FAILURE
        }
    }
}

/// The game and the formula that a problem has for its pages, and what the explorer says of the positions that are read.
fn answers(id: &str) -> Result<String> {
    let Metadata { explore: fields, short, .. } = Pack::here()?.find(id)?.metadata;
    let wins = short.and_then(|short| short.wins);
    let mut lines = vec![serde_json::json!({ "fields": fields, "wins": wins }).to_string()];
    let field = |name| fields.get(name).map_or(String::new(), |text| text.replace('\n', ";"));
    let is_misere = fields.contains_key("misere");
    let game =
        Request { game: field("kind"), rule: field("rule"), is_misere, ..Request::default() };
    for position in std::io::stdin().lines() {
        let request = Request { position: position?, ..game.clone() };
        lines.push(json::position(&explore::position(&request, &mut |_, _| ())?));
    }
    Ok(lines.join("\n"))
}

/// The answer for a game, as text or as JSON. Fails on a text that is no game, and on positions that are none.
fn report(arguments: &Arguments) -> Result<String> {
    if let Some(file) = &arguments.table {
        return arguments.readings(file);
    }
    let game = arguments.game()?;
    let table = cleared(explore::table(&game, &mut show))?;
    let position = arguments.position.clone().map(|position| {
        let request = Request { position, ..game };
        cleared(explore::position(&request, &mut show))
    });
    let position = position.transpose()?;
    if arguments.json {
        let position = position.map_or("null".to_string(), |position| json::position(&position));
        return Ok(format!("{{\"table\":{},\"position\":{position}}}", json::table(&table)));
    }
    let mut report = text::table(&table);
    if let Some(position) = position {
        report += &text::position(&position, arguments.misere);
    }
    Ok(report)
}

/// Shows how much is done.
fn show(done: usize, all: usize) {
    judging::progress::show(&format!("{done} of {all}"));
}

/// An answer, when no more progress is shown.
fn cleared<T>(answer: std::result::Result<T, explore::Error>) -> Result<T> {
    judging::progress::clear();
    Ok(answer?)
}

impl Arguments {
    /// What is found of a table.
    fn readings(&self, file: &Path) -> Result<String> {
        let text = match file.to_str() {
            Some("-") => std::io::read_to_string(std::io::stdin()),
            _ => fs::read_to_string(file),
        };
        let text = text.with_context(|| format!("expected a table, found {}", file.display()))?;
        let request = Request {
            source: text.lines().map(str::to_string).collect(),
            from: self.from.map_or(String::new(), |from| from.to_string()),
            lost: self.lost.clone().unwrap_or_default(),
            ..Request::default()
        };
        let readings = explore::identify(&request)?;
        if self.json {
            return Ok(json::readings(&readings));
        }
        Ok(readings.iter().map(text::reading).collect::<Vec<_>>().join("\n"))
    }

    /// The game.
    fn game(&self) -> Result<Request> {
        let read = |file: &Path| {
            let text = fs::read_to_string(file);
            text.with_context(|| format!("expected a file, found {}", file.display()))
        };
        let file = |file: &Option<PathBuf>| file.as_deref().map(read).transpose();
        if let Some(file) = &self.file {
            let (text, start) = (read(file)?, self.start.as_deref());
            let game = own_rule::enumerate(file, &text, start, self.to.unwrap_or(100))?;
            return Ok(Request { is_misere: self.misere, ..game });
        }
        let to = self.to.map_or(String::new(), |to| to.to_string());
        let kinds = [
            ("takes", self.takes.clone()),
            ("octal", self.octal.clone()),
            ("vectors", self.vectors.clone()),
            ("coins", self.coins.clone()),
            ("graph", file(&self.graph)?),
            ("tree", file(&self.tree)?),
        ];
        let typed = kinds.into_iter().find_map(|(kind, rule)| Some((kind, rule?)));
        let (kind, rule) = typed.context("expected a game, found none")?;
        let (game, rule) = (kind.to_string(), rule.trim().replace(['\r', '\n'], ";"));
        Ok(Request { game, rule, to, is_misere: self.misere, ..Request::default() })
    }
}
