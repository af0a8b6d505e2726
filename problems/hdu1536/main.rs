//! # HDU 1536 · Nim with a subtraction set · S-Nim
//!
//! Nim with one more rule: the number of beads taken from a heap must be in the set S. A player who cannot move loses.
//! For each position: does the player to move win?
//!
//! **Theorem.** That player wins if and only if the Nim sum of the Grundy values of the heaps is not 0, where the
//! Grundy value of a heap h is the mex of the values of h - s, for all s <= h in S (Sprague and Grundy).
//!
//! **Why.** A heap of Grundy value g has options of all values below g and none of value g. So it can be played like
//! a Nim heap of g beads. It may also have options above g, but the opponent simply moves such an option back to g.
//! Hence the position is won like Nim.
//!
//! **Limit:** heaps of at most 10,000,000 beads.
//!
//! **Input.** For each set: `k` and then k takes; the number of positions; for each position its number
//! of heaps and the heaps. k = 0 ends, or the end of the file. **Output.** For each set a line with a letter for
//! each position, `W` for won or `L` for lost.
//!
//! **Complexity.** O(k h) per set for its largest heap h, then O(1) per heap.

use common::grundy::mex;
use common::judge::{self, ensure, input, rule, Input};

const LARGEST: usize = 10_000_000;

/// The Grundy value of a heap. `table` holds those of the smallest heaps, and grows as needed.
fn grundy(heap: usize, takes: &[usize], table: &mut Vec<u64>) -> u64 {
    while table.len() <= heap {
        let heap = table.len();
        let takes = takes.iter().filter(|take| (1..=heap).contains(*take));
        let value = mex(takes.map(|take| table[heap - take]));
        table.push(value);
    }
    table[heap]
}

/// Answers the next set of `input`: a letter for each of its positions.
fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, k: usize }
    let mut takes = Vec::new();
    for _ in 0..k {
        input! { from input, take: usize }
        rule!(take > 0, "expected takes of at least 1, found {take}");
        takes.push(take);
    }
    let mut table = Vec::new();

    input! { from input, rows: usize }
    let mut letters = String::new();
    for _ in 0..rows {
        input! { from input, heaps: usize }
        let mut sum = 0;
        for _ in 0..heaps {
            input! { from input, heap: usize }
            ensure!(heap <= LARGEST, "expected heaps of at most {LARGEST} beads, found {heap}");
            sum ^= grundy(heap, &takes, &mut table);
        }
        letters.push(if sum != 0 { 'W' } else { 'L' });
    }
    Ok(letters)
}

fn main() {
    judge::until_zeros(1, solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins, for all two heaps `[a][b]` of 0 to `max` beads: by the rules
    /// and nothing else.
    pub fn brute_force(takes: &[usize], max: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; max + 1]; max + 1];
        for a in 0..=max {
            for b in 0..=max {
                wins[a][b] = takes.iter().any(|&take| {
                    (take <= a && !wins[a - take][b]) || (take <= b && !wins[a][b - take])
                });
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut random = fastrand::Rng::with_seed(1);
        for _ in 0..256 {
            let takes: Vec<usize> = (0..random.usize(1..5)).map(|_| random.usize(1..12)).collect();
            let wins = brute_force(&takes, 19);
            let mut input = format!("{}", takes.len());
            for take in &takes {
                input += &format!(" {take}");
            }
            input += "\n400\n";
            let mut letters = String::new();
            for (a, b) in (0..20).flat_map(|a| (0..20).map(move |b| (a, b))) {
                input += &format!("2 {a} {b}\n");
                letters.push(if wins[a][b] { 'W' } else { 'L' });
            }
            let answers = judge::transcript(main, &input);
            assert_eq!(answers, (letters + "\n", None), "{takes:?}");
        }
    }

    #[test]
    fn heaps_out_of_reach_are_refused() {
        let input = "1 1\n1\n1 3\n\n2 1 20000000\n1\n1 20000000\n0\n";
        let (answers, message) = judge::transcript(main, input);
        assert_eq!(answers, "W\n");
        let expected = "line 7: expected heaps of at most 10000000 beads, found 20000000";
        assert_eq!(message.unwrap(), expected);
    }

    #[test]
    fn a_take_of_0_is_no_move() {
        let input = "1 1\n1\n1 3\n2 1\n0\n1\n1 3\n0\n";
        let (answers, message) = judge::transcript(main, input);
        assert_eq!(answers, "W\n");
        assert_eq!(message.unwrap(), "line 5: expected takes of at least 1, found 0");
    }
}
