//! # Luogu P5652 · Basic Game Exercise
//!
//! There is a row of n cells with a positive number in each. A game on the cells l to r begins like this: the number of
//! cell l falls by 1, and a token is put there. A move takes the token from its cell i to a cell j whose number is above
//! 0, where i <= j <= i + m and j <= r, so it may also stay; then the number of cell j falls by 1. A player who cannot
//! move loses. Each of q games begins with the given numbers. Which of them does the first player win?
//!
//! **Input.** A line with n, m, q and t (1 <= n, m, q <= 10^6, t is 0 or 1), and a line with the n numbers. If t is 0, q
//! lines with l and r follow (1 <= l <= r <= n). If t is 1, a line with A, B, C and P follows. Then two random numbers
//! are made for each game, the first of which gives l and the second r: replace A by (A B + C) mod P; the random number
//! is A mod n + 1. If l > r, exchange them. **Output.** The sum of i^2 modulo 2^32 over those i from 1 to q for which the
//! first player wins the i-th game.
//!
//! **Hint.** Keep r and mark, from the right, the cells to which you would like to take the token.
//!
//! **Theorem.** Mark the last odd number up to r, then the last odd number that is at least m + 1 cells before it, and
//! so on. The first player loses if and only if cell l is marked.
//!
//! **Why.** The numbers fall and the token does not go back, so play ends. Call a cell lost if the player to move loses
//! when the token has just come to it from another cell. Let the token be on cell i, whose number is now x; the cells to
//! its right are as they were. If one of the next m cells, up to r, is lost, the player takes the token there and wins.
//! If not, whoever takes it to one of them loses. So both stay on cell i as long as they can, for x moves, and the
//! player to move loses if and only if x is even. When the token has just come, x is 1 less than the given number. Hence
//! a cell is lost if and only if its given number is odd and none of the next m cells, up to r, is lost: these are the
//! marked ones, and the game begins as if the token had just come to cell l. If all numbers are 1, this is Bachet's
//! game, the lesson hdu1846.
//!
//! *Many games.* Let the parent of cell i be the last odd cell up to i - m - 1, or 0 if there is none. In this tree the
//! marked cells for r are the last odd cell up to r and its ancestors, without the root 0. Number the cells so that each
//! of them and its descendants have a range of numbers, which begins with its own. To find out whether l is marked, look
//! whether its range has the last odd cell up to r. The sizes of the ranges are counted from the last cell to the first;
//! then each cell takes, of the range of its parent, the first part that is free.
//!
//! **Limit.** n >= 1, q <= 10^6, and A, B, C and P are below 2^32, with P >= 1.
//!
//! **Complexity.** O(n + q).

use common::judge::{self, ensure, input, Input};
use std::ops::Range;

/// For each cell, from 1 on, the last odd one up to it, and the numbers of it and its descendants in the tree.
fn tree(numbers: &[u64], m: usize) -> (Vec<usize>, Vec<Range<usize>>) {
    let n = numbers.len();
    let mut last_odd = vec![0; n + 1];
    for i in 1..=n {
        last_odd[i] = if numbers[i - 1] % 2 == 1 { i } else { last_odd[i - 1] };
    }
    let parent = |i: usize| last_odd[i.saturating_sub(m + 1)];
    let mut size = vec![1; n + 1];
    for i in (1..=n).rev() {
        size[parent(i)] += size[i];
    }
    let (mut ranges, mut free) = (vec![0..0; n + 1], vec![1; n + 1]);
    for i in 1..=n {
        let first = free[parent(i)];
        ranges[i] = first..first + size[i];
        free[i] = first + 1;
        free[parent(i)] += size[i];
    }
    (last_odd, ranges)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, m: u64, q: u64, t: u64 }
    ensure!(n > 0, "expected at least 1 cell, found {n}");
    ensure!(q <= 1_000_000, "expected at most 1000000 games, found {q}");
    let (last_odd, ranges) = tree(&input.numbers(n), usize::try_from(m.min(n))?);
    let (mut random, factor, summand, modulus) = if t == 0 {
        (0, 0, 0, 1)
    } else {
        input! { from input, a: u64, b: u64, c: u64, p: u64 }
        (a, b, c, p)
    };
    let largest = random.max(factor).max(summand).max(modulus);
    ensure!(largest < 1 << 32, "expected A, B, C and P below 2^32, found {largest}");
    ensure!(modulus > 0, "expected a P of at least 1, found 0");
    let mut cell = |input: &mut Input| {
        if t == 0 {
            return input.number();
        }
        random = (random * factor + summand) % modulus;
        random % n + 1
    };
    let mut sum = 0;
    for i in 1..=q {
        let mut ends = [cell(input), cell(input)];
        ends.sort_unstable();
        let [l, r] = ends;
        ensure!(0 < l && r <= n, "expected cells from 1 to {n}, found {l} and {r}");
        let number = ranges[last_odd[usize::try_from(r)?]].start;
        if !ranges[usize::try_from(l)?].contains(&number) {
            sum = (sum + i * i) % (1 << 32);
        }
    }
    Ok(sum.to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, spaced, Search};

    /// What the moves leave, when the token is on cell `token`, from 0 on: by the rules and nothing else.
    fn brute_force(numbers: &[u64], token: usize, m: usize) -> Vec<(Vec<u64>, usize)> {
        let mut options = Vec::new();
        for j in (token..numbers.len()).take_while(|j| j - token <= m) {
            if numbers[j] > 0 {
                let mut option = numbers.to_vec();
                option[j] -= 1;
                options.push((option, j));
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, most) in [(1, 5), (2, 4), (3, 4), (4, 3), (5, 3), (7, 2)] {
            for m in 1..=n {
                let mut game = Search::normal(|(numbers, token): &(Vec<u64>, _)| {
                    brute_force(numbers, *token, m)
                });
                for numbers in all_lists(n, 1..=most) {
                    let (mut q, mut sum, mut games) = (0, 0, String::new());
                    for (l, r) in (1..=n).flat_map(|r| (1..=r).map(move |l| (l, r))) {
                        let mut played = numbers[l - 1..r].to_vec();
                        played[0] -= 1;
                        q += 1;
                        sum += if game.wins(&(played, 0)) { q * q } else { 0 };
                        games += &format!("{l} {r}\n");
                    }
                    let input = format!("{n} {m} {q} 0\n{}\n{games}", spaced(&numbers));
                    assert_eq!(judge::transcript(main, &input).0, format!("{sum}\n"), "{input}");
                }
            }
        }
    }
}
