//! # Codeforces 1190C · Tokitsukaze and Duel
//!
//! There are n cards in a row, each with the side 0 or 1 up. A move chooses k neighbouring cards and turns them all to
//! the same side, which some of them, or all, may already show. The player after whose move all n cards show the same
//! side wins. A play that never ends is a draw. Tokitsukaze moves first, then Quailty. Who wins, or is it a draw?
//!
//! **Input.** n and k (1 <= k <= n <= 10^5), then on the next line n digits 0 and 1 without blanks: the sides that are
//! up. **Output.** `tokitsukaze` or `quailty`, the winner, or `once again` for a draw.
//!
//! **Hint.** If you cannot win at once, what happens when your opponent does the same as you?
//!
//! **Theorem.** The reach of a side is the number of places from its first card to its last, or 0 if no card shows it.
//! Tokitsukaze wins if and only if a side has a reach of at most k. Otherwise Quailty wins if and only if both reaches
//! are k + 1 and n <= 2k. All other rows are draws.
//!
//! **Why.** Call a row open if a side has a reach of at most k. The player to move on an open row wins in one move, by
//! turning k cards, among them all of this side, to the other. On any other row nobody does. *If a row is not open, the
//! player to move cannot force a win.* If the move leaves an open row, the opponent wins in one move. Otherwise the
//! opponent repeats the move, which changes nothing: the same player is to move again, and the row is not open. The
//! opponent goes on like this, and never loses. Hence Quailty wins if every first move leaves an open row. If some
//! first move does not, Quailty is to move on a row that is not open, and cannot force a win either: a draw.
//!
//! *On which rows does every move leave an open row?* Take a row that is not open. If a side has a reach of k + 2 or
//! more, turn k cards between its first and its last to the other side. If both reaches are k + 1 and n > 2k, take the
//! side of the first card. Its last card is in place k + 1; turn the next k cards to the other side. In both cases the
//! reach of the side stays the same, and that of the other does not decrease: the row is not open. But if both reaches
//! are k + 1 and n <= 2k, the k cards of a move do not fit between the first and the last of a side, nor beside its
//! k + 1 places. If they are turned to the other side, then, the first or the last is among them, and the side keeps a
//! reach of at most k. The lesson luogu6560 explains draws.
//!
//! **Complexity.** O(n).

use common::judge::{self, input, rule, Input};

/// The reach of a side: the number of places from its first card to its last.
fn reach(cards: &str, side: char) -> u64 {
    match (cards.find(side), cards.rfind(side)) {
        (Some(first), Some(last)) => (last - first + 1) as u64,
        _ => 0,
    }
}

/// Who wins if a move turns k of the cards.
fn outcome(cards: &str, k: u64) -> &'static str {
    let reaches = [reach(cards, '0'), reach(cards, '1')];
    if reaches.iter().any(|&reach| reach <= k) {
        "tokitsukaze"
    } else if reaches == [k + 1; 2] && cards.len() as u64 <= 2 * k {
        "quailty"
    } else {
        "once again"
    }
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, k: u64, cards: String }
    rule!((1..=n).contains(&k), "expected 1 to {n} cards in a move, found {k}");
    rule!(
        cards.len() as u64 == n && cards.bytes().all(|digit| b"01".contains(&digit)),
        "expected {n} digits 0 and 1, found {cards:?}"
    );
    Ok(outcome(&cards, k))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player to move wins on each row of n cards, which are the binary digits of its number: by the rules
    /// and nothing else. Rows are decided by their options, again and again; those that never are have nothing: draws.
    fn brute_force(n: usize, k: usize) -> Vec<Option<bool>> {
        let all = (1 << n) - 1;
        let mut wins = vec![None; 1 << n];
        loop {
            let before = wins.clone();
            for row in 0..=all {
                let window = |start: usize| ((1 << k) - 1) << start;
                let options: Vec<usize> =
                    (0..=n - k).flat_map(|i| [row | window(i), row & !window(i)]).collect();
                let won =
                    |option: usize| option == 0 || option == all || wins[option] == Some(false);
                if options.iter().any(|&option| won(option)) {
                    wins[row] = Some(true);
                } else if options.iter().all(|&option| wins[option] == Some(true)) {
                    wins[row] = Some(false);
                }
            }
            if wins == before {
                return wins;
            }
        }
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, k) in (1..=9).flat_map(|n| (1..=n).map(move |k| (n, k))) {
            for (row, wins) in brute_force(n, k).into_iter().enumerate() {
                let input = format!("{n} {k}\n{row:0n$b}\n");
                let expected = match wins {
                    Some(true) => "tokitsukaze\n",
                    Some(false) => "quailty\n",
                    None => "once again\n",
                };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
