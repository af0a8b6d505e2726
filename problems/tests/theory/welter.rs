//! The page `welter`.

use checks::blocks::{grid, joined, named, Document};
use checks::rules::{in_one, only};
use common::grundy::GrundySearch;
use itertools::Itertools;
use std::collections::BTreeSet;

const PAGE: Document = Document::theory("welter");

/// `2^(e+1) - 1`, where `2^e` is the largest power of two that divides `a - b`; all digits are ones if a = b.
/// Shown by the page.
fn mate(a: usize, b: usize) -> usize {
    let x = a ^ b;
    x ^ x.wrapping_sub(1)
}

/// The value by the theorem. Shown by the page.
pub fn welter(coins: &[usize]) -> usize {
    let mut value = 0;
    for (i, &a) in coins.iter().enumerate() {
        value = coins[..i].iter().fold(value ^ a, |value, &b| value ^ mate(a, b));
    }
    value
}

/// The moves to the value 0, from where to where. Shown by the page.
fn winning_moves(coins: &[usize]) -> Vec<(usize, usize)> {
    let mut moves = Vec::new();
    let all = welter(coins);
    for (i, &from) in coins.iter().enumerate() {
        let others = [&coins[..i], &coins[i + 1..]].concat();
        let rest = others.iter().fold(all ^ from, |value, &b| value ^ mate(from, b));
        let mut to = 0;
        for place in 0..usize::BITS - coins.iter().max().unwrap().leading_zeros() {
            let value = others.iter().fold(rest ^ to, |value, &b| value ^ mate(to, b));
            to ^= value & 1 << place; // changes this digit of the value, and none below
        }
        if to < from && !others.contains(&to) {
            moves.push((from, to));
        }
    }
    moves
}

/// By the rules: a coin to a smaller free place; the places ascend.
pub fn moves(coins: &[usize]) -> Vec<Vec<usize>> {
    let is_free = |to: &usize| !coins.contains(to);
    let mut found = in_one(coins, |_, &from| (0..from).filter(is_free));
    for next in &mut found {
        next.sort_unstable();
    }
    found
}

fn positions(cells: usize) -> impl Iterator<Item = Vec<usize>> {
    (0..1usize << cells).map(move |set| (0..cells).filter(|place| set >> place & 1 == 1).collect())
}

#[test]
fn theorem() {
    let cells = 11;
    let mut search = GrundySearch::new(|coins: &Vec<usize>| moves(coins));
    for coins in positions(cells) {
        let value = welter(&coins);
        assert_eq!(search.grundy(&coins), value as u64, "{coins:?}");
        let next: Vec<usize> = moves(&coins).iter().map(|next| welter(next)).collect();
        for other in (0..16).filter(|&other| other != value) {
            let ways = next.iter().filter(|&&next| next == other).count();
            assert_eq!(ways % 2 == 1, other < value, "{coins:?} to {other}");
        }
        let mut winning: Vec<Vec<usize>> = Vec::new();
        for (from, to) in winning_moves(&coins) {
            winning.push(coins.iter().map(|&a| if a == from { to } else { a }).sorted().collect());
        }
        let expected = moves(&coins).into_iter().filter(|next| welter(next) == 0);
        assert_eq!(winning.into_iter().sorted().collect_vec(), expected.sorted().collect_vec());
    }
    PAGE.says(&format!("{cells}, 16"));
}

#[test]
fn two_coins() {
    let mut search = GrundySearch::new(|coins: &Vec<usize>| moves(coins));
    let size = 8;
    let rows = (0..size).map(|a| {
        let values = (a + 1..size).map(|b| search.grundy(&vec![a, b]).to_string());
        (a.to_string(), vec![String::new(); a + 1].into_iter().chain(values).collect())
    });
    PAGE.table("two coins", &grid("a\\b", 0..size, rows));
}

fn listed_moves(moves: &[(usize, usize)]) -> String {
    joined(moves.iter().map(|(from, to)| format!("{from}, {to}")), ", ")
}

