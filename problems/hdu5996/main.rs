//! # HDU 5996 · dingyeye loves stone
//!
//! A tree has n vertices, from 0 to n - 1, with its root at 0, and there are stones on the vertices. A move takes any
//! number of stones, at least one, from a vertex other than the root to its parent. A player who cannot move loses.
//! dingyeye moves first. Does he win?
//!
//! **Input.** T (1 <= T <= 100), the number of cases; for each case a line with n (1 <= n <= 10^5), a line with the
//! parents f of the vertices 1 to n - 1, where 0 <= f < i for vertex i (an empty line if n = 1), and a line with the
//! numbers a of stones on the vertices 0 to n - 1, from 0 to 134217727. At most 7 cases have an n greater than 100.
//! **Output.** For each case `win` if dingyeye wins, otherwise `lose`.
//!
//! **Hint.** Number the levels of the tree from the root upwards: on which of them does a move change the stones?
//!
//! **Theorem.** The root has the depth 0, and any other vertex 1 more than its parent. dingyeye wins if and only if the
//! Nim sum of the numbers of stones on the vertices of odd depth is not 0.
//!
//! **Why.** This is Staircase Nim on a tree in place of the stairs, and the proof is that of the lesson cses1099. Of a
//! vertex and its parent, exactly one has an odd depth. So each move changes exactly one of the numbers on vertices of
//! odd depth, and with it the Nim sum. No vertex of odd depth is the root, so that its number can be reduced at will,
//! and a Nim sum other than 0 can be made 0 as in Nim. Stones that come from a vertex of even depth increase a number,
//! which changes nothing in this argument. Each move takes stones nearer to the root, so the game ends; then all of
//! them are on the root, and the Nim sum is 0.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, ensure, input, Input};
use common::nim::nim_sum;

/// Whether the first player wins with these stones on the vertices, where `is_odd` says which of them have an odd depth.
fn first_wins(stones: &[u64], is_odd: &[bool]) -> bool {
    nim_sum(stones.iter().zip(is_odd).filter(|&(_, &is_odd)| is_odd).map(|(&stones, _)| stones))
        != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize }
    ensure!(n > 0, "expected a tree of at least 1 vertex, found 0");
    let mut is_odd = vec![false];
    for vertex in 1..n {
        input! { from input, parent: usize }
        ensure!(parent < vertex, "expected a parent below {vertex}, found {parent}");
        is_odd.push(!is_odd[parent]);
    }
    let stones = input.numbers(n as u64);
    Ok(if first_wins(&stones, &is_odd) { "win" } else { "lose" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, all_trees, spaced, Search};

    /// What the moves leave: by the rules and nothing else. Vertex i + 1 has the parent `parents[i]`.
    fn brute_force(parents: &[usize], stones: &[u64]) -> Vec<Vec<u64>> {
        let mut options = Vec::new();
        for (vertex, &parent) in (1..).zip(parents) {
            for take in 1..=stones[vertex] {
                let mut option = stones.to_vec();
                option[vertex] -= take;
                option[parent] += take;
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, less) in [(1, 5), (2, 5), (3, 4), (4, 3), (5, 2), (6, 2)] {
            for parents in all_trees(n) {
                let mut game = Search::normal(|stones: &Vec<u64>| brute_force(&parents, stones));
                for stones in all_lists(n, 0..less) {
                    let input = format!("1\n{n}\n{}\n{}\n", spaced(&parents), spaced(&stones));
                    let expected = if game.wins(&stones) { "win\n" } else { "lose\n" };
                    assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
                }
            }
        }
    }
}
