//! # Codeforces 1704F · Dawson's Kayles with two colours · Colouring Game
//!
//! The cells of a row are red or blue. Alice chooses two neighbouring cells, at least one of them red, and makes
//! both white; Bob does the same with blue. White cells may be chosen again, beside a cell of the player's
//! colour. A player who cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** If there are more red than blue cells, Alice wins; if there are fewer, Bob does. If there are as many,
//! cut the row between equal letters. Alice wins if and only if the Nim sum of the Grundy values of the parts is not 0.
//! A part of n cells has the value of a row of n skittles in Dawson's Kayles, where a move knocks down two neighbours.
//! From n = 53 on these values have the period 34. (In a row of one cell there is no move, and Bob wins.)
//!
//! **Why.** A player who has more cells takes a red and a blue cell while that is possible, which keeps the advantage,
//! and then own cells one at a time, of which there are more. Where the numbers are equal, any move but a red and a
//! blue cell therefore loses, and then both players have the same moves.
//!
//! **Input.** A number of cases; for each `n` and a row of n letters R and B. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(n) per case.
//!
//! **Reference.** R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956), 514–526: the values, and the theorem that proves the period.

use common::grundy::grundy_table;
use common::judge::{self, input, rule, Input};

/// From here on the values of Dawson's Kayles have this period.
const START: usize = 53;
const PERIOD: usize = 34;

/// The Grundy values of the first `count` rows of Dawson's Kayles.
fn dawsons_kayles(count: usize) -> Vec<u64> {
    grundy_table(count, |row, grundy| {
        (2..=row).map(|end| grundy[end - 2] ^ grundy[row - end]).collect()
    })
}

/// Whether Alice wins on a row of letters `R` and `B`. The table has the values of all rows below
/// `START + PERIOD`.
fn alice_wins(row: &str, table: &[u64]) -> bool {
    let red = row.bytes().filter(|&cell| cell == b'R').count();
    let blue = row.len() - red;
    if red != blue {
        return red > blue && row.len() > 1; // one cell allows no move
    }
    let row = row.as_bytes();
    let (mut sum, mut start) = (0, 0);
    for end in 1..=row.len() {
        if end == row.len() || row[end] == row[end - 1] {
            let part = end - start;
            let early = if part < START { part } else { START + (part - START) % PERIOD };
            sum ^= table[early];
            start = end;
        }
    }
    sum != 0
}

fn solve(table: &[u64], input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, row: String }
    let length = row.len();
    rule!(length as u64 == n, "expected a row of {n} letters, found one of {length}");
    rule!(
        row.bytes().all(|cell| matches!(cell, b'R' | b'B')),
        "expected a row of the letters R and B"
    );
    Ok(if alice_wins(&row, table) { "Alice" } else { "Bob" })
}

fn main() {
    let table = dawsons_kayles(START + PERIOD);
    judge::counted(|input| solve(&table, input))
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// What was found before: whether a player wins who is to move, on a row, with a colour.
    pub type Known = HashMap<(Vec<u8>, u8), bool>;

    /// The rows after the moves of the player whose colour is `own`. White cells are `W`.
    pub fn moves(row: &[u8], own: u8) -> Vec<Vec<u8>> {
        let mut moves = Vec::new();
        for i in 1..row.len() {
            if row[i - 1] == own || row[i] == own {
                let mut next = row.to_vec();
                next[i - 1] = b'W';
                next[i] = b'W';
                moves.push(next);
            }
        }
        moves
    }

    /// Whether the player to move wins, whose colour is `own`: by the rules and nothing else.
    pub fn brute_force(row: &[u8], own: u8, known: &mut Known) -> bool {
        if let Some(&wins) = known.get(&(row.to_vec(), own)) {
            return wins;
        }
        let other = if own == b'R' { b'B' } else { b'R' };
        let wins = moves(row, own).iter().any(|next| !brute_force(next, other, known));
        known.insert((row.to_vec(), own), wins);
        wins
    }

    /// The rows of `n` red and blue cells.
    pub fn rows(n: usize) -> Vec<Vec<u8>> {
        let cell = |bits: usize, i: usize| if bits >> i & 1 == 1 { b'R' } else { b'B' };
        (0..1 << n).map(|bits| (0..n).map(|i| cell(bits, i)).collect()).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = Known::new();
        for n in 1..=10 {
            let (mut input, mut answers) = (format!("{}\n", 1 << n), String::new());
            for row in rows(n) {
                input += &format!("{n}\n{}\n", String::from_utf8_lossy(&row));
                let wins = brute_force(&row, b'R', &mut known);
                answers += if wins { "Alice\n" } else { "Bob\n" };
            }
            assert_eq!(judge::transcript(main, &input), (answers, None));
        }
    }

    /// The theorem of Guy and Smith, for moves that take 2: a table of this length proves the period.
    #[test]
    fn the_period_is_proved() {
        let values = dawsons_kayles(2 * START + 2 * PERIOD + 2);
        assert!((START..values.len() - PERIOD).all(|n| values[n + PERIOD] == values[n]));
        assert_ne!(values[START - 1 + PERIOD], values[START - 1]);
    }

    #[test]
    fn what_the_rules_do_not_know() {
        for (input, line, message) in [
            ("1\n3\nRB\n", 3, "expected a row of 3 letters, found one of 2"),
            ("1\n2\nRBR\n", 3, "expected a row of 2 letters, found one of 3"),
            ("1\n2\nRW\n", 3, "expected a row of the letters R and B"),
            ("1\n2\nrb\n", 3, "expected a row of the letters R and B"),
        ] {
            let (_, found) = judge::transcript(main, input);
            assert_eq!(found, Some(format!("line {line}: {message}")), "{input}");
        }
    }
}
