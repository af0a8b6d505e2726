//! # Luogu P4301 · Nim after two turns that take whole heaps · New Nim Game
//!
//! k heaps of matches. In the first turn the first player may remove whole heaps, any number of them but not all; in the
//! second turn the second player may do so too. Then they play Nim, and the first player begins: a move takes any
//! positive number of matches from one heap, and the player who takes the last match wins. How few matches must the
//! first player remove in order to win?
//!
//! **Theorem.** The first player wins if and only if no heaps that are left, one or more, have the Nim sum 0. To keep as
//! many matches as possible, go through the heaps from the largest down, and keep each whose number is not the Nim sum
//! of some that are kept.
//!
//! **Why.** If some heaps have the Nim sum 0, the second player keeps just these, and the first player begins a lost game
//! of Nim (Bouton); if not, whatever the second player keeps is won. Numbers of which no set has the Nim sum 0 are
//! linearly independent over the field of two elements, so any two largest sets of them have the same size, and by
//! exchange none has a larger sum than the one that is found.
//!
//! **Input.** `k` and the k heaps. **Output.** The least number of matches. (The task also has -1 for a first player who
//! cannot win; but keeping a single heap always wins.)
//!
//! **Complexity.** O(k log k + k · b) for numbers of b binary digits.
//!
//! **Reference.** J. Edmonds, "Matroids and the greedy algorithm", Mathematical Programming 1 (1971), 127–136.

use common::judge::{self, Input};

/// The least number of matches to remove, so that no set of the heaps that are left has the Nim sum 0.
fn least_removed(mut heaps: Vec<u64>) -> u128 {
    heaps.sort_unstable_by(|a, b| b.cmp(a));
    let mut basis: Vec<u64> = Vec::new();
    let mut removed = 0;
    for heap in heaps {
        // The smaller one has 0 as the highest digit of `number`, which no later number has.
        let rest = basis.iter().fold(heap, |rest, &number| rest.min(rest ^ number));
        if rest == 0 {
            removed += u128::from(heap);
        } else {
            basis.push(rest);
        }
    }
    removed
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let k = input.number();
    Ok(least_removed(input.numbers(k)).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, all_sets, nim_moves, sorted, Search};

    /// Heaps as the program takes them.
    pub fn as_u64(heaps: &[usize]) -> Vec<u64> {
        heaps.iter().map(|&heap| heap as u64).collect()
    }

    /// All that a player can keep of these heaps: one of them at least.
    pub fn kept(heaps: &[usize]) -> Vec<Vec<usize>> {
        all_sets(heaps.iter().copied()).into_iter().skip(1).collect()
    }

    /// The least number of matches that the first player can remove and win, by the rules and nothing else. `None` if
    /// nothing wins.
    pub fn brute_force(heaps: &[usize]) -> Option<usize> {
        let mut nim = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        let mut wins = |left: &Vec<usize>| kept(left).iter().all(|rest| nim.wins(&sorted(rest)));
        let won = kept(heaps).into_iter().filter(|left| wins(left));
        let most = won.map(|left| left.iter().sum::<usize>()).max()?;
        Some(heaps.iter().sum::<usize>() - most)
    }

    fn answer(heaps: &[u64]) -> String {
        let list: Vec<String> = heaps.iter().map(u64::to_string).collect();
        judge::transcript(main, &format!("{}\n{}\n", heaps.len(), list.join(" "))).0
    }

    #[test]
    fn agrees_with_the_rules() {
        for (length, largest) in [(1, 9), (2, 9), (3, 7), (4, 4), (5, 3)] {
            for heaps in all_lists(length, 1..=largest) {
                let expected =
                    brute_force(&heaps).map_or("-1".to_string(), |least| least.to_string());
                assert_eq!(answer(&as_u64(&heaps)), expected + "\n", "{heaps:?}");
            }
        }
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX;
        assert_eq!(answer(&[max, max, max]), format!("{}\n", 2 * u128::from(max)));
        let powers: Vec<u64> = (0..64).map(|place| 1 << place).collect();
        assert_eq!(answer(&powers), "0\n");
        assert_eq!(answer(&[powers, vec![max]].concat()), "1\n");
    }
}
