//! # Codeforces 1823E · Removing Graph
//!
//! A graph consists of cycles. A move removes at least l and at most r vertices, where l < r; together they have to be
//! connected. The edges at them are removed as well. A player who cannot move loses. Alice moves first, then Bob. Who
//! wins?
//!
//! **Input.** n, l and r (3 <= n <= 200,000, 1 <= l < r <= n), then n lines, each with the two ends of an edge; each of
//! the vertices 1 to n is in two edges, and in this pack no edge is there twice. **Output.** `Alice` or `Bob`, the
//! winner.
//!
//! **Hint.** A cycle is cut once, and then it is a path. From which paths can a player move to a sum of 0 by symmetry?
//!
//! **Theorem.** Alice wins if and only if the Nim sum of the values of the cycles is not 0. A cycle of x vertices has
//! the Grundy value floor(x / l) if x < l + r, and 0 otherwise.
//!
//! **Why.** Let p(x) be the value of a path of x vertices, where a move takes l to r in a row and may leave two paths.
//!
//! - *p(x) = floor(x / l) for x < l + r*, by induction. Let q = floor(x / l). A move leaves two paths of u and v
//!   vertices, u + v <= x - l, of Nim sum at most floor(u / l) + floor(v / l) <= floor((u + v) / l) <= q - 1. And all
//!   values from 0 to q - 1 occur: a move at the end leaves any y with max(0, x - r) <= y <= x - l. As x - r < l, the
//!   least of these has floor(y / l) = 0, the largest q - 1, and from each to the next this grows by 1 at most.
//! - *p(x) > 0 for all x >= l.* One of l and l + 1 has the parity of x and is at most x, and both are at most r. Take
//!   this many in the middle: that leaves two equal paths, of Nim sum 0.
//!
//! A move in a cycle leaves a path of any such y. If x < l + r, its values are 0 to q - 1 as above, and the mex is q.
//! If x >= l + r, then y >= l, and no option has the value 0. The cycles are a sum of games (the theory page on sums).
//!
//! **Limit:** l of at least 1.
//!
//! **Complexity.** O(n).

use common::judge::{self, ensure, input, rule, Input};

/// Whether Alice wins, given the two neighbours of each vertex. Any numbers with 0 < `l` < `r`.
fn alice_wins(neighbours: &[[usize; 2]], l: u64, r: u64) -> bool {
    let mut is_reached = vec![false; neighbours.len()];
    let mut sum = 0;
    for start in 0..neighbours.len() {
        let (mut vertex, mut length) = (start, 0); // the length stays 0 if the cycle has been counted
        while !is_reached[vertex] {
            is_reached[vertex] = true;
            length += 1;
            let next = neighbours[vertex].iter().find(|&&neighbour| !is_reached[neighbour]);
            vertex = *next.unwrap_or(&start);
        }
        if length < l.saturating_add(r) {
            sum ^= length / l;
        }
    }
    sum != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize, l: u64, r: u64 }
    ensure!(l > 0, "expected moves of at least 1 vertex, found {l}");
    rule!(l < r, "expected a larger number than {l}, found {r}");
    let mut edges = Vec::new();
    for _ in 0..n {
        input! { from input, u: usize, v: usize }
        ensure!(u.min(v) > 0 && u.max(v) <= n, "expected vertices from 1 to {n}, found {u} {v}");
        edges.push([u - 1, v - 1]);
    }
    let mut neighbours = vec![[0; 2]; edges.len()];
    let mut degrees = vec![0; edges.len()];
    for [u, v] in edges {
        for (vertex, neighbour) in [(u, v), (v, u)] {
            neighbours[vertex][degrees[vertex] % 2] = neighbour;
            degrees[vertex] += 1;
        }
    }
    rule!(degrees.iter().all(|&degree| degree == 2), "expected two edges at each vertex");
    Ok(if alice_wins(&neighbours, l, r) { "Alice" } else { "Bob" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::Search;

    /// Whether the player to move wins: by the rules and nothing else. A set of vertices is the number with its binary
    /// digits, and so is an edge, with those of its ends.
    fn brute_force(edges: &[usize], l: usize, r: usize) -> bool {
        let is_move = |&set: &usize| {
            let mut reached = set & set.wrapping_neg();
            for edge in edges.repeat(edges.len()) {
                if reached & edge != 0 {
                    reached |= set & edge;
                }
            }
            reached == set && (l..=r).contains(&(set.count_ones() as usize))
        };
        let all = 1 << edges.len(); // as there are as many vertices
        let moves: Vec<usize> = (1..all).filter(is_move).collect();
        let mut game = Search::normal(|left: &usize| {
            moves.iter().filter(|&set| set & left == *set).map(|set| left - set).collect()
        });
        game.wins(&(all - 1))
    }

    #[test]
    fn agrees_with_the_rules() {
        let all: [&[usize]; 8] = [&[3], &[4], &[6], &[9], &[3, 3], &[3, 4], &[5, 4], &[3, 3, 3]];
        for lengths in all {
            let n: usize = lengths.iter().sum();
            // The cycles are numbered one after the other.
            let mut edges = Vec::new();
            for &length in lengths {
                let first = edges.len();
                edges.extend((0..length).map(|i| [first + i, first + (i + 1) % length]));
            }
            // In the input they are numbered from the last vertex.
            let lines: String =
                edges.iter().map(|[u, v]| format!("{} {}\n", n - u, n - v)).collect();
            let edges: Vec<usize> = edges.iter().map(|[u, v]| 1 << u | 1 << v).collect();
            for (l, r) in (2..=n).flat_map(|r| (1..r).map(move |l| (l, r))) {
                let input = format!("{n} {l} {r}\n{lines}");
                let expected = if brute_force(&edges, l, r) { "Alice\n" } else { "Bob\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
