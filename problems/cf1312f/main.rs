//! # Codeforces 1312F · Attack on Red Kingdom
//!
//! There are n castles with soldiers. A move attacks a castle that still has soldiers, and kills some of them, or all
//! if there are fewer: x with a mixed attack, y with infantry, z with cavalry. If the latest attack on a castle, by
//! either player, was with infantry, the next attack on it must not be with infantry; the same holds for cavalry. The
//! player who makes the last attack wins. How many of the first attacks, each given by its castle and its kind, win?
//!
//! **Input.** T (1 <= T <= 1000), the number of cases; for each case a line `n x y z`, with x, y and z from 1 to 5, and
//! a line with the soldiers of the n castles, from 1 to 10^18. The sum of all n is at most 300,000. **Output.** For
//! each case the number of first attacks that win.
//!
//! **Hint.** What must you remember of a castle besides its soldiers? Then make a table, and see how soon it repeats.
//!
//! **Theorem.** Let g(a, k) be the Grundy value of a castle with a soldiers after an attack of kind k; before the first
//! attack, k is mixed. Then g(0, k) = 0, and g(a, mixed) is the mex of g(a - x, mixed), g(a - y, infantry) and g(a - z,
//! cavalry), where numbers of soldiers below 0 count as 0; g(a, infantry) is the mex without the second of them, g(a,
//! cavalry) the mex without the third. If the rows of three values for 5 successive numbers of soldiers are equal to 5
//! earlier ones, all rows repeat from there on. A first attack wins if and only if it leaves the Nim sum 0.
//!
//! **Why.** The soldiers and the kind of the latest attack determine a castle, so the castles are a sum of games (the
//! theory page on sums). The formulas are the definition of the Grundy value. From a = 5 on, the row of a depends only
//! on the 5 rows before it, always in the same way. So if these are equal to earlier rows, then so is the next row, and
//! the next. A mex of three values is at most 3, so there are finitely many rows, and some 5 in succession occur again.
//! They do so within the first 37 rows, for all x, y and z: a test computes it.
//!
//! **Limit:** x, y and z from 1 to 5.
//!
//! **Complexity.** O(n) per case.

use common::grundy::mex;
use common::judge::{self, ensure, Input};
use common::nim::nim_sum;

/// An attack kills at most this many soldiers, and this many rows decide those that follow.
const WINDOW: usize = 5;

/// The Grundy values of castles, in a row for each number of soldiers: after a mixed attack, infantry, cavalry. Behind
/// them the number of the last rows, which come again and again. The three kills are from 1 to `WINDOW`.
fn table(kills: &[usize]) -> (Vec<[u64; 3]>, usize) {
    let mut rows = vec![[0; 3]];
    loop {
        let [mixed, infantry, cavalry] = options(&rows, kills, rows.len());
        let any = mex([mixed, infantry, cavalry]);
        rows.push([any, mex([mixed, cavalry]), mex([mixed, infantry])]);
        let start = rows.len().saturating_sub(WINDOW);
        let is_equal = |&early: &usize| rows[early..].starts_with(&rows[start..]);
        if let Some(early) = (0..start).find(is_equal) {
            return (rows, start - early);
        }
    }
}

/// The values that the three attacks on a castle leave.
fn options(rows: &[[u64; 3]], kills: &[usize], soldiers: usize) -> [u64; 3] {
    [0, 1, 2].map(|kind| rows[soldiers.saturating_sub(kills[kind])][kind])
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let n = input.number();
    let kills = input.numbers(3).into_iter().map(usize::try_from).collect::<Result<Vec<_>, _>>()?;
    let are_small = kills.iter().all(|kill| (1..=WINDOW).contains(kill));
    ensure!(are_small, "expected numbers from 1 to {WINDOW}, found {kills:?}");
    let (rows, period) = table(&kills);
    let (start, period) = ((rows.len() - period) as u64, period as u64);
    let mut castles = Vec::new();
    for soldiers in input.numbers(n).into_iter().filter(|&soldiers| soldiers > 0) {
        let periods = soldiers.saturating_sub(start) / period;
        castles.push(usize::try_from(soldiers - periods * period)?);
    }
    let sum = nim_sum(castles.iter().map(|&soldiers| rows[soldiers][0]));
    let changes = castles.iter().flat_map(|&soldiers| {
        options(&rows, &kills, soldiers).map(|option| rows[soldiers][0] ^ option)
    });
    Ok(changes.filter(|&change| change == sum).count().to_string())
}

fn main() {
    judge::counted(solve)
}

#[cfg(test)]
mod tests {
    use super::*;
    use checks::rules::{in_one, Search};

    /// A castle's soldiers and the kind of the latest attack, 0 before the first.
    type Castle = (usize, usize);

    /// What the attacks leave: by the rules and nothing else.
    fn brute_force(castles: &[Castle], kills: [usize; 3]) -> Vec<Vec<Castle>> {
        in_one(castles, |_, &(soldiers, latest)| {
            let kinds = (0..3).filter(move |&kind| soldiers > 0 && (kind == 0 || kind != latest));
            kinds.map(move |kind| (soldiers.saturating_sub(kills[kind]), kind))
        })
    }

    #[test]
    fn agrees_with_the_rules() {
        let mut longest = 0;
        for number in 0..125 {
            let [x, y, z] = [number / 25 + 1, number / 5 % 5 + 1, number % 5 + 1];
            longest = table(&[x, y, z]).0.len().max(longest);
            let mut game = Search::normal(|castles: &Vec<Castle>| brute_force(castles, [x, y, z]));
            let two = (1..=5).flat_map(|a| (1..=a).map(move |b| [a, b]));
            for [a, b] in two.chain((0..=50).map(|a| [a, 0])) {
                let won = game.winning(&vec![(a, 0), (b, 0)]).len();
                let input = format!("1\n2 {x} {y} {z}\n{a} {b}\n");
                let (answer, _) = judge::transcript(main, &input);
                assert_eq!(answer, format!("{won}\n"), "{input}");
            }
        }
        assert_eq!(longest, 37); // as the head says
    }
}
