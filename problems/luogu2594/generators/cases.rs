//! Test files of Colouring Game (Luogu P2594).

use crate::rules::Search;
use crate::{sample, Case, TestFile};
use itertools::Itertools;
use std::collections::{BTreeMap, BTreeSet};

/// The places of the coins that show T, row by row, and the size of the board.
type Board = (usize, usize, BTreeSet<usize>);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let all = |n, m| (0..n * m).powerset().map(move |tails| (n, m, BTreeSet::from_iter(tails)));
    vec![
        // All boards of a few coins, from a single one on: only T counts.
        test_file("edge-01", all(1, 1).chain(all(1, 5))),
        test_file("edge-02", all(2, 2).chain(all(5, 1))),
        test_file("edge-03", random(1, 40, |_| (3, 3))),
        // Long boards: Ruler, and more than 64 values.
        test_file("edge-04", random(2, 4, |rng| [(1, 100), (100, 1)][rng.usize(0..2)])),
        test_file("edge-05", random(3, 8, |rng| [(2, 100), (100, 2)][rng.usize(0..2)])),
        // Two values that would be the same after a shift by too much, in 64 digits or in 128.
        test_file("edge-06", [(100, 100, BTreeSet::from([9999, 3535]))]),
        test_file("random-01", random(4, 12, |rng| (rng.usize(1..=20), rng.usize(1..=20)))),
    ]
}

/// Random boards; in about half of them coins are turned to H until the position is lost.
fn random(
    seed: u64,
    count: usize,
    size: impl Fn(&mut fastrand::Rng) -> (usize, usize),
) -> Vec<Board> {
    sample(count, seed, |rng| {
        let (n, m) = size(rng);
        let mut tails: BTreeSet<usize> = (0..n * m).filter(|_| rng.bool()).collect();
        if rng.bool() {
            for coin in odd_ones(m, &tails).into_values() {
                tails.remove(&coin);
            }
        }
        (n, m, tails)
    })
}

/// Of the coins that show T and have equal values one, if they are odd in number. The value is told by how often a
/// number can be halved in row 0 and column 0, and otherwise by the steps from the corner.
fn odd_ones(m: usize, tails: &BTreeSet<usize>) -> BTreeMap<usize, usize> {
    let mut odd = BTreeMap::new();
    for &coin in tails {
        let (row, column) = (coin / m, coin % m);
        let mut value = row + column;
        if row * column == 0 {
            value = (0..8).find(|&halvings| (row + column + 1) >> halvings & 1 == 1).unwrap();
        }
        if odd.remove(&value).is_none() {
            odd.insert(value, coin);
        }
    }
    odd
}

fn test_file(name: &str, boards: impl IntoIterator<Item = Board>) -> TestFile {
    let mut search = Search::normal(|board: &Board| moves(board));
    let cases = boards.into_iter().map(|board| {
        let wins = !odd_ones(board.1, &board.2).is_empty();
        assert!(board.0 * board.1 > 9 || search.wins(&board) == wins, "{board:?}");
        let (n, m, tails) = board;
        let letter = |coin| if tails.contains(&coin) { 'T' } else { 'H' };
        let rows = (0..n).map(|row| (0..m).map(|column| letter(row * m + column)).join(""));
        Case::new(format!("{n} {m}\n{}", rows.clone().join("\n")), if wins { "-_-" } else { "=_=" })
    });
    TestFile::new(name, cases).at_most(50)
}

/// The boards after each move: sets grow from their last coin, one coin at a time.
fn moves((n, m, tails): &Board) -> Vec<Board> {
    let beside = |a: usize, b: usize| (a / m).abs_diff(b / m) + (a % m).abs_diff(b % m) == 1;
    let mut moves = Vec::new();
    for &last in tails {
        let mut sets = BTreeSet::from([BTreeSet::from([last])]);
        for coin in (0..last).cycle().take(last * last).filter(|coin| coin % m <= last % m) {
            let grows = sets.iter().filter(|set| set.iter().any(|&other| beside(coin, other)));
            let grown = grows.map(|set| set | &BTreeSet::from([coin])).collect_vec();
            sets.extend(grown);
        }
        moves.extend(sets.iter().map(|set| (*n, *m, tails ^ set)));
    }
    moves
}
