//! # HDU 1850: Being a Good Boy in Spring Festival
//!
//! Nim: M heaps, a move takes any positive number of cards from one heap, whoever takes the last
//! card wins. How many different first moves win?
//!
//! **Theorem.** As many as there are heaps h with h ^ x < h, where x is the Nim sum of all heaps.
//!
//! **Why.** A move wins exactly when it leaves a Nim sum of 0 (Bouton). Changing the heap h alone,
//! the sum becomes 0 only if h becomes h ^ x. That is a legal move where it makes the heap smaller,
//! so each heap offers one winning move or none. If x is 0, h ^ x is h, and no heap offers any.
//!
//! **Input.** `M` and then M heaps for each case; M = 0 ends. **Output.** The number of winning
//! first moves.
//!
//! **Complexity.** O(M) a case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Numbers};
use common::nim::winning_moves;
use proconio::input;
use proconio::source::Source;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Answers all cases of `input`.
pub fn solve<R: BufRead>(input: &mut Numbers<R>, output: &mut impl Write) -> io::Result<()> {
    while !input.is_empty() {
        input! { from &mut *input, m: u64 }
        if m == 0 {
            break;
        }
        let heaps: Vec<u64> = judge::numbers(input, m).collect();
        writeln!(output, "{}", winning_moves(&heaps).count())?;
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

    /// The rules and nothing else: leave fewer cards in one heap.
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
        let mut game = Search::new(moves);
        for n in 0..9u64.pow(3) {
            let heaps = [n % 9, n / 9 % 9, n / 81];
            let winning =
                moves(&heaps).into_iter().filter(|&option| game.grundy(&option) == 0).count();
            let [a, b, c] = heaps;
            let (answer, _) = judge::transcript(solve, &format!("3 {a} {b} {c} 0"));
            assert_eq!(answer, format!("{winning}\n"), "{heaps:?}");
        }
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX;
        assert_eq!(judge::transcript(solve, &format!("3 {max} {max} {max}")).0, "3\n");
    }
}
