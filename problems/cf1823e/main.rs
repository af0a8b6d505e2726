//! # Codeforces 1823E · Removing Graph
//!
//! A graph consists of cycles. A move removes at least l and at most r vertices, where l < r; together they have to be
//! connected. The edges at them go too. Whoever cannot move loses. Alice moves first. Who wins?
//!
//! **Theorem.** Alice wins exactly when the Nim sum of the values of the cycles is not 0. A cycle of x vertices has the
//! Grundy value floor(x / l) if x < l + r, and 0 otherwise.
//!
//! **Why.** Let p(x) be the value of a path of x vertices, where a move takes l to r neighbours and may leave two paths.
//!
//! - *p(x) = floor(x / l) for x < l + r*, by induction. Let q = floor(x / l). A move leaves two paths of u and v
//!   vertices, u + v <= x - l. The Nim sum of floor(u / l) and floor(v / l) is at most their sum, which is at most
//!   floor((u + v) / l), so at most q - 1. And all values from 0 to q - 1 occur: a move at the end of the path leaves
//!   any y with max(0, x - r) <= y <= x - l. As x - r < l, the least of these y has floor(y / l) = 0, the
//!   largest has q - 1, and from each y to the next the quotient grows by 1 at most.
//! - *p(x) > 0 for all x >= l.* One of l and l + 1 has the parity of x and is at most x, and both are at most r. Take so
//!   many in the middle: that leaves two equal paths, of Nim sum 0.
//!
//! A move in a cycle of x leaves one path, of y vertices with max(0, x - r) <= y <= x - l. If x < l + r, their values
//! are 0 to floor(x / l) - 1 as above, so that the mex is floor(x / l). If x >= l + r, then y >= l, and no option has
//! the value 0. The cycles are a sum of games, and the theory page on sums proves that the Nim sum decides.
//!
//! **Limit:** l of at least 1.
//!
//! **Input.** `n l r`, then n lines with the ends of an edge; each vertex is in two. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(n).

use common::judge::{self, ensure, input, rule, Framing, Input};
use common::nim::nim_sum;

/// The number of vertices of each cycle, given the two neighbours of each vertex.
fn cycle_lengths(neighbours: &[Vec<usize>]) -> Vec<u64> {
    let mut is_reached = vec![false; neighbours.len()];
    let mut lengths = Vec::new();
    for start in 0..neighbours.len() {
        let mut length = 0;
        let mut next = Some(&start);
        while let Some(&vertex) = next.filter(|&&vertex| !is_reached[vertex]) {
            is_reached[vertex] = true;
            length += 1;
            next = neighbours[vertex].iter().find(|&&neighbour| !is_reached[neighbour]);
        }
        lengths.push(length); // 0 where the cycle has been counted
    }
    lengths
}

/// The Grundy value of a cycle. Any numbers with 0 < `l` < `r`.
fn grundy(length: u64, l: u64, r: u64) -> u64 {
    let is_short = length < l || length - l < r; // length < l + r, which may not fit
    if is_short {
        length / l
    } else {
        0
    }
}

const INPUT: Framing = Framing::Single;

/// The index of a vertex from 1 to `n`.
fn index(vertex: u64, n: u64) -> judge::Result<usize> {
    ensure!((1..=n).contains(&vertex), "expected a vertex from 1 to {n}, found {vertex}");
    Ok(usize::try_from(vertex - 1)?)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, l: u64, r: u64 }
    ensure!(l > 0, "expected moves of at least 1 vertex, found {l}");
    rule!(l < r, "expected a larger number than {l}, found {r}");
    let mut edges = Vec::new();
    for _ in 0..n {
        input! { from input, u: u64, v: u64 }
        edges.push([index(u, n)?, index(v, n)?]);
    }
    let mut neighbours = vec![Vec::new(); edges.len()];
    for [u, v] in edges {
        neighbours[u].push(v);
        neighbours[v].push(u);
    }
    let are_cycles = neighbours.iter().all(|neighbours| neighbours.len() == 2);
    rule!(are_cycles, "expected two edges at each vertex");
    let sum = nim_sum(cycle_lengths(&neighbours).iter().map(|&length| grundy(length, l, r)));
    Ok(if sum != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For each set of vertices that is left whether the player to move wins: by the rules and nothing else. A set is
    /// the number with its binary digits, and so are the neighbours of a vertex.
    fn brute_force(neighbours: &[usize], l: usize, r: usize) -> Vec<bool> {
        let grown = |set: usize| {
            let reached = (0..neighbours.len()).filter(|vertex| set >> vertex & 1 == 1);
            reached.fold(set, |grown, vertex| grown | neighbours[vertex])
        };
        let is_connected = |set: usize| {
            let start = set & set.wrapping_neg();
            (0..neighbours.len()).fold(start, |reached, _| grown(reached) & set) == set
        };
        let is_move =
            |set: &usize| (l..=r).contains(&(set.count_ones() as usize)) && is_connected(*set);
        let moves: Vec<usize> = (1..1 << neighbours.len()).filter(is_move).collect();
        let mut wins: Vec<bool> = Vec::new();
        for left in 0..1 << neighbours.len() {
            wins.push(moves.iter().any(|&set| set & left == set && !wins[left - set]));
        }
        wins
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
            let mut neighbours = vec![0; n];
            for &[u, v] in &edges {
                neighbours[u] |= 1 << v;
                neighbours[v] |= 1 << u;
            }
            // In the input they are numbered from the last vertex.
            let lines = edges.iter().map(|[u, v]| format!("{} {}\n", n - u, n - v));
            let lines: String = lines.collect();
            for r in 2..=n {
                for l in 1..r {
                    let wins = brute_force(&neighbours, l, r);
                    let answer =
                        judge::transcript(INPUT, solve, &format!("{n} {l} {r}\n{lines}")).0;
                    let expected = if wins[(1 << n) - 1] { "Alice\n" } else { "Bob\n" };
                    assert_eq!(answer, expected, "{lengths:?} {l} {r}");
                }
            }
        }
    }
}
