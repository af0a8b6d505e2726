//! Northcott's game: a lost board with the gaps as Nim heaps; a retreat, and the advance that answers it.

use crate::figures::prelude::*;
use common::nim::nim_sum;

/// The number of columns.
const M: u32 = 8;

/// The columns of the black and of the white piece.
type Row = [u32; 2];

pub fn draw(program: &Program) -> Result<Canvas> {
    let board: [Row; 3] = [[3, 7], [7, 5], [4, 7]];
    let [black, white] = board[0];
    let retreat = 2;
    let steps: [Row; 3] =
        [[black, white], [black - retreat, white], [black - retreat, white - retreat]];

    let title = "A board of three rows with gaps of 3, 1 and 2, which has the Nim sum 0; below, its first row: \
        Black retreats by two cells, which makes the gap 5, White advances by two, and it is 3 again";
    let mut canvas = Canvas::new(600.0, 420.0, title);
    for (y, row) in [34.0, 76.0, 118.0].into_iter().zip(board) {
        draw_row(&mut canvas, y, row);
    }
    let gaps = board.map(gap);
    let sum = nim_sum(gaps.iter().map(|gap| u64::from(*gap)));
    canvas.text((500.0, 76.0), format!("{} = {sum}", gaps.iter().join(" ⊕ ")), "strong");

    let heights = [200.0, 290.0, 380.0];
    for (y, row) in heights.into_iter().zip(steps) {
        draw_row(&mut canvas, y, row);
    }
    // Black retreats, and the gap grows; White advances, and it is as before.
    for (step, (piece, sign)) in (1..).zip([(0, "+"), (1, "−")]) {
        let strip = strip(heights[step]);
        let ends = [steps[step - 1], steps[step]].map(|row| strip.centre(row[piece]).0);
        canvas.arc_arrow(ends.into(), strip.top() + 2.0, 16.0, &format!("{sign}{retreat}"), "move");
    }

    // A board that is answered by each reply is lost; the same board after the retreat is not.
    let case = |rows: &[Row]| {
        let rows = rows.iter().map(|[black, white]| format!("\n{black} {white}")).join("");
        format!("{} {M}{rows}", rows.matches('\n').count())
    };
    let boards = steps.map(|step| [step, board[1], board[2]]);
    let lost = program.lost(["I WIN!", "BAD LUCK!"], &boards.map(|board| case(&board)))?;
    let sums = boards.map(|board| nim_sum(board.map(gap).map(u64::from)));
    program.check_zeros(&sums, &lost)?;
    Ok(canvas)
}

fn gap([black, white]: Row) -> u32 {
    black.abs_diff(white) - 1
}

fn strip(y: f64) -> Strip {
    Strip { start: (34.0, y), cell: (42.0, 36.0), first: 1.0 }
}

/// A row with its pieces, and its gap to the right of it.
fn draw_row(canvas: &mut Canvas, y: f64, row: Row) {
    let strip = strip(y);
    let [black, white] = row;
    for column in 1..=M {
        let in_gap = black.min(white) < column && column < black.max(white);
        strip.tile(canvas, column, "", if in_gap { "one" } else { "won" });
    }
    for (column, look, letter, class) in
        [(black, "stone", "B", "take small"), (white, "won", "W", "small")]
    {
        canvas.circle(strip.centre(column), 13.0, look);
        canvas.text(strip.centre(column), letter, class);
    }
    canvas.text((strip.centre(M).0 + 46.0, y), gap(row), "move");
}
