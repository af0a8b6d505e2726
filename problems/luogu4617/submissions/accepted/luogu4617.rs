// Where to submit: Luogu P4617.
// Generated from problems/luogu4617/main.rs, which has the proof, by `cargo xtask bundle luogu4617`: change that file. Licence: MIT OR Apache-2.0.

//! # Luogu P4617 · Planinarenje
//!
//! Trails join N peaks with N valleys. Slavko and Mirko walk together along the trails, from a peak. On a peak Slavko
//! chooses the next valley, in a valley Mirko the next peak, and it has to be a place where they have not been; the
//! peak where they begin counts, too. A player who cannot choose loses. Who wins if they begin on peak 1, 2, ..., N?
//!
//! **Input.** `N M`, then M lines `v d`: a trail between peak v and valley d. The judge states no bounds; in this pack
//! 1 <= N, M <= 5000, and 1 <= v, d <= N. **Output.** N lines, `Slavko` or `Mirko` for each peak.
//!
//! **Theorem.** Slavko wins from a peak if and only if every maximum matching covers it, where the edges are the
//! trails. The other peaks are those that the searches of Kuhn's algorithm reach without success.
//!
//! **Limit:** at most 1000000 peaks, and peaks and valleys with numbers from 1 to N.
//!
//! **Complexity.** O(N (N + M)); much less on most maps.

use common::judge::{self, ensure, Input};

/// Whether Slavko wins, for each peak, where `trails` has the valleys of each.
fn slavko_wins(trails: &[Vec<usize>]) -> Vec<bool> {
    let n = trails.len();
    let (mut valley_of, mut peak_of) = (vec![None; n], vec![None; n]); // the matching
    let mut from = vec![None; n]; // the peak from which a search came to a valley
    for start in 0..n {
        let (mut stack, mut valleys) = (vec![start], Vec::new()); // the peaks to go on from, the valleys reached
        let mut end = None;
        while let (None, Some(peak)) = (end, stack.pop()) {
            for &valley in &trails[peak] {
                if from[valley].is_none() {
                    from[valley] = Some(peak);
                    valleys.push(valley);
                    match peak_of[valley] {
                        Some(next) => stack.push(next),
                        None => end = Some(valley),
                    }
                }
            }
        }
        if end.is_none() {
            continue; // other searches cannot succeed in these valleys, and `from` keeps them away
        }
        // Exchange the trails of the path, from its end to `start`.
        while let Some(valley) = end {
            let peak = from[valley].unwrap_or(start);
            end = valley_of[peak];
            valley_of[peak] = Some(valley);
            peak_of[valley] = Some(peak);
        }
        for valley in valleys {
            from[valley] = None;
        }
    }
    // A search that fails reaches its start, which stays without a valley, and the peaks of its valleys.
    let wins = |valley: Option<usize>| valley.map_or(false, |valley| from[valley].is_none());
    valley_of.into_iter().map(wins).collect()
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let (n, m) = (input.read::<usize>(), input.read::<usize>());
    ensure!(n <= 1_000_000, "expected at most 1000000 peaks, found {n}");
    let mut trails = vec![Vec::new(); n];
    for _ in 0..m {
        let (peak, valley) = (input.read::<usize>(), input.read::<usize>());
        for place in [peak, valley] {
            ensure!((1..=n).contains(&place), "expected a number from 1 to {n}, found {place}");
        }
        trails[peak - 1].push(valley - 1);
    }
    let name = |wins| if wins { "Slavko" } else { "Mirko" };
    Ok(slavko_wins(&trails).into_iter().map(name).collect::<Vec<_>>().join("\n"))
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
