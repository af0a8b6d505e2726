//! Test files of Play a game.

use crate::rules::Search;
use crate::{Case, TestFile};

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    vec![
        // A board without any move, and all small ones.
        test_file("edge-01", 1..=30),
        // Powers of ten and two with their neighbours, and the largest boards.
        test_file("edge-02", [99, 100, 101, 4095, 4096, 4097, 5000, 9998, 9999, 10_000]),
    ]
}

fn test_file(name: &str, sides: impl IntoIterator<Item = usize>) -> TestFile {
    let cases = sides.into_iter().map(|n| {
        // A perfect matching covers the corner. It is there if both colours of a chessboard have as many squares.
        let black = (n * n).div_ceil(2);
        let wins = black == n * n - black;
        assert!(n > 4 || search(n) == wins, "{n}");
        Case::new(n, if wins { "8600" } else { "ailyanlu" })
    });
    TestFile::new(name, cases)
}

/// Whether the first player wins, by the rules. A position is the row and the column of the stone, and the squares
/// on which it has been, as the bits of a number.
fn search(n: usize) -> bool {
    let mut search = Search::normal(|&(row, column, visited): &(usize, usize, u32)| {
        let beside = [(row + 1, column), (row, column + 1), (row.wrapping_sub(1), column)];
        let beside = beside.into_iter().chain([(row, column.wrapping_sub(1))]);
        let on_board = beside.filter(|&(row, column)| row < n && column < n);
        let moves = on_board.map(|(row, column)| (row, column, visited | 1 << (row * n + column)));
        moves.filter(|&(_, _, after)| after != visited).collect()
    });
    search.wins(&(0, 0, 1))
}
