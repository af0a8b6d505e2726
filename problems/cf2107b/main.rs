//! # Codeforces 2107B · Apples in Boxes
//!
//! There are n boxes of apples. A move takes one apple from a box. A player who finds no apple loses. A player also
//! loses at once if, after their own move, the fullest box has over k apples more than the emptiest. Tom and Jerry take
//! turns, and Tom moves first. Who wins?
//!
//! **Input.** T (1 <= T <= 10^4), the number of cases; for each case a line with n and k (2 <= n <= 10^5, 1 <= k <=
//! 10^9) and a line with the n numbers of apples, from 1 to 10^9. The sum of all n is at most 10^5. **Output.** For
//! each case a line with the winner, `Tom` or `Jerry`.
//!
//! **Hint.** Is there ever a reason not to take from the fullest box?
//!
//! **Theorem.** Take an apple from a fullest box. If the fullest box then still has over k apples more than the
//! emptiest, Jerry wins. Otherwise Tom wins if and only if the number of all apples was odd before.
//!
//! **Why.** Call boxes balanced if the fullest has at most k apples more than the emptiest. *From balanced boxes that
//! are not all empty, a move from a fullest box leaves balanced boxes.* If all had equally many apples, the difference
//! is now 1, and k is at least 1. Otherwise the emptiest box has as many apples as before, and the fullest has not
//! more. So on balanced boxes nobody has to lose at once before all boxes are empty. That takes as many moves as there
//! are apples: a player who faces an odd number and always takes from a fullest box faces an odd number each time,
//! hence never empty boxes, and wins; sooner if the opponent makes a move that loses at once.
//!
//! At the beginning the boxes may not be balanced. A move from a fullest box is the best that Tom can make: after a
//! move from another box the fullest has at least as many apples as after this one, and the emptiest not more, unless
//! all boxes are equally full. If this move does not balance the boxes, all moves lose at once. If it does, and the
//! number of apples is odd, Tom makes it, and wins as above. If the number is even, Jerry faces balanced boxes and an
//! odd number, or Tom has lost before. The lesson loj10246 has another game of parity with exceptions.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, input, Input};

/// Whether Tom, who moves first, wins on these boxes, if k is at least 1.
fn tom_wins(mut boxes: Vec<u64>, k: u64) -> bool {
    let is_odd = boxes.iter().filter(|&apples| apples % 2 == 1).count() % 2 == 1;
    if let Some(fullest) = boxes.iter_mut().max() {
        *fullest = fullest.saturating_sub(1);
    }
    let difference = boxes.iter().max().zip(boxes.iter().min()).map_or(0, |(max, min)| max - min);
    difference <= k && is_odd
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, k: u64 }
    Ok(if tom_wins(input.numbers(n), k) { "Tom" } else { "Jerry" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_lists;

    /// Whether the player to move wins: by the rules and nothing else.
    fn brute_force(boxes: &[u64], k: u64) -> bool {
        (0..boxes.len()).filter(|&i| boxes[i] > 0).any(|i| {
            let mut option = boxes.to_vec();
            option[i] -= 1;
            let is_allowed = option.iter().all(|a| option.iter().all(|b| a.abs_diff(*b) <= k));
            is_allowed && !brute_force(&option, k)
        })
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, most) in [(2, 6_u64), (3, 4), (4, 2)] {
            for boxes in all_lists(n, 1..=most) {
                for k in 1..=most {
                    assert_eq!(tom_wins(boxes.clone(), k), brute_force(&boxes, k), "{boxes:?} {k}");
                }
            }
        }
    }
}
