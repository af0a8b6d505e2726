//! Test files of Game. There is one board a file, so there are many small ones.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let boards = [
        // The smallest inputs.
        ".",
        "#",
        // No free cell, no two side by side, and single cells of each colour.
        "###\n###",
        ".#.\n#.#\n.#.",
        ".##.",
        // Rows and columns of even and odd length.
        "......",
        ".......",
        ".\n.\n.\n.",
        ".\n.\n.\n.\n.",
        // Boards without blocked cells.
        "...\n...\n...",
        "....\n....\n....",
        // Without a corner, and without two opposite ones.
        "...\n...\n..#",
        "#...\n....\n....\n...#",
        // As many cells of one colour as of the other, and no perfect matching.
        "#.##\n....\n##.#",
        // A ring, a ring with a tail, two parts.
        "...\n.#.\n...",
        "....\n.#.#\n...#",
        ".....\n.###.\n.#.#.\n.....",
        // Where pairs that are made row by row have to be exchanged.
        "...\n.#.\n##.",
        "#..\n...\n.##",
        "....\n.##.",
    ];
    let full = |n: usize, m: usize| vec![".".repeat(m); n];
    // One path through half of the cells: down, along every other row, to and fro.
    let snake = |side: usize| -> Vec<String> {
        let row = |row: usize| match row % 4 {
            0 | 2 => ".".repeat(side),
            1 => "#".repeat(side - 1) + ".",
            _ => ".".to_string() + &"#".repeat(side - 1),
        };
        (0..side).map(row).collect()
    };
    let random = |n, m, blocked| random_board(&mut Rng::with_seed(1), n, m, blocked);
    let boards = boards.into_iter().map(|board| board.lines().map(String::from).collect());
    let edge = boards.chain([
        full(99, 99),
        full(1, 99),
        full(100, 1),
        snake(99),
        random(9, 9, 2),
        random(30, 30, 1),
        random(50, 50, 4),
    ]);
    let comb = (0..100).map(|row| if row == 0 { ".".repeat(100) } else { ".#".repeat(50) });
    let mut corners = full(100, 100);
    corners[0].replace_range(..1, "#");
    corners[99].replace_range(99.., "#");
    let board =
        |rows: Vec<String>| vec![format!("{} {}\n{}", rows.len(), rows[0].len(), rows.join("\n"))];
    let mut files = edges(edge.map(board));
    files.extend(largest([
        ("one path through half of the cells", board(snake(100))),
        ("a comb", board(comb.collect())),
        ("without two opposite corners", board(corners)),
        ("a free board", board(full(100, 100))),
        ("a tenth of the cells blocked", board(random(100, 100, 1))),
        ("three tenths blocked", board(random(100, 100, 3))),
    ]));
    files
}

fn random_board(rng: &mut Rng, n: usize, m: usize, blocked: usize) -> Vec<String> {
    let mut cell = || if rng.usize(0..10) < blocked { '#' } else { '.' };
    (0..n).map(|_| (0..m).map(|_| cell()).collect()).collect()
}
