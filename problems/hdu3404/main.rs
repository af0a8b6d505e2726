//! # HDU 3404 · Coin turning on a board · Switch lights
//!
//! On a board some lights are on. A move chooses a rectangle whose corner with the largest coordinates,
//! (x, y), is on, and switches its corners: those on go off, those off go on. The rectangle may be a segment
//! or a single cell. The last to move wins. Does the first player win?
//!
//! **Theorem.** A light at (x, y) has as its Grundy value the nim product x ⊗ y. The first player wins if and only if
//! the Nim sum of these values is not 0.
//!
//! **Why.** The game is one of coin turning: each light can be taken by itself. If the other corners of the rectangle
//! are (a, y), (x, b) and (a, b), a light becomes the sum of three, and the mex over all moves is the very definition
//! of the nim product; with a = 0 or b = 0 the rectangle is a segment or a cell.
//!
//! **Input.** A number of cases; for each `n`, and then `x y` for n lights. **Output.** `Have a try, lxhgww.`
//! if the first player wins, otherwise `Don't waste your time.`
//!
//! **Complexity.** O(n) nim products per case, each of a few hundred steps.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*, chapter 14.

use common::judge::{self, input, rule, Input};
use common::nim::nim_product;

/// The Grundy value of a light. Any coordinates in `u64`, from 1 on.
fn value(x: u64, y: u64) -> u64 {
    nim_product(x, y, 64)
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let n = input.number();
    let mut sum = 0;
    for _ in 0..n {
        input! { from input, x: u64, y: u64 }
        rule!(x > 0 && y > 0, "expected coordinates from 1 on, found {x} {y}");
        sum ^= value(x, y);
    }
    Ok(if sum != 0 { "Have a try, lxhgww." } else { "Don't waste your time." })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// The numbers of rows and of columns.
    pub type Size = (usize, usize);

    /// The lights that are on, row by row, one bit for each.
    pub type Lights = u32;

    /// The light at (x, y), both counted from 1.
    pub fn light(x: usize, y: usize, (_, columns): Size) -> Lights {
        1 << ((x - 1) * columns + y - 1)
    }

    /// The lights after each move. Corners that coincide are switched once.
    pub fn moves(lights: Lights, size: Size) -> Vec<Lights> {
        let mut moves = Vec::new();
        for (x, y) in (1..=size.0).flat_map(|x| (1..=size.1).map(move |y| (x, y))) {
            if lights & light(x, y, size) == 0 {
                continue;
            }
            for (a, b) in (1..=x).flat_map(|a| (1..=y).map(move |b| (a, b))) {
                let corners = [(x, y), (a, y), (x, b), (a, b)];
                let switched = corners.iter().fold(0, |bits, &(x, y)| bits | light(x, y, size));
                moves.push(lights ^ switched);
            }
        }
        moves
    }

    /// Whether the player to move wins: by the rules and nothing else. `known` remembers the answers.
    pub fn brute_force(lights: Lights, size: Size, known: &mut HashMap<Lights, bool>) -> bool {
        if let Some(&wins) = known.get(&lights) {
            return wins;
        }
        let wins = moves(lights, size).iter().any(|&next| !brute_force(next, size, known));
        known.insert(lights, wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for size in [(1, 10), (10, 1), (2, 5), (3, 4)] {
            let mut known = HashMap::new();
            for lights in 0..1 << (size.0 * size.1) {
                let cells = (1..=size.0).flat_map(|x| (1..=size.1).map(move |y| (x, y)));
                let on = cells.filter(|&(x, y)| lights & light(x, y, size) != 0);
                let lines: String = on.map(|(x, y)| format!("\n{x} {y}")).collect();
                let input = format!("1\n{}{lines}\n", lights.count_ones());
                let wins = brute_force(lights, size, &mut known);
                let answer =
                    if wins { "Have a try, lxhgww.\n" } else { "Don't waste your time.\n" };
                assert_eq!(judge::transcript(main, &input).0, answer, "{input}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        let max = u64::MAX;
        assert_eq!([value(max, 1), value(1, max)], [max, max]);
        let answer = |input: &str| judge::transcript(main, input);
        let product = value(max, max - 1);
        assert_eq!(
            answer(&format!("1\n2\n{max} {}\n{product} 1\n", max - 1)).0,
            "Don't waste your time.\n"
        );
        assert!(answer("1 1 0 5").1.unwrap().ends_with("coordinates from 1 on, found 0 5"));
    }
}
