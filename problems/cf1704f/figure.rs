//! A row that is cut between equal letters, with the values of its parts, before and after a winning move.

use crate::figures::prelude::*;
use std::ops::Range;

const ROW: &str = "RBRBRBRBRRBB";
/// The cells that the winning move takes.
const TAKEN: Range<usize> = 9..11;

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "The row RBRBRBRBRRBB, cut between equal letters into parts of 9, 2 and 1 cells of the values 0, 1 and 0; \
        and the same row after the part of two cells has become white, with the values 0 and 0";
    let mut canvas = Canvas::new(620.0, 250.0, title);
    let mut sums = Vec::new();
    for (y, taken) in [(50.0, 0..0), (165.0, TAKEN)] {
        let strip = Strip { start: (62.0, y), cell: (45.0, 40.0), first: 0.0 };
        let mut sum = 0;
        for part in parts() {
            if part == taken {
                continue;
            }
            let value = value(program, part.len())?;
            sum ^= value;
            let (first, last) = (u32::try_from(part.start)?, u32::try_from(part.end - 1)?);
            canvas.bracket(strip.interval(first, last), y + 28.0, value);
        }
        for (i, cell) in (0..).zip(ROW.chars()) {
            let is_white = taken.contains(&usize::try_from(i)?);
            let class = match cell {
                _ if is_white => "dashed",
                'B' => "take",
                _ => "won",
            };
            let letter = if is_white { String::new() } else { cell.to_string() };
            strip.tile(&mut canvas, i, letter, class);
        }
        sums.push(sum);
        canvas.text((24.0, y + 48.0), sum, if sum == 0 { "strong" } else { "" });
    }
    program.check_zeros(&sums[..1], &program.lost(["Alice", "Bob"], &[case(ROW)])?)?;
    Ok(canvas)
}

/// The parts of the row: between two of them neighbours are equal.
fn parts() -> Vec<Range<usize>> {
    let cells = ROW.as_bytes();
    let mut parts = Vec::new();
    let mut start = 0;
    for end in 1..=cells.len() {
        if end == cells.len() || cells[end] == cells[end - 1] {
            parts.push(start..end);
            start = end;
        }
    }
    parts
}

fn case(row: &str) -> String {
    format!("{}\n{row}", row.len())
}

/// The value of a part, as the program knows it: with parts of 2, 4 and 6 cells, which have the values 1, 2 and 3, and
/// a single cell that makes the colours equal, a row is lost if the values of all its parts have the Nim sum 0.
fn value(program: &Program, part: usize) -> Result<u64> {
    let mut found = Vec::new();
    for (value, others) in (0..).zip([vec![2, 4, 6], vec![2], vec![4], vec![6]]) {
        let mut row = String::new();
        let mut is_red = true;
        for length in [part].into_iter().chain(others).chain([1].into_iter().take(part % 2)) {
            for _ in 0..length {
                row.push(if is_red { 'R' } else { 'B' });
                is_red = !is_red;
            }
            is_red = !is_red;
        }
        if program.lost(["Alice", "Bob"], &[case(&row)])? == [true] {
            found.push(value);
        }
    }
    match found[..] {
        [value] => Ok(value),
        _ => bail!("a part of {part} cells has the values {found:?}"),
    }
}
