//! # HDU 1907 · Misère Nim · John
//!
//! Misère Nim: N heaps of sweets, a move eats any positive number from one heap, and the player who eats the last sweet
//! loses. John moves first, his brother second.
//!
//! **Theorem.** If some heap has more than one sweet, John wins if and only if the Nim sum is not 0, as in normal play.
//! If all heaps have at most one, he wins if and only if the number of sweets is even.
//!
//! **Why.** With heaps of one only, nobody has a choice: an even number of them is won, an odd number is lost.
//! Otherwise play as in normal Nim and leave a sum of 0. A sum of 0 never has exactly one heap of more than one: its
//! highest bit would be left in the sum. So the opponent never faces exactly one such heap. You will; then reduce it
//! to 0 or 1, so that an odd number of ones is left, and win.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `John` or `Brother`.
//!
//! **Complexity.** O(N) per case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Input};
use common::nim::misere_nim_wins;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let john_wins = misere_nim_wins(input.numbers(n));
    Ok(if john_wins { "John" } else { "Brother" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// The positions that John loses, with heaps of 0 to `max` sweets: by the rules and nothing else.
    /// The player who faces the empty table has won under the misère rule, and has lost in normal play.
    pub fn brute_force(max: usize, misere: bool) -> HashSet<[usize; 3]> {
        let mut lost = HashSet::new();
        for a in 0..=max {
            for b in 0..=max {
                for c in 0..=max {
                    let has_won = misere && [a, b, c] == [0, 0, 0];
                    let wins = has_won
                        || (0..a).any(|left| lost.contains(&[left, b, c]))
                        || (0..b).any(|left| lost.contains(&[a, left, c]))
                        || (0..c).any(|left| lost.contains(&[a, b, left]));
                    if !wins {
                        lost.insert([a, b, c]);
                    }
                }
            }
        }
        lost
    }

    #[test]
    fn agrees_with_the_rules() {
        let lost = brute_force(8, true);
        for n in 0..9usize.pow(3) {
            let [a, b, c] = [n % 9, n / 9 % 9, n / 81];
            let (answer, _) = judge::transcript(main, &format!("1\n3\n{a} {b} {c}\n"));
            let expected = if lost.contains(&[a, b, c]) { "Brother\n" } else { "John\n" };
            assert_eq!(answer, expected, "{a} {b} {c}");
        }
    }
}
