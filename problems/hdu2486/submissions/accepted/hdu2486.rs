// Where to submit: HDU 2486, POJ 3922 (no Rust at HDU, POJ: hand in plain.c there).
// Generated from problems/hdu2486/main.rs, which has the proof, by `cargo xtask bundle hdu2486`: change that file. Licence: MIT OR Apache-2.0.

//! # HDU 2486 · At most k times the last take · A simple stone game
//!
//! One heap of n stones; the first move takes at least one stone but not all of them, and each later move
//! takes between one stone and k times the previous take. The player who takes the last stone wins. Who wins and, if it
//! is the first player, what is the least take that wins?
//!
//! **Theorem.** Let H1 = 1, and let each number after Hi be Hi + Hj, where Hj is the least with k Hj >= Hi.
//! The first player loses if and only if n is one of these numbers, the lost heaps. Every other n is in one
//! way a sum of lost heaps of which each is more than k times the next smaller, and the least of these parts is the
//! least take that wins. For k = 2 these are the Fibonacci numbers, for k = 1 the powers of two.
//!
//! **In progressions.** The lost heaps with the step Hj are those up to k Hj which are larger than k H(j-1), so
//! all lost heaps up to n are arithmetic progressions, one for each lost heap up to about n / k. The program lists only
//! these progressions.
//!
//! **Limit:** it lists 100,000 of them. The judge's bounds need at most 10,607; where n / k is at most
//! 100,000 there are never more. Both n and k are at least 1.
//!
//! **Input.** The number of cases, then `n k` for each. **Output.** `Case i: lose`, or `Case i: ` and the
//! least take that wins.
//!
//! **Complexity.** O(m) per case, for m lost heaps up to n / k.
//!
//! **Reference.** A. J. Schwenk, "Take-away games", The Fibonacci Quarterly 8.3 (1970), 225–234.

use common::judge::{self, ensure, Input};

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

/// `number` is that of the case, from 1 on.
fn solve(number: u64, input: &mut Input) -> judge::Result<String> {
    let (n, k) = (input.number(), input.number());
    ensure!(n > 0 && k > 0, "expected n and k of at least 1, found n = {n} and k = {k}");
    match least_part(n, k) {
        Some(take) if take == n => Ok(format!("Case {number}: lose")),
        Some(take) => Ok(format!("Case {number}: {take}")),
        None => Err(format!("too many lost heaps up to n / k for n = {n}, k = {k}").into()),
    }
}

fn main() {
    let mut number = 0;
    judge::counted(|input| {
        number += 1;
        solve(number, input)
    })
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
