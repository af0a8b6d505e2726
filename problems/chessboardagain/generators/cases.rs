//! Test files of Chessboard Game, Again!

use crate::rules::{nim_wins, Search};
use crate::{sample, Case, TestFile};
use fastrand::Rng;
use itertools::Itertools;

/// The side of the board.
const SIZE: usize = 15;

/// The row and the column, counted from 1.
type Coin = (usize, usize);

/// The test files with their answers.
pub fn cases() -> Vec<TestFile> {
    let cells = || (1..=SIZE).cartesian_product(1..=SIZE);
    let coins = |rng: &mut Rng, k: usize| {
        (0..k).map(|_| (rng.usize(1..=SIZE), rng.usize(1..=SIZE))).collect_vec()
    };
    vec![
        // One coin, on each cell.
        test_file("edge-01", cells().map(|cell| vec![cell])),
        // Two coins on a cell, on cells of equal values, and of different ones that are both won.
        test_file("edge-02", [vec![(3, 1); 2], vec![(15, 15); 2], vec![(3, 3); 3]]),
        test_file("edge-03", cells().step_by(7).map(|cell| vec![cell, (15, 14)])),
        // A coin on each cell, and as many coins as are legal.
        test_file("edge-04", [cells().collect_vec(), vec![(8, 8); 1000]]),
        test_file("random-01", sample(30, 1, |rng| coins(rng, 2))),
        test_file("random-02", sample(20, 2, |rng| coins(rng, 3))),
        test_file("random-03", sample(10, 3, |rng| coins(rng, 20))),
    ]
}

fn moves((x, y): Coin) -> impl Iterator<Item = Coin> {
    let all = [(x, 2, y + 1, 0), (x, 2, y, 1), (x + 1, 0, y, 2), (x, 1, y, 2)];
    let to = |(x, less, y, fewer): (usize, usize, usize, usize)| {
        Some((x.checked_sub(less)?, y.checked_sub(fewer)?))
    };
    let is_cell = |(x, y): &Coin| (1..=SIZE).contains(x) && (1..=SIZE).contains(y);
    all.into_iter().filter_map(to).filter(is_cell)
}

/// Who wins: by a search of up to two coins, and by Nim with the heaps that balance the coins.
fn test_file(name: &str, positions: impl IntoIterator<Item = Vec<Coin>>) -> TestFile {
    // A coin and a heap of Nim: its value is the heap with which the player to move loses.
    let mut beside_a_heap = Search::normal(|&(coin, heap): &(Coin, usize)| {
        let moved = moves(coin).map(|coin| (coin, heap));
        moved.chain((0..heap).map(|left| (coin, left))).collect()
    });
    let mut search = Search::normal(|coins: &Vec<Coin>| {
        let one = |i: usize| moves(coins[i]).map(move |coin| (i, coin));
        let all = (0..coins.len()).flat_map(one);
        all.map(|(i, coin)| {
            let mut next = coins.clone();
            next[i] = coin;
            next
        })
        .collect()
    });
    let cases = positions.into_iter().map(|coins| {
        assert!((1..=1000).contains(&coins.len()), "{name}");
        let mut value = |&coin: &Coin| {
            (0..=4).find(|&heap| !beside_a_heap.wins(&(coin, heap))).expect("a value up to 4")
        };
        let wins = nim_wins(&coins.iter().map(&mut value).collect_vec());
        assert!(coins.len() > 2 || search.wins(&coins) == wins, "{coins:?}");
        let lines = coins.iter().map(|(x, y)| format!("\n{x} {y}")).join("");
        Case::new(format!("{}{lines}", coins.len()), if wins { "First" } else { "Second" })
    });
    TestFile::new(name, cases).at_most(1000)
}
