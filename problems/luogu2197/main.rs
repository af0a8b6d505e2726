//! # Luogu P2197 · Nim Game (Template)
//!
//! There are n heaps of stones, some of which may be empty. Two players take turns. A move takes any number of stones,
//! at least one, from one heap. A player who finds no stone left loses. Does the first player win?
//!
//! **Input.** The number of cases T (1 <= T <= 10). For each case n (1 <= n <= 10^4), then a line with the n heaps, of
//! 0 to 9999 stones. **Output.** For each case a line: `Yes` if the first player wins, otherwise `No`.
//!
//! **Hint.** Two equal heaps cancel each other; ask what cancels when the heaps are written in binary.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the heaps is not 0 (Bouton).
//!
//! **Why.** A move changes one heap, and so the Nim sum; where the sum is not 0, some move makes it 0; and it is 0 when
//! no stone is left. The lesson hdu1849 proves it, with pieces on a strip for heaps. An empty heap adds 0, and no move
//! can be made in it.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// Whether the first player wins.
fn first_wins(heaps: &[u64]) -> bool {
    nim_sum(heaps.iter().copied()) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "Yes" } else { "No" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, in_one, Search};

    /// Nim by its rules and nothing else.
    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force = Search::normal(|heaps: &Vec<u64>| in_one(heaps, |_, &heap| 0..heap));
        for (n, size) in [(1, 20), (2, 12), (3, 8), (4, 5), (5, 3)] {
            for heaps in all_lists(n, 0..size) {
                assert_eq!(first_wins(&heaps), brute_force.wins(&heaps), "{heaps:?}");
            }
        }
    }

    #[test]
    fn the_next_case_begins_behind_the_last_heap() {
        let (answers, message) = judge::transcript(main, "3\n1\n0\n2 1 2\n3\n3 5 6\n");
        assert_eq!((answers.as_str(), message), ("No\nYes\nNo\n", None));
    }
}
