//! The page `mex`.

use crate::{columns, joined, listed, row, says, shows};
use proptest::prelude::*;

const PAGE: &str = "mex";

/// The smallest natural number that is not among `values`. Shown by the page.
pub fn mex(values: &[usize]) -> usize {
    let mut seen = vec![false; values.len() + 1];
    for &value in values {
        if value < seen.len() {
            seen[value] = true;
        }
    }
    seen.iter().position(|&flag| !flag).unwrap()
}

proptest! {
    #[test]
    fn is_that_of_common(values in prop::collection::vec(0usize..20, 0..20), large: Vec<usize>) {
        for values in [values, large] {
            let expected = common::grundy::mex(values.iter().map(|&value| value as u64));
            prop_assert_eq!(mex(&values) as u64, expected);
        }
    }
}

#[test]
fn examples() {
    let examples: [&[usize]; 8] =
        [&[], &[0], &[1, 2, 3], &[0, 1, 2], &[0, 1, 3], &[1, 3, 0, 1], &[0, 0, 0], &[5, 9, 100]];
    let mut rows = vec![row(["values", "mex"])];
    for values in examples {
        let shown = if values.is_empty() { "(none)".to_string() } else { joined(values) };
        rows.push(vec![shown, mex(values).to_string()]);
    }
    shows(PAGE, &columns(&rows));
}

#[test]
fn by_flags() {
    let values = [1, 3, 0, 1];
    let largest = values.len();
    let flags: Vec<&str> =
        (0..=largest).map(|number| if values.contains(&number) { "x" } else { "." }).collect();
    shows(PAGE, &format!("number   {}\nseen     {}\n", joined(0..=largest), joined(&flags)));
    let unset = flags.iter().position(|&flag| flag == ".").unwrap();
    assert_eq!(mex(&values), unset);
    let values = listed(values);
    says(
        PAGE,
        &format!(
            "For the values {values} the flags are those of $0$ to ${largest}$, and the first one unset \
             is that of ${unset}$"
        ),
        &format!(
            "对于 {values}，标记数组的下标是 $0$ 到 ${largest}$，第一个没有打上标记的是 ${unset}$"
        ),
    );
}

#[test]
fn not_the_first_sorted_value_off_its_place() {
    let sorted = [0, 1, 1, 2];
    shows(PAGE, &format!("place   {}\nvalue   {}\n", joined(0..4), joined(sorted)));
    let (place, _) = (0..).zip(sorted).find(|(place, value)| place != value).unwrap();
    let twice = sorted.windows(2).find(|pair| pair[0] == pair[1]).unwrap()[0];
    let mex = mex(&sorted);
    says(
        PAGE,
        &format!(
            "stands at place ${place}$, so such a program answers ${place}$. But ${place}$ is there; the \
             mex is ${mex}$. The second ${twice}$ has pushed"
        ),
        &format!(
            "第一个不相等的位置是 ${place}$，于是这样的程序回答 ${place}$。可是 ${place}$ 明明出现了，\
             mex 应该是 ${mex}$：第二个 ${twice}$ 把"
        ),
    );
}

#[test]
fn in_the_text() {
    let values = [0, 1, 3, 4];
    let found = mex(&values);
    let [third, fourth] = values[2..] else { panic!("two more") };
    assert!(found < third && third < fourth); // "nobody looks"
    let values = listed(values);
    says(
        PAGE,
        &format!(
            "For {values} the answers are yes, yes, no: the mex is ${found}$, and nobody looks at the \
             ${third}$ and the ${fourth}$."
        ),
        &format!(
            "对于 {values}，回答依次是有、有、没有，所以 mex 是 ${found}$，后面的 ${third}$ 和 ${fourth}$ \
             连看都不用看。"
        ),
    );
    let of_nothing = mex(&[]);
    says(
        PAGE,
        &format!("The mex of nothing is ${of_nothing}$."),
        &format!("一个数也没有时，mex 是 ${of_nothing}$；"),
    );
    let (once, repeated) = ([2, 0], [2, 0, 0, 2]);
    let same = mex(&once);
    assert_eq!(mex(&repeated), same);
    let (once, repeated) = (listed(once), listed(repeated));
    says(
        PAGE,
        &format!("So {once} and {repeated} have the same mex, ${same}$."),
        &format!("所以 {once} 与 {repeated} 的 mex 相同，都是 ${same}$。"),
    );
    let reached = [2, 0, 1];
    let found = mex(&reached);
    assert_eq!(found, reached.len());
    let reached = listed(reached);
    says(
        PAGE,
        &format!("the three values {reached} have the mex ${found}$"),
        &format!("三个数 {reached} 的 mex 是 ${found}$"),
    );
}

