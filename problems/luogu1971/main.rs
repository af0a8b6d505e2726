//! # Luogu P1971 · The Rabbit and Egg Game
//!
//! A board is full of black pieces X and white pieces O, but for one gap. Rabbit and Egg slide pieces from beside the gap
//! into it in turns, Rabbit white ones and Egg black ones. Rabbit begins, and a player who cannot move loses. Here is a
//! game that Rabbit lost. Which of her moves were mistakes: before it she could win, and after it Egg could?
//!
//! **Theorem.** Count the gap at the start as black, and join cells side by side whose colours differ. The player to move
//! wins exactly when every maximum matching of the cells that the gap has not left covers the gap. So put in the cells that
//! it never left, and then the others, back from the end of the game: the player to move wins with the gap on a cell exactly
//! when this cell makes the maximum matching larger.
//!
//! **Why.** The gap goes to cells of white and of black pieces in turns, so along these edges. It never comes back to a
//! cell: as it changes its colour on a chessboard, too, the cells beside it that it has left are those where pieces of the
//! player to move stood, and each of them has got a piece of the opponent. So this is the game of the lesson luogu4055, at
//! each move on what is left of another graph; the theory page on matching proves who wins.
//!
//! A maximum matching without a cell is one with it, too, unless every such matching covers the cell. In that case some
//! alternating path makes it larger. The path begins at the cell, as there was none before; and one path is enough, as a
//! cell adds at most one edge to a matching.
//!
//! **Limit:** moves to cells from 1 1 to n m, on a board with a gap.
//!
//! **Input.** `n m`, then n rows of m characters; k, then 2k moves: the row and the column of the piece. **Output.** The
//! number of mistakes, then each of them on a line: it is Rabbit's first move, her second one, and so on.
//!
//! **Complexity.** O(c²) for c cells; much less on most boards.

use common::judge::{self, ensure, input, rule, Framing, Input};

/// Whether an alternating path from a free cell makes the matching larger. If so, it is made larger.
fn augment(start: usize, cells: &[u8], width: usize, partner: &mut [Option<usize>]) -> bool {
    let mut from = vec![None; cells.len()];
    let mut stack = vec![start];
    while let Some(v) = stack.pop() {
        for w in [v.wrapping_sub(width), v.wrapping_sub(1), v + 1, v + width] {
            let pieces = (cells[v], cells.get(w));
            let are_joined = matches!(pieces, (b'X', Some(b'O')) | (b'O', Some(b'X')));
            if !are_joined || from[w].is_some() {
                continue;
            }
            from[w] = Some(v);
            if let Some(next) = partner[w] {
                stack.push(next);
                continue;
            }
            // Exchange the edges of the path, from its end to `start`.
            let mut end = Some(w);
            while let Some((w, v)) = end.and_then(|w| Some((w, from[w]?))) {
                end = partner[v].replace(w);
                partner[w] = Some(v);
            }
            return true;
        }
    }
    false
}

