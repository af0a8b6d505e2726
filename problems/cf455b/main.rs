//! # Codeforces 455B · A Lot of Games
//!
//! n words are given. Two players build a word together, which is empty at first: a move adds a letter at its end, such
//! that it is the beginning of at least one of the n words, or all of it. A player who cannot move loses this game.
//! They play k games in a row; the loser of each begins the next. Whoever wins the last game wins the match. Who does?
//!
//! **Input.** n and k (1 <= n <= 10^5, 1 <= k <= 10^9), then n words of small letters, which are not empty and have at
//! most 10^5 letters together. **Output.** `First` or `Second`, the winner of the match; `First` begins the first game.
//!
//! **Hint.** Would you like to begin the last game? And if so, how do you get to begin it?
//!
//! **Theorem.** Say that the beginner can win if the player who begins a single game wins it when both play to win, and
//! can lose if this player succeeds in losing it when both play to lose. The first player wins the match if and only if
//! the beginner can win, and also can lose or k is odd.
//!
//! **Why.** *The beginner cannot win:* the second player wins every game, so the first player begins all of them and
//! loses the last. *The beginner can win and can lose:* the first player loses every game but the last on purpose, so
//! begins the last as well, and wins it. *The beginner can win but not lose:* by induction on k the beginner of a match
//! of k games wins it if and only if k is odd. For k = 1 this is clear. If k > 1 is odd, the beginner wins the first
//! game; now the opponent begins k - 1 games, an even number, and loses the match. If k is even, whoever begins the
//! other k - 1 games wins the match. The opponent plays to lose the first game and succeeds, as the beginner cannot
//! lose: so the opponent begins those games.
//!
//! Both questions are answered from the ends of the words backwards, as in the lesson hdu1907, where the last move wins
//! or loses. Where no letter can be added, the player to move cannot win, but can lose. At any other beginning of a
//! word the player to move can win if the opponent cannot win after some letter, and can lose if the opponent cannot
//! lose after some letter.
//!
//! **Complexity.** O(26 L) for L letters in all.

use common::judge::{self, ensure, input, Input};

/// Whether the beginner of a game can win it, and whether they can lose it.
fn beginner_can(words: &[String]) -> (bool, bool) {
    // The beginnings of words: number 0 is empty, and each has the numbers of those with one more letter, or 0.
    let mut longer = vec![[0; 26]];
    for word in words {
        let mut at = 0;
        for letter in word.bytes().map(|letter| usize::from(letter - b'a')) {
            if longer[at][letter] == 0 {
                longer[at][letter] = longer.len();
                longer.push([0; 26]);
            }
            at = longer[at][letter];
        }
    }
    let mut can_win = vec![false; longer.len()];
    let mut can_lose = vec![false; longer.len()];
    for at in (0..longer.len()).rev() {
        let options = || longer[at].iter().filter(|&&option| option > 0);
        can_win[at] = options().any(|&option| !can_win[option]);
        can_lose[at] = options().count() == 0 || options().any(|&option| !can_lose[option]);
    }
    (can_win[0], can_lose[0])
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, k: u64 }
    let mut words = Vec::new();
    for _ in 0..n {
        input! { from input, word: String }
        let is_small = word.bytes().all(|letter| letter.is_ascii_lowercase());
        ensure!(is_small, "expected small letters, found {word}");
        words.push(word);
    }
    let (can_win, can_lose) = beginner_can(&words);
    Ok(if can_win && (can_lose || k % 2 == 1) { "First" } else { "Second" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_sets;

    /// Whether the player to move wins the match, `k` games before its end, where the players have built this word so
    /// far: by the rules and nothing else.
    fn brute_force(words: &[String], built: &str, k: u64) -> bool {
        let longer = ('a'..='b').map(|letter| format!("{built}{letter}"));
        let mut options =
            longer.filter(|built| words.iter().any(|word| word.starts_with(built))).peekable();
        if options.peek().is_none() {
            return k > 1 && brute_force(words, "", k - 1); // this game is lost
        }
        options.any(|option| !brute_force(words, &option, k))
    }

    #[test]
    fn agrees_with_the_rules() {
        let all = [
            "a", "ab", "ba", "bb", "aaa", "aab", "aba", "abb", "baa", "bba", "abab", "bbbb",
            "aabbb",
        ];
        let sets = all_sets(all.iter().map(ToString::to_string)).into_iter().skip(1);
        for words in sets.filter(|words| words.len() <= 3) {
            for k in 1..=4 {
                let input = format!("{} {k}\n{}\n", words.len(), words.join("\n"));
                let expected = if brute_force(&words, "", k) { "First\n" } else { "Second\n" };
                assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
            }
        }
    }
}
