//! Nim: heaps of stones, a move takes any positive number of stones from one heap.
//!
//! Source of the theorems: C. L. Bouton, "Nim, a game with a complete mathematical theory", Annals
//! of Mathematics 3 (1901), 35–39; of the nim product, J. H. Conway, *On Numbers and Games*, chapter 6.

/// The Nim sum of `heaps`: their exclusive or, 0 for no heaps.
///
/// **Bouton's theorem.** Under normal play the player to move wins exactly when it is not 0.
///
/// ```
/// assert_eq!(common::nim::nim_sum([3, 5, 6]), 0); // lost: 011 ^ 101 ^ 110
/// assert_eq!(common::nim::nim_sum([3, 5]), 6); // won
/// ```
pub fn nim_sum(heaps: impl IntoIterator<Item = u64>) -> u64 {
    heaps.into_iter().fold(0, |sum, heap| sum ^ heap)
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
pub fn misere_nim_wins(heaps: impl IntoIterator<Item = u64>) -> bool {
    let (mut sum, mut largest) = (0, 0);
    for heap in heaps {
        sum ^= heap;
        largest = largest.max(heap);
    }
    (sum != 0) == (largest > 1)
}

/// The nim product `x ⊗ y` of numbers with at most `bits` binary digits; `bits` is a power of two up to 64.
///
/// It is the mex of `(a ⊗ y) ^ (x ⊗ b) ^ (a ⊗ b)` over all `a < x` and `b < y`.
///
/// **Tartan theorem.** In the product of two coin turning games, a single head has the nim product of its
/// values in the two games.
///
/// ```
/// use common::nim::nim_product;
/// assert_eq!(nim_product(2, 2, 64), 3);
/// assert_eq!(nim_product(16, 5, 64), 80); // as usual: 16 = 2^(2^2), and 5 is smaller
/// assert_eq!(nim_product(16, 16, 64), 24); // the half more
/// ```
#[allow(clippy::many_single_char_names)] // those of the proof, on the page on nim multiplication
pub fn nim_product(x: u64, y: u64, bits: u32) -> u64 {
    let half = bits / 2;
    if x < 2 || y < 2 {
        return x * y;
    }
    if (x | y) >> half == 0 {
        return nim_product(x, y, half);
    }
    let low = (1 << half) - 1;
    let (a, b, c, d) = (x >> half, x & low, y >> half, y & low);
    let ac = nim_product(a, c, half);
    let bd = nim_product(b, d, half);
    let high = nim_product(a ^ b, c ^ d, half) ^ bd;
    (high << half) ^ bd ^ nim_product(1 << (half - 1), ac, half)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::grundy::{mex, GrundySearch};

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
            assert_eq!(nim.grundy(&heaps), nim_sum(heaps.iter().copied()), "{heaps:?}");
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
            assert_eq!(misere_nim_wins(heaps.iter().copied()), wins, "{heaps:?}");
        }
    }

    #[test]
    fn the_nim_product_is_a_mex() {
        let mut table = vec![vec![0; 40]; 40];
        for (x, y) in (0..40).flat_map(|x| (0..40).map(move |y| (x, y))) {
            let smaller = (0..x).flat_map(|a| (0..y).map(move |b| (a, b)));
            let options: Vec<u64> =
                smaller.map(|(a, b)| table[a][y] ^ table[x][b] ^ table[a][b]).collect();
            table[x][y] = mex(options);
            for bits in [8, 16, 32, 64] {
                assert_eq!(
                    nim_product(x as u64, y as u64, bits),
                    table[x][y],
                    "{x} {y} {bits}"
                );
            }
        }
    }

    #[test]
    fn nim_products_in_64_bits() {
        let product = |x, y| nim_product(x, y, 64);
        let numbers = (1..200u64).map(|n| n.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        for (a, b) in numbers.clone().zip(numbers.skip(1)) {
            let c = a.rotate_left(20);
            assert_eq!(product(a, b), product(b, a));
            assert_eq!(product(a ^ c, b), product(a, b) ^ product(c, b));
            assert_eq!(product(product(a, b), c), product(a, product(b, c)));
        }
        assert_eq!(product(1 << 32, 1 << 32), 3 << 31);
        let inverse = (0..63).fold(1, |power, _| product(product(power, power), u64::MAX));
        assert_eq!(product(product(inverse, inverse), u64::MAX), 1); // x^(2^64 - 1)
    }
}
