//! # AtCoder ARC 151 C · 01 Game
//!
//! There are N cells in a row, and some of them have a digit, 0 or 1. A move writes 0 or 1 into an empty cell; two
//! neighbouring cells must not have the same digit. A player who cannot move loses. Takahashi moves first, then Aoki.
//! Who wins?
//!
//! **Input.** A line with N and M (1 <= N <= 10^18, 0 <= M <= min(N, 2 * 10^5)), then M lines with X and Y (1 <= X <= N,
//! Y is 0 or 1): cell X has the digit Y. X is in ascending order, and no two neighbouring cells have the same digit.
//! **Output.** `Takahashi` or `Aoki`, the winner.
//!
//! **Hint.** Look at the empty cells between two digits: how many moves can be made there?
//!
//! **Theorem.** The digits cut the row into gaps. A gap between equal digits has the value 1, a gap between different
//! digits the value 0, and a gap of L cells with a digit at one end only has the value L. Takahashi wins if and only if
//! the Nim sum of these values is not 0. If there is no digit, Takahashi wins if and only if N is odd.
//!
//! **Why.** Moves in one gap do not change the others, so the row is the sum of its gaps; see the lesson cf1704f.
//!
//! *A digit at each end.* When no move is left, no two empty cells are neighbours: the outermost of them would have one
//! neighbour with a digit, and could take the other digit. An empty cell is then between two different digits, as it
//! could be filled otherwise. Hence from one end to the other each digit is different from the one before. If the ends
//! are equal, the digits in between are odd in number, otherwise even. So every play in the gap has an odd number of
//! moves, and the value is 1, or every play has an even number, and the value is 0.
//!
//! *A digit at one end of L cells.* A move in cell i, counted from this end, leaves a gap of the same kind of L - i
//! cells, and i - 1 cells between two digits. If i = 1, there are none of these; otherwise the player can give them the
//! value 0 or 1. By induction, the moves with the value 0 lead to all values from 0 to L - 1, and those with 1 to
//! (L - i) ^ 1, which is at most L - i + 1 <= L - 1. The least value that is missing is L.
//!
//! *No digit.* The first move leaves gaps of a and N - 1 - a cells with one digit each. Their Nim sum is 0 if and only
//! if they are equal, and they can be if and only if N is odd.
//!
//! **Complexity.** O(M).

use common::judge::{self, ensure, input, rule, Input};
use common::nim::nim_sum;

/// Whether the first player wins on a row of `n` cells with these digits, each with the number of its cell before it.
fn first_wins(n: u64, digits: &[(u64, u64)]) -> bool {
    let (first, last) = match digits {
        [] => return n % 2 == 1,
        [(first, _), .., (last, _)] => (first, last),
        [(only, _)] => (only, only),
    };
    let between_equals = digits.windows(2).filter(|pair| pair[0].1 == pair[1].1).count() as u64;
    nim_sum([first - 1, n - last, between_equals % 2]) != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    let numbers = input.numbers(m.saturating_mul(2));
    let digits: Vec<(u64, u64)> = numbers.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect();
    ensure!(digits.iter().all(|(x, _)| (1..=n).contains(x)), "expected cells from 1 to {n}");
    rule!(digits.windows(2).all(|pair| pair[0].0 < pair[1].0), "expected cells in ascending order");
    Ok(if first_wins(n, &digits) { "Takahashi" } else { "Aoki" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, Search};

    /// What the moves leave of a row, in which 2 is an empty cell: by the rules and nothing else.
    fn brute_force(row: &[u64]) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (cell, digit) in (0..row.len()).flat_map(|cell| [(cell, 0), (cell, 1)]) {
            let mut option = row.to_vec();
            option[cell] = digit;
            if row[cell] == 2 && is_legal(&option) {
                options.push(option);
            }
        }
        options
    }

    fn is_legal(row: &[u64]) -> bool {
        row.windows(2).all(|pair| pair[0] == 2 || pair[0] != pair[1])
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|row: &Vec<u64>| brute_force(row));
        for row in (1..=8).flat_map(|n| all_lists(n, 0..=2)).filter(|row| is_legal(row)) {
            let digits = (1..).zip(&row).filter(|(_, &digit)| digit < 2);
            let lines: Vec<String> = digits.map(|(x, y)| format!("{x} {y}\n")).collect();
            let input = format!("{} {}\n{}", row.len(), lines.len(), lines.concat());
            let expected = if game.wins(&row) { "Takahashi\n" } else { "Aoki\n" };
            assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
        }
    }
}
