//! # AtCoder AGC 010 F · Tree Game
//!
//! There are stones on the vertices of a tree, and a token on one of them. A move takes a stone from the vertex of the
//! token and then moves the token along an edge. A player who cannot move, since there is no stone on that vertex,
//! loses. From which starting vertices of the token does the first player win?
//!
//! **Input.** N (2 <= N <= 3000), then on the next line the numbers of stones on the vertices 1 to N, from 0 to 10^9,
//! then N - 1 lines, each with the two ends of an edge. **Output.** All vertices from which the first player wins, in
//! ascending order, on one line, which may be empty.
//!
//! **Hint.** What happens if both players keep going back and forth along one edge?
//!
//! **Theorem.** Call a vertex lost if each neighbour with fewer stones is won, and won otherwise. The first player wins
//! if and only if the token starts on a won vertex.
//!
//! **Why.** What a vertex is called depends only on vertices with fewer stones. So when a stone is taken from v, the
//! vertices that had fewer stones than v keep their names. And if v was lost, it is still lost: a neighbour that has
//! fewer stones than v now had fewer before, so it was won, and still is. This settles the two kinds of moves:
//!
//! - From a won vertex the first player goes to a neighbour with fewer stones that is lost, and it is still lost.
//! - From a lost vertex v each move leads to a won one. A neighbour that had fewer stones than v was won, and still
//!   is. Any other has more stones than v now, and is won, because v is still lost.
//!
//! A vertex without stones is lost, and each move takes a stone, so the theorem follows by induction. It holds for any
//! graph.
//!
//! **Limit:** vertices with numbers from 1 to N.
//!
//! **Complexity.** O(N log N).

use common::judge::{self, ensure, input, Input};

/// Whether the first player wins, for each start.
fn first_wins(stones: &[u64], neighbours: &[Vec<usize>]) -> Vec<bool> {
    let mut wins = vec![false; stones.len()];
    let mut vertices: Vec<usize> = (0..stones.len()).collect();
    vertices.sort_by_key(|&v| stones[v]);
    for v in vertices {
        wins[v] = neighbours[v].iter().any(|&u| stones[u] < stones[v] && !wins[u]);
    }
    wins
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let stones = input.numbers(n);
    let mut neighbours = vec![Vec::new(); stones.len()];
    for _ in 1..n {
        input! { from input, a: u64, b: u64 }
        for end in [a, b] {
            ensure!((1..=n).contains(&end), "expected a vertex from 1 to {n}, found {end}");
        }
        let (a, b) = (usize::try_from(a - 1)?, usize::try_from(b - 1)?);
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let wins = first_wins(&stones, &neighbours);
    let winning = (1..).zip(wins).filter(|(_, wins)| *wins).map(|(v, _): (u64, _)| v.to_string());
    Ok(winning.collect::<Vec<_>>().join(" "))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, all_trees, spaced, tree_edges, Search};

    /// The vertex with the token, counted from 1, and the stones.
    type Position = (usize, Vec<u64>);

    /// What the moves leave: by the rules and nothing else.
    fn brute_force((v, stones): &Position, edges: &[[usize; 2]]) -> Vec<Position> {
        let mut after = stones.clone();
        let Some(fewer) = stones[v - 1].checked_sub(1) else { return vec![] };
        after[v - 1] = fewer;
        let from_v = edges.iter().filter(|ends| ends.contains(v));
        from_v.map(|[a, b]| (a + b - v, after.clone())).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, most) in [(1, 9), (2, 9), (3, 5), (4, 3), (5, 2)] {
            for parents in all_trees(n) {
                let edges = tree_edges(&parents);
                let mut game = Search::normal(|position: &Position| brute_force(position, &edges));
                for stones in all_lists(n, 0..=most) {
                    let wins = |v: &usize| game.wins(&(*v, stones.clone()));
                    let expected = spaced((1..=n).filter(wins)) + "\n";
                    let input = format!("{n}\n{}\n{}", spaced(&stones), spaced(edges.concat()));
                    assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
                }
            }
        }
    }
}
