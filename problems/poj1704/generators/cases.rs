//! Test files of Georgia and Bob: pieces in any order, even and odd numbers of them, many P-positions.

use crate::prelude::*;

/// The number of the last cell.
const MAX_CELL: u64 = 10_000;

pub fn cases() -> Vec<TestFile> {
    let small = |mask: u64| (1..=6).filter(move |cell| mask >> (cell - 1) & 1 == 1).collect_vec();
    let of_three = || (1..64).map(small).filter(|cells| cells.len() == 3);
    let edge = [
        // The smallest input: one piece that cannot move.
        vec![vec![1]],
        // All boards of four cells.
        (1..16).map(small).collect(),
        // All boards of three pieces on the first six cells, and the same in descending order.
        of_three().collect(),
        of_three().map(|cells| cells.into_iter().rev().collect()).collect(),
        // P-positions with an odd number of pieces, the first of which pairs with the wall, and with an even number.
        sample(20, 1, |rng| lost_board(rng, 9)),
        sample(20, 2, |rng| lost_board(rng, 8)),
        // No gaps, at either end of the strip, with an even and an odd number; few pieces; equal gaps.
        vec![
            (1..=1000).collect(),
            (1..=999).collect(),
            (MAX_CELL - 999..=MAX_CELL).rev().collect(),
            (MAX_CELL - 998..=MAX_CELL).rev().collect(),
            vec![MAX_CELL],
            vec![MAX_CELL, 1],
            vec![2, MAX_CELL],
            (1..=1000).map(|piece| 10 * piece).collect(),
        ],
    ];
    let text = |boards: Vec<Vec<u64>>| boards.iter().map(|board| counted(board)).collect();
    let mut files = edges(edge.map(text));
    let equal_gaps = descending(1000).iter().map(|piece| 10 * piece).collect();
    // The first of 999 pieces is alone, and the gap before it is wide.
    let odd = (9002..=10_000).rev().collect();
    let lost = |pieces: usize| sample(10, 7, |rng| lost_board(rng, pieces));
    files.extend(largest([
        ("descending, equal gaps: lost", text(vec![equal_gaps; 20])),
        ("descending, a single gap", text(vec![odd; 20])),
        ("lost boards", text([lost(1000), lost(999)].concat())),
        ("any boards", text(sample(20, 6, |rng| distinct(rng, 1000, 1..=MAX_CELL)))),
    ]));
    files
}

/// A P-position with this many pieces in any order: the gaps within the pairs have the Nim sum 0, and the others are
/// any.
fn lost_board(rng: &mut Rng, pieces: usize) -> Vec<u64> {
    let gaps = with_nim_sum_0(random(rng, pieces.div_ceil(2), 0..=7));
    let (mut cell, mut board) = (0, Vec::new());
    for (pair, gap) in gaps.into_iter().enumerate() {
        if pair > 0 || pieces.is_multiple_of(2) {
            cell += rng.u64(1..=9);
            board.push(cell);
        }
        cell += 1 + gap;
        board.push(cell);
    }
    rng.shuffle(&mut board);
    board
}
