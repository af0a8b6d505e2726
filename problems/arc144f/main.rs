//! # AtCoder ARC 144 F · Arithmetic Sequence Nim
//!
//! There are N heaps of stones, and two numbers m and a with 0 <= a < m. A move takes x stones from one heap, where x is
//! at least 1 and leaves the remainder a modulo m. A player who cannot move loses. How many first moves win, that is,
//! for how many pairs of a heap and a number x is there a winning move that takes x stones from this heap?
//!
//! **Input.** A line with N, m and a (1 <= N <= 300,000, 1 <= m <= 10^9, 0 <= a < m), and a line with the N heaps, from
//! max(1, a) to 10^18. **Output.** The number of winning first moves modulo 998244353.
//!
//! **Hint.** Write the Grundy values of the heaps into a table with m columns, row by row, and read it column by column.
//!
//! **Theorem.** If a = 0, a heap of A stones has the Grundy value ⌊A / m⌋. If a > 0, let A = i + j m with i < m. Its
//! value is min(s(i) + j, c(i)), where s(i) is ⌊i / a⌋ mod 2 and c(i) is defined as follows. The column *before* i is
//! i - a modulo m. If its s is 1, then c(i) = 0; otherwise c(i) is 1 more than the c of the column before.
//!
//! **Why.** If a = 0, a move subtracts any positive number from ⌊A / m⌋, as in Nim. Let a > 0. The options of A are all
//! numbers up to A - a in the column i' before i. If i >= a, these are i' + j' m for all j' <= j, and if i < a, then
//! i' = i - a + m, and they are those for j' < j. We show the theorem by induction on A, with c' for c(i').
//!
//! - If s(i') = 1, the options have values of at least 1, so the value of A is 0 = c(i). Also s(i) = 0: this holds if
//!   i < a, and otherwise s(i) differs from s(i - a).
//! - If s(i') = 0, the options with j' = 0, 1, 2, ... have the values min(j', c'). If i >= a, then s(i) = 1, and the
//!   least value that is missing is min(j, c') + 1 = min(s(i) + j, c(i)). If i < a, then s(i) = 0. For j = 0 there is no
//!   option, and the value is 0; otherwise it is min(j - 1, c') + 1 = min(s(i) + j, c(i)).
//!
//! *To find c.* If i >= a, it is enough to step back: if s(i) = 0, then s(i - a) = 1 and c(i) = 0, otherwise
//! c(i) = c(i - a) + 1. If i < a, each step back adds m - a. Let e be the first column from a on that is reached, after
//! t steps. The columns passed are below a and have s = 0. If s(e) = 1, then c(i) = t - 1. If s(e) = 0, then c(e) = 0,
//! and c(i) = t. The steps end, so c is well defined.
//!
//! *To count.* If X is the Nim sum of all values, a move wins if and only if it turns the value g of its heap into
//! g ^ X, which may be larger than g. If X = 0, no move does, since no option of a heap has the same value. In a column
//! a value below c occurs at most once, and c itself in all rows from c - s on.
//!
//! **Limit:** a is less than m.
//!
//! **Complexity.** O(N).

use common::judge::{self, ensure, input, Input};
use common::nim::nim_sum;

const P: u64 = 998_244_353;

/// The number s of column `i`, the value in its first row.
fn first_value(i: u64, a: u64) -> u64 {
    i / a % 2
}

/// The number c of column `i`, its largest value.
fn largest_value(i: u64, m: u64, a: u64) -> u64 {
    if i < a {
        let steps = (a - i - 1) / (m - a) + 1;
        steps - first_value(i + steps * (m - a), a)
    } else if first_value(i, a) == 0 {
        0
    } else {
        largest_value(i - a, m, a) + 1
    }
}

/// The Grundy value of a heap.
fn value(heap: u64, m: u64, a: u64) -> u64 {
    if a == 0 {
        return heap / m;
    }
    (first_value(heap % m, a) + heap / m).min(largest_value(heap % m, m, a))
}

/// How many options of a heap have the Grundy value `wanted`, which is not that of the heap.
fn options(heap: u64, wanted: u64, m: u64, a: u64) -> u64 {
    if a == 0 {
        return u64::from(wanted < heap / m);
    }
    if heap < a {
        return 0;
    }
    let (column, last_row) = ((heap - a) % m, (heap - a) / m);
    let (first, largest) = (first_value(column, a), largest_value(column, m, a));
    if wanted < first || wanted > largest {
        return 0;
    }
    let rows = (last_row + 1).saturating_sub(wanted - first); // from the first that has this value
    if wanted == largest {
        rows
    } else {
        rows.min(1)
    }
}

/// How many first moves win, modulo 998244353.
fn winning_moves(heaps: &[u64], m: u64, a: u64) -> u64 {
    let sum = nim_sum(heaps.iter().map(|&heap| value(heap, m, a)));
    if sum == 0 {
        return 0;
    }
    let of_heap = |&heap: &u64| options(heap, value(heap, m, a) ^ sum, m, a) % P;
    heaps.iter().map(of_heap).sum::<u64>() % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, m: u64, a: u64 }
    ensure!(a < m, "expected a remainder below {m}, found {a}");
    Ok(winning_moves(&input.numbers(n), m, a).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, in_one, spaced, Search};

    /// What the moves leave of a heap: by the rules and nothing else.
    fn brute_force(heap: u64, m: u64, a: u64) -> Vec<u64> {
        (1..=heap).filter(|x| x % m == a).map(|x| heap - x).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for (m, a) in (1..=7).flat_map(|m| (0..m).map(move |a| (m, a))) {
            let mut game = Search::normal(|heaps: &Vec<u64>| {
                in_one(heaps, |_, &heap| brute_force(heap, m, a))
            });
            for (n, most) in [(1, 40), (2, 16), (3, 7)] {
                for heaps in all_lists(n, a.max(1)..=most) {
                    let input = format!("{n} {m} {a}\n{}\n", spaced(&heaps));
                    let expected = format!("{}\n", game.winning(&heaps).len());
                    assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
                }
            }
        }
    }
}
