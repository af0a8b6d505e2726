//! Test files of Paint Chain.

use crate::rules::{mex, replaced, Search};
use crate::{sample, Case, TestFile};
use itertools::{iproduct, Itertools};

/// The largest ring.
const MAX: usize = 1000;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // All rings of up to 12 beads: as many as M, fewer, and more.
        test_file("edge-01", iproduct!(1..=12, 1..=14)),
        // Rings that are too short, by one bead and by all but one; rings that allow one move, or two.
        test_file(
            "edge-02",
            [
                (999, MAX),
                (1, MAX),
                (MAX, MAX),
                (MAX, 999),
                (MAX, 501),
                (MAX, 500),
                (999, 500),
                (999, 499),
            ],
        ),
        // The largest numbers of moves; Dawson's Kayles, before its period and in it.
        test_file(
            "edge-03",
            (990..=MAX).flat_map(|n| [(n, 1), (n, 2)]).chain((1..=120).map(|n| (n, 2))),
        ),
        test_file("random-01", sample(100, 1, |rng| (rng.usize(1..=40), rng.usize(1..=12)))),
        // Odd rings of two moves or more, as even ones are lost.
        test_file(
            "random-02",
            sample(100, 2, |rng| {
                let m = rng.usize(2..=40);
                (2 * rng.usize(m..MAX / 2) + 1, m)
            }),
        ),
        test_file("random-03", sample(100, 3, |rng| (rng.usize(1..=MAX), rng.usize(1..=MAX)))),
    ]
}

fn test_file(name: &str, rings: impl IntoIterator<Item = (usize, usize)>) -> TestFile {
    let cases = (1..).zip(rings).map(|(number, (n, m))| {
        assert!((1..=MAX).contains(&n) && (1..=MAX).contains(&m), "{n} {m}");
        let wins = n >= m && by_values(n - m, m) == 0;
        // The second player leaves two equal halves, if the row that the first one leaves is long enough and even
        // with M; otherwise that player may have no move.
        assert!(n < 2 * m || n % 2 == 1 || !wins, "{n} {m}");
        assert!(n >= 2 * m || wins == (n >= m), "{n} {m}");
        assert!(n > 40 || wins == by_rules(n, m), "{n} {m}");
        let winner = if wins { "aekdycoin" } else { "abcdxyzk" };
        Case::new(format!("{n} {m}"), format!("Case #{number}: {winner}"))
    });
    TestFile::new(name, cases)
}

/// The first move leaves a row, if there is one; then the rows are searched.
fn by_rules(n: usize, m: usize) -> bool {
    let mut search = Search::normal(|rows: &Vec<usize>| {
        let moves = |i: usize| splits(rows[i], m).map(move |parts| (i, parts));
        let moves = (0..rows.len()).flat_map(moves);
        // Rows that allow no move do not count.
        moves
            .map(|(i, parts)| replaced(rows, i, &parts.map(|row| if row < m { 0 } else { row })))
            .collect()
    });
    n >= m && !search.wins(&replaced(&[n], 0, &[n - m]))
}

/// The Grundy value of a row.
fn by_values(row: usize, m: usize) -> usize {
    let mut values: Vec<usize> = Vec::new();
    for row in 0..=row {
        let options =
            splits(row, m).map(|[left, right]| values[left] ^ values[right]).collect_vec();
        values.push(mex(&options));
    }
    values[row]
}

/// What a move can leave to the left and to the right in a row of beads.
fn splits(row: usize, m: usize) -> impl Iterator<Item = [usize; 2]> {
    (m..=row).map(move |end| [end - m, row - end])
}
