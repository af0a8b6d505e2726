//! The page `coins`.

use crate::mex::mex;
use crate::nim_multiplication::small_product;
use crate::which::search;
use checks::blocks::{cells, listed, named, spaced, Document};
use checks::rules::{only, Search};

const PAGE: Document = Document::theory("coins");

/// The values of the coins up to `last`, if each is the only head. Coins count from `first`, and `others(x)` lists
/// the sets of coins that may be turned together with `x`, the last one. Shown by the page.
fn values_of_heads(
    first: usize,
    last: usize,
    others: impl Fn(usize) -> Vec<Vec<usize>>,
) -> Vec<usize> {
    let mut g = vec![0; first]; // no coins there
    for x in first..=last {
        let sets = others(x);
        let sums = sets.iter().map(|set| set.iter().fold(0, |sum, &y| sum ^ g[y]));
        let values: Vec<usize> = sums.collect();
        g.push(mex(&values));
    }
    g
}

/// A run of coins that ends at `x`. Shown by the page.
fn ruler(x: usize) -> Vec<Vec<usize>> {
    (1..=x).map(|y| (y..x).collect()).collect()
}

/// One coin or two, counted from 1.
fn turtles(x: usize) -> Vec<Vec<usize>> {
    [vec![vec![]], twins(x)].concat().into_iter().filter(|set| !set.contains(&0)).collect()
}

/// Up to three coins, counted from 0.
fn mock_turtles(x: usize) -> Vec<Vec<usize>> {
    let three = (0..x).flat_map(|y| (0..y).map(move |z| vec![z, y]));
    [vec![vec![]], twins(x), three.collect()].concat()
}

/// Exactly two coins, counted from 0.
fn twins(x: usize) -> Vec<Vec<usize>> {
    (0..x).map(|y| vec![y]).collect()
}

/// A game: its first coin, and what may be turned together with a coin.
pub type Game = (usize, fn(usize) -> Vec<Vec<usize>>);

pub const TURTLES: Game = (1, turtles);
pub const MOCK_TURTLES: Game = (0, mock_turtles);
pub const RULER: Game = (1, ruler);
pub const TWINS: Game = (0, twins);

fn values((first, others): Game, last: usize) -> Vec<usize> {
    values_of_heads(first, last, others)
}

/// What a move turns, as bits, with the coin that must be a head.
type Turn = (u32, u32);

/// By the rules alone: the positions after a move. The heads are bits.
fn after(turns: &[Turn]) -> impl Fn(&u32) -> Vec<u32> + '_ {
    |&heads| {
        let legal = turns.iter().filter(move |(last, _)| heads & last != 0);
        legal.map(|(_, turned)| heads ^ turned).collect()
    }
}

/// The moves with coins up to `last`, of which the first is bit 0.
fn turns((first, others): Game, last: usize) -> Vec<Turn> {
    let sets = (first..=last).flat_map(|x| others(x).into_iter().map(move |set| (x, set)));
    let bit = |x: usize| 1 << (x - first);
    sets.map(|(x, set)| (bit(x), set.into_iter().fold(bit(x), |bits, y| bits | bit(y)))).collect()
}

/// That single heads have these values, and every position of ten coins their Nim sum. Returns the number of positions.
pub fn single_heads(game: Game, formula: impl Fn(usize) -> usize) -> usize {
    let (first, last) = (game.0, game.0 + 9);
    let g = values(game, last);
    assert!((first..=last).all(|x| g[x] == formula(x)), "{g:?}");
    let turns = turns(game, last);
    search::values(0..1 << 10, after(&turns), |&heads| {
        (first..=last).filter(|x| heads >> (x - first) & 1 == 1).fold(0, |sum, x| sum ^ g[x])
    })
}

#[test]
fn table_of_three_games() {
    let line = |name: &str, game: Game| named(name, &values(game, game.0 + 15)[game.0..]);
    let coin = |first: usize| named("coin", first..first + 16);
    let rows = [
        coin(1),
        line("Turning Turtles", TURTLES),
        line("Ruler", RULER),
        coin(0),
        line("Mock Turtles", MOCK_TURTLES),
    ];
    PAGE.table("three games", &rows);
}

