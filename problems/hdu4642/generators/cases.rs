//! Test files of Fliping game.

use crate::rules::Search;
use crate::{all_lists, random_list, sample, Case, TestFile};
use itertools::Itertools;

/// A board, row by row, with the number of its columns.
type Board = (Vec<usize>, usize);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let boards = |cells, columns| {
        all_lists(cells, 0..=1).into_iter().map(move |coins| (coins, columns)).collect_vec()
    };
    vec![
        // One coin; then all boards of few cells.
        test_file("edge-01", boards(1, 1)),
        test_file("edge-02", [boards(4, 2), boards(3, 1), boards(3, 3), boards(6, 2)].concat()),
        // Heads in the last row and column, or elsewhere; boards that are no squares.
        test_file("edge-03", {
            [0, 3, 12, 15]
                .map(|head| ((0..16).map(|i| usize::from(i == head)).collect(), 4))
                .to_vec()
        }),
        test_file(
            "edge-04",
            vec![(vec![1; 100], 100), (vec![1; 100], 1), ([vec![1; 99], vec![0]].concat(), 100)],
        ),
        test_file(
            "random-01",
            sample(20, 1, |rng| {
                let [rows, columns] = [(); 2].map(|()| rng.usize(1..=10));
                (random_list(rng, rows * columns, 0..=1), columns)
            }),
        ),
    ]
}

/// Counts the moves of one play, and searches where the board is small.
fn test_file(name: &str, boards: Vec<Board>) -> TestFile {
    let cases = boards.into_iter().map(|(coins, columns)| {
        let rows = coins.len() / columns;
        let options = |coins: &Vec<usize>| moves(coins, columns);
        let mut moves = 0;
        let mut board = coins.clone();
        // Always with the first coin that shows heads, which never does so again: other plays may be far too long.
        while let Some(next) = options(&board).into_iter().next() {
            board = next;
            moves += 1;
        }
        let wins = moves % 2 == 1;
        assert!(coins.len() > 9 || Search::normal(options).wins(&coins) == wins, "{coins:?}");
        let lines = coins.chunks(columns).map(|row| row.iter().join(" ")).join("\n");
        let winner = if wins { "Alice" } else { "Bob" };
        Case::new(format!("{rows} {columns}\n{lines}"), winner)
    });
    TestFile::new(name, cases).at_most(100)
}

fn moves(coins: &[usize], columns: usize) -> Vec<Vec<usize>> {
    let heads = (0..coins.len()).filter(|&i| coins[i] == 1);
    let after = |chosen: usize| {
        let is_turned = |i: usize| i >= chosen && i % columns >= chosen % columns;
        coins.iter().enumerate().map(|(i, coin)| coin ^ usize::from(is_turned(i))).collect()
    };
    heads.map(after).collect()
}
