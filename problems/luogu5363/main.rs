//! # Luogu P5363 · Moving Coins (SDOI2019)
//!
//! A strip has n cells in a row, and m coins, which are alike, at most one on a cell. A move shifts a coin to the left
//! by any number of cells, at least one, but neither over another coin nor onto it. Alice and Bob take turns, Alice
//! moves first, and a player who cannot move loses. In how many placements of the coins does Alice win?
//!
//! **Input.** `n m` (1 <= n <= 150000, 1 <= m <= 50, and in this pack m <= n). **Output.** The number of placements
//! modulo 10^9 + 9.
//!
//! **Hint.** What does one shift do to the two gaps beside the coin?
//!
//! **Theorem.** The gap d(i) is the number of free cells between coin i, from the left, and the coin or the edge to its
//! left. Alice loses if and only if the Nim sum of d(m), d(m-2), d(m-4), ... is 0. There are o = (m + 1) / 2 such gaps,
//! rounded down. Let L(s) be the number of ways in which they can have the sum s and the Nim sum 0. Then L(0) = 1,
//! L(s) = 0 for odd s, and for other s it is the sum of C(o, c) L((s - c) / 2) over all even c up to o and up to s,
//! where C(o, c) is the number of ways to choose c of o things.
//!
//! **Why.** To shift coin i by t cells takes t from d(i) and adds t to d(i+1), where d(m+1) is the number of cells
//! behind the last coin. This is Staircase Nim, which the lesson cses1099 proves: d(m+1) is the ground, d(m) is stair
//! 1, and so on, and the odd stairs decide. If their Nim sum is 0, an even number c of the gaps have a 1 as the last
//! binary digit: any c of them, in C(o, c) ways. Without this digit the gaps have the Nim sum 0 again, and the sum
//! (s - c) / 2. The rest of the n - m free cells may go to the m + 1 - o other gaps in any way.
//!
//! **Limit:** n is at most 1,000,000, and m at most 100, unless m is greater than n.
//!
//! **Complexity.** O(n m) time, O(n) memory.

use common::judge::{self, ensure, input, Input};

/// Numbers of placements are known modulo this prime.
const P: u64 = 1_000_000_009;

/// `counts[s]` for s free cells, after `places` more places have taken any number of further free cells.
fn spread(mut counts: Vec<u64>, places: usize) -> Vec<u64> {
    for _ in 0..places {
        for s in 1..counts.len() {
            counts[s] = (counts[s] + counts[s - 1]) % P;
        }
    }
    counts
}

/// For each sum up to `free` in how many ways this many gaps can have it, with the Nim sum 0.
fn lost_sums(free: usize, gaps: usize) -> Vec<u64> {
    let mut choices = vec![1]; // how many sets of 0, 1, 2, ... of the gaps there are
    for c in 1..=gaps {
        choices.push(choices[c - 1] * (gaps - c + 1) as u64 / c as u64);
    }
    let mut counts = vec![0; free + 1];
    counts[0] = 1;
    for s in (2..=free).step_by(2) {
        for c in (0..=s.min(gaps)).step_by(2) {
            counts[s] = (counts[s] + choices[c] % P * counts[(s - c) / 2]) % P;
        }
    }
    counts
}

/// How many placements of `m` coins on `n` cells the first player wins, modulo P.
fn won(n: usize, m: usize) -> u64 {
    if m > n {
        return 0;
    }
    let free = n - m;
    // All placements are the ways to spread the free cells over all gaps.
    let all = spread(lost_sums(free, 0), m + 1)[free];
    let lost = spread(lost_sums(free, (m + 1) / 2), m / 2 + 1)[free];
    (all + P - lost) % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, m: usize }
    if m > n {
        return Ok("0".to_string());
    }
    ensure!(n <= 1_000_000, "expected at most 1000000 cells, found {n}");
    ensure!(m <= 100, "expected at most 100 coins, found {m}");
    Ok(won(n, m).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For each set of cells with coins, as the digits of a number, whether the player to move wins: by the rules and
    /// nothing else. The cell to the left of another has the smaller digit.
    fn brute_force(cells: usize) -> Vec<bool> {
        let mut wins: Vec<bool> = Vec::new();
        for coins in 0..1usize << cells {
            let is_free = |cell: &usize| coins >> cell & 1 == 0;
            let mut from = (0..cells).filter(|cell| !is_free(cell));
            let is_won = from.any(|from| {
                let mut to = (0..from).rev().take_while(is_free);
                to.any(|to| !wins[coins - (1 << from) + (1 << to)])
            });
            wins.push(is_won);
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let wins = brute_force(13);
        for n in 0..=13 {
            for m in 0..=14 {
                let placements = (0..1usize << n).filter(|coins| coins.count_ones() as usize == m);
                let count = placements.filter(|&coins| wins[coins]).count() as u64;
                assert_eq!(won(n, m), count, "n = {n}, m = {m}");
            }
        }
    }
}
