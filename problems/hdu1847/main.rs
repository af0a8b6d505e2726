//! # HDU 1847 · Taking powers of two · Good Luck in CET-4 Everybody!
//!
//! One pile of n cards. A move takes a power of two: 1, 2, 4, 8, ... cards. Whoever takes the last
//! card wins; Kiki moves first, Cici second.
//!
//! **Theorem.** Kiki wins if and only if n mod 3 is not 0.
//!
//! **Why.** No power of two is a multiple of 3, so no move leads from a multiple of 3 to another. From any
//! other number, a move can take the remainder, 1 or 2, since both are powers of two, and leave a multiple
//! of 3. So the multiples of 3, among them 0, where no move is left, are the lost positions.
//!
//! **Input.** `n` for each case, to the end. **Output.** `Kiki` or `Cici`.
//!
//! **Complexity.** O(1) a case.

use common::judge::{self, Framing, Input, Number};
use proconio::input;
use std::process::ExitCode;

/// Whether Kiki, who moves first, wins with `n` cards. Any `u64`.
fn kiki_wins(n: u64) -> bool {
    n % 3 != 0
}

const INPUT: Framing = Framing::ToEnd;

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: Number }
    Ok(if kiki_wins(n) { "Kiki" } else { "Cici" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use pack::pages::Pages;

    /// For each pile of 0 to `n` cards whether it is won: by the rules and nothing else.
    fn brute_force(n: usize) -> Vec<bool> {
        let mut wins = vec![false]; // no cards: no move
        for pile in 1..=n {
            let powers = (0..).map(|exponent| 1 << exponent);
            let mut takes = powers.take_while(|&take: &usize| take <= pile);
            wins.push(takes.any(|take| !wins[pile - take]));
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, wins) in (0..).zip(brute_force(4000)) {
            assert_eq!(kiki_wins(n), wins, "n = {n}");
        }
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let piles: String = (0..=24).map(|n| format!("{n:3}")).collect();
        let wins = brute_force(24).into_iter();
        let row: String = wins.map(|wins| if wins { "  W" } else { "  L" }).collect();
        let table = format!("n{piles}\n {row}\n");
        assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
    }

    /// What the write-up says of the recursion without a table.
    #[test]
    fn the_calls_of_the_recursion() {
        let wins = brute_force(1000);
        let mut calls: Vec<f64> = Vec::new();
        for pile in 0..=1000 {
            let mut sum = 1.0;
            for take in (0..10).map(|power| 1 << power).take_while(|&take| take <= pile) {
                sum += calls[pile - take];
                if !wins[pile - take] {
                    break;
                }
            }
            calls.push(sum);
        }
        let (some, more, digits) = (calls[30], calls[60], calls[1000].log10().floor() + 1.0);
        Pages::write_up("hdu1847").say(
            &format!(
                "${some}$ times for $30$ cards and ${more}$ times for $60$, and for $1000$ cards the \
                 number of calls has ${digits}$ digits"
            ),
            &format!(
                "$30$ 张牌要调用函数 ${some}$ 次，$60$ 张要 ${more}$ 次，而 $1000$ 张时，调用次数是一个 \
                 ${digits}$ 位数"
            ),
        );
    }

    #[test]
    fn the_end_of_the_range() {
        assert!(!kiki_wins(u64::MAX)); // 2^64 - 1 is a multiple of 3
        assert!(kiki_wins(u64::MAX - 1));
    }
}
