//! # AtCoder ABC 172 F · Unfair Nim
//!
//! There are N piles of stones, with which Aoki and Takahashi play Nim: a move takes any number of stones, at least
//! one, from one pile, and a player who cannot move loses. Aoki moves first. Before that, Takahashi may carry stones
//! from the first pile to the second, but not all of them. How many must he carry at least so that he wins?
//!
//! **Input.** N (2 <= N <= 300), then on the next line the N piles A, from 1 to 10^12. **Output.** The least number of
//! stones to carry, which may be 0, or `-1` if he cannot win.
//!
//! **Hint.** What do the sum and the exclusive or of two numbers say about the binary digits that they share?
//!
//! **Theorem.** Let S be the sum of the first two piles, X the Nim sum of the others, and D = (S - X)/2. There is no
//! answer if D is not a whole number of 0 or more, or shares a binary digit 1 with X, or exceeds the first pile.
//! Otherwise begin with p = D, go through the binary digits of X from the highest down, and add each to p that keeps p
//! within the first pile. Takahashi leaves p stones and carries the rest; if p = 0, there is no answer.
//!
//! **Why.** Let p and q be the first two piles after the stones have been carried. By Bouton's theorem, which the
//! lesson hdu1849 proves, Takahashi wins if and only if p ^ q = X. In an addition, p ^ q is the sum without carries,
//! and each digit that p and q share carries one to the next place: p + q = (p ^ q) + 2(p & q). So p + q = S and p ^ q
//! = X give p & q = D. This shares no digit with X, and p consists of the digits of D and some of X, and q of those of
//! D and the others of X. Conversely, any such p and q satisfy both equations.
//!
//! To carry as few as possible, p must be as large as the first pile allows. A binary digit is worth more than all
//! lower ones together; so a digit of X that can be added has to be. As Takahashi may not carry all stones, p = 0 is
//! not allowed, and if it is the largest, there is no answer.
//!
//! **Complexity.** O(N), and 64 steps for the digits.

use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// The least number of stones to carry from the first pile to the second, so that the player to move loses with them
/// and others, whose Nim sum is `others`. Nothing if there is no such number.
fn fewest(first: u64, second: u64, others: u64) -> Option<u64> {
    let twice = (u128::from(first) + u128::from(second)).checked_sub(others.into())?;
    let mut left = u64::try_from(twice / 2).ok()?;
    if twice % 2 == 1 || left & others != 0 || left > first {
        return None;
    }
    for digit in (0..64).rev().map(|place| 1 << place) {
        if others & digit != 0 && digit <= first - left {
            left += digit;
        }
    }
    (left > 0).then_some(first - left)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let piles = input.numbers(n);
    ensure!(n >= 2, "expected at least 2 piles, found {n}");
    let answer = fewest(piles[0], piles[1], nim_sum(piles[2..].iter().copied()));
    Ok(answer.map_or("-1".to_string(), |stones| stones.to_string()))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, nim_moves, sorted, spaced, Search};

    #[test]
    fn agrees_with_the_rules() {
        // Which piles are lost, by the rules and nothing else.
        let mut nim = Search::normal(|piles: &Vec<usize>| nim_moves(piles));
        for (n, most) in [(2, 16), (3, 9), (4, 5), (5, 3)] {
            for piles in all_lists(n, 1..=most) {
                let after = |carried: usize| {
                    sorted(&[&[piles[0] - carried, piles[1] + carried], &piles[2..]].concat())
                };
                let fewest = (0..piles[0]).find(|&stones| !nim.wins(&after(stones)));
                let expected = fewest.map_or("-1\n".to_string(), |stones| format!("{stones}\n"));
                let input = format!("{n}\n{}\n", spaced(&piles));
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
