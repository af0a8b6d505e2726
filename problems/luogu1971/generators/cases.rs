//! Test files of The Rabbit and Egg Game. An input is a single game.

use crate::rules::Search;
use crate::{Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The bound on the rows and the columns.
const MAX: usize = 40;

/// The rows of a board.
type Board = Vec<Vec<u8>>;

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    vec![
        // The only play: no mistake, as Rabbit cannot win; and a mistake, as the other way would do.
        test_file("edge-01", &[".OX"], &[1, 2]),
        test_file("edge-02", &["O.OX"], &[2, 3]),
        // A matching that covers the gap is not the only one.
        played("edge-03", &chequered(rng, 2, 4, 0), 4, rng),
        // Beside the last gap there are pieces of Rabbit, but they have moved, or are Egg's.
        test_file("edge-04", &["OX", ".X"], &[0, 1]),
        test_file("edge-05", &[".O", "XX"], &[1, 3]),
        // One way from end to end, with an even number of moves.
        test_file("edge-06", &[&format!(".{}", "OX".repeat(19))], &(1..39).collect_vec()),
        // Colours that make all cells reachable, and mistakes one after the other.
        played("edge-07", &chequered(rng, 4, 3, 0), 6, rng),
        played("edge-08", &chequered(rng, 4, 4, 0), 10, rng),
        played("edge-09", &chequered(rng, 9, 9, 3), 40, rng),
        // Boards of the largest size.
        played("edge-10", &chequered(rng, MAX, 1, 0), 6, rng),
        played("edge-11", &chequered(rng, MAX, MAX, 30), 10, rng),
        played("random-01", &chequered(rng, 4, 3, 9), 2, rng),
        played("random-02", &chequered(rng, 3, 4, 12), 2, rng),
        played("random-03", &chequered(rng, 6, 7, 20), 10, rng),
        played("random-04", &chequered(rng, 12, 12, 10), 30, rng),
        played("random-05", &chequered(rng, 15, 10, 5), 60, rng),
    ]
}

/// A board with a random gap, where the gap could go everywhere but to one cell of `percent` in a hundred.
fn chequered(rng: &mut Rng, n: usize, m: usize, percent: u8) -> Board {
    let (row, column) = (rng.usize(0..n), rng.usize(0..m));
    let cell = |rng: &mut Rng, i: usize, j: usize| {
        let is_black = (i + j + row + column).is_multiple_of(2) != (rng.u8(0..100) < percent);
        match (i, j) {
            _ if (i, j) == (row, column) => b'.',
            _ if is_black => b'X',
            _ => b'O',
        }
    };
    (0..n).map(|i| (0..m).map(|j| cell(rng, i, j)).collect()).collect()
}

/// Of ten random games of at least so many moves that Rabbit loses, the one with most mistakes.
fn played(name: &str, board: &Board, least: usize, rng: &mut Rng) -> TestFile {
    let m = board[0].len();
    let mut games = Vec::new();
    for _ in 0..100_000 {
        let (mut now, mut moves) = (board.concat(), Vec::new());
        while let Some(cell) = rng.choice(options(&now, m, moves.len())) {
            moves.push(cell);
            now = after(&now, cell);
        }
        if moves.len() >= least && moves.len() % 2 == 0 {
            games.push(moves);
        }
        if games.len() == 10 {
            break;
        }
    }
    let count = |moves: &Vec<usize>| mistakes(&could_win(&board.concat(), m, moves)).len();
    let moves = games.into_iter().max_by_key(count).expect("such a game");
    let rows = board.iter().map(|row| String::from_utf8_lossy(row)).collect_vec();
    test_file(name, &rows.iter().map(|row| &row[..]).collect_vec(), &moves)
}

fn gap(board: &[u8]) -> usize {
    board.iter().position(|&cell| cell == b'.').expect("a gap")
}

/// The cells of the pieces that the player to move can slide, behind so many moves.
fn options(board: &[u8], m: usize, moves: usize) -> Vec<usize> {
    let (gap, piece) = (gap(board), [b'O', b'X'][moves % 2]);
    let is_beside = |v: &usize| (v / m).abs_diff(gap / m) + (v % m).abs_diff(gap % m) == 1;
    (0..board.len()).filter(is_beside).filter(|&v| board[v] == piece).collect()
}

