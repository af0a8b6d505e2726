// Where to submit: Luogu P4101.
// Generated from problems/luogu4101/main.rs by `cargo xtask bundle luogu4101`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P4101 · Everyone Praises Jiangnan
//!
//! There are n heaps of one stone each. A move joins two heaps into one, which must not have more than m
//! stones. Whoever cannot move loses. Who wins, the first player or the second?
//!
//! **Theorem.** Let c be n / m, rounded up. The first player wins exactly when n - c is odd.
//!
//! **Why.** A move makes the number of heaps smaller by 1. If c heaps are left in the end, n - c moves have been made,
//! and then the theorem tells who has made the last one. Either player can see to it that c heaps are left; the one
//! whom that suits will. For m = 1 no move is possible, and c = n. Let m >= 2. Call a position *tidy* if at most one
//! heap has neither one stone nor m; let s be its number of stones, 1 < s < m. If no move is left in a tidy position,
//! at most one heap is not full, as a one could be joined to s or to another one; so there are c heaps. The beginning
//! is tidy, and that player always leaves a tidy position: in a tidy one, by joining a one to s, or two ones if there
//! is no s. The opponent can spoil it only by joining two ones next to an s. Then
//!
//! - if s + 2 <= m, the player joins s and the new 2, and the position is tidy;
//! - otherwise s = m - 1. If a one is left, the player joins it to s, which is full then, and the position is
//!   tidy. If none is left, the game is over with f full heaps, one of m - 1 and one of 2: n = (f + 1) m + 1,
//!   and the number of heaps is f + 2 = c.
//!
//! The lesson loj10246 also counts all moves of a game, and decides by their parity.
//!
//! **Limit:** m is at least 1.
//!
//! **Input.** A number of cases; `n m` for each. **Output.** `0` if the first player wins, `1` if the second does.
//!
//! **Complexity.** O(1) per case.

use common::judge::{self, ensure, input, Input};

/// Whether the first player wins with `n` stones and heaps of at most `m` stones; both are at least 1.
fn first_wins(n: u64, m: u64) -> bool {
    let heaps_left = n / m + u64::from(n % m != 0);
    (n - heaps_left) % 2 == 1
}

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    ensure!(m > 0, "expected heaps of at least 1 stone, found a limit of {m}");
    Ok(if first_wins(n, m) { "0" } else { "1" })
}

fn main() {
    judge::counted(solve)
}

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        pub use crate::read_input as input;
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

#[macro_export]
macro_rules! read_input {
    (from $input:expr, $($name:ident: u64),+ $(,)?) => {
        $(let $name = $input.number();)+
    };
}
