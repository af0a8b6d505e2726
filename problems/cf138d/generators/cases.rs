//! Test files of World of Darkraft.

use crate::rules::Search;
use crate::{Case, TestFile};
use fastrand::Rng;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    vec![
        // Boards of one cell, and of one row, where a move uses one cell.
        searched("edge-01", &board(rng, 1, 1)),
        searched("edge-02", &board(rng, 1, 20)),
        searched("edge-03", &board(rng, 19, 1)),
        // Rays that stop at used cells, and crosses.
        searched("edge-04", &vec!["X".repeat(3); 3]),
        searched("edge-05", &vec!["X".repeat(6); 4]),
        searched("edge-06", &["LXR", "XLX", "RXL"].map(String::from)),
        // L alone: each move uses one of the n + m - 1 diagonals.
        file("edge-07", &vec!["L".repeat(20); 20], true),
        file("edge-08", &vec!["L".repeat(9); 10], false),
        // A mirror exchanges L and R and, on 20 columns, the colours. If it changes nothing, the colours are equal games.
        file(
            "edge-09",
            &board(rng, 20, 10).iter().map(|half| mirrored(half)).collect::<Vec<_>>(),
            false,
        ),
        // A ray of the upper right cell reaches the cross at the lower left, or does not.
        searched("edge-10", &["XL", "XX"].map(String::from)),
        searched("edge-11", &["XR", "XX"].map(String::from)),
        searched("random-01", &board(rng, 5, 5)),
        searched("random-02", &board(rng, 6, 4)),
        searched("random-03", &board(rng, 3, 8)),
        searched("random-04", &board(rng, 2, 12)),
    ]
}

/// n random rows of m letters.
fn board(rng: &mut Rng, n: usize, m: usize) -> Vec<String> {
    (0..n).map(|_| (0..m).map(|_| rng.choice(['L', 'R', 'X']).unwrap()).collect()).collect()
}

/// A row and its image in a mirror at its right end.
fn mirrored(half: &str) -> String {
    let image = half.replace('L', "l").replace('R', "L").replace('l', "R");
    half.chars().chain(image.chars().rev()).collect()
}

fn file(name: &str, rows: &[String], wins: bool) -> TestFile {
    let input = format!("{} {}\n{}", rows.len(), rows[0].len(), rows.join("\n"));
    TestFile::new(name, [Case::new(input, if wins { "WIN" } else { "LOSE" })])
}

/// The answer comes from a search by the rules. The bits of a position are the used cells.
fn searched(name: &str, rows: &[String]) -> TestFile {
    let (n, m) = (rows.len(), rows[0].len());
    let after = |used: u32, cell: usize| {
        let directions = [("LX", 1, !0), ("LX", !0, 1), ("RX", 1, 1), ("RX", !0, !0)]; // !0 is -1
        let mut next = used | 1 << cell;
        for (_, down, right) in
            directions.iter().filter(|way| way.0.contains(&rows[cell / m][cell % m..=cell % m]))
        {
            let (mut i, mut j) = ((cell / m).wrapping_add(*down), (cell % m).wrapping_add(*right));
            while i < n && j < m && used >> (i * m + j) & 1 == 0 {
                next |= 1 << (i * m + j);
                (i, j) = (i.wrapping_add(*down), j.wrapping_add(*right));
            }
        }
        next
    };
    let free = |used: u32| (0..n * m).filter(move |cell| used >> cell & 1 == 0);
    let mut search =
        Search::normal(|&used: &u32| free(used).map(|cell| after(used, cell)).collect());
    file(name, rows, search.wins(&0))
}
