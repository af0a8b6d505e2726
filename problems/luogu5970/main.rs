//! # Luogu P5970 · Nim z utrudnieniem
//!
//! Before a game of Nim with n heaps, the second player may throw heaps away: any number of them that is a multiple of
//! d, 0 included, but not all. Then the players take turns, and the first player begins. A move takes any number of
//! stones, at least one, from one heap, and the player who takes the last stone wins. In how many ways can the second
//! player throw heaps away and then win?
//!
//! **Input.** `n d` (1 <= n <= 500000, 1 <= d <= 10), then a line with the n heaps, each of 1 to 10^6 stones, with at
//! most 10^7 stones together. **Output.** The number of ways modulo 10^9 + 7.
//!
//! **Hint.** Choose which heaps are kept rather than thrown away, and ask in which order to go through the heaps so
//! that few different results can occur on the way.
//!
//! **Theorem.** These are the ways that leave heaps with the Nim sum 0. In ascending order, the ways for the heaps up
//! to h, counted by Nim sum and by the number of heaps thrown away modulo d, are at most 2hd numbers.
//!
//! **Why.** The first player loses if and only if the Nim sum is 0 (Bouton; the lesson hdu1849 proves it). Let 2^k be
//! the largest power of two that is at most h. The heaps so far have no binary digit above that of 2^k, and neither has
//! a Nim sum of them: it is less than 2^(k + 1) <= 2h. If d divides n, throwing away all heaps has been counted, and is
//! subtracted.
//!
//! **Limit:** d from 1 to 10, and heaps of 1 to 1,000,000 stones.
//!
//! **Complexity.** O(md) time after sorting, for m stones together; O(hd) memory for the largest heap h.

use common::judge::{self, ensure, input, Input};

/// Ways are counted modulo this prime.
const P: u32 = 1_000_000_007;

/// In how many ways the second player wins, modulo `P`. The heaps are not empty, and in ascending order.
fn winning_ways(heaps: &[usize], d: usize) -> u32 {
    let mut ways = vec![[0; 10]]; // by the Nim sum of the heaps left, and the number of those thrown away modulo d
    ways[0][0] = 1;
    for &heap in heaps {
        ways.resize((heap + 1).next_power_of_two(), [0; 10]);
        // The heap exchanges the Nim sums in pairs; one of two is less than the heap's largest power of two.
        for one in 0..ways.len() / 2 {
            let (of_one, of_other) = (ways[one], ways[one ^ heap]);
            for thrown in 0..d {
                let before = if thrown == 0 { d - 1 } else { thrown - 1 };
                ways[one][thrown] = (of_one[before] + of_other[thrown]) % P;
                ways[one ^ heap][thrown] = (of_other[before] + of_one[thrown]) % P;
            }
        }
    }
    let all_thrown = u32::from(heaps.len() % d == 0);
    (ways[0][0] + P - all_thrown) % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, d: usize }
    ensure!((1..=10).contains(&d), "expected d from 1 to 10, found {d}");
    let mut heaps = Vec::new();
    for _ in 0..n {
        input! { from input, heap: usize }
        ensure!((1..=1_000_000).contains(&heap), "expected 1 to 1000000 stones, found {heap}");
        heaps.push(heap);
    }
    heaps.sort_unstable();
    Ok(winning_ways(&heaps, d).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, all_sets, nim_moves, sorted, Search};

    /// The sets of heaps that may be kept: by the rules and nothing else.
    fn brute_force(heaps: &[usize], d: usize) -> Vec<Vec<usize>> {
        let mut kept = all_sets(heaps.iter().copied());
        kept.retain(|kept| !kept.is_empty() && (heaps.len() - kept.len()) % d == 0);
        kept
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut nim = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        for digits in &all_lists(5, 0..=3)[1..] {
            let heaps = sorted(digits);
            for d in 1..=6 {
                let ways = brute_force(&heaps, d).iter().filter(|kept| !nim.wins(kept)).count();
                assert_eq!(winning_ways(&heaps, d) as usize, ways, "{heaps:?}, {d}");
            }
        }
    }
}
