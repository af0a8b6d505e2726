//! Test files of Northcott Game: black on either side, room behind the pieces and none, many P-positions.

use crate::prelude::*;

/// The columns of the black and of the white piece of a row.
type Row = [usize; 2];

/// A number of columns, and the rows.
type Board = (usize, Vec<Row>);

pub fn cases() -> Vec<TestFile> {
    let edge = [
        // The smallest input.
        vec![(2, vec![[1, 2]])],
        // All boards of a row of two and of six columns, of two rows of three, and of three rows of two.
        all_of(1, 2),
        all_of(1, 6),
        all_of(2, 3),
        all_of(3, 2),
        // No gap in any row, and room to retreat for one player alone: for Tom, for Jerry.
        (1..=9).map(|n| (50, cycled(&[[49, 50], [2, 1]], n))).collect(),
        (1..=9).map(|n| (50, cycled(&[[50, 49], [1, 2]], n))).collect(),
        // A single row over the whole width, from either side, and one cell less.
        {
            let rows = [[1, 100], [100, 1], [2, 100], [100, 2], [1, 99], [99, 100], [2, 1]];
            rows.map(|row| (100, vec![row])).to_vec()
        },
        // Two rows: equal gaps with black on the same and on different sides, and gaps that differ by one.
        (0..=96)
            .map(|gap| (100, vec![[gap + 2, 1], [[1, gap + 2], [2, gap + 4]][gap / 2 % 2]]))
            .collect(),
        // Three rows in which two gaps are won, and their sum with the third is lost or won by one cell.
        (1..=60)
            .map(|i| {
                let gaps = [i, i / 2 + 1, (i ^ (i / 2 + 1)) + i % 2];
                (100, gaps.map(|gap| [1, gap + 2]).to_vec())
            })
            .collect(),
    ];
    let mut files = edges(edge.iter().map(|boards| texts(boards)));
    let equal = |gap: usize| {
        let row = if gap.is_multiple_of(3) { [1, gap + 2] } else { [100, 99 - gap] };
        (100, vec![row; 1000 - gap % 2])
    };
    files.extend(largest([(
        "equal gaps, half of the boards lost",
        texts(&(0..100).map(|i| equal(98 - i % 99)).collect_vec()),
    )]));
    files
}

/// The inputs of these boards, with a blank line between two cases, or none, or three.
fn texts(boards: &[Board]) -> Vec<String> {
    let text = |(index, (m, rows)): (usize, &Board)| {
        let blank = if index == 0 { "" } else { ["\n", "", "\n\n\n"][index % 3] };
        format!("{blank}{} {m}\n{}", rows.len(), edge_lines(rows))
    };
    (0..).zip(boards).map(text).collect()
}

/// All boards of this size.
fn all_of(n: usize, m: usize) -> Vec<Board> {
    let rows = (1..=m).cartesian_product(1..=m).filter(|(black, white)| black != white);
    let boards = all_lists(n, rows.map(|(black, white)| [black, white]));
    boards.into_iter().map(|rows| (m, rows)).collect()
}
