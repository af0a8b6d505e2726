//! Test files of Bomb Game. Rows and columns are counted from 0.

use crate::rules::{mex, nim_sum, Search};
use crate::{Case, TestFile};
use fastrand::Rng;
use itertools::{iproduct, Itertools};

/// The largest number of rows and of columns.
const LARGEST: usize = 50;

/// A board: the numbers of its rows and of its columns, and the cells with a bomb.
type Board = (usize, usize, Vec<(usize, usize)>);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let values = &values();
    let rng = &mut Rng::with_seed(1);
    let subsets = |(rows, columns)| {
        iproduct!(0..rows, 0..columns).powerset().map(move |bombs| (rows, columns, bombs))
    };
    let full = |(rows, columns)| (rows, columns, iproduct!(0..rows, 0..columns).collect_vec());
    let largest = iproduct!(0..LARGEST, 0..LARGEST).max_by_key(|&(p, q)| values[p][q]).unwrap();
    assert_eq!(values[largest.0][largest.1], 364);
    vec![
        // All sets of bombs on the smallest boards, where the corner does not count.
        test_file(
            "edge-01",
            [(1, 1), (1, 3), (3, 1), (2, 2)].into_iter().flat_map(subsets),
            values,
        ),
        // Boards that are full of bombs.
        test_file("edge-02", (1..=9).map(|i| full((i, 10 - i))), values),
        // The bomb of the largest value; two of equal values.
        test_file("edge-03", [(LARGEST, LARGEST, vec![largest])], values),
        test_file("edge-04", [(LARGEST, LARGEST, vec![(0, 49), (49, 0)])], values),
        // Lost boards, the last of them with values above 63.
        test_file(
            "edge-05",
            [(7, 31), (31, 7), (20, 30)].map(|size| lost(rng, size, values)),
            values,
        ),
        test_file("random-01", (0..60).map(|_| random(rng, (3, 4))).collect_vec(), values),
        test_file("random-02", [random(rng, (LARGEST, LARGEST))], values),
        test_file("random-03", [lost(rng, (LARGEST, LARGEST), values)], values),
    ]
}

/// A board of the given size with bombs on about half of its cells.
fn random(rng: &mut Rng, (rows, columns): (usize, usize)) -> Board {
    (rows, columns, iproduct!(0..rows, 0..columns).filter(|_| rng.bool()).collect())
}

/// The same, on which the player to move loses.
fn lost(rng: &mut Rng, size: (usize, usize), values: &[Vec<usize>]) -> Board {
    loop {
        let board = random(rng, size);
        if sum(&board.2, values) == 0 {
            return board;
        }
    }
}

fn sum(bombs: &[(usize, usize)], values: &[Vec<usize>]) -> usize {
    nim_sum(&bombs.iter().map(|&(p, q)| values[p][q]).collect_vec())
}

/// The Grundy values of single bombs, by the mex of all options and by looking for each value among them.
fn values() -> Vec<Vec<usize>> {
    let mut values = vec![vec![0; LARGEST]; LARGEST];
    for (p, q) in iproduct!(0..LARGEST, 0..LARGEST) {
        if p == 0 || q == 0 {
            values[p][q] = p + q;
            continue;
        }
        let above = (0..p).map(|u| values[u][q]).collect_vec();
        let left = (0..q).map(|v| values[p][v]).collect_vec();
        let options = iproduct!(&above, &left).map(|(a, b)| a ^ b).collect_vec();
        let is_option = |value: &usize| above.iter().any(|a| left.contains(&(a ^ value)));
        let by_search = (0..1000).find(|value| !is_option(value));
        values[p][q] = mex(&options);
        assert_eq!(by_search, Some(values[p][q]), "{p} {q}");
    }
    values
}

fn test_file(
    name: &str,
    boards: impl IntoIterator<Item = Board>,
    values: &[Vec<usize>],
) -> TestFile {
    let mut search = Search::normal(|bombs: &Vec<(usize, usize)>| moves(bombs));
    let cases = boards.into_iter().map(|(rows, columns, bombs)| {
        assert!((1..=LARGEST).contains(&rows) && (1..=LARGEST).contains(&columns), "{name}");
        let wins = sum(&bombs, values) != 0;
        assert!(rows * columns > 12 || search.wins(&exploded(bombs.clone())) == wins, "{bombs:?}");
        let cell = |cell| if bombs.contains(&cell) { '#' } else { '.' };
        let lines = (0..rows).map(|p| (0..columns).map(|q| cell((p, q))).join("")).join("\n");
        Case::new(format!("{rows} {columns}\n{lines}"), if wins { "John" } else { "Jack" })
    });
    TestFile::new(name, cases)
}

/// The bombs after each move, by the rules.
fn moves(bombs: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
    let mut moves = Vec::new();
    for (i, &(p, q)) in bombs.iter().enumerate() {
        let rest = [&bombs[..i], &bombs[i + 1..]].concat();
        let new = match (p, q) {
            (0, _) => (0..q).map(|v| vec![(0, v)]).collect_vec(),
            (_, 0) => (0..p).map(|u| vec![(u, 0)]).collect_vec(),
            _ => iproduct!(0..p, 0..q).map(|(u, v)| vec![(u, q), (p, v)]).collect_vec(),
        };
        moves.extend(new.into_iter().map(|new| exploded([rest.clone(), new].concat())));
    }
    moves
}

/// What is left of the bombs when those on the first cell and pairs on one cell have vanished, in order.
fn exploded(bombs: Vec<(usize, usize)>) -> Vec<(usize, usize)> {
    let counts = bombs.into_iter().counts().into_iter();
    counts
        .filter(|&(cell, count)| cell != (0, 0) && count % 2 == 1)
        .map(|(cell, _)| cell)
        .sorted()
        .collect()
}
