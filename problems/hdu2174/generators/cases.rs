//! Test files of kiki's game: all parities, up to the largest board.

use crate::prelude::*;

/// The largest number of rows, and of columns.
const MAX_SIDE: usize = 2000;

pub fn cases() -> Vec<TestFile> {
    let wins = wins();
    let test_file = |name: &str, boards: Vec<(usize, usize)>| test_file(name, boards, &wins);
    let ends = [1, 2, 3, 1023, 1024, MAX_SIDE - 1, MAX_SIDE];
    let edge = vec![
        // The smallest input: a single cell.
        vec![(1, 1)],
        // All boards up to 40 x 40.
        iproduct!(1..=40, 1..=40).collect(),
        // The ends of the range, in all combinations.
        ends.iter().flat_map(|&n| ends.map(|m| (n, m))).collect(),
        // A single row, a single column.
        (1..=100).flat_map(|i| [(1, 20 * i - i % 2), (20 * i - i % 2, 1)]).collect(),
    ];
    let mut files = numbered([("edge", edge)], test_file);
    let side = |i: usize| [MAX_SIDE - i % 2, MAX_SIDE - i / 2 % 2];
    files.extend(largest([("the largest boards", (0..5000).map(|i| spaced(side(i))).collect())]));
    files
}

fn test_file(name: &str, boards: Vec<(usize, usize)>, wins: &[Vec<bool>]) -> TestFile {
    let cases = boards.into_iter().map(|(n, m)| {
        let answer = if wins[n - 1][m - 1] { "Wonderful!" } else { "What a pity!" };
        Case::new(format!("{n} {m}"), answer)
    });
    TestFile::new(name, cases)
}

/// `wins()[down][left]`: whether the player to move wins, by the rules, with `down` rows below the
/// coin and `left` columns to its left.
fn wins() -> Vec<Vec<bool>> {
    let mut wins: Vec<Vec<bool>> = Vec::new();
    for down in 0..MAX_SIDE {
        let mut row: Vec<bool> = Vec::new();
        for left in 0..MAX_SIDE {
            let to_the_left = left > 0 && !row[left - 1];
            let downwards = down > 0 && !wins[down - 1][left];
            let both = down > 0 && left > 0 && !wins[down - 1][left - 1];
            row.push(to_the_left || downwards || both);
        }
        wins.push(row);
    }
    wins
}
