//! # AtCoder ARC 134 E · Modulo Nim
//!
//! There are N numbers x1, ..., xN. A player who finds nothing but zeros wins. Otherwise a move chooses a number m from
//! 1 to the largest of the numbers, and replaces each of them by its remainder modulo m. Alice moves first, then Bob.
//! Given a1, ..., aN, in how many ways can numbers with 1 <= xi <= ai be chosen so that Alice wins?
//!
//! **Input.** A line with N (1 <= N <= 200), and a line with a1, ..., aN, from 1 to 200. **Output.** The number of ways
//! modulo 998244353.
//!
//! **Hint.** Which small sets of numbers would you like to leave? For which numbers can you leave none of them?
//!
//! **Theorem.** Only the set of the numbers other than 0 matters. If they are not all multiples of 12, Alice loses if
//! and only if it is {1}, {2} or {4, 8}. A set of multiples of 12 is lost if and only if no move leaves a lost set: the
//! multiples of 12 up to 200 are 16, so a table of their 2^16 sets tells which.
//!
//! **Why.** A 0 stays 0, and equal numbers stay equal, so the set decides which moves there are. All moves make the
//! largest number smaller, so play ends. A player who leaves nothing but zeros loses.
//!
//! *The lost sets.* From {1} and {2} all moves leave zeros only. From {4, 8} the moves 1, 2 and 4 do, and the moves 3, 5,
//! 6, 7 and 8 leave {1, 2}, {3, 4}, {2, 4}, {1, 4} and {4}. All of these are won, by what follows.
//!
//! *The other sets.* If some number is odd, the move 2 leaves {1}; it is possible, for the set is not {1}. If all are
//! even and some are no multiples of 4, the move 4 leaves {2}; it is possible, for the set is not {2}. Now let all be
//! multiples of 4, some of them not of 3. Modulo 3 these are 1 or 2. If all are 1 or all are 2, the move 3 leaves {1} or
//! {2}. If both occur, use the move 12: it turns a multiple of 4 that is 1 modulo 3 into 4, one that is 2 into 8, and
//! one that is 0 into 0, so it leaves {4, 8}. It is possible, for the set is not {4, 8}, and so has a number from 12 on.
//!
//! *Counting.* Numbers from a set T, at most a1, ..., aN, can be chosen in f(T) ways, the product of how many members
//! of T are at most ai. Exactly the set S occurs in f(S) ways minus those that miss some member: by inclusion and
//! exclusion the sum over all T in S of (-1)^|S - T| f(T). Take the lost sets from all ways.
//!
//! **Limit:** the numbers are from 1 to 200.
//!
//! **Complexity.** O(N 2^k + 2^k k^2), where k = 16 is the number of multiples of 12: there are 12 k moves, and each has
//! to take k remainders.

use common::judge::{self, ensure, input, rule, Input};

const P: u64 = 998_244_353;

/// A set is written in binary: the multiple 12 (i + 1) of 12 is the bit i. Bits from 16 on stand for other numbers.
const ONE: usize = 1 << 16;
const TWO: usize = 1 << 17;
const FOUR: usize = 1 << 18;
const EIGHT: usize = 1 << 19;
const ANY_OTHER: usize = 1 << 20;

/// The set of a number alone; of 0 the empty set.
fn set_of(number: usize) -> usize {
    match number {
        0 => 0,
        1 => ONE,
        2 => TWO,
        4 => FOUR,
        8 => EIGHT,
        _ if number % 12 == 0 => 1 << (number / 12 - 1),
        _ => ANY_OTHER,
    }
}

/// The multiples of 12 in a set, in ascending order.
fn members(set: usize) -> Vec<usize> {
    (0..16).filter(|i| set >> i & 1 == 1).map(|i| 12 * (i + 1)).collect()
}

/// For each set of the first `count` multiples of 12 whether the player to move loses.
fn lost_sets(count: usize) -> Vec<bool> {
    let mut lost = vec![false]; // of the empty set
    for set in 1..1 << count {
        let members = members(set);
        let largest = members[members.len() - 1];
        let is_won = (1..=largest).any(|m| {
            let left = members.iter().fold(0, |left, x| left | set_of(x % m));
            [ONE, TWO, FOUR | EIGHT].contains(&left) || lost.get(left) == Some(&true)
        });
        lost.push(!is_won);
    }
    lost
}

/// In how many ways all numbers can be chosen from `set`, if they are at most these.
fn ways(set: &[usize], most: &[usize]) -> u64 {
    let choices = |a: &usize| set.iter().filter(|x| *x <= a).count() as u64;
    most.iter().fold(1, |product, a| product * choices(a) % P)
}

/// In how many ways the first player wins with numbers of at most these, from 1 to 200.
fn winning_ways(most: &[usize]) -> u64 {
    let count = most.iter().max().map_or(0, |a| a / 12);
    let mut exactly: Vec<u64> = (0..1 << count).map(|set| ways(&members(set), most)).collect();
    // These are the ways to choose from each set. Subtract those that miss a member, one member after the other.
    for i in 0..count {
        for set in (0..1 << count).filter(|set| set >> i & 1 == 1) {
            exactly[set] = (exactly[set] + P - exactly[set ^ (1 << i)]) % P;
        }
    }
    let lost = lost_sets(count);
    let mut lost_ways: u64 = (0..1 << count).filter(|&set| lost[set]).map(|set| exactly[set]).sum();
    lost_ways += ways(&[1], most) + ways(&[2], most);
    lost_ways += ways(&[4, 8], most) + (P - ways(&[4], most)) + (P - ways(&[8], most));
    let all = most.iter().fold(1, |product, &a| product * a as u64 % P);
    (all + P - lost_ways % P) % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    rule!(n > 0, "expected at least one number, found {n}");
    let mut most = Vec::new();
    for _ in 0..n {
        input! { from input, a: usize }
        ensure!((1..=200).contains(&a), "expected a number from 1 to 200, found {a}");
        most.push(a);
    }
    Ok(winning_ways(&most).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, ascending_lists, spaced, Search};
    use std::collections::BTreeSet;

    /// What the moves leave of a set of numbers: by the rules and nothing else.
    fn brute_force(numbers: &BTreeSet<u64>) -> Vec<BTreeSet<u64>> {
        let largest = numbers.iter().max().copied().unwrap_or(0);
        (1..=largest).map(|m| numbers.iter().map(|x| x % m).collect()).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        // Who finds nothing but zeros cannot move, and wins.
        let mut game = Search::misere(|numbers: &BTreeSet<u64>| brute_force(numbers));
        let bounds = [1, 2, 4, 7, 8, 12, 24, 36, 48];
        for (n, bounds) in
            [(1, (1..=60).collect()), (2, bounds.to_vec()), (3, bounds[..5].to_vec())]
        {
            for most in ascending_lists(n, bounds.into_iter()) {
                let can_be_chosen =
                    |numbers: &Vec<u64>| numbers.iter().zip(&most).all(|(x, a)| x <= a);
                let lists = all_lists(n, 1..=most[n - 1]).into_iter().filter(can_be_chosen);
                let won =
                    lists.filter(|numbers| game.wins(&numbers.iter().copied().collect())).count();
                let input = format!("{n}\n{}\n", spaced(&most));
                assert_eq!(judge::transcript(main, &input).0, format!("{won}\n"), "{input}");
            }
        }
        for (set, is_lost) in lost_sets(8).into_iter().enumerate() {
            let numbers = members(set).into_iter().map(|x| x as u64).collect();
            assert_eq!(is_lost, !game.wins(&numbers), "{numbers:?}");
        }
    }
}
