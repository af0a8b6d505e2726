//! # HDU 4111 · Alice and Bob
//!
//! There are N heaps of stones. A move takes one stone from a heap, or joins two heaps into one. The player who takes
//! the last stone wins. Alice moves first, then Bob. Who wins?
//!
//! **Input.** A line with T, 1 <= T <= 4000, then T cases: a line with N, 1 <= N <= 50, and a line with the N heaps,
//! each of 1 to 1000 stones. **Output.** For each case a line, `Case #i: Alice` or `Case #i: Bob`, where i counts the
//! cases from 1.
//!
//! **Hint.** How many moves are left if the large heaps are joined first, and what do heaps of one stone change?
//!
//! **Theorem.** Let c be the number of heaps of one stone, and S the number of stones in all other heaps, plus the
//! number of these heaps, minus 1 (S = 0 if there are none). Alice loses if and only if c and S are even; except that
//! for S = 0 and S = 2 she loses if and only if c is a multiple of 3.
//!
//! **Why.** The lesson loj10246 is the same game with other names for the answers, and proves the theorem: S is the
//! number of moves in the large heaps if they are joined first, and a player who finds c or S odd can leave both even,
//! as long as S > 2.
//!
//! **Complexity.** O(N) per case.

use common::judge::{self, rule, Input};

/// Whether the player to move wins on heaps of at least one stone.
fn first_wins(heaps: &[u64]) -> bool {
    let large = heaps.iter().filter(|&&heap| heap > 1);
    let moves: u128 = large.map(|&heap| u128::from(heap) + 1).sum();
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    match moves.saturating_sub(1) {
        0 | 2 => ones % 3 != 0,
        moves => ones % 2 != 0 || moves % 2 != 0,
    }
}

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let heaps = input.numbers(n);
    rule!(!heaps.contains(&0), "expected a stone or more in each heap, found 0");
    Ok(format!("Case #{number}: {}", if first_wins(&heaps) { "Alice" } else { "Bob" }))
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{replaced, Search};

    /// What the moves leave of heaps in ascending order: by the rules and nothing else.
    fn brute_force(heaps: &[u64]) -> Vec<Vec<u64>> {
        let takes = (0..heaps.len()).map(|i| replaced(heaps, i, &[heaps[i] - 1]));
        let joins = (0..heaps.len()).flat_map(|j| {
            let others = [&heaps[..j], &heaps[j + 1..]].concat();
            (0..j).map(move |i| replaced(&others, i, &[heaps[i] + heaps[j]]))
        });
        takes.chain(joins).collect()
    }

    /// All positions of up to 18 stones.
    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|heaps: &Vec<u64>| brute_force(heaps));
        let mut positions = vec![vec![]];
        while let Some(heaps) = positions.pop() {
            assert_eq!(first_wins(&heaps), game.wins(&heaps), "{heaps:?}");
            let largest = heaps.last().copied().unwrap_or(1);
            let left = 18 - heaps.iter().sum::<u64>();
            positions.extend((largest..=left).map(|heap| [&heaps[..], &[heap]].concat()));
        }
    }
}
