//! # Codeforces 305E · Playing with String
//!
//! A word is written on a strip of paper, a letter in each cell. A move takes one of the pieces and a letter in it that
//! is the middle of a palindrome of at least three letters, all of the same piece. It cuts out this letter, so that
//! there are three pieces: what was before it, the letter, and what was behind it. A player who cannot move loses. Who
//! wins, and with which first moves?
//!
//! **Input.** A word of 1 to 5000 small letters. **Output.** `Second` if the second player wins. Otherwise `First`, and
//! on the next line the first position, counted from 1, of a letter with which the first player can begin and win.
//!
//! **Hint.** Mark all letters that can be chosen. Which marks disappear when one of them is chosen, and can new ones
//! appear?
//!
//! **Theorem.** Mark the letters, other than the first and the last, whose two neighbours are equal. A run of L marked
//! letters has the value g(L), the mex of g(k - 2) ^ g(L - k - 1) for k from 1 to L, where g is 0 for numbers below 0.
//! The first player wins if and only if the Nim sum of the values of all runs is not 0.
//!
//! **Why.** A letter is the middle of a palindrome of three or more letters if and only if it is the middle of one of
//! three, that is, if it has two neighbours in its piece, and they are equal. Cut out a marked letter: it has no
//! neighbours then, and the letters beside it have one each, so none of these three can be chosen any more. All others
//! keep their neighbours. So no mark appears, and those of the letter and of the two beside it disappear.
//!
//! Between two runs there is a letter without a mark, so a move changes one run only, and the runs are a sum of games.
//! The choice of the k-th letter leaves k - 2 marks before it, or none if k = 1, and L - k - 1 behind it, or none if
//! k = L. This is Dawson's Chess, of which the theory page on octal games has more. For the answer all first moves are
//! tried: those that leave the Nim sum 0 win.
//!
//! **Complexity.** O(n + L^2) for a longest run of L.

use common::grundy::grundy_table;
use common::judge::{self, input, Input};
use common::nim::nim_sum;

/// The runs of marked letters, in order: how many letters are before a run, and how long it is.
fn marked_runs(letters: &[u8]) -> Vec<(usize, usize)> {
    let (mut runs, mut length) = (Vec::new(), 0);
    for i in 1..letters.len() {
        if letters.get(i + 1) == Some(&letters[i - 1]) {
            length += 1;
        } else if length > 0 {
            runs.push((i - length, length));
            length = 0;
        }
    }
    runs
}

/// The value of what is left of a run of `length` marks after the choice of the k-th letter.
fn value_after(length: usize, k: usize, values: &[u64]) -> u64 {
    values[k.saturating_sub(2)] ^ values[(length - k).saturating_sub(1)]
}

/// The position, counted from 1, of the first letter with which the first player can begin and win.
fn winning_move(letters: &[u8]) -> Option<usize> {
    let runs = marked_runs(letters);
    let longest = runs.iter().map(|&(_, length)| length).max().unwrap_or(0);
    let values = grundy_table(longest + 1, |length, values| {
        (1..=length).map(|k| value_after(length, k, values)).collect()
    });
    let all = nim_sum(runs.iter().map(|&(_, length)| values[length]));
    for (before, length) in runs {
        let others = all ^ values[length];
        for k in 1..=length {
            if value_after(length, k, &values) == others {
                return Some(before + k);
            }
        }
    }
    None
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, word: String }
    Ok(match winning_move(word.as_bytes()) {
        Some(position) => format!("First\n{position}"),
        None => "Second".to_string(),
    })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, Search};

    /// The three pieces that each choice leaves of a piece: by the rules and nothing else.
    fn cuts(piece: &str) -> Vec<(usize, [&str; 3])> {
        let is_palindrome = |word: &str| word.chars().eq(word.chars().rev());
        let is_middle = |i: usize| {
            (1..=i.min(piece.len() - i - 1)).any(|l| is_palindrome(&piece[i - l..=i + l]))
        };
        let choices = (0..piece.len()).filter(|&i| is_middle(i));
        choices.map(|i| (i, [&piece[..i], &piece[i..=i], &piece[i + 1..]])).collect()
    }

    fn brute_force(pieces: &[String]) -> Vec<Vec<String>> {
        let mut options = Vec::new();
        for (number, piece) in pieces.iter().enumerate() {
            for (_, left) in cuts(piece) {
                let mut option = pieces.to_vec();
                option.remove(number);
                option.extend(left.map(str::to_string));
                option.sort();
                options.push(option);
            }
        }
        options
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|pieces: &Vec<String>| brute_force(pieces));
        for (alphabet, longest) in [("a", 14), ("ab", 9), ("abc", 7)] {
            for word in (1..=longest).flat_map(|n| all_lists(n, alphabet.chars())) {
                let word: String = word.into_iter().collect();
                let mut first = None;
                for (i, left) in cuts(&word) {
                    let mut pieces = left.map(str::to_string).to_vec();
                    pieces.sort();
                    if first.is_none() && !game.wins(&pieces) {
                        first = Some(i + 1);
                    }
                }
                let expected = first.map_or("Second\n".to_string(), |i| format!("First\n{i}\n"));
                assert_eq!(judge::transcript(main, &word).0, expected, "{word}");
            }
        }
    }
}
