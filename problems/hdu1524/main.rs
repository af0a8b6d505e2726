//! # HDU 1524 · Pieces on any graph · A Chess Game
//!
//! Pieces stand on the positions of a graph without cycles. A move takes one piece along an arrow. Any
//! number of pieces may stand on one position. Whoever cannot move loses. Who wins?
//!
//! **Theorem.** The player to move wins exactly when the Nim sum of the Grundy values of the pieces'
//! positions is not 0. The Grundy value of a position is the mex of those to which its arrows lead.
//!
//! **Why.** No piece hinders another one, so the pieces are a sum of games (Sprague and Grundy). As there is
//! no cycle, the positions can be put into an order in which every arrow leads to an earlier one, and the
//! values be computed in this order.
//!
//! **Input.** For each graph `N`, and for each of its positions `X` and X positions; then the queries, each
//! of them `M` and the positions of M pieces; a 0 behind the last one. **Output.** For each query `WIN` or
//! `LOSE`.
//!
//! **Complexity.** O(N + arrows) a graph, then O(M) a query.

use common::grundy::mex;
use common::judge::{self, ensure, Framing, Input, Number};
use proconio::input;
use std::convert::TryFrom;
use std::process::ExitCode;

/// The Grundy value of each position of a graph, given the options of each. Nothing if there is a cycle.
fn grundy_values(options: &[Vec<usize>]) -> Option<Vec<u64>> {
    // Each position before its options: it is taken when no arrow leads to it from one not yet taken.
    let mut arrows = vec![0; options.len()];
    for &option in options.iter().flatten() {
        arrows[option] += 1;
    }
    let mut order: Vec<usize> = (0..options.len()).filter(|&p| arrows[p] == 0).collect();
    let mut taken = 0;
    while let Some(&position) = order.get(taken) {
        taken += 1;
        for &option in &options[position] {
            arrows[option] -= 1;
            if arrows[option] == 0 {
                order.push(option);
            }
        }
    }
    if order.len() < options.len() {
        return None;
    }
    let mut values = vec![0; options.len()];
    for &position in order.iter().rev() {
        values[position] = mex(options[position].iter().map(|&option| values[option]));
    }
    Some(values)
}

const INPUT: Framing = Framing::ToEnd;

/// The Grundy values of the next graph of `input`.
fn read_graph(input: &mut Input) -> judge::Result<Vec<u64>> {
    input! { from &mut *input, n: Number }
    ensure(n > 0, "a graph of at least 1 position", n)?;
    let mut options: Vec<Vec<usize>> = Vec::new();
    for _ in 0..n {
        input! { from &mut *input, x: Number }
        let positions = input.numbers(x).map(|p| usize::try_from(p).unwrap_or(usize::MAX));
        options.push(positions.collect());
    }
    for option in options.iter().flatten() {
        ensure(*option < options.len(), "a position of the graph", option)?;
    }
    Ok(grundy_values(&options).ok_or("expected a graph without cycles, found one with a cycle")?)
}

/// Answers the next query of `input`. `values` are those of its graph, or empty if a graph comes first.
fn solve(values: &mut Vec<u64>, input: &mut Input) -> judge::Result<&'static str> {
    if values.is_empty() {
        *values = read_graph(input)?;
    }
    input! { from &mut *input, m: Number }
    ensure(m > 0, "a query before the 0 that ends a graph", m)?;
    let mut sum = 0;
    for piece in input.numbers(m) {
        let value = usize::try_from(piece).ok().and_then(|position| values.get(position));
        ensure(value.is_some(), "a position of the graph", piece)?;
        sum ^= value.unwrap_or(&0);
    }
    if input.skip_zero() {
        values.clear(); // another graph follows, if anything
    }
    Ok(if sum != 0 { "WIN" } else { "LOSE" })
}

fn main() -> ExitCode {
    let mut values = Vec::new();
    judge::run(INPUT, |input| solve(&mut values, input))
}

