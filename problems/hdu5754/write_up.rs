//! The tables that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::{brute_force, moves};
use super::{outcome, Piece};
use checks::blocks::{lines, listed, Document};
use checks::rules::{in_one, Search};
use common::grundy::GrundySearch;

const WRITE_UP: Document = Document::write_up("hdu5754");

/// The numbers of the pieces.
const PIECES: [u64; 4] = [KING, ROOK, KNIGHT, 4];
const KING: u64 = 1;
const ROOK: u64 = 2;
const KNIGHT: u64 = 3;

fn letter(outcome: i32) -> char {
    ['L', 'D', 'W'][usize::try_from(outcome + 1).unwrap()]
}

#[test]
fn the_write_up_shows_the_four_boards() {
    let size = 8;
    let pieces = ["♔", "♖", "♘", "♕"].map(|piece| format!("{piece:<20}")).concat();
    let mut table = format!("    {}\n", pieces.trim_end());
    let heads: Vec<String> = PIECES.map(|_| (0..size).map(|y| format!(" {y}")).collect()).to_vec();
    table += &format!("x\\y {}\n", heads.join("    "));
    let boards = PIECES.map(|piece| brute_force(piece, size));
    for x in 0..size {
        let row = |board: &Vec<Vec<i32>>| -> String {
            let cell =
                |&outcome: &i32| format!(" {}", if outcome == 0 { '.' } else { letter(outcome) });
            board[x].iter().map(cell).collect()
        };
        table += &format!("{x:3} {}\n", boards.iter().map(row).collect::<Vec<_>>().join("    "));
    }
    WRITE_UP.text("boards", &table);
}

#[test]
fn the_cpp_is_the_same() {
    let boards = PIECES.map(|piece| {
        lines(brute_force(piece, 30).iter().map(|row| row.iter().map(|&o| letter(o)).collect()))
    });
    WRITE_UP.prints("brute_force.cpp", &boards.concat());
}

/// The strategy of the proof keeps the draw: from each drawn position from which the knight can jump, it does not lose.
#[test]
fn the_strategy_for_a_draw() {
    let outcomes = brute_force(KNIGHT, 60);
    for (x, y) in (0..60).flat_map(|x| (0..=x).map(move |y| (x, y))) {
        if outcomes[x][y] != 0 || moves(KNIGHT, x, y).is_empty() {
            continue;
        }
        // More to the goal remains in x: jump 1 there and 2 in y, if possible.
        let (x, y) = if y >= 2 { (x - 1, y - 2) } else { (x - 2, y - 1) };
        assert_eq!(outcomes[x][y], 0);
    }
}

/// How often the judge's boards have each answer.
#[test]
fn how_many_boards() {
    let count = |piece, answer: &str| {
        let pairs = (1..1000).flat_map(|x| (1..1000).map(move |y| (x, y)));
        pairs.filter(|&(x, y)| outcome(piece, x, y) == answer).count()
    };
    let won = count(Piece::Knight, "B");
    let [king, rook, knight, queen] =
        [Piece::King, Piece::Rook, Piece::Knight, Piece::Queen].map(|piece| count(piece, "G"));
    WRITE_UP.says(&format!("{}, {won}, {knight}", 999 * 999));
    WRITE_UP.says(&format!("{king}, {rook}, {knight}, {queen}"));
}

#[test]
fn exercise_1_first_moves() {
    let winning = PIECES.map(|piece| {
        let outcomes = brute_force(piece, 10);
        let mut all = moves(piece, 7, 8);
        all.retain(|&(x, y)| outcomes[x][y] == -1);
        all.sort_unstable();
        listed(all.iter().map(|(x, y)| format!("({x}, {y})")))
    });
    WRITE_UP.says(&listed(winning));
}

#[test]
fn exercise_5_two_boards() {
    type Place = (usize, usize);
    let mut king = GrundySearch::new(|&(x, y): &Place| moves(KING, x, y));
    let mut rook = GrundySearch::new(|&(x, y): &Place| moves(ROOK, x, y));
    let mut both = Search::normal(|places: &Vec<Place>| {
        in_one(places, |board, &(x, y)| moves([KING, ROOK][board], x, y))
    });
    let [king_at, rook_at] = [(4, 3), (6, 5)];
    assert_eq!([king.grundy(&king_at), rook.grundy(&rook_at)], [3, 3]);
    assert!(!both.wins(&vec![king_at, rook_at]));
}
