//! Two or three heaps, where a move may concern several.

use super::{Entry, Values};
use crate::kind::Subject;
use crate::vectors::{positions, Vectors};
use common::nim::nim_sum;
use common::subtraction::bachet_grundy;

/// The games in normal play with this many heaps.
pub fn normal(subject: &Subject) -> Vec<Entry> {
    let (heaps, side, values) = (subject.heaps, subject.side, &subject.values);
    let mut entries = vec![
        by_rule("board-nim", heaps, false).only_if("#rook", heaps == 2),
        by_rule("board-one-of-each", heaps, false)
            .only_if("hdu2174", heaps == 2)
            .only_if("#king", heaps == 2),
    ];
    // In one heap alone, the takes of 1 to max.
    let max = (1..side).find(|&heap| values[heap] == 0).map_or(0, |period| period - 1);
    if max > 0 && 2 * (max + 1) <= side {
        let value = move |heap: &usize| bachet_grundy(*heap as u64, max as u64);
        let sum = move |heaps: &[usize]| nim_sum(heaps.iter().map(value));
        let bachet = Entry::new("board-bachet", of_each(heaps, sum));
        entries.push(bachet.with("max", max).only_if("cses1098", max == 3));
    }
    if heaps == 2 {
        let row = values[..side].to_vec();
        let column: Vec<u64> = values.iter().copied().step_by(side).collect();
        let knight = |heaps: &[usize]| u64::from(heaps.iter().any(|heap| heap % 4 > 1));
        entries.extend([
            by_rule("board-wythoff", 2, false),
            Entry::new("board-knight", of_each(2, knight)),
            Entry::new("board-smaller", of_each(2, |heaps| heaps[0].min(heaps[1]) as u64)),
            Entry::new("board-sum", of_each(2, move |heaps| row[heaps[1]] ^ column[heaps[0]])),
        ]);
    }
    entries
}

/// The games in misère play with this many heaps.
pub fn misere(heaps: usize) -> Vec<Entry> {
    let mut entries = vec![by_rule("board-misere-nim", heaps, true)];
    if heaps == 2 {
        entries.push(by_rule("board-misere-wythoff", 2, true));
    }
    entries
}

/// The values of a board by a formula.
fn of_each(heaps: usize, value: impl Fn(&[usize]) -> u64 + 'static) -> Values {
    Box::new(move |side| positions(heaps, side).map(|position| value(&position)).collect())
}

/// The game with this name, by the text of its rule for this many heaps.
fn by_rule(name: &str, heaps: usize, is_misere: bool) -> Entry {
    let entry = Entry::new(name, Box::new(|_| Vec::new()));
    let mut rules = entry.notes.iter().flat_map(|note| Vectors::parse(note));
    let rule = rules.find(|vectors| vectors.heaps == heaps).expect("a rule");
    Entry { values: Box::new(move |side| rule.values(side, is_misere, &mut |_, _| {})), ..entry }
}
