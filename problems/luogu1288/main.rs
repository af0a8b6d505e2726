//! # Luogu P1288 · Number Game II
//!
//! A ring has N edges with a number of 0 or more on each, and at least one 0 among them. A coin lies on a vertex of the
//! ring. A move chooses an edge at this vertex whose number is greater than 0, reduces the number to any smaller one
//! that is not negative, and takes the coin along the edge. A player who cannot move loses. Does the first player win?
//!
//! **Input.** N (1 <= N <= 20), then on the next line N numbers from 0 to 30, at least one of them 0: those of the
//! edges, in order from the coin once round the ring, anticlockwise. **Output.** `YES` if the first player wins,
//! otherwise `NO`.
//!
//! **Hint.** When is it any use to leave a number greater than 0 behind the coin?
//!
//! **Theorem.** Go from the coin in one direction up to the first 0, and count the edges before it; do the same in the
//! other direction. The first player wins if and only if at least one of the two counts is odd.
//!
//! **Why.** Let the counts be r and l. Since there is a 0 on the ring, these edges are all different. A move along the
//! first of the r edges leaves r - 1 in this direction.
//!
//! - *One count is odd*, say r. Move in this direction, and reduce the number to 0. The opponent has no edge to go back
//!   along, and r - 1 edges ahead: both counts are even.
//! - *Both counts are even.* Whichever way the player moves, an odd count is left in this direction, whatever number
//!   is left behind. So the opponent has an odd count. If both are 0, there is no move.
//!
//! Each move reduces the sum of the numbers, so the game ends; then both counts are 0, and even. Hence the positions
//! with two even counts are lost, and all others are won. The lesson ferguson explains how to go backwards from the end.
//!
//! **Complexity.** O(N).

use common::judge::{self, rule, Input};

/// Whether the first player wins with these numbers on the edges, from the coin round to the coin.
fn first_wins(edges: &[u64]) -> bool {
    let ahead = edges.iter().take_while(|&&edge| edge > 0).count();
    let behind = edges.iter().rev().take_while(|&&edge| edge > 0).count();
    ahead % 2 == 1 || behind % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let edges = input.numbers(n);
    rule!(edges.contains(&0), "expected an edge with 0, found none");
    Ok(if first_wins(&edges) { "YES" } else { "NO" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, spaced, Search};

    /// What the moves leave, where edge i leads from vertex i to the next one: by the rules and nothing else.
    fn brute_force(edges: &[u64], coin: usize) -> Vec<(Vec<u64>, usize)> {
        let n = edges.len();
        let (next, previous) = ((coin + 1) % n, (coin + n - 1) % n);
        let mut options = Vec::new();
        for (edge, other_end) in [(coin, next), (previous, previous)] {
            for left in 0..edges[edge] {
                let mut option = edges.to_vec();
                option[edge] = left;
                options.push((option, other_end));
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, less) in [(1, 9), (2, 6), (3, 5), (4, 4), (5, 3), (6, 3), (7, 2), (8, 2)] {
            let mut game =
                Search::normal(|(edges, coin): &(Vec<u64>, _)| brute_force(edges, *coin));
            for edges in all_lists(n, 0..less).into_iter().filter(|edges| edges.contains(&0)) {
                let input = format!("{n}\n{}\n", spaced(&edges));
                let expected = if game.wins(&(edges, 0)) { "YES\n" } else { "NO\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
