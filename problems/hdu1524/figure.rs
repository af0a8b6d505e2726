//! A graph of nine positions with their Grundy values.

use crate::figures::prelude::*;
use common::grundy::GrundySearch;

/// The options of the positions, which are numbered from 0, and their places.
const GRAPH: [(&[usize], Point); 9] = [
    (&[], (90.0, 330.0)),
    (&[0], (90.0, 230.0)),
    (&[0, 1], (230.0, 330.0)),
    (&[1], (230.0, 170.0)),
    (&[2, 3], (370.0, 250.0)),
    (&[], (530.0, 330.0)),
    (&[2, 3, 4], (370.0, 120.0)),
    (&[4, 5], (530.0, 200.0)),
    (&[1, 6], (190.0, 60.0)),
];

const RADIUS: f64 = 25.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let lists = GRAPH.map(|(options, _)| format!("{} {}", options.len(), options.iter().join(" ")));
    let graph = format!("{}\n{}", GRAPH.len(), lists.join("\n"));
    let cases: Vec<String> = (0..GRAPH.len()).map(|p| format!("{graph}\n1 {p}\n0")).collect();
    let lost = program.lost(["WIN", "LOSE"], &cases)?;
    let mut search = GrundySearch::new(|&position: &usize| GRAPH[position].0.to_vec());
    let values: Vec<u64> = (0..GRAPH.len()).map(|position| search.grundy(&position)).collect();
    program.check_zeros(&values, &lost)?;

    let title = "A graph of nine positions, each with its number beside it and its Grundy value in it: \
        0 for the positions 0, 3, 5 and 8, 1 for 1 and 4, 2 for 2 and 7, 3 for 6; the arrows to positions of \
        value 0 are blue";
    let mut canvas = Canvas::new(600.0, 380.0, title);
    for is_winning in [false, true] {
        for (options, from) in GRAPH {
            for &option in options.iter().filter(|&&option| lost[option] == is_winning) {
                let to = GRAPH[option].1;
                let class = if is_winning { "move" } else { "faint" };
                canvas.arrow_between(from, to, RADIUS, class);
            }
        }
    }
    for (number, (_, (x, y))) in GRAPH.iter().enumerate() {
        let class = outcome_class(lost[number]);
        canvas.circle((*x, *y), RADIUS, class);
        canvas.text((*x, *y), values[number], class);
        // Where no arrow ends.
        let (left, below) = ([0, 1, 3].contains(&number), [2, 4].contains(&number));
        let (dx, dy) = (if left { -38.0 } else { 38.0 }, if below { 20.0 } else { -18.0 });
        canvas.text((x + dx, y + dy), number, "small quiet");
    }
    Ok(canvas)
}
