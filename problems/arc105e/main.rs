//! # AtCoder ARC 105 E · Keep Graph Disconnected
//!
//! A graph has N vertices and M edges; no edge joins a vertex to itself, no two edges join the same vertices, and
//! vertex 1 is not connected with vertex N. A move adds an edge. A player after whose move one of these does not hold
//! loses. Who wins?
//!
//! **Input.** T (1 <= T <= 10^5), the number of cases; for each case a line with N and M (2 <= N <= 10^5, 0 <= M <=
//! min(N(N - 1)/2, 10^5)), and M lines with two vertices a and b (1 <= a, b <= N), an edge. The sum of all N and that
//! of all M are at most 2 * 10^5 each. **Output.** For each case `First` if the first player wins, otherwise `Second`.
//!
//! **Hint.** How many edges are there when no edge can be added without losing, and what does that depend on?
//!
//! **Theorem.** Let p vertices be connected with 1, itself included, and q with N. If N is odd, the first player wins
//! if and only if N(N - 1)/2 - M is odd. If N is even and p and q differ in parity, the first player wins; if they
//! agree, the first player wins if and only if N(N - 1)/2 - M - p is odd.
//!
//! **Why.** Call a move safe if it does not lose. When no safe move is left, each vertex is connected with 1 or N, as
//! an edge to 1 would be safe otherwise; and any two vertices that are connected are joined by an edge. If x of them
//! are connected with 1 then, there have been N(N - 1)/2 - M - x(N - x) safe moves, and the first player wins if and
//! only if this number is odd. If N is odd, x(N - x) is even. Now let N be even; then x(N - x) has the parity of x.
//!
//! *p and q agree.* One of the players wins if x has the parity of p in the end. This player can always leave both
//! components, that of 1 and that of N, with this parity. Of the other components, an even number are odd. If the
//! opponent joins one of these to 1 or N, the player joins another one to the same vertex. Otherwise the parities have
//! not changed, and the player joins two odd components, or an even one to 1. If there are no others, x is settled, and
//! the last safe move belongs to the player, who therefore has one now: any will do.
//!
//! *p and q differ.* Of the other components, an odd number are odd. The first player joins one of them to 1 or to N,
//! so that p and q agree, and chooses which of the two parities they get: the one that wins, as above. The lesson
//! loj10246 has another game that parity decides.
//!
//! **Complexity.** O(N + M) per case.

use common::graph::breadth_first_order;
use common::judge::{self, ensure, input, rule, Input};

/// The largest N that is read, the judge's.
const MOST: usize = 100_000;

/// Whether the first player wins on a graph of n vertices and m edges, with p vertices connected with vertex 1 and q
/// with vertex n.
fn first_wins(n: usize, m: usize, p: usize, q: usize) -> bool {
    let free = (n * (n - 1) / 2).abs_diff(m); // pairs that no edge joins
    if n % 2 == 1 {
        free % 2 == 1
    } else {
        p % 2 != q % 2 || (free + p) % 2 == 1
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize, m: usize }
    ensure!((2..=MOST).contains(&n), "expected 2 to {MOST} vertices, found {n}");
    let mut edges = Vec::new();
    for _ in 0..m {
        input! { from input, a: usize, b: usize }
        let are_vertices = [a, b].iter().all(|vertex| (1..=n).contains(vertex));
        ensure!(are_vertices, "expected two vertices of the graph, found {a} {b}");
        edges.push([a - 1, b - 1]);
    }
    let with_first = breadth_first_order(n, &edges);
    rule!(
        with_first.iter().all(|&(vertex, _)| vertex != n - 1),
        "expected a graph that does not connect 1 with {n}"
    );
    // The same from the last vertex, with the vertices in reverse.
    let reversed: Vec<[usize; 2]> = edges.iter().map(|edge| edge.map(|v| n - 1 - v)).collect();
    let with_last = breadth_first_order(n, &reversed);
    let wins = first_wins(n, m, with_first.len(), with_last.len());
    Ok(if wins { "First" } else { "Second" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// For each set of the edges, as bits, whether the player to move wins, or nothing if it connects the first vertex
    /// with the last: by the rules and nothing else.
    fn brute_force(n: usize, edges: &[(usize, usize)]) -> Vec<Option<bool>> {
        let mut wins: Vec<Option<bool>> = vec![None; 1 << edges.len()];
        for set in (0..wins.len()).rev() {
            let mut reached = 1; // bits of vertices
            for _ in 0..n {
                for (_, (a, b)) in edges.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1) {
                    if reached & (1 << a | 1 << b) != 0 {
                        reached |= 1 << a | 1 << b;
                    }
                }
            }
            if reached >> (n - 1) & 1 == 0 {
                let mut added = (0..edges.len()).filter(|i| set >> i & 1 == 0);
                wins[set] = Some(added.any(|i| wins[set | 1 << i] == Some(false)));
            }
        }
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 2..=6 {
            let edges: Vec<(usize, usize)> =
                (0..n).flat_map(|b| (0..b).map(move |a| (a, b))).collect();
            let (mut cases, mut input, mut expected) = (0, String::new(), String::new());
            for (set, wins) in brute_force(n, &edges).into_iter().enumerate() {
                let Some(wins) = wins else { continue };
                cases += 1;
                input += &format!("{n} {}\n", set.count_ones());
                for (_, (a, b)) in edges.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1) {
                    input += &format!("{} {}\n", b + 1, a + 1);
                }
                expected += if wins { "First\n" } else { "Second\n" };
            }
            assert_eq!(judge::transcript(main, &format!("{cases}\n{input}")).0, expected, "{n}");
        }
    }
}
