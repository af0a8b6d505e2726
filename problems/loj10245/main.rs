//! # LibreOJ 10245 · Chocolate Bars
//!
//! Bars of chocolate lie in a box. A move either puts some of them, at least one, on the table, or eats a positive
//! whole length of one bar on the table. A player who cannot move loses. TBL moves first: does TBL win?
//!
//! **Input.** Ten rounds: a line with the number N of bars, 1 <= N <= 14, and a line with their lengths, from 1 to
//! 10^9. **Output.** For each round a line, `NO` if TBL wins, otherwise `YES`.
//!
//! **Hint.** The bars on the table are plain Nim, so ask which bars you can put there without having to worry about
//! those left in the box.
//!
//! **Theorem.** TBL wins if and only if some of the bars, at least one, have lengths with the Nim sum 0.
//!
//! **Why.** Call a position balanced if the bars on the table have the Nim sum 0, and no choice of bars in the box, of
//! at least one, has. From there every move makes the Nim sum on the table different from 0: bars from the box add a
//! number that is not 0, and eating changes only one bar. Then some bar on the table can be eaten so that the sum is 0
//! again (Bouton; the lesson hdu1849 proves it), and in the box there is still no such choice. Hence a balanced
//! position is lost, and the start is balanced if no choice has the sum 0. Otherwise TBL puts a largest such choice on
//! the table, and the position is balanced: if there were another such choice in the box, both together would be a
//! larger one.
//!
//! **Elimination.** The numbers in the basis have different highest bits, and are Nim sums of bars. Clearing these bits
//! of the next bar, with these numbers, leaves 0 precisely when the bar is a Nim sum of earlier bars.
//!
//! **Complexity.** O(N log h) a round, for bars of lengths up to h.

use common::judge::{self, Input};

/// Whether some of the bars, at least one, have the Nim sum 0.
fn first_wins(bars: &[u64]) -> bool {
    let mut basis: Vec<u64> = Vec::new();
    for &bar in bars {
        let mut rest = bar;
        for number in &basis {
            rest = rest.min(rest ^ number); // the smaller one has 0 as the highest bit of `number`
        }
        if rest == 0 {
            return true;
        }
        basis.push(rest);
    }
    false
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "NO" } else { "YES" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, Search};

    /// The bars' lengths, and as bits of a number those that are still in the box.
    type Position = (Vec<u64>, u32);

    /// What the moves leave: by the rules and nothing else.
    fn brute_force((bars, inside): &Position) -> Vec<Position> {
        let choices = (1..1 << bars.len()).filter(|chosen| chosen & !inside == 0);
        let mut moves: Vec<_> = choices.map(|chosen| (bars.clone(), inside ^ chosen)).collect();
        for i in (0..bars.len()).filter(|i| inside >> i & 1 == 0) {
            for left in 0..bars[i] {
                let mut bars = bars.clone();
                bars[i] = left;
                moves.push((bars, *inside));
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(brute_force);
        for (n, longest) in [(1, 20), (2, 10), (3, 6), (4, 4), (5, 3)] {
            for bars in all_lists(n, 1..=longest) {
                let wins = game.wins(&(bars.clone(), (1 << n) - 1));
                assert_eq!(first_wins(&bars), wins, "{bars:?}");
            }
        }
    }
}
