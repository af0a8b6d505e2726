//! Largest inputs of The Rabbit and Egg Game.

use crate::prelude::*;

const SIZE: usize = 40;

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let across: Vec<[usize; 2]> = snake(1).into_iter().map(|[x, y]| [y, x]).collect();
    let back: Vec<[usize; 2]> = snake(2).into_iter().rev().collect();
    let files = [
        ("through all rows", snake(1)),
        ("through all columns", across),
        ("through every other row", snake(2)),
        ("through every other row, from the end", back),
        ("through every third row", snake(3)),
    ];
    largest(files.map(|(shape, path)| (shape, vec![game(&path, rng)])))
}

/// Through every `apart`-th row, back and forth.
fn snake(apart: usize) -> Vec<[usize; 2]> {
    let cells = (0..SIZE * SIZE).map(|i| [i / SIZE + 1, i % SIZE + 1]);
    let turned =
        cells.map(|[x, y]| [x, if ((x - 1) / apart).is_multiple_of(2) { y } else { SIZE + 1 - y }]);
    turned.filter(|&[x, y]| x % apart == 1 % apart || y == [SIZE, 1][(x - 1) / apart % 2]).collect()
}

/// The game in which the gap goes along a path until Rabbit cannot move. Other cells are random.
fn game(path: &[[usize; 2]], rng: &mut Rng) -> String {
    let path = &path[..=((path.len() - 1) / 2 * 2)]; // at its end Rabbit is to move
    let ([x, y], moves) = (path[path.len() - 1], &path[1..]);
    let mut board = vec![[' '; SIZE + 2]; SIZE + 2];
    board.iter_mut().flatten().for_each(|cell| *cell = rng.choice(['X', 'O']).unwrap());
    for [x, y] in [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]] {
        board[x][y] = 'X';
    }
    for (i, &[x, y]) in path.iter().enumerate() {
        board[x][y] = if i == 0 { '.' } else { ['X', 'O'][i % 2] };
    }
    let rows = board[1..=SIZE].iter().map(|row| row[1..=SIZE].iter().collect::<String>());
    format!("{SIZE} {SIZE}\n{}\n{}\n{}", lines(rows), moves.len() / 2, edge_lines(moves))
}
