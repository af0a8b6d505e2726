//! # CSES 1730 · Nim Game I
//!
//! There are n heaps of sticks. A move takes any number of sticks, at least one, from one heap. The player who takes
//! the last stick wins. Who wins?
//!
//! **Input.** t (1 <= t <= 200,000), the number of cases; for each case a line with n and a line with the n heaps, of 1
//! to 10^9 sticks. The sum of all n is at most 200,000. **Output.** For each case `first` if the first player wins,
//! otherwise `second`.
//!
//! **Hint.** Only one number matters, and each heap adds to it without carrying.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the heaps is not 0 (Bouton).
//!
//! **Why.** The end has Nim sum 0. From a sum of 0 every move leads to another sum, as it changes one heap; and from a
//! sum that is not 0 some move leads to 0. The lesson hdu1849 proves it, with pieces on a strip for heaps.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let first_wins = nim_sum(input.numbers(n)) != 0;
    Ok(if first_wins { "first" } else { "second" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, nim_moves, spaced, Search};

    /// Nim by its rules and nothing else.
    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        for heaps in all_lists(3, 0..=8) {
            let input = format!("1 3 {}", spaced(&heaps));
            let expected = if brute_force.wins(&heaps) { "first\n" } else { "second\n" };
            assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
        }
    }
}
