//! The Walsh transform, which counts rows of heaps by their Nim sum.
//!
//! Source: J. L. Walsh, "A closed set of normal orthogonal functions", American Journal of
//! Mathematics 45 (1923), 5–24.

/// The prime modulo which judges ask for the numbers of rows.
pub const PRIME: u64 = 998_244_353;

/// Replaces `counts`, which are below the prime, by their Walsh transform t(0), t(1), ..., modulo the
/// prime. Their number S is a power of two.
///
/// From counts c(0), c(1), ..., t(i) is the sum of the c(v) for which i & v, the bitwise and, has an
/// even number of digits 1, minus the sum of the other c(v).
///
/// **Theorem.** If there are c(v) different heaps of v stones, then of the rows of n such heaps
/// (t(0)^n + t(1)^n + ... + t(S - 1)^n) / S have the Nim sum 0.
///
/// ```
/// use common::walsh::{transform, PRIME};
/// let mut counts = [0, 1, 1, 0];
/// transform(&mut counts);
/// assert_eq!(counts, [2, 0, 0, PRIME - 2]);
/// ```
pub fn transform(counts: &mut [u64]) {
    if counts.len() > 1 {
        let (left, right) = counts.split_at_mut(counts.len() / 2);
        for (a, b) in left.iter_mut().zip(right.iter_mut()) {
            (*a, *b) = ((*a + *b) % PRIME, (*a + PRIME - *b) % PRIME);
        }
        transform(left);
        transform(right);
    }
}
