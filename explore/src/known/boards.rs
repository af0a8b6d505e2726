//! Two or three heaps, where a move may concern several.

use super::Entry;
use crate::kind::Subject;
use crate::language::Language;
use crate::vectors::{positions, Vectors};
use common::nim::{misere_nim_wins, nim_sum};
use common::subtraction::bachet_grundy;

/// One stone from each of some heaps, of two and of three.
const ONE_OF_EACH: [&str; 2] =
    ["(0,1) (1,0) (1,1)", "(0,0,1) (0,1,0) (0,1,1) (1,0,0) (1,0,1) (1,1,0) (1,1,1)"];

const WYTHOFF: &str = "(0,1)* (1,0)* (1,1)*";

/// The games in normal play with so many heaps.
pub fn normal(subject: &Subject) -> Vec<Entry> {
    let (heaps, side, values) = (subject.heaps, subject.side, &subject.values);
    let mut entries = vec![
        Entry::new("board-nim", move |side| of_each(heaps, side, |position| nim_sum(position)))
            .only_if("#rook", heaps == 2),
        Entry::new("board-one-of-each", by_definition(ONE_OF_EACH[heaps - 2]))
            .only_if("hdu2174", heaps == 2)
            .only_if("#king", heaps == 2),
    ];
    // In one heap alone, the takes of 1 to max.
    let max = (1..side).find(|&heap| values[heap] == 0).map_or(0, |period| period as u64 - 1);
    if max > 0 && 2 * (max + 1) <= side as u64 {
        let sum = move |position: &[u64]| nim_sum(position.iter().map(|&n| bachet_grundy(n, max)));
        let bachet = Entry::new("board-bachet", move |side| of_each(heaps, side, sum));
        entries.push(bachet.with("max", max).only_if("cses1098", max == 3));
    }
    if heaps == 2 {
        entries.extend(two(subject));
    }
    entries
}

/// Those that are known for two heaps only.
fn two(subject: &Subject) -> [Entry; 4] {
    let (side, values) = (subject.side, &subject.values);
    let row = values[..side].to_vec();
    let column: Vec<u64> = values.iter().copied().step_by(side).collect();
    let knight = |position: &[u64]| u64::from(position.iter().any(|heap| heap % 4 > 1));
    [
        Entry::new("board-wythoff", by_definition(WYTHOFF)),
        Entry::new("board-knight", move |side| of_each(2, side, knight)),
        Entry::new("board-smaller", |side| of_each(2, side, |heaps| heaps[0].min(heaps[1]))),
        Entry::new("board-sum", move |side| {
            positions(2, side).map(|at| row[at[1]] ^ column[at[0]]).collect()
        }),
    ]
}

/// The games in misère play with so many heaps.
pub fn misere(subject: &Subject) -> Vec<Entry> {
    let heaps = subject.heaps;
    let nim = move |side| of_each(heaps, side, |position| u64::from(misere_nim_wins(position)));
    let mut entries = vec![Entry::new("board-misere-nim", nim)];
    if heaps == 2 {
        let wythoff = |side| {
            let win = |(position, value): (Vec<usize>, u64)| match (
                position.iter().min(),
                position.iter().max(),
            ) {
                (Some(0), Some(1)) | (Some(2), Some(2)) => 0,
                (Some(0), Some(0)) | (Some(1), Some(2)) => 1,
                _ => u64::from(value != 0),
            };
            positions(2, side).zip(by_definition(WYTHOFF)(side)).map(win).collect()
        };
        entries.push(Entry::new("board-misere-wythoff", wythoff));
    }
    entries
}

/// The values of a board by a formula.
fn of_each(heaps: usize, side: usize, value: impl Fn(&[u64]) -> u64) -> Vec<u64> {
    let position =
        |position: Vec<usize>| position.iter().map(|&heap| heap as u64).collect::<Vec<_>>();
    positions(heaps, side).map(|at| value(&position(at))).collect()
}

/// The values of a board by the rule.
fn by_definition(rule: &'static str) -> impl Fn(usize) -> Vec<u64> {
    let vectors = Vectors::parse(rule, Language::English).expect("a rule");
    move |side| vectors.values(side, false, |_| {})
}
