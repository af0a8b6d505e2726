//! # Codeforces 1149E · Nim on levels of any graph · Election Promises
//!
//! Each vertex of a graph without cycles has a number. A move chooses a vertex whose number is above 0 and reduces that
//! number. It may also give new numbers to the vertices to which its edges lead, larger or smaller. A player who finds
//! nothing but zeros cannot move, and loses. Who wins, and by which first move?
//!
//! **Theorem.** The level of a vertex is the mex of the levels to which its edges lead. The first player wins if and
//! only if the numbers on some level have a Nim sum other than 0.
//!
//! **Why.** No edge joins two vertices of one level, so a move changes one number on the level of its vertex. If all
//! Nim sums are 0, it changes that sum. If some are not, let s be that of the highest such level. As in Nim, a vertex v
//! there has a number h with h ^ s < h. The move replaces it by h ^ s. An edge leads from v to each lower level, and
//! the number at its end can make the Nim sum of that level 0. Every play ends, though numbers grow: a vertex is chosen
//! finitely often between two moves that choose one with an edge to it, and those are finitely many, by induction.
//!
//! **Input.** `n m`, the n numbers, and m edges `u v` from u to v. **Output.** `LOSE`, or `WIN` and the numbers after
//! a winning move. Each such move is right. This one lowers the first vertex that it can, and on each lower level
//! changes the first end of its edges, in the order of the input; so do all other programs of the lesson.
//!
//! **Complexity.** O(n + m).

use common::graph::graph_grundy_values;
use common::judge::{self, ensure, input, Input};

/// The numbers after a winning move, if there is one. `edges` lead from the first to the second of their vertices.
fn winning_move(numbers: &[u64], edges: &[[usize; 2]], levels: &[usize]) -> Option<Vec<u64>> {
    let mut sums = vec![0; numbers.len()];
    for (number, &level) in numbers.iter().zip(levels) {
        sums[level] ^= number;
    }
    let highest = sums.iter().rposition(|&sum| sum != 0)?;
    let can_fall = |&v: &usize| levels[v] == highest && numbers[v] ^ sums[highest] < numbers[v];
    let chosen = (0..numbers.len()).find(can_fall)?;
    let mut left = numbers.to_vec();
    left[chosen] ^= sums[highest];
    for &[_, end] in edges.iter().filter(|[from, _]| *from == chosen) {
        left[end] ^= sums[levels[end]];
        sums[levels[end]] = 0; // for the other ends on this level
    }
    Some(left)
}

/// The index of a vertex of `n`, which are numbered from 1.
fn index(vertex: u64, n: usize) -> judge::Result<usize> {
    let index = usize::try_from(vertex)?.wrapping_sub(1); // of 0 a number above all
    ensure!(index < n, "expected a vertex of the graph, found {vertex}");
    Ok(index)
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, m: u64 }
    let numbers = input.numbers(n);
    let mut edges = Vec::new();
    for _ in 0..m {
        input! { from input, u: u64, v: u64 }
        edges.push([index(u, numbers.len())?, index(v, numbers.len())?]);
    }
    let cycle = "expected a graph without cycles, found one with a cycle";
    let levels = graph_grundy_values(numbers.len(), &edges).ok_or(cycle)?;
    let levels = levels.into_iter().map(usize::try_from).collect::<Result<Vec<_>, _>>()?;
    Ok(winning_move(&numbers, &edges, &levels).map_or("LOSE".into(), |left| {
        let numbers: Vec<String> = left.iter().map(u64::to_string).collect();
        format!("WIN\n{}", numbers.join(" "))
    }))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
