//! The tables that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::{brute_force, moves};
use super::{outcome, Piece};
use checks::blocks::{lines, listed, Document};

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
