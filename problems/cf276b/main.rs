//! # Codeforces 276B · Little Girl and Game
//!
//! A word of small letters is given, and two players take turns. If the player whose turn it is can rearrange the
//! letters into a palindrome, a word that is the same forwards and backwards, this player wins. Otherwise the player
//! removes any one letter. The empty word is a palindrome. Who wins?
//!
//! **Input.** The word, of 1 to 1000 small letters. **Output.** `First` or `Second`, the winner.
//!
//! **Hint.** Which words can be made palindromes? What does the removal of one letter change about that?
//!
//! **Theorem.** Let o be the number of letters of the alphabet that occur an odd number of times in the word. The
//! second player wins if and only if o is even and not 0.
//!
//! **Why.** In a palindrome each letter but the one in the middle has its mirror image, so a word can be made a
//! palindrome if and only if o is 0 or 1. To remove a letter makes o one more or one less. *If o is even and not 0*,
//! the player to move has not won yet, as o is at least 2, and every move leaves an odd o. *If o is odd*, the player to
//! move has won if o is 1. Otherwise remove a letter that occurs an odd number of times: o is at least 3, so o - 1 is
//! left, which is even and not 0. *If o is 0*, the player to move has won. The word becomes shorter with each move, so
//! by induction on its length the words with an even o other than 0 are lost and all others won. The lesson ferguson
//! has this way of proving who wins.
//!
//! **Complexity.** O(n) for a word of n letters.

use common::judge::{self, input, rule, Input};

/// Whether the first player wins on a word of small letters.
fn first_wins(word: &str) -> bool {
    let times = |letter: char| word.chars().filter(|&other| other == letter).count();
    let odd = ('a'..='z').filter(|&letter| times(letter) % 2 == 1).count();
    odd == 0 || odd % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, word: String }
    let is_small = word.bytes().all(|letter| letter.is_ascii_lowercase());
    rule!(is_small, "expected small letters, found {word}");
    Ok(if first_wins(&word) { "First" } else { "Second" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::ascending_lists;

    /// The word without the letters in these places.
    fn without(word: &str, places: &[usize]) -> String {
        word.char_indices().filter(|(i, _)| !places.contains(i)).map(|(_, letter)| letter).collect()
    }

    /// Whether the letters can be put into the order of a palindrome, which is a letter, a shorter palindrome and the
    /// same letter, or has less than two letters.
    fn makes_palindrome(word: &str) -> bool {
        let ends = |i: usize, j: usize| {
            word[i..=i] == word[j..=j] && makes_palindrome(&without(word, &[i, j]))
        };
        word.len() < 2 || (0..word.len()).any(|j| (0..j).any(|i| ends(i, j)))
    }

    /// Whether the player to move wins: by the rules and nothing else.
    fn brute_force(word: &str) -> bool {
        makes_palindrome(word) || (0..word.len()).any(|i| !brute_force(&without(word, &[i])))
    }

    #[test]
    fn agrees_with_the_rules() {
        // In ascending order only: no rule looks at the order of the letters.
        for letters in (1..=6).flat_map(|length| ascending_lists(length, 'a'..='f')) {
            let word: String = letters.into_iter().collect();
            assert_eq!(first_wins(&word), brute_force(&word), "{word}");
        }
    }
}
