//! Test files of Nim Shortcuts. An input is a single case.

use crate::rules::Search;
use crate::{Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The bound on the heaps.
const MAX: usize = 1_000_000_000;

/// Two heaps.
type Pair = (usize, usize);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let row = (1..=9).map(|x| (x, 0)).collect_vec();
    let column = (1..=9).map(|y| (0, y)).collect_vec();
    let mut files = vec![
        // One shortcut: where nobody can move, and where the walk is at once.
        small("edge-01", &[(0, 0)]),
        small("edge-02", &[(1, 1)]),
        // Columns are passed, rows are passed, and both.
        small("edge-03", &row),
        small("edge-04", &column),
        small("edge-05", &[row, column].concat()),
        // A shortcut above the walk does not make it pass the column, nor does one to the right of it the row.
        small("edge-06", &[(1, 5), (6, 2)]),
        // Shortcuts that are met by the walk, and behind them others in the same lines.
        small("edge-07", &[(2, 2), (2, 4), (5, 2), (4, 4), (3, 3)]),
        // A staircase, and all of a square.
        small("edge-08", &(0..6).flat_map(|i| [(i + 1, i), (i, i + 3)]).collect_vec()),
        small("edge-09", &(2..5).cartesian_product(2..5).collect_vec()),
        // The largest heaps: equal ones are lost, up to those that reach the shortcuts.
        written(
            "edge-10",
            &[(MAX, 0), (0, MAX)],
            &[(0, 0), (1, 0), (MAX, 1), (MAX - 1, MAX - 1), (MAX, MAX), (MAX, 0), (0, MAX)],
            &[false, true, true, false, true, false, false],
        ),
        shifted(rng, "edge-11", MAX - 19, 19, 9),
        shifted(rng, "edge-12", MAX - 19, 19, 16),
    ];
    for (name, count) in [("random-01", 6), ("random-02", 12), ("random-03", 30)] {
        files.push(small(name, &shortcuts(rng, 9, count)));
    }
    files.push(shifted(rng, "random-04", 0, 60, 25));
    files.push(shifted(rng, "random-05", 0, 50, 30));
    files
}

/// So many different shortcuts, with heaps up to `most`.
fn shortcuts(rng: &mut Rng, most: usize, count: usize) -> Vec<Pair> {
    let all = (0..=most).cartesian_product(0..=most);
    let mut chosen = rng.choose_multiple(all, count);
    rng.shuffle(&mut chosen);
    chosen
}

/// All heaps up to 8, by search and by the table.
fn small(name: &str, shortcuts: &[Pair]) -> TestFile {
    let moves = |&(a, b): &Pair| {
        if shortcuts.contains(&(a, b)) {
            return Vec::new();
        }
        (0..a).map(|left| (left, b)).chain((0..b).map(|left| (a, left))).collect()
    };
    let wins = table(shortcuts, 8);
    let mut search = Search::normal(moves);
    let queries = (0..=8).cartesian_product(0..=8).collect_vec();
    let answers = queries.iter().map(|pair| search.wins(pair)).collect_vec();
    assert!(queries.iter().zip(&answers).all(|(&(a, b), &won)| wins[a][b] == won), "{name}");
    written(name, shortcuts, &queries, &answers)
}

/// Heaps from `first` on, with random shortcuts up to `most` more; the lost ones, and others near them.
fn shifted(rng: &mut Rng, name: &str, first: usize, most: usize, count: usize) -> TestFile {
    let shortcuts = shortcuts(rng, most, count);
    let wins = table(&shortcuts, most);
    let lost = (0..=most).cartesian_product(0..=most).filter(|&(a, b)| !wins[a][b]).collect_vec();
    let near = lost.iter().map(|&(a, b)| (a.saturating_sub(rng.usize(0..3)), b)).collect_vec();
    let queries = [lost, near].concat();
    let shift = |pairs: &[Pair]| pairs.iter().map(|(a, b)| (first + a, first + b)).collect_vec();
    // Below the first shortcuts the lost pairs are equal heaps, one in each row and column: they forbid nothing here.
    let answers = queries.iter().map(|&(a, b)| wins[a][b]).collect_vec();
    written(name, &shift(&shortcuts), &shift(&queries), &answers)
}

/// Whether the player to move wins, for heaps up to `most`: a pair is lost if no lost one is below it or to its left.
fn table(shortcuts: &[Pair], most: usize) -> Vec<Vec<bool>> {
    let mut wins = vec![vec![true; most + 1]; most + 1];
    let mut row_has_lost = vec![false; most + 1];
    for (a, column) in wins.iter_mut().enumerate() {
        let mut column_has_lost = false;
        for b in 0..=most {
            if shortcuts.contains(&(a, b)) || !column_has_lost && !row_has_lost[b] {
                column[b] = false;
                column_has_lost = true;
                row_has_lost[b] = true;
            }
        }
    }
    wins
}

fn written(name: &str, shortcuts: &[Pair], queries: &[Pair], wins: &[bool]) -> TestFile {
    let lines = shortcuts.iter().chain(queries).map(|(a, b)| format!("{a} {b}")).join("\n");
    let input = format!("{} {}\n{lines}", shortcuts.len(), queries.len());
    let answers = wins.iter().map(|&wins| if wins { "WIN" } else { "LOSE" }).join("\n");
    TestFile::new(name, [Case::new(input, answers)])
}
