//! # Luogu P3185 · One bean becomes two further along · Splitting Game
//!
//! Beans lie in n bottles in a row, numbered from 0. A move takes one bean out of a bottle i and puts two into
//! later bottles, one into j and one into k, with i < j <= k. A player who cannot move loses. Which first
//! moves win? The least one is asked for, and how many there are.
//!
//! **Theorem.** A bean in the last bottle has the Grundy value 0. A bean that is d >= 1 bottles before the last has as
//! its value that number among 2d - 2 and 2d - 1 that has an odd number of ones in binary. A move wins if and only if
//! the Nim sum of the values of all beans is the Nim sum of the values of i, j and k.
//!
//! **Why.** A move replaces one bean and leaves the others as they are, so each bean is a game of its own: its options
//! are two beans nearer to the end. This is the recursion of the coin turning game Mock Turtles, coin d - 1.
//!
//! **Input.** A number of cases; for each `n` and then n numbers of beans. **Output.** For each case the least
//! winning move `i j k`, or `-1 -1 -1`, and on a second line the number of winning moves.
//!
//! **Complexity.** O(n^3) per case.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*,
//! chapter 14: Mock Turtles.

use common::judge::{self, Input};

/// The Grundy value of a bean that is `distance` bottles before the last one.
fn grundy(distance: usize) -> usize {
    if distance == 0 {
        return 0;
    }
    let double = 2 * (distance - 1);
    double + usize::from(double.count_ones() % 2 == 0)
}

/// The winning first moves, from the least one on.
fn winning_moves(beans: &[u64]) -> Vec<[usize; 3]> {
    let n = beans.len();
    let value = |bottle: usize| grundy(n - 1 - bottle);
    let odd = (0..n).filter(|&bottle| beans[bottle] % 2 == 1); // equal beans cancel in pairs
    let sum = odd.fold(0, |sum, bottle| sum ^ value(bottle));
    let mut winning = Vec::new();
    for i in (0..n).filter(|&i| beans[i] > 0) {
        for j in i + 1..n {
            for k in j..n {
                if sum ^ value(i) ^ value(j) ^ value(k) == 0 {
                    winning.push([i, j, k]);
                }
            }
        }
    }
    winning
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let winning = winning_moves(&input.numbers(n));
    Ok(match winning.first() {
        Some([i, j, k]) => format!("{i} {j} {k}\n{}", winning.len()),
        None => "-1 -1 -1\n0".to_string(),
    })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_lists;
    use std::collections::HashMap;

    /// Whether the player to move wins: by the rules and nothing else. `known` remembers the answers.
    pub fn brute_force(beans: &[u64], known: &mut HashMap<Vec<u64>, bool>) -> bool {
        if let Some(&wins) = known.get(beans) {
            return wins;
        }
        let wins = moves(beans).iter().any(|(_, after)| !brute_force(after, known));
        known.insert(beans.to_vec(), wins);
        wins
    }

    /// The moves, and the beans after each.
    pub fn moves(beans: &[u64]) -> Vec<([usize; 3], Vec<u64>)> {
        let mut moves = Vec::new();
        for i in 0..beans.len() {
            for j in i + 1..beans.len() {
                for k in j..beans.len() {
                    if beans[i] > 0 {
                        let mut after = beans.to_vec();
                        after[i] -= 1;
                        after[j] += 1;
                        after[k] += 1;
                        moves.push(([i, j, k], after));
                    }
                }
            }
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        // Up to 3 beans in up to 4 bottles; up to 1 in 5 bottles, and 2 in the first of them.
        let small = (2..=4).flat_map(|n| all_lists(n, 0..=3));
        let five = all_lists(4, 0..=1).into_iter();
        let five = five.flat_map(|rest| (0..=2).map(move |first| [&[first], &rest[..]].concat()));
        for beans in small.chain(five) {
            let all = moves(&beans).into_iter();
            let winning = all.filter(|(_, after)| !brute_force(after, &mut known));
            let winning: Vec<[usize; 3]> = winning.map(|(chosen, _)| chosen).collect();
            assert_eq!(winning_moves(&beans), winning, "{beans:?}");
            assert_eq!(brute_force(&beans, &mut known), !winning.is_empty());
        }
    }

    #[test]
    fn beyond_the_judge() {
        let max = u64::MAX; // which is odd
        let mut one = vec![0; 100];
        one[0] = 1;
        let mut many = one.clone();
        many[0] = max;
        many[1] = max - 1;
        // A single bean: any two beans in the same bottle win.
        let pairs: Vec<[usize; 3]> = (1..100).map(|j| [0, j, j]).collect();
        assert_eq!(winning_moves(&one), pairs);
        assert!(pairs.iter().all(|pair| winning_moves(&many).contains(pair)));
        assert!(winning_moves(&many).len() > pairs.len());
        assert_eq!(judge::transcript(main, "1 1 5").0, "-1 -1 -1\n0\n");
    }
}
