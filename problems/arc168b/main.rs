//! # AtCoder ARC 168 B · Nim with a limit to find · Arbitrary Nim
//!
//! Several heaps of stones and a limit k: a move takes 1 to k stones from one heap, and a player who cannot move loses.
//! Alice moves first. Which is the largest k with which she wins?
//!
//! **Theorem.** If the Nim sum of the heaps is not 0, she wins with all large k, and there is no largest
//! one. Otherwise cancel equal heaps in pairs. If no heap is left, she wins with no k; else the answer is
//! M - 1, where M is the largest heap that is left.
//!
//! **Why.** With the limit k a heap of A stones has the Grundy value A mod (k + 1). Equal heaps have equal values and
//! may be cancelled. If k >= M, the values of the others are the heaps themselves, with the Nim sum 0. If k = M - 1,
//! the heap M has the value 0 in place of M, and no other value changes; so the Nim sum becomes M.
//!
//! **Input.** `N`, then N heaps. **Output.** The largest k; `-1` if there is none because k may be as large
//! as one likes, `0` if Alice wins with no k.
//!
//! **Complexity.** O(N log N).
//!
//! **Reference.** AtCoder Regular Contest 168, B.

use common::judge::{self, Input};
use common::nim::nim_sum;

/// The largest limit with which the first player wins, 0 if they win with none. None if they win with all
/// limits from some one on. Sorts the heaps.
fn largest_limit(heaps: &mut [u64]) -> Option<u64> {
    if nim_sum(heaps.iter().copied()) != 0 {
        return None;
    }
    heaps.sort_unstable();
    // From the largest heap down, equal ones fill pairs, up to the first that has no partner.
    let unpaired = heaps.rchunks(2).find(|pair| pair.len() == 1 || pair[0] != pair[1]);
    let largest = unpaired.map_or(0, |pair| pair[pair.len() - 1]);
    Some(largest.saturating_sub(1)) // an empty heap is none
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let mut heaps = input.numbers(n);
    Ok(match largest_limit(&mut heaps) {
        Some(limit) => limit.to_string(),
        None => "-1".to_string(),
    })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the player to move wins if a move takes 1 to `limit` stones from one heap, by the rules and
    /// nothing else. `known` remembers the positions met before, all with the same limit.
    pub fn brute_force(heaps: &[u64], limit: u64, known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let mut wins = false;
        for i in 0..heaps.len() {
            for take in 1..=limit.min(heaps[i]) {
                let mut next = heaps.to_vec();
                next[i] -= take;
                wins = wins || !brute_force(&next, limit, known);
            }
        }
        known.insert(heaps.to_vec(), wins);
        wins
    }

    /// The answer for the heaps, if `wins[k]` says whether Alice wins with the limit k, for k from 0 (no
    /// move) to one that is no less than any heap.
    pub fn expected_answer(wins: &[bool]) -> String {
        match wins.iter().rposition(|wins| *wins) {
            Some(largest) if largest == wins.len() - 1 => "-1".to_string(),
            largest => largest.unwrap_or(0).to_string(),
        }
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = vec![HashMap::new(); 9];
        for n in (0..8u64.pow(4)).step_by(3) {
            let heaps = [n % 8, n / 8 % 8, n / 64 % 8, n / 512];
            let limits = (0..).zip(&mut known);
            let wins: Vec<bool> =
                limits.map(|(limit, known)| brute_force(&heaps, limit, known)).collect();
            let input = format!("4 {}", heaps.map(|heap| heap.to_string()).join(" "));
            let (found, _) = judge::transcript(main, &input);
            assert_eq!(found, expected_answer(&wins) + "\n", "{heaps:?}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!(largest_limit(&mut []), Some(0));
        assert_eq!(largest_limit(&mut [0]), Some(0));
        assert_eq!(largest_limit(&mut [max]), None);
        assert_eq!(largest_limit(&mut [max, max]), Some(0));
        assert_eq!(largest_limit(&mut [1, max - 1, max]), Some(max - 1));
        assert_eq!(largest_limit(&mut [1, max, max - 1, max, max]), Some(max - 1));
    }
}
