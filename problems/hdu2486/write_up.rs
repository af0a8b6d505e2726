//! The tables and sums that the write-up shows, and the answers to the exercises, against the rules.

use super::tests::brute_force;
use super::{least_part, progressions};
use checks::blocks::{cells, grid, letters, listed, lost_cells, named, spaced, Document};

const WRITE_UP: Document = Document::write_up("hdu2486");

/// The lost heaps up to `n`, one by one.
fn lost_heaps(n: u64, k: u64) -> Vec<u64> {
    let (mut lost, mut j) = (vec![1], 0);
    loop {
        let last = lost[lost.len() - 1];
        if k * lost[j] < last {
            j += 1;
        }
        if last + lost[j] > n {
            return lost;
        }
        lost.push(last + lost[j]);
    }
}

#[test]
fn the_cpp_is_the_same() {
    let row = |row: Vec<bool>| letters(row);
    let rows: Vec<String> = (1..=4).flat_map(|k| brute_force(30, k)).map(row).collect();
    WRITE_UP.prints("brute_force.cpp", &(rows.join("\n") + "\n"));
}

#[test]
fn the_write_up_shows_the_tables() {
    let wins = brute_force(6, 3);
    let rows = (1..=6).map(|n| (format!("n = {n}"), lost_cells(wins[n][1..].iter().copied(), 'W')));
    WRITE_UP.table("limits", &grid("up to", 1..=6, rows));

    let mut table = vec![cells(["k", "lost heaps"])];
    for k in 1..=6 {
        let wins = brute_force(60, k);
        let lost = (1..=60).filter(|&n| !wins[n][n - 1]);
        table.push(vec![k.to_string(), spaced(lost)]);
    }
    WRITE_UP.table("lost heaps", &table);

    let mut table = vec![cells(["k", "lost heaps", "progressions"])];
    for k in [1, 10, 1000, 100_000] {
        let (lost, progressions) =
            (lost_heaps(100_000_000, k), progressions(100_000_000, k).unwrap());
        table.push(named(k, [lost.len(), progressions.len()]));
    }
    WRITE_UP.table("progressions", &table);
}

#[test]
fn the_sums_of_the_write_up() {
    WRITE_UP.says(&format!("100, {}", listed(parts(100, 3))));
}

/// Of all k from 1 to 100,000 these seven need the most, as a run over all of them found.
#[test]
fn the_worst_of_the_judge() {
    let len = |k| progressions(100_000_000, k).unwrap().len();
    let most: Vec<u64> = (7060..=7080).filter(|&k| len(k) == 10_607).collect();
    assert_eq!(most, [7065, 7067, 7068, 7069, 7070, 7071, 7072]);
    assert!((1..=400).all(|i| len(250 * i) <= 10_607));
}

/// `wins[n][limit]` tells whether the player to move wins with n stones of which up to `limit` may be
/// taken, where a take t allows f(t) to the opponent.
fn table(stones: usize, f: impl Fn(usize) -> usize) -> Vec<Vec<bool>> {
    let mut wins: Vec<Vec<bool>> = Vec::new();
    for n in 0..=stones {
        let good = |take: usize| !wins[n - take][f(take).min(n - take)];
        let row = (0..=n).map(|limit| (1..=limit).any(good)).collect();
        wins.push(row);
    }
    wins
}

/// The heaps from 1 stone on with which the first player loses.
fn lost(wins: &[Vec<bool>]) -> Vec<usize> {
    (1..wins.len()).filter(|&n| !wins[n][n - 1]).collect()
}

/// The parts of n, the largest first.
fn parts(n: usize, k: usize) -> Vec<usize> {
    let least = usize::try_from(least_part(n as u64, k as u64).unwrap()).unwrap();
    let mut parts = if least == n { Vec::new() } else { parts(n - least, k) };
    parts.push(least);
    parts
}

#[test]
fn exercise_1_all_winning_first_takes() {
    let wins = brute_force(100, 3);
    let winning = (1..100).filter(|take| !wins[100 - take][(3 * take).min(100 - take)]);
    let [first, second] = winning.collect::<Vec<_>>()[..] else { panic!("two takes") };
    WRITE_UP.says(&format!("100, k = 3, {first}, {first} + 21 = {second}"));
}

/// How many places before the last lost heap the one stands that is added to it.
fn lags(k: u128, steps: usize) -> Vec<usize> {
    let (mut lost, mut j, mut lags) = (vec![1], 0, Vec::new());
    for i in 0..steps {
        j += usize::from(k * lost[j] < lost[i]);
        lags.push(i - j);
        lost.push(lost[i] + lost[j]);
    }
    lags
}

#[test]
fn exercise_3_how_fast_they_grow() {
    let mut table = ["k", "c", "ratio"].map(|name| cells([name]));
    for k in 1..=8 {
        let lag = lags(k, 120)[119];
        // x = 1 + 1 / x^c, by bisection
        let (mut low, mut high) = (1.0_f64, 2.0);
        for _ in 0..60 {
            let middle = f64::midpoint(low, high);
            let power = middle.powi(i32::try_from(lag).unwrap());
            if power * middle > power + 1.0 {
                high = middle;
            } else {
                low = middle;
            }
        }
        let column = [k.to_string(), lag.to_string(), format!("{high:.3}")];
        for (row, cell) in table.iter_mut().zip(column) {
            row.push(cell);
        }
    }
    WRITE_UP.table("growth", &table);
}

#[test]
fn exercise_4_other_limits() {
    let one_more = listed(lost(&table(90, |take| take + 1)));
    WRITE_UP.says(&format!(r"f(t) = t + 1, {one_more}, \dots"));
}
