//! # HDU 1850 · Nim, counting first moves · Being a Good Boy in Spring Festival
//!
//! Nim: M heaps, a move takes any positive number of cards from one heap, the player who takes the last card wins. How
//! many different first moves win?
//!
//! **Theorem.** As many as there are heaps h with h ^ x < h, where x is the Nim sum of all heaps.
//!
//! **Why.** A move wins if and only if it leaves a Nim sum of 0 (Bouton). If only the heap h changes, the sum becomes 0
//! only if h becomes h ^ x. That is a legal move where it reduces the heap, so each heap offers one winning move or
//! none. If x is 0, h ^ x is h, and no heap offers any.
//!
//! **Input.** `M` and then M heaps for each case; M = 0 ends. **Output.** The number of winning first moves.
//!
//! **Complexity.** O(M) per case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// The winning first moves, each as the index of the heap and the cards to leave there. There are none when
/// the position is lost.
fn winning_moves(heaps: &[u64]) -> Vec<(usize, u64)> {
    let sum = nim_sum(heaps.iter().copied());
    // A winning move makes the Nim sum 0, so it turns a heap into heap ^ sum. That must be smaller.
    let moves = heaps.iter().map(|heap| heap ^ sum).enumerate();
    moves.filter(|&(i, left)| left < heaps[i]).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let m = input.number();
    let heaps = input.numbers(m);
    Ok(winning_moves(&heaps).len().to_string())
}

fn main() {
    judge::until_zeros(1, solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For heaps of a, b and c cards, all below `size`, the number of winning first moves, those
    /// that leave a position without any: by the rules and nothing else.
    pub fn brute_force(size: usize) -> Vec<Vec<Vec<usize>>> {
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
            let (answer, _) = judge::transcript(main, &format!("3 {a} {b} {c} 0"));
            assert_eq!(answer, format!("{}\n", winning[a][b][c]), "{a} {b} {c}");
        }
    }

    #[test]
    fn winning_moves_are_those_to_lost_positions() {
        for n in 0..6u64.pow(4) {
            let heaps = [n % 6, n / 6 % 6, n / 36 % 6, n / 216];
            let moves = (0..4).flat_map(|i| (0..heaps[i]).map(move |left| (i, left)));
            let winning =
                moves.filter(|&(i, left)| nim_sum(heaps.iter().copied()) ^ heaps[i] ^ left == 0);
            assert_eq!(winning_moves(&heaps), winning.collect::<Vec<_>>(), "{heaps:?}");
        }
    }
}
