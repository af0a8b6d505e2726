//! `cargo xtask explore`: any game on heaps that one types, with its Grundy values and its period.

#![allow(clippy::incompatible_msrv)] // only the library is compiled for pages

use anyhow::{anyhow, ensure, Context};
use clap::{ArgGroup, Parser};
use explore::{HeapGame, HeapValues, Language, Outcome, Periodicity, Repeat};
use pack::{Metadata, Pack, Result};
use std::fmt::Write;
use std::process::ExitCode;

/// Show a game on heaps that is typed: Grundy values, the lost heaps, and the period, with its proof if there is one.
#[derive(Parser)]
#[command(bin_name = "cargo xtask explore", disable_version_flag = true)]
#[command(group(ArgGroup::new("game").required(true).args(["takes", "octal", "of"])))]
#[command(after_help = "Examples:
  cargo xtask explore --takes 2,5
  cargo xtask explore --takes 1..3,8 --to 200 --heaps 5,9,12
  cargo xtask explore --takes 1..1000000000 --heaps 1000000000000,5
  cargo xtask explore --takes \"squares but 4\"
  cargo xtask explore --octal 0.137
  cargo xtask explore --octal 4.333...")]
struct Arguments {
    /// The numbers that a move can take from a heap, such as 1..3,8, 5.. or "1..10 but 4", and names: odd, even, multiples
    /// of K, powers of K, squares, primes, fibonacci; or divisors, or proper divisors.
    #[arg(long)]
    takes: Option<String>,
    /// A code of octal or hexadecimal digits; dots at its end repeat the last digit for ever.
    #[arg(long)]
    octal: Option<String>,
    /// A problem: print `explore` and `short.wins` of its problem.yaml, and for each line that is read, a position, the
    /// answer about it; all as JSON, for site/tests/verdicts.mjs.
    #[arg(long, hide = true)]
    of: Option<String>,
    /// The largest heap that is shown.
    #[arg(long, default_value_t = 100)]
    to: usize,
    /// Whoever moves last loses.
    #[arg(long)]
    misere: bool,
    /// The heaps of a sum, such as 3,5,7, for their Nim sum and all winning moves.
    #[arg(long, value_delimiter = ',', conflicts_with = "misere")]
    heaps: Vec<u64>,
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

/// All that is said of a game. Fails on what is no game, and on heaps that are too large.
fn report(arguments: &Arguments) -> Result<String> {
    let game = match (&arguments.takes, &arguments.octal) {
        (Some(takes), _) => HeapGame::with_takes(takes, Language::English)?,
        (_, code) => HeapGame::with_code(code.as_deref().unwrap_or_default(), Language::English)?,
    };
    let (to, reach) = (arguments.to, game.reach());
    ensure!(to < reach, "expected heaps of at most {} stones, found {to}", reach - 1);
    if arguments.misere {
        let wins = game.misere_wins(to, |_| {}).context(
            "expected a game that leaves one heap at most for misère play: of two, one has to know more than \
             who wins each (problems/theory/misere.en.md)",
        )?;
        let marks: Vec<String> =
            wins.iter().map(|&wins| if wins { "W" } else { "L" }.to_string()).collect();
        let lost = (0..=to).filter(|&heap| !wins[heap]).collect::<Vec<_>>();
        return Ok(format!("{}{}", rows(&marks), list_of_lost(&lost)));
    }
    let progress = |done, all| pack::progress::show(&format!("{done} of {all} values"));
    let values = game.values(to + 1, progress);
    let shown: Vec<String> = values.table[..=to].iter().map(u64::to_string).collect();
    let lost = (0..=to).filter(|&heap| values.table[heap] == 0).collect::<Vec<_>>();
    let mut report = rows(&shown) + &list_of_lost(&lost);
    writeln!(report, "{}", period(&game, &values))?;
    if !arguments.heaps.is_empty() {
        let values = game.values_of(&arguments.heaps, Language::English, progress)?;
        report += &sum(&game, &values, &arguments.heaps)?;
    }
    pack::progress::clear();
    Ok(report)
}

/// Ten values per row, with the first heap of each.
fn rows(cells: &[String]) -> String {
    let width = cells.iter().map(String::len).max().unwrap_or(0);
    let first = (cells.len() - 1).to_string().len();
    let row = |(row, cells): (usize, &[String])| {
        let cells: String = cells.iter().map(|cell| format!(" {cell:>width$}")).collect();
        format!("{:>first$}:{cells}\n", 10 * row)
    };
    cells.chunks(10).enumerate().map(row).collect()
}

fn joined(numbers: impl IntoIterator<Item = usize>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(" ")
}

fn list_of_lost(lost: &[usize]) -> String {
    let differences = joined(lost.windows(2).map(|pair| pair[1] - pair[0]));
    format!("lost: {}\ndifferences: {differences}\n", joined(lost.iter().copied()))
}

/// What is known of the values beyond the largest heap that was computed.
fn period(game: &HeapGame, values: &HeapValues) -> String {
    if let Some((text, page)) = values.formula(Language::English) {
        return format!("heap n has the value {text}: proved ({page})");
    }
    let largest = values.table.len() - 1;
    let theorem = match game.theorem() {
        "subtraction" => "the theorem on subtraction games, which asks for heaps up to",
        "states" => "a state that repeats, seen in the heaps up to",
        _ => "the theorem of Guy and Smith, which asks for heaps up to",
    };
    let arithmetic = |length, saltus| match saltus {
        0 => format!("period {length}"),
        _ => format!("arithmetic period {length} with saltus {saltus}"),
    };
    let from = |start| match start {
        0 => "from heap 0 on".to_string(),
        start => format!("from heap {start} on (heap {} is the last exception)", start - 1),
    };
    match values.periodicity {
        Periodicity::Proved { repeat: Repeat { start, length, saltus }, checked } => {
            let period = arithmetic(length, saltus);
            format!("{period} {}: proved by {theorem} {checked}", from(start))
        }
        Periodicity::Seen(Repeat { start, length, saltus }) => {
            let period = arithmetic(length, saltus);
            format!("{period} {}: seen up to heap {largest}, not proved", from(start))
        }
        Periodicity::NotSeen => format!("no period seen up to heap {largest}"),
    }
}

/// The most winning moves that are listed.
const MOST_MOVES: usize = 20;

/// The values of the heaps that are not empty, their Nim sum in binary columns, and the winning moves.
fn sum(game: &HeapGame, values: &HeapValues, heaps: &[u64]) -> Result<String> {
    let position = game.position(heaps, values);
    let nim_sum = position.nim_sum().unwrap_or(0);
    let largest = position.parts.iter().filter_map(|part| part.1).max().unwrap_or(0);
    let bits = (64 - largest.leading_zeros() as usize).max(1);
    let mut text = String::new();
    for (heap, value) in &position.parts {
        let value = value.unwrap_or(0);
        writeln!(text, "heap {heap:>6}   value {value:>6}   {value:0bits$b}")?;
    }
    writeln!(text, "Nim sum {nim_sum:>19}   {nim_sum:0bits$b}")?;
    let wins = position.moves.iter().filter(|move_| move_.outcome == Outcome::Lost);
    let moves: Vec<&str> = wins.map(|move_| move_.text.as_str()).collect();
    if moves.is_empty() {
        text += "lost: no move wins\n";
    } else {
        writeln!(text, "winning moves:")?;
        text.extend(moves.iter().take(MOST_MOVES).map(|text| format!("  {text}\n")));
        if moves.len() > MOST_MOVES || position.has_more_wins {
            text += "  ...\n";
        }
    }
    Ok(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn explored(
        takes: Option<&str>,
        octal: Option<&str>,
        to: usize,
        misere: bool,
        heaps: &[u64],
    ) -> String {
        let arguments = Arguments {
            takes: takes.map(String::from),
            octal: octal.map(String::from),
            of: None,
            to,
            misere,
            heaps: heaps.to_vec(),
        };
        report(&arguments).unwrap_or_else(|error| error.to_string())
    }

    #[test]
    fn a_subtraction_game() {
        let expected = " 0: 0 0 1 1 0 2 1 0 0 1
10: 1 0 2
lost: 0 1 4 7 8 11
differences: 1 3 3 1 3
period 7 from heap 0 on: proved by the theorem on subtraction games, which asks for heaps up to 12
heap      5   value      2   10
heap      6   value      1   01
Nim sum                   3   11
winning moves:
  5 → 3
";
        assert_eq!(explored(Some("2,5"), None, 12, false, &[5, 6]), expected);
    }

    #[test]
    fn misere_and_its_limits() {
        let expected = "0: W L W W W L\nlost: 1 5\ndifferences: 4\n";
        assert_eq!(explored(Some("1..3"), None, 5, true, &[]), expected);
        assert!(explored(None, Some("0.77"), 5, true, &[])
            .starts_with("expected a game that leaves one heap"));
        let message = "expected heaps of at most 19999 stones, found 20000";
        assert_eq!(explored(None, Some("0.77"), 20_000, false, &[]), message);
    }
}
