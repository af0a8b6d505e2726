//! # HDU 1527 · Wythoff's game · Taking Stones from Two Heaps
//!
//! Two heaps of a and b stones; a move takes any positive number from one heap, or the same number from
//! both. Whoever takes the last stone wins.
//!
//! **Theorem.** Let a <= b and k = b - a. The position is lost for the player to move if and only if
//! a = floor(k φ), where φ = (1 + √5) / 2 is the golden ratio.
//!
//! **Why.** List pairs (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), ...: the k-th has the difference k, and its
//! smaller number is the least positive number in none of the pairs before. These are the lost
//! positions. No move goes from one to another, as a move keeps a heap or the difference, and two pairs
//! have neither in common. From any other position a <= b some move goes to a pair. If a = 0 or a = b,
//! take all. Otherwise look at the pair that contains a. If b is larger than the other number of that
//! pair, reduce b to it. If b is smaller, then b - a is smaller than the difference of that pair: take
//! the same from both heaps, and leave the pair whose difference is b - a. By the rule, the numbers of the
//! pairs from (1, 2) on are all positive numbers, each once. By Beatty's theorem so are floor(k φ) and
//! floor(k φ²), as 1/φ + 1/φ² = 1. They differ by k, as φ² = φ + 1; so they obey the same rule, and are the
//! same pairs.
//!
//! **Without √5.** a = floor(k φ) says a <= k φ < a + 1. Now x <= k φ holds if and only if
//! x² <= k (k + x), because φ is the positive root of φ² = φ + 1. With b = k + a the theorem reads
//!
//! > lost if and only if a² <= k b and (a + 1)² > k (b + 1),
//!
//! in whole numbers, which u128 holds for all heaps of u64. Programs that compute floor(k φ) in
//! floating point are wrong for some lost positions within the bounds of the judge.
//!
//! **Input.** `a b` for each case, to the end, in either order. **Output.** `1` if the player to move
//! wins, else `0`.
//!
//! **Complexity.** O(1) a case.
//!
//! **Reference.** W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7
//! (1907), 199–202.

use common::judge::{self, Framing, Input, Number};
use proconio::input;
use std::process::ExitCode;

/// Whether the player to move wins on heaps of `a` and `b` stones, in either order. Any `u64`.
fn wins(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.min(b)), u128::from(a.max(b)));
    let k = b - a;
    let lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    !lost
}

const INPUT: Framing = Framing::ToEnd;

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, a: Number, b: Number }
    Ok(if wins(a, b) { "1" } else { "0" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// For all heaps of 0 to `max` stones whether they are won: by the rules and nothing else.
    fn brute_force(max: usize) -> Vec<Vec<bool>> {
        let mut won = vec![vec![false; max + 1]; max + 1];
        for a in 0..=max {
            for b in 0..=max {
                won[a][b] = (1..=a).any(|take| !won[a - take][b])
                    || (1..=b).any(|take| !won[a][b - take])
                    || (1..=a.min(b)).any(|take| !won[a - take][b - take]);
            }
        }
        won
    }

    #[test]
    fn agrees_with_the_rules() {
        let won = brute_force(300);
        for (a, b) in (0..=300).flat_map(|a| (0..=300).map(move |b| (a, b))) {
            assert_eq!(wins(a as u64, b as u64), won[a][b], "{a} {b}");
        }
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let page = include_str!("solution/solution.en.md");
        let won = brute_force(18);
        let mut board = format!("a\\b{}\n", (0..=15).map(|b| format!("{b:3}")).collect::<String>());
        for (a, row) in won[..=10].iter().enumerate() {
            let row: String =
                row[..=15].iter().map(|&won| if won { "  ." } else { "  L" }).collect();
            board += &format!("{a:3}{row}\n");
        }
        assert!(page.contains(&board), "{board}");
        let lost =
            (0..=18).flat_map(|a| (a..=18).map(move |b| (a, b))).filter(|&(a, b)| !won[a][b]);
        let mut rows = ["k", "a", "b"].map(String::from);
        for (a, b) in lost {
            for (row, number) in rows.iter_mut().zip([b - a, a, b]) {
                *row += &format!("{number:3}");
            }
        }
        let list = format!("{}\n", rows.join("\n"));
        assert!(page.contains(&list), "{list}");
    }

    #[test]
    fn lost_positions_are_a000201_and_a001950() {
        let lower = [1, 3, 4, 6, 8, 9, 11, 12, 14, 16, 17, 19, 21, 22, 24, 25, 27, 29, 30, 32];
        let upper = [2, 5, 7, 10, 13, 15, 18, 20, 23, 26, 28, 31, 34, 36, 39, 41, 44, 47, 49, 52];
        let mut lost =
            (1..33).flat_map(|a| (a..53).map(move |b| (a, b))).filter(|&(a, b)| !wins(a, b));
        assert!(lower.into_iter().zip(upper).eq(lost.by_ref()));
    }

    /// floor(k φ) by Newton's integer square root of 5 k²: another way to the lost positions.
    fn lower_of(k: u64) -> u64 {
        let k = u128::from(k);
        let square = 5 * k * k;
        let mut root = square.max(1);
        while root > square / root {
            root = (root + square / root) / 2;
        }
        if square == 0 {
            root = 0;
        }
        u64::try_from((k + root) / 2).unwrap()
    }

    #[test]
    fn the_ends_of_the_range() {
        assert!(!wins(0, 0));
        assert!(wins(u64::MAX, u64::MAX));
        assert!(wins(0, u64::MAX));
        // The largest lost position that u64 holds, and its neighbours.
        let k = (0..64).rev().fold(0u64, |k, bit| {
            let larger = k | 1 << bit;
            // Beyond 2^63 the larger heap leaves u64 in any case.
            let fits = larger < 1 << 63 && lower_of(larger).checked_add(larger).is_some();
            if fits {
                larger
            } else {
                k
            }
        });
        let (a, b) = (lower_of(k), lower_of(k) + k);
        assert!(b > u64::MAX - 3);
        assert!(!wins(a, b) && !wins(b, a));
        assert!(wins(a - 1, b) && wins(a + 1, b) && wins(a, b - 1) && wins(a - 1, b - 1));
    }

    proptest! {
        #[test]
        fn agrees_with_the_square_root(k in 0u64..7_000_000_000_000_000_000) {
            let a = lower_of(k);
            let b = a + k;
            prop_assert!(!wins(a, b) && !wins(b, a));
            // Two lost positions share no heap and no difference.
            for (a, b) in [(a + 1, b), (a, b + 1), (a + 1, b + 1)] {
                prop_assert!(wins(a, b));
            }
        }
    }
}
