//! `cargo xtask explore`: any game that one types, with its values and its period.

#![allow(clippy::incompatible_msrv)] // only the library is compiled for pages

use anyhow::{anyhow, ensure, Context};
use clap::{ArgGroup, Parser};
use pack::{Metadata, Pack, Result};
use serde_json::Value;
use std::collections::HashMap;
use std::fmt::Write;
use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

/// Show a game that is typed: Grundy values, what is lost, and the period, with its proof if there is one.
#[derive(Parser, Default)]
#[command(bin_name = "cargo xtask explore", disable_version_flag = true)]
#[command(group(ArgGroup::new("game").required(true).args([
    "takes", "octal", "vectors", "coins", "graph", "tree", "rule", "of",
])))]
#[command(after_help = "Examples:
  cargo xtask explore --takes 2,5
  cargo xtask explore --takes 1..3,8 --to 200 --position 5,9,12
  cargo xtask explore --takes \"powers of 2\" --misere --position 3,5
  cargo xtask explore --octal 0.137
  cargo xtask explore --octal 4.333...
  cargo xtask explore --vectors \"(1,0)* (0,1)* (1,1)*\" --position \"(3,4) (1,2)\"
  cargo xtask explore --coins \"up to 3\" --position 2,5,6 --json

A file for --rule has a line for each position, with its options, of which each may be a sum:
  0:
  1: 0
  2: 1, 0
  3: 2, 1 + 1")]
