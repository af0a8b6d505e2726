//! # HDU 1527 · Wythoff's game · Taking Stones from Two Heaps
//!
//! Two heaps of a and b stones; a move takes any positive number from one heap, or the same number from
//! both. The player who takes the last stone wins.
//!
//! **Theorem.** Let a <= b and k = b - a. The position is lost for the player to move if and only if
//! a = floor(k φ), where φ = (1 + √5) / 2 is the golden ratio.
//!
//! **Why.** List pairs (0, 0), (1, 2), (3, 5), (4, 7), (6, 10), ...: the k-th has the difference k, and its smaller
//! number is the least positive number in none of the pairs before. These are the lost positions. No move goes from one
//! to another, as a move keeps a heap or the difference, and two pairs have neither in common. From any other position
//! a <= b some move goes to a pair. If a = 0 or a = b, take all. Otherwise look at the pair that contains a. If b is
//! larger than the other number of that pair, reduce b to it. If b is smaller, then b - a is smaller than the
//! difference of that pair: take the same from both heaps, and leave the pair whose difference is b - a. By the rule,
//! the numbers of the pairs from (1, 2) on are all positive numbers, each once. By Beatty's theorem so are floor(k φ)
//! and floor(k φ²), since 1/φ + 1/φ² = 1. They differ by k, because φ² = φ + 1; so they obey the same rule, and are the
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
//! **Input.** `a b` for each case, to the end, in either order. **Output.** `1` if the player to move wins, else `0`.
//!
//! **Complexity.** O(1) per case.
//!
//! **Reference.** W. A. Wythoff, "A modification of the game of Nim", Nieuw Archief voor Wiskunde 7 (1907), 199–202.

use common::judge::{self, input, Input};

/// Whether the player to move wins on heaps of `a` and `b` stones, in either order. Any `u64`.
fn wins(a: u64, b: u64) -> bool {
    let (a, b) = (u128::from(a.min(b)), u128::from(a.max(b)));
    let k = b - a;
    let lost = a * a <= k * b && (a + 1) * (a + 1) > k * (b + 1);
    !lost
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, a: u64, b: u64 }
    Ok(if wins(a, b) { "1" } else { "0" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For all heaps of 0 to `max` stones whether they are won: by the rules and nothing else.
    pub fn brute_force(max: usize) -> Vec<Vec<bool>> {
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
        let won = brute_force(120);
        for (a, b) in (0..=120).flat_map(|a| (0..=120).map(move |b| (a, b))) {
            assert_eq!(wins(a as u64, b as u64), won[a][b], "{a} {b}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        assert!(!wins(0, 0));
        assert!(wins(u64::MAX, u64::MAX) && wins(0, u64::MAX));
        // The last lost position, and its neighbours.
        let (a, b) = (11_400_714_819_323_198_485, u64::MAX);
        assert!(!wins(a, b) && !wins(b, a));
        assert!(wins(a - 1, b) && wins(a + 1, b) && wins(a, b - 1) && wins(a - 1, b - 1));
    }
}
