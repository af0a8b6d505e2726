//! Fibonacci nim: the Zeckendorf representations of the heaps.

use crate::figures::prelude::*;

const STONE: f64 = 15.8;
const LAST: u32 = 34;

pub fn draw(program: &Program) -> Result<Canvas> {
    let cases: Vec<String> = (1..=LAST).map(|n| n.to_string()).collect();
    let lost = program.lost(["First win", "Second win"], &cases)?;

    let title = "The numbers 1 to 34, each as a bar of its Zeckendorf parts: those with a single part, \
        the Fibonacci numbers, are lost; the least part of each other one, the winning take, is dark blue";
    let mut canvas = Canvas::new(600.0, 700.0, title);
    for (n, &lost) in (1..).zip(&lost) {
        let y = 20.0 + f64::from(n - 1) * 20.0;
        canvas.text((36.0, y), n, if lost { "small end strong" } else { "small end quiet" });
        let mut x = 46.0;
        let parts = zeckendorf(n);
        for (index, &part) in parts.iter().enumerate() {
            let class = match (lost, index + 1 == parts.len()) {
                (true, _) => "lost thin",
                (false, true) => "take",
                (false, false) => "part",
            };
            let width = f64::from(part) * STONE;
            canvas.rectangle((x + width / 2.0, y), (width - 1.0, 16.0), class);
            if !lost {
                canvas.text((x + width / 2.0, y), part, &format!("{class} small"));
            }
            x += width;
        }
    }
    Ok(canvas)
}

/// The parts of the Zeckendorf representation of `n`, found greedily, in descending order.
fn zeckendorf(n: u32) -> Vec<u32> {
    let mut rest = n;
    let mut parts = Vec::new();
    let fibonacci: Vec<u32> =
        common::subtraction::fibonacci().map_while(|number| u32::try_from(number).ok()).collect();
    for &number in fibonacci.iter().rev() {
        if number <= rest {
            parts.push(number);
            rest -= number;
        }
    }
    parts
}
