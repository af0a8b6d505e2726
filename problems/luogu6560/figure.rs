//! The graph of the write-up with the target 3: what is won, lost and drawn.

use crate::figures::prelude::*;

/// The options of the vertices, which are numbered from 1, and their places.
const GRAPH: [(&[usize], Point); 8] = [
    (&[2], (80.0, 85.0)),
    (&[5], (225.0, 85.0)),
    (&[2, 4, 7, 8], (370.0, 85.0)),
    (&[], (515.0, 85.0)),
    (&[1, 6], (80.0, 235.0)),
    (&[2, 3], (225.0, 235.0)),
    (&[6], (370.0, 235.0)),
    (&[7], (515.0, 235.0)),
];

const TARGET: usize = 3;
const RADIUS: f64 = 25.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let arrows =
        (1..).zip(GRAPH).flat_map(|(from, (ends, _))| ends.iter().map(move |to| (from, to)));
    let arrows: Vec<String> = arrows.map(|(from, to)| format!("{from} {to}")).collect();
    let graph = arrows.join("\n");
    let starts = (1..=GRAPH.len()).filter(|&start| start != TARGET);
    let case = |start| format!("{} {} 1\n{graph}\n{start} {TARGET}", GRAPH.len(), arrows.len());
    let mut answers = program.answers(&starts.map(case).collect_vec())?;
    answers.insert(TARGET - 1, "-1".to_string());
    let classes = answers.iter().map(|answer| match answer.as_str() {
        "1" => Ok("won"),
        "-1" => Ok("lost"),
        "0" => Ok("dashed"),
        _ => bail!("the program answers {answer:?}"),
    });
    let classes: Vec<&str> = classes.collect::<Result<_>>()?;

    let title = "A graph of eight vertices with the target 3, which is framed and whose arrows are left out. The vertices \
        3, 4 and 7 are lost, 6 and 8 are won by the blue arrows, to 3 and to 7; 1, 2 and 5 are drawn, and the \
        arrows between them form a cycle";
    let mut canvas = Canvas::new(600.0, 320.0, title);
    for (vertex, (ends, from)) in (1..).zip(GRAPH).filter(|(vertex, _)| *vertex != TARGET) {
        for &end in ends {
            let to = GRAPH[end - 1].1;
            let wins = classes[vertex - 1] == "won" && classes[end - 1] == "lost";
            canvas.arrow(edge(from, to), edge(to, from), if wins { "move" } else { "faint" });
        }
    }
    for (vertex, (_, centre)) in (1..).zip(GRAPH) {
        let class = classes[vertex - 1];
        if vertex == TARGET {
            canvas.rectangle(centre, (70.0, 70.0), "move");
        }
        canvas.circle(centre, RADIUS, class);
        canvas.text(centre, vertex, if class == "dashed" { "quiet" } else { class });
    }
    Ok(canvas)
}

/// A point just outside the circle around `from`, in the direction of `to`; outside the frame of the target.
fn edge(from: Point, to: Point) -> Point {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = (dx * dx + dy * dy).sqrt();
    let is_target = from == GRAPH[TARGET - 1].1;
    let distance = if is_target { 38.0 * length / dx.abs().max(dy.abs()) } else { RADIUS + 4.0 };
    (from.0 + dx * distance / length, from.1 + dy * distance / length)
}