#[test]
fn the_example() {
    let coins = [2, 4, 7, 10, 13];
    let [first, second] = [[2, 10], [7, 13]].map(|pair| welter(&pair));
    let (value, winning) = (welter(&coins), listed_moves(&winning_moves(&coins)));
    PAGE.says(&format!("2, 10, 7, 13, {first}, {second}, 4, {value}, {winning}"));
}

/// Two columns of two cells each: the cells 0 and 2, and the cells 1 and 3.
#[test]
fn the_columns_of_the_proof() {
    let names = [".", "L", "U", "F"];
    let mut rows = vec![named("x\\y", names)];
    for (left, name) in names.into_iter().enumerate() {
        let mut cells = vec![name.to_string()];
        for right in 0..4 {
            let cells_of = |column: usize, kind: usize| {
                (0..2).filter(move |row| kind >> row & 1 == 1).map(move |row| column + 2 * row)
            };
            let coins: BTreeSet<usize> = cells_of(0, left).chain(cells_of(1, right)).collect();
            let above = |coins: &BTreeSet<usize>| {
                let alone =
                    |column: usize| coins.contains(&(column + 2)) && !coins.contains(&column);
                (0..2).filter(|&column| alone(column)).count()
            };
            let mut count = [0, 0]; // the moves that keep the parity of q, and those that change it
            for &from in &coins {
                let free = (0..from).filter(|to| !coins.contains(to) && (to + from) % 2 == 1);
                for to in free {
                    let mut next = coins.clone();
                    next.remove(&from);
                    next.insert(to);
                    count[(above(&next) + above(&coins)) % 2] += 1;
                }
            }
            let single = |kind: usize| kind == 1 || kind == 2;
            let of_d = usize::from(!single(left) && single(right));
            let full = usize::from(left == 3) + usize::from(right == 3);
            assert_eq!(count[0] % 2, (of_d + full) % 2, "{left} {right}");
            assert_eq!(count[1] % 2, above(&coins) % 2, "{left} {right}");
            cells.push(format!("{} {}", count[0], count[1]));
        }
        rows.push(cells);
    }
    PAGE.table("columns", &rows);
}

/// The board of the proof: its columns with their partners, and the moves to 8.
#[test]
fn the_board_of_the_proof() {
    let coins = [2, 4, 7, 10, 13];
    let partner_of = |x: usize| {
        let is_partner = |y: &usize| welter(&[&coins[..], &[x, *y]].concat()) % 8 == 7;
        only((0..8).filter(is_partner))
    };
    let shown = |place| if coins.contains(&place) { place.to_string() } else { ".".to_string() };
    PAGE.table(
        "partners",
        &[
            named("column", 0..8),
            named("above", (8..16).map(shown)),
            named("below", (0..8).map(shown)),
            named("partner", (0..8).map(partner_of)),
        ],
    );
    let moves = coins.into_iter().flat_map(|from| (0..from).map(move |to| (from, to)));
    let to_8 = moves.filter(|&(from, to)| {
        !coins.contains(&to) && welter(&coins.map(|a| if a == from { to } else { a })) == 8
    });
    PAGE.says(&format!("8, {}", listed_moves(&to_8.sorted_by_key(|&(_, to)| to).collect_vec())));
}

#[test]
fn exercise_1() {
    let coins = [2, 5, 8, 14];
    let [first, second] = [[2, 14], [5, 8]].map(|pair| welter(&pair));
    let (value, winning) = (welter(&coins), listed_moves(&winning_moves(&coins)));
    PAGE.says(&format!("2, 14, 5, 8, {first}, {second}, {value}, {winning}"));
}

#[test]
fn in_cpp() {
    let mut expected = String::new();
    for coins in positions(8) {
        let moves = winning_moves(&coins);
        let moves: String = moves.iter().map(|(from, to)| format!(" {from}-{to}")).collect();
        expected += &format!("{}:{moves}\n", welter(&coins));
    }
    PAGE.prints("welter.cpp", &expected);
}
