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

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let first_wins = nim_sum(input.numbers(n)) != 0;
    Ok(if first_wins { "Yes" } else { "No" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, in_one, spaced, Search};

    /// Nim by its rules and nothing else.
    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force = Search::normal(|heaps: &Vec<u64>| in_one(heaps, |_, &heap| 0..heap));
        for (n, size) in [(1, 20), (2, 12), (3, 8), (4, 5), (5, 3)] {
            for heaps in all_lists(n, 0..size) {
                let input = format!("1\n{n} {}\n", spaced(&heaps));
                let expected = if brute_force.wins(&heaps) { "Yes\n" } else { "No\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
