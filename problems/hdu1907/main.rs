//! # HDU 1907: John
//!
//! Misère Nim: N heaps of sweets, a move eats any positive number from one heap, and whoever eats
//! the last sweet loses. John moves first, his brother second.
//!
//! **Theorem.** If some heap has more than one sweet, John wins exactly when the Nim sum is not 0, as
//! in normal play. If all heaps have at most one, he wins exactly when the number of sweets is even.
//!
//! **Why.** Heaps of one leave no choice: the players alternate, and with an even number the other
//! one eats the last. Otherwise follow the strategy of normal Nim, always leaving a sum of 0. As long
//! as it leaves a heap of more than one, it leaves two or more, since one alone would keep the sum from
//! being 0. So it is never the opponent who reaches the first position with a single such heap and
//! moves from there. The player who does shortens that heap to 0 or 1, whichever leaves an odd number
//! of ones, and wins.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `John` or `Brother`.
//!
//! **Complexity.** O(N) a case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Numbers};
use common::nim::misere_nim_wins;
use proconio::input;
use proconio::source::Source;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Answers all cases of `input`.
pub fn solve<R: BufRead>(input: &mut Numbers<R>, output: &mut impl Write) -> io::Result<()> {
    input! { from &mut *input, cases: u64 }
    for _ in 0..cases {
        if input.is_empty() {
            break;
        }
        input! { from &mut *input, n: u64 }
        let john_wins = misere_nim_wins(judge::numbers(input, n));
        let answer = if john_wins { "John\n" } else { "Brother\n" };
        output.write_all(answer.as_bytes())?;
    }
    Ok(())
}

fn main() -> ExitCode {
    judge::run(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::Search;

    /// The rules and nothing else: leave fewer sweets in one heap.
    fn moves(heaps: &[u64; 3]) -> Vec<[u64; 3]> {
        let mut moves = Vec::new();
        for i in 0..3 {
            for left in 0..heaps[i] {
                let mut position = *heaps;
                position[i] = left;
                moves.push(position);
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        // Who faces the empty table wins: as if one more move, away from it, were there.
        let mut game = Search::new(|position: &Option<[u64; 3]>| match position {
            Some([0, 0, 0]) => vec![None],
            Some(heaps) => moves(heaps).into_iter().map(Some).collect(),
            None => vec![],
        });
        for n in 0..9u64.pow(3) {
            let [a, b, c] = [n % 9, n / 9 % 9, n / 81];
            let john_wins = game.grundy(&Some([a, b, c])) != 0;
            let (answer, _) = judge::transcript(solve, &format!("1\n3\n{a} {b} {c}\n"));
            assert_eq!(answer, if john_wins { "John\n" } else { "Brother\n" }, "{a} {b} {c}");
        }
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX;
        assert_eq!(judge::transcript(solve, &format!("1\n2\n{max} {max}")).0, "Brother\n");
        assert_eq!(judge::transcript(solve, &format!("1\n2\n{max} 1")).0, "John\n");
    }
}
