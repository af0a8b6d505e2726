//! Test files of Northcott Game: black on either side, room behind the pieces and none, many P-positions.

use crate::prelude::*;
use std::collections::BTreeMap;

/// The columns of the black and of the white piece of a row.
type Row = [usize; 2];

/// A number of columns, and the rows.
type Board = (usize, Vec<Row>);

/// The numbers of rows and columns of the boards that are settled by the rules alone.
const TABULATED: [(usize, usize); 4] = [(1, 2), (1, 6), (2, 3), (3, 2)];

pub fn cases() -> Vec<TestFile> {
    let tables: Tables = TABULATED.into_iter().map(|size| (size, table(size))).collect();
    let test_file = |name: &str, boards: Vec<Board>| test_file(name, &boards, &tables);
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
    let random = vec![
        // Up to twenty rows of any width.
        sample(100, 7, |rng| either(rng, 20)),
        // Narrow boards with many rows, so that gaps repeat.
        sample(50, 8, |rng| {
            let (m, n) = (rng.usize(2..=6), rng.usize(1..=60));
            let rows = random_rows(rng, n, m);
            (m, if rng.bool() { p_position(&rows) } else { rows })
        }),
    ];
    let max = vec![
        // As many boards and rows as allowed, every other board a P-position.
        {
            let pair = |rng: &mut Rng| {
                let rows = [(), ()].map(|()| random_rows(rng, 1000, 100));
                [(100, p_position(&rows[0])), (100, rows[1].clone())]
            };
            sample(50, 9, pair).concat()
        },
        // P-positions of that size, of which one row is as wide as can be.
        {
            let lost = |rng: &mut Rng| {
                let rows = [vec![[1, 100]], random_rows(rng, 999, 100)].concat();
                (100, p_position(&rows))
            };
            sample(100, 10, lost)
        },
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let equal = |gap: usize| {
        let [b, w] = if gap.is_multiple_of(3) { [1, gap + 2] } else { [100, 99 - gap] };
        format!("{} 100\n{}", 1000 - gap % 2, vec![format!("{b} {w}"); 1000 - gap % 2].join("\n"))
    };
    files.extend(largest([("equal gaps", (0..=98).rev().map(equal).collect())]));
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

/// A board of up to this many rows: any, or a P-position.
fn either(rng: &mut Rng, rows: usize) -> Board {
    let (n, m) = (rng.usize(1..=rows), rng.usize(2..=100));
    let rows = random_rows(rng, n, m);
    (m, if rng.bool() { p_position(&rows) } else { rows })
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

fn test_file(name: &str, boards: &[Board], tables: &Tables) -> TestFile {
    let cases = (0..).zip(boards).map(|(index, (m, rows))| {
        let wins = nim_wins(&rows.iter().map(gap).collect::<Vec<_>>());
        if let Some(table) = tables.get(&(rows.len(), *m)) {
            assert_eq!(wins, table[rows], "{m} columns, {rows:?}");
        }
        let lines = rows.iter().map(|[black, white]| format!("{black} {white}")).join("\n");
        // A blank line between two cases, or none, or three.
        let blank = if index == 0 { "" } else { ["\n", "", "\n\n\n"][index % 3] };
        let answer = if wins { "I WIN!" } else { "BAD LUCK!" };
        Case::new(format!("{blank}{} {m}\n{lines}", rows.len()), answer)
    });
    TestFile::new(name, cases).at_most(100)
}

/// For each size, whether Tom wins the boards of this size.
type Tables = BTreeMap<(usize, usize), BTreeMap<Vec<Row>, bool>>;

/// All boards of this size.
fn boards((n, m): (usize, usize)) -> Vec<Vec<Row>> {
    let rows = (1..=m).cartesian_product(1..=m).filter(|(black, white)| black != white);
    let rows: Vec<Row> = rows.map(|(black, white)| [black, white]).collect();
    (0..n).map(|_| rows.clone()).multi_cartesian_product().collect()
}

/// Who wins the boards of this size, by the rules alone. Play may return to a board, so this goes backwards from
/// the ends: a board with a move to a lost one is won, and one is lost once all its moves are known to lead to
/// won ones. Between two moves the colours change, so that black is always to move.
fn table(size: (usize, usize)) -> BTreeMap<Vec<Row>, bool> {
    let mut wins = BTreeMap::new();
    let mut before: BTreeMap<Vec<Row>, Vec<Vec<Row>>> = BTreeMap::new();
    let mut left: BTreeMap<Vec<Row>, usize> = BTreeMap::new(); // moves that may yet be good
    let mut settled = Vec::new();
    for board in boards(size) {
        let moves = moves(&board, size.1);
        left.insert(board.clone(), moves.len());
        if moves.is_empty() {
            wins.insert(board.clone(), false);
            settled.push(board.clone());
        }
        for next in moves {
            before.entry(next).or_default().push(board.clone());
        }
    }
    while let Some(board) = settled.pop() {
        let lost = !wins[&board];
        for earlier in before.remove(&board).unwrap_or_default() {
            let left = left.get_mut(&earlier).expect("all boards are counted");
            *left -= 1;
            if (lost || *left == 0) && !wins.contains_key(&earlier) {
                wins.insert(earlier.clone(), lost);
                settled.push(earlier);
            }
        }
    }
    assert_eq!(wins.len(), left.len(), "a board of {size:?} has no winner");
    wins
}

/// The boards after each move of black, with the colours changed.
fn moves(rows: &[Row], m: usize) -> Vec<Vec<Row>> {
    let mut moves = Vec::new();
    for (index, &[black, white]) in rows.iter().enumerate() {
        for column in 1..=m {
            let same_side = (column < white) == (black < white);
            if column != black && column != white && same_side {
                let mut next: Vec<Row> =
                    rows.iter().map(|&[black, white]| [white, black]).collect();
                next[index] = [white, column];
                moves.push(next);
            }
        }
    }
    moves
}
