//! # Luogu P3179 · Turning a cell and its first multiples · Array Game
//!
//! The cells 1 to n are white or black. A move chooses a white cell x and some k with kx <= n, and changes the
//! colour of x, 2x, ..., kx. A player who cannot move loses. For each of some lists of white cells: who wins?
//!
//! **Theorem.** This is a coin turning game, so a position has as its Grundy value the Nim sum of those of its single
//! white cells. That of x depends on m = n / x, rounded down, and on nothing else: it is the least number that is not
//! among h(m / 2) xor h(m / 3) xor ... xor h(m / k), for k from 1 to m, where k = 1 gives 0.
//!
//! **Why.** The theorem on coin turning, with the cells numbered from the right. The cell ix has as its
//! quotient n / (ix) = m / i, rounded down.
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

use common::judge::{self, ensure, input, Input};

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
    input! { from input, n: u64, queries: u64 }
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

#[cfg(test)]
mod write_up;

#[cfg(test)]
mod tests {
    use super::*;

    /// For each position of `n` cells whether it is won, by the rules and nothing else. A position is a binary
    /// number of `n` digits, a 1 for a white cell, cell 1 first; a move makes it smaller.
    pub fn brute_force(n: usize) -> Vec<bool> {
        let mut wins = vec![false];
        for position in 1..1 << n {
            wins.push(moves(n, position).iter().any(|(_, after)| !wins[*after]));
        }
        wins
    }

    /// The moves `(x, k)`, and the position after each.
    pub fn moves(n: usize, position: usize) -> Vec<((usize, usize), usize)> {
        let mut moves = Vec::new();
        for x in 1..=n {
            let mut after = position;
            for k in 1..=n / x {
                after ^= 1 << (n - k * x);
                if position >> (n - x) & 1 == 1 {
                    moves.push(((x, k), after));
                }
            }
        }
        moves
    }

    /// The white cells of a position.
    pub fn white(n: usize, position: usize) -> Vec<usize> {
        (1..=n).filter(|x| position >> (n - x) & 1 == 1).collect()
    }

    #[test]
    fn agrees_with_the_rules() {
        for n in 1..=12 {
            let values = Values::new(n);
            for (position, wins) in brute_force(n).into_iter().enumerate() {
                let white = white(n, position);
                let sum = white.iter().fold(0, |sum, x| sum ^ values.get(n / x));
                assert_eq!(sum != 0, wins, "{n} cells, white: {white:?}");
            }
        }
    }

    #[test]
    fn what_is_refused() {
        let last = |input: &str| judge::transcript(main, input).1.unwrap_or_default();
        assert!(last("4000000001 1 1 1").contains("only up to 4000000000 cells"));
        assert!(last("5 1 2 1 6").contains("expected a cell from 1 to 5, found 6"));
        assert!(last("5 1 2 1 0").contains("expected a cell from 1 to 5, found 0"));
        // No white cells are no move.
        assert_eq!(judge::transcript(main, "5 2 0 1 5").0, "No\nYes\n");
    }
}
