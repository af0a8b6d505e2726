//! # POJ 2311 · Cutting a sheet until a single cell is cut out · Cutting Game
//!
//! A sheet of paper has w × h cells. A move cuts one of the sheets into two rectangles, along a line
//! between cells. The player who first cuts out a single cell wins. Does the first player win?
//!
//! **Theorem.** Call a side lost if it is 2, 3, 17 or 37, or 7, 11, 23, 27 or 31 modulo 34. The first
//! player loses if and only if both sides of the sheet are lost.
//!
//! **Why.** A cut that leaves a strip of width 1 loses, since the opponent cuts a single cell from the strip. Hence
//! cuts leave sides of at least 2, and a player without such a cut loses. With strips of width 2 and length n this is
//! Dawson's Kayles on n - 2 skittles; let d(n) be its Grundy value. By induction a sheet has the value d(h) if d(w) =
//! 0, the value d(w) if d(h) = 0, and otherwise 1. The zeros of d are the lost sides: Dawson's Kayles has the period
//! 34, by the theorem of Guy and Smith.
//!
//! **Input.** Test cases to the end of the file: `w h`. **Output.** `WIN` or `LOSE`.
//!
//! **Complexity.** O(1) per case.
//!
//! **Reference.** R. K. Guy, C. A. B. Smith, "The G-values of various games", Proceedings of the Cambridge
//! Philosophical Society 52 (1956), 514–526: the period.

use common::judge::{self, input, rule, Input};

/// Whether Dawson's Kayles on `side` - 2 skittles is lost for the player to move. `side` is at least 2.
fn is_lost(side: u64) -> bool {
    matches!(side, 2 | 3 | 17 | 37) || matches!(side % 34, 7 | 11 | 23 | 27 | 31)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, w: u64, h: u64 }
    rule!(w >= 2 && h >= 2, "expected sides of at least 2, found {w} and {h}");
    let first_wins = !is_lost(w) || !is_lost(h);
    Ok(if first_wins { "WIN" } else { "LOSE" })
}

fn main() {
    judge::to_end(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Width and height.
    type Sheet = [usize; 2];

    /// Whether the player to move wins with these `sheets`, by the rules and nothing else. `known` remembers
    /// the positions met before.
    pub fn brute_force(sheets: &[Sheet], known: &mut HashMap<Vec<Sheet>, bool>) -> bool {
        if let Some(&wins) = known.get(sheets) {
            return wins;
        }
        let cuts = cuts(sheets);
        let wins = cuts.iter().any(|cut| cut.contains(&[1, 1]))
            || cuts.iter().any(|cut| !brute_force(cut, known));
        known.insert(sheets.to_vec(), wins);
        wins
    }

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

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        for (w, h) in (2..=5).flat_map(|w| (w..=9).map(move |h| (w, h))).chain([(6, 6), (7, 7)]) {
            let expected = if brute_force(&[[w, h]], &mut known) { "WIN\n" } else { "LOSE\n" };
            let (answer, _) = judge::transcript(main, &format!("{w} {h}\n"));
            assert_eq!(answer, expected, "{w} x {h}");
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!(max % 34, 17);
        assert!(!is_lost(max) && is_lost(max - 6) && is_lost(max - 10));
        let input = format!("{} {}\n{max} 2\n", max - 6, max - 10);
        assert_eq!(judge::transcript(main, &input).0, "LOSE\nWIN\n");
    }

    #[test]
    fn sheets_that_the_rules_do_not_know() {
        let (answers, message) = judge::transcript(main, "3 2\n1 5\n");
        assert_eq!(answers, "LOSE\n");
        assert_eq!(message.unwrap(), "line 2: expected sides of at least 2, found 1 and 5");
    }
}
