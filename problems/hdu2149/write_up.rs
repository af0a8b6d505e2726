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
    let missing = lost(100, false, 1, 10).into_iter().rev();
    WRITE_UP.says(&listed(missing.map(|missing| 100 - missing)));
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
