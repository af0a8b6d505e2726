//! A row of pieces, of which every other block counts, with its two winning moves, and what they leave.

use crate::figures::prelude::*;
use std::iter;

/// A row, `o` for a piece.
const ROW: &str = "oo..ooooo.oooo.ooo.o";

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "A row of 20 cells with blocks of 2, 5, 4, 3 and 1 pieces, of which those of 2, 5 and 3 count, and the \
        two winning moves: one makes 1 of the 5, the other makes 7 of the 3";
    let mut canvas = Canvas::new(600.0, 356.0, title);
    let start: Vec<bool> = ROW.chars().map(|cell| cell == 'o').collect();
    let moves = moves(&start);
    let lost =
        program.lost(["YES", "NO"], &moves.iter().map(|one| case(&[&one.after])).collect_vec())?;
    let winning =
        moves.into_iter().zip(lost).filter_map(|(one, lost)| lost.then_some(one)).collect_vec();

    let rows = iter::once(&start).chain(winning.iter().map(|one| &one.after));
    for (y, row) in [72.0, 186.0, 300.0].into_iter().zip(rows) {
        let strip = Strip { start: (34.0, y), cell: (28.0, 30.0), first: 1.0 };
        let counted = counted(row);
        for (cell, &is_piece) in (1..).zip(row) {
            let class = match counted.iter().any(|&[first, last]| (first..=last).contains(&cell)) {
                true => "take",
                false if is_piece => "won",
                false => "dashed",
            };
            strip.tile(&mut canvas, cell, "", class);
        }
        for &[first, last] in &counted {
            canvas.bracket(strip.interval(first, last), y + 20.0, last - first + 1);
        }
        for (right, left) in counted.iter().tuple_windows() {
            let ends = [left, right].map(|&[first, last]| strip.interval(first, last));
            let x = ends.iter().map(|(start, end)| (start + end) / 4.0).sum::<f64>();
            canvas.text((x, y + 40.0), "⊕", "quiet small");
        }
        canvas.text((566.0, y + 40.0), format!("= {}", value(program, row)?), "strong end");
        if *row == start {
            for one in &winning {
                let ends = (strip.centre(one.piece).0, strip.centre(one.hole).0);
                canvas.arc_arrow(ends, strip.top(), 26.0, "", "move");
            }
        }
    }
    Ok(canvas)
}

/// A move of a piece to a hole.
struct Move {
    piece: u32,
    hole: u32,
    after: Vec<bool>,
}

fn moves(row: &[bool]) -> Vec<Move> {
    let mut moves = Vec::new();
    for (from, piece) in (0..row.len()).zip(1..) {
        let hole = (from..row.len()).zip(piece..).find(|&(cell, _)| !row[cell]);
        if let Some((to, hole)) = hole.filter(|_| row[from]) {
            let mut after = row.to_vec();
            after.swap(from, to);
            moves.push(Move { piece, hole, after });
        }
    }
    moves
}

/// The first and the last cell of the blocks with an odd number that are not empty.
fn counted(row: &[bool]) -> Vec<[u32; 2]> {
    let ends = iter::once(0)
        .chain((1..).zip(row).filter_map(|(cell, is_piece)| (!is_piece).then_some(cell)));
    let ends = ends.collect_vec();
    let between = ends.windows(2).rev().step_by(2).map(|pair| [pair[0] + 1, pair[1] - 1]);
    between.filter(|[first, last]| first <= last).collect()
}

fn case(rows: &[&[bool]]) -> String {
    let line = |row: &&[bool]| {
        let cells =
            (1..).zip(*row).filter_map(|(cell, is_piece)| is_piece.then_some(cell)).collect_vec();
        format!("{} {}", cells.len(), cells.iter().join(" "))
    };
    format!("{}\n{}", rows.len(), rows.iter().map(line).join("\n"))
}

/// The value of a row, as the program knows it: that of the heap with which it is lost. A heap is a block with one
/// hole on its right.
fn value(program: &Program, row: &[bool]) -> Result<usize> {
    let heap = |pieces: usize| {
        let mut heap = vec![false; row.len()];
        heap[row.len() - 1 - pieces..row.len() - 1].fill(true);
        heap
    };
    let cases = (0..row.len()).map(|pieces| case(&[row, &heap(pieces)])).collect_vec();
    let lost = program.lost(["YES", "NO"], &cases)?;
    match lost.iter().positions(|&lost| lost).collect_vec()[..] {
        [value] => Ok(value),
        ref found => bail!("a row has the values {found:?}"),
    }
}
