//! Four pairs with the gaps in binary: a won row, the two pieces that win, and the balanced gaps they leave.

use crate::figures::prelude::*;

/// The number of pieces that may move at once.
const D: usize = 2;

pub fn draw(program: &Program) -> Result<Canvas> {
    let before = [3, 1, 2, 2];
    let after = [2, 0, 2, 2];
    ensure!(!is_balanced(&before) && is_balanced(&after), "the picture shows another move");
    check(program)?;

    let title = "Above: four pairs with gaps of 3, 1, 2 and 2 cells, in binary below them; the digits have 3 and 2 \
        ones. Arrows move two white pieces by one cell each. Below: the gaps are 2, 0, 2 and 2, and the digits have \
        3 and 0 ones";
    let mut canvas = Canvas::new(610.0, 230.0, title);
    let length = 8 + before.iter().sum::<u32>();
    let whites: Vec<u32> = pairs(&before).map(|(white, _)| white).collect();
    let moved = before.iter().zip(after).map(|(before, after)| before - after);
    let rows: [Vec<(u32, u32)>; 2] = [
        pairs(&before).collect(),
        pairs(&before).zip(moved.clone()).map(|((white, black), by)| (white + by, black)).collect(),
    ];
    for (y, row) in [60.0, 164.0].into_iter().zip(&rows) {
        draw_row(&mut canvas, y, length, row);
    }
    let strip = strip(60.0);
    for (white, by) in whites.into_iter().zip(moved).filter(|(_, by)| *by > 0) {
        let [from, to] = [white, white + by].map(|cell| strip.centre(cell).0);
        canvas.arc_arrow((from, to), strip.top() + 2.0, 12.0, &format!("{by}"), "move");
    }
    Ok(canvas)
}

/// The cells of the white and of the black piece of each pair, from 1 on.
fn pairs(gaps: &[u32]) -> impl Iterator<Item = (u32, u32)> + '_ {
    let mut next = 1;
    gaps.iter().map(move |gap| {
        let white = next;
        next += gap + 2;
        (white, white + gap + 1)
    })
}

fn is_balanced(gaps: &[u32]) -> bool {
    (0..8).all(|digit| gaps.iter().filter(|&gap| gap >> digit & 1 == 1).count() % (D + 1) == 0)
}

/// With up to eight free cells, the program counts the placements of four pairs whose gaps are not balanced.
fn check(program: &Program) -> Result<()> {
    for free in 0..=8u32 {
        let (mut won, places) = (0, 5);
        for n in 0..(free + 1).pow(4) {
            let gaps: Vec<u32> = (0..4).map(|i| n / (free + 1).pow(i) % (free + 1)).collect();
            let Some(rest) = free.checked_sub(gaps.iter().sum()) else { continue };
            if !is_balanced(&gaps) {
                // So many ways to put the rest into the other places.
                won += (1..places).fold(1, |ways, j| ways * (rest + j) / j);
            }
        }
        let answer = program.answers(&[format!("{} 8 {D}", free + 8)])?;
        ensure!(answer == [won.to_string()], "{free} free cells: {answer:?}, not {won}");
    }
    Ok(())
}

fn strip(y: f64) -> Strip {
    Strip { start: (26.0, y), cell: (34.0, 34.0), first: 1.0 }
}

/// A row with its pieces, below it the gaps in binary, and at the end the ones of each digit.
fn draw_row(canvas: &mut Canvas, y: f64, length: u32, row: &[(u32, u32)]) {
    let strip = strip(y);
    for cell in 1..=length {
        let in_gap = row.iter().any(|&(white, black)| white < cell && cell < black);
        strip.tile(canvas, cell, "", if in_gap { "one" } else { "won" });
    }
    for &(white, black) in row {
        canvas.circle(strip.centre(white), 12.0, "won");
        canvas.text(strip.centre(white), "W", "small");
        canvas.circle(strip.centre(black), 12.0, "stone");
        canvas.text(strip.centre(black), "B", "take small");
        let middle = (strip.centre(white).0 + strip.centre(black).0) / 2.0;
        canvas.text((middle, y + 36.0), format!("{:02b}", black - white - 1), "strong");
    }
    let ones = |digit: u32| {
        row.iter().filter(|(white, black)| (black - white - 1) >> digit & 1 == 1).count()
    };
    let at = strip.centre(length).0 + 44.0;
    canvas.text((at, y + 36.0), format!("{} {}", ones(1), ones(0)), "move");
}
