//! # HDU 1849 · Nim on a strip · Rabbit and Grass
//!
//! Pieces are on the cells 0, 1, 2, ... of a strip; several may share a cell. A move shifts one piece any distance
//! towards cell 0; it may jump over other pieces and land on their cells. A player who cannot move loses; the Rabbit
//! moves first, the Grass second.
//!
//! **Theorem.** The Rabbit wins if and only if the Nim sum of the cell numbers is not 0.
//!
//! **Why.** A piece on cell k is a heap of k stones: shifting it by t cells is taking t stones, and
//! the pieces do not get in one another's way. This is Nim, and the theorem is Bouton's. From a Nim sum of 0 every move
//! changes one heap and with it the sum. From a sum x that is not 0, choose a heap h that has the highest bit of x; h ^
//! x is smaller, and reducing the heap to it makes the sum 0.
//!
//! **Input.** `m` and then m cells for each case; m = 0 ends. **Output.** `Rabbit Win!` or `Grass Win!`.
//!
//! **Complexity.** O(m) per case.
//!
//! **Reference.** C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals of
//! Mathematics 3 (1901), 35–39.

use common::judge::{self, Input};
use common::nim::nim_sum;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let m = input.number();
    let rabbit_wins = nim_sum(input.numbers(m)) != 0;
    Ok(if rabbit_wins { "Rabbit Win!" } else { "Grass Win!" })
}

fn main() {
    judge::until_zeros(1, solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For pieces on the cells a, b and c, all below `size`, whether the Rabbit wins: by the rules
    /// and nothing else.
    pub fn brute_force(size: usize) -> Vec<Vec<Vec<bool>>> {
        let mut wins = vec![vec![vec![false; size]; size]; size];
        for a in 0..size {
            for b in 0..size {
                for c in 0..size {
                    wins[a][b][c] = (0..a).any(|cell| !wins[cell][b][c])
                        || (0..b).any(|cell| !wins[a][cell][c])
                        || (0..c).any(|cell| !wins[a][b][cell]);
                }
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let wins = brute_force(9);
        for n in 0..9usize.pow(3) {
            let [a, b, c] = [n % 9, n / 9 % 9, n / 81];
            let (answer, _) = judge::transcript(main, &format!("3 {a} {b} {c} 0"));
            let expected = if wins[a][b][c] { "Rabbit Win!\n" } else { "Grass Win!\n" };
            assert_eq!(answer, expected, "{a} {b} {c}");
        }
    }
}
