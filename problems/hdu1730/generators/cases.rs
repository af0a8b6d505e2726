//! Test files of Northcott Game: black on either side, room behind the pieces and none, many P-positions.

use crate::prelude::*;

/// The columns of the black and of the white piece of a row.
type Row = [usize; 2];

/// A number of columns, and the rows.
type Board = (usize, Vec<Row>);

pub fn cases() -> Vec<TestFile> {
    let all_of = |n, m| boards((n, m)).into_iter().map(move |rows| (m, rows)).collect();
    let room_on_one_side = |rng: &mut Rng, black_has_it: bool| {
        // All gaps are 0; one of the players can retreat, and the other cannot.
        let m = rng.usize(4..=100);
        let rows = (0..rng.usize(1..=9)).map(|_| {
            let row = if rng.bool() { [m - 1, m] } else { [2, 1] };
            if black_has_it {
                row
            } else {
                [row[1], row[0]]
            }
        });
        (m, rows.collect())
    };
    let edge = vec![
        // The smallest input.
        vec![(2, vec![[1, 2]])],
        // All boards of a row of two and of six columns, of two rows of three, and of three rows of two.
        all_of(1, 2),
        all_of(1, 6),
        all_of(2, 3),
        all_of(3, 2),
        // No gap in any row, and room to retreat for one player alone: for Tom, for Jerry.
        sample(20, 1, |rng| room_on_one_side(rng, true)),
        sample(20, 2, |rng| room_on_one_side(rng, false)),
        // A single row over the whole width, from either side, and one cell less.
        {
            let rows = [[1, 100], [100, 1], [2, 100], [100, 2], [1, 99], [99, 100], [2, 1]];
            rows.map(|row| (100, vec![row])).to_vec()
        },
        // Two rows: equal gaps with black on the same and on different sides, and gaps that differ by one.
        sample(60, 3, |rng| {
            let gap = rng.usize(0..=97);
            let second = gap + usize::from(rng.bool());
            (100, vec![row(rng, 100, gap), row(rng, 100, second)])
        }),
        // Three rows in which two gaps are won, and their sum with the third is lost: 1, 2, 3 and the like.
        sample(60, 4, |rng| {
            let (a, b) = (rng.usize(1..=63), rng.usize(1..=63));
            let gaps = [a, b, (a ^ b) + rng.usize(0..=1)];
            (100, gaps.map(|gap| row(rng, 100, gap)).to_vec())
        }),
    ];
    // As many boards and rows as allowed, many of them P-positions.
    let any = sample(100, 9, |rng| {
        let rows = random_rows(rng, 1000, 100);
        (100, or_changed(rng, rows, |rows| p_position(&rows)))
    });
    let mut files = edges(edge.iter().map(|boards| texts(boards)));
    let equal = |gap: usize| {
        let [b, w] = if gap.is_multiple_of(3) { [1, gap + 2] } else { [100, 99 - gap] };
        format!("{} 100\n{}", 1000 - gap % 2, vec![format!("{b} {w}"); 1000 - gap % 2].join("\n"))
    };
    files.extend(largest([
        ("equal gaps", (0..=98).rev().map(equal).collect()),
        ("any rows, many boards lost", texts(&any)),
    ]));
    files
}

/// A row with this gap, black on either side.
fn row(rng: &mut Rng, m: usize, gap: usize) -> Row {
    let left = rng.usize(1..m - gap);
    let columns = [left, left + gap + 1];
    if rng.bool() {
        columns
    } else {
        [columns[1], columns[0]]
    }
}

/// Rows with random pieces.
fn random_rows(rng: &mut Rng, n: usize, m: usize) -> Vec<Row> {
    let row = |rng: &mut Rng| {
        let black = rng.usize(1..=m);
        let white = rng.usize(1..m);
        [black, white + usize::from(white >= black)]
    };
    (0..n).map(|_| row(rng)).collect()
}

/// A P-position: the rows after an advance that wins, or unchanged if there is none.
fn p_position(rows: &[Row]) -> Vec<Row> {
    let gaps: Vec<usize> = rows.iter().map(gap).collect();
    let lost = to_p_position(&gaps);
    let advanced = |(&[black, white], new): (&Row, usize)| {
        [if black < white { white - new - 1 } else { white + new + 1 }, white]
    };
    rows.iter().zip(lost).map(advanced).collect()
}

/// The free cells between the pieces.
fn gap(&[black, white]: &Row) -> usize {
    black.abs_diff(white) - 1
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
fn boards((n, m): (usize, usize)) -> Vec<Vec<Row>> {
    let rows = (1..=m).cartesian_product(1..=m).filter(|(black, white)| black != white);
    let rows: Vec<Row> = rows.map(|(black, white)| [black, white]).collect();
    (0..n).map(|_| rows.clone()).multi_cartesian_product().collect()
}