/// Coins on a board: those that are turned together with (x, y), by the definition of the product.
fn together(first: Game, second: Game, (x, y): (usize, usize)) -> Vec<Vec<(usize, usize)>> {
    let with = |x: usize, sets: Vec<Vec<usize>>| -> Vec<Vec<usize>> {
        sets.into_iter().map(|set| [set, vec![x]].concat()).collect()
    };
    let (rows, columns) = (with(x, first.1(x)), with(y, second.1(y)));
    let mut moves = Vec::new();
    for (set, other) in rows.iter().flat_map(|set| columns.iter().map(move |other| (set, other))) {
        let all = set.iter().flat_map(|&a| other.iter().map(move |&b| (a, b)));
        moves.push(all.filter(|&coin| coin != (x, y)).collect());
    }
    moves
}

/// The values of single heads on a board, by the theorem on single heads.
fn board(first: Game, second: Game, last: (usize, usize)) -> Vec<Vec<usize>> {
    let mut g = vec![vec![0; last.1 + 1]; last.0 + 1];
    for (x, y) in (first.0..=last.0).flat_map(|x| (second.0..=last.1).map(move |y| (x, y))) {
        let sets = together(first, second, (x, y));
        let sums = sets.iter().map(|set| set.iter().fold(0, |sum, &(a, b)| sum ^ g[a][b]));
        let values: Vec<usize> = sums.collect();
        g[x][y] = mex(&values);
    }
    g
}

#[test]
fn rugs() {
    let ruler = values(RULER, 8);
    let board = board(RULER, RULER, (8, 8));
    let mut rows = vec![named("⊗", &ruler[1..])];
    rows.extend((1..=4).map(|x| named(ruler[x], &board[x][1..])));
    PAGE.table("rugs", &rows);
}

/// The sets that a winning move turns, the last coin first.
fn winning_moves(first: Game, second: Game, heads: &[(usize, usize)]) -> Vec<Vec<(usize, usize)>> {
    let far = |of: fn(&(usize, usize)) -> usize| heads.iter().map(of).max().unwrap();
    let g = board(first, second, (far(|head| head.0), far(|head| head.1)));
    let sum = heads.iter().fold(0, |sum, &(x, y)| sum ^ g[x][y]);
    let mut winning = Vec::new();
    for &head in heads {
        for others in together(first, second, head) {
            let turned = [vec![head], others].concat();
            if turned.iter().fold(sum, |sum, &(x, y)| sum ^ g[x][y]) == 0 {
                winning.push(turned);
            }
        }
    }
    winning
}

#[test]
fn winning_moves_on_a_board() {
    let heads = [(2, 3), (5, 4), (6, 2)];
    let value = |&(x, y): &(usize, usize)| small_product(x, y);
    let mut rows = vec![cells(["head", "value", "turned with it", "their values", "Nim sum"])];
    for mut turned in winning_moves(TURTLES, TURTLES, &heads) {
        let head = turned.remove(0);
        turned.reverse();
        let coin = |&(x, y): &(usize, usize)| format!("{x},{y}");
        let becomes = turned.iter().map(value).fold(0, |sum, value| sum ^ value);
        rows.push(vec![
            coin(&head),
            value(&head).to_string(),
            spaced(turned.iter().map(coin)),
            spaced(turned.iter().map(value)),
            becomes.to_string(),
        ]);
    }
    PAGE.table("corners", &rows);
}

#[test]
fn exercise_3() {
    let turns = turns(MOCK_TURTLES, 9);
    let heads = [1, 4, 6, 9].iter().map(|x| 1 << x).sum::<u32>();
    let left = only(Search::normal(after(&turns)).winning(&heads));
    let turned = (0..10).rev().filter(|x| (left ^ heads) >> x & 1 == 1);
    PAGE.says(&format!("1, 4, 6, 9, 10, 10, {}", listed(turned)));
}

/// The values of exercise 4, from 0 on; the tests of luogu3179 hold them against the rules.
fn of_quotients(last: usize) -> Vec<usize> {
    let mut h = vec![0];
    for m in 1..=last {
        let sums = (2..=m).scan(0, |sum, i| {
            *sum ^= h[m / i];
            Some(*sum)
        });
        let values: Vec<usize> = [0].into_iter().chain(sums).collect();
        h.push(mex(&values));
    }
    h
}

#[test]
fn exercise_4() {
    PAGE.says(&listed(&of_quotients(16)[1..]));
}

/// What the C++ program prints.
#[test]
fn cpp() {
    let all = [values(RULER, 40), values(MOCK_TURTLES, 40)].concat();
    let expected: String = all.iter().map(|value| format!("{value}\n")).collect();
    PAGE.prints("coins.cpp", &expected);
}
