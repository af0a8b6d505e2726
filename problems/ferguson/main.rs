//! # Ferguson's two boxes · Empty and Divide
//!
//! Two boxes hold m and n sweets. A move empties one box and divides the sweets of the other over
//! both, at least one in each. A player who cannot move loses. Does the first player win?
//!
//! This is the first example to work out by hand: draw all positions, label (1, 1), where no move is left, as lost, and
//! work backwards. A position with a move to a lost position is won; if all moves lead to won positions, it is lost.
//!
//! **Theorem.** The first player loses if and only if m and n are both odd.
//!
//! **Why.** An odd number divides into an odd and an even number, so from odd and odd every move leads to a position
//! with an even box. An even number divides into two odd numbers, 1 and the rest, so a player who faces an even box can
//! leave odd and odd. The sweets get fewer with every move, and the play ends at (1, 1), odd and odd.
//!
//! **Input.** `m n` for each case, to the end. **Output.** `first` or `second`.
//!
//! **Complexity.** O(1) per case.
//!
//! **Judge.** No judge has a single game. Luogu P2148, SDOI2009 E&D, is the sum of several of these games: N numbers,
//! paired up, for each of several cases. Its N = 2 is exactly this task, although its input and output look different;
//! the answer for every N is exercise 4 of the write-up.
//!
//! **Reference.** T. S. Ferguson, *Game Theory*, part I, section 1, exercise "Empty and Divide".

use common::judge::{self, input, rule, Input};

/// Whether the first player wins with `m` and `n` sweets, both at least 1.
fn first_wins(m: u64, n: u64) -> bool {
    m % 2 == 0 || n % 2 == 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, m: u64, n: u64 }
    rule!(m > 0 && n > 0, "expected a sweet or more in each box, found {m} and {n}");
    Ok(if first_wins(m, n) { "first" } else { "second" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For all boxes with up to `max` sweets together whether they are won: by the rules and nothing else.
    pub fn brute_force(max: usize) -> Vec<Vec<bool>> {
        let mut wins = vec![vec![false; max]; max];
        for total in 2..=max {
            for m in 1..total {
                let n = total - m;
                let divide = |sweets: usize| (1..sweets).any(|part| !wins[part][sweets - part]);
                wins[m][n] = divide(m) || divide(n);
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let wins = brute_force(200);
        for (m, n) in (1..200).flat_map(|m| (1..=200 - m).map(move |n| (m, n))) {
            assert_eq!(first_wins(m as u64, n as u64), wins[m][n], "{m} {n}");
        }
    }

    #[test]
    fn an_empty_box_is_no_position() {
        let (answers, message) = judge::transcript(main, "1 1\n0 3\n");
        assert_eq!(answers, "second\n");
        let expected = "line 2: expected a sweet or more in each box, found 0 and 3";
        assert_eq!(message.unwrap(), expected);
    }
}
