//! # POJ 2311 · Cutting a sheet until a single cell is cut out · Cutting Game
//!
//! A sheet of paper has w × h cells. A move cuts one of the sheets into two rectangles, along a line
//! between cells. Whoever first cuts out a single cell wins. Does the first player win?
//!
//! **Theorem.** Call a side lost if it is 2, 3, 17 or 37, or 7, 11, 23, 27 or 31 modulo 34. The first
//! player loses exactly when both sides of the sheet are lost.
//!
//! **Why.** A strip of width 1 is a present to the opponent, so nobody cuts one off without need: cuts
//! leave sides of at least 2, and whoever has no such cut loses. With strips of width 2 and length n
//! this is Dawson's Kayles on n - 2 skittles; let d(n) be its Grundy value. By induction a sheet has the
//! value d(h) if d(w) = 0, the value d(w) if d(h) = 0, and otherwise 1. The zeros of d are the lost
//! sides: Dawson's Kayles has the period 34, by the theorem of Guy and Smith.
//!
//! **Input.** Test cases to the end of the file: `w h`. **Output.** `WIN` or `LOSE`.
//!
//! **Complexity.** O(1) a case.
//!
//! **Reference.** R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956), 514–526: the period.

use common::judge::{self, ensure, Framing, Input, Number};
use proconio::input;
use std::process::ExitCode;

/// Whether Dawson's Kayles on `side` - 2 skittles is lost for the player to move. `side` is at least 2.
fn is_lost(side: u64) -> bool {
    matches!(side, 2 | 3 | 17 | 37) || matches!(side % 34, 7 | 11 | 23 | 27 | 31)
}

const INPUT: Framing = Framing::ToEnd;

/// Answers the next case of `input`.
fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, w: Number, h: Number }
    ensure(w >= 2 && h >= 2, "sides of at least 2", format_args!("{w} and {h}"))?;
    Ok(if is_lost(w) && is_lost(h) { "LOSE" } else { "WIN" })
}

fn main() -> ExitCode {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod exercises;

/// The Grundy values of Dawson's Kayles in rows of fewer skittles than `rows`: two neighbours fall.
#[cfg(test)]
fn dawsons_kayles(rows: usize) -> Vec<u64> {
    common::grundy::grundy_table(rows, |row, grundy| {
        (2..=row).map(|end| grundy[end - 2] ^ grundy[row - end]).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use common::grundy::mex;
    use std::collections::HashMap;

    /// Width and height.
    type Sheet = [usize; 2];

    /// The sheets after each cut of one of them, in ascending order; a part is turned so that w <= h.
    fn cuts(sheets: &[Sheet]) -> Vec<Vec<Sheet>> {
        let mut cuts = Vec::new();
        for (i, &[w, h]) in sheets.iter().enumerate() {
            let across = (1..w).map(|a| [[a, h], [w - a, h]]);
            let along = (1..h).map(|b| [[w, b], [w, h - b]]);
            for parts in across.chain(along) {
                let parts = parts.map(|[w, h]: Sheet| [w.min(h), w.max(h)]);
                let mut next = [&sheets[..i], &parts, &sheets[i + 1..]].concat();
                next.sort_unstable();
                cuts.push(next);
            }
        }
        cuts
    }

    /// Whether the player to move wins with these `sheets`, by the rules and nothing else. `known` remembers
    /// the positions met before.
    fn brute_force(sheets: &[Sheet], known: &mut HashMap<Vec<Sheet>, bool>) -> bool {
        if let Some(&wins) = known.get(sheets) {
            return wins;
        }
        let cuts = cuts(sheets);
        let wins = cuts.iter().any(|cut| cut.contains(&[1, 1]))
            || cuts.iter().any(|cut| !brute_force(cut, known));
        known.insert(sheets.to_vec(), wins);
        wins
    }

    /// The Grundy values of the sheets with sides up to `largest`, if no cut may leave a side of 1.
    fn grundy_values(largest: usize) -> Vec<Vec<u64>> {
        let mut g = vec![vec![0; largest + 1]; largest + 1];
        for w in 2..=largest {
            for h in 2..=largest {
                let across = (2..w - 1).map(|a| g[a][h] ^ g[w - a][h]);
                let along = (2..h - 1).map(|b| g[w][b] ^ g[w][h - b]);
                let value = mex(across.chain(along));
                g[w][h] = value;
            }
        }
        g
    }

    fn answer(w: usize, h: usize) -> String {
        judge::transcript(INPUT, solve, &format!("{w} {h}\n")).0
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for (w, h) in (2..=5).flat_map(|w| (w..=9).map(move |h| (w, h))).chain([(6, 6), (7, 7)]) {
            let expected = if brute_force(&[[w, h]], &mut known) { "WIN\n" } else { "LOSE\n" };
            assert_eq!(answer(w, h), expected, "{w} x {h}");
        }
    }

    #[test]
    fn agrees_with_the_grundy_values() {
        let g = grundy_values(60);
        for (w, h) in (2..=60).flat_map(|w| (2..=60).map(move |h| (w, h))) {
            assert_eq!(answer(w, h), if g[w][h] != 0 { "WIN\n" } else { "LOSE\n" }, "{w} x {h}");
            // The theorem of the write-up. The values of the first row are those of Dawson's Kayles.
            let (d_w, d_h) = (g[2][w], g[2][h]);
            let value = if d_w == 0 { d_h } else { d_w };
            assert_eq!(g[w][h], if d_w != 0 && d_h != 0 { 1 } else { value }, "{w} x {h}");
        }
    }

    /// What the theorem of Guy and Smith asks for: the rows below 176.
    #[test]
    fn the_period_of_dawsons_kayles() {
        let kayles = dawsons_kayles(176);
        for n in 53..142 {
            assert_eq!(kayles[n + 34], kayles[n], "{n}");
        }
        for (side, value) in (2..).zip(kayles) {
            assert_eq!(is_lost(side), value == 0, "{side}");
        }
    }

    #[test]
    fn the_write_up_shows_the_tables() {
        let mut known = HashMap::new();
        let mut wins =
            format!("      {}\n", (2..=11).map(|h| format!("{h:3}")).collect::<String>());
        for w in 2..=5 {
            let wins_of = |h| brute_force(&[[w, h]], &mut known);
            let row: String =
                (2..=11).map(wins_of).map(|w| if w { "  W" } else { "  L" }).collect();
            wins += &format!("w = {w} {row}\n");
        }
        let g = grundy_values(18);
        let row =
            |values: &[u64]| values.iter().map(|value| format!("{value:3}")).collect::<String>();
        let sides: Vec<u64> = (2..=18).collect();
        let mut values = format!("  {}\n", row(&sides));
        for (w, of_width) in g.iter().enumerate().skip(2).take(11) {
            values += &format!("{w:2}{}\n", row(&of_width[2..]));
        }
        for table in [wins, values] {
            assert!(include_str!("solution/solution.en.md").contains(&table), "{table}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX; // 17 modulo 34
        assert_eq!(max % 34, 17);
        assert!(!is_lost(max) && is_lost(max - 6) && is_lost(max - 10));
        let input = format!("{} {}\n{max} 2\n", max - 6, max - 10);
        assert_eq!(judge::transcript(INPUT, solve, &input).0, "LOSE\nWIN\n");
    }

    #[test]
    fn sheets_that_the_rules_do_not_know() {
        let (answers, message) = judge::transcript(INPUT, solve, "3 2\n1 5\n");
        assert_eq!(answers, "LOSE\n");
        assert_eq!(message.unwrap(), "line 2: expected sides of at least 2, found 1 and 5");
    }
}
