//! The answers to the exercises of the write-up, against the rules.

use super::grundy_values;
use common::grundy::mex;
use pack::pages::{listed, Pages};

fn pages() -> Pages {
    Pages::write_up("cses2207")
}

/// The splits of a heap: the smaller part and the larger one.
fn splits(n: usize) -> impl Iterator<Item = [usize; 2]> {
    (1..n).map(move |a| [a, n - a]).filter(|[a, b]| a < b)
}

#[test]
fn winning_moves_from_three_heaps() {
    let heaps = [8, 11, 13];
    let values = grundy_values(13);
    let sum = heaps.iter().fold(0, |sum, &heap| sum ^ values[heap]);
    let mut moves = vec![];
    for heap in heaps {
        for [a, b] in splits(heap) {
            if sum ^ values[heap] ^ values[a] ^ values[b] == 0 {
                moves.push(format!("${heap} = {a} + {b}$"));
            }
        }
    }
    let list = listed(heaps.map(|heap| values[heap]));
    let count = moves.len();
    pages().say(
        &format!("The values are ${list}$, with the Nim sum ${sum}$. There are ${count}$ winning moves: {}.", moves.join(", ")),
        &format!("SG 值是 ${list}$，异或和为 ${sum}$。共有 {count} 种必胜的走法：{}。", moves.join("、")),
    );
}

#[test]
fn equal_halves() {
    let mut values = vec![0];
    for n in 1..=60 {
        let value = mex((1..n).map(|a| values[a] ^ values[n - a]));
        values.push(value);
        assert_eq!(values[n] != 0, n % 2 == 0);
    }
}

#[test]
fn a_winning_split_into_two_won_heaps() {
    let values = grundy_values(100);
    let into_won = |n: usize| splits(n).find(|&[a, b]| values[a] == values[b] && values[a] != 0);
    let into_lost = |n: usize| splits(n).any(|[a, b]| values[a] == 0 && values[b] == 0);
    let n = (1..100).find(|&n| values[n] != 0 && !into_lost(n)).unwrap();
    let [a, b] = into_won(n).unwrap();
    pages().say(
        &format!("The smallest is ${n}$, which is split into ${a}$ and ${b}$"),
        &format!("最小的是 ${n}$，拆分成 ${a}$ 和 ${b}$"),
    );
    // What only knows who wins each part: lost are 2 and 3 k + 1.
    let mut won = [false; 101];
    for n in 1..=100 {
        won[n] = splits(n).any(|[a, b]| !won[a] && !won[b]);
        assert_eq!(won[n], n != 2 && n % 3 != 1, "{n}");
    }
}

/// The theorem of the exercise, on games with the same splits in which the values up to `first` are set by
/// hand: whenever its condition holds, so does what it says.
#[test]
fn a_period_without_zeros() {
    let mut found = 0;
    for start in 0..4_u64.pow(4) {
        let mut values: Vec<u64> = vec![0];
        values.extend((0..4).map(|i| start / 4_u64.pow(i) % 4));
        for n in values.len()..=80 {
            let value = mex(splits(n).map(|[a, b]| values[a] ^ values[b]));
            values.push(value);
        }
        for first in 5..=12 {
            for period in 1..=12 {
                let holds = |n: usize| values[n] != 0 && values[n] == values[n + period];
                if (first..2 * first + period).all(holds) {
                    found += 1;
                    assert!((first..=80 - period).all(holds), "{values:?} {first} {period}");
                }
            }
        }
    }
    assert!(found > 0, "the condition never holds");
}

#[test]
fn another_sparse_space() {
    let values = grundy_values(2000);
    let rare =
        |mask: usize| (1..=2000).filter(|&n| (values[n] & mask).count_ones() % 2 == 0).count();
    let (best, all) = (rare(!1), rare(!0));
    let any_mask = (1..256).map(rare).min();
    assert_eq!(any_mask, Some(best));
    pages().say(
        &format!("Of the heaps up to $2000$, ${best}$ have a rare value; with the last digit counted there are ${all}$."),
        &format!("在 $2000$ 以内，SG 值稀有的堆有 ${best}$ 个；如果连最后一位也算在内，则有 ${all}$ 个。"),
    );
}