/// Whether the player to move could win before each move, where `gaps` are the cells that the gap left, and `cells` has
/// the others.
fn could_win(mut cells: Vec<u8>, width: usize, gaps: &[usize]) -> Vec<bool> {
    let mut partner = vec![None; cells.len()];
    for v in 0..cells.len() {
        if partner[v].is_none() {
            augment(v, &cells, width, &mut partner);
        }
    }
    let mut wins = vec![false; gaps.len()];
    for (i, &gap) in gaps.iter().enumerate().rev() {
        cells[gap] = [b'X', b'O'][i % 2];
        wins[i] = partner[gap].is_none() && augment(gap, &cells, width, &mut partner);
    }
    wins
}

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, m: u64 }
    let mut cells = Vec::new(); // with a column at the right that has no pieces
    for _ in 0..n {
        let row = input.word();
        ensure!(row.len() as u64 == m, "expected a row of {m} characters, found {row:?}");
        cells.extend(row.bytes().chain([b' ']));
    }
    let no_gap = "expected a board with a gap";
    let mut gap = cells.iter().position(|&cell| cell == b'.').ok_or(no_gap)?;
    let width = usize::try_from(m)? + 1;
    let (mut gaps, k) = (Vec::new(), input.number());
    for place in input.numbers(k.saturating_mul(4)).chunks_exact(2) {
        let (x, y) = (place[0], place[1]);
        let is_cell = (1..=n).contains(&x) && (1..=m).contains(&y);
        ensure!(is_cell, "expected a cell from 1 1 to {n} {m}, found {x} {y}");
        let next = usize::try_from((x - 1) * (m + 1) + y - 1)?;
        let (piece, distance) = ([b'O', b'X'][gaps.len() % 2], next.abs_diff(gap));
        let is_legal = cells[next] == piece && [1, width].contains(&distance);
        rule!(is_legal, "expected a legal move, found {x} {y}");
        cells[gap] = b' ';
        gaps.push(gap);
        gap = next;
    }
    let wins = could_win(cells, width, &gaps);
    let mistakes = (1..=gaps.len() / 2).filter(|i| wins[2 * i - 2] && wins[2 * i - 1]);
    let lines: Vec<String> = mistakes.map(|i| format!("\n{i}")).collect();
    Ok(format!("{}{}", lines.len(), lines.concat()))
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player of these pieces, who is to move, wins: by the rules and nothing else. And all games from
    /// here on that Rabbit loses: the cell of each piece, and whether its player could win.
    fn brute_force(board: &[u8], m: usize, piece: u8) -> (bool, Vec<Vec<(usize, bool)>>) {
        let gap = board.iter().position(|&cell| cell == b'.').unwrap();
        let (mut wins, mut games, mut is_stuck) = (false, Vec::new(), true);
        for v in (0..board.len()).filter(|&v| board[v] == piece) {
            if (v / m).abs_diff(gap / m) + (v % m).abs_diff(gap % m) == 1 {
                let mut after = board.to_vec();
                after.swap(v, gap);
                let (opponent_wins, rest) = brute_force(&after, m, b'O' + b'X' - piece);
                games.extend(rest.into_iter().map(|rest| [&[(v, false)][..], &rest].concat()));
                (wins, is_stuck) = (wins || !opponent_wins, false);
            }
        }
        for game in &mut games {
            game[0].1 = wins;
        }
        if is_stuck && piece == b'O' {
            games.push(Vec::new());
        }
        (wins, games)
    }

    #[test]
    fn agrees_with_the_rules() {
        // All boards of these sizes, with the gap on each cell; the bits of a number are the black pieces.
        for (n, m) in [(1, 6), (2, 4), (3, 3)] {
            for number in 0..(n * m) << (n * m) {
                let gap = number >> (n * m);
                let piece = |v| [b'O', b'X'][number >> v & 1];
                let cell = |v| if v == gap { b'.' } else { piece(v) };
                let board: Vec<u8> = (0..n * m).map(cell).collect();
                let rows: Vec<_> = board.chunks(m).map(String::from_utf8_lossy).collect();
                for game in brute_force(&board, m, b'O').1 {
                    let moves = game.iter().map(|(v, _)| format!("\n{} {}", v / m + 1, v % m + 1));
                    let (k, moves) = (game.len() / 2, moves.collect::<String>());
                    let input = format!("{n} {m}\n{}\n{k}{moves}", rows.join("\n"));
                    let mut lines: Vec<usize> =
                        (1..=k).filter(|i| game[2 * i - 2].1 && game[2 * i - 1].1).collect();
                    lines.insert(0, lines.len());
                    let expected: String = lines.iter().map(|line| format!("{line}\n")).collect();
                    assert_eq!(judge::transcript(INPUT, solve, &input).0, expected, "{input}");
                }
            }
        }
    }
}
