//! # HDU 5973 · Game of Taking Stones
//!
//! Two heaps of a and b stones; a move takes any positive number from one heap, or the same number from both. Whoever
//! takes the last stone wins. Who wins? The heaps have up to 10^100 stones.
//!
//! **Theorem.** Let F(0) = 1, F(1) = 2, F(2) = 3, F(3) = 5, ... be the Fibonacci numbers. Write a positive number a as
//! a sum of them, no two of which are neighbours (Zeckendorf), and let S(a) be the sum with F(i + 1) in place of each
//! F(i). The positions lost for the player to move are 0, 0 and all a, S(a) in which the index of the least part of a
//! is even.
//!
//! **Why.** Let A be the numbers whose least part has an even index, and B those where it is odd. Every sum in B is
//! that of a number in A with each index raised by 1. So the pairs a, S(a) with a in A contain each positive number
//! exactly once.
//!
//! *The pair of the k-th smallest number of A has the difference k.* With F(-1) = 1, each part F(i) of a makes S(a)
//! larger by F(i + 1) - F(i) = F(i - 1). So we have to show that of the numbers from 1 to a, as many are in A as the
//! F(i - 1) add up to. Let i >= 1. If 0 < m < F(i - 1), the sum of F(i) + m is that of m with the part F(i) in
//! addition, so either both are in A or neither; the same holds for m = F(i - 1), as F(i) + F(i - 1) = F(i + 1). So if
//! c(n) numbers up to n are in A, then c(F(i) + m) = c(F(i)) + c(m) for m <= F(i - 1). As c(1) = c(2) = 1, all c(F(i))
//! = F(i - 1), and the parts of a, from the largest on, give the rest.
//!
//! So the k-th pair has the difference k, and its smaller number is the least positive one in no pair before: each
//! number below it is in A, or is S(a) for a still smaller a in A. The lesson hdu1527 proves that the pairs that are
//! listed by this rule, after 0, 0, are the lost positions. That the sums exist, are found by taking away the largest
//! part each time, and are unique, is proved in the lesson hdu2516.
//!
//! **Limit:** numbers below 10^107.
//!
//! **Input.** `a b` for each case, to the end, in either order. **Output.** `1` if the player to move wins, else `0`.
//!
//! **Complexity.** O(d²) per case for numbers of d digits: additions, subtractions and comparisons alone.

use common::judge::{self, ensure, Framing, Input};

/// A number below 10^108: its digits, 18 in a word, the first ones in front. So arrays compare as their numbers do.
type Number = [u64; 6];

const BASE: u64 = 1_000_000_000_000_000_000;

/// The number with these digits.
fn parse(word: &str) -> judge::Result<Number> {
    ensure!(word.bytes().all(|byte| byte.is_ascii_digit()), "expected a number, found {word:?}");
    let digits = word.trim_start_matches('0').as_bytes();
    let count = digits.len();
    ensure!(count <= 107, "expected a number below 10^107, found one of {count} digits");
    let mut number = [0; 6];
    for (part, digits) in number.iter_mut().rev().zip(digits.rchunks(18)) {
        for digit in digits {
            *part = 10 * *part + u64::from(digit - b'0');
        }
    }
    Ok(number)
}

/// The sum, which is below 10^108.
fn sum(a: &Number, b: &Number) -> Number {
    let (mut sum, mut carry) = ([0; 6], 0);
    for i in (0..6).rev() {
        let word = a[i] + b[i] + carry;
        (sum[i], carry) = (word % BASE, word / BASE);
    }
    sum
}

/// The difference, where `b` is not larger than `a`.
fn difference(a: &Number, b: &Number) -> Number {
    let (mut difference, mut borrow) = ([0; 6], 0);
    for i in (0..6).rev() {
        let word = BASE + a[i] - b[i] - borrow;
        (difference[i], borrow) = (word % BASE, 1 - word / BASE);
    }
    difference
}

/// Whether the player to move wins on these heaps, in either order.
fn wins(a: Number, b: Number) -> bool {
    let zero = [0; 6];
    let (mut a, mut b) = (a.min(b), a.max(b)); // without the parts that have been found, and without those of S(a)
    let (mut part, mut next) = ([0, 0, 0, 0, 0, 1], [0, 0, 0, 0, 0, 2]);
    let mut index = 0;
    while next <= a {
        (part, next) = (next, sum(&part, &next));
        index += 1;
    }
    let mut least = 0; // the index of the least part
    while a > zero {
        if part <= a {
            if next > b {
                return true;
            }
            (a, b) = (difference(&a, &part), difference(&b, &next));
            least = index;
        }
        (part, next) = (difference(&next, &part), part);
        index -= 1;
    }
    b > zero || least % 2 == 1
}

const INPUT: Framing = Framing::ToEnd;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (a, b) = (parse(&input.word())?, parse(&input.word())?);
    Ok(if wins(a, b) { "1" } else { "0" })
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For all heaps of 0 to `max` stones whether they are won: by the rules and nothing else.
    fn brute_force(max: usize) -> Vec<Vec<bool>> {
        let mut won = vec![vec![false; max + 1]; max + 1];
        for a in 0..=max {
            for b in 0..=max {
                won[a][b] = (1..=a).any(|take| !won[a - take][b])
                    || (1..=b).any(|take| !won[a][b - take])
                    || (1..=a.min(b)).any(|take| !won[a - take][b - take]);
            }
        }
        won
    }

    fn answer(a: &str, b: &str) -> String {
        judge::transcript(INPUT, solve, &format!("{a} {b}\n")).0
    }

    #[test]
    fn agrees_with_the_rules() {
        for (a, row) in brute_force(120).iter().enumerate() {
            for (b, &won) in row.iter().enumerate() {
                let expected = if won { "1\n" } else { "0\n" };
                assert_eq!(answer(&a.to_string(), &b.to_string()), expected, "{a} {b}");
            }
        }
    }

    /// Lost pairs up to the limit: the sums of the F(i) with even and with odd i.
    #[test]
    fn large_heaps() {
        let one = [0, 0, 0, 0, 0, 1];
        let (mut part, mut next) = (one, sum(&one, &one));
        let (mut a, mut b) = ([0; 6], [0; 6]);
        while b < parse(&format!("1{}", "0".repeat(106))).unwrap() {
            (a, b) = (sum(&a, &part), sum(&b, &next));
            part = sum(&part, &next);
            next = sum(&part, &next);
            assert!(!wins(a, b) && !wins(b, a));
            assert!(wins(a, sum(&b, &one)) && wins(difference(&a, &one), b));
        }
        assert_eq!(answer(&"9".repeat(107), "1"), "1\n");
        assert_eq!(answer("0000", &"0".repeat(200)), "0\n");
        assert!(parse("-1").is_err() && parse(&"1".repeat(108)).is_err());
    }
}
