//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, grid, listed, spaced, Document};

const WRITE_UP: Document = Document::write_up("hdu2149");

#[test]
fn the_write_up_shows_the_table() {
    let bids = |m, n| match &brute_force(m, n)[..] {
        [] => "none".to_string(),
        bids => spaced(bids),
    };
    let rows = (1..=10).map(|m| (m.to_string(), cells((1..=4).map(|n| bids(m, n)))));
    let heads = (1..=4).map(|n| format!("N = {n}"));
    WRITE_UP.table("first bids", &grid("M", heads, rows));
}

#[test]
fn the_cpp_is_the_same() {
    let mut rows = String::new();
    for (m, n) in (1..=30).flat_map(|m| (1..=10).map(move |n| (m, n))) {
        let bids = brute_force(m, n).into_iter().map(|bid| format!(" {bid}"));
        rows += &format!("{m} {n}:{}\n", bids.collect::<String>());
    }
    WRITE_UP.prints("brute_force.cpp", &rows);
}

/// The lost ones of the missing sums 0 to `m`, where a bid is from `least` to `most` and whoever reaches
/// or exceeds the reserve price has won or lost.
fn lost(m: usize, wins_at_the_end: bool, least: usize, most: usize) -> Vec<usize> {
    let mut wins = vec![wins_at_the_end];
    for missing in 1..=m {
        wins.push((least..=most).any(|bid| !wins[missing.saturating_sub(bid)]));
    }
    (0..=m).filter(|&missing| !wins[missing]).collect()
}

#[test]
fn exercise_1_count_to_100() {
    let mut calls: Vec<usize> =
        lost(100, false, 1, 10).iter().map(|missing| 100 - missing).collect();
    calls.reverse();
    assert_ne!(calls[0], 0); // so the first player wins
    WRITE_UP.says(&listed(calls));
}

#[test]
fn exercise_2_whoever_reaches_it_loses() {
    for n in 1..=20 {
        let lost = lost(80, true, 1, n);
        for m in 1..=80_usize {
            let wins = |bid: &usize| lost.contains(&m.saturating_sub(*bid));
            let winning: Vec<usize> = (1..=n).filter(wins).collect();
            let bid = Some((m - 1) % (n + 1)).filter(|&bid| bid != 0);
            assert_eq!(winning, Vec::from_iter(bid), "{m} {n}");
        }
    }
}

#[test]
fn exercise_3_bids_of_p_to_q() {
    WRITE_UP.says(&format!("2, 4, {}", listed(&lost(20, false, 2, 4)[..6])));
}

#[test]
fn exercise_4_how_often_none() {
    // A small board by the rules, HDU's by the rule that it shows.
    let is_none = |m: usize, n: usize| n < m && m % (n + 1) == 0;
    for n in 1..=60 {
        let lost = lost(60, false, 1, n);
        for m in 1..=60_usize {
            let none = (1..=n).all(|bid| !lost.contains(&m.saturating_sub(bid)));
            assert_eq!(none, is_none(m, n), "{m} {n}");
        }
    }
    let count: u32 = (1..1100).map(|m| (1..m).map(|n| u32::from(is_none(m, n))).sum::<u32>()).sum();
    let pairs: u32 = 1099 * 1099;
    let share = f64::from(count) / f64::from(pairs);
    let ten = 100.0 * (1.0 - (1.0 - share).powi(10));
    let share = 100.0 * share;
    WRITE_UP.says(&format!("{count}, {pairs}, {share:.2}, {ten:.1}"));
}
