//! Stair Game: balls on stairs, the even ones as heaps, and the two winning moves.

use crate::figures::prelude::*;
use common::nim::nim_sum;

const WIDTH: f64 = 80.0;
const RISE: f64 = 22.0;
const FLOOR: f64 = 262.0;
const RADIUS: f64 = 9.0;

pub fn draw(program: &Program) -> Result<Canvas> {
    let balls: [u32; 6] = [2, 3, 1, 5, 2, 4];
    let even: Vec<u64> = balls.iter().skip(1).step_by(2).map(|&balls| balls.into()).collect();
    let sum = nim_sum(even.iter().copied());
    let winning = winning_moves(program, &balls)?;

    let title = "Six stairs with 2, 3, 1, 5, 2 and 4 balls; those of the even stairs, 3, 5 and 4, are \
        heaps of Nim. Arrows show the two winning moves: 2 balls from stair 2 to stair 1, and 2 balls \
        from stair 5 to stair 4";
    let mut canvas = Canvas::new(600.0, 380.0, title);
    for (stair, &count) in (1..).zip(&balls) {
        let is_even = stair % 2 == 0;
        let (x, top) = step(stair);
        let middle = (x, (top + FLOOR) / 2.0);
        canvas.rectangle(middle, (WIDTH - 4.0, FLOOR - top), if is_even { "one" } else { "won" });
        for ball in 0..count {
            let y = top - RADIUS - 2.0 - f64::from(ball) * (2.0 * RADIUS + 2.0);
            canvas.circle((x, y), RADIUS, if is_even { "stone" } else { "gone" });
        }
        canvas.text((x, FLOOR - 13.0), stair, if is_even { "one small" } else { "quiet small" });
        canvas.text((x, FLOOR + 22.0), count, if is_even { "strong" } else { "quiet" });
    }
    for (stair, take) in winning {
        let y = FLOOR + 48.0;
        let [from, to] = [stair, stair - 1].map(|stair| step(stair).0);
        canvas.arrow((from, y), (to, y), "move");
        canvas.text(((from + to) / 2.0, y + 16.0), take, "move");
    }
    canvas.text((300.0, 358.0), format!("{} = {sum}", even.iter().join(" ⊕ ")), "strong");
    Ok(canvas)
}

/// The middle of the top of a stair.
fn step(stair: u32) -> Point {
    let stair = f64::from(stair);
    (20.0 + WIDTH * stair, FLOOR - 26.0 - RISE * (stair - 1.0))
}

/// The moves, as stair and number of balls, after which the program calls the position lost.
fn winning_moves(program: &Program, balls: &[u32]) -> Result<Vec<(u32, u32)>> {
    let mut moves = Vec::new();
    let mut cases = Vec::new();
    for (stair, index) in (2..).zip(1..balls.len()) {
        for take in 1..=balls[index] {
            let mut next = balls.to_vec();
            next[index] -= take;
            next[index - 1] += take;
            moves.push((stair, take));
            cases.push(format!("{}\n{}", next.len(), next.iter().join(" ")));
        }
    }
    let lost = program.lost(["first", "second"], &cases)?;
    Ok(moves.into_iter().zip(lost).filter_map(|(played, lost)| lost.then_some(played)).collect())
}
