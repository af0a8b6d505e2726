//! # Library Checker nim_product_64 · Nim Product (F_{2^{64}})
//!
//! Compute the nim product x ⊗ y: the mex of the numbers (a ⊗ y) ⊕ (x ⊗ b) ⊕ (a ⊗ b) over all a < x and b < y,
//! where ⊕ is the Nim sum, the bitwise exclusive or; the mex is the least natural number that is not among them, and 0
//! if there are none. The product is the Grundy value of a light at (x, y) in the game of the lesson hdu3404.
//!
//! **Input.** The number of cases T (1 <= T <= 10^6), then `x y` (0 <= x, y < 2^64) for each. **Output.** For each case
//! a line with x ⊗ y.
//!
//! **Hint.** Cut both numbers into halves of their binary digits, as in fast multiplication, and see which small
//! products come again and again.
//!
//! **Theorem.** Let F = 2^(2^k) with k >= 0, and let a, b, c, d be less than F. Then the nim product of F a + b and
//! F c + d is F h + l, where h = ((a ⊕ b) ⊗ (c ⊕ d)) ⊕ (b ⊗ d) and l = (b ⊗ d) ⊕ ((F/2) ⊗ (a ⊗ c)). Both h and l are
//! less than F.
//!
//! **Why.** The nim product obeys the laws of a product, with ⊕ as the sum. For a < F the product F ⊗ a is the ordinary
//! product, and F ⊗ F = F ⊕ F/2. The theory page on nim multiplication proves all this, with the formula. A step halves
//! the number of binary digits. To go down to single digits takes thousands of steps, too many for a million products,
//! so all products of numbers below 2^8 are computed in advance.
//!
//! **Complexity.** At most 21 steps and 64 look-ups per case, and a table of 2^16 products.

use common::judge::{self, input, Input};

/// The nim products of all numbers below 2^8: that of x and y stands at 2^8 x + y.
fn small_products() -> Vec<u64> {
    (0..1 << 16).map(|place| product(place >> 8, place & 0xff, 8, &[])).collect()
}

/// The nim product of two numbers of at most `bits` binary digits, a power of two up to 64. `small` is empty while
/// the small products are computed.
#[allow(clippy::many_single_char_names)] // those of the theorem
fn product(x: u64, y: u64, bits: u32, small: &[u64]) -> u64 {
    if x < 2 || y < 2 {
        return x * y;
    }
    if bits == 8 && !small.is_empty() {
        return small[usize::try_from(x << 8 | y).expect("a number below 2^16")];
    }
    let half = bits / 2;
    let low = (1 << half) - 1;
    let (a, b, c, d) = (x >> half, x & low, y >> half, y & low);
    let ac = product(a, c, half, small);
    let bd = product(b, d, half, small);
    let high = product(a ^ b, c ^ d, half, small) ^ bd;
    (high << half) ^ bd ^ product(1 << (half - 1), ac, half, small)
}

fn solve(small: &[u64], input: &mut Input) -> judge::Result<String> {
    input! { from input, x: u64, y: u64 }
    Ok(product(x, y, 64, small).to_string())
}

fn main() {
    let small = small_products();
    judge::counted(|input| solve(&small, input))
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::mex;
    use common::nim::nim_product;

    /// All products of numbers below `size`: by the definition and nothing else.
    fn brute_force(size: usize) -> Vec<Vec<u64>> {
        let mut products = vec![vec![0; size]; size];
        for x in 0..size {
            for y in 0..size {
                let smaller = (0..x).flat_map(|a| (0..y).map(move |b| (a, b)));
                let value =
                    |(a, b): (usize, usize)| products[a][y] ^ products[x][b] ^ products[a][b];
                products[x][y] = mex(smaller.map(value));
            }
        }
        products
    }

    #[test]
    fn agrees_with_the_rules() {
        let small = small_products();
        for (x, row) in (0..).zip(brute_force(40)) {
            for (y, value) in (0..).zip(row) {
                assert_eq!(product(x, y, 64, &small), value, "{x} {y}");
            }
        }
    }

    /// The function of `common` goes down to single digits, and its tests hold it against the laws of a field.
    #[test]
    fn agrees_with_the_lesson() {
        let small = small_products();
        let mut x = u64::MAX;
        for i in 0..1000 {
            let y = x.rotate_right(27).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (i % 64);
            assert_eq!(product(x, y, 64, &small), nim_product(x, y, 64), "{x} {y}");
            x = x.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(i);
        }
    }
}
