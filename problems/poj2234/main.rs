//! # POJ 2234 · Matches Game
//!
//! There are M heaps of matches. Two players take turns. A move takes any number of matches, at least one, from one
//! heap, and the player who takes the last match wins. Does the first player win?
//!
//! **Input.** For each case a line with M (1 <= M <= 20) and then M heaps, of 1 to 10^7 matches, to the end of the
//! file; in this pack at most 1000 cases. **Output.** For each case a line: `Yes` if the first player wins, otherwise
//! `No`.
//!
//! **Hint.** Two equal heaps cancel; ask when several heaps cancel in the same way, digit by digit.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the heaps is not 0 (Bouton).
//!
//! **Why.** From a Nim sum of 0 every move leads to another sum, since it changes only one heap, and from any other sum
//! some move leads to 0. The lesson hdu1849 proves it.
//!
//! **Complexity.** O(M) per case.

use common::judge::{self, Input};
use common::nim::nim_sum;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let count = input.number();
    let first_wins = nim_sum(input.numbers(count)) != 0;
    Ok(if first_wins { "Yes" } else { "No" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, nim_moves, Search};

    /// Nim by its rules and nothing else.
    #[test]
    fn agrees_with_the_rules() {
        let mut brute_force = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        let (mut input, mut answers) = (String::new(), String::new());
        for heaps in all_lists(3, 0..=17) {
            input += &format!("3 {} {} {}\n", heaps[0], heaps[1], heaps[2]);
            answers += if brute_force.wins(&heaps) { "Yes\n" } else { "No\n" };
        }
        assert_eq!(judge::transcript(main, &input), (answers, None));
    }
}
