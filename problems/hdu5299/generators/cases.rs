//! Largest inputs of Circles Game.

use crate::prelude::*;

type Circle = [i64; 3];

pub fn cases() -> Vec<TestFile> {
    let rng = &mut Rng::with_seed(1);
    let case = |list: &[Circle]| format!("{}\n{}", list.len(), lines(list.iter().map(spaced)));
    let around = |at: i64| (1..=20_000).map(move |r| [at, -at, r]).collect::<Vec<Circle>>();
    let apart = |i: i64| {
        let circle = |at: i64| [at % 200 * 200 - 20_000, at / 200 * 400 - 20_000, 99];
        case(&(i % 2..20_000).map(circle).collect::<Vec<Circle>>())
    };
    // Twice the same circles, which is lost, or with one more.
    let mut twice = |i: usize| {
        let mut circles = vec![[0, 0, 9]; i % 2];
        fill(rng, [-10_000, 0, 9_900], &mut circles);
        let copy: Vec<Circle> = circles[i % 2..].iter().map(|[x, y, r]| [-x, *y, *r]).collect();
        case(&[circles, copy].concat())
    };
    let reversed = around(20_000).into_iter().rev().collect::<Vec<Circle>>();
    largest([
        ("one around the other", vec![case(&around(0)), case(&reversed)]),
        ("all apart", (0..10).map(apart).collect()),
        ("two in each", (0..20).map(&mut twice).collect()),
    ])
}

/// Adds a circle, two side by side in it, and so on, as long as there is room.
fn fill(rng: &mut Rng, [x, y, r]: Circle, circles: &mut Vec<Circle>) {
    circles.push([x, y, r]);
    if r > 3 {
        let first = rng.i64(1..=r - 3);
        let second = r - 2 - first;
        let sides = [[first + 1 - r, first], [first + 1, second]];
        let is_row = rng.bool();
        for [at, inner] in sides {
            let centre = if is_row { [x + at, y, inner] } else { [x, y + at, inner] };
            fill(rng, centre, circles);
        }
    }
}