fn after(board: &[u8], cell: usize) -> Vec<u8> {
    let mut next = board.to_vec();
    next.swap(cell, gap(board));
    next
}

/// The numbers of the moves of Rabbit before which she could win, and Egg after them.
fn mistakes(wins: &[bool]) -> Vec<usize> {
    (1..=wins.len() / 2).filter(|i| wins[2 * i - 2] && wins[2 * i - 1]).collect()
}

/// Whether the player to move could win, before each move: by maximum matchings with and without the gap, of the cells
/// that it has not left and that have the piece that fits their place on a chessboard.
fn could_win(board: &[u8], m: usize, moves: &[usize]) -> Vec<bool> {
    let mut gap = gap(board);
    let parity = |v: usize| (v / m + v % m) % 2;
    let fits = |v: &usize| [b'X', b'O'][(parity(*v) + parity(gap)) % 2] == board[*v];
    let mut cells = (0..board.len()).filter(fits).chain([gap]).collect_vec();
    let mut wins = Vec::new();
    for &cell in moves {
        let size = matching(&cells, m);
        cells.retain(|&v| v != gap);
        wins.push(matching(&cells, m) < size);
        gap = cell;
    }
    wins
}

/// The answer; on small boards a search tells the same.
fn test_file(name: &str, rows: &[&str], moves: &[usize]) -> TestFile {
    let (n, m) = (rows.len(), rows[0].len());
    assert!(n <= MAX && m <= MAX && !moves.is_empty() && moves.len().is_multiple_of(2), "{name}");
    let mut board = rows.concat().into_bytes();
    let wins = could_win(&board, m, moves);
    let mut search = Search::normal(|(board, player): &(Vec<u8>, usize)| {
        let options = options(board, m, *player).into_iter();
        options.map(|cell| (after(board, cell), 1 - player)).collect()
    });
    for (i, &cell) in moves.iter().enumerate() {
        assert!(options(&board, m, i).contains(&cell), "{name}: {cell}");
        assert!(n * m > 12 || search.wins(&(board.clone(), i % 2)) == wins[i], "{name}");
        board = after(&board, cell);
    }
    assert!(options(&board, m, moves.len()).is_empty(), "{name}");
    let mistakes = mistakes(&wins);
    let lines = moves.iter().map(|v| format!("\n{} {}", v / m + 1, v % m + 1)).join("");
    let input = format!("{n} {m}\n{}\n{}{lines}", rows.join("\n"), moves.len() / 2);
    let answer = [mistakes.len()].into_iter().chain(mistakes).join("\n");
    TestFile::new(name, [Case::new(input, answer)])
}

/// The size of a maximum matching of these cells, where those side by side may be partners.
fn matching(cells: &[usize], m: usize) -> usize {
    fn find(v: usize, beside: &[Vec<usize>], partner: &mut [usize], seen: &mut [bool]) -> bool {
        beside[v].iter().any(|&w| {
            let is_new = !std::mem::replace(&mut seen[w], true);
            let other = partner[w];
            let found = is_new && (other == usize::MAX || find(other, beside, partner, seen));
            if found {
                partner[w] = v;
            }
            found
        })
    }
    let most = cells.iter().max().map_or(0, |most| most + m + 1);
    let mut is_there = vec![false; most + 1];
    for &v in cells {
        is_there[v] = true;
    }
    let mut beside = vec![Vec::new(); most + 1];
    for &v in cells {
        let right = ((v + 1) % m != 0 && is_there[v + 1]).then_some(v + 1);
        for w in right.into_iter().chain(is_there[v + m].then_some(v + m)) {
            beside[v].push(w);
            beside[w].push(v);
        }
    }
    let mut partner = vec![usize::MAX; most + 1];
    let black = cells.iter().filter(|&v| (v / m + v % m).is_multiple_of(2));
    black.filter(|&&v| find(v, &beside, &mut partner, &mut vec![false; most + 1])).count()
}
