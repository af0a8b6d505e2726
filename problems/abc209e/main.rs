//! # AtCoder ABC 209 E · Shiritori
//!
//! Takahashi and Aoki take turns saying words of a dictionary, Takahashi first. Each word must begin with the last three
//! letters of the word before, and capital and small letters are different. The same word may be said again, any number
//! of times. A player who finds no word loses. If nobody can force a win, the game is a draw: it never ends. For
//! each word of the dictionary, what is the result if Takahashi begins with it?
//!
//! **Input.** N (1 <= N <= 2 * 10^5), then N lines with a word each, of 3 to 8 letters from `A` to `Z` and `a` to `z`.
//! **Output.** For each word a line: `Takahashi` or `Aoki`, the winner, or `Draw`.
//!
//! **Hint.** Which part of a word still matters once it has been said? There are not many such parts.
//!
//! **Theorem.** Take all strings of three letters as the vertices of a graph, and each word as an arrow from its first
//! three letters to its last three. A vertex without arrows is lost. A vertex with an arrow to a lost one is won; if all
//! its arrows lead to won ones, it is lost. What is never decided in this way is drawn. Takahashi wins with a word if and
//! only if its last three letters are lost, and Aoki wins if and only if they are won.
//!
//! **Why.** The words that may follow depend on the last three letters alone, and they are the arrows from there. So
//! saying words is moving a token along arrows, and a player who cannot move loses. Of such a game the theory page on
//! working backwards proves that the rules above find who wins; the lesson luogu6560 is this game with a target. When
//! Takahashi has said the first word, it is Aoki who moves from its last three letters.
//!
//! Two words with the same ends are two arrows. The program counts both among the arrows from a vertex, and later looks
//! at both.
//!
//! **Complexity.** O(N).

use common::judge::{self, ensure, input, Input};
use std::collections::{HashMap, VecDeque};

/// For each vertex 1 if the player who moves from there wins, -1 if the opponent does, 0 for a draw. An arrow is given by
/// its tail and its head.
fn outcomes(vertices: usize, arrows: &[(usize, usize)]) -> Vec<i32> {
    let mut open = vec![0; vertices]; // how many arrows from each vertex have not been looked at
    let mut tails = vec![Vec::new(); vertices]; // of the arrows to each vertex
    for &(tail, head) in arrows {
        open[tail] += 1;
        tails[head].push(tail);
    }
    let mut outcomes: Vec<i32> = open.iter().map(|&open| if open == 0 { -1 } else { 0 }).collect();
    let mut queue: VecDeque<usize> = (0..vertices).filter(|&vertex| open[vertex] == 0).collect();
    while let Some(head) = queue.pop_front() {
        for &tail in &tails[head] {
            open[tail] -= 1;
            if outcomes[tail] == 0 && (outcomes[head] == -1 || open[tail] == 0) {
                outcomes[tail] = -outcomes[head];
                queue.push_back(tail);
            }
        }
    }
    outcomes
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64 }
    let mut numbers = HashMap::new(); // of the vertices, by their three letters
    let mut arrows = Vec::new();
    for _ in 0..n {
        input! { from input, word: String }
        let is_word = word.len() >= 3 && word.bytes().all(|letter| letter.is_ascii_alphabetic());
        ensure!(is_word, "expected three letters or more, found {word:?}");
        let [tail, head] = [&word[..3], &word[word.len() - 3..]].map(|letters| {
            let next = numbers.len();
            *numbers.entry(letters.to_string()).or_insert(next)
        });
        arrows.push((tail, head));
    }
    let outcomes = outcomes(numbers.len(), &arrows);
    let answers = arrows.iter().map(|&(_, head)| match outcomes[head] {
        -1 => "Takahashi",
        0 => "Draw",
        _ => "Aoki",
    });
    Ok(answers.collect::<Vec<_>>().join("\n"))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{all_lists, ascending_lists};

    /// 1 if the player who has to follow `word` can force a win within `moves` moves, -1 if the opponent can, 0 if
    /// neither can: by the rules and nothing else.
    fn brute_force(words: &[&String], word: &str, moves: usize) -> i32 {
        let end = &word[word.len() - 3..];
        let next: Vec<_> = words.iter().filter(|next| next.starts_with(end)).collect();
        if next.is_empty() {
            return -1;
        }
        if moves == 0 {
            return 0;
        }
        -next.into_iter().map(|next| brute_force(words, next, moves - 1)).min().unwrap()
    }

    #[test]
    fn agrees_with_the_rules() {
        // All words of 3 letters from "aA", of those of 4 letters each third, and of those of 6 letters each 16th.
        let of_length = |length| all_lists(length, ["a", "A"].into_iter()).into_iter();
        let pool: Vec<String> = of_length(3)
            .chain(of_length(4).step_by(3))
            .chain(of_length(6).step_by(16))
            .map(|word| word.concat())
            .collect();
        for words in (1..=4).flat_map(|n| ascending_lists(n, pool.iter())) {
            let mut expected = String::new();
            let mut input = format!("{}\n", words.len());
            for &word in &words {
                input += &format!("{word}\n");
                // A win takes at most a move for each vertex that has an arrow, so n moves are enough.
                expected += match brute_force(&words, word, words.len()) {
                    -1 => "Takahashi\n",
                    0 => "Draw\n",
                    _ => "Aoki\n",
                };
            }
            assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
        }
    }
}
