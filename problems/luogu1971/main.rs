//! # Luogu P1971 · The Rabbit and Egg Game
//!
//! A board of n rows and m columns is full of pieces, black (X) and white (O), except for one gap. A move slides a
//! piece from a cell beside the gap, in its row or column, into the gap. Rabbit moves white pieces and Egg black
//! pieces, taking turns; Rabbit begins, and a player who cannot move loses. The input is a game that Rabbit lost. A
//! move of hers is a mistake if before it she could win against any play, and after it Egg could. Find her mistakes.
//!
//! **Input.** `n m` (1 <= n, m <= 40), then n lines of m characters: `X`, `O`, and `.` for the gap. Then k
//! (1 <= k <= 1000) and 2k lines with the moves, Rabbit's and Egg's alternately: the row and the column of the piece,
//! counted from 1. At the end it is Rabbit's turn, and she cannot move.
//!
//! **Output.** The number of mistakes, then for each its number among Rabbit's moves, counted from 1, in ascending
//! order, each on a line.
//!
//! **Hint.** Can the gap ever come back to a cell that it has left?
//!
//! **Theorem.** Count the gap at the start as black, and join two cells side by side if their colours differ at the
//! start. At any time the player to move wins if and only if every maximum matching of the cells that the gap has not
//! left covers the cell of the gap. To find this for all times, begin with a maximum matching of the cells that the gap
//! never left, and put the others back, the last first. If the matching can be augmented when a cell is put back, the
//! player whose turn it was with the gap on this cell could win; otherwise not.
//!
//! **Example.** In the first sample, `XO.OXO`, the gap goes from cell 3 to 2 and to 1. It never left cells 1, 4, 5 and
//! 6, whose maximum matching has 1 edge. With cell 2 there are 2 edges, so Egg could win with the gap there; with cell
//! 3 there are 3, so Rabbit could win with the gap there. Hence her move 1 was a mistake.
//!
//! **Why.** The gap goes to cells of white and of black pieces alternately, that is, along the edges. It never comes
//! back to a cell: colour the board like a chessboard, too. Each move changes the chessboard colour of the gap, so a
//! cell beside the gap that it has left was left an odd number of moves ago, by a move of the opponent, who filled it
//! with a piece of their own. The player to move cannot move that piece. Hence this is the game of the lesson luogu4055
//! on the cells that the gap has not left, and the theory page on matching proves who wins. A maximum matching of the
//! other cells remains a maximum with the cell of the gap, unless every maximum matching then covers this cell. If so,
//! there is an augmenting path, and it starts from this cell, since there was none before. A cell adds at most one
//! edge, so one augmentation is enough.
//!
//! **Limit:** boards of up to 100 by 100 cells.
//!
//! **Complexity.** O(c²) for c cells; much less on most boards.

use common::judge::{self, ensure, input, Input};

/// Whether an alternating path from a cell makes the matching larger. If so, it is made larger.
fn augment(v: usize, cells: &[u8], width: usize, partner: &mut [usize], seen: &mut [bool]) -> bool {
    for w in [v + 1, v + width, v - 1, v - width] {
        let are_joined = cells[w] != b' ' && cells[w] != cells[v];
        if !are_joined || seen[w] {
            continue;
        }
        seen[w] = true;
        if partner[w] == 0 || augment(partner[w], cells, width, partner, seen) {
            partner[v] = w;
            partner[w] = v;
            return true;
        }
    }
    false
}

