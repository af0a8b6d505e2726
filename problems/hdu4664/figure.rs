//! Above, eleven points with a segment that wins, and the same as a row of skittles; below, the values of 0 to 169
//! points, 34 in a row, with the exceptions to the period marked.

use crate::figures::prelude::*;
use std::f64::consts::TAU;

const PERIOD: u32 = 34;
const ROWS: u32 = 5;
/// From here on the values have the period.
const START: u32 = 53;

/// The points above, and how many of them the segment has on one side.
const POINTS: u32 = 11;
const PART: u32 = 2;

pub fn draw(program: &Program) -> Result<Canvas> {
    let title = "Above: 11 points on a circle, and a segment with 2 of them on one side and 7 on the other; beside it \
        a row of 11 skittles, of which the third and the fourth are gone; both parts have the value 1. Below: the \
        values of 0 to 169 points, 34 in a row; from 53 on each value is equal to the one below it; 8 exceptions \
        before 53 have a frame";
    let mut canvas = Canvas::new(600.0, 330.0, title);
    let values = values(program)?;
    let rest = POINTS - 2 - PART;
    let [part_value, rest_value] = [PART, rest].map(|n| values[n as usize]);
    ensure!(part_value == rest_value, "the segment does not win");

    let (middle, radius): (Point, f64) = ((120.0, 92.0), 66.0);
    let on_circle = |i: f64, radius: f64| {
        let angle = (i + 2.0) / f64::from(POINTS) * TAU;
        (middle.0 + radius * angle.sin(), middle.1 - radius * angle.cos())
    };
    let circle: Vec<Point> = (0..=66).map(|i| on_circle(f64::from(i) / 6.0, radius)).collect();
    canvas.line(&circle, "line");
    let of_segment = [PART, PART + 1 + rest];
    let in_row = |i: u32| (238.0 + 31.0 * f64::from(i), 92.0);
    canvas.line(&of_segment.map(|i| on_circle(f64::from(i), radius)), "move");
    for i in 0..POINTS {
        // In the row the two neighbours come one after the other.
        let is_taken = of_segment.contains(&i);
        canvas.circle(on_circle(f64::from(i), radius), 7.0, "stone");
        let place = in_row(if i == POINTS - 1 { PART + 1 } else { i + u32::from(i > PART) });
        canvas.circle(place, 10.0, if is_taken { "gone" } else { "stone" });
    }
    let between = |first: u32, last: u32| (f64::from(first) + f64::from(last)) / 2.0;
    canvas.text(on_circle(between(0, PART - 1), radius + 24.0), part_value, "strong");
    canvas.text(on_circle(between(PART + 1, PART + rest), radius + 24.0), rest_value, "strong");
    for (first, count, value) in [(0, PART, part_value), (PART + 2, rest, rest_value)] {
        let (left, right) = (in_row(first).0 - 10.0, in_row(first + count - 1).0 + 10.0);
        canvas.bracket((left, right), 112.0, value);
    }

    let centre = |n: u32| -> Point {
        let (row, column) = (f64::from(n / PERIOD), f64::from(n % PERIOD));
        (53.0 + 16.0 * column, 214.0 + 24.0 * row)
    };
    for (n, &value) in (0..PERIOD * ROWS).zip(&values) {
        let class = if value == 0 { "lost thin" } else { "won" };
        canvas.rectangle(centre(n), (14.5, 20.0), class);
        canvas.text(centre(n), value, &format!("tiny {}", outcome_class(value == 0)));
        if n % PERIOD == 0 {
            canvas.text((38.0, centre(n).1), n, "tiny quiet end");
        }
    }
    for n in (0..START).filter(|&n| values[n as usize] != values[by_the_period(n) as usize]) {
        canvas.rectangle(centre(n), (17.0, 23.0), "move");
    }
    Ok(canvas)
}

/// The number of points from 53 to 86 that the period gives the value of.
fn by_the_period(n: u32) -> u32 {
    START + (n + PERIOD * 2 - START) % PERIOD
}

/// The values of the planes, as the program knows them: with planes that have the values 1, 2, 4 and 8, a plane is
/// lost if those are the binary digits of its value.
fn values(program: &Program) -> Result<Vec<u32>> {
    const POWERS: [u32; 4] = [2, 4, 14, 69]; // the numbers of points that have these values
    let sums = 1 << POWERS.len();
    let case = |n: u32, value: u32| {
        let mut points = vec![n.to_string()];
        let others = (0..).zip(POWERS).filter(|(i, _)| value >> i & 1 == 1);
        points.extend(others.map(|(_, other)| other.to_string()));
        format!("{}\n{}", points.len(), points.join(" "))
    };
    let numbers = 0..PERIOD * ROWS;
    let cases: Vec<String> =
        numbers.clone().flat_map(|n| (0..sums).map(move |value| case(n, value))).collect();
    let lost = program.lost(["Carol", "Dave"], &cases)?;
    let mut values = Vec::new();
    for (n, lost) in numbers.zip(lost.chunks(sums as usize)) {
        let found: Vec<u32> = (0..).zip(lost).filter(|(_, lost)| **lost).map(|(v, _)| v).collect();
        match found[..] {
            [value] => values.push(value),
            _ => bail!("{n} points have the values {found:?}"),
        }
    }
    Ok(values)
}
