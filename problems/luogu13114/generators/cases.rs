//! Test files of Bacterial Tactics. An input has 100 cases at most.

use crate::rules::{mex, Search};
use crate::{sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;
use std::collections::BTreeMap;

/// The largest number of rows and of columns.
const MAX: usize = 15;

type Board = Vec<Vec<u8>>;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let all = |n: usize, m: usize| {
        let cells = (0..n * m).map(|_| *b".#").multi_cartesian_product();
        cells.map(move |cells| cells.chunks(m).map(<[u8]>::to_vec).collect::<Board>())
    };
    let empty = |n, m| board(&mut Rng::new(), n, m, 0);
    vec![
        // All boards of one row or column with up to 3 cells, and of 2 by 2 cells.
        test_file("edge-01", (1..=3).flat_map(|n| all(1, n).chain(all(n, 1))).collect()),
        test_file("edge-02", all(2, 2).collect()),
        // Empty boards: strips, where one direction uses a single cell, and squares.
        test_file("edge-03", (1..=MAX).map(|n| empty(1, n)).collect()),
        test_file(
            "edge-04",
            [(3, 1), (4, 1), (2, 3), (3, 3), (4, 4), (3, 5), (15, 15)]
                .map(|(n, m)| empty(n, m))
                .to_vec(),
        ),
        // A row becomes safe once a column of bacteria has cut off its radioactive cell, and the other way round.
        test_file(
            "edge-05",
            [
                &["..#", "..."][..],
                &["...#", "...."],
                &["..", "..", "#."],
                &["..#", "...", "#.."],
                &["#.", ".#"],
            ]
            .map(|rows| rows.iter().map(|row| row.bytes().collect()).collect())
            .to_vec(),
        ),
        test_file("random-01", sample(40, 1, |rng| board(rng, 3, 4, 20))),
        test_file("random-02", sample(20, 2, |rng| board(rng, 4, 4, 10))),
        test_file(
            "random-03",
            sample(12, 3, |rng| {
                let (n, m) = (rng.usize(1..=MAX), rng.usize(1..=MAX));
                board(rng, n, m, 4)
            }),
        ),
        test_file("random-04", sample(3, 4, |rng| board(rng, MAX, MAX, 3))),
    ]
}

/// A board of n by m cells, of which so many in 100 are radioactive.
fn board(rng: &mut Rng, n: usize, m: usize, percentage: usize) -> Board {
    let mut cell = || if rng.usize(0..100) < percentage { b'#' } else { b'.' };
    (0..n).map(|_| (0..m).map(|_| cell()).collect()).collect()
}

fn test_file(name: &str, boards: Vec<Board>) -> TestFile {
    let mut search = Search::normal(|board: &Board| safe_moves(board));
    let cases = (1..).zip(boards).map(|(number, board)| {
        let (n, m) = (board.len(), board[0].len());
        let ways = ways(&board);
        if n * m <= 16 {
            assert_eq!(search.winning(&board).len(), ways, "{board:?}");
        }
        let rows = board.iter().map(|row| String::from_utf8_lossy(row)).join("\n");
        Case::new(format!("{n} {m}\n{rows}"), format!("Case #{number}: {ways}"))
    });
    TestFile::new(name, cases).at_most(100)
}

/// What each move leaves that does not meet a radioactive cell. Bacteria are `B`.
fn safe_moves(board: &Board) -> Vec<Board> {
    let mut options = Vec::new();
    for (row, column) in (0..board.len()).cartesian_product(0..board[0].len()) {
        if board[row][column] != b'.' {
            continue;
        }
        let up = (0..row).rev().map(|row| (row, column)).collect_vec();
        let down = (row..board.len()).map(|row| (row, column)).collect_vec();
        let left = (0..column).rev().map(|column| (row, column)).collect_vec();
        let right = (column..board[0].len()).map(|column| (row, column)).collect_vec();
        for ways in [[up, down], [left, right]] {
            let free = |&&(row, column): &&(usize, usize)| board[row][column] == b'.';
            let is_safe = ways.iter().all(|way| {
                way.iter()
                    .find(|cell| !free(cell))
                    .is_none_or(|&(row, column)| board[row][column] == b'B')
            });
            if is_safe {
                let mut next = board.clone();
                for &(row, column) in ways.iter().flat_map(|way| way.iter().take_while(free)) {
                    next[row][column] = b'B';
                }
                options.push(next);
            }
        }
    }
    options
}

/// The number of winning moves. A rectangle is looked at as a board of its own, and remembered.
fn ways(board: &Board) -> usize {
    let mut known = BTreeMap::new();
    let cuts = cuts(board);
    cuts.iter()
        .filter(|(parts, _)| value(&parts[0], &mut known) == value(&parts[1], &mut known))
        .map(|(_, cells)| cells)
        .sum()
}

fn value(board: &Board, known: &mut BTreeMap<Board, usize>) -> usize {
    if let Some(&value) = known.get(board) {
        return value;
    }
    let options = cuts(board)
        .iter()
        .map(|(parts, _)| value(&parts[0], known) ^ value(&parts[1], known))
        .collect_vec();
    let value = mex(&options);
    known.insert(board.clone(), value);
    value
}

/// The two parts beside each row, and each column, without radioactive cells, and the number of its cells.
fn cuts(board: &Board) -> Vec<([Board; 2], usize)> {
    let along_rows = |board: &Board| {
        let safe = (0..board.len()).filter(|&row| board[row].iter().all(|&cell| cell == b'.'));
        safe.map(|row| ([board[..row].to_vec(), board[row + 1..].to_vec()], board[row].len()))
            .collect_vec()
    };
    let turned = |board: &Board| {
        let width = board.first().map_or(0, Vec::len);
        (0..width).map(|column| board.iter().map(|row| row[column]).collect()).collect::<Board>()
    };
    let columns = along_rows(&turned(board)).into_iter();
    let columns = columns.map(|([left, right], cells)| ([turned(&left), turned(&right)], cells));
    along_rows(board).into_iter().chain(columns).collect()
}
