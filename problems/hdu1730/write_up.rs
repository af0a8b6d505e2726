//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::{gap, tests};
use checks::blocks::{cells, grid, listed, Document};
use checks::rules::{ascending_lists, in_one};
use common::nim::nim_sum;
use std::collections::BTreeMap;

const WRITE_UP: Document = Document::write_up("hdu1730");

/// A row from the side of the player to move: the free cells behind the player's piece, those between the
/// pieces, and those behind the other piece. A mirrored row is the same.
type Row = [u64; 3];

/// The rows in ascending order: their order does not matter.
type Board = Vec<Row>;

fn sorted(mut board: Board) -> Board {
    board.sort_unstable();
    board
}

/// The same board from the side of the other player.
fn turned(board: &Board) -> Board {
    sorted(board.iter().map(|&[behind, gap, beyond]| [beyond, gap, behind]).collect())
}

/// All boards of `n` rows and `m` columns.
fn boards(n: usize, m: u64) -> Vec<Board> {
    let free = m - 2;
    let rows = (0..=free).flat_map(|a| (0..=free - a).map(move |gap| [a, gap, free - a - gap]));
    ascending_lists(n, rows)
}

/// The boards after each move by at most `limit` cells, from the opponent's side.
fn moves(board: &Board, limit: u64) -> Vec<Board> {
    let options = in_one(board, |_, &[behind, gap, beyond]| {
        let advances = (1..=gap.min(limit)).map(move |t| [behind + t, gap - t, beyond]);
        let retreats = (1..=behind.min(limit)).map(move |t| [behind - t, gap + t, beyond]);
        advances.chain(retreats)
    });
    options.iter().map(turned).collect()
}

/// For each position in which a player can force an end: whether the player to move wins, and after how
/// many moves if the winner hurries and the loser does not. Whoever cannot move loses, or wins if `misere`.
fn solve<P: Clone + Ord>(
    positions: &[P],
    moves: impl Fn(&P) -> Vec<P>,
    misere: bool,
) -> BTreeMap<P, (bool, u64)> {
    let mut known: BTreeMap<P, (bool, u64)> = BTreeMap::new();
    let moves: Vec<Vec<P>> = positions.iter().map(moves).collect();
    for count in 0.. {
        let mut new = Vec::new();
        for (position, options) in positions.iter().zip(&moves) {
            let is = |option, won| known.get(option).is_some_and(|outcome| outcome.0 == won);
            if known.contains_key(position) {
            } else if options.is_empty() {
                new.push((position.clone(), (misere, count)));
            } else if options.iter().any(|option| is(option, false)) {
                new.push((position.clone(), (true, count)));
            } else if options.iter().all(|option| is(option, true)) {
                new.push((position.clone(), (false, count)));
            }
        }
        if new.is_empty() {
            break;
        }
        known.extend(new);
    }
    known
}

#[test]
fn the_write_up_shows_the_table() {
    let m = 5;
    let boards = tests::boards(2, m);
    let wins = tests::brute_force(&boards, m);
    let count = |first, second| {
        let gaps = |board: &tests::Board| [0, 1].map(|row| gap(board[row][0], board[row][1]));
        let with = || boards.iter().filter(|board| gaps(board) == [first, second]);
        let lost = with().filter(|&board| wins.get(board) == Some(&false)).count();
        format!("{lost}/{}", with().count())
    };
    let row = |first: u64| (first.to_string(), cells((0..=3).map(|second| count(first, second))));
    let table = grid("gaps", 0..=3, (0..=3).map(row));
    WRITE_UP.table("gaps", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let mut lines = String::new();
    for m in 2..=5 {
        let boards = tests::boards(2, m);
        let wins = tests::brute_force(&boards, m);
        let letter = |board| match wins.get(board) {
            Some(true) => 'W',
            Some(false) => 'L',
            None => '-',
        };
        let rows = usize::try_from(m * (m - 1)).unwrap();
        for boards in boards.chunks(rows) {
            lines.extend(boards.iter().map(letter).chain(['\n']));
        }
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_winning_moves() {
    let columns: [[u64; 2]; 3] = [[2, 4], [2, 5], [6, 3]];
    let gaps = |columns: [[u64; 2]; 3]| columns.map(|[mine, other]| gap(mine, other));
    let mut winning = Vec::new();
    for (row, to) in (0..3).flat_map(|row| (1..=6).map(move |to| (row, to))) {
        let [from, other] = columns[row];
        let mut next = columns;
        next[row][0] = to;
        let is_move = to != other && (to < other) == (from < other);
        if is_move && nim_sum(gaps(next)) == 0 {
            winning.push(format!("{}, {from}, {to}, {}", row + 1, listed(gaps(next))));
        }
    }
    WRITE_UP.says(&format!("{}, {}", listed(gaps(columns)), winning.join(", ")));
}

#[test]
fn exercise_2_how_long_it_takes() {
    for (n, m) in [(1, 9), (2, 6), (3, 4)] {
        let mut boards = boards(n, m);
        let outcomes = solve(&boards, |board| moves(board, m), false);
        boards.retain(|board| board.iter().all(|row| row[1] == 0));
        for board in boards {
            let behind: u64 = board.iter().map(|row| row[0]).sum();
            assert_eq!(outcomes[&board], (false, 2 * behind), "{board:?}");
        }
    }
}

#[test]
fn exercise_3_at_most_so_many_cells() {
    for limit in 1..=4 {
        for (n, m) in [(1, 9), (2, 6), (3, 4)] {
            let boards = boards(n, m);
            let outcomes = solve(&boards, |board| moves(board, limit), false);
            for board in boards {
                let remainders = board.iter().map(|row| row[1] % (limit + 1));
                assert_eq!(
                    outcomes[&board].0,
                    nim_sum(remainders) != 0,
                    "{board:?}, limit {limit}"
                );
            }
        }
    }
}

#[test]
fn exercise_5_whoever_cannot_move_wins() {
    for (n, m) in [(1, 4), (1, 8), (2, 4), (2, 5), (3, 4)] {
        let mut boards = boards(n, m);
        let known = solve(&boards, |board| moves(board, m), true);
        // Only those without a move have an end.
        boards.retain(|board| moves(board, m).is_empty());
        assert_eq!(known.len(), boards.len());
    }
    let boards = boards(1, 3);
    assert_eq!(solve(&boards, |board| moves(board, 3), true).len(), boards.len());
}
