//! # HDU 1404 · Digital Deletions
//!
//! A string of one to six digits is written down. A move makes one digit smaller, or erases a zero and all digits to
//! the right of it. Whoever erases the last digit that is left wins. Does the first player win?
//!
//! **Theorem.** A string that begins with 0 is won. Any other is a number of at least 1; it is won exactly when some move
//! leads to a lost string that does not begin with 0. Such a string is a smaller number. So a table tells who wins,
//! from 1 upwards.
//!
//! **Why.** Whoever finds a 0 at the beginning erases everything and wins. So nobody has a use for a move that puts one
//! there. Any other move from a number makes one of its digits smaller, or leaves fewer digits and a first one that is
//! not 0; either way it leads to a smaller number, and does not erase the last digit. So a number with no such move is
//! lost, like 1, and the others follow from smaller ones. That is the search from the ends backwards of the lesson
//! hdu1524. We know of no formula.
//!
//! **Limit:** strings of one to six digits.
//!
//! **Input.** To the end of the file, a string for each case. **Output.** `Yes` if the first player wins, otherwise
//! `No`.
//!
//! **Complexity.** O(N log N) for the largest number N of the input, once; then O(1) per case.

use common::judge::{self, ensure, input, Framing, Input};

/// Whether a string that does not begin with 0 is won, given that for all smaller numbers.
fn is_won(number: usize, won: &[bool]) -> bool {
    let mut place = 1;
    while place <= number {
        let (above, digit) = (number / place / 10, number / place % 10);
        let least = usize::from(above == 0); // the first digit does not become 0
        if (least..digit).any(|smaller| !won[number - (digit - smaller) * place]) {
            return true;
        }
        if digit == 0 && !won[above] {
            return true;
        }
        place *= 10;
    }
    false
}

const INPUT: Framing = Framing::ToEnd;

/// `won` tells for the numbers from 0 on which are won, and grows as needed. (It has 0 as a string that begins with 0.)
fn solve(won: &mut Vec<bool>, input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, string: String }
    let is_legal = string.len() <= 6 && string.bytes().all(|digit| digit.is_ascii_digit());
    ensure!(is_legal, "expected one to six digits, found {string}");
    let number: usize = string.parse()?;
    while won.len() <= number {
        won.push(is_won(won.len(), won));
    }
    Ok(if string.starts_with('0') || won[number] { "Yes" } else { "No" })
}

fn main() {
    let mut won = vec![true];
    judge::run(INPUT, |input| solve(&mut won, input))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the player to move wins: by the rules and nothing else. `known` remembers the answers.
    fn brute_force(string: &[u8], known: &mut HashMap<Vec<u8>, bool>) -> bool {
        if let Some(&wins) = known.get(string) {
            return wins;
        }
        let wins = moves(string).iter().any(|option| !brute_force(option, known));
        known.insert(string.to_vec(), wins);
        wins
    }

    fn moves(string: &[u8]) -> Vec<Vec<u8>> {
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
        let (mut won, mut known) = (vec![true], HashMap::new());
        let lengths = [(1, 10), (2, 100), (3, 1000), (4, 10_000)].into_iter();
        for string in lengths
            .flat_map(|(length, count)| (0..count).map(move |number| format!("{number:0length$}")))
        {
            let wins = brute_force(string.as_bytes(), &mut known);
            let (answer, _) = judge::transcript(INPUT, |input| solve(&mut won, input), &string);
            assert_eq!(answer, if wins { "Yes\n" } else { "No\n" }, "{string}");
        }
    }

    #[test]
    fn strings_that_are_none() {
        for string in ["1000000", "0000000", "18446744073709551615", "+1"] {
            let (answer, error) =
                judge::transcript(INPUT, |input| solve(&mut vec![true], input), string);
            let message = format!("line 1: expected one to six digits, found {string}");
            assert_eq!((answer, error), (String::new(), Some(message)));
        }
    }
}
