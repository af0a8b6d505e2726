// hdu2486: A simple stone game, in one Rust file.
// Where to submit: HDU 2486, POJ 3922.
// No Rust at HDU, POJ: hand in plain.c there.
// Generated from problems/hdu2486/main.rs by `cargo xtask bundle hdu2486`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # HDU 2486 · At most k times the last take · A simple stone game
//!
//! One heap of n stones; the first move takes at least one stone but not all of them, and each later move
//! takes between one stone and k times the previous take. Whoever takes the last stone wins. Who wins and, if
//! it is the first player, what is the least take that wins?
//!
//! **Theorem.** Let H1 = 1, and let each number after Hi be Hi + Hj, where Hj is the least with k Hj >= Hi.
//! The first player loses if and only if n is one of these numbers, the lost heaps. Every other n is in one
//! way a sum of lost heaps of which each is more than k times the next smaller one, and the least of these
//! parts is the least take that wins. For k = 2 these are the Fibonacci numbers, for k = 1 the powers of two.
//!
//! **Why.** Take the largest Hi that fits. What is left is less than Hj, so all its parts are, and k times
//! each is less than Hi: this gives such a sum, and the same bounds show that there is no other. A player
//! wins if and only if the limit allows taking the least part, z. What is left has a least part of more than
//! k z: the opponent cannot take it. If a player can take only t < z stones, let g be the least part of z -
//! t, which is also that of what is left. If g were more than k t, the parts of z - t with those of t would
//! be a second sum for z. So the opponent can take g.
//!
//! **In progressions.** The lost heaps with the step Hj are those up to k Hj which are larger than k H(j-1), so
//! all lost heaps up to n are arithmetic progressions, one for each lost heap up to about n / k. The program
//! lists these progressions alone.
//!
//! **Limit:** it lists 100,000 of them. The judge's bounds need at most 10,607; where n / k is at most
//! 100,000 there are never more.
//!
//! **Input.** The number of cases, then `n k` for each. **Output.** `Case i: lose`, or `Case i: ` and the
//! least take that wins.
//!
//! **Complexity.** O(m) a case, for m lost heaps up to n / k.
//!
//! **Reference.** A. J. Schwenk, "Take-away games", The Fibonacci Quarterly 8.3 (1970), 225–234.

use common::judge::{self, Framing, Input};
use proconio::input;

/// The most progressions that are listed.
const MAX_PROGRESSIONS: usize = 100_000;

/// An arithmetic progression of lost heaps.
struct Progression {
    /// The smallest of them. The largest is below the first of the next progression.
    first: u64,
    step: u64,
}

/// The progressions of the lost heaps up to `n`, if they are not more than [`MAX_PROGRESSIONS`]. Their steps
/// are the lost heaps in turn. `n` and `k` from 1 on.
fn progressions(n: u64, k: u64) -> Option<Vec<Progression>> {
    let (mut first, mut step) = (1, 1);
    let mut j = 0; // progressions[j].step is the distance from `step` to the next lost heap
    let mut progressions: Vec<Progression> = Vec::new();
    while progressions.len() < MAX_PROGRESSIONS {
        progressions.push(Progression { first, step });
        // The first lost heap above k * step begins the next progression.
        let end = k.checked_mul(step);
        let above = end.and_then(|end| (end - (end - first) % step).checked_add(step));
        match above.filter(|&above| above <= n) {
            Some(above) => first = above,
            None => return Some(progressions),
        }
        step += progressions[j].step;
        if k * progressions[j].step < step {
            j += 1;
        }
    }
    None
}

/// The least part of `n`, which is `n` itself if that is a lost heap. None if the list is too short for it.
fn least_part(n: u64, k: u64) -> Option<u64> {
    let progressions = progressions(n, k)?;
    let mut rest = n;
    loop {
        let above = progressions.partition_point(|progression| progression.first <= rest);
        let Progression { first, step } = progressions[above - 1];
        match (rest - first) % step {
            0 => return Some(rest),
            left => rest = left, // without the largest lost heap up to it
        }
    }
}

const INPUT: Framing = Framing::Counted;

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    input! { from input, n: u64, k: u64 }
    if n == 0 || k == 0 {
        return Err(format!("expected n and k from 1 on, found n = {n} and k = {k}").into());
    }
    match least_part(n, k) {
        Some(take) if take == n => Ok(format!("Case {number}: lose")),
        Some(take) => Ok(format!("Case {number}: {take}")),
        None => Err(format!("too many lost heaps up to n / k for n = {n}, k = {k}").into()),
    }
}

fn main() {
    let mut number = 0;
    judge::run(INPUT, |input| {
        number += 1;
        solve(number, input)
    })
}

// What the program uses of the pack's library.
#[allow(dead_code)]
mod common {
    pub mod judge {
        use std::io::{self, Read, Write};

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            Single,
            Counted,
            ToEnd,
            Zeros(usize),
        }

        /// Prints the answers to all cases, up to the first that cannot be read or answered.
        pub fn run<A: AsRef<str>>(end: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut input = Input { text: Vec::new(), pos: 0, answers: String::new() };
            let _ = io::stdin().read_to_end(&mut input.text);
            input.text.extend([b'\n'; 19]);
            let cases = match end {
                Framing::Single => 1,
                Framing::Counted => input.number(),
                _ => u64::MAX,
            };
            for _ in 0..cases {
                if input.is_empty() || matches!(end, Framing::Zeros(n) if input.zeros_follow(n)) {
                    break;
                }
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input {
            text: Vec<u8>, // all of stdin, with white space behind it
            pos: usize,    // text[pos..] is not yet used
            answers: String,
        }

        impl Input {
            /// The next number. Where there is none, the program ends with the answers so far.
            pub fn number(&mut self) -> u64 {
                if self.is_empty() {
                    self.end();
                }
                let (mut number, mut end) = (0u64, self.pos); // of 19 digits, which a u64 holds
                for byte in &self.text[self.pos..self.pos + 19] {
                    if !byte.is_ascii_digit() {
                        break;
                    }
                    number = 10 * number + u64::from(byte - b'0');
                    end += 1;
                }
                if end == self.pos || self.text[end] > b' ' {
                    let token = self.text[self.pos..].split(|&byte| byte <= b' ').next();
                    let token = std::str::from_utf8(token.unwrap_or(b"")).unwrap_or("");
                    end = self.pos + token.len();
                    number = token.parse().unwrap_or_else(|_| self.end());
                }
                self.pos = end;
                number
            }

            pub fn is_empty(&mut self) -> bool {
                while self.text.get(self.pos).map_or(false, |&byte| byte <= b' ') {
                    self.pos += 1;
                }
                self.pos == self.text.len() // nothing but white space was left
            }

            fn zeros_follow(&mut self, count: usize) -> bool {
                let pos = self.pos;
                let zeros = (0..count).all(|_| !self.is_empty() && self.number() == 0);
                self.pos = pos;
                zeros
            }

            fn end(&self) -> ! {
                std::process::exit(io::stdout().write_all(self.answers.as_bytes()).is_err().into())
            }
        }
    }
}

// The macro of the crate proconio, for numbers.
mod proconio {
    #[macro_export]
    macro_rules! proconio_input {
        (from $source:expr, $($name:ident: u64),+ $(,)?) => {
            let source = $source;
            $(let $name = source.number();)+
        };
    }
    pub use crate::proconio_input as input;
}
