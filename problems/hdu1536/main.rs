//! # HDU 1536 · Nim with a subtraction set · S-Nim
//!
//! Nim with one more rule: the number of beads taken from a heap must be in the set S. Whoever cannot
//! move loses. For each row of heaps: does the player to move win?
//!
//! **Theorem.** That player wins exactly when the Nim sum of the Grundy values of the heaps is not 0,
//! where the Grundy value of a heap h is the mex of the values of h - s, for all s <= h in S
//! (Sprague and Grundy).
//!
//! **Why.** A heap of Grundy value g has options of all values below g and none of value g. So it can
//! be played like a Nim heap of g beads. It may also have options above g, but the opponent simply
//! moves such an option back to g. Hence the row is won like Nim.
//!
//! **Limit:** heaps up to 10,000,000 beads always have an answer, larger ones when the table up to there
//! proves a period.
//!
//! **Input.** For each set: `k` and then k takes; the number of rows; for each row its number of heaps
//! and the heaps. k = 0 ends, or the end of the file. **Output.** For each set a line with a letter for each
//! row, `W` for won or `L` for lost.
//!
//! **Complexity.** O(k h) a set for its largest heap h, then O(1) a heap.

use common::judge::{self, ensure, Framing, Input, Number};
use common::subtraction::SubtractionGame;
use proconio::input;
use std::process::ExitCode;

const INPUT: Framing = Framing::Zeros(1);

/// Answers the next set of `input`: a letter for each of its rows.
fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, k: Number }
    let takes: Vec<u64> = input.numbers(k).collect();
    ensure(!takes.contains(&0), "takes of at least 1", 0)?;
    let mut game = SubtractionGame::new(takes);

    input! { from &mut *input, rows: Number }
    let mut letters = String::new();
    for _ in 0..rows {
        input! { from &mut *input, heaps: Number }
        let mut sum = 0;
        for heap in input.numbers(heaps) {
            sum ^= game.grundy(heap)?;
        }
        letters.push(if sum != 0 { 'W' } else { 'L' });
    }
    Ok(letters)
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Whether the player to move wins, for all two heaps `[a][b]` of 0 to `max` beads: by the rules
    /// and nothing else.
    fn brute_force(takes: &[usize], max: usize) -> Vec<Vec<bool>> {
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

    /// The Grundy values of the heaps of 0 to `max` beads: by the definition and nothing else.
    fn grundy_values(takes: &[usize], max: usize) -> Vec<usize> {
        let mut grundy = Vec::new();
        for heap in 0..=max {
            let takes = takes.iter().filter(|&&take| take <= heap);
            let options: Vec<usize> = takes.map(|&take| grundy[heap - take]).collect();
            let mex = (0..=heap).find(|value| !options.contains(value)).unwrap();
            grundy.push(mex);
        }
        grundy
    }

    /// The first window of `largest_take` values that comes again: where it stands, and how many heaps
    /// later it comes.
    fn period(grundy: &[usize], largest_take: usize) -> Option<(usize, usize)> {
        let windows: Vec<&[usize]> = grundy.windows(largest_take).collect();
        (0..windows.len()).find_map(|start| {
            let later = windows[start + 1..].iter();
            let between = later.take_while(|window| **window != windows[start]).count();
            let length = between + 1;
            (start + length < windows.len()).then_some((start, length))
        })
    }

    proptest! {
        #[test]
        fn agrees_with_the_rules(takes in prop::collection::vec(1usize..12, 1..5)) {
            let wins = brute_force(&takes, 19);
            let grundy = grundy_values(&takes, 19);
            let mut input = format!("{}", takes.len());
            for take in &takes {
                input += &format!(" {take}");
            }
            input += "\n400\n";
            let mut letters = String::new();
            for (a, b) in (0..20).flat_map(|a| (0..20).map(move |b| (a, b))) {
                input += &format!("2 {a} {b}\n");
                letters.push(if wins[a][b] { 'W' } else { 'L' });
                prop_assert_eq!(wins[a][b], grundy[a] ^ grundy[b] != 0);
            }
            prop_assert_eq!(judge::transcript(INPUT, solve, &input), (letters + "\n", None));
        }
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let heaps: String = (0..20).map(|heap| format!("{heap:3}")).collect();
        let mut table = format!("heap     {heaps}    from  length\n");
        for takes in [&[1, 2, 3][..], &[4], &[2, 5], &[1, 3, 4], &[3, 5, 8], &[1, 2, 5], &[2, 4, 7]]
        {
            let grundy = grundy_values(takes, 100);
            let row: String = grundy[..20].iter().map(|value| format!("{value:3}")).collect();
            let (start, length) = period(&grundy, *takes.last().unwrap()).unwrap();
            let takes = format!("{takes:?}").replace('[', "{").replace(']', "}");
            table += &format!("{takes:9}{row}    {start:4}  {length:6}\n");
        }
        assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
    }

    #[test]
    fn large_heaps_are_answered_by_the_period() {
        // {1, 2, 5} has the values n mod 3, and 2^64 - 1 is a multiple of 3.
        let input = "3 5 1 2\n3\n1 18446744073709551615\n1 18446744073709551614\n1 10000000\n0\n";
        assert_eq!(judge::transcript(INPUT, solve, input), ("LWW\n".to_string(), None));
    }

    #[test]
    fn heaps_out_of_reach_are_refused() {
        let (answers, message) =
            judge::transcript(INPUT, solve, "1 1\n1\n1 3\n\n2 1 20000000\n1\n1 20000000\n0\n");
        assert_eq!(answers, "W\n");
        let expected = "a heap of at most 10000000, or takes whose period shows below that";
        assert_eq!(message.unwrap(), format!("line 7: expected {expected}, found 20000000"));
    }

    #[test]
    fn a_take_of_0_is_no_move() {
        let (answers, message) =
            judge::transcript(INPUT, solve, "1 1\n1\n1 3\n2 1\n0\n1\n1 3\n0\n");
        assert_eq!(answers, "W\n");
        assert_eq!(message.unwrap(), "line 5: expected takes of at least 1, found 0");
    }
}
