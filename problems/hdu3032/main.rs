//! # HDU 3032 · Lasker's Nim, take or split · Nim or not Nim?
//!
//! There are N heaps of stones. A move takes any positive number of stones from one heap, as in Nim, or
//! takes none and splits one heap into two, neither of them empty. Whoever takes the last stone wins; Alice
//! moves first.
//!
//! **Theorem.** A heap has as its Grundy value the number of its stones, except that 4k + 3 and 4k + 4 are
//! exchanged: heap 3 has the value 4, heap 4 the value 3, heap 7 the value 8, heap 8 the value 7. Alice wins
//! exactly when the Nim sum of the values is not 0.
//!
//! **Why.** By induction. The smaller heaps give the values that the theorem says. A split of a heap of
//! remainder r modulo 4 leaves two heaps whose values are known modulo 4, and so is their Nim sum: it is 2
//! for r = 1, 0 or 1 for r = 2, 3 for r = 3, and 0 or 1 for r = 0. In no case can it be the value that the
//! theorem gives to the heap. For r = 3, the split into 1 and h - 1 has the value h; so this heap, and no
//! other, has a value above h, and leaves the value h to the heap h + 1.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(N) time and O(1) memory a case.
//!
//! **Reference.** Emanuel Lasker, *Brettspiele der Völker*, 1931. T. S. Ferguson, *Game Theory*, part I,
//! section 4: Lasker's Nim.

use common::judge::{self, Framing, Input, Number};
use proconio::input;
use std::process::ExitCode;

/// The Grundy value of a heap. That of the largest `u64` is 2^64.
fn grundy(heap: u64) -> u128 {
    let heap = u128::from(heap);
    match heap % 4 {
        3 => heap + 1,
        0 if heap > 0 => heap - 1,
        _ => heap,
    }
}

const INPUT: Framing = Framing::Counted;

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, n: Number }
    let sum = input.numbers(n).fold(0, |sum, heap| sum ^ grundy(heap));
    Ok(if sum != 0 { "Alice" } else { "Bob" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::grundy_table;
    use pack::pages::{listed, Pages};
    use std::collections::HashMap;

    /// Whether the player to move wins on these heaps: by the rules and nothing else. `known` remembers
    /// the answers.
    fn brute_force(heaps: &[usize], known: &mut HashMap<Vec<usize>, bool>) -> bool {
        if let Some(&wins) = known.get(heaps) {
            return wins;
        }
        let wins = moves(heaps).iter().any(|option| !brute_force(option, known));
        known.insert(heaps.to_vec(), wins);
        wins
    }

    /// What can be left of the heaps: a heap of `left` stones, or two heaps in place of one.
    fn moves(heaps: &[usize]) -> Vec<Vec<usize>> {
        let mut moves = Vec::new();
        for (i, &heap) in heaps.iter().enumerate() {
            for left in 0..heap {
                moves.push(replaced(heaps, i, &[left]));
            }
            for part in 1..heap {
                moves.push(replaced(heaps, i, &[part, heap - part]));
            }
        }
        moves
    }

    /// The heaps with others in place of the one at `i`, sorted and without empty ones.
    fn replaced(heaps: &[usize], i: usize, others: &[usize]) -> Vec<usize> {
        let mut heaps = [&heaps[..i], &heaps[i + 1..], others].concat();
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        heaps
    }

    /// The Grundy values of the heaps below `count`, by all takes and splits.
    fn values(count: usize) -> Vec<u64> {
        grundy_table(count, |heap, grundy| {
            let takes = (0..heap).map(|left| grundy[left]);
            let splits = (1..heap).map(|part| grundy[part] ^ grundy[heap - part]);
            takes.chain(splits).collect()
        })
    }

    fn alice_wins(heaps: &[usize]) -> bool {
        let input = format!("1\n{}\n{}\n", heaps.len(), listed(heaps).replace(',', ""));
        match judge::transcript(INPUT, solve, &input).0.as_str() {
            "Alice\n" => true,
            "Bob\n" => false,
            answer => panic!("{heaps:?}: {answer:?}"),
        }
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for n in 0..8usize.pow(3) {
            let heaps = [n % 8, n / 8 % 8, n / 64];
            let position = replaced(&[&[0], &heaps[..]].concat(), 0, &[]);
            assert_eq!(alice_wins(&heaps), brute_force(&position, &mut known), "{heaps:?}");
        }
    }

    #[test]
    fn the_values_are_those_of_all_moves() {
        for (heap, value) in (0..).zip(values(500)) {
            assert_eq!(grundy(heap), u128::from(value), "heap {heap}");
        }
    }

    #[test]
    fn the_write_up_shows_the_tables() {
        let pages = Pages::write_up("hdu3032");
        let mut known = HashMap::new();
        let heaps: String = (0..=6).map(|b| format!("{b:3}")).collect();
        let mut table = format!("b    {heaps}\n");
        for a in 0..=6 {
            table += &format!("a = {a}");
            for b in 0..=6 {
                let is_lost =
                    |&c: &usize| !brute_force(&replaced(&[0, a, b, c], 0, &[]), &mut known);
                let lost: Vec<usize> = (0..=8).filter(is_lost).collect();
                assert_eq!(lost.len(), 1, "{a} {b} {lost:?}");
                table += &format!("{:3}", lost[0]);
            }
            table += "\n";
        }
        pages.show(&table);

        let row = |values: Vec<u64>| -> String {
            values.iter().map(|value| format!("{value:3}")).collect()
        };
        pages.show(&format!("heap {}\nvalue{}\n", row((0..=20).collect()), row(values(21))));
    }

    /// The table in the proof: the remainders of the parts, and those of the values of the splits.
    #[test]
    fn the_remainders_of_splits() {
        let values = values(200);
        let value = |remainder: usize| values[remainder + 4] % 4;
        for heap in 2..200 {
            for part in 1..heap {
                let split = values[part] ^ values[heap - part];
                assert_eq!(split % 4, value(part % 4) ^ value((heap - part) % 4));
            }
        }
        let page = include_str!("solution/solution.en.md");
        for remainder in [1, 2, 3, 0] {
            let parts: Vec<[usize; 2]> = (0..4)
                .flat_map(|a| (a..4).map(move |b| [a, b]))
                .filter(|[a, b]| (a + b) % 4 == remainder)
                .collect();
            let shown: Vec<String> = parts.iter().map(|[a, b]| format!("{a} + {b}")).collect();
            let sums = listed(parts.iter().map(|&[a, b]| value(a) ^ value(b)));
            let excluded = value(remainder);
            let row = format!("| {remainder} | {} | {sums} | {excluded} |", shown.join(", "));
            assert!(page.contains(&row), "{row}");
        }
    }

    #[test]
    fn the_end_of_the_range() {
        let max = u64::MAX;
        assert_eq!(grundy(max), 1 << 64);
        let answer = |heaps: &str| judge::transcript(INPUT, solve, &format!("1 {heaps}")).0;
        assert_eq!(answer(&format!("2 {max} {max}")), "Bob\n");
        assert_eq!(answer(&format!("1 {max}")), "Alice\n");
        assert_eq!(answer(&format!("3 {max} {} 1", max - 1)), "Alice\n");
    }
}
