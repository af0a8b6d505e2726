//! # HDU 1850 · Nim, counting first moves · Being a Good Boy in Spring Festival
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

use common::judge::{self, Framing, Input, Number};
use common::nim::winning_moves;
use proconio::input;
use std::process::ExitCode;

const INPUT: Framing = Framing::Zeros(1);

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<usize> {
    input! { from &mut *input, m: Number }
    let heaps: Vec<u64> = input.numbers(m).collect();
    Ok(winning_moves(&heaps).count())
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;

    /// For heaps of a, b and c cards, all below `size`, the number of winning first moves, those
    /// that leave a position without any: by the rules and nothing else.
    fn brute_force(size: usize) -> Vec<Vec<Vec<usize>>> {
        let mut winning = vec![vec![vec![0; size]; size]; size];
        for a in 0..size {
            for b in 0..size {
                for c in 0..size {
                    winning[a][b][c] = (0..a).filter(|&left| winning[left][b][c] == 0).count()
                        + (0..b).filter(|&left| winning[a][left][c] == 0).count()
                        + (0..c).filter(|&left| winning[a][b][left] == 0).count();
                }
            }
        }
        winning
    }

    #[test]
    fn agrees_with_the_rules() {
        let winning = brute_force(9);
        for n in 0..9usize.pow(3) {
            let [a, b, c] = [n % 9, n / 9 % 9, n / 81];
            let (answer, _) = judge::transcript(INPUT, solve, &format!("3 {a} {b} {c} 0"));
            assert_eq!(answer, format!("{}\n", winning[a][b][c]), "{a} {b} {c}");
        }
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let winning = brute_force(8);
        let heaps: String = (0..8).map(|b| format!("{b:3}")).collect();
        let mut table = format!("b     {heaps}\n");
        for (a, winning) in winning.iter().enumerate() {
            let row: String = winning.iter().map(|winning| format!("{:3}", winning[3])).collect();
            table += &format!("a = {a} {row}\n");
        }
        assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX;
        assert_eq!(judge::transcript(INPUT, solve, &format!("3 {max} {max} {max}")).0, "3\n");
    }
}
