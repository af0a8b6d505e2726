//! # AtCoder ARC 192 B · Fennec VS. Snuke 2
//!
//! There are N piles of stones. A move takes one stone from a pile. The player after whose move each pile has been
//! taken from at least once wins. Fennec moves first, then Snuke. Who wins?
//!
//! **Input.** N (1 <= N <= 2 * 10^5), then on the next line N numbers A, from 1 to 10^9: the piles. **Output.**
//! `Fennec` or `Snuke`, the winner.
//!
//! **Hint.** When two piles are left that have not been touched, who would take from one of them?
//!
//! **Theorem.** If N = 1, Fennec wins; if N = 2, Snuke does. If N = 3, Fennec wins if and only if some pile is odd. If
//! N >= 4, Fennec wins if and only if the number of all stones is odd.
//!
//! **Why.** Call a pile new while nobody has taken from it, and the stones of all other piles old; let P be the number
//! of old stones. Consider the player who moves with u new piles.
//!
//! - u = 1: the player takes from this pile and wins.
//! - u = 2: taking from a new pile loses, so both take old stones, and whoever has none left loses: won if and only if
//!   P is odd.
//! - u = 3: a stone from a new pile of a leaves two new piles and P + a - 1 old stones, which is lost for the opponent
//!   if and only if P and a differ in parity. So it is won if one of the three piles differs from P in parity. If all
//!   three agree with P, taking from a new pile loses; and after taking an old stone all three differ from P - 1, so
//!   that the opponent wins: lost.
//! - u >= 4: won if and only if the number of all stones, new and old, is odd. Each move changes this parity, so the
//!   claim follows by induction from the moves that leave four or more new piles; from u >= 5 there are only such
//!   moves. It remains to look at the moves from u = 4 that leave three. With three, a position is lost only if all
//!   piles agree with P, and then the number of all stones is even. Hence from an even number every move leads to a won
//!   position. From an odd number, take an old stone if there is one. If P = 0, one or three of the four piles are odd.
//!   Take from the pile that differs from the other three: what is left of it agrees with them, and the opponent loses.
//!
//! At the start P = 0 and u = N. The lesson loj10246 has another game that parity decides.
//!
//! **Complexity.** O(N).

use common::judge::{self, Input};

/// Whether the first player wins with these piles.
fn first_wins(piles: &[u64]) -> bool {
    let odd = piles.iter().filter(|&pile| pile % 2 == 1).count();
    match piles.len() {
        1 => true,
        2 => false,
        3 => odd > 0,
        _ => odd % 2 == 1,
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "Fennec" } else { "Snuke" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, spaced, Search};

    /// What the moves leave of these piles, each with whether it has been taken from: by the rules and nothing else. When
    /// all have been, the game is over.
    fn brute_force(piles: &[(u64, bool)]) -> Vec<Vec<(u64, bool)>> {
        if piles.iter().all(|&(_, is_taken)| is_taken) {
            return Vec::new();
        }
        let after = |i: usize| {
            let mut option = piles.to_vec();
            option[i] = (piles[i].0 - 1, true);
            option
        };
        (0..piles.len()).filter(|&i| piles[i].0 > 0).map(after).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, most) in [(1, 9), (2, 9), (3, 6), (4, 4), (5, 3), (6, 2)] {
            let mut game = Search::normal(|piles: &Vec<_>| brute_force(piles));
            for piles in all_lists(n, 1..=most) {
                let input = format!("{n}\n{}\n", spaced(&piles));
                let untouched = piles.iter().map(|&pile| (pile, false)).collect();
                let expected = if game.wins(&untouched) { "Fennec\n" } else { "Snuke\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
