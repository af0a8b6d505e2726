//! # Luogu P7589 · Black and White Pieces (2021 CoE-II B)
//!
//! On each of n lines, which have no ends, stand a black and a white piece. Alice has the black ones, Bob the
//! white ones, and Alice begins. A move advances your own piece any distance towards the other piece on its
//! line, but neither over it nor onto it; or it takes the piece back, by 1 to d cells. Each player may go back
//! k times in the whole game. Whoever cannot move loses.
//!
//! **Input.** A number of cases; for each `n k d`, then `y b w` for each line: where it is, and the places of
//! its black and its white piece, which may be negative. **Output.** `Yes` if Alice wins, or `No`.
//!
//! **Hint.** Ask what the opponent can answer at once when a piece goes back.
//!
//! **Theorem.** The gap of a line is the number of free cells between its two pieces. Alice wins exactly when
//! the Nim sum of the gaps is not 0, whatever k and d are.
//!
//! **Why.** Every move changes one gap, and so the Nim sum. Where it is not 0, some gap can be made smaller so
//! that it becomes 0, as in Nim, and both players can do so by an advance. A player who faces a Nim sum other
//! than 0 always makes it 0 in this way, and never goes back. The opponent always faces 0, so the player can
//! move at every turn. That cannot go on for ever: the player's advances make the gaps smaller, and the
//! opponent makes them larger k times at most. So it is the opponent who cannot move in the end. The lesson
//! hdu1730 proves it for a board with edges, where nobody counts the retreats.
//!
//! **Complexity.** O(n) per case.

use common::judge::{self, input, rule, Input};

/// The number of free cells between two pieces on different places of a line.
fn gap(black: i64, white: i64) -> u64 {
    black.abs_diff(white) - 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, _k: u64, _d: u64 }
    let mut sum = 0;
    for _ in 0..n {
        input! { from input, _y: i64, black: i64, white: i64 }
        rule!(black != white, "expected pieces on different places, found {black} twice");
        sum ^= gap(black, white);
    }
    Ok(if sum != 0 { "Yes" } else { "No" })
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// For each line the place of the piece of the player to move, and of the opponent's piece; then how many
    /// times each of them may still go back.
    type Position = (Vec<[i64; 2]>, [u64; 2]);

    /// The positions after each move, from the opponent's side.
    fn moves((lines, [mine, other]): &Position, d: i64) -> Vec<Position> {
        let mut moves = Vec::new();
        let back = if *mine > 0 { d } else { 0 };
        for (line, &[from, to]) in lines.iter().enumerate() {
            for step in (-back..(to - from).abs()).filter(|&step| step != 0) {
                let mut next: Vec<[i64; 2]> = lines.iter().map(|&[from, to]| [to, from]).collect();
                next[line][1] = from + step * (to - from).signum();
                moves.push((next, [*other, mine - u64::from(step < 0)]));
            }
        }
        moves
    }

    /// Whether the player to move wins, by the rules and nothing else. `known` remembers the positions met
    /// before, all with the same `d`.
    fn brute_force(position: &Position, d: i64, known: &mut HashMap<Position, bool>) -> bool {
        if let Some(&wins) = known.get(position) {
            return wins;
        }
        let wins = moves(position, d).iter().any(|next| !brute_force(next, d, known));
        known.insert(position.clone(), wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        for (n, places, k, d) in
            [(1, 7, 0, 1), (1, 7, 2, 2), (2, 5, 0, 3), (2, 4, 1, 2), (3, 3, 0, 1)]
        {
            let mut known = HashMap::new();
            let place = |code: i64, i: u32| code / i64::pow(places, i) % places - 2;
            for code in 0..i64::pow(places, 2 * n) {
                let lines: Vec<[i64; 2]> =
                    (0..n).map(|i| [place(code, 2 * i), place(code, 2 * i + 1)]).collect();
                if lines.iter().any(|[black, white]| black == white) {
                    continue;
                }
                let rows: String = lines.iter().map(|[b, w]| format!("-7 {b} {w}\n")).collect();
                let wins = brute_force(&(lines, [k, k]), d, &mut known);
                let input = format!("1\n\n{n} {k} {d}\n{rows}");
                let answer = if wins { "Yes\n" } else { "No\n" };
                assert_eq!(judge::transcript(main, &input).0, answer, "{input}");
            }
        }
    }

    #[test]
    fn the_ends_of_the_range() {
        assert_eq!(gap(i64::MIN, i64::MAX), u64::MAX - 1);
        let message = |input| judge::transcript(main, input).1.unwrap();
        let same = "line 2: expected pieces on different places, found -3 twice";
        assert_eq!(message("1\n1 0 1 5 -3 -3\n"), same);
        assert_eq!(message("1\n1 0 1\n5 x 3\n"), "line 3: expected `black: i64`, found \"x\"");
    }
}
