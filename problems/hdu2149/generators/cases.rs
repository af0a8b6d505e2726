//! Test files of Public Sale. Several bids win only where N is at least M; elsewhere one does, or
//! none.

use crate::prelude::*;

/// The largest reserve price and the largest raise.
const MAX: usize = 1099;

/// The most bids on a line. HUSTOJ's judge crashes where a wrong output differs from a line of more than some 4000
/// bytes, with each blank counted as three.
const LONGEST: usize = 650;

pub fn cases() -> Vec<TestFile> {
    let wins: Vec<Vec<bool>> = (0..=MAX).map(wins).collect();
    let test_file = |name: &str, sales: Vec<(usize, usize)>| test_file(name, sales, &wins);
    let edge = vec![
        // The smallest input.
        vec![(1, 1)],
        // All prices and raises up to 40.
        iproduct!(1..=40, 1..=40).collect(),
        // The first bid can just reach the price, or just not.
        [2, 3, 10, 64, 100, 511, 512, 1000, 1098]
            .into_iter()
            .flat_map(|m| [(m, m - 1), (m, m), (m, m + 1)])
            .collect(),
        // P-positions, where no first bid wins, and their neighbours.
        sample(300, 1, p_position_with_neighbours).concat(),
        // The ends of the range.
        vec![(MAX, 1), (MAX - 1, 1), (MAX, MAX - 1), (MAX, MAX), (MAX - 1, MAX)],
        // The longest lists, from the least bid on and up to the largest one.
        [1..=13, MAX - LONGEST - 11..=MAX - LONGEST + 1]
            .into_iter()
            .flatten()
            .map(|m| (m, m + LONGEST - 1))
            .collect(),
    ];
    let mut files = numbered([("edge", edge)], test_file);
    let all = (0..45_000).map(|i| format!("{} {}", MAX - i / 1098, 1 + i % 1098)).collect();
    files.extend(largest([("the largest prices, all raises", all)]));
    files
}

/// A multiple of n + 1 with its neighbours.
fn p_position_with_neighbours(rng: &mut Rng) -> [(usize, usize); 3] {
    let n = rng.usize(2..=500);
    let m = (n + 1) * rng.usize(1..=(MAX - 1) / (n + 1));
    [(m - 1, n), (m, n), (m + 1, n)]
}

fn test_file(name: &str, sales: Vec<(usize, usize)>, wins: &[Vec<bool>]) -> TestFile {
    let cases = sales.into_iter().map(|(m, n)| {
        let winning_bids: Vec<String> = (1..=n)
            .filter(|bid| !wins[n][m.saturating_sub(*bid)])
            .map(|bid| bid.to_string())
            .collect();
        assert!(winning_bids.len() <= LONGEST);
        let answer =
            if winning_bids.is_empty() { "none".to_string() } else { winning_bids.join(" ") };
        Case::new(format!("{m} {n}"), answer)
    });
    TestFile::new(name, cases)
}

/// For each amount still missing to reach the price, whether the player to move wins with raises up to
/// `n`, by the rules. Once nothing is missing, the player to move has lost.
fn wins(n: usize) -> Vec<bool> {
    let mut wins = vec![false];
    let mut lost = 0; // the largest amount below `missing` with which the player to move loses
    for missing in 1..=MAX {
        let is_won = missing - lost <= n;
        if !is_won {
            lost = missing;
        }
        wins.push(is_won);
    }
    wins
}