#[cfg(test)]
mod exercises;

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::GrundySearch;
    use proptest::prelude::*;

    /// The graph of the write-up and its picture.
    pub const GRAPH: [&[usize]; 9] =
        [&[], &[0], &[0, 1], &[1], &[2, 3], &[], &[2, 3, 4], &[4, 5], &[1, 6]];

    /// Whether the player to move wins with these pieces: by the rules and nothing else.
    fn brute_force(options: &[&[usize]], pieces: &[usize]) -> bool {
        (0..pieces.len()).any(|i| {
            options[pieces[i]].iter().any(|&option| {
                let mut next = pieces.to_vec();
                next[i] = option;
                !brute_force(options, &next)
            })
        })
    }

    /// A graph and its queries as the judge has them.
    fn written(options: &[&[usize]], queries: &[Vec<usize>]) -> String {
        let mut text = format!("{}\n", options.len());
        for list in options.iter().copied().chain(queries.iter().map(Vec::as_slice)) {
            let numbers: String = list.iter().map(|number| format!(" {number}")).collect();
            text += &format!("{}{numbers}\n", list.len());
        }
        text + "0\n"
    }

    fn transcript(input: &str) -> (String, Option<String>) {
        let mut values = Vec::new();
        judge::transcript(INPUT, |input| solve(&mut values, input), input)
    }

    /// All graphs of four positions, in an order that is not that of their numbers, in one input, with up
    /// to three pieces.
    #[test]
    fn agrees_with_the_rules() {
        const NUMBERS: [usize; 4] = [2, 0, 3, 1];
        const ARROWS: [[usize; 2]; 6] = [[1, 0], [2, 0], [2, 1], [3, 0], [3, 1], [3, 2]];
        let mut queries: Vec<Vec<usize>> = Vec::new();
        for n in 0..4usize.pow(3) {
            let [a, b, c] = [n % 4, n / 4 % 4, n / 16];
            queries.extend([vec![a], vec![a, b], vec![a, b, c]]);
        }
        let (mut input, mut answers) = (String::new(), String::new());
        for graph in 0..1 << ARROWS.len() {
            let mut options = vec![Vec::new(); 4];
            for (i, [from, to]) in ARROWS.into_iter().enumerate() {
                if graph >> i & 1 == 1 {
                    options[NUMBERS[from]].push(NUMBERS[to]);
                }
            }
            let options: Vec<&[usize]> = options.iter().map(Vec::as_slice).collect();
            input += &written(&options, &queries);
            for pieces in &queries {
                answers += if brute_force(&options, pieces) { "WIN\n" } else { "LOSE\n" };
            }
        }
        assert_eq!(transcript(&input), (answers, None));
    }

    #[test]
    fn the_write_up_shows_the_graph() {
        let mut table = [String::from("position"), String::from("leads to")];
        for (p, options) in GRAPH.iter().enumerate() {
            let numbers: Vec<String> = options.iter().map(usize::to_string).collect();
            let shown = if numbers.is_empty() { String::from("-") } else { numbers.join(" ") };
            table[0] += &format!("{p:>7}");
            table[1] += &format!("{shown:>7}");
        }
        let table = table.join("\n");
        assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
    }

    #[test]
    fn the_write_up_shows_the_table() {
        let numbers: String = (0..GRAPH.len()).map(|b| format!("{b:3}")).collect();
        let mut table = format!("b     {numbers}   kind\n");
        let mut kinds = Vec::new(); // the different rows
        for a in 0..GRAPH.len() {
            let wins = (0..GRAPH.len()).map(|b| brute_force(&GRAPH, &[a, b]));
            let row: String = wins.map(|wins| if wins { "  ." } else { "  L" }).collect();
            let kind = kinds.iter().position(|known| *known == row).unwrap_or(kinds.len());
            table += &format!("a = {a} {row}      {kind}\n");
            if kind == kinds.len() {
                kinds.push(row);
            }
        }
        assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
    }

    proptest! {
        /// Some arrows are there twice.
        #[test]
        fn values_are_those_of_the_definition(
            options in (1usize..40).prop_flat_map(|n| {
                prop::collection::vec(prop::collection::vec(0..n, 0..9), n)
            }),
        ) {
            // An arrow is kept if it leads down in an order that is not that of the numbers.
            let n = options.len();
            let rank = |p: usize| (p * 29 + 7) % 41;
            let options: Vec<Vec<usize>> = options.into_iter().enumerate().map(|(p, list)| {
                list.into_iter().filter(|&option| rank(option) < rank(p)).collect()
            }).collect();
            let mut search = GrundySearch::new(|&p: &usize| options[p].clone());
            let values: Vec<u64> = (0..n).map(|p| search.grundy(&p)).collect();
            prop_assert_eq!(grundy_values(&options), Some(values));
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        // A long way, and a position with all others as options.
        let way: Vec<Vec<usize>> = (0..100_000).map(|p| (0..p).rev().take(1).collect()).collect();
        let values = grundy_values(&way).unwrap();
        assert!((0..).zip(values).all(|(p, value)| value == p % 2));
        let heap: Vec<Vec<usize>> = (0..300).map(|p| (0..p).collect()).collect();
        assert_eq!(grundy_values(&heap), Some((0..300).collect()));
    }

    #[test]
    fn what_the_rules_do_not_know() {
        let message = |input| transcript(input).1.unwrap();
        assert_eq!(message("0\n"), "line 1: expected a graph of at least 1 position, found 0");
        assert_eq!(
            message("2\n1 2\n0\n1 0\n0\n"),
            "line 3: expected a position of the graph, found 2"
        );
        assert_eq!(
            message("2\n1 1\n0\n2 0 2\n"),
            "line 4: expected a position of the graph, found 2"
        );
        let cycle = "line 3: expected a graph without cycles, found one with a cycle";
        assert_eq!(message("2\n1 1\n1 0\n1 0\n0\n"), cycle);
        assert_eq!(message("2\n0\n1 1\n1 0\n0\n"), cycle);
        let query = "line 2: expected a query before the 0 that ends a graph, found 0";
        assert_eq!(message("1 0\n0\n"), query);
        let more = "expected more input, found the end of the file";
        assert_eq!(message("18446744073709551615\n0\n"), format!("line 2: {more}"));
        assert_eq!(message("1\n18446744073709551615 0\n"), format!("line 2: {more}"));
    }
}
