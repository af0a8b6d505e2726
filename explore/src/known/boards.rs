//! Two or three heaps, where a move may concern several.

use super::{positions, Entry};
use crate::game::{Game, Vector};
use common::grundy::mex;
use common::nim::{misere_nim_wins, nim_sum};
use common::subtraction::bachet_grundy;

/// What a move takes from each heap, and whether also any multiple of it.
type Move = (&'static [i64], bool);

const NIM: [&[Move]; 2] = [
    &[(&[1, 0], true), (&[0, 1], true)],
    &[(&[1, 0, 0], true), (&[0, 1, 0], true), (&[0, 0, 1], true)],
];

const WYTHOFF: [Move; 3] = [(&[1, 0], true), (&[0, 1], true), (&[1, 1], true)];

const ONE_OF_EACH: [&[Move]; 2] = [
    &[(&[1, 0], false), (&[0, 1], false), (&[1, 1], false)],
    &[
        (&[1, 0, 0], false),
        (&[0, 1, 0], false),
        (&[0, 0, 1], false),
        (&[1, 1, 0], false),
        (&[1, 0, 1], false),
        (&[0, 1, 1], false),
        (&[1, 1, 1], false),
    ],
];

const KNIGHT: [Move; 4] =
    [(&[2, 1], false), (&[2, -1], false), (&[1, 2], false), (&[-1, 2], false)];

/// The games in normal play with so many heaps. `values` are those to be found, for `side` heaps of each.
pub fn normal(heaps: usize, side: usize, values: &[u64]) -> Vec<Entry> {
    let mut entries = vec![Entry::new(
        "take any number from one heap (Nim)",
        "从一堆中取任意多颗（尼姆博弈）",
        if heaps == 2 { &["hdu1849", "#nim", "#rook"] } else { &["hdu1849", "#nim"] },
        move |side| of_each(heaps, side, |position| nim_sum(position)),
    )
    .is(has_moves(NIM[heaps - 2]))];
    entries.push(
        Entry::new(
            "take one stone from each of some heaps",
            "选若干堆，各取一颗",
            if heaps == 2 {
                &["hdu2174", "#king", "cses2208", "#one-of-each"]
            } else {
                &["cses2208", "#one-of-each"]
            },
            move |side| by_definition(heaps, side, ONE_OF_EACH[heaps - 2]),
        )
        .about_lost()
        .is(has_moves(ONE_OF_EACH[heaps - 2])),
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
        entries.extend(two(side, values));
    }
    entries
}

/// Those that are known for two heaps only.
fn two(side: usize, values: &[u64]) -> [Entry; 4] {
    let row = values[..side].to_vec();
    let column: Vec<u64> = values.iter().copied().step_by(side).collect();
    [
        Entry::new(
            "take from one heap, or as many from both (Wythoff's game)",
            "从一堆中取，或从两堆中取同样多（威佐夫博弈）",
            &["hdu1527", "#wythoff", "#queen"],
            |side| by_definition(2, side, &WYTHOFF),
        )
        .about_lost()
        .is(has_moves(&WYTHOFF)),
        Entry::new(
            "a knight that goes (-2, ±1) or (±1, -2), but for the far edges",
            "马，只能走 (-2, ±1) 或 (±1, -2)，最远的一行一列除外",
            &["#knight"],
            |side| of_each(2, side, |position| u64::from(position.iter().any(|heap| heap % 4 > 1))),
        )
        .about_lost()
        .without_edge()
        .is(has_moves(&KNIGHT)),
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
pub fn misere(heaps: usize) -> Vec<Entry> {
    let mut entries = vec![Entry::new(
        "take any number from one heap, the last stone loses (misère Nim)",
        "从一堆中取任意多颗，取最后一颗者输（反 Nim）",
        &["hdu1907", "#misere-nim"],
        move |side| of_each(heaps, side, |position| u64::from(misere_nim_wins(position))),
    )
    .is(has_moves(NIM[heaps - 2]))];
    if heaps == 2 {
        entries.push(
            Entry::new(
                "Wythoff's game, the last stone loses",
                "威佐夫博弈，取最后一颗者输",
                &["#misere-wythoff"],
                |side| {
                    let normal = by_definition(2, side, &WYTHOFF);
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
            .is(has_moves(&WYTHOFF)),
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

/// The values of a board by the moves. They lead to smaller heaps only.
fn by_definition(heaps: usize, side: usize, moves: &[Move]) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for position in positions(heaps, side) {
        let mut options = Vec::new();
        for &(takes, is_repeated) in moves {
            // How far a multiple of the move comes back in the list of positions.
            let takes = takes.iter().map(|&take| usize::try_from(take).expect("takes alone"));
            let step = takes.clone().fold(0, |at, take| at * side + take);
            let most = takes.zip(&position).filter_map(|(take, heap)| heap.checked_div(take));
            let most = most.min().unwrap_or(0);
            let times = if is_repeated { most } else { most.min(1) };
            options.extend((1..=times).map(|times| values[values.len() - times * step]));
        }
        values.push(mex(options));
    }
    values
}

/// Whether a game has these moves, in any order.
fn has_moves(moves: &'static [Move]) -> impl Fn(&Game) -> bool {
    move |game| {
        let vectors = match game {
            Game::Vectors(vectors) => &vectors.moves,
            _ => return false,
        };
        let same = |vector: &Vector, &(takes, is_repeated): &Move| {
            vector.takes == takes && vector.is_repeated == is_repeated
        };
        vectors.len() == moves.len()
            && moves.iter().all(|known| vectors.iter().any(|vector| same(vector, known)))
    }
}
