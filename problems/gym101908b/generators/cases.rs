//! Largest inputs of Marbles.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (n, last) = (1000, 100);
    let rng = &mut Rng::with_seed(1);
    let cell = || {
        let (row, column) = (rng.usize(1..last), rng.usize(1..=last));
        [if row < column { row } else { row + 1 }, column]
    };
    let any: Vec<_> = std::iter::repeat_with(cell).take(n).collect();
    // A marble and one with row and column exchanged have equal values.
    let lost: Vec<_> =
        any[..n / 2].iter().flat_map(|&[row, column]| [[row, column], [column, row]]).collect();
    let late = [&lost[1..], &[[last, last]]].concat();
    let files = [
        ("random, off the diagonal", any),
        ("pairs, lost", lost),
        ("the last marble on the diagonal", late),
        ("all equal, lost", vec![[last, last - 1]; n]),
        ("all equal, but one fewer", vec![[last - 1, last]; n - 1]),
    ];
    let text = |cells: Vec<Edge>| format!("{}\n{}", cells.len(), edge_lines(&cells));
    largest(files.map(|(shape, cells)| (shape, vec![text(cells)])))
}
