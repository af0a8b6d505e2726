//! # Luogu P2148 · A sum of Ferguson's boxes · E&D
//!
//! N heaps of stones form N / 2 pairs. A move removes one heap of a pair and divides the other heap of that
//! pair into two, at least one stone in each, which are the pair from then on. A player who cannot move, since all
//! heaps have a single stone, loses. Does the first player win?
//!
//! **Theorem.** The Grundy value of the pair (m, n) is the lowest place in which m - 1 and n - 1 both have
//! the binary digit 0: the number of ones at the end of (m - 1) | (n - 1). The first player wins if and only if the Nim
//! sum of the values of all pairs is not 0.
//!
//! **Why.** Let a heap of s stones be divided into a + b, so that s - 1 = (a - 1) + (b - 1) + 1. If k is the
//! lowest place in which a - 1 and b - 1 both have a 0, the k digits below it, with the 1 added, carry
//! exactly once into it, and s - 1 has a 1 there. Conversely, for each place k in which s - 1 has a 1, s can
//! be divided so. The values of the options of (m, n) are the places of the ones of (m - 1) | (n - 1), and the least
//! value that is missing is its lowest 0.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `YES` or `NO`.
//!
//! **Complexity.** O(N) time and O(1) memory per case.
//!
//! **Reference.** SDOI 2009, the Shandong provincial selection. A single pair: T. S. Ferguson, *Game Theory*, part I,
//! section 1, exercise "Empty and Divide".

use common::judge::{self, input, rule, Input};

/// The Grundy value of a pair of heaps, both with at least one stone.
fn grundy(m: u64, n: u64) -> u32 {
    ((m - 1) | (n - 1)).trailing_ones()
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let heaps = input.number();
    rule!(heaps % 2 == 0, "expected an even number of heaps, found {heaps}");
    let mut sum = 0;
    for _ in 0..heaps / 2 {
        input! { from input, m: u64, n: u64 }
        rule!(m > 0 && n > 0, "expected a stone or more in each heap, found {m} and {n}");
        sum ^= grundy(m, n);
    }
    Ok(if sum != 0 { "YES" } else { "NO" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// The heaps of a pair.
    pub type Pair = (usize, usize);

    /// Whether the player to move wins on these pairs: by the rules and nothing else. `known` remembers
    /// the answers.
    pub fn brute_force(pairs: &[Pair], known: &mut HashMap<Vec<Pair>, bool>) -> bool {
        if let Some(&wins) = known.get(pairs) {
            return wins;
        }
        let mut wins = false;
        for (i, &(m, n)) in pairs.iter().enumerate() {
            for heap in [m, n] {
                for part in 1..heap {
                    let mut option = pairs.to_vec();
                    option[i] = (part, heap - part); // in place of both
                    wins = wins || !brute_force(&option, known);
                }
            }
        }
        known.insert(pairs.to_vec(), wins);
        wins
    }

    /// All pairs of heaps of up to `max` stones.
    pub fn pairs(max: usize) -> impl Iterator<Item = Pair> {
        (1..=max).flat_map(move |m| (1..=max).map(move |n| (m, n)))
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        let two = pairs(8).flat_map(|p| pairs(8).map(move |q| vec![p, q]));
        let three =
            pairs(4).flat_map(|p| pairs(4).flat_map(move |q| pairs(4).map(move |r| vec![p, q, r])));
        for pairs in pairs(16).map(|p| vec![p]).chain(two).chain(three) {
            let heaps: String = pairs.iter().map(|(m, n)| format!(" {m} {n}")).collect();
            let input = format!("1\n{}\n{heaps}\n", 2 * pairs.len());
            let expected = if brute_force(&pairs, &mut known) { "YES\n" } else { "NO\n" };
            assert_eq!(judge::transcript(main, &input).0, expected, "{pairs:?}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!([grundy(max, max), grundy(max - 1, max - 1), grundy(1 << 63, 1)], [0, 1, 63]);
        assert_eq!([grundy(max, 2), grundy(max, max - 1)], [64; 2]); // no place has a 0 in both
        let answer = |heaps: &str| judge::transcript(main, &format!("1 {heaps}")).0;
        assert_eq!(answer(&format!("4 {max} 2 2 {max}")), "NO\n");
        assert_eq!(answer(&format!("4 {max} {max} 2 2")), "YES\n");
        assert_eq!(answer("0"), "NO\n");
    }

    #[test]
    fn heaps_that_the_rules_do_not_know() {
        let message = |input| judge::transcript(main, input).1.unwrap();
        let odd = "line 2: expected an even number of heaps, found 3";
        assert_eq!(message("1\n3\n1 2 3\n"), odd);
        let empty = "line 3: expected a stone or more in each heap, found 0 and 2";
        assert_eq!(message("1\n4\n1 1 0 2\n"), empty);
    }
}
