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
    use std::collections::HashMap;

    /// Whether the player to move wins, by the rules and nothing else. `known` remembers the positions met
    /// before.
    fn brute_force(heaps: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let mut wins = false;
        for i in 0..heaps.len() {
            for left in 0..heaps[i] {
                let mut next = heaps.to_vec();
                next[i] = left;
                wins = wins || !brute_force(&next, known);
            }
        }
        known.insert(heaps.to_vec(), wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for (n, size) in [(1, 20), (2, 12), (3, 8), (4, 5), (5, 3)] {
            for code in 0..u64::pow(size, n) {
                let heaps: Vec<u64> = (0..n).map(|i| code / size.pow(i) % size).collect();
                assert_eq!(first_wins(&heaps), brute_force(&heaps, &mut known), "{heaps:?}");
            }
        }
    }

    #[test]
    fn the_next_case_begins_behind_the_last_heap() {
        let (answers, message) = judge::transcript(main, "3\n1\n0\n2 1 2\n3\n3 5 6\n");
        assert_eq!((answers.as_str(), message), ("No\nYes\nNo\n", None));
    }
}
