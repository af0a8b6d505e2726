//! # Codeforces 1037G · A Game on Strings
//!
//! There is a string of small letters. A move chooses a string and a letter in it, and erases this letter everywhere in
//! the string, which falls apart there: what is left between the gaps are new strings. Whoever cannot move loses;
//! Alice moves first. Who wins on certain parts of a given string?
//!
//! **Theorem.** The Grundy value of a string is the mex, over the letters in it, of the Nim sum of the pieces that are
//! left without the letter. Alice wins exactly when it is not 0.
//!
//! **Why.** The pieces are a sum of games, and the theory page on sums proves that their Nim sum is the value of the
//! option. This holds for every part of the string, and a few values are enough for all parts. Let d occur in a part.
//! The pieces that are left without d are:
//!
//! - What stands before the first d. It is known if we know for each place the value from there up to the next d.
//! - What stands between one d and the next, and is known in the same way. From each d on, take the Nim sum of all
//!   these pieces of the whole string. Two of the sums, from the first and from the last d of the part, differ by just
//!   the pieces that lie in the part.
//! - What stands behind the last d, up to the end of the part. If the part ends before the next c, so does this piece,
//!   and it begins later. So we go from the last place to the first, and at each of them from the nearest letter to the
//!   farthest. For parts that end anywhere we compute for each end what stands behind the last d before it, again from
//!   the nearest letter to the farthest.
//!
//! There are at most 26 options, so a value is at most 26.
//!
//! **Input.** The string, m, then m lines `l r`, which stand for the letters l to r. **Output.** For each of them `Alice`
//! or `Bob`.
//!
//! **Complexity.** O(26^2 n + 26 m) for n letters.

use common::judge::{self, ensure, input, Framing, Input};
use std::cmp::Reverse;

const LETTERS: usize = 26;

/// What is known of a string, for each place and, but in the last list, for each letter d.
struct Game {
    next: Vec<[usize; LETTERS]>, // where the next d is, from the place on, or the end
    behind: Vec<[usize; LETTERS]>, // the place behind the last d that is before the place, or 0
    before: Vec<[u32; LETTERS]>, // the value of what stands from the place up to the next d, if there is one
    after: Vec<[u32; LETTERS]>, // that of what stands from the last d up to the place, if there is one
    between: Vec<u32>, // the Nim sum of all that stands between two letters like the one in the place, from there on
}

impl Game {
    fn new(letters: &[usize]) -> Self {
        let n = letters.len();
        let mut game = Game {
            next: vec![[n; LETTERS]; n + 1],
            behind: vec![[0; LETTERS]; n + 1],
            before: vec![[0; LETTERS]; n + 1],
            after: vec![[0; LETTERS]; n + 1],
            between: vec![0; n + 1],
        };
        for (i, &letter) in letters.iter().enumerate() {
            game.behind[i + 1] = game.behind[i];
            game.behind[i + 1][letter] = i + 1;
        }
        let mut nearest: Vec<usize> = (0..LETTERS).collect(); // the letters, the nearest first
        for (i, &letter) in letters.iter().enumerate().rev() {
            // Where there is no next one, both are 0.
            game.between[i] = game.before[i + 1][letter] ^ game.between[game.next[i + 1][letter]];
            game.next[i] = game.next[i + 1];
            game.next[i][letter] = i;
            nearest.sort_by_key(|&c| game.next[i][c]);
            for &c in &nearest {
                let end = game.next[i][c];
                if end < n {
                    game.before[i][c] = game.value(i, end, |d| game.before[game.behind[end][d]][c]);
                }
            }
        }
        for i in 1..=n {
            nearest.sort_by_key(|&c| Reverse(game.behind[i][c]));
            for &c in &nearest {
                game.after[i][c] = game.value(game.behind[i][c], i, |d| game.after[i][d]);
            }
        }
        game
    }

    /// The value of what stands from `start` up to `end`, where `last` tells that of what is behind its last d.
    fn value(&self, start: usize, end: usize, last: impl Fn(usize) -> u32) -> u32 {
        let mut options = 0u32; // a binary digit for each value
        for d in 0..LETTERS {
            let first = self.next[start][d];
            if first < end {
                let inner = self.between[first] ^ self.between[self.behind[end][d] - 1];
                options |= 1 << (self.before[start][d] ^ inner ^ last(d));
            }
        }
        options.trailing_ones()
    }
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    let string = input.word();
    let is_legal = string.bytes().all(|letter| letter.is_ascii_lowercase());
    ensure!(is_legal, "expected small letters, found {string:?}");
    let letters: Vec<usize> = string.bytes().map(|letter| usize::from(letter - b'a')).collect();
    let game = Game::new(&letters);
    let mut answers = Vec::new();
    for _ in 0..input.number() {
        input! { from input, l: u64, r: u64 }
        let is_part = 1 <= l && l <= r && r <= letters.len() as u64;
        ensure!(is_part, "expected a part of {} letters, found {l} to {r}", letters.len());
        let (l, r) = (usize::try_from(l)?, usize::try_from(r)?);
        let wins = game.value(l - 1, r, |d| game.after[r][d]) != 0;
        answers.push(if wins { "Alice" } else { "Bob" });
    }
    Ok(answers.join("\n"))
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// Whether the player to move wins on these strings: by the rules and nothing else. `known` remembers the answers.
    fn brute_force(strings: &[String], known: &mut HashMap<Vec<String>, bool>) -> bool {
        if let Some(&wins) = known.get(strings) {
            return wins;
        }
        let mut wins = false;
        for (i, string) in strings.iter().enumerate() {
            for letter in ('a'..='d').filter(|&letter| string.contains(letter)) {
                let pieces = string.split(letter).filter(|piece| !piece.is_empty());
                let others = strings[..i].iter().chain(&strings[i + 1..]).cloned();
                let mut next: Vec<String> = others.chain(pieces.map(String::from)).collect();
                next.sort_unstable();
                wins |= !brute_force(&next, known);
            }
        }
        known.insert(strings.to_vec(), wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut known = HashMap::new();
        // All strings of three letters, and some of eight: numbers in base 4, with all their parts.
        let long = (0..100).map(|i| (8, i * 655));
        for (length, number) in (0..64).map(|number| (3, number)).chain(long) {
            let digit = |i: u32| number / 4usize.pow(i) % 4;
            let string: String = (0..length).map(|i| ["a", "b", "c", "d"][digit(i)]).collect();
            for r in 1..=string.len() {
                for l in 1..=r {
                    let wins = brute_force(&[string[l - 1..r].to_string()], &mut known);
                    let input = format!("{string}\n1\n{l} {r}\n");
                    let (answer, _) = judge::transcript(INPUT, solve, &input);
                    assert_eq!(answer, if wins { "Alice\n" } else { "Bob\n" }, "{input}");
                }
            }
        }
    }
}
