//! # HDU 4315 · Climbing the Hill
//!
//! N people are on different cells below a hilltop, which is cell 0. A move takes a person who is not on the hilltop
//! any number of cells up, at least one, but not past anybody, and not onto an occupied cell; only the hilltop has room
//! for all. The king is the k-th person from the top, and the player who moves the king to the hilltop wins. Alice
//! moves first, then Bob. Who wins?
//!
//! **Input.** Cases to the end of the file (in this pack at most 1000): `N k`, 1 <= k <= N <= 1000, and then on a line
//! N cells from 1 to 99999 in ascending order. **Output.** For each case a line, `Alice` or `Bob`.
//!
//! **Hint.** Turn the hill on its side, and ask which single move nobody wants to be the first to make.
//!
//! **Theorem.** If k = 1, Alice wins. Otherwise pair the people from the bottom. Each pair is a heap: the number of
//! free cells between the two. If N is odd, the first person is left over, and is a heap of as many cells as there are
//! above, the hilltop included for k > 2, and without it for k = 2. Alice wins if and only if the Nim sum of the heaps
//! is not 0.
//!
//! **Why.** If k = 1, the king goes to the top in one move. Let k be larger. A move that does not lead to the top
//! changes exactly one heap: the lower person of a pair decreases it, the upper increases it, and a person left over
//! decreases it. Only the first person can go to the top. Then the king is number k - 1 of those who are left below.
//!
//! * k = 2: now the opponent wins immediately.
//! * k > 2, N odd: the first person's own heap becomes 0, and the pairs are as before.
//! * k > 2, N even: the second person, on cell b, loses the partner, on cell a > 0. The heap of b - a - 1 becomes b or,
//!   if k = 3, b - 1. That is more.
//!
//! Thus each move that does not lose immediately changes exactly one heap, and each heap can be decreased to any
//! smaller number, by the lower person of its pair or by the person left over. Hence, as in Nim, all moves from the Nim
//! sum 0 lead to another sum or lose immediately, and from another sum some move leads to 0. There is always a move,
//! and the game ends; therefore the positions of sum 0 are lost. For k = 2 this is the game of the lesson poj1704.
//!
//! **Complexity.** O(N) per case.

use common::judge::{self, input, rule, Input};
use common::nim::nim_sum;

/// Whether the first player wins with persons on `cells`, from 1 on and ascending. The king is the `k`-th of
/// them.
fn first_wins(cells: &[u64], k: u64) -> bool {
    let heaps = cells.rchunks(2).map(|pair| match pair {
        [upper, lower] => lower - upper - 1,
        first if k == 2 => first[0] - 1,
        first => first[0],
    });
    k == 1 || nim_sum(heaps) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, k: u64 }
    let mut cells = input.numbers(n);
    cells.sort_unstable();
    rule!(cells.first() != Some(&0), "expected cells from 1 on, found 0");
    for pair in cells.windows(2) {
        rule!(pair[0] < pair[1], "expected different cells, found {} twice", pair[0]);
    }
    Ok(if first_wins(&cells, k) { "Alice" } else { "Bob" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_sets, in_one, Search};

    /// What the moves leave of persons on `cells`, where 0 is the hilltop, and the king is `cells[king]`: by the rules and
    /// nothing else.
    fn brute_force(cells: &[u64], king: usize) -> Vec<Vec<u64>> {
        if cells[king] == 0 {
            return Vec::new();
        }
        in_one(cells, |person, &cell| {
            let above = if person == 0 { 0 } else { cells[person - 1] };
            let highest = if above == 0 { 0 } else { above + 1 };
            highest..cell
        })
    }

    #[test]
    fn agrees_with_the_rules() {
        for k in 1..=9 {
            let mut game = Search::normal(|cells: &Vec<u64>| brute_force(cells, k - 1));
            for cells in all_sets(1..=9).into_iter().filter(|cells| cells.len() >= k) {
                let wins = game.wins(&cells);
                assert_eq!(first_wins(&cells, k as u64), wins, "{cells:?}, k = {k}");
            }
        }
    }
}