#[test]
fn exercise_1() {
    let values: [&[usize]; 3] = [&[4, 2, 0, 1, 5], &[7], &[0, 1, 0, 1, 0]];
    let [many, single, repeated] = values.map(listed);
    says(
        PAGE,
        &format!("What is the mex of {many}? Of the single value {single}? Of {repeated}?"),
        &format!("{many} 的 mex 是多少？只有一个数 {single} 呢？{repeated} 呢？"),
    );
    let [many, single, repeated] = values.map(mex);
    says(
        PAGE,
        &format!("1. ${many}$, ${single}$ and ${repeated}$."),
        &format!("1. 依次是 ${many}$、${single}$、${repeated}$。"),
    );
}

#[test]
fn exercise_2() {
    let parts = [vec![0, 2], vec![1]];
    let [first, second] = parts.clone().map(|part| mex(&part));
    let mut together = parts.concat();
    together.sort_unstable();
    let of_all = mex(&together);
    says(
        PAGE,
        &format!(
            "with the mex ${first}$ and the mex ${second}$, that together have the mex ${of_all}$"
        ),
        &format!("mex 分别是 ${first}$ 和 ${second}$，合在一起后 mex 却是 ${of_all}$"),
    );
    assert_eq!((mex(&[0]), mex(&[])), (first, second)); // "as well"
    let same = mex(&[0]);
    let ([one, other], together) = (parts.map(listed), listed(together));
    says(
        PAGE,
        &format!(
            "{one} has the mex ${first}$, and the single value {other} has the mex ${second}$. Together \
             they are {together}, with the mex ${of_all}$. The single value $0$ and no value at all have \
             the mexes ${first}$ and ${second}$ as well, but together the mex ${same}$."
        ),
        &format!(
            "{one} 的 mex 是 ${first}$，单独一个数 {other} 的 mex 是 ${second}$；合在一起是 {together}，\
             mex 是 ${of_all}$。只有一个数 $0$ 的一组和一个数也没有的一组，mex 也分别是 ${first}$ 和 \
             ${second}$，合在一起后 mex 却是 ${same}$。"
        ),
    );
}

/// The mex after each value, and how often it was increased.
fn mex_after_each(values: &[usize]) -> (Vec<usize>, usize) {
    let (mut seen, mut mex, mut steps) = (vec![false; values.len() + 2], 0, 0);
    let mut after_each = Vec::new();
    for &value in values {
        if value <= values.len() {
            seen[value] = true;
        }
        while seen[mex] {
            mex += 1;
            steps += 1;
        }
        after_each.push(mex);
    }
    (after_each, steps)
}

#[test]
fn exercise_3() {
    let values = [1, 0, 3, 0, 2];
    let (after_each, _) = mex_after_each(&values);
    let (values, after_each) = (listed(values), listed(after_each));
    says(
        PAGE,
        &format!("after {values} it has been {after_each}."),
        &format!("例如 {values} 依次到来时，答案依次是 {after_each}。"),
    );
}

proptest! {
    #[test]
    fn exercise_3_in_linear_time(values in prop::collection::vec(0usize..12, 0..20)) {
        let (after_each, steps) = mex_after_each(&values);
        let expected: Vec<usize> = (1..=values.len()).map(|count| mex(&values[..count])).collect();
        prop_assert_eq!(after_each, expected);
        prop_assert!(steps <= values.len());
    }
}
