//! The graphs on four vertices that the first player loses, by the set of the vertices of value 0.

use crate::figures::prelude::*;
use common::graph::graph_grundy_values;

/// The vertices of value 0, and where the vertices 1 to 4 are, from the middle of the panel.
const PANELS: [(&[usize], [Point; 4]); 4] = [
    (&[4], [(-40.0, 62.0), (40.0, 62.0), (0.0, 100.0), (0.0, 190.0)]),
    (&[3, 4], [(-36.0, 80.0), (36.0, 80.0), (-36.0, 190.0), (36.0, 190.0)]),
    (&[1, 2, 4], [(-44.0, 190.0), (44.0, 190.0), (0.0, 80.0), (0.0, 190.0)]),
    (&[1, 2, 3, 4], [(-28.0, 134.0), (28.0, 134.0), (-28.0, 190.0), (28.0, 190.0)]),
];

const RADIUS: f64 = 16.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "Four panels, by the set of the vertices of value 0, which are orange: 4; 3 and 4; 1, 2 and 4; all four. \
        Blue arrows lead from each other vertex into the set, grey ones from the set to the others, and a dashed frame \
        is around the others. Below are the numbers of lost graphs: 2, 9, 4 and 1";
    let mut canvas = Canvas::new(600.0, 282.0, title);
    let mut sum = 0;
    for (middle, (zeros, points)) in [75.0, 225.0, 375.0, 525.0].into_iter().zip(PANELS) {
        let at = |vertex: usize| (middle + points[vertex - 1].0, points[vertex - 1].1);
        let is_zero = |vertex: &usize| zeros.contains(vertex);
        let rest: Vec<usize> = (1..=4).filter(|vertex| !is_zero(vertex)).collect();
        if !rest.is_empty() {
            let (left, right) = ends(rest.iter().map(|&vertex| at(vertex).0));
            let (top, bottom) = ends(rest.iter().map(|&vertex| at(vertex).1));
            let size = (right - left + 2.0 * RADIUS + 18.0, bottom - top + 2.0 * RADIUS + 18.0);
            canvas.rectangle((middle, (top + bottom) / 2.0), size, "dashed");
        }
        let mut factors = Vec::new();
        for from in 1..=4 {
            let crossing = (from + 1..=4).filter(|to| is_zero(to) != is_zero(&from));
            let class = if is_zero(&from) { "faint" } else { "move" };
            let mut ways = 1;
            for to in crossing {
                ways *= 2;
                canvas.arrow_between(at(from), at(to), RADIUS, class);
            }
            if ways > 1 {
                factors.push(ways - u64::from(!is_zero(&from)));
            }
        }
        let of_rest = if is_zero(&1) { 1 } else { lost_on_the_first(program, rest.len())? };
        if !rest.is_empty() {
            factors.push(of_rest);
        }
        let lost = lost_with(zeros);
        ensure!(factors.iter().product::<u64>() == lost, "{factors:?}, and not {lost}");
        sum += lost;
        for vertex in 1..=4 {
            let class = outcome_class(is_zero(&vertex));
            canvas.circle(at(vertex), RADIUS, class);
            canvas.text(at(vertex), vertex, class);
        }
        let factors: Vec<String> = factors.iter().map(u64::to_string).collect();
        canvas.text((middle, 230.0), factors.join(" · "), "small");
        canvas.text((middle, 260.0), lost, "strong");
    }
    ensure!(sum == lost_on_the_first(program, 4)?, "the picture has {sum} lost graphs");
    Ok(canvas)
}

/// How many graphs on the first `n` vertices are lost, as the program says.
fn lost_on_the_first(program: &Program, n: usize) -> Result<u64> {
    let edges: Vec<String> =
        (1..=n).flat_map(|x| (x + 1..=n).map(move |y| format!("{x} {y}"))).collect();
    let case = format!("{n} {}\n{}", edges.len(), edges.join("\n"));
    let won: u64 = program.answers(&[case])?.concat().parse()?;
    Ok((1 << edges.len()) - won)
}

/// How many graphs on four vertices have these vertices of value 0, and the same value at 1 and 2: graph by graph.
fn lost_with(zeros: &[usize]) -> u64 {
    let edges: Vec<[usize; 2]> = (0..4).flat_map(|x| (x + 1..4).map(move |y| [x, y])).collect();
    let is_one = |graph: &u32| {
        let taken = (0..edges.len()).filter(|i| graph >> i & 1 == 1).map(|i| edges[i]);
        let values = graph_grundy_values(4, &taken.collect::<Vec<_>>()).unwrap_or_default();
        values[0] == values[1] && (0..4).all(|v| (values[v] == 0) == zeros.contains(&(v + 1)))
    };
    (0..1 << edges.len()).filter(is_one).count() as u64
}

/// The least and the greatest number.
fn ends(numbers: impl Iterator<Item = f64> + Clone) -> (f64, f64) {
    (numbers.clone().fold(f64::MAX, f64::min), numbers.fold(f64::MIN, f64::max))
}