struct Arguments {
    /// The numbers that a move can take from a heap, such as 1..3,8, or one of the sets: powers of K, squares, primes,
    /// fibonacci, divisors, proper divisors.
    #[arg(long)]
    takes: Option<String>,
    /// A code of octal or hexadecimal digits; dots at its end repeat the last digit for ever.
    #[arg(long)]
    octal: Option<String>,
    /// What moves take from two or three heaps; a star allows any multiple.
    #[arg(long)]
    vectors: Option<String>,
    /// Coins in a row, and what a move may turn: up to K, run, run up to K, distances 1, 2.
    #[arg(long)]
    coins: Option<String>,
    /// A file with an edge per line, such as a b: a move takes the token along an edge.
    #[arg(long)]
    graph: Option<PathBuf>,
    /// A file with an edge per line, the root first: a move cuts an edge (Green Hackenbush).
    #[arg(long)]
    tree: Option<PathBuf>,
    /// A file with a line for each position of a game of one's own: position: option, option + option.
    #[arg(long)]
    rule: Option<PathBuf>,
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
    /// A sum, such as 3,5,7, for its Nim sum and all winning moves; positions of two heaps as (3,4) (1,2), vertices, heads, or
    /// for a tree the upper ends of the edges that are left.
    #[arg(long, visible_alias = "heaps")]
    position: Option<String>,
    /// All of it as JSON.
    #[arg(long)]
    json: bool,
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    match arguments.of.as_deref().map_or_else(|| report(&arguments), answers) {
        Ok(report) => {
            pack::tell!("{}", report.trim_end());
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("explore: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// The game and the formula that a problem has for its pages, and what the explorer says of the positions that are read.
fn answers(id: &str) -> Result<String> {
    let Metadata { explore: fields, short, .. } = Pack::here()?.find(id)?.metadata;
    let wins = short.and_then(|short| short.wins);
    let mut lines = vec![serde_json::json!({ "fields": fields, "wins": wins }).to_string()];
    let game: String = fields
        .iter()
        .map(|(name, text)| match name.as_str() {
            "kind" => format!("game {text}\n"),
            _ => format!("{name} {}\n", text.replace('\n', ";")),
        })
        .filter(|line| !line.starts_with("position "))
        .collect();
    for position in std::io::stdin().lines() {
        let request = format!("{game}ask position\nposition {}", position?);
        lines.push(
            explore::answer(&request, |_, _| ()).map_err(|problem| anyhow!(problem.message))?,
        );
    }
    Ok(lines.join("\n"))
}

/// All that is said of a game, as text or as JSON. Fails on what is no game, and on positions that are none.
fn report(arguments: &Arguments) -> Result<String> {
    let (kind, rule) = arguments.game()?;
    let mut names = Vec::new();
    let mut game = format!("game {kind}\n");
    if kind == "rule" {
        let explicit = explicit(&rule)?;
        let is_heap = |(i, name): (usize, &String)| *name == i.to_string();
        if explicit.names.iter().enumerate().all(is_heap) {
            game += "heaps\n";
        }
        game += &format!("options {}\n", explicit.options);
        names = explicit.names;
    } else {
        game += &format!("rule {}\n", rule.trim().replace(['\r', '\n'], ";"));
    }
    if arguments.misere {
        game += "misere\n";
    }
    if let Some(to) = arguments.to {
        game += &format!("to {to}\n");
    }
    let asked = |question: &str| -> Result<Value> {
        let progress = |done, all| pack::progress::show(&format!("{done} of {all}"));
        let answer = explore::answer(&format!("{game}{question}"), progress);
        pack::progress::clear();
        Ok(serde_json::from_str(&answer.map_err(|problem| anyhow!(problem.message))?)?)
    };
    let table = asked("ask table")?;
    let typed = table["names"].as_array().filter(|_| kind == "tree");
    if let Some(typed) = typed {
        names = typed.iter().map(|name| text_of(name).to_string()).collect();
    }
    let position = match &arguments.position {
        Some(text) => Some(asked(&format!("ask position\nposition {}", numbers(text, &names)?))?),
        None => None,
    };
    if arguments.json {
        return Ok(serde_json::json!({ "table": table, "position": position }).to_string());
    }
    let mut report = shown(&table, &names);
    if let Some(position) = position {
        let names = if kind == "rule" { &*names } else { &[] };
        report += &sum(&position, names, arguments.misere)?;
    }
    Ok(report)
}

impl Arguments {
    /// The kind of the game, and its rule, from a file if it is long.
    fn game(&self) -> Result<(&'static str, String)> {
        let typed = [
            ("takes", &self.takes),
            ("octal", &self.octal),
            ("vectors", &self.vectors),
            ("coins", &self.coins),
        ];
        if let Some((kind, rule)) =
            typed.iter().find_map(|(kind, rule)| Some((kind, (*rule).clone()?)))
        {
            return Ok((kind, rule));
        }
        let files = [("graph", &self.graph), ("tree", &self.tree), ("rule", &self.rule)];
        let (kind, file) = files
            .iter()
            .find_map(|(kind, file)| Some((*kind, file.as_ref()?)))
            .context("a game")?;
        let text = fs::read_to_string(file);
        Ok((kind, text.with_context(|| format!("expected a file, found {}", file.display()))?))
    }
}

/// A game of lines `position: option, option + option`.
struct Explicit {
    names: Vec<String>,
    /// The options as the engine reads them.
    options: String,
}

/// Reads the lines of a game. Empty ones, and those that begin with #, say nothing.
fn explicit(text: &str) -> Result<Explicit> {
    let mut lines = Vec::new();
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            let halves = line.split_once(':').with_context(|| {
                format!("line {number}: expected position: option, option + option, found {line:?}")
            })?;
            lines.push((number, halves.0.trim().to_string(), halves.1.trim()));
        }
    }
    ensure!(!lines.is_empty(), "expected lines such as 3: 2, 1 + 1, found none");
    let mut places: HashMap<&str, usize> = HashMap::new();
    for (place, (number, name, _)) in lines.iter().enumerate() {
        let earlier = places.insert(name, place);
        ensure!(
            earlier.is_none(),
            "line {number}: expected each position once, found {name:?} again"
        );
    }
    let part = |number: usize, part: &str| {
        let place = places.get(part.trim()).with_context(|| {
            let part = part.trim();
            format!("line {number}: expected positions that have a line, found {part:?}; write {part}: if no move leads on")
        });
        place.map(usize::to_string)
    };
    let option = |number, option: &str| -> Result<String> {
        Ok(option.split('+').map(|text| part(number, text)).collect::<Result<Vec<_>>>()?.join(" "))
    };
    let options = lines.iter().map(|(number, _, options)| match *options {
        "" => Ok(String::new()),
        options => Ok(options
            .split(',')
            .map(|text| option(*number, text))
            .collect::<Result<Vec<_>>>()?
            .join(",")),
    });
    let options = options.collect::<Result<Vec<_>>>()?.join(";");
    Ok(Explicit { names: lines.into_iter().map(|line| line.1).collect(), options })
}

/// A position with the numbers of names where there are names.
fn numbers(text: &str, names: &[String]) -> Result<String> {
    if names.is_empty() {
        return Ok(text.to_string());
    }
    let parts = text.split([',', ' ']).filter(|part| !part.is_empty());
    let number = |part: &str| {
        let place = names.iter().position(|name| name == part);
        Ok(place
            .with_context(|| format!("expected positions of the game, found {part:?}"))?
            .to_string())
    };
    Ok(parts.map(number).collect::<Result<Vec<_>>>()?.join(" "))
}

fn text_of(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A table with all that is known of its game.
fn shown(table: &Value, names: &[String]) -> String {
    let word = |value: &Value| match value {
        Value::Bool(wins) => if *wins { "W" } else { "L" }.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(numbers) => {
            format!("({})", numbers.iter().map(Value::to_string).collect::<Vec<_>>().join(","))
        }
        number => number.to_string(),
    };
    let words = |key: &str| list(&table[key]).iter().map(word).collect::<Vec<_>>();
    let own = words("names");
    let names = if own.is_empty() { names } else { &own };
    let cells = ["values", "wins"].map(words).into_iter().find(|cells| !cells.is_empty());
    let mut text = String::new();
    if names.is_empty() {
        let side = table["side"].as_u64().and_then(|side| usize::try_from(side).ok());
        text += &rows(&cells.unwrap_or_default(), side.unwrap_or(10));
    } else {
        let columns = ["outcomes", "moves", "values"].map(words);
        for (i, name) in names.iter().enumerate() {
            let cells = columns.iter().filter_map(|column| column.get(i).map(String::as_str));
            text += &format!("{name}: {}\n", cells.collect::<Vec<_>>().join(" "));
        }
    }
    for key in ["lost", "differences"] {
        if table[key].is_array() {
            text += &format!("{key}: {}\n", words(key).join(" "));
        }
    }
    if table["period"].is_object() {
        text += &format!("{}\n", period(&table["period"]));
    }
    if let Some(first) = table["searched"].as_u64() {
        let what = names.get(usize::try_from(first).unwrap_or(0)).cloned();
        let what = what.unwrap_or_else(|| first.to_string());
        text += &format!("from {what} on by a search, as far as it ends soon\n");
    }
    for known in list(&table["known"]) {
        text +=
            &format!("known as {}; agrees up to {}\n", text_of(&known["text"]), known["agrees"]);
    }
    for pattern in list(&table["patterns"]) {
        text += &format!("{}\n", text_of(pattern));
    }
    text
}

/// So many values per row, with the number of the first of each.
fn rows(cells: &[String], columns: usize) -> String {
    let width = cells.iter().map(String::len).max().unwrap_or(0);
    let first = cells.len().saturating_sub(1).to_string().len();
    let row = |(row, cells): (usize, &[String])| {
        let cells: String = cells.iter().map(|cell| format!(" {cell:>width$}")).collect();
        let number = if columns == 10 { 10 * row } else { row };
        format!("{number:>first$}:{cells}\n")
    };
    cells.chunks(columns).enumerate().map(row).collect()
}

/// What is known of the values beyond the largest heap that was computed.
fn period(period: &Value) -> String {
    let [kind, theorem] = ["kind", "theorem"].map(|key| text_of(&period[key]));
    let [start, length, saltus, checked, to] =
        ["start", "length", "saltus", "checked", "to"].map(|key| period[key].as_u64().unwrap_or(0));
    let theorem = match theorem {
        "subtraction" => "the theorem on subtraction games",
        _ => "the theorem of Guy and Smith",
    };
    let from = match start {
        0 => "from heap 0 on".to_string(),
        start => format!("from heap {start} on (heap {} is the last exception)", start - 1),
    };
    let what = match saltus {
        0 => format!("period {length} {from}"),
        saltus => format!("arithmetic period {length} with saltus {saltus} {from}"),
    };
    match kind {
        "proved" => format!("{what}: proved by {theorem}, which asks for heaps up to {checked}"),
        "seen" => format!("{what}: seen up to heap {to}, not proved"),
        _ => format!("no period seen up to heap {to}"),
    }
}

/// The most winning moves that are listed.
const MOST_MOVES: usize = 20;

/// The values of the parts, their Nim sum in binary columns, and the winning moves.
fn sum(position: &Value, names: &[String], is_misere: bool) -> Result<String> {
    let named = |text: &str| {
        let word = |word: &str| match word.parse::<usize>().ok().and_then(|i| names.get(i)) {
            Some(name) => name.clone(),
            None => word.to_string(),
        };
        text.split(' ').map(word).collect::<Vec<_>>().join(" ")
    };
    let value = |part: &Value| part["value"].as_u64();
    let parts = list(&position["parts"]);
    let largest = parts.iter().filter_map(value).max().unwrap_or(0);
    let bits = (64 - largest.leading_zeros() as usize).max(1);
    let mut text = String::new();
    if let Some(nim_sum) = position["sum"].as_u64() {
        for part in parts {
            let (heap, value) = (named(text_of(&part["text"])), value(part).unwrap_or(0));
            writeln!(text, "heap {heap:>6}   value {value:>6}   {value:0bits$b}")?;
        }
        writeln!(text, "Nim sum {nim_sum:>19}   {nim_sum:0bits$b}")?;
    }
    match &position["reason"] {
        Value::String(name) if name == "sj" => text += "misere play, by the SJ theorem\n",
        Value::String(_) => text += "misere play, by the theorem on tame games\n",
        Value::Number(count) => writeln!(text, "misere play, by a search of {count} positions")?,
        _ if is_misere => text += "misere play\n",
        _ => {}
    }
    let wins = list(&position["moves"]).iter().filter(|a_move| a_move["lost"] == true);
    let moves: Vec<String> = wins.map(|a_move| named(text_of(&a_move["text"]))).collect();
    if position["draw"] == true {
        text += "draw: no move wins\n";
    } else if position["lost"] == true {
        text += "lost: no move wins\n";
    } else if moves.is_empty() {
        text += "won: there is no move\n";
    } else {
        writeln!(text, "winning moves:")?;
        text.extend(moves.iter().take(MOST_MOVES).map(|text| format!("  {text}\n")));
        if moves.len() > MOST_MOVES {
            text += "  ...\n";
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn explored(arguments: impl std::borrow::Borrow<Arguments>) -> String {
        report(arguments.borrow()).unwrap_or_else(|error| format!("{error:#}"))
    }

    fn text(text: &str) -> Option<String> {
        Some(text.to_string())
    }

    #[test]
    fn a_subtraction_game() {
        let expected = " 0: 0 0 1 1 0 2 1 0 0 1
10: 1 0 2
lost: 0 1 4 7 8 11
differences: 1 3 3 1 3
period 7 from heap 0 on: proved by the theorem on subtraction games, which asks for heaps up to 12
known as S-Nim (hdu1536): take a number from a finite set: the values are periodic; agrees up to 1000
known as Why subtraction games become periodic: take a number from a finite set: the values are periodic; agrees up to 1000
known as Which game is this?: take a number from a finite set: the values are periodic; agrees up to 1000
heap      5   value      2   10
heap      6   value      1   01
Nim sum                   3   11
winning moves:
  5 → 3
";
        let game = Arguments {
            takes: text("2,5"),
            to: Some(12),
            position: text("5,6"),
            ..Arguments::default()
        };
        assert_eq!(explored(game), expected);
    }

    #[test]
    fn misere_and_its_limits() {
        let game = |takes, octal, position| {
            let to = Some(5);
            explored(Arguments { takes, octal, position, to, misere: true, ..Arguments::default() })
        };
        let found = game(text("1..3"), None, text("2, 3"));
        assert!(found.starts_with("0: W L W W W L\nlost: 1 5\ndifferences: 4\n"), "{found}");
        let end = "   01\nmisere play, by the SJ theorem\nwinning moves:\n  3 → 2\n";
        assert!(found.ends_with(end), "{found}");
        let found = game(None, text("0.77"), text("5 1"));
        assert!(
            found.contains("from 5 on by a search") && found.contains("by a search of "),
            "{found}"
        );
        assert!(found.ends_with("lost: no move wins\n"), "{found}");
        let found = game(None, text("0.77"), text("20000"));
        assert_eq!(found, "expected numbers from 0 to 19999, found \"20000\"");
    }

    /// What is said of a game in a file, with this position.
    fn of_file(kind: &str, lines: &str, position: &str, misere: bool) -> String {
        let file = std::env::temp_dir().join(format!("explore-{}-{kind}", std::process::id()));
        fs::write(&file, lines).unwrap();
        let path = |name| (name == kind).then(|| file.clone());
        let [graph, tree, rule] = ["graph", "tree", "rule"].map(path);
        let found = explored(Arguments {
            graph,
            tree,
            rule,
            misere,
            position: Some(position.to_string()).filter(|text| !text.is_empty()),
            ..Arguments::default()
        });
        fs::remove_file(file).unwrap();
        found
    }

    #[test]
    fn every_kind() {
        let vectors = |json| Arguments {
            vectors: text("(1,0)* (0,1)* (1,1)*"),
            to: Some(3),
            position: text("(1,2) (2,2)"),
            json,
            ..Arguments::default()
        };
        let found = explored(vectors(false));
        assert!(found.starts_with("0: 0 1 2\n1: 1 2 0\n2: 2 0 1\nlost: (0,0) (1,2)\n"), "{found}");
        assert!(
            found.ends_with("  (2,2) → (0,0)\n  (2,2) → (1,2)\n")
                || found.contains("(2,2) → (0,0)"),
            "{found}"
        );
        let found: Value = serde_json::from_str(&explored(vectors(true))).unwrap();
        assert_eq!((&found["table"]["side"], &found["position"]["sum"]), (&3.into(), &1.into()));
        let coins = Arguments {
            coins: text("run"),
            position: text("2 5"),
            to: Some(6),
            ..Arguments::default()
        };
        assert!(explored(coins).contains("Nim sum                   3   11\nwinning moves:\n"));
        let found = of_file("graph", "a b\nb c\nc b\n", "a", false);
        assert!(
            found.starts_with("a: D -1\nb: D -1\nc: D -1\n")
                && found.ends_with("draw: no move wins\n")
        );
        let found = of_file("tree", "r a\na b\nr c\n", "c b a", true);
        assert!(
            found.ends_with("misere play, by the SJ theorem\nwinning moves:\n  r – a\n"),
            "{found}"
        );
        let heaps = "# splits\n0:\n1: 0\n2: 1, 0\n\n3: 2, 1 + 1\n";
        let found = of_file("rule", heaps, "3 2", false);
        assert!(
            found.contains("3: N 1\n") && found.ends_with("winning moves:\n  3 → 2\n  2 → 1\n"),
            "{found}"
        );
        let found = of_file("rule", "end:\none: end\nall: one, one + one\n", "all", false);
        assert!(found.ends_with("winning moves:\n  all → one + one\n"), "{found}");
    }

    #[test]
    fn what_is_wrong_in_a_file() {
        for (lines, position, message) in [
            ("", "", "expected lines such as 3: 2, 1 + 1, found none"),
            ("a b", "", "line 1: expected position: option, option + option, found \"a b\""),
            ("a:\na:", "", "line 2: expected each position once, found \"a\" again"),
            ("a: b", "", "line 1: expected positions that have a line, found \"b\"; write b: if no move leads on"),
            ("a:", "b", "expected positions of the game, found \"b\""),
        ] {
            assert_eq!(of_file("rule", lines, position, false), message);
        }
    }
}
