//! Test files of Life Winner Bo. Lost positions of the rook and the queen are rare, and so is a knight without a draw,
//! so many of them are made to be.

use crate::prelude::*;
use std::collections::BTreeSet;

/// The bound on rows and columns.
const MAX: usize = 1000;

const KING: usize = 1;
const ROOK: usize = 2;
const KNIGHT: usize = 3;
const QUEEN: usize = 4;

/// Lost positions of the queen whose difference times the golden ratio is close to a whole number.
const FIBONACCI: [(usize, usize); 7] =
    [(1, 2), (3, 5), (8, 13), (21, 34), (55, 89), (144, 233), (377, 610)];

/// A piece, and the numbers of rows and columns.
type Board = (usize, usize, usize);

pub fn cases() -> Vec<TestFile> {
    let oracle = Oracle::new();
    let test_file = |name: &str, boards: Vec<Board>| oracle.test_file(name, boards);
    let edge = vec![
        // The smallest input.
        vec![(KNIGHT, 2, 2)],
        // All boards with up to 16 rows and columns.
        iproduct!(1..=4, 2..=16, 2..=16).collect(),
        // The knight on all boards with up to 32.
        iproduct!([KNIGHT], 2..=32, 2..=32).collect(),
        // The queen around lost positions, the last ones with the largest differences.
        {
            let near_the_end = oracle.cold.iter().rev().take(20);
            let others = oracle.cold.iter().skip(20).step_by(12);
            near_the_end
                .chain(others)
                .chain(&FIBONACCI)
                .flat_map(|&pair| with_neighbours(QUEEN, pair))
                .collect()
        },
        // The knight around equal distances.
        (940..=999)
            .flat_map(|x| with_neighbours(KNIGHT, (x, x)))
            .chain((940..=999).flat_map(|x| with_neighbours(KNIGHT, (x - 1, x))))
            .collect(),
        // The ends of the range.
        iproduct!(1..=4, [2, 3, 4, 997, 998, 999, MAX], [2, 3, 4, 997, 998, 999, MAX]).collect(),
    ];
    let random = vec![
        // Any boards.
        sample(300, 1, any_board),
        // About as many of each answer.
        sample(1000, 2, |rng| oracle.mixed(rng, 2, MAX)),
    ];
    // As many cases as are legal, with boards that are nearly as large as is legal.
    let max = vec![sample(1000, 3, |rng| oracle.mixed(rng, 980, MAX))];
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let board = |i: usize| format!("{} {} {}", 1 + i % 4, MAX - i / 4 % 2, MAX - i / 8 % 2);
    files.extend(largest([("the largest boards", (0..1000).map(board).collect())]));
    files
}

fn any_board(rng: &mut Rng) -> Board {
    (rng.usize(1..=4), rng.usize(2..=MAX), rng.usize(2..=MAX))
}

/// The board with these distances and those around it, in both orders, as far as they are legal.
fn with_neighbours(piece: usize, (x, y): (usize, usize)) -> Vec<Board> {
    [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
        .into_iter()
        .flat_map(|(x, y)| [(piece, x + 1, y + 1), (piece, y + 1, x + 1)])
        .filter(|&(_, n, m)| n.min(m) >= 2 && n.max(m) <= MAX)
        .collect()
}

/// Who wins all boards, by the rules.
struct Oracle {
    /// For each piece from the king on, for all distances: 1, -1, or 0 for a draw.
    tables: [Vec<Vec<i8>>; 4],
    /// The lost positions of Wythoff's game, the smaller number first.
    cold: BTreeSet<(usize, usize)>,
}

impl Oracle {
    fn new() -> Self {
        let tables = [
            steps(&[(1, 0), (0, 1), (1, 1)]),
            lines(&[(1, 0), (0, 1)]),
            steps(&[(1, 2), (2, 1)]),
            lines(&[(1, 0), (0, 1), (1, 1)]),
        ];
        Oracle { tables, cold: cold_pairs() }
    }

    fn test_file(&self, name: &str, boards: Vec<Board>) -> TestFile {
        let cases = boards.into_iter().map(|(piece, n, m)| {
            let (x, y) = (n - 1, m - 1);
            let answer = match self.tables[piece - 1][x][y] {
                1 => "B",
                -1 => "G",
                _ => "D",
            };
            Case::new(format!("{piece} {n} {m}"), answer)
        });
        TestFile::new(name, cases).at_most(1000)
    }

    /// A board with between `min` and `max` rows and columns; two of three are lost or, for the knight, perhaps one
    /// jump before that.
    fn mixed(&self, rng: &mut Rng, min: usize, max: usize) -> Board {
        let (piece, n, m) = (rng.usize(1..=4), rng.usize(min..=max), rng.usize(min..=max));
        if rng.usize(0..3) == 0 {
            return (piece, n, m);
        }
        match piece {
            KING => (KING, (n.max(3) - 1) | 1, (m.max(3) - 1) | 1),
            ROOK => (ROOK, n, n),
            KNIGHT => {
                let x = n.max(6) / 3 * 3 - 2;
                [(KNIGHT, x, x), (KNIGHT, x + 1, x + 2), (KNIGHT, x + 2, x + 1)][rng.usize(0..3)]
            }
            _ => {
                let cold: Vec<Board> =
                    self.cold.iter().map(|&(x, y)| (QUEEN, x + 1, y + 1)).collect();
                let (_, n, m) = cold[rng.usize(if min > 2 { 360 } else { 1 }..cold.len())];
                [(QUEEN, n, m), (QUEEN, m, n)][rng.usize(0..2)]
            }
        }
    }
}

/// The table of a piece that makes one of these steps.
fn steps(steps: &[(usize, usize)]) -> Vec<Vec<i8>> {
    let mut table = vec![vec![0; MAX]; MAX];
    for (x, y) in iproduct!(0..MAX, 0..MAX) {
        let legal = steps.iter().filter(|&&(down, right)| down <= x && right <= y);
        let best = legal.map(|&(down, right)| -table[x - down][y - right]).max();
        table[x][y] = best.unwrap_or(if (x, y) == (0, 0) { -1 } else { 0 });
    }
    table
}

/// The table of a piece that makes any number of equal steps: won if a lost position lies in one of the directions.
/// This piece can always be moved until it is at the goal.
fn lines(directions: &[(usize, usize)]) -> Vec<Vec<i8>> {
    let mut table = vec![vec![0; MAX]; MAX];
    // Whether a lost position lies in the direction.
    let mut sees = vec![vec![vec![false; MAX]; MAX]; directions.len()];
    for (x, y) in iproduct!(0..MAX, 0..MAX) {
        for (i, &(down, right)) in directions.iter().enumerate() {
            if down <= x && right <= y {
                let (x_after, y_after) = (x - down, y - right);
                sees[i][x][y] = sees[i][x_after][y_after] || table[x_after][y_after] == -1;
            }
        }
        table[x][y] = if sees.iter().any(|sees| sees[x][y]) { 1 } else { -1 };
    }
    table
}

/// The lost positions of Wythoff's game with numbers below `MAX`: the differences are 0, 1, 2, ..., and the smaller
/// number of each is the least that is in none before it.
fn cold_pairs() -> BTreeSet<(usize, usize)> {
    let mut used = BTreeSet::new();
    let mut pairs = BTreeSet::new();
    for difference in 0.. {
        let small = (0..MAX).find(|number| !used.contains(number)).unwrap_or(MAX);
        if small + difference >= MAX {
            break;
        }
        used.extend([small, small + difference]);
        pairs.insert((small, small + difference));
    }
    pairs
}
