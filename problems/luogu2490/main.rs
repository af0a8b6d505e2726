//! # Luogu P2490 · Moore's Nim on the gaps, and a count of positions · Black and White Pieces
//!
//! There are k pieces, k even, on a row of n cells, alternately white and black, the leftmost white. A moves white
//! pieces to the right, B black pieces to the left, from 1 to d of them per turn, each by any number of free cells, not
//! over other pieces. A begins; a player who cannot move loses. In how many of the placements does A win, modulo 10^9 +
//! 7?
//!
//! **Theorem.** Each white piece and the next black piece form a pair; between them is a gap of free cells. A loses if
//! and only if in each binary digit the number of gaps with a 1 there is a multiple of d + 1.
//!
//! **Why.** Either player can shorten from 1 to d of the gaps, each by any number of cells, and can do nothing else:
//! the gaps are heaps of Moore's Nim. The lost placements are counted digit by digit: t (d + 1) of the k / 2 gaps have
//! a 1 there, any of them. Then the other free cells go to the places between and beside the pairs.
//!
//! **Limit:** n is at most 20,000.
//!
//! **Input.** `n k d`. **Output.** The number of placements.
//!
//! **Complexity.** O(n k log n) time, O(n) memory.
//!
//! **Reference.** E. H. Moore, "A generalization of the game called Nim", Annals of Mathematics 11 (1910), 93–94.

use common::judge::{self, ensure, input, rule, Input};

/// Numbers of placements are known modulo this prime.
const P: u64 = 1_000_000_007;

/// The longest row for which there are tables; the time grows with its square.
const LONGEST: usize = 20_000;

/// `counts[s]` for s free cells, after `places` more places have taken any number of further free cells.
fn spread(mut counts: Vec<u64>, places: usize) -> Vec<u64> {
    for _ in 0..places {
        for s in 1..counts.len() {
            counts[s] = (counts[s] + counts[s - 1]) % P;
        }
    }
    counts
}

/// In how many ways `m` gaps can be lost that have s free cells together, for each s up to `free`.
fn lost_gaps(m: usize, d: usize, free: usize) -> Vec<u64> {
    let mut choose = vec![0; m + 1]; // in the end, row m of Pascal's triangle
    choose[0] = 1;
    for _ in 0..m {
        for j in (1..=m).rev() {
            choose[j] = (choose[j] + choose[j - 1]) % P;
        }
    }
    let mut ways = vec![0; free + 1];
    ways[0] = 1;
    let mut digit = 1;
    while digit <= free {
        // From the largest sum down: ways[s - ...] does not have this digit yet.
        for s in (0..=free).rev() {
            for ones in (d + 1..=m.min(s / digit)).step_by(d + 1) {
                ways[s] = (ways[s] + choose[ones] * ways[s - ones * digit]) % P;
            }
        }
        digit *= 2;
    }
    ways
}

/// The number of placements on `free` + `k` cells that the first player wins, modulo `P`.
fn won_placements(free: usize, k: usize, d: usize) -> u64 {
    let m = k / 2;
    let no_cells = [vec![1], vec![0; free]].concat(); // no place yet, and so no free cell
    let all = spread(no_cells, k + 1)[free];
    let lost = spread(lost_gaps(m, d, free), m + 1)[free];
    (all + P - lost) % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, k: usize, d: usize }
    ensure!(n <= LONGEST, "there are tables up to n = {LONGEST} only, found {n}");
    let free = n.checked_sub(k).ok_or_else(|| format!("{k} pieces on {n} cells"))?;
    rule!(k % 2 == 0, "expected an even number of pieces, found {k}");
    // To move d > k of the pieces is the same as d = k: there are no more.
    Ok(won_placements(free, k, d.min(k)).to_string())
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_sets;
    use std::collections::HashMap;

    /// The cells of the pieces, from left to right, seen by the player to move, whose pieces are the first,
    /// the third and so on, and go to the right.
    pub type Row = Vec<usize>;

    /// The rows after each move of 1 to `d` pieces, mirrored, as the opponent sees them.
    pub fn moves(row: &Row, n: usize, d: usize) -> Vec<Row> {
        let mut moves = vec![(row.clone(), 0)]; // with the number of pieces moved
        for i in (0..row.len()).step_by(2) {
            for (earlier, moved) in moves.clone() {
                for cell in row[i] + 1..row[i + 1] {
                    let mut next = earlier.clone();
                    next[i] = cell;
                    moves.push((next, moved + 1));
                }
            }
        }
        moves.retain(|(_, moved)| (1..=d).contains(moved));
        let mirrored = |row: Row| row.iter().rev().map(|cell| n + 1 - cell).collect();
        moves.into_iter().map(|(row, _)| mirrored(row)).collect()
    }

    /// Whether the player to move wins: by the rules and nothing else. `known` remembers the answers.
    pub fn brute_force(row: &Row, n: usize, d: usize, known: &mut HashMap<Row, bool>) -> bool {
        if let Some(&wins) = known.get(row) {
            return wins;
        }
        let wins = moves(row, n, d).iter().any(|next| !brute_force(next, n, d, known));
        known.insert(row.clone(), wins);
        wins
    }

    /// All ways to put `k` pieces on the cells 1 to `n`.
    pub fn placements(n: usize, k: usize) -> Vec<Row> {
        all_sets(1..=n).into_iter().filter(|row| row.len() == k).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, k) in (1..=8).flat_map(|n| (0..=n).step_by(2).map(move |k| (n, k))) {
            for d in 1..=k / 2 + 1 {
                let mut known = HashMap::new();
                let rows = placements(n, k);
                let won = rows.iter().filter(|row| brute_force(row, n, d, &mut known)).count();
                let answer = judge::transcript(main, &format!("{n} {k} {d}")).0;
                assert_eq!(answer, format!("{won}\n"), "{n} {k} {d}");
            }
        }
    }

    #[test]
    fn what_the_rules_do_not_know() {
        let answer = |input: &str| judge::transcript(main, input);
        let max = u64::MAX;
        let message = |input: &str| answer(input).1.unwrap();
        assert!(message("20001 2 1").ends_with("n = 20000 only, found 20001"));
        assert!(message(&format!("{max} {max} 1")).contains("there are tables"));
        assert_eq!(message("4 6 1"), "line 1: 6 pieces on 4 cells");
        assert!(message("5 3 1").ends_with("an even number of pieces, found 3"));
        assert_eq!(answer(&format!("10 4 {max}")).0, answer("10 4 4").0);
        assert_eq!(answer("10 4 0").0, "0\n"); // nobody can ever move
    }
}
