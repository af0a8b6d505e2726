//! # HDU 1524 · Pieces on any graph · A Chess Game
//!
//! Pieces are on the positions of a graph without cycles. A move takes one piece along an arrow. Any number of pieces
//! may share a position. A player who cannot move loses. Who wins?
//!
//! **Theorem.** The player to move wins if and only if the Nim sum of the Grundy values of the pieces' positions is
//! not 0. The Grundy value of a position is the mex of those to which its arrows lead.
//!
//! **Why.** No piece hinders another, so the pieces are a sum of games (Sprague and Grundy). Since there is no cycle,
//! the positions can be put into an order in which every arrow leads to an earlier position, and the values be computed
//! in this order.
//!
//! **Input.** For each graph `N`, and for each of its positions `X` and X positions; then the queries, each of them `M`
//! and the positions of M pieces; a 0 after the last. **Output.** For each query `WIN` or `LOSE`.
//!
//! **Complexity.** O(N + arrows) per graph, then O(M) per query.

use common::graph::graph_grundy_values;
use common::judge::{self, ensure, input, rule, Input};

/// Reads a position of a graph of `n` positions.
fn read_position(input: &mut Input, n: usize) -> judge::Result<usize> {
    input! { from input, position: usize }
    ensure!(position < n, "expected a position of the graph, found {position}");
    Ok(position)
}

/// The answers to all queries about the next graph.
fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize }
    rule!(n > 0, "expected a graph of at least 1 position, found {n}");
    let mut arrows = Vec::new();
    for position in 0..n {
        input! { from input, x: usize }
        for _ in 0..x {
            arrows.push([position, read_position(input, n)?]);
        }
    }
    let cycle = "expected a graph without cycles, found one with a cycle";
    let values = graph_grundy_values(n, &arrows).ok_or(cycle)?;

    let mut answers = Vec::new();
    loop {
        input! { from input, m: usize }
        if m == 0 {
            rule!(!answers.is_empty(), "expected a query before the 0 that ends a graph, found 0");
            break;
        }
        let mut sum = 0;
        for _ in 0..m {
            sum ^= values[read_position(input, n)?];
        }
        answers.push(if sum != 0 { "WIN" } else { "LOSE" });
        if input.is_at_end() {
            break; // where the last 0 is missing
        }
    }
    Ok(answers.join("\n"))
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins with these pieces: by the rules and nothing else.
    pub fn brute_force(options: &[Vec<usize>], pieces: &[usize]) -> bool {
        (0..pieces.len()).any(|i| {
            options[pieces[i]].iter().any(|&option| {
                let mut next = pieces.to_vec();
                next[i] = option;
                !brute_force(options, &next)
            })
        })
    }

    /// All graphs of four positions with up to three pieces, in one input. The order of the positions is not
    /// that of their numbers.
    #[test]
    fn agrees_with_the_rules() {
        const ARROWS: [[usize; 2]; 6] = [[0, 2], [3, 2], [3, 0], [1, 2], [1, 0], [1, 3]];
        let pieces = (0..64).map(|n| [n % 4, n / 4 % 4, n / 16]);
        let queries: Vec<Vec<usize>> =
            pieces.flat_map(|pieces| [1, 2, 3].map(|count| pieces[..count].to_vec())).collect();
        let (mut input, mut answers) = (String::new(), String::new());
        for graph in 0..1 << ARROWS.len() {
            let mut options = vec![Vec::new(); 4];
            for (_, [from, to]) in (0..).zip(ARROWS).filter(|(i, _)| graph >> i & 1 == 1) {
                options[from].push(to);
            }
            input += "4\n";
            for list in options.iter().chain(&queries) {
                let numbers: String = list.iter().map(|number| format!(" {number}")).collect();
                input += &format!("{}{numbers}\n", list.len());
            }
            input += "0\n";
            for pieces in &queries {
                answers += if brute_force(&options, pieces) { "WIN\n" } else { "LOSE\n" };
            }
        }
        assert_eq!(judge::transcript(main, &input), (answers, None));
    }

    #[test]
    fn what_the_rules_do_not_know() {
        let no_position = "expected a position of the graph, found 2";
        let cycle = "expected a graph without cycles, found one with a cycle";
        for (input, line, message) in [
            ("0\n", 1, "expected a graph of at least 1 position, found 0"),
            ("2\n1 2\n0\n1 0\n0\n", 2, no_position),
            ("2\n1 1\n0\n2 0 2\n", 4, no_position),
            ("2\n1 1\n1 0\n1 0\n0\n", 3, cycle),
            ("2\n0\n1 1\n1 0\n0\n", 3, cycle),
            ("1 0\n0\n", 2, "expected a query before the 0 that ends a graph, found 0"),
        ] {
            let (_, found) = judge::transcript(main, input);
            assert_eq!(found, Some(format!("line {line}: {message}")), "{input}");
        }
    }
}
