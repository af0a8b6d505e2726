//! # Luogu P2148 · A sum of Ferguson's boxes · E&D
//!
//! N heaps of stones form N / 2 pairs. A move removes one heap of a pair and divides the other heap of that
//! pair into two, at least one stone in each, which are the pair from then on. Whoever cannot move, since
//! all heaps have a single stone, loses. Does the first player win?
//!
//! **Theorem.** The Grundy value of the pair (m, n) is the lowest place in which m - 1 and n - 1 both have
//! the binary digit 0: the number of ones at the end of (m - 1) | (n - 1). The first player wins exactly
//! when the Nim sum of the values of all pairs is not 0.
//!
//! **Why.** Let a heap of s stones be divided into a + b, so that s - 1 = (a - 1) + (b - 1) + 1. If k is the
//! lowest place in which a - 1 and b - 1 both have a 0, the k digits below it, with the 1 added, carry
//! exactly once into it, and s - 1 has a 1 there. Conversely, for each place k in which s - 1 has a 1, s can
//! be divided so. So the options of (m, n) have as values the places of the ones of (m - 1) | (n - 1), and
//! the least value that is missing is its lowest 0.
//!
//! **Input.** A number of cases; for each `N` and then N heaps. **Output.** `YES` or `NO`.
//!
//! **Complexity.** O(N) time and O(1) memory a case.
//!
//! **Reference.** SDOI 2009, the Shandong provincial selection. One pair alone: T. S. Ferguson, *Game
//! Theory*, part I, section 1, exercise "Empty and Divide".

use common::judge::{self, ensure, Framing, Input, Number};
use proconio::input;
use std::process::ExitCode;

/// The Grundy value of a pair of heaps, both with at least one stone.
fn grundy(m: u64, n: u64) -> u32 {
    ((m - 1) | (n - 1)).trailing_ones()
}

