//! Grundy values of the subtraction game with the Fibonacci numbers.

use crate::figures::prelude::*;
use common::grundy::grundy_table;
use common::subtraction::fibonacci;

pub fn draw(program: &Program) -> Result<Canvas> {
    const COLUMNS: u32 = 20;
    let values = grundy_table(120, |heap, grundy| {
        let takes = fibonacci().take_while(|&take| take <= heap as u64);
        takes.map(|take| grundy[heap - take as usize]).collect()
    });
    // Heap 0 is left out because three empty heaps would end the input.
    let cases: Vec<String> = (1..120).map(|heap| format!("0 {heap} 0")).collect();
    let lost = program.lost(["Fibo", "Nacci"], &cases)?;
    program.check_zeros(&values[1..], &lost)?;

    let title =
        "Grundy values of the heaps 0 to 119 with takes of 1, 2, 3, 5, 8 and so on, twenty \
        heaps in a row; the zeros are marked";
    let mut canvas = Canvas::new(600.0, 262.0, title);
    for (heap, &value) in (0..).zip(&values) {
        let (row, column) = (heap / COLUMNS, heap % COLUMNS);
        let y = 60.0 + 34.0 * f64::from(row);
        let strip = Strip { start: (60.0, y), cell: (27.4, 29.0), first: 0.0 };
        strip.tile(&mut canvas, column, value, &grundy_class(value));
        if column == 0 {
            canvas.text((38.0, y), heap, "small quiet end");
        }
        if row == 0 {
            canvas.text((strip.centre(column).0, 26.0), column, "small quiet");
        }
    }
    Ok(canvas)
}
