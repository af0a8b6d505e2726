//! # Codeforces 494E · Sharti
//!
//! A board has n rows and n columns, numbered from 1. In m rectangles of it, which may overlap, all cells are white;
//! the rest is black. A move chooses a square of at most k by k cells whose lower right cell is white, and changes the
//! colour of all its cells. A player who cannot move, since all cells are black, loses. Hamed moves first, then Malek.
//! Who wins?
//!
//! **Input.** n, m and k (1 <= k <= n <= 10^9, 1 <= m <= 50,000), then m lines `a b c d`, each a rectangle: the rows a
//! to c and the columns b to d, with 1 <= a <= c <= n and 1 <= b <= d <= n. **Output.** `Hamed` or `Malek`, the winner.
//!
//! **Hint.** Find the value of a single white cell first; then you need no areas, only their parities.
//!
//! **Theorem.** The letter p stands for powers of two that are at most k. Hamed wins if and only if for some p the
//! number of white cells whose row and column are multiples of p is odd. Of the cells in rows a to c and columns b to d
//! this number is odd if and only if (c ^ (a - 1)) & (d ^ (b - 1)) has the binary digit p. Hence cut the white part
//! into rectangles, and take the Nim sum of these numbers.
//!
//! **Why.** This is coin turning: each white cell counts on its own, with the mex of the Nim sums of the other cells of
//! its squares (the theory page on coin turning). We show by induction that its value is h, the largest p that divides
//! its row and its column. If k is at least 4, the values in rows and columns 1 to 4 are
//!
//! ```text
//! 1 1 1 1
//! 1 2 1 2
//! 1 1 1 1
//! 1 2 1 4
//! ```
//!
//! A Nim sum of powers of two is 0 precisely when for each p an even number of them is at least p. Of the numbers from
//! 1 to c, ⌊c / p⌋ are multiples of p, which is odd precisely when c has the binary digit p. Together these prove the
//! theorem.
//!
//! - For t < h take the square of t + 1 rows; there is one, since h is at most k, the row and the column. No other cell
//!   of it has its row and its column divisible by h, so their values are below h. If p < h, then p divides ⌊t / p⌋ + 1
//!   of the rows and as many columns. Without the cell itself, (⌊t / p⌋ + 1)² - 1 cells have a value of at least p,
//!   which has the parity of ⌊t / p⌋. The number of cells of value p then has the parity of ⌊t / p⌋ + ⌊t / 2p⌋. Hence
//!   the Nim sum is t ^ ⌊t / 2⌋, the Gray code of t: h different numbers below h.
//! - No square gives h. If the other cells of s by s did, the Nim sum of all its cells would be 0: for each p an even
//!   number would have a value of at least p. For p = 1 this number is s², so s is even. Then s / 2 of the rows and
//!   columns are even, so s / 2 is even. Going on up to the largest p, s is a multiple of 2p > k, which is too large.
//!
//! **Complexity.** O(m log m).

use common::judge::{self, ensure, input, Input};

/// A part of a row, from bound to bound, in a segment tree; the children of node i are 2i and 2i + 1.
#[derive(Clone, Default)]
struct Node {
    count: i32, // how many rectangles cover it all, and not all of its parent
    sum: u64,   // the Nim sum over its white columns b to d as d ^ (b - 1)
}

/// Adds `one` (1 or -1) rectangle with the columns behind `left`, up to `right`, to the node `i` with these bounds.
fn add(nodes: &mut [Node], i: usize, bounds: &[u64], one: i32, [left, right]: [u64; 2]) {
    let (start, end) = (bounds[0], bounds[bounds.len() - 1]);
    if left <= start && end <= right {
        nodes[i].count += one;
    } else if left < end && start < right {
        let middle = bounds.len() / 2;
        add(nodes, 2 * i, &bounds[..=middle], one, [left, right]);
        add(nodes, 2 * i + 1, &bounds[middle..], one, [left, right]);
    }
    let parts = nodes[2 * i].sum ^ nodes[2 * i + 1].sum; // 0 between neighbouring bounds
    nodes[i].sum = if nodes[i].count > 0 { start ^ end } else { parts };
}

/// Whether the first player wins with white rectangles `[a, b, c, d]` and squares up to `k`.
fn first_wins(rectangles: &[[u64; 4]], k: u64) -> bool {
    let mut bounds: Vec<u64> = rectangles.iter().flat_map(|&[_, b, _, d]| [b - 1, d]).collect();
    bounds.sort_unstable();
    let mut nodes = vec![Node::default(); 8 * bounds.len()];
    let rows = |&[a, b, c, d]: &[u64; 4]| [(a - 1, 1, [b - 1, d]), (c, -1, [b - 1, d])];
    let mut changes: Vec<_> = rectangles.iter().flat_map(rows).collect(); // cut behind these rows
    changes.sort_unstable();
    let (mut sum, mut above) = (0, 0);
    for (row, one, columns) in changes {
        sum ^= (row ^ above) & nodes[1].sum;
        above = row;
        add(&mut nodes, 1, &bounds, one, columns);
    }
    sum != 0 && 1 << sum.trailing_zeros() <= k
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64, k: u64 }
    let mut rectangles = Vec::new();
    for _ in 0..m {
        input! { from input, a: u64, b: u64, c: u64, d: u64 }
        let is_rectangle = 0 < a && a <= c && c <= n && 0 < b && b <= d && d <= n;
        ensure!(is_rectangle, "expected a rectangle in {n} by {n} cells, found {a} {b} {c} {d}");
        rectangles.push([a, b, c, d]);
    }
    Ok(if first_wins(&rectangles, k) { "Hamed" } else { "Malek" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells of a rectangle in 4 rows and columns as binary digits, those of the last rows as the highest.
    fn digits(&[a, b, c, d]: &[u64; 4]) -> usize {
        (a - 1..c).map(|row| ((1 << d) - (1 << (b - 1))) << (4 * row)).sum()
    }

    /// Whether the player to move wins, for all sets of white cells: by the rules alone. A move makes the number less.
    fn brute_force(rectangles: &[[u64; 4]], k: u64) -> Vec<bool> {
        let is_square = |[a, b, c, d]: &&[u64; 4]| c - a == d - b && c - a < k;
        let squares: Vec<usize> = rectangles.iter().filter(is_square).map(digits).collect();
        let mut wins: Vec<bool> = Vec::new();
        for white in 0..1 << 16 {
            wins.push(squares.iter().any(|square| white ^ square < white && !wins[white ^ square]));
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut random = fastrand::Rng::with_seed(1);
        let sides = || (1..=4).flat_map(|end| (1..=end).map(move |start| (start, end)));
        let all = sides().flat_map(|(a, c)| sides().map(move |(b, d)| [a, b, c, d]));
        let all: Vec<[u64; 4]> = all.collect();
        for k in 1..=4 {
            let wins = brute_force(&all, k);
            for count in (0..6).cycle().take(9000) {
                let some: Vec<_> = (0..count).map(|_| all[random.usize(..all.len())]).collect();
                let white = some.iter().map(digits).fold(0, |white, cells| white | cells);
                assert_eq!(first_wins(&some, k), wins[white], "{some:?}");
            }
        }
    }
}