const INPUT: Framing = Framing::Counted;

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from &mut *input, heaps: Number }
    ensure(heaps % 2 == 0, "an even number of heaps", heaps)?;
    let mut sum = 0;
    for _ in 0..heaps / 2 {
        let (m, n) = (input.number(), input.number());
        ensure(m > 0 && n > 0, "a stone or more in each heap", format_args!("{m} and {n}"))?;
        sum ^= grundy(m, n);
    }
    Ok(if sum != 0 { "YES" } else { "NO" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::mex;
    use pack::pages::Pages;
    use std::collections::HashMap;

    /// The heaps of a pair.
    type Pair = (usize, usize);

    /// Whether the player to move wins on these pairs: by the rules and nothing else. `known` remembers
    /// the answers.
    fn brute_force(pairs: &[Pair], known: &mut HashMap<Vec<Pair>, bool>) -> bool {
        if let Some(&wins) = known.get(pairs) {
            return wins;
        }
        let wins = moves(pairs).iter().any(|option| !brute_force(option, known));
        known.insert(pairs.to_vec(), wins);
        wins
    }

    /// What can be left: one pair makes way for the parts of one of its heaps.
    fn moves(pairs: &[Pair]) -> Vec<Vec<Pair>> {
        let mut moves = Vec::new();
        for (i, &(m, n)) in pairs.iter().enumerate() {
            for heap in [m, n] {
                for part in 1..heap {
                    let mut option = pairs.to_vec();
                    option[i] = (part, heap - part);
                    moves.push(option);
                }
            }
        }
        moves
    }

    /// The Grundy values of all pairs of up to `total` stones, by the rules.
    fn values(total: usize) -> Vec<Vec<u64>> {
        let mut values = vec![vec![0; total]; total];
        for total in 2..=total {
            for m in 1..total {
                let n = total - m;
                let divide = |heap: usize| (1..heap).map(move |part| (part, heap - part));
                let options = divide(m).chain(divide(n));
                values[m][n] = mex(options.map(|(a, b)| values[a][b]));
            }
        }
        values
    }

    fn first_wins(pairs: &[Pair]) -> bool {
        let heaps: String = pairs.iter().map(|(m, n)| format!(" {m} {n}")).collect();
        let input = format!("1\n{}\n{heaps}\n", 2 * pairs.len());
        match judge::transcript(INPUT, solve, &input).0.as_str() {
            "YES\n" => true,
            "NO\n" => false,
            answer => panic!("{pairs:?}: {answer:?}"),
        }
    }

    /// All pairs of heaps of up to `max` stones.
    fn pairs(max: usize) -> impl Iterator<Item = Pair> + Clone {
        (1..=max).flat_map(move |m| (1..=max).map(move |n| (m, n)))
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        let two = pairs(8).flat_map(|p| pairs(8).map(move |q| vec![p, q]));
        let three =
            pairs(4).flat_map(|p| pairs(4).flat_map(move |q| pairs(4).map(move |r| vec![p, q, r])));
        for pairs in pairs(16).map(|p| vec![p]).chain(two).chain(three) {
            assert_eq!(first_wins(&pairs), brute_force(&pairs, &mut known), "{pairs:?}");
        }
    }

    #[test]
    fn the_values_are_those_of_all_moves() {
        let values = values(66);
        for (m, n) in pairs(33) {
            let value = u64::from(grundy(m as u64, n as u64));
            assert_eq!(value, values[m][n], "{m} {n}");
        }
    }

    /// A table with a row for each m and a column for each n up to 8.
    fn table(entry: impl Fn(usize, usize) -> String) -> String {
        let mut table = "       1  2  3  4  5  6  7  8\n".to_string();
        for m in 1..=8 {
            let row: String = (1..=8).map(|n| format!("{:>3}", entry(m, n))).collect();
            table += &format!("m = {m}{row}\n");
        }
        table
    }

    #[test]
    fn the_write_up_shows_the_tables() {
        let pages = Pages::write_up("luogu2148");
        let lost = |m, n, c| !brute_force(&[(m, n), (1, c)], &mut HashMap::new());
        pages.show(&table(|m, n| (1..=8).find(|&c| lost(m, n, c)).unwrap().to_string()));

        let values = values(16);
        pages.show(&table(|m, n| values[m][n].to_string()));

        let mut digits = "m  n  m - 1  n - 1  or    value\n".to_string();
        for (m, n) in [(1, 1), (3, 5), (1, 2), (6, 3), (5, 4), (6, 7), (8, 4), (7, 10)] {
            let (x, y, value) = (m - 1, n - 1, grundy(m, n));
            let or = x | y;
            digits += &format!("{m:<3}{n:<3}{x:04b}   {y:04b}   {or:04b}  {value}\n");
        }
        pages.show(&digits);
    }

    /// In the table of values, twice as far, the value is one more, except where both heaps are odd.
    #[test]
    fn the_table_repeats_itself() {
        let values = values(66);
        for (m, n) in pairs(33) {
            let twice = 1 + values[m.div_ceil(2)][n.div_ceil(2)];
            assert_eq!(values[m][n], if m % 2 == 1 && n % 2 == 1 { 0 } else { twice }, "{m} {n}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!(grundy(max, max), 0);
        assert_eq!(grundy(max - 1, max - 1), 1);
        assert_eq!([grundy(max, 2), grundy(max, max - 1)], [64; 2]); // no place has a 0 in both
        assert_eq!(grundy(1 << 63, 1), 63);
        let answer = |heaps: &str| judge::transcript(INPUT, solve, &format!("1 {heaps}")).0;
        assert_eq!(answer(&format!("4 {max} 2 2 {max}")), "NO\n");
        assert_eq!(answer(&format!("4 {max} {max} 2 2")), "YES\n");
        assert_eq!(answer("0"), "NO\n");
    }

    #[test]
    fn heaps_that_the_rules_do_not_know() {
        let message = |input| judge::transcript(INPUT, solve, input).1.unwrap();
        let odd = "line 2: expected an even number of heaps, found 3";
        assert_eq!(message("1\n3\n1 2 3\n"), odd);
        let empty = "line 3: expected a stone or more in each heap, found 0 and 2";
        assert_eq!(message("1\n4\n1 1 0 2\n"), empty);
        let broken = "line 3: expected more input, found the end of the file";
        assert_eq!(message("1\n4\n1 1 2\n"), broken);
    }
}
