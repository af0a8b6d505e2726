//! The page `staircase`.

use crate::which::search;
use checks::blocks::{cells, listed, named, spaced, Document};
use checks::rules::{all_lists, only};
use common::grundy::GrundySearch;
use common::nim::nim_sum;

const PAGE: Document = Document::theory("staircase");

/// Whether the player to move wins, with this many coins on the stairs from 0 on. Shown by the page.
fn staircase_wins(coins: &[u64]) -> bool {
    nim_sum(coins.iter().copied().skip(1).step_by(2)) != 0 // the stairs 1, 3, 5, ...
}

/// A move: the stair, the number of coins, and what it leaves.
type Move = (usize, u64, Vec<u64>);

/// By the rules: up to `most` coins go from a stair to one of the stairs `below(stair)`.
fn moves<B: IntoIterator<Item = usize>>(
    coins: &[u64],
    most: u64,
    below: impl Fn(usize) -> B,
) -> Vec<Move> {
    let mut moves = Vec::new();
    for stair in 1..coins.len() {
        for to in below(stair) {
            for count in 1..=coins[stair].min(most) {
                let mut left = coins.to_vec();
                left[stair] -= count;
                if to > 0 {
                    left[to] += count; // nothing moves on the floor: its coins are not counted
                }
                moves.push((stair, count, left));
            }
        }
    }
    moves
}

fn next_stair(coins: &[u64]) -> Vec<Move> {
    moves(coins, u64::MAX, |stair| Some(stair - 1))
}

fn after(moves: Vec<Move>) -> Vec<Vec<u64>> {
    moves.into_iter().map(|(.., left)| left).collect()
}

/// All positions with fewer than `base` coins on each of the stairs 1 to 4.
fn positions(base: u64) -> impl Iterator<Item = Vec<u64>> {
    all_lists(4, 0..base).into_iter().map(|coins| [vec![0], coins].concat())
}

/// The theorem and the Grundy value: a row of the page `which`. Returns the number of positions.
pub fn theorem() -> usize {
    search::values(
        positions(4),
        |coins| after(next_stair(coins)),
        |coins| {
            let value = coins[1] ^ coins[3];
            assert_eq!(staircase_wins(coins), value != 0);
            usize::try_from(value).unwrap()
        },
    )
}

/// The winning moves, by the rules.
fn winning(coins: &[u64]) -> Vec<Move> {
    let mut search = GrundySearch::new(|coins: &Vec<u64>| after(next_stair(coins)));
    let mut moves = next_stair(coins);
    moves.retain(|(.., left)| search.grundy(left) == 0);
    moves
}

fn odd(coins: &[u64]) -> Vec<u64> {
    coins.iter().copied().skip(1).step_by(2).collect()
}

#[test]
fn example() {
    let coins = [0, 2, 3, 5, 1, 4];
    PAGE.table("coins", &[named("stair", 1..coins.len()), named("coins", &coins[1..])]);
    let mut rows = vec![cells(["from stair", "coins", "odd stairs then"])];
    for (stair, count, left) in winning(&coins) {
        rows.push(vec![stair.to_string(), count.to_string(), spaced(odd(&left))]);
    }
    PAGE.table("moves", &rows);
    PAGE.says(&format!("{}, {}", listed(odd(&coins)), nim_sum(odd(&coins))));
}

/// The free cells before each piece, from the right.
fn gaps(pieces: &[u64]) -> Vec<u64> {
    let cells = [&[0], pieces].concat();
    cells.windows(2).rev().map(|pair| pair[1] - pair[0] - 1).collect()
}

#[test]
fn poj1704() {
    let pieces = [1, 5, 6, 7, 9, 12, 14, 17];
    let problem = pack::Pack::here().unwrap().find("poj1704").unwrap();
    let sample = pack::read(&problem.samples().unwrap()[0].input).unwrap();
    assert!(sample.lines().any(|line| line == spaced(pieces)), "{sample}");
    let gaps = gaps(&pieces);
    let heaps = gaps.iter().enumerate().map(|(i, gap)| match i % 2 {
        0 => gap.to_string(),
        _ => String::new(),
    });
    PAGE.table(
        "poj1704",
        &[
            named("pieces", pieces),
            named("gaps, from the right", &gaps),
            named("stairs 1, 3, 5, 7", heaps),
        ],
    );
    let coins = odd(&[vec![0], gaps].concat());
    PAGE.says(&format!("{} = {}", listed(&coins), nim_sum(coins.iter().copied())));
}

#[test]
fn exercise_1() {
    let [(1, down, low), (4, 3, high)] = &winning(&[0, 4, 2, 1, 3])[..] else {
        panic!("two moves")
    };
    PAGE.says(&format!("4, 1, 5, 1, 4, 5, {}, {down}, 3, 1, 5, {}, 3, 4", low[1], high[3]));
}

#[test]
fn questions() {
    let mut coins = vec![0, 0, 0, 0, 0, 1];
    let mut count = 0;
    while let Some((.., left)) = next_stair(&coins).pop() {
        (coins, count) = (left, count + 1);
    }
    PAGE.question("moves of one coin", "5", count);
    let positions = [[2, 0, 1], [1, 5, 1], [0, 3, 4]];
    let lost = only(positions.iter().filter(|coins| {
        let coins = [&[0], &coins[..]].concat();
        !staircase_wins(&coins) && winning(&coins).is_empty()
    }));
    PAGE.question("lost coins", &format!("1 2 3 {}", spaced(positions.concat())), spaced(lost));
    let [(1, count, _)] = winning(&[0, 2 + 3, 7 - 3, 2])[..] else { panic!("one, of stair 1") };
    PAGE.question("reply", "1 2 3 2 7 2 3 2 1 1", count);
    PAGE.question("two ways", "1 2 2 1 2 3", winning(&[0, 1, 2, 2]).len());
    let mut search = GrundySearch::new(|coins: &Vec<u64>| after(next_stair(coins)));
    PAGE.question("value", "5 1 3 1 2 3", search.grundy(&vec![0, 5, 1, 3]));
    let coins = [vec![0], gaps(&[3, 5, 9])].concat();
    PAGE.question("gaps", "3 5 9 1704", search.grundy(&coins));
}

#[test]
fn in_cpp() {
    let mut positions = vec![vec![]];
    positions.extend((0..3u64.pow(6)).map(|n| (0..6).map(|i| n / 3u64.pow(i) % 3).collect()));
    let expected: String =
        positions.iter().map(|coins| format!("{}\n", u8::from(staircase_wins(coins)))).collect();
    PAGE.prints("staircase.cpp", &expected);
}
