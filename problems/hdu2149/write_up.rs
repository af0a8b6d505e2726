//! The table that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{cells, grid, listed, spaced, Document};
use checks::rules::{minus, Search};

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

#[test]
fn exercise_1_count_to_100() {
    let missing = Search::normal(|&missing: &usize| minus(missing, 1..=10)).lost(0..=100);
    WRITE_UP.says(&listed(missing.into_iter().rev().map(|missing| 100 - missing)));
}

#[test]
fn exercise_3_bids_of_p_to_q() {
    // Whoever exceeds the price wins, too: with less than 2 missing, by any bid.
    let lost = Search::normal(|&missing: &usize| minus(missing, missing.min(2)..=4)).lost(0..=20);
    WRITE_UP.says(&format!("2, 4, {}", listed(&lost[..6])));
}
