//! The table that the write-up shows, and the answers to its exercises, against the rules.

use super::tests::brute_force;
use checks::blocks::{grid, letter_lines, lost_cells, Document};
use common::grundy::GrundySearch;
use common::subtraction::fibonacci;

const WRITE_UP: Document = Document::write_up("hdu2516");

/// `wins[n][limit]` tells whether the player to move wins with n stones of which up to `limit` may be
/// taken, where a take allows at most `factor` times as many to the opponent.
fn table(stones: usize, factor: usize, last_stone_wins: bool) -> Vec<Vec<bool>> {
    let mut wins = vec![vec![!last_stone_wins]];
    for n in 1..=stones {
        let good = |take: usize| !wins[n - take][(factor * take).min(n - take)];
        let row = (0..=n).map(|limit| (1..=limit).any(good)).collect();
        wins.push(row);
    }
    wins
}

/// The heaps from 2 stones on, below the end of the table, with which the first player loses.
fn lost(wins: &[Vec<bool>]) -> Vec<usize> {
    (2..wins.len()).filter(|&n| !wins[n][n - 1]).collect()
}

/// The least Zeckendorf part of `n`.
fn least_part(n: usize) -> usize {
    let largest = fibonacci().map(|number| usize::try_from(number).unwrap());
    let largest = largest.take_while(|&number| number <= n).last().unwrap();
    if largest == n {
        n
    } else {
        least_part(n - largest)
    }
}

/// What the first player takes from `stones`: always the least part. The opponent is asked for their take
/// with the limit.
fn takes(stones: usize, opponent: fn(usize) -> usize) -> Vec<usize> {
    let (mut n, mut limit, mut takes) = (stones, stones - 1, Vec::new());
    while n > 0 {
        let take = least_part(n);
        assert!(take <= limit);
        takes.push(take);
        n -= take;
        let answer = opponent(2 * take);
        assert!(n == 0 || answer < n, "the opponent takes the last stone");
        n = n.saturating_sub(answer);
        limit = 2 * answer;
    }
    takes
}

#[test]
fn the_write_up_shows_the_table() {
    let wins = brute_force(12);
    let rows =
        (1..=12).map(|n| (format!("n = {n}"), lost_cells(wins[n][1..].iter().copied(), 'W')));
    WRITE_UP.table("limits", &grid("up to", 1..=12, rows));
}

#[test]
fn the_cpp_is_the_same() {
    WRITE_UP.prints("brute_force.cpp", &letter_lines(brute_force(60)));
}

#[test]
fn exercise_1_a_game_of_100_stones() {
    takes(100, |_| 1);
    let takes: Vec<String> = takes(100, |limit| limit).iter().map(usize::to_string).collect();
    WRITE_UP.text("least takes", &(takes.join(" ") + "\n"));
}

#[test]
fn exercise_2_at_most_as_many() {
    let once = table(6, 1, true);
    let rows = once
        .iter()
        .enumerate()
        .take(7)
        .skip(1)
        .map(|(n, row)| (format!("n = {n}"), lost_cells(row[1..].iter().copied(), 'W')));
    WRITE_UP.table("once", &grid("up to", 1..=6, rows));
}

#[test]
fn exercise_3_the_last_stone_loses() {
    assert!(lost(&table(200, 2, false)).is_empty());
}

#[test]
fn exercise_4_two_heaps_with_limits_of_their_own() {
    let mut values = GrundySearch::new(|&(n, limit): &(usize, usize)| {
        (1..=limit.min(n)).map(|take| (n - take, 2 * take)).collect()
    });
    let [six, seven] = [(6, 5), (7, 6)].map(|heap| values.grundy(&heap));
    assert_eq!(six, seven);
    WRITE_UP.says(&format!("6, 7, {six}"));
}
