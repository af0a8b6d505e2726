//! # HDU 1404 · Digital Deletions
//!
//! A string of one to six digits is written down. A move replaces a digit by a smaller digit, or erases a zero and all
//! digits to the right of it. The player who erases the last digit left wins. Does the first player win?
//!
//! **Input.** Cases to the end of the file (in this pack at most 1000), each a string of one to six digits on a line.
//! **Output.** For each case a line, `Yes` if the first player wins, otherwise `No`.
//!
//! **Hint.** Find the strings that are won in one move; treat the others as numbers, and compare each of them with the
//! numbers that its moves lead to.
//!
//! **Theorem.** A string that begins with 0 is won. Any other string is a number of at least 1; it is won if and only
//! if some move leads to a lost string that does not begin with 0. Such a string is a smaller number, and therefore a
//! table from 1 upwards decides who wins.
//!
//! **Why.** A player who finds a 0 at the beginning erases everything and wins. Hence a move that puts one there is
//! never of use. Any other move from a number decreases one of its digits, or leaves fewer digits, of which the first
//! is not 0; either way it leads to a smaller number, and does not erase the last digit. A number without such a move
//! is therefore lost, like 1, and the others follow from smaller numbers: the search backwards from the ends of the
//! lesson hdu1524. We know of no formula.
//!
//! **Complexity.** O(N) for the N = 10^6 numbers, once; then O(1) per case.

use common::judge::{self, ensure, input, Input};

/// There are this many numbers of one to six digits.
const NUMBERS: usize = 1_000_000;

/// Marks the numbers from which a move leads to `lost`.
fn mark(lost: usize, won: &mut [bool]) {
    let mut place = 1;
    while place <= lost {
        for more in 1..=9 - lost / place % 10 {
            won[lost + more * place] = true; // one digit was larger
        }
        place *= 10;
    }
    // A 0 was erased, and any further digits: none, one, two and so on.
    let (mut first, mut tails) = (10 * lost, 1);
    while first < won.len() {
        won[first..first + tails].fill(true);
        (first, tails) = (10 * first, 10 * tails);
    }
}

/// For each number whether it is won. (0 stands for the strings that begin with 0.)
fn won_numbers() -> Vec<bool> {
    let mut won = vec![false; NUMBERS];
    won[0] = true;
    for number in 1..NUMBERS {
        if !won[number] {
            mark(number, &mut won);
        }
    }
    won
}

/// `won` tells which numbers are won.
fn solve(won: &[bool], input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, string: String }
    let is_legal = string.len() <= 6 && string.bytes().all(|digit| digit.is_ascii_digit());
    ensure!(is_legal, "expected one to six digits, found {string}");
    let number: usize = string.parse()?;
    Ok(if string.starts_with('0') || won[number] { "Yes" } else { "No" })
}

fn main() {
    let won = won_numbers();
    judge::to_end(|input| solve(&won, input))
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;

    /// What the moves leave: by the rules and nothing else.
    fn brute_force(string: &[u8]) -> Vec<Vec<u8>> {
        let mut moves = Vec::new();
        for (i, &digit) in string.iter().enumerate() {
            for smaller in b'0'..digit {
                moves.push([&string[..i], &[smaller], &string[i + 1..]].concat());
            }
            if digit == b'0' {
                moves.push(string[..i].to_vec());
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|string: &Vec<u8>| brute_force(string));
        let won = won_numbers();
        let lengths = [(1, 10), (2, 100), (3, 1000), (4, 10_000)].into_iter();
        for string in lengths
            .flat_map(|(length, count)| (0..count).map(move |number| format!("{number:0length$}")))
        {
            let wins = game.wins(&string.clone().into_bytes());
            let (answer, _) =
                judge::transcript(|| judge::to_end(|input| solve(&won, input)), &string);
            assert_eq!(answer, if wins { "Yes\n" } else { "No\n" }, "{string}");
        }
    }
}
