//! Whether an output is right: `LOSE` where there is no winning move, or else `WIN` and the numbers after any of
//! them. It is called as the output validators of the ICPC are: with the files of the input and of the answer and a
//! folder for its message, and the output on stdin; it ends with 42 if that is right, with 43 if not.

use std::io::Read;
use std::path::Path;
use std::str::{FromStr, SplitWhitespace};
use std::{env, fs, io, process};

/// No number of an output may be larger.
const MAX: u64 = 2_000_000_000_000_000_000;

fn main() -> io::Result<()> {
    let arguments: Vec<String> = env::args().collect();
    let (input, folder) = (&arguments[1], &arguments[3]); // the answer is between them
    let mut output = Vec::new();
    io::stdin().read_to_end(&mut output)?;
    match check(&fs::read_to_string(input)?, &String::from_utf8_lossy(&output)) {
        Ok(()) => process::exit(42),
        Err(message) => {
            fs::write(Path::new(folder).join("judgemessage.txt"), message + "\n")?;
            process::exit(43)
        }
    }
}

/// Checks an output; the error is what is wrong with it.
///
/// # Panics
///
/// If the input is not legal.
pub fn check(input: &str, output: &str) -> Result<(), String> {
    let mut words = input.split_whitespace();
    let (n, m): (usize, usize) = (number(&mut words), number(&mut words));
    let numbers: Vec<u64> = (0..n).map(|_| number(&mut words)).collect();
    let mut ends = vec![Vec::new(); n];
    for _ in 0..m {
        let (u, v): (usize, usize) = (number(&mut words), number(&mut words));
        ends[u - 1].push(v - 1);
    }
    let levels = levels(&ends);
    let is_won = nonzero_level(&numbers, &levels).is_some();

    let mut words = output.split_whitespace();
    let is_win = match words.next() {
        Some("WIN") => true,
        Some("LOSE") => false,
        other => {
            let found = other.unwrap_or("the end").escape_debug(); // a byte order mark is seen
            return Err(format!("expected WIN or LOSE, found {found}"));
        }
    };
    let mut left = Vec::new();
    for i in 1..=if is_win { numbers.len() } else { 0 } {
        let word = words.next().unwrap_or("the end");
        if !word.bytes().all(|digit| digit.is_ascii_digit()) {
            return Err(format!("expected number {i}, found {}", word.escape_debug()));
        }
        let number = word.parse().ok().filter(|number| *number <= MAX);
        left.push(number.ok_or(format!("number {i} is above {MAX}"))?);
    }
    if let Some(word) = words.next() {
        return Err(format!("expected the end, found {}", word.escape_debug()));
    }
    match (is_win, is_won) {
        (false, false) => return Ok(()),
        (false, true) => return Err("LOSE, but there is a winning move".into()),
        (true, false) => return Err("WIN, but there is no winning move".into()),
        (true, true) => {}
    }
    if !is_move(&numbers, &left, &ends) {
        let message = "no number has become smaller with changes at ends of its edges alone";
        return Err(message.into());
    }
    match nonzero_level(&left, &levels) {
        Some(level) => Err(format!("after the move level {level} has a Nim sum other than 0")),
        None => Ok(()),
    }
}

/// The next number of an input.
fn number<T: FromStr>(words: &mut SplitWhitespace) -> T {
    words.next().and_then(|word| word.parse().ok()).expect("a number")
}

/// Whether one move leads from `numbers` to `left`.
fn is_move(numbers: &[u64], left: &[u64], ends: &[Vec<usize>]) -> bool {
    let changed = (0..numbers.len()).filter(|&v| numbers[v] != left[v]).count();
    (0..numbers.len()).any(|v| {
        // The edges are all different, and none leads to v.
        let at_ends = ends[v].iter().filter(|&&end| numbers[end] != left[end]).count();
        left[v] < numbers[v] && changed == 1 + at_ends
    })
}

/// The highest level whose Nim sum is not 0.
fn nonzero_level(numbers: &[u64], levels: &[usize]) -> Option<usize> {
    let mut sums = vec![0; numbers.len()];
    for (number, level) in numbers.iter().zip(levels) {
        sums[*level] ^= number;
    }
    sums.iter().rposition(|&sum| sum != 0)
}

/// The level of each vertex: the least number that is not the level of an end of its edges.
fn levels(ends: &[Vec<usize>]) -> Vec<usize> {
    let mut edges_to = vec![0; ends.len()];
    for &end in ends.iter().flatten() {
        edges_to[end] += 1;
    }
    // A vertex comes behind those with edges to it.
    let mut order: Vec<usize> = (0..ends.len()).filter(|&v| edges_to[v] == 0).collect();
    let mut next = 0;
    while next < order.len() {
        for &end in &ends[order[next]] {
            edges_to[end] -= 1;
            if edges_to[end] == 0 {
                order.push(end);
            }
        }
        next += 1;
    }
    let mut levels = vec![0; ends.len()];
    for &v in order.iter().rev() {
        let mut below: Vec<usize> = ends[v].iter().map(|&end| levels[end]).collect();
        below.sort_unstable();
        below.dedup();
        levels[v] = (0..).zip(&below).take_while(|(i, level)| i == *level).count();
    }
    levels
}