#[path = "output_validator/checker.rs"]
#[allow(dead_code)] // its main
mod checker;

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, all_sets};
    use std::collections::HashMap;

    pub type Known = HashMap<Vec<u64>, bool>;

    /// What the moves leave. No number grows to `bound`, so that they are finitely many.
    pub fn moves(ends: &[Vec<usize>], numbers: &[u64], bound: u64) -> Vec<Vec<u64>> {
        let mut all = Vec::new();
        for chosen in 0..numbers.len() {
            for smaller in 0..numbers[chosen] {
                let mut left = numbers.to_vec();
                left[chosen] = smaller;
                let mut lists = vec![left];
                for &end in &ends[chosen] {
                    lists = lists.iter().flat_map(|list| with_any(list, end, bound)).collect();
                }
                all.extend(lists);
            }
        }
        all
    }

    /// The lists with any number below `bound` at this place.
    fn with_any(list: &[u64], place: usize, bound: u64) -> Vec<Vec<u64>> {
        let with = |number| {
            let mut list = list.to_vec();
            list[place] = number;
            list
        };
        (0..bound).map(with).collect()
    }

    /// Whether the player to move wins: by the rules and nothing else.
    pub fn brute_force(
        ends: &[Vec<usize>],
        numbers: &[u64],
        bound: u64,
        known: &mut Known,
    ) -> bool {
        if let Some(&wins) = known.get(numbers) {
            return wins;
        }
        let mut options = moves(ends, numbers, bound).into_iter();
        let wins = options.any(|left| !brute_force(ends, &left, bound, known));
        known.insert(numbers.to_vec(), wins);
        wins
    }

    /// All graphs whose edges lead from later to earlier ones in this order.
    pub fn graphs(order: &[usize]) -> Vec<Vec<Vec<usize>>> {
        let pairs = (0..order.len()).flat_map(|i| order[..i].iter().map(move |&to| (order[i], to)));
        let graph = |edges: Vec<(usize, usize)>| {
            let mut ends = vec![Vec::new(); order.len()];
            for (from, to) in edges {
                ends[from].push(to);
            }
            ends
        };
        all_sets(pairs).into_iter().map(graph).collect()
    }

    fn shown(numbers: &[u64]) -> String {
        let words: Vec<String> = numbers.iter().map(u64::to_string).collect();
        words.join(" ")
    }

    fn case(ends: &[Vec<usize>], numbers: &[u64]) -> String {
        let mut edges = Vec::new();
        for (u, ends) in ends.iter().enumerate() {
            edges.extend(ends.iter().map(|v| format!("{} {}\n", u + 1, v + 1)));
        }
        let (n, m) = (numbers.len(), edges.len());
        format!("{n} {m}\n{}\n{}", shown(numbers), edges.concat())
    }

    /// The checker takes the outputs that the rules call right and no others, and the program's is among them.
    #[test]
    fn agrees_with_the_rules() {
        for (order, bound) in [(&[0][..], 8), (&[1, 0], 4), (&[1, 2, 0], 3), (&[2, 0, 3, 1], 2)] {
            for ends in graphs(order) {
                let mut known = Known::new();
                for numbers in all_lists(order.len(), 0..bound) {
                    let input = case(&ends, &numbers);
                    let is_right = |output: &str| checker::check(&input, output).is_ok();
                    let (output, error) = judge::transcript(main, &input);
                    assert!(error.is_none() && is_right(&output), "{input}: {output}");
                    let mut winning = moves(&ends, &numbers, bound);
                    winning.retain(|left| !brute_force(&ends, left, bound, &mut known));
                    assert_eq!(is_right("LOSE"), winning.is_empty(), "{input}");
                    for left in all_lists(order.len(), 0..bound) {
                        let output = format!("WIN\n{}\n", shown(&left));
                        assert_eq!(is_right(&output), winning.contains(&left), "{input}: {output}");
                    }
                }
            }
        }
    }

    #[test]
    fn what_the_checker_refuses() {
        // Levels 1, 0 and 0. The Nim sums are 4 and 3; 4 becomes 0, and 2 or 1 changes to 1 or 2.
        let input = "3 1\n4 2 1\n1 2\n";
        for output in ["WIN\n0 1 1\n", "WIN 0 1 1", "\nWIN\n\n0 1\n1"] {
            assert_eq!(checker::check(input, output), Ok(()), "{output}");
        }
        for (output, message) in [
            ("", "expected WIN or LOSE, found the end"),
            ("win\n0 1 1\n", "expected WIN or LOSE, found win"),
            ("LOSE\n", "LOSE, but there is a winning move"),
            ("WIN\n", "expected number 1, found the end"),
            ("WIN\n0 1\n", "expected number 3, found the end"),
            ("WIN\n0 1 1 0\n", "expected the end, found 0"),
            ("WIN\n0 1 1\nLOSE\n", "expected the end, found LOSE"),
            ("WIN\n0 1 -1\n", "expected number 3, found -1"),
            ("WIN\n0 1 +1\n", "expected number 3, found +1"),
            ("WIN\n0 2000000000000000001 1\n", "number 2 is above 2000000000000000000"),
            ("WIN\n0 99999999999999999999 1\n", "number 2 is above 2000000000000000000"),
            ("WIN\n0 1000000000000000000 1\n", "after the move level 0 has a Nim sum other than 0"),
            (
                "WIN\n4 2 1\n",
                "no number has become smaller with changes at ends of its edges alone",
            ),
            (
                "WIN\n5 1 1\n",
                "no number has become smaller with changes at ends of its edges alone",
            ),
            (
                "WIN\n0 2 2\n",
                "no number has become smaller with changes at ends of its edges alone",
            ),
            ("WIN\n4 1 1\n", "after the move level 1 has a Nim sum other than 0"),
        ] {
            assert_eq!(checker::check(input, output), Err(message.into()), "{output}");
        }
        for (output, message) in [
            ("LOSE\nLOSE\n", "expected the end, found LOSE"),
            ("WIN\n0 0\n", "WIN, but there is no winning move"),
            ("WIN\n1 2\n", "WIN, but there is no winning move"),
        ] {
            assert_eq!(checker::check("2 0\n2 2\n", output), Err(message.into()), "{output}");
        }
    }

    #[test]
    fn what_the_rules_do_not_know() {
        let cycle = "expected a graph without cycles, found one with a cycle";
        for (input, line, message) in [
            ("2 1\n1 1\n1 3\n", 3, "expected a vertex of the graph, found 3"),
            ("2 1\n1 1\n0 1\n", 3, "expected a vertex of the graph, found 0"),
            ("2 2\n1 1\n1 2\n2 1\n", 4, cycle),
            ("1 1\n1\n1 1\n", 3, cycle),
        ] {
            let (_, found) = judge::transcript(main, input);
            assert_eq!(found, Some(format!("line {line}: {message}")), "{input}");
        }
    }
}
