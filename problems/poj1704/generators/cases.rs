//! Test files of Georgia and Bob: pieces in any order, even and odd numbers of them, many P-positions.

use crate::prelude::*;

/// The number of the last cell.
const MAX_CELL: usize = 10_000;

/// Boards with all pieces on the first cells up to this one are settled by the rules alone.
const MAX_TABULATED: usize = 14;

pub fn cases() -> Vec<TestFile> {
    let wins = small_boards();
    let test_file = |name: &str, boards: Vec<Vec<usize>>| test_file(name, &boards, &wins);
    let random_large_board = |rng: &mut Rng| random_board(rng, 1000, MAX_CELL);
    let edge = vec![
        // The smallest input: one piece that cannot move.
        vec![vec![1]],
        // All boards of four cells.
        (1..16).map(cells).collect(),
        // All boards of three pieces on the first six cells.
        (1..64).map(cells).filter(|cells| cells.len() == 3).collect(),
        // The same in descending order.
        {
            let boards = (1..64).map(|mask| cells(mask).into_iter().rev().collect());
            boards.filter(|cells: &Vec<usize>| cells.len() == 3).collect()
        },
        // P-positions with an odd number of pieces, the first of which pairs with the wall.
        sample(20, 1, |rng| to_p_position(&random_board_of(rng, &[3, 5, 7, 9], 60))),
        // P-positions with an even number of pieces.
        sample(20, 2, |rng| to_p_position(&random_board_of(rng, &[2, 4, 6, 8], 60))),
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
    // Up to twenty pieces over the whole strip.
    let random = vec![sample(20, 5, |rng| {
        let pieces = rng.usize(1..=20);
        random_board(rng, pieces, MAX_CELL)
    })];
    let max = vec![
        // As many boards and pieces as allowed, every other board a P-position.
        {
            sample(10, 6, |rng| {
                let mut p_position = to_p_position(&random_large_board(rng));
                rng.shuffle(&mut p_position);
                [random_large_board(rng), p_position]
            })
            .concat()
        },
        // P-positions of 999 pieces.
        {
            sample(20, 7, |rng| {
                let mut p_position = to_p_position(&random_board(rng, 999, MAX_CELL));
                rng.shuffle(&mut p_position);
                p_position
            })
        },
    ];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let equal_gaps = descending(1000).iter().map(|piece| 10 * piece).collect::<Vec<_>>();
    // The first of 999 pieces is alone, and the gap before it is wide.
    let odd: Vec<u64> = (9002..=10_000).rev().collect();
    files.extend(largest([
        ("descending, equal gaps: lost", vec![counted(&equal_gaps); 20]),
        ("descending, a single gap", vec![counted(&odd); 20]),
    ]));
    files
}

/// `pieces` pieces on different cells from 1 to `cells`, in random order.
fn random_board(rng: &mut Rng, pieces: usize, cells: usize) -> Vec<usize> {
    let mut cells: Vec<usize> = (1..=cells).collect();
    rng.shuffle(&mut cells);
    cells.truncate(pieces);
    cells
}

/// A random board of which the number of pieces is one of `pieces`.
fn random_board_of(rng: &mut Rng, pieces: &[usize], cells: usize) -> Vec<usize> {
    let pieces = pieces[rng.usize(..pieces.len())];
    random_board(rng, pieces, cells)
}

/// A P-position: the board after a winning move, or unchanged if there is none; in descending order.
fn to_p_position(board: &[usize]) -> Vec<usize> {
    let mut cells = board.to_vec();
    cells.sort_unstable();
    let sum = gaps(&cells).into_iter().fold(0, |sum, gap| sum ^ gap);
    for right in (0..cells.len()).rev().step_by(2) {
        let left = if right == 0 { 0 } else { cells[right - 1] };
        let gap = cells[right] - left - 1;
        if gap ^ sum < gap {
            cells[right] = left + 1 + (gap ^ sum);
            break;
        }
    }
    cells.reverse();
    cells
}

fn test_file(name: &str, boards: &[Vec<usize>], small_boards: &[bool]) -> TestFile {
    let cases = boards.iter().map(|board| {
        let mut cells = board.clone();
        cells.sort_unstable();
        let georgia_wins = nim_wins(&gaps(&cells));
        if cells[cells.len() - 1] <= MAX_TABULATED {
            let mask = cells.iter().fold(0, |mask, cell| mask | 1 << (cell - 1));
            assert_eq!(georgia_wins, small_boards[mask], "{cells:?}");
        }
        let answer = if georgia_wins { "Georgia will win" } else { "Bob will win" };
        Case::new(counted(board), answer)
    });
    TestFile::new(name, cases).at_most(20)
}

/// The gaps within the pairs of pieces, paired from the right; a single first piece pairs with a
/// wall on cell 0. `cells` must be ascending.
fn gaps(cells: &[usize]) -> Vec<usize> {
    let mut paired = cells.to_vec();
    if paired.len() % 2 == 1 {
        paired.insert(0, 0);
    }
    paired.chunks(2).map(|pair| pair[1] - pair[0] - 1).collect()
}

/// The cells of the pieces of a small board, given as the bits of `mask`.
fn cells(mask: usize) -> Vec<usize> {
    (1..=MAX_TABULATED).filter(|cell| mask >> (cell - 1) & 1 == 1).collect()
}

/// For each small board, whether the player to move wins, by the rules. The boards are in the order of
/// their masks, which is sound as every move makes the mask smaller.
fn small_boards() -> Vec<bool> {
    let mut wins: Vec<bool> = Vec::new();
    for mask in 0_usize..1 << MAX_TABULATED {
        let is_free = |&target: &usize| mask >> target & 1 == 0;
        let is_won = cells(mask).into_iter().any(|cell| {
            let piece = cell - 1;
            let targets = (0..piece).rev().take_while(is_free);
            targets.map(|target| mask - (1 << piece) + (1 << target)).any(|next| !wins[next])
        });
        wins.push(is_won);
    }
    wins
}
