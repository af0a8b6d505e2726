//! A tree with the values of its vertices; the same when a path of the same value replaces what stands on one vertex,
//! and all of it.

use crate::figures::prelude::*;

/// A vertex: where it stands, and the one below it.
type Vertex = (Point, usize);

/// The tree; vertex 0 is the root.
const TREE: [Vertex; 9] = [
    ((130.0, 290.0), 0),
    ((65.0, 210.0), 0),
    ((190.0, 210.0), 0),
    ((30.0, 130.0), 1),
    ((90.0, 130.0), 1),
    ((145.0, 130.0), 2),
    ((197.0, 130.0), 2),
    ((250.0, 130.0), 2),
    ((250.0, 50.0), 7),
];

/// The vertices of `TREE` that a path replaces, in the second drawing.
const REPLACED: usize = 2;

pub fn draw(program: &Program) -> Result<Canvas> {
    let values = values(&TREE);
    let title = "Three trees of the value 2, with the values of their vertices. The root of the first one carries a \
        vertex of the value 0 with two leaves, and a vertex of the value 2 with two leaves and a path of two edges. In \
        the second one a path of two edges stands on that vertex instead. The third one is a path of two edges";
    let mut canvas = Canvas::new(640.0, 330.0, title);
    draw_tree(&mut canvas, program, &TREE)?;

    // The part on one vertex is replaced by a path, with the same vertex below.
    let mut second: Vec<Vertex> = Vec::new();
    for (i, &((x, y), below)) in TREE.iter().enumerate() {
        if i <= REPLACED || below == 1 {
            second.push(((x + 310.0, y), below));
        }
    }
    let (mut at, mut below) = (second[REPLACED].0, REPLACED);
    for _ in 0..values[REPLACED] {
        at = (at.0, at.1 - 80.0);
        second.push((at, below));
        below = second.len() - 1;
    }
    canvas.text((285.0, 210.0), "=", "strong");
    draw_tree(&mut canvas, program, &second)?;

    let height = |n: u32| (600.0, 290.0 - 80.0 * f64::from(n));
    let root = u32::try_from(values[0])?;
    let path =
        (0..=root).map(|n| (height(n), usize::try_from(n.saturating_sub(1)).unwrap_or_default()));
    canvas.text((550.0, 210.0), "=", "strong");
    draw_tree(&mut canvas, program, &path.collect_vec())?;
    Ok(canvas)
}

/// The values of the vertices, each from those above it.
fn values(tree: &[Vertex]) -> Vec<u64> {
    let mut values = vec![0; tree.len()];
    for vertex in (1..tree.len()).rev() {
        values[tree[vertex].1] ^= values[vertex] + 1;
    }
    values
}

fn draw_tree(canvas: &mut Canvas, program: &Program, tree: &[Vertex]) -> Result<()> {
    let values = values(tree);
    for (vertex, &value) in values.iter().enumerate() {
        let case = with_a_path(tree, vertex, value);
        program.check_zeros(&[0], &program.lost(["Alice", "Bob"], &[case])?)?;
    }
    for &(at, below) in &tree[1..] {
        canvas.line(&[tree[below].0, at], "faint");
    }
    for (&(at, _), value) in tree.iter().zip(values) {
        let class = outcome_class(value == 0);
        canvas.circle(at, 20.0, class);
        canvas.text(at, value, class);
    }
    Ok(())
}

/// What stands on a vertex, on the ground, with a path of this many edges beside it, as an input has it. It is lost if
/// and only if that is the value of the vertex.
fn with_a_path(tree: &[Vertex], root: usize, path: u64) -> String {
    let mut number = vec![0; tree.len()];
    number[root] = 1;
    let (mut edges, mut last) = (Vec::new(), 1);
    for (vertex, &(_, below)) in tree.iter().enumerate().skip(root + 1) {
        if number[below] > 0 {
            last += 1;
            number[vertex] = last;
            edges.push(format!("\n{} {last}", number[below]));
        }
    }
    let mut below = 1;
    for _ in 0..path {
        last += 1;
        edges.push(format!("\n{below} {last}"));
        below = last;
    }
    format!("{last}{}", edges.concat())
}
