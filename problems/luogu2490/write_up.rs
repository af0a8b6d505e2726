//! What the write-up shows, against the rules.

use super::tests::{brute_force, moves, placements, Row};
use super::{lost_gaps, won_placements, P};
use checks::blocks::{cells, joined, listed, named, spaced, Document};
use checks::rules::{all_lists, ascending_lists};
use std::collections::HashMap;

const WRITE_UP: Document = Document::write_up("luogu2490");

/// The gaps of the pairs.
fn gaps(row: &Row) -> Vec<usize> {
    row.chunks(2).map(|pair| pair[1] - pair[0] - 1).collect()
}

/// A row with these gaps and no other free cell, and its number of cells.
fn row(gaps: &[usize]) -> (Row, usize) {
    let (mut row, mut n) = (Vec::new(), 0);
    for gap in gaps {
        row.extend([n + 1, n + gap + 2]);
        n += gap + 2;
    }
    (row, n)
}

#[test]
fn four_gaps_that_are_lost() {
    let mut table = vec![cells(["d", "lost gaps"])];
    for d in 1..=4 {
        let mut known = HashMap::new();
        let is_lost = |gaps: &Vec<usize>| {
            // The last piece on the same cell each time, so that what is known serves all.
            let (row, n) = row(gaps);
            let row = row.iter().map(|cell| cell + 20 - n).collect();
            !brute_force(&row, 20, d, &mut known)
        };
        let lost = ascending_lists(4, 0..=3).into_iter().filter(is_lost);
        table.push(vec![d.to_string(), spaced(lost.map(|gaps| joined(gaps, "")))]);
    }
    WRITE_UP.table("gaps", &table);
}

/// Four gaps with d = 2: how many lists of gaps have each sum, digit by digit.
#[test]
fn digit_by_digit() {
    let (d, most) = (2, 21);
    let mut table = vec![named("sum", (0..=most).step_by(3))];
    for digits in 1..=3u32 {
        let mut counts = vec![0u64; most + 1];
        for gaps in all_lists(4, 0..1usize << digits) {
            let ones = |digit: usize| gaps.iter().filter(|&gap| gap >> digit & 1 == 1).count();
            if (0..3).all(|digit| ones(digit) % (d + 1) == 0) {
                counts[gaps.iter().sum::<usize>()] += 1;
            }
        }
        let multiples = (0..=most).step_by(3).map(|sum| counts[sum]);
        let name = if digits == 1 { "digits 1".to_string() } else { format!("digits 1-{digits}") };
        table.push(named(name, multiples));
    }
    WRITE_UP.table("digits", &table);
}

#[test]
fn the_sample_by_the_formula() {
    let (all, won) = (binomial(10, 4), won_placements(6, 4, 2));
    WRITE_UP.says(&format!("10, 4, 8, 2, {all}, {}, {won}", all - won));
}

fn binomial(n: usize, k: usize) -> u64 {
    (1..=k).fold(1, |product, j| product * (n + 1 - j) as u64 / j as u64)
}

/// The formula of the theorem, with binomial coefficients, against the program.
#[test]
fn the_formula() {
    for (n, k) in (2..30).flat_map(|n| (2..=n).step_by(2).map(move |k| (n, k))) {
        for d in 1..=k {
            let (m, lost) = (k / 2, lost_gaps(k / 2, d, n - k));
            let terms = (0..=n - k).map(|s| lost[s] * binomial(n - m - s, m));
            assert_eq!((binomial(n, k) - terms.sum::<u64>()) % P, won_placements(n - k, k, d));
        }
    }
}

#[test]
fn the_cpp_is_the_same() {
    let mut lines = String::new();
    for (n, k) in [(6, 2), (7, 4), (9, 4), (9, 6)] {
        for d in 1..=3 {
            let mut known = HashMap::new();
            let rows = placements(n, k);
            let won = rows.iter().filter(|row| brute_force(row, n, d, &mut known)).count();
            lines += &format!("{won}\n");
        }
    }
    WRITE_UP.prints("brute_force.cpp", &lines);
}

#[test]
fn exercise_1_winning_moves() {
    let (row, n) = row(&[3, 1, 2, 2]);
    let mut winning = moves(&row, n, 2);
    winning.retain(|next| !brute_force(next, n, 2, &mut HashMap::new()));
    let [next] = &winning[..] else { panic!("{winning:?}") };
    let left = gaps(next).into_iter().rev(); // the opponent sees them mirrored
    WRITE_UP.says(&format!("{}, 3, 2, 2", listed(left)));
}

#[test]
fn exercise_2_by_hand() {
    WRITE_UP.says(&format!("28 + 15 + 6 + 1 = 50, {}", won_placements(6, 4, 1)));
}

/// The moves if pieces may also go back.
fn moves_both_ways(row: &Row, n: usize, d: usize) -> Vec<Row> {
    let mut moves = vec![(row.clone(), 0)];
    for i in (0..row.len()).step_by(2) {
        let first = if i == 0 { 1 } else { row[i - 1] + 1 };
        for (earlier, moved) in moves.clone() {
            for cell in (first..row[i + 1]).filter(|&cell| cell != row[i]) {
                let mut next = earlier.clone();
                next[i] = cell;
                moves.push((next, moved + 1));
            }
        }
    }
    moves.retain(|(_, moved)| (1..=d).contains(moved));
    moves.into_iter().map(|(row, _)| row.iter().rev().map(|cell| n + 1 - cell).collect()).collect()
}

/// Who wins then, from the ends backwards, as far as either player can force an end.
fn both_ways(n: usize, k: usize, d: usize) -> HashMap<Row, bool> {
    let rows = placements(n, k);
    let moves: Vec<Vec<Row>> = rows.iter().map(|row| moves_both_ways(row, n, d)).collect();
    let mut wins: HashMap<Row, bool> = HashMap::new();
    loop {
        let known = wins.len();
        for (row, moves) in rows.iter().zip(&moves) {
            if moves.iter().any(|next| wins.get(next) == Some(&false)) {
                wins.insert(row.clone(), true);
            } else if moves.iter().all(|next| wins.get(next) == Some(&true)) {
                wins.insert(row.clone(), false);
            }
        }
        if wins.len() == known {
            return wins;
        }
    }
}

#[test]
fn exercise_6_both_ways() {
    let (n, k, d) = (12, 8, 2);
    let (wins, mut known) = (both_ways(n, k, d), HashMap::new());
    let rows = placements(n, k);
    let changed =
        rows.iter().filter(|row| wins[*row] != brute_force(row, n, d, &mut known)).count();
    WRITE_UP.says(&format!("{n}, {k}, {changed}, {}", rows.len()));
}
