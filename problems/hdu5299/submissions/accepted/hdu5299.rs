// Where to submit: HDU 5299 (no Rust at HDU: hand in plain.c there).
// Generated from problems/hdu5299/main.rs, which has the proof, by `cargo xtask bundle hdu5299`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 5299 · Circles Game
//!
//! There are n circles in the plane. Of any two of them one lies inside the other, or each lies outside the other; they
//! do not touch. A move removes a circle and all circles inside it. A player who finds no circle loses. Alice moves
//! first, then Bob. Who wins?
//!
//! **Input.** A line with T, 1 <= T <= 20, then T cases: a line with n, 1 <= n <= 20000, and n lines `x y r`, the
//! centre and the radius of a circle, all of them whole numbers, with |x|, |y| <= 20000 and 1 <= r <= 20000.
//! **Output.** For each case a line, `Alice` or `Bob`.
//!
//! **Theorem.** The value of a circle is 1 more than the Nim sum of the values of the circles directly inside it. Alice
//! wins if and only if the Nim sum of the values of the outermost circles is not 0.
//!
//! **The smallest circle around each.** A vertical line moves to the right over the plane. Each circle that it meets
//! has a lower and an upper arc on it, and the order of the arcs stays the same, since circles do not touch. With each
//! arc the program keeps the smallest circle around the points just above the arc. For example, let E contain D:
//!
//! | arc on the line, from below | lower of E | lower of D | upper of D | upper of E |
//! |---|---|---|---|---|
//! | kept with it | E | D | E | none |
//!
//! Let a circle begin with its leftmost point P. The circles around it are those that have P between their arcs, and
//! the smallest is kept with the first arc below P; if no arc is below P, there is none. For if that arc is the lower
//! arc of D, the answer is D: a smaller circle around P would have its lower arc between D's and P. If it is the upper
//! arc of D, no arc lies between D and P, and the circles around P are those around D. It does not matter whether
//! circles that begin or end at this place of the line are counted. Two arcs are compared where the later of them
//! begins: at a distance u from its centre, an arc is v above or below it, v² = r² - u².
//!
//! **Limit:** numbers from -1000000000 to 1000000000, and radii from 1 on. It is not checked that circles do not touch.
//!
//! **Complexity.** O(n log n) per case.

use common::judge::{self, ensure, Input};
use std::cmp::Ordering;
use std::collections::BTreeMap;

/// Half of a circle, the lower one (-1) or the upper one (1). Two are compared only while the line meets both.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Arc {
    x: i64,
    y: i64,
    radius: i64,
    side: i64,
}

impl Ord for Arc {
    /// Compares the heights above `other.y` where the later one begins, by their squares, which are negative below it.
    fn cmp(&self, other: &Self) -> Ordering {
        let begin = other.x - other.radius;
        if self.x - self.radius > begin {
            return other.cmp(self).reverse();
        }
        let height = self.side * (self.radius.pow(2) - (begin - self.x).pow(2));
        let difference = other.y - self.y;
        height.cmp(&(difference * difference.abs())).then(self.side.cmp(&other.side))
    }
}

impl PartialOrd for Arc {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The Grundy value of circles, given by their lower arcs.
fn grundy(circles: &[Arc]) -> u64 {
    let mut events = Vec::new();
    for (i, &Arc { x, radius, .. }) in circles.iter().enumerate() {
        events.extend([(x - radius, false, i), (x + radius, true, i)]); // where the circle begins and ends
    }
    events.sort_unstable();
    let plane = circles.len();
    let mut values = vec![0; plane + 1];
    let mut above = BTreeMap::new(); // for each arc on the line the smallest circle around the points just above it
    for (_, is_end, i) in events {
        let lower = circles[i];
        let upper = Arc { side: 1, ..lower };
        if is_end {
            // The circles inside have ended before.
            above.remove(&lower);
            let around = above.remove(&upper).unwrap_or(plane);
            values[around] ^= values[i] + 1;
        } else {
            let around = above.range(..lower).next_back().map_or(plane, |(_, &around)| around);
            above.insert(lower, i);
            above.insert(upper, around);
        }
    }
    values[plane]
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let mut circles = Vec::new();
    for _ in 0..input.number() {
        let (x, y, radius) = (input.read::<i64>(), input.read::<i64>(), input.read::<i64>());
        let is_small = |number: &i64| number.unsigned_abs() <= 1_000_000_000;
        let is_circle = radius > 0 && [x, y, radius].iter().all(is_small);
        ensure!(is_circle, "expected a circle with small numbers, found {x} {y} {radius}");
        circles.push(Arc { x, y, radius, side: -1 });
    }
    Ok(if grundy(&circles) != 0 { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers as many cases as the first number says, up to one that cannot be read or computed.
        pub fn counted<A: AsRef<str>>(mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            for _ in 0..input.number() {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input {
            words: SplitAsciiWhitespace<'static>,
            answers: String,
        }

        impl Input {
            fn stdin() -> Input {
                let mut bytes = Vec::new();
                let _ = io::stdin().read_to_end(&mut bytes);
                bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
                let text = Box::leak(Box::new(String::from_utf8_lossy(Vec::leak(bytes))));
                Input { words: text.split_ascii_whitespace(), answers: String::new() }
            }

            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            /// The next value, in the same way.
            pub fn read<T: std::str::FromStr>(&mut self) -> T {
                self.words.next().and_then(|word| word.parse().ok()).unwrap_or_else(|| self.end())
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }

        // A bound of the program: the answers end here.
        #[macro_export]
        macro_rules! judge_ensure {
            ($holds:expr, $($message:tt)+) => {
                (if $holds { Ok(()) } else { Err(format!($($message)+)) })?
            };
        }
    }
}
