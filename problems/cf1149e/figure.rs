//! A graph of six vertices on its levels with their Nim sums, before and after a winning move.

use crate::figures::prelude::*;
use common::graph::graph_grundy_values;

/// The vertices to which edges lead, from 0 on, and where each vertex stands on its level.
const GRAPH: [(&[usize], f64); 6] =
    [(&[1, 4], 140.0), (&[3], 75.0), (&[3, 4], 190.0), (&[], 50.0), (&[], 140.0), (&[2], 230.0)];

const NUMBERS: [u64; 6] = [0, 1, 6, 2, 0, 3];

const RADIUS: f64 = 23.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "Vertex 1 with 0 on level 2, 2 and 3 with 1 and 6 on level 1, 4, 5 and 6 with 2, 0 and 3 on level 0; \
        the levels have the Nim sums 0, 7 and 1. After the move vertex 3 has 1 and vertex 4 has 3, and all Nim sums \
        are 0";
    let mut canvas = Canvas::new(600.0, 300.0, title);
    let edges =
        GRAPH.iter().enumerate().flat_map(|(u, (ends, _))| ends.iter().map(move |&v| [u, v]));
    let levels =
        graph_grundy_values(GRAPH.len(), &edges.collect::<Vec<_>>()).context("no cycle")?;
    let left = answer(program, &NUMBERS)?.context("a won position")?;
    ensure!(answer(program, &left)?.is_none(), "the program leaves no lost position");
    let chosen = (0..left.len()).find(|&v| left[v] < NUMBERS[v]).context("a number falls")?;

    for (x, numbers) in [(16.0, &NUMBERS[..]), (316.0, &left)] {
        let is_after = numbers == left;
        for level in 0..3 {
            let on_it = (0..numbers.len()).filter(|&v| levels[v] == level);
            let sum = on_it.fold(0, |sum, v| sum ^ numbers[v]);
            canvas.text((x, height(level)), sum, if sum == 0 { "strong" } else { "" });
        }
        let at = |v: usize| (x + GRAPH[v].1, height(levels[v]));
        for (v, (ends, _)) in GRAPH.iter().enumerate() {
            for &end in *ends {
                let is_used = is_after && v == chosen && left[end] != NUMBERS[end];
                let class = if is_used { "move" } else { "faint" };
                canvas.arrow_between(at(v), at(end), RADIUS, class);
            }
        }
        for (v, &number) in numbers.iter().enumerate() {
            let class = if is_after && number != NUMBERS[v] { "lost" } else { "won" };
            canvas.circle(at(v), RADIUS, class);
            canvas.text(at(v), number, class);
            let below = if levels[v] == 0 { 22.0 } else { -18.0 };
            canvas.text((at(v).0 + 28.0, at(v).1 + below), v + 1, "small quiet");
        }
    }
    Ok(canvas)
}

#[allow(clippy::cast_precision_loss)]
fn height(level: u64) -> f64 {
    250.0 - 100.0 * level as f64
}

/// The numbers after the program's move from these, if there is one.
fn answer(program: &Program, numbers: &[u64]) -> Result<Option<Vec<u64>>> {
    let mut edges = Vec::new();
    for (u, (ends, _)) in GRAPH.iter().enumerate() {
        edges.extend(ends.iter().map(|v| format!("\n{} {}", u + 1, v + 1)));
    }
    let (n, m) = (numbers.len(), edges.len());
    let numbers: Vec<String> = numbers.iter().map(u64::to_string).collect();
    let case = format!("{n} {m}\n{}{}", numbers.join(" "), edges.concat());
    let answer = program.answers(&[case])?.concat();
    let Some(numbers) = answer.strip_prefix("WIN\n") else { return Ok(None) };
    Ok(Some(numbers.split(' ').map(|number| Ok(number.parse()?)).collect::<Result<_>>()?))
}
