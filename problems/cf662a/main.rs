//! # Codeforces 662A · Gambling Nim
//!
//! There are n cards, each with a number on either side. Each card is thrown on the table, and each of its sides is as
//! likely to lie on top as the other, whatever the other cards show. The numbers on top are the heaps of a game of Nim:
//! a move takes any number of stones, at least one, from one heap, and a player who cannot move loses. How likely is it
//! that the first player wins?
//!
//! **Input.** A line with n (1 <= n <= 500000), then n lines with the two numbers a and b of a card (0 <= a, b <=
//! 10^18). **Output.** The probability as a fraction `p/q` in lowest terms; `0/1` and `1/1` for 0 and 1.
//!
//! **Hint.** How does the Nim sum change when one card is turned over? And when several are?
//!
//! **Theorem.** Let S be the Nim sum of all numbers a, and r the largest number of linearly independent ones among the
//! differences a ^ b. If S is the Nim sum of some of the differences, or 0, the probability is (2^r - 1)/2^r, otherwise
//! it is 1.
//!
//! **Why.** The first player loses if and only if the Nim sum of the heaps is 0 (Bouton). A card that shows b in place
//! of a changes it by a ^ b. So the Nim sum is S ^ u, where u is the Nim sum of the differences of a set of cards, and
//! each of the 2^n sets is equally likely.
//!
//! Each u that occurs comes from equally many sets. Take a set T with the sum t, and put in place of each set the cards
//! that are either in it or in T, but not in both: this adds t to the sum, and doing it twice changes nothing. So the
//! sets with the sum 0 are as many as those with the sum t. There are 2^r different sums: those of the sets of r
//! independent differences, which are different because the sum of two equal ones would make a set with the sum 0. All
//! other differences are sums of these, as one that is not would be independent of them, too.
//!
//! The first player loses if u = S. If S is among the sums, this has the probability 1/2^r, otherwise it is impossible.
//! The basis is that of the lesson luogu4301. The fraction is in lowest terms: for r > 0 its numerator is odd, for r = 0
//! it is 0/1.
//!
//! **Complexity.** O(n d) for numbers of d binary digits.

use common::judge::{self, Input};

/// The rest of a number after the numbers of a basis: 0 if it is the Nim sum of some of them, or 0.
fn rest(number: u64, basis: &[u64]) -> u64 {
    // The smaller one has 0 as the highest digit of `next`, which no later number has.
    basis.iter().fold(number, |rest, next| rest.min(rest ^ next))
}

/// The numerator and the denominator of the probability that the first player wins.
fn probability(cards: &[(u64, u64)]) -> (u128, u128) {
    let mut nim_sum = 0;
    let mut basis = Vec::new();
    for (a, b) in cards {
        nim_sum ^= a;
        let rest = rest(a ^ b, &basis);
        if rest != 0 {
            basis.push(rest);
        }
    }
    let sums = 1 << basis.len();
    if rest(nim_sum, &basis) == 0 {
        (sums - 1, sums)
    } else {
        (1, 1)
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let numbers = input.numbers(n.saturating_mul(2));
    let cards: Vec<(u64, u64)> = numbers.chunks_exact(2).map(|card| (card[0], card[1])).collect();
    let (p, q) = probability(&cards);
    Ok(format!("{p}/{q}"))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, nim_moves, sorted, spaced, Search};

    #[test]
    fn agrees_with_the_rules() {
        let mut nim = Search::normal(|heaps: &Vec<usize>| nim_moves(heaps));
        // The probability by the rules and nothing else: all ways in which the cards can lie.
        let mut brute_force = |cards: &[Vec<usize>]| {
            let sides = all_lists(cards.len(), 0..=1);
            let (mut p, mut q) = (0, sides.len());
            for sides in sides {
                let heaps: Vec<usize> = cards.iter().zip(sides).map(|(c, side)| c[side]).collect();
                p += usize::from(nim.wins(&sorted(&heaps)));
            }
            while p % 2 == 0 && q % 2 == 0 {
                (p, q) = (p / 2, q / 2);
            }
            format!("{p}/{q}\n")
        };
        for (n, largest) in [(1, 9), (2, 5), (3, 2), (4, 2), (5, 1)] {
            for cards in all_lists(n, all_lists(2, 0..=largest).into_iter()) {
                let input = format!("{n}\n{}\n", spaced(cards.concat()));
                assert_eq!(judge::transcript(main, &input).0, brute_force(&cards), "{input}");
            }
        }
    }
}
