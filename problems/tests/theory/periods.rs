//! The page `periods`.

use crate::grundy::grundy_table;
use crate::{columns, joined, listed, row, says, shows};
use common::subtraction::{Period, SubtractionGame};
use proptest::prelude::*;

const PAGE: &str = "periods";

/// The first two equal windows: where the first one begins, and how far after it the second one does.
/// Shown by the page.
fn repetition(values: &[usize], window: usize) -> Option<(usize, usize)> {
    for b in 1..=values.len().checked_sub(window)? {
        for a in 0..b {
            if values[a..a + window] == values[b..b + window] {
                return Some((a, b - a));
            }
        }
    }
    None
}

proptest! {
    #[test]
    fn a_repetition_is_the_period(takes in prop::collection::btree_set(1usize..9, 1..5)) {
        let takes: Vec<usize> = takes.into_iter().collect();
        let largest = *takes.last().unwrap();
        let Period { start, length } = period(&takes);
        let values = table(start + length + largest, &takes);
        prop_assert_eq!(repetition(&values, largest), Some((start, length)));
        prop_assert_eq!(repetition(&values[..values.len() - 1], largest), None);
    }
}

/// Of the heaps below `len`.
fn table(len: usize, takes: &[usize]) -> Vec<usize> {
    grundy_table(len - 1, takes)
}

fn period(takes: &[usize]) -> Period {
    SubtractionGame::new(takes.iter().map(|&take| take as u64)).period().unwrap()
}

#[test]
fn examples() {
    let sets: [&[usize]; 5] = [&[2, 5], &[1, 2, 5], &[1, 3, 4], &[4], &[2, 4, 7]];
    let last = 20;
    let heading = format!("values of the heaps 0 to {last}");
    says(PAGE, "the values of their first heaps", &format!("{heading} 是 $g(0)$ 到 $g({last})$"));
    let mut rows = vec![row(["takes", &heading, "start", "length"])];
    for takes in sets {
        let values = table(2000, takes);
        let Period { start, length } = period(takes);
        assert!((start..1000).all(|heap| values[heap] == values[heap + length]));
        let shown = joined(&values[..=last]);
        rows.push(vec![joined(takes), shown, start.to_string(), length.to_string()]);
    }
    shows(PAGE, &columns(&rows));
}

#[test]
fn windows() {
    let takes = [2, 5];
    let ([less, more], size) = (takes, takes[1]);
    let values = table(100, &takes);
    let (first, length) = repetition(&values, size).unwrap();
    let (second, shown) = (first + length, listed(&values[first..first + size]));
    let (first_end, second_end) = (first + size - 1, second + size - 1);
    says(
        PAGE,
        &format!(
            "For takes of ${less}$ and ${more}$ the five values {shown} of the heaps ${first}$ to \
             ${first_end}$ stand again at the heaps ${second}$ to ${second_end}$. So the values repeat \
             every ${length}$ heaps"
        ),
        &format!(
            "例如每步取 ${less}$ 颗或 ${more}$ 颗时，$g({first})$ 到 $g({first_end})$ 这五个值 {shown} 在 \
             $g({second})$ 到 $g({second_end})$ 处再次出现，所以值以 ${length}$ 为周期循环"
        ),
    );
    says(
        "grundy",
        &format!(
            "for the takes ${less}$ and ${more}$, the values above repeat every ${length}$ heaps for ever."
        ),
        &format!("每步取 ${less}$ 颗或 ${more}$ 颗时，上面的值以 ${length}$ 为周期循环，永远如此。"),
    );
    let (values, length) = (takes.len() + 1, period(&takes).length);
    let bound = values.pow(u32::try_from(size).unwrap());
    says(
        PAGE,
        &format!(
            "${values}^{size} = {bound}$ for the takes ${less}$ and ${more}$, where the true period is \
             ${length}$."
        ),
        &format!(
            "每步取 ${less}$ 颗或 ${more}$ 颗时，它是 ${values}^{size} = {bound}$，而真正的周期是 ${length}$。"
        ),
    );
}

#[test]
fn of_infinite_sets() {
    let powers: Vec<usize> = (0..10).map(|bit| 1 << bit).collect();
    let values = table(600, &powers);
    let repeats = |&length: &usize| values[length..] == values[..values.len() - length];
    let length = (1..300).find(repeats).unwrap();
    says(
        PAGE,
        &format!("with the period ${length}$ (see [hdu1847]"),
        &format!("值碰巧仍然是循环的，周期为 ${length}$（见 [hdu1847]"),
    );
    let values = table(60, &[1, 2, 3, 5, 8, 13, 21, 34, 55]);
    let first = &values[..10];
    let followed = values.chunks(10).skip(1).take_while(|&values| values == first).count();
    assert_eq!(followed, 2); // "twice"
    let first = listed(first);
    says(
        PAGE,
        &format!("the first ten values, {first}, are followed twice by the same ten"),
        &format!("最前面的十个值 {first} 又原样出现了两次"),
    );
}

#[test]
fn exercise_1() {
    for take in 1..10 {
        let values = table(100, &[take]);
        assert!((0..100).all(|heap| values[heap] == heap / take % 2));
        assert_eq!(period(&[take]).length, 2 * take);
    }
    says(
        PAGE,
        "So $t$ zeros and $t$ ones alternate, with the period $2t$.",
        "所以 $t$ 个 $0$ 和 $t$ 个 $1$ 交替出现，周期是 $2t$。",
    );
}

#[test]
fn exercise_2() {
    says(
        PAGE,
        "Let all numbers in $S$ be odd, and $1$ among them. Show that $g(n) = n \\bmod 2$",
        "设 $S$ 中的数全是奇数，并且包含 $1$。证明无论 $S$ 中还有哪些数，都有 $g(n) = n \\bmod 2$。",
    );
    for takes in [&[1, 3][..], &[1, 7, 9], &[1]] {
        assert!((0..100).zip(table(100, takes)).all(|(heap, value)| value == heap % 2));
    }
}

#[test]
fn exercise_3() {
    let takes = [2, 4, 7];
    let [a, b, size] = takes;
    let values = table(100, &takes);
    let (first, length) = repetition(&values, size).unwrap();
    let (last, second, end) = (first + size - 1, first + length, first + length + size - 1);
    let shown = listed(&values[first..=last]);
    says(
        PAGE,
        &format!("Compute the values for the takes ${a}, {b}, {size}$ by hand"),
        &format!("每步取 ${a}$ 颗、${b}$ 颗或 ${size}$ 颗，用手算求出各个值"),
    );
    says(
        PAGE,
        &format!(
            "The largest take is ${size}$. The seven values {shown} of the heaps ${first}$ to ${last}$ stand again at the heaps \
             ${second}$ to ${end}$. So the table up to heap ${end}$ proves the period ${length}$, from \
             heap ${first}$ on."
        ),
        &format!(
            "$S$ 中最大的数是 ${size}$。$g({first})$ 到 $g({last})$ 这七个值 {shown} 在 $g({second})$ 到 $g({end})$ 处再次出现。所以算到 \
             $g({end})$ 就证明了：从 $n = {first}$ 起周期是 ${length}$。"
        ),
    );
}
