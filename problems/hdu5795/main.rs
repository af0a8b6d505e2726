//! # HDU 5795 · A Simple Nim
//!
//! There are n heaps of stones. A move takes any positive number of stones from one heap, or takes none and splits one
//! heap into three heaps, none of them empty. The player who takes the last stone wins. Does the first player win?
//!
//! **Input.** A line with T, 1 <= T <= 100, then T cases: a line with n, 1 <= n <= 10^6, and a line with the n heaps,
//! each of 1 to 10^9 stones. **Output.** For each case a line, `First player wins.` or `Second player wins.`, with the
//! full stop.
//!
//! **Hint.** Let a program print the values of the first twenty heaps, and compare them with those of Nim.
//!
//! **Theorem.** A heap has as its Grundy value the number of its stones, except that 8k + 7 and 8k + 8 are exchanged:
//! heap 7 has the value 8, heap 8 the value 7. The first player wins if and only if the Nim sum of the values is not 0.
//!
//! **Why.** By induction, as in the lesson hdu3032, where a heap is split into two. Let v be the value that the theorem
//! gives to the heap h. Taking leads to the values 0, ..., h - 1, but if h is 8k + 8, to 8k + 8 instead of 8k + 7. The
//! heap 8k + 7 can also be split into 1, 2 and 8k + 4, whose Nim sum is 8k + 7. Hence all values below v are reached,
//! and v is not reached by taking. Nor is it by splitting: exercise 5 of that lesson proves it, with the remainders
//! modulo 8.
//!
//! **Complexity.** O(n) time and O(1) memory per case.

use common::judge::{self, Input};

/// The Grundy value of a heap. That of the largest `u64` is 2^64.
fn grundy(heap: u64) -> u128 {
    let heap = u128::from(heap);
    match heap % 8 {
        7 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let sum = (0..n).fold(0, |sum, _| sum ^ grundy(input.number()));
    Ok(if sum != 0 { "First player wins." } else { "Second player wins." })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::grundy_table;

    /// What the moves leave of a heap: by the rules and nothing else.
    fn brute_force(heap: usize) -> Vec<Vec<usize>> {
        let takes = (0..heap).map(|left| vec![left]);
        let splits = (1..heap).flat_map(|a| (1..heap - a).map(move |b| vec![a, b, heap - a - b]));
        takes.chain(splits).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let table = grundy_table(150, |heap, grundy| {
            let sum = |parts: Vec<usize>| parts.iter().fold(0, |sum, &part| sum ^ grundy[part]);
            brute_force(heap).into_iter().map(sum).collect()
        });
        for (heap, value) in (0..).zip(table) {
            assert_eq!(grundy(heap), u128::from(value), "{heap}");
        }
        assert_eq!(grundy(u64::MAX), 1 << 64);
    }
}
