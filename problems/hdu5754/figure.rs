//! Four boards, one for each piece, with what is lost and what is drawn; the goal is at the bottom right.

use crate::figures::prelude::*;

/// The largest distance.
const LAST: u32 = 9;
const CELL: f64 = 25.5;
/// Where the boards begin.
const CORNERS: [Point; 4] = [(50.0, 52.0), (343.0, 52.0), (50.0, 355.0), (343.0, 355.0)];
const PIECES: [char; 4] = ['♚', '♜', '♞', '♛'];
const KNIGHT: usize = 2;

/// The middle of the cell of a piece's board with this many rows and columns to the goal.
fn middle(piece: usize, rows: u32, columns: u32) -> Point {
    let corner = CORNERS[piece];
    let step = |distance: u32| CELL * f64::from(LAST - distance);
    (corner.0 + step(columns), corner.1 + step(rows))
}

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "Boards for the king, the rook, the knight and the queen, with 0 to 9 rows and columns to the goal at \
        the bottom right. Lost are, for the king, the even distances; for the rook, the equal ones, on the diagonal; \
        for the knight, 0 0, 3 3, 6 6 and 9 9, with a jump to each from both sides, and all others but these are drawn; \
        for the queen, 0 0, 1 2, 3 5, 4 7 and the mirrored ones";
    let mut canvas = Canvas::new(600.0, 612.0, title);
    for (piece, symbol) in PIECES.into_iter().enumerate() {
        let corner = middle(piece, LAST, LAST);
        canvas.text((corner.0 - 25.0, corner.1 - 25.0), symbol, "");
        for distance in 0..=LAST {
            let (x, _) = middle(piece, 0, distance);
            let (_, y) = middle(piece, distance, 0);
            canvas.text((x, corner.1 - 25.0), distance, "small quiet");
            canvas.text((corner.0 - 25.0, y), distance, "small quiet");
        }
        let distances: Vec<(u32, u32)> =
            (0..=LAST).flat_map(|x| (0..=LAST).map(move |y| (x, y))).collect();
        let case = |(x, y)| format!("{} {} {}", piece + 1, x + 1, y + 1);
        let answers = program.answers(&distances.iter().copied().map(case).collect::<Vec<_>>())?;
        let mut middles = [Vec::new(), Vec::new(), Vec::new()];
        for (&(x, y), answer) in distances.iter().zip(&answers) {
            let Some(kind) = ["G", "B", "D"].iter().position(|word| word == answer) else {
                bail!("the program answers {answer:?}");
            };
            middles[kind].push(middle(piece, x, y));
        }
        let [lost, won, drawn] = middles;
        canvas.squares(&won, CELL - 3.0, "won");
        for middle in drawn {
            canvas.rectangle(middle, (CELL - 5.0, CELL - 5.0), "dashed");
        }
        canvas.squares(&lost, CELL - 4.0, "lost thin");
    }
    for x in (3..=LAST).step_by(3) {
        for (rows, columns) in [(x - 2, x - 1), (x - 1, x - 2)] {
            canvas.arrow(middle(KNIGHT, rows, columns), middle(KNIGHT, x - 3, x - 3), "move");
        }
    }
    Ok(canvas)
}
