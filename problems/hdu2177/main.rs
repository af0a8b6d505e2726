//! # HDU 2177 · Stones in 2 Heaps
//!
//! Wythoff's game: from heaps of a <= b stones a move takes any positive number from one heap, or the same positive
//! number from both. The player who takes the last stone wins. Does the first player win, and to which positions do the
//! winning first moves lead?
//!
//! **Input.** For each case (in this pack at most 1000) a line `a b`, 0 <= a <= b <= 10^6; `0 0` ends. **Output.** `0`
//! if the first player loses. Otherwise `1`, and then a line for each result of a winning first move, the smaller heap
//! first: the result of taking from both heaps, then those of taking from one. The judge does not say which of two
//! results of the latter kind is first, nor whether a result of two moves is printed twice. Accepted programs print it
//! twice, and first the result of taking from a. The pack's data have only positions where this makes no difference.
//!
//! **Hint.** Ask of each kind of move what it leaves unchanged, the difference or one of the heaps, and which lost
//! position has that.
//!
//! **Theorem.** Let r(x) = floor(x / φ), where φ = (1 + √5) / 2. The lost positions are the pairs k + r(k), 2k + r(k)
//! for k = 0, 1, 2, ...:
//!
//! | k | 0 | 1 | 2 | 3 | 4 | 5 |
//! |---|---|---|---|---|---|---|
//! | r(k) | 0 | 0 | 1 | 1 | 2 | 3 |
//! | lost | 0, 0 | 1, 2 | 3, 5 | 4, 7 | 6, 10 | 8, 13 |
//!
//! A winning move leads to the pair with the difference b - a, to the pair that contains b or to the pair that contains
//! a; and each of these that has fewer stones than a + b can be reached. If x > 0 is the smaller number of its pair,
//! that pair has k = r(x) + 1; otherwise k = x - r(x). For example, from `5 8` one moves to `4 7` (difference 3) or to
//! `3 5` (which contains 5), but not to `8 13`.
//!
//! **Why.** Since φ = 1 + 1/φ, the pairs are floor(k φ), floor(k φ²). The lesson hdu1527 proves that these are the lost
//! positions, and that each positive number is in exactly one of them. A winning move leads to a lost position, and
//! keeps the difference or a heap. Conversely, a pair with fewer stones and this difference is reached by taking from
//! both heaps, and a pair that contains a or b by taking from the other heap. It remains to find the k of an x > 0. If
//! x = floor(k φ), then x < k φ < x + 1, and k is between x/φ and x/φ + 1/φ. Since 1/φ < 1, only r(x) + 1 can lie
//! there. If x = floor(k φ²), then in the same way k is between x/φ² and x/φ² + 1/φ². Since 1/φ² = 1 - 1/φ, it is the
//! first whole number above x - x/φ, which is x - r(x).
//!
//! **Without √5.** Let F = 12200160415121876738, G = 19740274219868223167 and H = F + G, three consecutive Fibonacci
//! numbers. Then r(x) = floor(x F / G) for all x < 2^64, because 2^64 < G. To see this, let x > 0, and let m be any
//! whole number. Since F and G have no common divisor, m/x is not F/G, so it differs from F/G by at least 1/(xG), which
//! is more than 1/(GH). But G/H differs from F/G by 1/(GH), and 1/φ lies between the two. Therefore no m lies between x
//! F / G and x/φ.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, input, Input};

/// r(x) = floor(x / φ), for `x` below 2^64.
fn over_phi(x: u128) -> u128 {
    x * 12_200_160_415_121_876_738 / 19_740_274_219_868_223_167
}

/// The lost position in which the heaps differ by `k`, the smaller one first.
fn lost_pair(k: u128) -> [u128; 2] {
    let smaller = k + over_phi(k);
    [smaller, smaller + k]
}

/// The difference in the lost pair that has the number `x`.
fn difference(x: u128) -> u128 {
    let r = over_phi(x);
    match lost_pair(r + 1) {
        [smaller, _] if smaller == x => r + 1,
        _ => x - r,
    }
}

/// What the winning first moves leave, given the heaps a <= b: none where the position is lost.
fn results(a: u128, b: u128) -> Vec<[u128; 2]> {
    let mut differences = vec![b - a, difference(b)]; // by taking from both heaps, and from a
    if a != b {
        differences.push(difference(a));
    }
    let pairs = differences.into_iter().map(lost_pair);
    pairs.filter(|[x, y]| x + y < a + b).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, a: u64, b: u64 }
    let results = results(a.min(b).into(), a.max(b).into());
    let mut answer = String::from(if results.is_empty() { "0" } else { "1" });
    for [x, y] in results {
        answer += &format!("\n{x} {y}");
    }
    Ok(answer)
}

fn main() {
    judge::until_zeros(2, solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;

    /// What the moves leave of heaps of a <= b stones, the smaller heap first: from both heaps, from a, and, if it is
    /// another heap, from b. By the rules and nothing else.
    fn brute_force(&(a, b): &(usize, usize)) -> Vec<(usize, usize)> {
        let both = (1..=a).map(|take| (a - take, b - take));
        let first = (0..a).map(|left| (left, b));
        let second = (0..b).filter(|_| a < b).map(|left| (a.min(left), a.max(left)));
        both.chain(first).chain(second).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(brute_force);
        for (a, b) in (0..=80).flat_map(|a| (a.max(1)..=80).map(move |b| (a, b))) {
            let winning = game.winning(&(a, b));
            let mut answer = String::from(if winning.is_empty() { "0\n" } else { "1\n" });
            for (x, y) in winning {
                answer += &format!("{x} {y}\n");
            }
            for input in [format!("{a} {b}\n0 0\n"), format!("{b} {a}\n0 0\n")] {
                assert_eq!(judge::transcript(main, &input).0, answer, "{a} {b}");
            }
        }
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u128::from(u64::MAX);
        let smaller = 11_400_714_819_323_198_485; // of the last lost position, see hdu1527
        assert_eq!([difference(smaller), difference(max)], [max - smaller; 2]);
        assert!(results(smaller, max).is_empty());
        assert_eq!(results(max, max), [[0, 0], [smaller, max]]);
    }
}
