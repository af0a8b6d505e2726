// luogu6665: Alice and Bob Play Again, in one Rust file.
// Where to submit: Luogu P6665.
// Generated from problems/luogu6665/main.rs by `cargo xtask bundle luogu6665`.
// Change that file, not this one. Licence: MIT OR Apache-2.0.

//! # Luogu P6665 · Alice and Bob Play Again
//!
//! A forest; the root of each tree is its smallest node. A move chooses a node and removes it and all its ancestors
//! that are still there; the trees below them stay as trees of their own. Whoever cannot move loses. Alice moves
//! first. Who wins?
//!
//! **Theorem.** Let C be the Nim sum of the values of the children of a node v, where the value g of a node is that of
//! the tree below it. Then g(v) is the mex of a set S(v), which consists of C and of the numbers x ^ g(c) ^ C, for each
//! child c and each x in S(c). Alice wins exactly when the Nim sum of the values of the roots is not 0.
//!
//! **Why.** Several trees are a sum of games (the theory page on sums). S(v) is the set of the values of what a move
//! leaves of the tree below v. To choose v leaves the trees of its children: C. To choose a node in the tree of a
//! child c removes v, and leaves of that tree what the same move would leave of it alone, of some value x in S(c).
//! The trees of the other children stay, and their Nim sum is C ^ g(c).
//!
//! The program has the sets as binary tries, where each part knows how many numbers it has. To xor a to all numbers
//! exchanges the halves where a has the digit 1; this waits until they are needed. The union of two tries goes through
//! the parts that they have in common, and drops one of each pair, so the time of all unions together is in proportion
//! to the number of parts. For the mex, go down from the top, and to the upper half where the lower one is full.
//!
//! **Limit:** n is at most 200,000; the nodes are numbered from 1.
//!
//! **Input.** A number of cases; for each `n m`, then m lines with the ends of an edge. **Output.** `Alice` or `Bob`.
//!
//! **Complexity.** O(n log n) per case. No recursion in the forest; that in a trie is as deep as n has binary digits.

use common::judge::{self, ensure, input, Framing, Input};

/// Part of a set: its numbers begin with the digits on the way to this node of the trie.
struct Part {
    halves: [usize; 2], // those with the next digit 0 and those with 1
    size: usize,
    flip: usize, // is still to be xored to the digits below
}

/// Sets of numbers of `height` binary digits. The part 0 is empty.
struct Sets {
    parts: Vec<Part>,
    height: u32,
}

impl Sets {
    /// Adds a set of one number, 0.
    fn zero(&mut self) -> usize {
        let mut half = 0;
        for _ in 0..=self.height {
            self.parts.push(Part { halves: [half, 0], size: 1, flip: 0 });
            half = self.parts.len() - 1;
        }
        half
    }

    /// The halves of a part whose numbers have `height` more digits. What is to be flipped is left to them.
    fn halves(&mut self, part: usize, height: u32) -> [usize; 2] {
        let flip = std::mem::take(&mut self.parts[part].flip);
        if flip >> (height - 1) & 1 == 1 {
            self.parts[part].halves.reverse();
        }
        let halves = self.parts[part].halves;
        for half in halves {
            self.parts[half].flip ^= flip;
        }
        halves
    }

    /// The union of two parts, neither of which may be used any more.
    fn union(&mut self, a: usize, b: usize, height: u32) -> usize {
        if a == 0 || b == 0 {
            return a + b;
        }
        if height > 0 {
            let (of_a, of_b) = (self.halves(a, height), self.halves(b, height));
            let halves = [0, 1].map(|digit| self.union(of_a[digit], of_b[digit], height - 1));
            let size = halves.iter().map(|&half| self.parts[half].size).sum();
            self.parts[a] = Part { halves, size, flip: 0 };
        }
        a
    }

    /// The least number of `height` digits that is not in the set.
    fn mex(&mut self, mut set: usize) -> usize {
        let mut mex = 0;
        for height in (1..=self.height).rev() {
            let [low, high] = self.halves(set, height);
            let is_full = self.parts[low].size == 1 << (height - 1);
            mex = 2 * mex + usize::from(is_full);
            set = if is_full { high } else { low };
        }
        mex
    }
}

