// Where to submit: Luogu P2490.
// Generated from problems/luogu2490/main.rs, which has the proof, by `cargo xtask bundle luogu2490`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P2490 · Moore's Nim on the gaps, and a count of positions · Black and White Pieces
//!
//! There are k pieces, k even, on a row of n cells, alternately white and black, the leftmost white. A moves white
//! pieces to the right, B black pieces to the left, from 1 to d of them per turn, each by any number of free cells, not
//! over other pieces. A begins; a player who cannot move loses. In how many of the placements does A win, modulo 10^9 +
//! 7?
//!
//! **Theorem.** Each white piece and the next black piece form a pair; between them is a gap of free cells. A loses if
//! and only if in each binary digit the number of gaps with a 1 there is a multiple of d + 1.
//!
//! **Limit:** n is at most 20,000.
//!
//! **Input.** `n k d`. **Output.** The number of placements.
//!
//! **Complexity.** O(n k log n) time, O(n) memory.
//!
//! **Reference.** E. H. Moore, "A generalization of the game called Nim", Annals of Mathematics 11 (1910), 93–94.

use common::judge::{self, ensure, Input};

/// Numbers of placements are known modulo this prime.
const P: u64 = 1_000_000_007;

/// The longest row for which there are tables; the time grows with its square.
const LONGEST: usize = 20_000;

/// `counts[s]` for s free cells, after `places` more places have taken any number of further free cells.
fn spread(mut counts: Vec<u64>, places: usize) -> Vec<u64> {
    for _ in 0..places {
        for s in 1..counts.len() {
            counts[s] = (counts[s] + counts[s - 1]) % P;
        }
    }
    counts
}

/// In how many ways `m` gaps can be lost that have s free cells together, for each s up to `free`.
fn lost_gaps(m: usize, d: usize, free: usize) -> Vec<u64> {
    let mut choose = vec![0; m + 1]; // in the end, row m of Pascal's triangle
    choose[0] = 1;
    for _ in 0..m {
        for j in (1..=m).rev() {
            choose[j] = (choose[j] + choose[j - 1]) % P;
        }
    }
    let mut ways = vec![0; free + 1];
    ways[0] = 1;
    let mut digit = 1;
    while digit <= free {
        // From the largest sum down: ways[s - ...] does not have this digit yet.
        for s in (0..=free).rev() {
            for ones in (d + 1..=m.min(s / digit)).step_by(d + 1) {
                ways[s] = (ways[s] + choose[ones] * ways[s - ones * digit]) % P;
            }
        }
        digit *= 2;
    }
    ways
}

/// The number of placements on `free` + `k` cells that the first player wins, modulo `P`.
fn won_placements(free: usize, k: usize, d: usize) -> u64 {
    let m = k / 2;
    let no_cells = [vec![1], vec![0; free]].concat(); // no place yet, and so no free cell
    let all = spread(no_cells, k + 1)[free];
    let lost = spread(lost_gaps(m, d, free), m + 1)[free];
    (all + P - lost) % P
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, k, d) = (input.read::<usize>(), input.read::<usize>(), input.read::<usize>());
    ensure!(n <= LONGEST, "there are tables up to n = {LONGEST} only, found {n}");
    let free = n.checked_sub(k).ok_or_else(|| format!("{k} pieces on {n} cells"))?;
    // To move d > k of the pieces is the same as d = k: there are no more.
    Ok(won_placements(free, k, d.min(k)).to_string())
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
