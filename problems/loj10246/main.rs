//! # LibreOJ 10246 · Take one stone, or join two heaps · Taking Stones
//!
//! There are N heaps of stones. A move takes one stone from a heap, or joins two heaps into one. A player who cannot
//! move, since no stone is left, loses; Alice moves first.
//!
//! **Theorem.** Let c be the number of heaps of one stone, and S the number of stones in all other heaps, plus
//! the number of these heaps, minus 1 (S = 0 if there are none). Alice loses if and only if c and S are even; except
//! that for S = 0 and S = 2 she loses if and only if c is a multiple of 3.
//!
//! **Why.** S is the number of moves that the large heaps last if they are joined into one and taken stone by
//! stone. For S > 2 a player who finds c or S odd can leave both even, and no move leads from even to even.
//! S = 0 means no large heap, and S = 2 a single heap of two. A move from one of these to the same one or to the
//! other changes c by 1 or 2, and so its remainder modulo 3.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `YES` if Alice wins, or `NO`.
//!
//! **Complexity.** O(N) time and O(1) memory per case.
//!
//! **Reference.** The same game is HDU 4111, *Alice and Bob*.

use common::judge::{self, rule, Input};

/// Whether the player to move wins with `ones` heaps of one stone, where `rest` is S.
fn first_wins(ones: u64, rest: u128) -> bool {
    if rest == 0 || rest == 2 {
        ones % 3 != 0
    } else {
        ones % 2 != 0 || rest % 2 != 0
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut ones = 0;
    let mut rest = 0u128; // the stones of the large heaps, and one for each of these heaps
    for _ in 0..n {
        let heap = input.number();
        rule!(heap > 0, "expected a stone or more in each heap, found {heap}");
        if heap == 1 {
            ones += 1;
        } else {
            rest += u128::from(heap) + 1;
        }
    }
    Ok(if first_wins(ones, rest.saturating_sub(1)) { "YES" } else { "NO" })
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

    /// Whether the player to move wins on these heaps, in ascending order: by the rules and nothing else.
    /// `known` remembers the answers.
    pub fn brute_force(heaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let wins = moves(heaps).iter().any(|option| !brute_force(option, known));
        known.insert(heaps.to_vec(), wins);
        wins
    }

    /// All positions after a move: one stone less in a heap, or two heaps joined.
    pub fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
        let mut moves = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            let others = [&heaps[..i], &heaps[i + 1..]].concat();
            moves.push(with(&others, heap - 1));
            for (j, &other) in others.iter().enumerate().skip(i) {
                moves.push(with(&[&others[..j], &others[j + 1..]].concat(), heap + other));
            }
        }
        moves
    }

    /// The heaps and one more, unless it is empty, in ascending order.
    pub fn with(heaps: &[usize], heap: usize) -> Vec<usize> {
        let mut heaps = [heaps, &[heap]].concat();
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        heaps
    }

    /// All positions of at most `stones` stones.
    pub fn positions(stones: usize) -> Vec<Vec<usize>> {
        let mut positions = vec![vec![]];
        for i in 0.. {
            let Some(heaps) = positions.get(i).cloned() else { break };
            let largest = heaps.last().copied().unwrap_or(1);
            let left = stones - heaps.iter().sum::<usize>();
            positions.extend((largest..=left).map(|heap| with(&heaps, heap)));
        }
        positions
    }

    fn answer(heaps: &[u64]) -> String {
        let texts: Vec<String> = heaps.iter().map(u64::to_string).collect();
        let input = format!("1\n{}\n{}\n", heaps.len(), texts.join(" "));
        judge::transcript(main, &input).0
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for heaps in positions(22) {
            let wins = brute_force(&heaps, &mut known);
            let heaps: Vec<u64> = heaps.iter().map(|&heap| heap as u64).collect();
            assert_eq!(answer(&heaps), if wins { "YES\n" } else { "NO\n" }, "{heaps:?}");
        }
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX; // which is odd
        assert_eq!(answer(&[max]), "YES\n");
        assert_eq!(answer(&[max - 1]), "NO\n");
        assert_eq!(answer(&[max, max]), "YES\n");
        assert_eq!(answer(&[max, max - 1, 1, 1]), "NO\n");
    }
}
