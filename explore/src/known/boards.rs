//! Two or three heaps, where a move may concern several.

use super::{positions, Entry};
use crate::kind::Subject;
use crate::language::Language;
use crate::vectors::Vectors;
use common::nim::{misere_nim_wins, nim_sum};
use common::subtraction::bachet_grundy;

/// Rules of two and three heaps, their vectors in order.
const NIM: [&str; 2] = ["(0,1)* (1,0)*", "(0,0,1)* (0,1,0)* (1,0,0)*"];

const ONE_OF_EACH: [&str; 2] =
    ["(0,1) (1,0) (1,1)", "(0,0,1) (0,1,0) (0,1,1) (1,0,0) (1,0,1) (1,1,0) (1,1,1)"];

const WYTHOFF: &str = "(0,1)* (1,0)* (1,1)*";

const KNIGHT: &str = "(-1,2) (1,2) (2,-1) (2,1)";

/// The games in normal play with so many heaps.
pub fn normal(subject: &Subject) -> Vec<Entry> {
    let (heaps, side, values) = (subject.heaps, subject.side, &subject.values);
    let mut entries = vec![Entry::new(
        "take any number from one heap (Nim)",
        "从一堆中取任意多颗（尼姆博弈）",
        if heaps == 2 { &["hdu1849", "#nim", "#rook"] } else { &["hdu1849", "#nim"] },
        move |side| of_each(heaps, side, |position| nim_sum(position)),
    )
    .is(subject.rule == NIM[heaps - 2])];
    entries.push(
        Entry::new(
            "take one stone from each of some heaps",
            "选若干堆，各取一颗",
            if heaps == 2 {
                &["hdu2174", "#king", "cses2208", "#one-of-each"]
            } else {
                &["cses2208", "#one-of-each"]
            },
            move |side| by_definition(ONE_OF_EACH[heaps - 2], side),
        )
        .about_lost()
        .is(subject.rule == ONE_OF_EACH[heaps - 2]),
    );
    // In one heap alone, the takes of 1 to m.
    let max_take = (1..side).find(|&heap| values[heap] == 0).map_or(0, |period| period as u64 - 1);
    if max_take > 0 && 2 * (max_take + 1) <= side as u64 {
        let places: &[_] = if max_take == 3 {
            &["hdu1851", "cses1098", "#bachet"]
        } else {
            &["hdu1851", "#bachet"]
        };
        entries.push(Entry::new(
            format!("take 1 to {max_take} from one heap"),
            format!("从一堆中取 1 到 {max_take} 颗（若干巴什博弈的和）"),
            places,
            move |side| {
                of_each(heaps, side, |position: &[u64]| {
                    nim_sum(position.iter().map(|&heap| bachet_grundy(heap, max_take)))
                })
            },
        ));
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
    [
        Entry::new(
            "take from one heap, or as many from both (Wythoff's game)",
            "从一堆中取，或从两堆中取同样多（威佐夫博弈）",
            &["hdu1527", "#wythoff", "#queen"],
            |side| by_definition(WYTHOFF, side),
        )
        .about_lost()
        .is(subject.rule == WYTHOFF),
        Entry::new(
            "a knight that goes (-2, ±1) or (±1, -2), but for the far edges",
            "马，只能走 (-2, ±1) 或 (±1, -2)，最远的一行一列除外",
            &["#knight"],
            |side| of_each(2, side, |position| u64::from(position.iter().any(|heap| heap % 4 > 1))),
        )
        .about_lost()
        .without_edge()
        .is(subject.rule == KNIGHT),
        Entry::new(
            "the smaller of the two heaps alone, as a heap of Nim",
            "相当于只有较小的一堆，即 Nim 的一堆",
            &["#nim-heap"],
            |side| of_each(2, side, |position| position[0].min(position[1])),
        ),
        Entry::new(
            "the heaps are a sum of games, one of each heap: the value is the Nim sum of theirs",
            "两堆互不相干，是游戏的和：SG 值为各堆 SG 值的异或和",
            &["sums", "#sum"],
            move |side| positions(2, side).map(|at| row[at[1]] ^ column[at[0]]).collect(),
        )
        .kind(),
    ]
}

/// The games in misère play with so many heaps.
pub fn misere(subject: &Subject) -> Vec<Entry> {
    let heaps = subject.heaps;
    let mut entries = vec![Entry::new(
        "take any number from one heap, the last stone loses (misère Nim)",
        "从一堆中取任意多颗，取最后一颗者输（反 Nim）",
        &["hdu1907", "#misere-nim"],
        move |side| of_each(heaps, side, |position| u64::from(misere_nim_wins(position))),
    )
    .is(subject.rule == NIM[heaps - 2])];
    if heaps == 2 {
        entries.push(
            Entry::new(
                "Wythoff's game, the last stone loses",
                "威佐夫博弈，取最后一颗者输",
                &["#misere-wythoff"],
                |side| {
                    let normal = by_definition(WYTHOFF, side);
                    let wins = positions(2, side).zip(normal).map(|(position, value)| {
                        match (position.iter().min(), position.iter().max()) {
                            (Some(0), Some(1)) | (Some(2), Some(2)) => 0,
                            (Some(0), Some(0)) | (Some(1), Some(2)) => 1,
                            _ => u64::from(value != 0),
                        }
                    });
                    wins.collect()
                },
            )
            .is(subject.rule == WYTHOFF),
        );
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
fn by_definition(rule: &str, side: usize) -> Vec<u64> {
    let vectors = Vectors::parse(rule, Language::English).expect("a rule");
    vectors.grundy_values(side, |_| {})
}
