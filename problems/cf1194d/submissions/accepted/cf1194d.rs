// Where to submit: Codeforces 1194D.
// Generated from problems/cf1194d/main.rs, which has the proof, by `cargo xtask bundle cf1194d`: change that file. Licence: MIT OR Apache-2.0.

//! # Codeforces 1194D · 1-2-K Game
//!
//! A chip is on cell n of a strip with the cells 0 to n. A move shifts it 1, 2 or k cells towards cell 0, but not
//! beyond; k is at least 3. A player who cannot move loses. Alice moves first, then Bob. Who wins?
//!
//! **Input.** T (1 <= T <= 100), the number of cases, then for each a line `n k`, with 0 <= n <= 10^9 and
//! 3 <= k <= 10^9. **Output.** For each case a line with the winner, `Alice` or `Bob`.
//!
//! **Theorem.** If k is not a multiple of 3, Alice loses if and only if n is a multiple of 3. If k is a multiple of 3,
//! let r = n mod (k + 1): Alice loses if and only if r is a multiple of 3 other than k.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, Input};
use common::subtraction::range_remainder;

/// Whether the first player wins on a heap of `n` stones, taking 1, 2 or `k` a move. Any `n`, and any `k` >= 3.
fn first_wins(n: u64, k: u64) -> bool {
    if k % 3 != 0 {
        return n % 3 != 0;
    }
    let rest = range_remainder(n, 1, k);
    rest % 3 != 0 || rest == k
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    let (n, k) = (input.number(), input.number());
    Ok(if first_wins(n, k) { "Alice" } else { "Bob" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
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
    }

    pub mod subtraction {
        /// `heap` mod (`min_take` + `max_take`): all depends on it where a move takes `min_take` to
        /// `max_take` stones, as one can answer t stones with `min_take` + `max_take` - t.
        pub fn range_remainder(heap: u64, min_take: u64, max_take: u64) -> u64 {
            let period = min_take.checked_add(max_take);
            period.and_then(|period| heap.checked_rem(period)).unwrap_or(heap)
        }
    }
}
