//! # HDU 1851: A Simple Game
//!
//! n piles of stones. A move takes 1 to Li stones from pile i, which holds Mi. Whoever takes the last
//! stone wins. The teacher moves first: does Agrael, the second player, win?
//!
//! **Theorem.** Agrael wins exactly when the Nim sum of the numbers Mi mod (Li + 1) is 0.
//!
//! **Why.** Each pile is a game of its own, Bash's game, and Mi mod (Li + 1) is its Grundy value: below
//! Li + 1 the pile is a Nim heap, and a pile of Li + 1 has options of all values from 1 to Li but none
//! of value 0, so that its value is 0 and the count begins anew. The piles together are the sum of
//! these games, whose Grundy value is the Nim sum (Sprague and Grundy).
//!
//! **Input.** A number of cases; for each `n` and then n times `Mi Li`. **Output.** `Yes` if Agrael
//! wins, else `No`.
//!
//! **Complexity.** O(n) a case.

use common::judge::{self, Numbers};
use common::subtraction::bash;
use proconio::input;
use proconio::source::Source;
use std::io::{self, BufRead, Write};
use std::process::ExitCode;

/// Answers all cases of `input`.
pub fn solve<R: BufRead>(input: &mut Numbers<R>, output: &mut impl Write) -> io::Result<()> {
    input! { from &mut *input, cases: u64 }
    for _ in 0..cases {
        if input.is_empty() {
            break;
        }
        input! { from &mut *input, n: u64 }
        let mut sum = 0;
        for _ in 0..n {
            input! { from &mut *input, stones: u64, most: u64 }
            if most == 0 {
                return Err(judge::invalid("a largest take of at least 1", most));
            }
            sum ^= bash(stones, most);
        }
        let answer = if sum == 0 { "Yes\n" } else { "No\n" };
        output.write_all(answer.as_bytes())?;
    }
    Ok(())
}

fn main() -> ExitCode {
    judge::run(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::Search;

    type Pile = (u64, u64);

    /// The rules and nothing else: from pile i, which holds Mi stones, 1 to Li may be taken.
    fn moves(&[(m1, l1), (m2, l2)]: &[Pile; 2]) -> Vec<[Pile; 2]> {
        let first = (1..=l1.min(m1)).map(|take| [(m1 - take, l1), (m2, l2)]);
        let second = (1..=l2.min(m2)).map(|take| [(m1, l1), (m2 - take, l2)]);
        first.chain(second).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::new(moves);
        for n in 0..12u64.pow(2) * 5u64.pow(2) {
            let [(m1, l1), (m2, l2)] = [(n % 12, n / 144 % 5 + 1), (n / 12 % 12, n / 720 + 1)];
            let agrael_wins = game.grundy(&[(m1, l1), (m2, l2)]) == 0;
            let (answer, _) = judge::transcript(solve, &format!("1\n2\n{m1} {l1}\n{m2} {l2}\n"));
            assert_eq!(answer, if agrael_wins { "Yes\n" } else { "No\n" }, "{m1} {l1}, {m2} {l2}");
        }
    }

    #[test]
    fn a_take_of_0_is_no_move() {
        let (answers, message) = judge::transcript(solve, "2\n1\n5 4\n2\n1 1\n2 0\n");
        assert_eq!(answers, "Yes\n");
        assert_eq!(message.unwrap(), "line 6: expected a largest take of at least 1, found 0");
    }
}
