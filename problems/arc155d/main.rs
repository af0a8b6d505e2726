//! # AtCoder ARC 155 D · Avoid Coprime Game
//!
//! There are N numbers on a blackboard, and their greatest common divisor is 1. A move erases a number in such a way
//! that the greatest common divisor of all numbers erased so far is not 1. A player who cannot move loses. Takahashi
//! moves first, then Aoki. For each number, who wins if Takahashi erases it first?
//!
//! **Input.** N (2 <= N <= 2 * 10^5), then on the next line the N numbers, from 2 to 2 * 10^5; some may be equal.
//! **Output.** For each number a line with the winner, `Takahashi` or `Aoki`.
//!
//! **Hint.** Some moves do not change the greatest common divisor. What do they decide, and how often can they be made?
//!
//! **Theorem.** Let G be the greatest common divisor of the k >= 1 numbers erased so far, and m(G) how many of the N
//! numbers are multiples of G. Who wins depends only on G and on whether k is even or odd. G can be changed to a divisor
//! d with 1 < d < G if and only if one of the N numbers has the greatest common divisor d with G. Say that G has a way
//! out for even k if one of these d is lost for the player to move when k is odd, and a way out for odd k if one of them
//! is lost when k is even. If G has a way out for even k, for odd k or for both, the player to move wins if and only if
//! it has one for the parity of k. If it has none, the player to move wins if and only if m(G) - k is odd.
//!
//! **Why.** All erased numbers are multiples of G, so the numbers that change G have not been erased, and m(G) - k
//! multiples of G are left, which do not change it. So a move leads from (G, k) to (G, k + 1), if k < m(G), or to
//! (d, k + 1) for any such d. Let the theorem hold for the proper divisors of G. By definition, some change of G wins if
//! and only if G has a way out for the parity of k. If it has not, what about erasing a multiple of G?
//!
//! *G has a way out for the other parity only.* That is the parity of k + 1, so the opponent wins after this move.
//! All moves lose.
//!
//! *G has no way out.* Whoever changes G loses. If k = m(G), there is no other move. Otherwise both players erase
//! multiples of G while there are any, m(G) - k of them, and the player who erases the last one wins.
//!
//! Takahashi's first number is G, with k = 1, and Aoki is to move. The lesson loj10246 has another game that parity
//! decides, with exceptions.
//!
//! **Complexity.** For each G the pairs of its divisors: fewer than 3 * 10^7 in all; O(M log³ M) for numbers up to M.

use common::judge::{self, ensure, input, Input};

/// The largest number.
const MOST: usize = 200_000;

/// For each G up to the largest number whether the player to move wins, if the number k of those erased is even, and if
/// it is odd. (For G that divide no number it means nothing.)
fn wins(numbers: &[usize]) -> Vec<[bool; 2]> {
    let len = numbers.iter().max().map_or(0, |max| max + 1);
    let mut multiples = vec![0; len]; // m(G), from how often G itself is there
    for &number in numbers {
        multiples[number] += 1;
    }
    let mut divisors = vec![Vec::new(); len]; // of each number those from 2 on
    for d in 2..len {
        multiples[d] = (d..len).step_by(d).map(|multiple| multiples[multiple]).sum();
        (d..len).step_by(d).for_each(|multiple| divisors[multiple].push(d));
    }
    let mut wins: Vec<[bool; 2]> = vec![[false; 2]; len];
    let mut exact = vec![0; len]; // how many of the numbers have this greatest common divisor with G
    for g in 2..len {
        let mut way_out = [false; 2];
        for (i, &d) in divisors[g].iter().enumerate().rev() {
            let larger = divisors[g][i + 1..].iter().filter(|&larger| larger % d == 0);
            exact[d] = multiples[d] - larger.map(|&larger| exact[larger]).sum::<usize>();
            if d < g && exact[d] > 0 {
                way_out = [way_out[0] || !wins[d][1], way_out[1] || !wins[d][0]];
            }
        }
        wins[g] = match way_out {
            [false, false] => [multiples[g] % 2 == 1, multiples[g] % 2 == 0],
            _ => way_out,
        };
    }
    wins
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64 }
    let mut numbers = Vec::new();
    for _ in 0..n {
        input! { from input, number: usize }
        ensure!((2..=MOST).contains(&number), "expected numbers from 2 to {MOST}, found {number}");
        numbers.push(number);
    }
    let wins = wins(&numbers);
    let winner = |&number: &usize| if wins[number][1] { "Aoki" } else { "Takahashi" };
    Ok(numbers.iter().map(winner).collect::<Vec<_>>().join("\n"))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{ascending_lists, spaced, Search};

    /// What the moves leave: the greatest common divisor of the erased numbers, 0 at the beginning, and the numbers that
    /// are left. By the rules and nothing else.
    fn brute_force(gcd: usize, left: &[usize]) -> Vec<(usize, Vec<usize>)> {
        let mut options = Vec::new();
        for (i, &number) in left.iter().enumerate() {
            let common = |d: &usize| gcd % d == 0 && number % d == 0;
            let new = (1..=number).rev().find(common).unwrap();
            if new != 1 {
                options.push((new, [&left[..i], &left[i + 1..]].concat()));
            }
        }
        options
    }

    fn check(all: impl IntoIterator<Item = Vec<usize>>) {
        let mut game = Search::normal(|(gcd, left): &(usize, Vec<usize>)| brute_force(*gcd, left));
        for numbers in all {
            let input = format!("{}\n{}\n", numbers.len(), spaced(&numbers));
            let winner = |option| if game.wins(option) { "Aoki\n" } else { "Takahashi\n" };
            let expected: String = brute_force(0, &numbers).iter().map(winner).collect();
            assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
        }
    }

    #[test]
    fn agrees_with_the_rules() {
        check((2..=4).flat_map(|n| ascending_lists(n, 2..=15)));
        check((6..=8).flat_map(|n| ascending_lists(n, [2, 3, 4, 6, 12].into_iter())));
        check(ascending_lists(5, [6, 10, 12, 15, 20, 30, 60].into_iter()));
    }
}
