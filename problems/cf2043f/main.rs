//! # Codeforces 2043F · Nim
//!
//! There is a row of n piles of stones. For each of q intervals of the row, Ruslan first removes some of the piles of
//! the interval, or none, but not all. Then Artem and Ruslan play Nim on the piles that are left: a move takes any
//! positive number of stones from one pile, a player who cannot move loses, and Artem moves first. Ruslan wants to win,
//! and to remove as many piles as possible. How many can he remove, and in how many ways?
//!
//! **Input.** A line with n and q (1 <= n, q <= 10^5), a line with the n piles, of 0 to 50 stones, and q lines with l
//! and r (1 <= l <= r <= n): the interval is made of the piles l to r. **Output.** For each interval a line with the
//! number of piles and the number of ways modulo 998244353, or -1 if Ruslan cannot win.
//!
//! **Hint.** How few piles can be enough for Ruslan? What do you know about an interval in which two are not enough?
//!
//! **Theorem.** Ruslan has to leave piles, one or more, with the Nim sum 0, and as few as possible. If there are piles
//! of 0 stones, he leaves one of them. Otherwise, if two piles are equal, he leaves two equal ones. If there are none,
//! the piles are all different, at most 50. Then for each number x there is a table of the fewest piles among those so
//! far that have the Nim sum x, and in how many ways. A pile of a stones completes the Nim sum 0 with the fewest piles
//! before it that have the Nim sum a.
//!
//! **Why.** Artem loses if and only if the Nim sum is 0 (Bouton; the lesson hdu1849). A single pile has the Nim sum 0
//! if and only if it is empty, and two piles if and only if they are equal. If there are no such piles, look at the
//! last of the piles that Ruslan leaves, of a stones: those before it have the Nim sum a, which is not 0, so there are
//! some. The fewest piles with the Nim sum x either leave out the latest pile a, or are a and the fewest before it with
//! the Nim sum x ^ a. So each choice is counted once.
//!
//! The numbers of the table stay small. Seven piles have 2^7 = 128 sets, but their Nim sums are less than 64. So two
//! sets have the same Nim sum, and the piles in one of them only have the Nim sum 0. Ruslan leaves at most seven piles,
//! and he can win on every interval of seven or more.
//!
//! **Complexity.** O(50n) for the numbers of equal piles, and at most 50 times 64 steps per interval.

use common::judge::{self, ensure, input, Input};

const MODULUS: u64 = 998_244_353;

/// The largest pile.
const MOST: usize = 50;

/// A number of piles, and in how many ways so many can be chosen.
type Fewest = (u64, u64);

/// The fewest by one of two kinds of choices.
fn fewest(one: Fewest, other: Fewest) -> Fewest {
    if one.0 == other.0 {
        (one.0, one.1 + other.1)
    } else {
        one.min(other)
    }
}

/// The fewest piles with the Nim sum 0, if all piles are different and none is empty. 0 ways if there are none.
fn fewest_of_different(piles: &[usize]) -> Fewest {
    let none = (u64::MAX / 2, 0);
    let mut table = [none; 64]; // the fewest so far, by their Nim sum
    table[0] = (0, 1); // no piles
    let mut answer = none;
    for &pile in piles {
        let before = table;
        answer = fewest(answer, (before[pile].0 + 1, before[pile].1));
        for (sum, entry) in table.iter_mut().enumerate() {
            let (piles, ways) = before[sum ^ pile];
            *entry = fewest(*entry, (piles + 1, ways));
        }
    }
    answer
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, q: usize }
    let mut piles = Vec::new();
    let mut counts = vec![[0_u32; MOST + 1]]; // of each number of stones among the first 0, 1, 2, ... piles
    for i in 0..n {
        input! { from input, pile: usize }
        ensure!(pile <= MOST, "expected piles of at most {MOST} stones, found {pile}");
        piles.push(pile);
        counts.push(counts[i]);
        counts[i + 1][pile] += 1;
    }
    let mut answers = Vec::new();
    for _ in 0..q {
        input! { from input, l: usize, r: usize }
        ensure!(1 <= l && l <= r && r <= n, "expected an interval of 1 to {n}, found {l} to {r}");
        let count = |pile: usize| u64::from(counts[r][pile] - counts[l - 1][pile]);
        let pairs: u64 =
            (1..=MOST).map(count).map(|count| count * count.saturating_sub(1) / 2).sum();
        let (left, ways) = match (count(0), pairs) {
            (0, 0) => fewest_of_different(&piles[l - 1..r]),
            (0, _) => (2, pairs),
            (empty, _) => (1, empty),
        };
        answers.push(match ways {
            0 => "-1".to_string(),
            _ => format!("{} {}", (r - l + 1) as u64 - left, ways % MODULUS),
        });
    }
    Ok(answers.join("\n"))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, all_sets, ascending_lists, nim_moves, sorted, spaced, Search};

    /// The answer for the interval of these piles: by the rules and nothing else.
    fn brute_force(piles: &[usize], artem_wins: &mut impl FnMut(&[usize]) -> bool) -> String {
        let mut left = all_sets(piles.iter().copied());
        left.retain(|left| !left.is_empty() && !artem_wins(left));
        match left.iter().map(Vec::len).min() {
            Some(fewest) => {
                let ways = left.iter().filter(|left| left.len() == fewest).count();
                format!("{} {ways}\n", piles.len() - fewest)
            }
            None => "-1\n".to_string(),
        }
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|piles: &Vec<usize>| nim_moves(piles));
        let mut artem_wins = |piles: &[usize]| game.wins(&sorted(piles));
        let rows = (1..=3).flat_map(|n| all_lists(n, 0..=7));
        let rows = rows.chain((4..=5).flat_map(|n| ascending_lists(n, 0..=5)));
        for piles in rows.chain([vec![1, 2, 4, 8, 15, 3], vec![9, 5, 10, 12, 3, 6]]) {
            let (mut input, mut expected) = (String::new(), String::new());
            let n = piles.len();
            for (l, r) in (1..=n).flat_map(|l| (l..=n).map(move |r| (l, r))) {
                input += &format!("{l} {r}\n");
                expected += &brute_force(&piles[l - 1..r], &mut artem_wins);
            }
            let input = format!("{n} {}\n{}\n{input}", n * (n + 1) / 2, spaced(&piles));
            assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
        }
    }
}
