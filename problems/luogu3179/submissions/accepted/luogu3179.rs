// luogu3179: Array Game, in one Rust file.
// Where to submit: Luogu P3179.
// Generated from problems/luogu3179/main.rs by `cargo xtask bundle luogu3179`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P3179 · Turning a cell and its first multiples · Array Game
//!
//! The cells 1 to n are white or black. A move chooses a white cell x and some k with kx <= n, and changes the
//! colour of x, 2x, ..., kx. A player who cannot move loses. For each of some lists of white cells: who wins?
//!
//! **Theorem.** This is a coin turning game, so a position has as its Grundy value the Nim sum of those of its
//! white cells, each alone. That of x depends on m = n / x, rounded down, and on nothing else: it is the least
//! number that is not among h(m / 2) xor h(m / 3) xor ... xor h(m / k), for k from 1 to m, where k = 1 gives 0.
//!
//! **Why.** The theorem on coin turning, with the cells numbered from the right. The cell ix has as its
//! quotient n / (ix) = m / i, rounded down.
//!
//! **Input.** `n`, the number of queries, and for each `w` and then w white cells. **Output.** `Yes` or `No`
//! for each: whether the first player wins.
//!
//! **Complexity.** O(n^(3/4)) time and O(sqrt(n)) memory for the values of all m, then O(w) for each query.
//!
//! **Reference.** E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways for your Mathematical Plays*,
//! chapter 14: coin turning games.

use common::judge::{self, Framing, Input};
use proconio::input;

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

const INPUT: Framing = Framing::Single;

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from &mut *input, n: u64, queries: u64 }
    if n > LARGEST {
        return Err(format!("only up to {LARGEST} cells are computed, found {n}").into());
    }
    let values = Values::new(usize::try_from(n)?);
    let mut answers = Vec::new();
    for _ in 0..queries {
        input! { from &mut *input, w: u64 }
        let mut sum = 0;
        for x in input.numbers(w) {
            if x == 0 || x > n {
                return Err(format!("expected a cell from 1 to {n}, found {x}").into());
            }
            sum ^= values.get(usize::try_from(n / x)?);
        }
        answers.push(if sum != 0 { "Yes" } else { "No" });
    }
    Ok(answers.join("\n"))
}

fn main() {
    judge::run(INPUT, solve)
}

use std::convert::TryFrom;

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

            pub fn numbers(&mut self, count: u64) -> Vec<u64> {
                let mut numbers = Vec::new();
                for _ in 0..count {
                    numbers.push(self.number());
                }
                numbers
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
