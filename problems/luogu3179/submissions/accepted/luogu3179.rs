// Where to submit: Luogu P3179.
// Generated from problems/luogu3179/main.rs, which has the proof, by `cargo xtask bundle luogu3179`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P3179 · Turning a cell and its first multiples · Array Game
//!
//! The cells 1 to n are white or black. A move chooses a white cell x and some k with kx <= n, and changes the
//! colour of x, 2x, ..., kx. A player who cannot move loses. For each of some lists of white cells: who wins?
//!
//! **Theorem.** This is a coin turning game, so a position has as its Grundy value the Nim sum of those of its single
//! white cells. That of x depends on m = n / x, rounded down, and on nothing else: it is the least number that is not
//! among h(m / 2) xor h(m / 3) xor ... xor h(m / k), for k from 1 to m, where k = 1 gives 0.
//!
//! **Limit:** at most 4,000,000,000 cells, which are numbered from 1.
//!
//! **Input.** `n`, the number of queries, and for each `w` and then w white cells. **Output.** `Yes` or `No`
//! for each: whether the first player wins.
//!
//! **Complexity.** O(n^(3/4)) time and O(sqrt(n)) memory for the values of all m, then O(w) for each query.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*,
//! chapter 14: coin turning games.

use std::convert::TryFrom;

use common::judge::{self, ensure, Input};

/// The largest number of cells: for more, the tables and the squares could be too large.
const LARGEST: u64 = 4_000_000_000;

/// A power of two that is larger than all values, and so than all Nim sums: no value is above 2 * sqrt(LARGEST).
const SUMS: usize = 1 << 17;

/// The Grundy values of a white cell x alone, by m = n / x, for all x from 1 to n.
struct Values {
    n: usize,
    /// By m, as long as m * m <= n.
    small: Vec<usize>,
    /// By x, for all larger m.
    large: Vec<usize>,
    /// By Nim sum, the last m that it was seen for.
    seen: Vec<usize>,
}

impl Values {
    fn new(n: usize) -> Values {
        let mut values = Values { n, small: vec![0], large: Vec::new(), seen: vec![0; SUMS] };
        let mut m = 1;
        while m * m <= n {
            let value = values.mex(m);
            values.small.push(value);
            m += 1;
        }
        values.large = vec![0; m];
        for x in (1..=n / m).rev() {
            values.large[x] = values.mex(n / x);
        }
        values
    }

    /// The value for m, which is n / x for some x.
    fn get(&self, m: usize) -> usize {
        if m < self.small.len() {
            self.small[m]
        } else {
            self.large[self.n / m]
        }
    }

    /// The same, computed from those for smaller m.
    fn mex(&mut self, m: usize) -> usize {
        let mut sum = 0;
        self.seen[sum] = m; // x alone
        let mut i = 2;
        while i * i <= m {
            sum ^= self.get(m / i);
            self.seen[sum] = m;
            i += 1;
        }
        // From here on, m / i < i. The same quotient belongs to all i up to m / quotient.
        for quotient in (1..=m / i).rev() {
            let value = self.small[quotient];
            self.seen[sum ^ value] = m;
            let end = m / quotient + 1;
            if (end - i) % 2 == 1 {
                sum ^= value;
            }
            i = end;
        }
        self.seen.iter().take_while(|&&last| last == m).count()
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, queries) = (input.number(), input.number());
    ensure!(n <= LARGEST, "only up to {LARGEST} cells are computed, found {n}");
    let values = Values::new(usize::try_from(n)?);
    let mut answers = Vec::new();
    for _ in 0..queries {
        let w = input.number();
        let mut sum = 0;
        for x in input.numbers(w) {
            ensure!((1..=n).contains(&x), "expected a cell from 1 to {n}, found {x}");
            sum ^= values.get(usize::try_from(n / x)?);
        }
        answers.push(if sum != 0 { "Yes" } else { "No" });
    }
    Ok(answers.join("\n"))
}

fn main() {
    judge::single(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        /// Answers the one case, if it can be read and computed.
        pub fn single<A: AsRef<str>>(solve: impl FnOnce(&mut Input) -> Result<A>) {
            let mut input = Input::stdin();
            let answer = solve(&mut input).unwrap_or_else(|_| input.end());
            input.answers.extend([answer.as_ref(), "\n"]);
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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                // `map` would reserve memory for a count that may be far too large.
                (0..count).filter_map(|_| Some(self.number())).collect()
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
