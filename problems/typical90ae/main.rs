//! # AtCoder Typical90 AE · VS AtCoder
//!
//! There are N heaps of white and blue stones. A move chooses a heap, with w white and b blue stones. Either it takes a
//! white stone away and adds w blue stones, if w >= 1; or it takes away 1 to b / 2 blue stones, where b / 2 is rounded
//! down. Two players take turns, and a player who cannot move loses. Who wins, the first player or the second?
//!
//! **Input.** N (1 <= N <= 10^5), then a line with the white stones of all heaps, then a line with the blue stones of
//! all heaps; a heap has 0 to 50 stones of each colour, and at least one stone. **Output.** `First` or `Second`.
//!
//! **Hint.** A heap is a pair of numbers, so the table has two dimensions; find out how large one of them has to be.
//!
//! **Theorem.** The first player wins if and only if the Nim sum of the values g(w, b) of the heaps is not 0. g(w, b)
//! is the mex of g(w - 1, b + w), if w >= 1, and of g(w, b - k) for 1 <= k <= b / 2.
//!
//! **Why.** A move leaves fewer white stones, or as many white and fewer blue stones. Hence every play ends, though
//! heaps grow, and each heap has a Grundy value, which is the mex of those of its options. The sum of the heaps is won
//! by the theorem of Sprague and Grundy, as in the lesson hdu1848.
//!
//! The row of w white stones needs the row of w - 1 up to w places further on. From the heap with 50 stones of each
//! colour that goes up to 50 + 50 + 49 + ... + 1 = 1325 blue stones.
//!
//! **Limit:** at most 50 stones of a colour in a heap.
//!
//! **Complexity.** O(B²) for each of 51 rows of at most B = 1326 values, once; then O(1) per heap.

use common::grundy::grundy_table;
use common::judge::{self, ensure, Input};

/// The most stones of a colour in a heap at the start.
const MOST: u64 = 50;

/// The Grundy values `[w][b]` of all heaps of at most `most` white and `most` blue stones, and of those that they
/// can become.
fn grundy_values(most: usize) -> Vec<Vec<u64>> {
    let mut values: Vec<Vec<u64>> = Vec::new();
    for w in 0..=most {
        let above: usize = (w + 1..=most).sum(); // what the moves from larger w add
        let row = grundy_table(most + above + 1, |b, row| {
            let mut options = row[b - b / 2..b].to_vec();
            if let Some(fewer_white) = values.last() {
                options.push(fewer_white[b + w]);
            }
            options
        });
        values.push(row);
    }
    values
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let (white, blue) = (input.numbers(n), input.numbers(n));
    let most = white.iter().chain(&blue).copied().max().unwrap_or(0);
    ensure!(most <= MOST, "expected at most {MOST} stones of a colour, found {most}");
    let values = grundy_values(usize::try_from(most)?);
    let mut sum = 0;
    for (w, b) in white.into_iter().zip(blue) {
        sum ^= values[usize::try_from(w)?][usize::try_from(b)?];
    }
    Ok(if sum != 0 { "First" } else { "Second" })
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{in_one, Search};

    /// What the moves leave of a heap of `(white, blue)` stones: by the rules and nothing else.
    fn brute_force((w, b): (usize, usize)) -> Vec<(usize, usize)> {
        let mut moves: Vec<_> = (1..=b / 2).map(|k| (w, b - k)).collect();
        if w > 0 {
            moves.push((w - 1, b + w));
        }
        moves
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut game = Search::normal(|heaps: &Vec<(usize, usize)>| {
            in_one(heaps, |_, &heap| brute_force(heap))
        });
        for i in 0..4 * 7 * 4 * 7 {
            let [w, b, v, c] = [i % 4, i / 4 % 7, i / 28 % 4, i / 112];
            let expected = if game.wins(&vec![(w, b), (v, c)]) { "First\n" } else { "Second\n" };
            let input = format!("2 {w} {v} {b} {c}");
            assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
        }
    }
}
