//! # HDU 1729 · Stone Game
//!
//! There are N boxes, each with a size s and c stones in it. A move puts stones into one box: at least one, at most the
//! square of the number of stones in it, and not more than fit. A player who cannot move loses. Does the first player
//! win?
//!
//! **Input.** For each case (in this pack at most 1000) `N`, 1 <= N <= 50, and then N lines `s c`, 0 <= c <= s <= 10^6;
//! N = 0 ends. **Output.** For each case two lines, `Case i:`, where i counts the cases from 1, and `Yes` if the first
//! player wins, otherwise `No`.
//!
//! **Hint.** Look at a single box, and ask from how many stones on it can be filled up in one move.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the boxes' Grundy values is not 0. Let t be the
//! largest number with t + t² < s. A box that is full or has c > t stones has the value s - c; any other box has that
//! of a box of size t with as many stones.
//!
//! **Why.** The boxes are a sum of games, and the Nim sum of their values decides, as in the lesson hdu1851. It remains
//! to find the value g(c) of c stones in a box of size s. If c > t, every number from c + 1 to s can be reached in one
//! move, and g(c) = s - c by induction from c = s down. From t at most t + t² is reached; the values of all numbers
//! from t + 1 to there are s - t - t² or more, hence not 0, and g(t) = 0. Now let c < t, and compare the box with one
//! of size t. By induction the numbers from c + 1 to t have the same values in both. If c + c² <= t, both have the same
//! moves. Otherwise the smaller box has g(c) = t - c. The larger box has its moves and some more, to numbers d from t +
//! 1 to c + c². Their values s - d are s - c - c² or more, which is more than t + t² - c - c² and therefore than t - c.
//! Hence the mex is t - c, too.
//!
//! **Complexity.** O(log log s) square roots per box, each by bisection.

use common::judge::{self, ensure, input, Input};

/// The largest number t with t + t² < `size`, which is at least 1: from there a box cannot be filled at once.
fn largest_stuck(size: u64) -> u64 {
    let (mut low, mut high) = (0, 1 << 32); // t is at least `low` and less than `high`
    while high - low > 1 {
        let middle = (low + high) / 2;
        if middle + middle * middle < size {
            low = middle;
        } else {
            high = middle;
        }
    }
    low
}

/// The Grundy value of a box of this size with this many stones, which are not more than fit. Any `u64`.
fn grundy(mut size: u64, stones: u64) -> u64 {
    while stones < size {
        let stuck = largest_stuck(size);
        if stones > stuck {
            break;
        }
        size = stuck;
    }
    size - stones
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        input! { from input, size: u64, stones: u64 }
        ensure!(stones <= size, "expected at most {size} stones, found {stones}");
        sum ^= grundy(size, stones);
    }
    Ok(format!("Case {number}:\n{}", if sum != 0 { "Yes" } else { "No" }))
}

fn main() {
    let mut number = 0;
    judge::until_zeros(1, |input| {
        number += 1;
        solve(number, input)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;

    /// What the moves leave of c and d stones in two boxes of these sizes: by the rules and nothing else.
    fn brute_force((c, d): (usize, usize), s: usize, t: usize) -> Vec<(usize, usize)> {
        let first = (c + 1..=s.min(c + c * c)).map(|more| (more, d));
        let second = (d + 1..=t.min(d + d * d)).map(|more| (c, more));
        first.chain(second).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let large = (18..=75).step_by(3).flat_map(|s| [0, 17].map(|t| (s, t)));
        for (s, t) in (0..=17).flat_map(|s| (0..=s).map(move |t| (s, t))).chain(large) {
            let mut game = Search::normal(|&stones: &(usize, usize)| brute_force(stones, s, t));
            for (c, d) in (0..=s).flat_map(|c| (0..=t).map(move |d| (c, d))) {
                let [a, b] =
                    [(s, c), (t, d)].map(|(size, stones)| grundy(size as u64, stones as u64));
                assert_eq!(a ^ b != 0, game.wins(&(c, d)), "{s} {c} {t} {d}");
            }
        }
    }
}
