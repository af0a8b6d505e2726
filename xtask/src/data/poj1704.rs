//! Cases of Georgia and Bob: pieces in any order, odd numbers of them, many lost boards.

use super::rules::nim_wins;
use super::{drawn, line, Question, TestCase};
use fastrand::Rng;

/// The last cell.
const CELLS: usize = 10_000;

/// Boards of so many cells are settled by the rules alone.
const SMALL: usize = 14;

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let wins = small_boards();
    let case = |name: &str, boards: Vec<Vec<usize>>| case(name, &boards, &wins);
    let many = |random: &mut Rng| board(random, 1000, CELLS);
    vec![
        // The smallest input: one piece that cannot move.
        case("edge-01", vec![vec![1]]),
        // All boards of four cells.
        case("edge-02", (1..16).map(cells).collect()),
        // All boards of three pieces on the first six cells.
        case("edge-03", (1..64).map(cells).filter(|cells| cells.len() == 3).collect()),
        // The same backwards.
        case("edge-04", {
            let boards = (1..64).map(|mask| cells(mask).into_iter().rev().collect());
            boards.filter(|cells: &Vec<usize>| cells.len() == 3).collect()
        }),
        // Lost, with an odd number of pieces: the first one faces the wall.
        case("edge-05", drawn(20, 1, |random| lost(&board_of(random, &[3, 5, 7, 9], 60)))),
        // Lost, with an even number of pieces.
        case("edge-06", drawn(20, 2, |random| lost(&board_of(random, &[2, 4, 6, 8], 60)))),
        // No gaps at either end of the strip, with an even and an odd number; a single piece.
        case(
            "edge-07",
            vec![
                (1..=1000).collect(),
                (1..=999).collect(),
                (CELLS - 999..=CELLS).rev().collect(),
                (CELLS - 998..=CELLS).rev().collect(),
                vec![CELLS],
                vec![CELLS, 1],
                vec![2, CELLS],
                (1..=1000).map(|piece| 10 * piece).collect(),
            ],
        ),
        // Boards for which all moves were tried.
        case("random-01", drawn(20, 3, |random| board_of(random, &[1, 2, 3, 4, 5, 6], SMALL))),
        // The same, but lost.
        case("random-02", drawn(20, 4, |random| lost(&board_of(random, &[2, 3, 4, 5], SMALL)))),
        // Up to twenty pieces over the whole strip.
        case(
            "random-03",
            drawn(20, 5, |random| {
                let pieces = random.usize(1..=20);
                board(random, pieces, CELLS)
            }),
        ),
        // As many boards and pieces as allowed, every other board lost.
        case("max-01", {
            drawn(10, 6, |random| {
                let mut lost = lost(&many(random));
                random.shuffle(&mut lost);
                [many(random), lost]
            })
            .concat()
        }),
        // The same with 999 pieces.
        case("max-02", {
            drawn(20, 7, |random| {
                let mut lost = lost(&board(random, 999, CELLS));
                random.shuffle(&mut lost);
                lost
            })
        }),
    ]
}

/// Pieces on different cells, in any order.
fn board(random: &mut Rng, pieces: usize, cells: usize) -> Vec<usize> {
    let mut cells: Vec<usize> = (1..=cells).collect();
    random.shuffle(&mut cells);
    cells.truncate(pieces);
    cells
}

fn board_of(random: &mut Rng, pieces: &[usize], cells: usize) -> Vec<usize> {
    let pieces = pieces[random.usize(..pieces.len())];
    board(random, pieces, cells)
}

/// The board after a winning move, so that the next player has lost; a lost board as it is. The
/// largest cells come first.
fn lost(board: &[usize]) -> Vec<usize> {
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

fn case(name: &str, boards: &[Vec<usize>], wins_on_small: &[bool]) -> TestCase {
    let questions = boards.iter().map(|board| {
        assert!((1..=1000).contains(&board.len()));
        let mut cells = board.clone();
        cells.sort_unstable();
        assert!(cells[0] >= 1 && cells[cells.len() - 1] <= CELLS);
        assert!(cells.windows(2).all(|pair| pair[0] < pair[1]));
        let georgia_wins = nim_wins(&gaps(&cells));
        if cells[cells.len() - 1] <= SMALL {
            let mask = cells.iter().fold(0, |mask, cell| mask | 1 << (cell - 1));
            assert_eq!(georgia_wins, wins_on_small[mask], "{cells:?}");
        }
        let answer = if georgia_wins { "Georgia will win" } else { "Bob will win" };
        Question::new(format!("{}\n{}", board.len(), line(board)), answer)
    });
    TestCase::counted(name, 20, questions)
}

/// The free cells before the last piece, before the last but two, and so on.
fn gaps(cells: &[usize]) -> Vec<usize> {
    let mut walled = cells.to_vec();
    if walled.len() % 2 == 1 {
        walled.insert(0, 0);
    }
    let gaps: Vec<usize> = walled.chunks(2).map(|pair| pair[1] - pair[0] - 1).collect();
    // The same by counting: every other gap, the one before the last piece among them.
    let mut counted = Vec::new();
    let mut gap = 0;
    let mut next = 0;
    for cell in 1..=cells[cells.len() - 1] {
        if cells[next] == cell {
            next += 1;
            if (cells.len() - next) % 2 == 0 {
                counted.push(gap);
            }
            gap = 0;
        } else {
            gap += 1;
        }
    }
    assert_eq!(gaps, counted, "{cells:?}");
    gaps
}

/// The cells of a small board, written as the ones of a binary number.
fn cells(mask: usize) -> Vec<usize> {
    (1..=SMALL).filter(|cell| mask >> (cell - 1) & 1 == 1).collect()
}

/// For every small board, whether the player to move wins, by the rules. A move makes the number of
/// the board smaller.
fn small_boards() -> Vec<bool> {
    let mut wins: Vec<bool> = Vec::new();
    for mask in 0_usize..1 << SMALL {
        let is_free = |&place: &usize| mask >> place & 1 == 0;
        let is_won = cells(mask).into_iter().any(|cell| {
            let piece = cell - 1;
            let places = (0..piece).rev().take_while(is_free);
            places.map(|place| mask - (1 << piece) + (1 << place)).any(|next| !wins[next])
        });
        wins.push(is_won);
    }
    wins
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn gaps_agree_with_the_rules_on_all_small_boards() {
        for (mask, wins) in small_boards().into_iter().enumerate().skip(1) {
            assert_eq!(nim_wins(&gaps(&cells(mask))), wins, "{:?}", cells(mask));
        }
    }
}
