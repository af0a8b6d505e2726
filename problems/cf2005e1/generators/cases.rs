//! Largest inputs of Subtangle Game (Easy Version).

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let (side, most, rng) = (1500, 2_250_000, &mut Rng::with_seed(1));
    let list = ascending(side);
    // Number k is in row k and column k.
    let diagonal = |other: u64| {
        let mut board = all_equal(side * side, other);
        for k in 0..side {
            board[k * (side + 1)] = k as u64 + 1;
        }
        case(&list, &board, side)
    };
    let crossing: Vec<u64> =
        (0..side).flat_map(|i| list.iter().map(move |j| (i as u64 + j) / 2 + 1)).collect();
    let small = (0..1500).map(|_| case(&random(rng, 1, 1..=9), &random(rng, 2000, 1..=9), 50));
    let files = [
        ("1500 cases of one move", small.collect()),
        ("the numbers of the list on the diagonal alone", vec![diagonal(most)]),
        ("the first number of the list in all other cells", vec![diagonal(1)]),
        ("the numbers rise by row and column", vec![case(&list, &crossing, side)]),
        (
            "all numbers of the list, at random",
            vec![case(&permutation(rng, side), &random(rng, side * side, 1..=1500), side)],
        ),
        (
            "each number once",
            vec![case(&spread(side, 1..=most), &permutation(rng, side * side), side)],
        ),
    ];
    largest(files)
}

fn case(list: &[u64], board: &[u64], columns: usize) -> String {
    let rows = lines(board.chunks(columns).map(spaced));
    format!("{} {} {columns}\n{}\n{rows}", list.len(), board.len() / columns, spaced(list))
}
