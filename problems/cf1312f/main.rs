//! # Codeforces 1312F · Attack on Red Kingdom
//!
//! There are n castles with soldiers. An attack on a castle with soldiers kills some of them, or all if there are fewer:
//! a mixed attack x, infantry y, cavalry z. Infantry must not attack a castle whose latest attack was with infantry, and
//! the same holds for cavalry. Whoever makes the last attack wins. How many first attacks, castle and kind, win?
//!
//! **Theorem.** Let g(a, k) be the Grundy value of a castle with a soldiers after an attack of kind k; before its first
//! attack, k is mixed. Then g(0, k) = 0, and g(a, mixed) is the mex of three numbers: g(a - x, mixed),
//! g(a - y, infantry) and g(a - z, cavalry), where what is below 0 counts as 0; g(a, infantry) is the mex without the
//! second of them, g(a, cavalry) the one without the third. If the rows of three values for 5 successive numbers of
//! soldiers are equal to 5 earlier ones, all rows repeat from there on. A first attack wins exactly when it leaves
//! castles with the Nim sum 0.
//!
//! **Why.** The soldiers and the kind of the latest attack are all that counts of a castle, so the castles are a sum of
//! games, and the theory page on sums proves that the Nim sum decides. The formulas are the definition of the Grundy
//! value. From a = 5 on, the row of a depends on the 5 rows before it alone, always in the same way. So if 5 rows
//! are equal to earlier ones, then so are the next one, and the next, as on the theory page on periods. A mex of three
//! values is at most 3, so there are finitely many rows, and some 5 in succession occur again. They do so within the
//! first 37 rows, for all x, y and z: a test computes it.
//!
//! **Limit:** x, y and z from 1 to 5.
//!
//! **Input.** A number of cases; for each `n x y z`, then the soldiers in the n castles. **Output.** The number of
//! first attacks that win.
//!
//! **Complexity.** O(n) per case.

use common::grundy::mex;
use common::judge::{self, ensure, Framing, Input};
use common::nim::nim_sum;

/// So many soldiers an attack may kill, and so many rows decide those that follow.
const WINDOW: usize = 5;

/// The Grundy values of castles, in a row for each number of soldiers: after a mixed attack, infantry, cavalry.
struct Castles {
    kills: Vec<u64>,
    rows: Vec<[u64; 3]>,
    /// The last rows, so many, come again and again.
    period: usize,
}

impl Castles {
    /// The three numbers are from 1 to `WINDOW`.
    fn new(kills: Vec<u64>) -> Self {
        let mut castles = Castles { kills, rows: vec![[0; 3]], period: 0 };
        while castles.period == 0 {
            let [mixed, infantry, cavalry] = castles.options(castles.rows.len() as u64);
            let any = mex([mixed, infantry, cavalry]);
            castles.rows.push([any, mex([mixed, cavalry]), mex([mixed, infantry])]);
            let start = castles.rows.len().saturating_sub(WINDOW);
            let is_equal =
                |&early: &usize| castles.rows[early..].starts_with(&castles.rows[start..]);
            castles.period = (0..start).find(is_equal).map_or(0, |early| start - early);
        }
        castles
    }

    /// The values that the three attacks on a castle with so many soldiers leave.
    fn options(&self, soldiers: u64) -> [u64; 3] {
        let (known, period) = (self.rows.len() as u64, self.period as u64);
        [0, 1, 2].map(|kind| {
            let mut left = soldiers.saturating_sub(self.kills[kind]);
            if left >= known {
                left = known - period + (left - known) % period;
            }
            self.rows[usize::try_from(left).expect("a row that is known")][kind]
        })
    }
}

const INPUT: Framing = Framing::Counted;

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let kills = input.numbers(3);
    let are_small = kills.iter().all(|kill| (1..=WINDOW as u64).contains(kill));
    ensure!(are_small, "expected numbers from 1 to {WINDOW}, found {kills:?}");
    let castles = Castles::new(kills);
    let soldiers = input.numbers(n).into_iter().filter(|&soldiers| soldiers > 0);
    let options: Vec<[u64; 3]> = soldiers.map(|soldiers| castles.options(soldiers)).collect();
    let sum = nim_sum(options.iter().map(|&options| mex(options)));
    let wins = |options: &[u64; 3]| {
        let others = sum ^ mex(*options);
        options.iter().filter(|&&option| option == others).count()
    };
    Ok(options.iter().map(wins).sum::<usize>().to_string())
}

fn main() {
    judge::run(INPUT, solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// The castles, each with its soldiers and the kind of the latest attack, 0 before the first.
    type Position = Vec<(u64, usize)>;

    fn attacks(castles: &Position, kills: &[u64]) -> Vec<Position> {
        let mut attacks = Vec::new();
        for (i, &(soldiers, latest)) in
            castles.iter().enumerate().filter(|(_, castle)| castle.0 > 0)
        {
            for kind in (0..3).filter(|&kind| kind == 0 || kind != latest) {
                let mut next = castles.clone();
                next[i] = (soldiers.saturating_sub(kills[kind]), kind);
                attacks.push(next);
            }
        }
        attacks
    }

    /// Whether the player to move wins: by the rules and nothing else. `known` remembers the answers.
    fn brute_force(castles: &Position, kills: &[u64], known: &mut HashMap<Position, bool>) -> bool {
        if let Some(&wins) = known.get(castles) {
            return wins;
        }
        let wins = attacks(castles, kills).iter().any(|next| !brute_force(next, kills, known));
        known.insert(castles.clone(), wins);
        wins
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut longest = 0;
        for number in 0..125 {
            let kills = [number / 25 + 1, number / 5 % 5 + 1, number % 5 + 1];
            longest = Castles::new(kills.to_vec()).rows.len().max(longest);
            let mut known = HashMap::new();
            let two = (1..=5).flat_map(|a| (1..=a).map(move |b| [a, b]));
            for [a, b] in two.chain((0..=50).map(|a| [a, 0])) {
                let first = attacks(&vec![(a, 0), (b, 0)], &kills);
                let won = first.iter().filter(|next| !brute_force(next, &kills, &mut known));
                let input = format!("1\n2 {} {} {}\n{a} {b}\n", kills[0], kills[1], kills[2]);
                let (answer, _) = judge::transcript(INPUT, solve, &input);
                assert_eq!(answer, format!("{}\n", won.count()), "{input}");
            }
        }
        assert_eq!(longest, 37); // as the head says
    }
}
