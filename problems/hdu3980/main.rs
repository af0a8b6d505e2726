//! # HDU 3980 · Paint Chain
//!
//! A chain of N beads is closed to a ring. A move paints exactly M neighbouring beads, none of which is painted yet. A
//! player who cannot move loses. The first player is aekdycoin, the second is abcdxyzk. Who wins?
//!
//! **Input.** A line with T (in this pack at most 10^4), then T cases, each a line `N M`, 1 <= N, M <= 1000.
//! **Output.** For each case a line, `Case #i: aekdycoin` or `Case #i: abcdxyzk`, where i counts the cases from 1.
//!
//! **Hint.** Which shape do the unpainted beads have after the first move, wherever it is made?
//!
//! **Theorem.** If N < M, the first player loses. Otherwise the first player wins if and only if g(N - M) = 0, where g
//! is the Grundy value of a row of beads: g(n) = 0 for n < M, and else the mex of g(i) ^ g(n - M - i) over i = 0, ...,
//! n - M.
//!
//! **Why.** If N < M, there is no move. Otherwise each first move leaves the same row of N - M beads between painted
//! beads, and wins precisely when the opponent, who is to move there, loses: when the value of the row is 0. A move in
//! a row of n leaves i beads on its left and n - M - i on its right. These two rows do not affect each other and are
//! therefore a sum of games, and their values are added as a Nim sum, as the theory page on sums proves. For M = 2 the
//! rows are Dawson's Kayles, which the lesson cf1704f plays with two colours.
//!
//! **Complexity.** O(L²) for each M that is asked for, with L = 1000 - M, and O(1) per case besides. By symmetry half
//! of the i are enough.

use common::judge::{self, ensure, input, Input};
use std::collections::HashMap;

/// The largest ring.
const LARGEST: usize = 1000;

/// The Grundy values of rows of less than `count` beads, of which a move paints `paint`, at least 1.
fn rows(count: usize, paint: usize) -> Vec<usize> {
    let mut grundy = vec![0_usize; count];
    let mut seen = [0; 512]; // the last row that has a move to this value: of 500 moves, so no value is larger
    for row in paint..count {
        let rest = row - paint;
        for left in 0..=rest / 2 {
            seen[grundy[left] ^ grundy[rest - left]] = row;
        }
        grundy[row] = seen.iter().take_while(|&&last| last == row).count();
    }
    grundy
}

/// `number` is that of the case, from 1 on; `known` has the tables of [`rows`] that were made before.
fn solve(
    number: u64,
    known: &mut HashMap<usize, Vec<usize>>,
    input: &mut Input,
) -> judge::Result<String> {
    input! { from input, n: usize, m: usize }
    ensure!(
        n <= LARGEST && m > 0,
        "expected at most {LARGEST} beads and a move of at least 1, found {n} {m}"
    );
    let mut first_wins = false;
    if let Some(row) = n.checked_sub(m) {
        let table = known.entry(m).or_insert_with(|| rows(LARGEST - m + 1, m));
        first_wins = table[row] == 0;
    }
    Ok(format!("Case #{number}: {}", if first_wins { "aekdycoin" } else { "abcdxyzk" }))
}

fn main() {
    let (mut number, mut known) = (0, HashMap::new());
    judge::counted(|input| {
        number += 1;
        solve(number, &mut known, input)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the first player wins on a ring: by the rules and nothing else. The bits of a position are the beads
    /// that are not painted.
    fn brute_force(n: usize, m: usize) -> bool {
        let mut wins: Vec<bool> = Vec::new();
        for beads in 0..1usize << n {
            let paint = |first: usize| (first..first + m).map(|bead| 1 << (bead % n)).sum();
            let moves = (0..n).filter(|_| m <= n).map(paint);
            let won = moves
                .filter(|painted| beads & painted == *painted)
                .any(|painted| !wins[beads ^ painted]);
            wins.push(won);
        }
        wins[(1 << n) - 1]
    }

    /// All rings of up to 11 beads, and their numbers.
    #[test]
    fn agrees_with_the_rules() {
        let (mut input, mut answers) = (String::new(), String::new());
        for (i, (n, m)) in (1..).zip((1..=11).flat_map(|n| (1..=n + 2).map(move |m| (n, m)))) {
            input += &format!("{n} {m}\n");
            let winner = if brute_force(n, m) { "aekdycoin" } else { "abcdxyzk" };
            answers += &format!("Case #{i}: {winner}\n");
        }
        input = format!("{}\n{input}", answers.lines().count());
        assert_eq!(judge::transcript(main, &input).0, answers);
    }
}
