//! # Codeforces 2045F · Grid Game 3-angle
//!
//! A triangle has N rows, and row r has the cells 1 to r. There are stones on some cells. A move chooses a cell (r, c) and
//! takes 1 to K stones from it. Then it may add up to K stones to each of the cells (x, y) with r < x <= r + K, x <= N
//! and c <= y <= c + x - r; the new stones come from outside. A player who cannot move, since there are no stones,
//! loses. Anda moves first, then Kamu. Who wins?
//!
//! **Input.** T (1 <= T <= 100), the number of cases; for each case a line with N, M and K (1 <= N <= 10^9, 1 <= M, K <=
//! 200,000), then M lines with R, C and A (1 <= C <= R <= N, 1 <= A <= 10^9): there are A stones on the cell (R, C). No
//! cell comes twice. The sum of all M is at most 200,000. **Output.** For each case the winner, `Anda` or `Kamu`.
//!
//! **Hint.** Which cells can a move not change together with the one that it takes from?
//!
//! **Theorem.** Rows are in the same class if their numbers differ by a multiple of K + 1. Anda wins if and only if in
//! some class the numbers A mod (K + 1) of all its cells have a Nim sum other than 0.
//!
//! **Why.** Every play ends: row by row, the first number that a move changes becomes smaller. Call A mod (K + 1) the
//! value of a cell, which is at most K, and a class *bad* if its Nim sum is not 0. At the end no class is bad.
//!
//! *No class is bad.* A move takes stones from a cell in row r. That changes its value, as it takes 1 to K of them. It
//! adds stones in the rows r + 1 to r + K alone, none of which is in the class of r. So this class becomes bad.
//!
//! *Some are bad.* As in Nim, a bad class with the Nim sum s has a cell whose value v is above v ^ s. Choose one such
//! cell in each bad class, and of these the one with the least row, (r, c). Take v - (v ^ s) stones from it: that is at
//! most K, and its class is good. Each other bad class has exactly one row x from r + 1 to r + K. It is in the triangle,
//! since the chosen cell of the class lies in this row or below. There the move can add stones to (x, c) and (x, c + 1),
//! and so give them any values p and q up to K. The Nim sum becomes 0 if p ^ q is a certain number t. Let 2^b be the
//! largest power of two up to K. All values are below 2^(b + 1), and so is t; take as p its digit for 2^b, which is 0
//! or 2^b, and as q the rest, which is below 2^b. After that no class is bad.
//!
//! To grow is no use, as in the lesson hdu1730; the remainders are those of Bachet's game, the lesson hdu1851.
//!
//! **Complexity.** O(M log M) per case.

use common::judge::{self, input, Input};
use common::subtraction::bachet_grundy;
use std::collections::BTreeMap;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, _n: u64, m: u64, k: u64 }
    let remainder = |x| bachet_grundy(x, k); // modulo K + 1
    let mut nim_sums = BTreeMap::new(); // of the classes
    for _ in 0..m {
        input! { from input, row: u64, _column: u64, stones: u64 }
        *nim_sums.entry(remainder(row)).or_insert(0) ^= remainder(stones);
    }
    Ok(if nim_sums.values().any(|&sum| sum != 0) { "Anda" } else { "Kamu" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, Search};

    /// The cells of a triangle, row by row.
    fn cells(n: usize) -> Vec<(usize, usize)> {
        (1..=n).flat_map(|r| (1..=r).map(move |c| (r, c))).collect()
    }

    /// What the moves leave of the stones on these cells: by the rules and nothing else.
    fn brute_force(n: usize, k: usize, stones: &[usize]) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        for (i, (r, c)) in cells(n).into_iter().enumerate() {
            let is_in_reach =
                |(x, y): (usize, usize)| r < x && x <= r + k && c <= y && y <= c + x - r;
            let below: Vec<usize> =
                (0..stones.len()).filter(|&j| is_in_reach(cells(n)[j])).collect();
            for take in 1..=k.min(stones[i]) {
                for added in all_lists(below.len(), 0..=k) {
                    let mut option = stones.to_vec();
                    option[i] -= take;
                    for (&j, more) in below.iter().zip(added) {
                        option[j] += more;
                    }
                    options.push(option);
                }
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, k, most) in [(1, 3, 12), (2, 1, 7), (2, 2, 6), (2, 3, 4), (3, 1, 2), (3, 2, 1)] {
            let mut game = Search::normal(|stones: &Vec<usize>| brute_force(n, k, stones));
            for stones in all_lists(n * (n + 1) / 2, 0..=most) {
                let piles = cells(n).into_iter().zip(&stones).filter(|(_, &a)| a > 0);
                let lines: Vec<String> =
                    piles.map(|((r, c), a)| format!("{r} {c} {a}\n")).collect();
                let input = format!("1\n{n} {} {k}\n{}", lines.len(), lines.concat());
                let expected = if game.wins(&stones) { "Anda\n" } else { "Kamu\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