/// The nodes 1 to `n`, each with its parent, before its children. The roots, the smallest nodes, have the parent 0.
fn with_parents(n: usize, edges: &[[usize; 2]]) -> Vec<(usize, usize)> {
    let mut neighbours = vec![Vec::new(); n + 1];
    for &[a, b] in edges {
        neighbours[a].push(b);
        neighbours[b].push(a);
    }
    let mut is_reached = vec![false; n + 1];
    let mut order = Vec::new();
    for root in 1..=n {
        let mut stack = vec![(root, 0)];
        while let Some((node, parent)) = stack.pop() {
            if !std::mem::replace(&mut is_reached[node], true) {
                order.push((node, parent));
                stack.extend(neighbours[node].iter().map(|&child| (child, node)));
            }
        }
    }
    order
}

/// Whether Alice wins on the forest of the nodes 1 to `n` with these edges.
fn alice_wins(n: usize, edges: &[[usize; 2]]) -> bool {
    let height = usize::BITS - n.leading_zeros(); // a tree of k nodes has k moves, so no value is above n
    let empty = Part { halves: [0, 0], size: 0, flip: 0 };
    let mut sets = Sets { parts: vec![empty], height };
    let mut nim_sums = vec![0; n + 1]; // of the children
    let mut options = vec![0; n + 1]; // the sets of all x ^ g(c)
    for &(node, parent) in with_parents(n, edges).iter().rev() {
        let node_itself = sets.zero();
        let set = sets.union(options[node], node_itself, height);
        sets.parts[set].flip ^= nim_sums[node];
        let value = sets.mex(set);
        nim_sums[parent] ^= value;
        sets.parts[set].flip ^= value;
        options[parent] = sets.union(options[parent], set, height);
    }
    nim_sums[0] != 0
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<&'static str> {
    input! { from input, n: u64, m: u64 }
    ensure!(n <= 200_000, "expected at most 200000 nodes, found {n}");
    let mut edges = Vec::new();
    for _ in 0..m {
        input! { from input, a: u64, b: u64 }
        for end in [a, b] {
            ensure!((1..=n).contains(&end), "expected a node from 1 to {n}, found {end}");
        }
        edges.push([usize::try_from(a)?, usize::try_from(b)?]);
    }
    Ok(if alice_wins(usize::try_from(n)?, &edges) { "Alice" } else { "Bob" })
}

fn main() {
    judge::run(INPUT, solve)
}

use std::convert::TryFrom;

// What the program uses of the pack's library.
mod common {
    pub mod judge {
        pub use crate::judge_ensure as ensure;
        pub use crate::read_input as input;
        use std::io::{self, Read, Write};
        use std::str::SplitAsciiWhitespace;

        pub type Result<T> = std::result::Result<T, Box<dyn std::error::Error>>;

        pub enum Framing {
            Counted,
        }

        /// Answers as many cases as the first number says, up to one that cannot be read or computed.
        pub fn run<A: AsRef<str>>(_: Framing, mut solve: impl FnMut(&mut Input) -> Result<A>) {
            let mut bytes = Vec::new();
            let _ = io::stdin().read_to_end(&mut bytes);
            bytes.iter_mut().for_each(|byte| *byte = b' '.max(*byte)); // what is less separates, too
            let text = String::from_utf8_lossy(&bytes);
            let mut input = Input { words: text.split_ascii_whitespace(), answers: String::new() };
            for _ in 0..input.number() {
                let answer = solve(&mut input).unwrap_or_else(|_| input.end());
                input.answers.extend([answer.as_ref(), "\n"]);
            }
            input.end()
        }

        pub struct Input<'a> {
            words: SplitAsciiWhitespace<'a>,
            answers: String,
        }

        impl Input<'_> {
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
                if !$holds {
                    return Err(format!($($message)+).into());
                }
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
