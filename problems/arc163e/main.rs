//! # AtCoder ARC 163 E · Chmin XOR Game
//!
//! There are N numbers from 0 on. A move chooses a number X, and each of the numbers A that has A ^ X < A is replaced
//! by A ^ X; the others stay. At least one number must change. A player who cannot move, since all numbers are 0,
//! loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 100), the number of cases; for each case a line with N (1 <= N <= 100) and a line with the
//! N numbers, from 0 to 10^9. **Output.** For each case a line with the winner, `Alice` or `Bob`.
//!
//! **Hint.** Write the numbers in binary, one below the other. What does a move do to the columns?
//!
//! **Theorem.** Write the numbers in base 4. Alice wins if and only if in some place exactly one of the digits 1, 2
//! and 3 occurs.
//!
//! **Why.** Take the column of the binary digits with the value 2^j as a vector with N entries. If 2^j is the highest
//! digit of X, then exactly the numbers that have a 1 in this column change. So a move chooses a column v that is not
//! zero, replaces it by zero, and adds v, modulo 2, to any of the lower columns.
//!
//! A place in base 4 is a pair of columns: p, with the values 2 * 4^k, and q, with 4^k. If no digit but 1 occurs in it,
//! p is zero; if no digit but 2, q is zero; if no digit but 3, p + q is zero. So exactly one of the digits occurs if and
//! only if exactly one of the vectors p, q and p + q is zero: if none occurs, all three are, and with two digits none
//! is. Call the pair *bad* if exactly one is zero, and *good* otherwise. A pair is good if both columns are zero, or if
//! they are different and neither is zero.
//!
//! *If all pairs are good*, any move spoils one. It makes a column v zero, and v is in a pair of two different columns
//! that are not zero. The other column w stays, or becomes w + v if it is the lower one; in both cases it is not zero.
//!
//! *If some pair is bad*, choose the highest one. It becomes zero as a whole: if only one of its columns is not zero,
//! by choosing that, and if they are equal, by choosing p and adding it to q. Let v be the column chosen. In each
//! lower pair the move can add v to p, to q, to both or to neither, and one of these makes it good:
//!
//! - If both are zero or v, make both zero.
//! - If one of them is zero or v and the other is not, make the first v. The other differs from it, and is not zero.
//! - If neither of them is, leave p. At least one of q and q + v differs from p, and neither is zero.
//!
//! At the end all pairs are zero, hence good. Every play ends, since the sum of the numbers decreases. By the
//! P-position criterion of the lesson ferguson, Alice loses if and only if all pairs are good. The lesson cf1149e
//! mends its lower levels in the same way.
//!
//! **Complexity.** O(N) per case, for each of the places.

use common::judge::{self, Input};

/// Whether the first player wins on these numbers. Any `u64`.
fn first_wins(numbers: &[u64]) -> bool {
    (0..32).any(|place| {
        let mut occurs = [false; 4];
        for number in numbers {
            occurs[(number >> (2 * place) & 3) as usize] = true;
        }
        occurs[1..].iter().filter(|&&occurs| occurs).count() == 1
    })
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    Ok(if first_wins(&input.numbers(n)) { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, sorted, spaced, Search};

    /// What the moves leave of some numbers, without the zeros, which never change: by the rules and nothing else.
    fn brute_force(numbers: &[u64]) -> Vec<Vec<u64>> {
        let left = |x: u64| sorted(&numbers.iter().map(|&a| a.min(a ^ x)).collect::<Vec<u64>>());
        (0..64).map(left).filter(|option| option != numbers).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|numbers: &Vec<u64>| brute_force(numbers));
        for (n, most) in [(1, 63), (2, 31), (3, 15), (4, 9), (5, 7)] {
            for numbers in ascending_lists(n, 0..=most) {
                let input = format!("1\n{n}\n{}\n", spaced(&numbers));
                let expected = if game.wins(&sorted(&numbers)) { "Alice\n" } else { "Bob\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