/// The mistakes in a game, where `gaps` are the cells that the gap left, and `cells` has the others and a margin.
fn mistakes(mut cells: Vec<u8>, width: usize, gaps: &[usize]) -> Vec<usize> {
    let mut partner = vec![0; cells.len()]; // 0, in the margin, stands for none
    for v in 0..cells.len() {
        if cells[v] != b' ' && partner[v] == 0 {
            augment(v, &cells, width, &mut partner, &mut vec![false; cells.len()]);
        }
    }
    let mut wins = vec![false; gaps.len()]; // of the player to move
    for (i, &gap) in gaps.iter().enumerate().rev() {
        cells[gap] = if i % 2 == 0 { b'X' } else { b'O' };
        wins[i] = augment(gap, &cells, width, &mut partner, &mut vec![false; cells.len()]);
    }
    (1..=gaps.len() / 2).filter(|i| wins[2 * i - 2] && wins[2 * i - 1]).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize, m: usize }
    ensure!(n.max(m) <= 100, "expected at most 100 rows and columns, found {n} and {m}");
    // Row 0 is margin, and so is the first cell of each row.
    let width = m + 1;
    let mut cells = vec![b' '; width];
    for _ in 0..n {
        input! { from input, row: String }
        ensure!(row.len() == m, "expected a row of {m} characters, found {row:?}");
        cells.push(b' ');
        cells.extend(row.bytes());
    }
    cells.resize(cells.len() + width, b' ');
    let start = cells.iter().position(|&cell| cell == b'.');
    let mut gap = start.ok_or("expected a board with a gap")?;
    let mut gaps = Vec::new();
    input! { from input, k: usize }
    for i in 0..k.saturating_mul(2) {
        input! { from input, x: usize, y: usize }
        let next = x.saturating_mul(width).saturating_add(y);
        let is_beside = y <= m && [1, width].contains(&next.abs_diff(gap));
        let piece = if i % 2 == 0 { b'O' } else { b'X' };
        ensure!(is_beside && cells[next] == piece, "expected a legal move, found {x} {y}");
        cells[gap] = b' ';
        gaps.push(gap);
        gap = next;
    }
    let mistakes = mistakes(cells, width, &gaps);
    let lines: String = mistakes.iter().map(|i| format!("\n{i}")).collect();
    Ok(format!("{}{lines}", mistakes.len()))
}

fn main() {
    judge::single(solve)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether the player of these pieces, who is to move, wins: by the rules and nothing else. And all games from here
    /// on that Rabbit loses: from the end back where the gap was, and whether the player to move could win.
    fn brute_force(board: &[u8], m: usize, piece: u8) -> (bool, Vec<Vec<(usize, bool)>>) {
        let gap = board.iter().position(|&cell| cell == b'.').unwrap();
        let is_beside = |v: usize| (v / m).abs_diff(gap / m) + (v % m).abs_diff(gap % m) == 1;
        let (mut wins, mut games, mut is_stuck) = (false, Vec::new(), true);
        for v in (0..board.len()).filter(|&v| board[v] == piece && is_beside(v)) {
            let mut after = board.to_vec();
            after.swap(v, gap);
            let (opponent_wins, rest) = brute_force(&after, m, b'O' + b'X' - piece);
            wins |= !opponent_wins;
            is_stuck = false;
            games.extend(rest);
        }
        if is_stuck && piece == b'O' {
            games.push(Vec::new()); // Rabbit has lost
        }
        for game in &mut games {
            game.push((gap, wins));
        }
        (wins, games)
    }

    #[test]
    fn agrees_with_the_rules() {
        // All boards of these sizes, with the gap on each cell; the bits of a number are the black pieces.
        for (n, m) in [(1, 6), (2, 4), (3, 3)] {
            for number in 0..(n * m) << (n * m) {
                let piece = |v| [b'O', b'X'][number >> v & 1];
                let cell = |v| if v == number >> (n * m) { b'.' } else { piece(v) };
                let board: Vec<u8> = (0..n * m).map(cell).collect();
                let rows: Vec<_> = board.chunks(m).map(String::from_utf8_lossy).collect();
                for game in brute_force(&board, m, b'O').1 {
                    let (places, wins): (Vec<usize>, Vec<bool>) = game.into_iter().rev().unzip();
                    let place = |v: &usize| format!("\n{} {}", v / m + 1, v % m + 1);
                    let moves: String = places[1..].iter().map(place).collect();
                    let k = wins.len() / 2;
                    let input = format!("{n} {m}\n{}\n{k}{moves}", rows.join("\n"));
                    let mistakes = (1..=k).filter(|i| wins[2 * i - 2] && wins[2 * i - 1]);
                    let lines: Vec<String> = mistakes.map(|i| format!("{i}\n")).collect();
                    let expected = format!("{}\n{}", lines.len(), lines.concat());
                    assert_eq!(judge::transcript(main, &input).0, expected, "{input}");
                }
            }
        }
    }
}
