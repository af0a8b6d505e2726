//! # AtCoder ABC 278 F · Shiritori
//!
//! There are N different words. The players take turns saying one of them that has not been said yet; it must begin
//! with the last letter of the word before, and the first word may be any. A player who has no such word loses. Who
//! wins?
//!
//! **Input.** N (1 <= N <= 16), then N lines with a word each, of 1 to 10 letters from `a` to `z`. **Output.** `First`
//! if the first player wins, otherwise `Second`.
//!
//! **Hint.** When some words have been said, what do you have to remember of them?
//!
//! **Theorem.** What can still happen depends only on the set of words that have not been said and on the letter with
//! which the next one must begin. The player to move wins if and only if some word of the set begins with this letter
//! and leaves a lost position: the set without it, and its last letter. The first player wins if and only if, with the
//! set of all words, some letter makes a won position.
//!
//! **Why.** Whether a word can be said depends on whether it has been, and on its first letter. So the set and the
//! letter determine all moves from now on. Each move makes the set smaller, so the positions form a graph without
//! cycles, and who wins follows from the empty set backwards, as in the lesson hdu1524. The first word may begin with
//! any letter, so that the first player chooses a letter, and needs one that makes a won position. For each set the
//! program keeps the letters that do as the bits of a number, and looks at each of its words once.
//!
//! **Complexity.** O(2^N N).

use common::judge::{self, ensure, input, Input};

/// The most words of which the table has all sets.
const MOST: usize = 16;

/// Whether the first player wins with these words, given by their first and last letters, from 0 to 25.
fn first_wins(words: &[(u8, u8)]) -> bool {
    let mut won = vec![0_u32]; // for each set of words the letters with which the player to move wins
    for set in 1..1_usize << words.len() {
        let mut letters = 0;
        for (i, &(first, last)) in words.iter().enumerate().filter(|(i, _)| set >> i & 1 == 1) {
            if won[set ^ 1 << i] >> last & 1 == 0 {
                letters |= 1 << first;
            }
        }
        won.push(letters);
    }
    won[won.len() - 1] != 0
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: usize }
    ensure!(n <= MOST, "expected at most {MOST} words, found {n}");
    let mut words = Vec::new();
    for _ in 0..n {
        input! { from input, word: String }
        let is_word = word.bytes().all(|letter| letter.is_ascii_lowercase());
        ensure!(is_word, "expected letters from a to z, found {word:?}");
        let letters = word.as_bytes();
        words.push((letters[0] - b'a', letters[letters.len() - 1] - b'a'));
    }
    Ok(if first_wins(&words) { "First" } else { "Second" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::all_sets;

    /// Whether the player to move wins when these words have been said: by the rules and nothing else.
    fn brute_force(words: &[&str], said: &mut Vec<usize>) -> bool {
        let last = said.last().and_then(|&i| words[i].chars().last());
        for i in 0..words.len() {
            let fits = last.is_none() || words[i].chars().next() == last;
            if !said.contains(&i) && fits {
                said.push(i);
                let wins = !brute_force(words, said);
                said.pop();
                if wins {
                    return true;
                }
            }
        }
        false
    }

    #[test]
    fn agrees_with_the_rules() {
        let pool = ["ab", "ba", "ac", "ca", "bc", "cb", "a", "axa", "axb", "bxc", "cda", "dd"];
        for words in all_sets(pool.into_iter()) {
            if !(1..=8).contains(&words.len()) {
                continue;
            }
            let input = format!("{}\n{}\n", words.len(), words.join("\n"));
            let expected =
                if brute_force(&words, &mut Vec::new()) { "First\n" } else { "Second\n" };
            assert_eq!(judge::transcript(main, &input).0, expected, "{words:?}");
        }
    }
}
