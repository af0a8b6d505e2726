//! # AtCoder ARC 064 D · An Ordinary Game
//!
//! A word has no two equal neighbouring letters. A move removes a letter, but neither the first nor the last, and no
//! two equal letters may become neighbours. A player who cannot move loses. Who wins?
//!
//! **Input.** A word of 3 to 10^5 lowercase letters. **Output.** `First` if the first player wins, otherwise `Second`.
//!
//! **Hint.** What does a word look like in which no letter can be removed?
//!
//! **Theorem.** The first player wins if and only if the ends are equal and the number of letters is even, or the ends
//! differ and the number is odd.
//!
//! **Why.** At the end of the game no inner letter can be removed, so each has equal letters on both sides. Then the
//! letters in the places 1, 3, 5, ... are all equal, and so are those in the places 2, 4, 6, ...; the first two differ.
//! Hence the number of letters left is odd if and only if the ends are equal. The ends are never removed, so even
//! before the first move they determine the parity of the number of letters left at the end, and with it that of the
//! number of moves. If that is odd, the first player makes the last move, however the two play. The lesson ferguson is
//! about games where the moves matter.
//!
//! **Complexity.** O(n) for n letters, to read them.

use common::judge::{self, input, rule, Input};

/// Whether the first player wins on these letters, at least one, of which no two neighbours are equal.
fn first_wins(letters: &[u8]) -> bool {
    let ends_are_equal = letters.first() == letters.last();
    let length_is_odd = letters.len() % 2 == 1;
    ends_are_equal != length_is_odd
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, word: String }
    let letters = word.as_bytes();
    let equal = letters.windows(2).position(|pair| pair[0] == pair[1]);
    rule!(equal.is_none(), "expected no equal neighbours, found some in {word:?}");
    Ok(if first_wins(letters) { "First" } else { "Second" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, Search};

    /// What the moves leave: by the rules and nothing else.
    fn brute_force(letters: &[u8]) -> Vec<Vec<u8>> {
        let inner = 1..letters.len().saturating_sub(1);
        let removable = inner.filter(|&i| letters[i - 1] != letters[i + 1]);
        removable.map(|i| [&letters[..i], &letters[i + 1..]].concat()).collect()
    }

    /// All words of up to 9 letters a to c, and of up to 7 letters a to d.
    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|letters: &Vec<u8>| brute_force(letters));
        for (letters, longest) in [(b'a'..=b'c', 9), (b'a'..=b'd', 7)] {
            for word in (1..=longest).flat_map(|n| all_lists(n, letters.clone())) {
                if word.windows(2).all(|pair| pair[0] != pair[1]) {
                    assert_eq!(first_wins(&word), game.wins(&word), "{word:?}");
                }
            }
        }
    }
}
