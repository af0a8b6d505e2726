//! # Luogu P3235 · The Joy of Jiangnan
//!
//! A number F and some heaps of stones are given. A move chooses a heap of at least F stones and a number m of 2 or
//! more, and splits the heap into m heaps, none of them empty, whose sizes differ by at most 1. Two players take turns,
//! and a player who cannot move loses. Does the first player win?
//!
//! **Input.** `T F`, then T cases, each on a line: N and then N heaps. 1 <= T, N <= 99; the heaps have 1 to 99999
//! stones, and F is at most 99999, and in this pack at least 2. **Output.** On one line, with spaces between them, the
//! answers to all cases: `1` if the first player wins, otherwise `0`.
//!
//! **Hint.** Most ways to split a heap leave the same two sizes. What changes with one part more, apart from how many
//! heaps of each size there are?
//!
//! **Theorem.** A heap of fewer than F stones has the Grundy value 0, and a heap of n >= F stones the least number that
//! is not among the values of its splits. The value of the split into m heaps depends only on the quotient q = n / m,
//! rounded down, and on whether n and m are even. If n >= 2q(q + 1), there are splits with this q for even m and for
//! odd m.
//!
//! **Why.** With r = n - qm, the split has r heaps of q + 1 stones and m - r heaps of q, a sum of games (the theory
//! page on games that split). Equal heaps cancel in pairs, so only the parities of r and of m - r count. The m with the
//! quotient q are the whole numbers greater than n / (q + 1) and at most n / q. The difference of these bounds is
//! n / (q(q + 1)); if it is 2 or more, two neighbouring m have this quotient, an even and an odd number.
//!
//! **Limit:** heaps of at most 100,000 stones.
//!
//! **Complexity.** O(h sqrt(h)) for the largest heap h: for a heap of n, once all q with 2q(q + 1) <= n are dealt with,
//! only m up to about sqrt(2n) are left.

use common::judge::{self, ensure, input, Input};

/// A power of two above all values, and so above all Nim sums: a heap of n <= 100,000 has fewer than 2 * sqrt(n)
/// different quotients, with at most two values for each, and its own value is at most as large as their number.
const SUMS: usize = 2048;

/// The value of the split of n stones into m heaps of q or q + 1 stones; of n and m only the parities count.
fn split(n: usize, m: usize, q: usize, values: &[usize]) -> usize {
    let larger = (n + q * m) % 2; // the parity of r = n - qm
    let smaller = (m + larger) % 2;
    (larger * values[q + 1]) ^ (smaller * values[q])
}

/// The Grundy values of all heaps up to `largest`, where those of `f` stones or more may be split.
fn grundy_values(largest: usize, f: usize) -> Vec<usize> {
    let mut values = vec![0; largest + 2];
    let mut seen = [0; SUMS]; // by value, the last n with such a split
    let mut always = [[false; SUMS]; 2]; // by the parity of n: the values of splits that all larger n have, too
    let mut done = 0; // the quotients of these splits are those up to this
    for n in f.max(2)..=largest {
        while 2 * (done + 1) * (done + 2) <= n {
            done += 1;
            for (n, m) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
                always[n][split(n, m, done, &values)] = true;
            }
        }
        for m in (2..).take_while(|m| n / m > done) {
            seen[split(n, m, n / m, &values)] = n;
        }
        while seen[values[n]] == n || always[n % 2][values[n]] {
            values[n] += 1;
        }
    }
    values
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, cases: usize, f: usize }
    let mut rows = Vec::new();
    for _ in 0..cases {
        input! { from input, n: usize }
        let mut row = Vec::new();
        for _ in 0..n {
            input! { from input, heap: usize }
            ensure!(heap <= 100_000, "expected heaps of at most 100000 stones, found {heap}");
            row.push(heap);
        }
        rows.push(row);
    }
    let largest = *rows.iter().flatten().max().unwrap_or(&0);
    let values = grundy_values(largest, f);
    let sums = rows.iter().map(|row| row.iter().fold(0, |sum, &heap| sum ^ values[heap]));
    let answers: Vec<&str> = sums.map(|sum| if sum != 0 { "1" } else { "0" }).collect();
    Ok(answers.join(" "))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{replaced, Search};

    /// What the moves leave of heaps of at least `f` stones: by the rules and nothing else.
    fn brute_force(heaps: &[usize], f: usize) -> Vec<Vec<usize>> {
        let mut moves = Vec::new();
        for (i, &heap) in heaps.iter().enumerate().filter(|(_, &heap)| heap >= f) {
            for m in 2..=heap {
                let mut parts = vec![0; m];
                (0..heap).for_each(|stone| parts[stone % m] += 1); // dealt out one by one
                parts.retain(|&heap| heap >= f); // in the others there is no move
                moves.push(replaced(heaps, i, &parts));
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        // From 4, 12 and 24 stones on, all splits with the quotients 1, 2 and 3 have been seen.
        for (f, largest) in [(1, 10), (2, 15), (3, 18), (4, 25), (7, 25)] {
            let mut game = Search::normal(|heaps: &Vec<usize>| brute_force(heaps, f));
            for (a, b) in (1..=largest).flat_map(|a| (a..=largest).map(move |b| (a, b))) {
                let wins = game.wins(&vec![a, b]);
                let (answer, _) = judge::transcript(main, &format!("1 {f} 2 {a} {b}"));
                assert_eq!(answer, if wins { "1\n" } else { "0\n" }, "F = {f}: {a} {b}");
            }
        }
    }
}
