//! Nim: heaps of stones, a move takes any positive number of stones from one heap.
//!
//! Source of the theorems: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals
//! of Mathematics 3 (1901), 35–39.

use std::borrow::Borrow;

/// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
///
/// **Bouton's theorem.** Under normal play the player to move wins exactly when it is not 0.
///
/// ```
/// assert_eq!(common::nim::nim_sum([3, 5, 6]), 0); // lost: 011 ^ 101 ^ 110
/// assert_eq!(common::nim::nim_sum(&[3, 5]), 6); // won
/// ```
pub fn nim_sum(heaps: impl IntoIterator<Item = impl Borrow<u64>>) -> u64 {
    heaps.into_iter().fold(0, |sum, heap| sum ^ heap.borrow())
}

/// Whether the player to move wins misère Nim, in which whoever takes the last stone loses.
///
/// **Bouton's theorem.** While some heap has two stones or more, the same player wins as under
/// normal play: the one who faces a Nim sum other than 0. When all heaps have at most one stone, the
/// moves are forced, and the player to move wins exactly when the number of stones is even; that is
/// when the Nim sum is 0.
///
/// ```
/// use common::nim::misere_nim_wins;
/// assert!(misere_nim_wins([3, 5, 1]));
/// assert!(!misere_nim_wins([1])); // must take the last stone
/// assert!(!misere_nim_wins([2, 2])); // Nim sum 0, as in normal play
/// ```
pub fn misere_nim_wins(heaps: impl IntoIterator<Item = impl Borrow<u64>>) -> bool {
    let (mut sum, mut largest) = (0, 0);
    for heap in heaps {
        sum ^= heap.borrow();
        largest = largest.max(*heap.borrow());
    }
    (sum != 0) == (largest > 1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grundy::GrundySearch;

    /// The rules of Nim and nothing else.
    fn moves(heaps: &[u64]) -> Vec<Vec<u64>> {
        let mut moves = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for left in 0..heap {
                let mut position = heaps.to_vec();
                position[i] = left;
                moves.push(position);
            }
        }
        moves
    }

    fn small_positions() -> impl Iterator<Item = Vec<u64>> {
        (0..6 * 6 * 6 * 6).map(|n| vec![n % 6, n / 6 % 6, n / 36 % 6, n / 216])
    }

    #[test]
    fn the_grundy_value_of_nim_is_the_nim_sum() {
        let mut nim = GrundySearch::new(|heaps: &Vec<u64>| moves(heaps));
        for heaps in small_positions() {
            assert_eq!(nim.grundy(&heaps), nim_sum(&heaps), "{heaps:?}");
        }
    }

    #[test]
    fn misere_nim_by_the_rules() {
        // Who faces the empty table wins: as if one more move, away from it, were there.
        let mut misere = GrundySearch::new(|position: &Option<Vec<u64>>| match position {
            Some(heaps) if heaps.iter().all(|&heap| heap == 0) => vec![None],
            Some(heaps) => moves(heaps).into_iter().map(Some).collect(),
            None => vec![],
        });
        for heaps in small_positions() {
            let wins = misere.grundy(&Some(heaps.clone())) != 0;
            assert_eq!(misere_nim_wins(&heaps), wins, "{heaps:?}");
        }
    }
}
