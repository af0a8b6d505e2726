//! The page `mex`.

use checks::blocks::{cells, listed, named, spaced, Document};
use std::collections::BTreeSet;

const PAGE: Document = Document::theory("mex");

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

#[test]
fn is_that_of_common() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..256 {
        let small: Vec<usize> = (0..random.usize(..20)).map(|_| random.usize(..20)).collect();
        let large: Vec<usize> = (0..random.usize(..100)).map(|_| random.usize(..)).collect();
        for values in [small, large] {
            let expected = common::grundy::mex(values.iter().map(|&value| value as u64));
            assert_eq!(mex(&values) as u64, expected, "{values:?}");
        }
    }
}

#[test]
fn examples() {
    let examples: [&[usize]; 8] =
        [&[], &[0], &[1, 2, 3], &[0, 1, 2], &[0, 1, 3], &[1, 3, 0, 1], &[0, 0, 0], &[5, 9, 100]];
    let mut rows = vec![cells(["values", "mex"])];
    for values in examples {
        let shown = if values.is_empty() { "(none)".to_string() } else { spaced(values) };
        rows.push(vec![shown, mex(values).to_string()]);
    }
    PAGE.table("examples", &rows);
}

#[test]
fn by_flags() {
    let values = [1, 3, 0, 1];
    let largest = values.len();
    let flags: Vec<&str> =
        (0..=largest).map(|number| if values.contains(&number) { "x" } else { "." }).collect();
    PAGE.table("flags", &[named("number", 0..=largest), named("seen", &flags)]);
    assert_eq!(flags.iter().position(|&flag| flag == "."), Some(mex(&values)));
}

#[test]
fn not_the_first_sorted_value_off_its_place() {
    let sorted = [0, 1, 1, 2];
    PAGE.table("sorted", &[named("place", 0..4), named("value", sorted)]);
    let off_its_place = (0..).zip(sorted).find(|(place, value)| place != value);
    assert_eq!((off_its_place, mex(&sorted)), (Some((2, 1)), 3));
}

#[test]
fn exercise_1() {
    let values: [&[usize]; 3] = [&[4, 2, 0, 1, 5], &[7], &[0, 1, 0, 1, 0]];
    assert_eq!(values.map(mex), [3, 0, 2]);
}

#[test]
fn exercise_2() {
    let parts = [vec![0, 2], vec![1]];
    let [first, second] = parts.clone().map(|part| mex(&part));
    let mut together = parts.concat();
    together.sort_unstable();
    let of_all = mex(&together);
    assert_eq!((mex(&[0]), mex(&[])), (first, second)); // "as well"
    let same = mex(&[0]);
    let ([one, other], together) = (parts.map(listed), listed(together));
    PAGE.says(&format!(
        "{one}, {first}, {other}, {second}, {together}, {of_all}, 0, {first}, {second}, {same}"
    ));
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
    PAGE.says(&format!("{values}, {after_each}"));
}

#[test]
fn exercise_3_in_linear_time() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..256 {
        let values: Vec<usize> = (0..random.usize(..20)).map(|_| random.usize(..12)).collect();
        let (after_each, steps) = mex_after_each(&values);
        let expected: Vec<usize> = (1..=values.len()).map(|count| mex(&values[..count])).collect();
        assert_eq!(after_each, expected, "{values:?}");
        assert!(steps <= values.len(), "{values:?} {steps}");
    }
}

/// What `length` values can have as their mex. Larger values than these change nothing.
fn mexes(length: u32) -> BTreeSet<usize> {
    let base = length as usize + 1;
    let list =
        |list: usize| -> Vec<usize> { (0..length).map(|i| list / base.pow(i) % base).collect() };
    (0..base.pow(length)).map(|number| mex(&list(number))).collect()
}

#[test]
fn questions() {
    for (name, values) in [("gap", &[4, 0, 3, 1, 6][..]), ("repeated", &[2, 0, 1, 1, 0, 3])] {
        PAGE.question(name, &listed(values), mex(values));
    }
    PAGE.question("most", "5", mexes(5).last().unwrap());
    PAGE.question("flags of six", "6", mexes(6).len());
}

#[test]
fn in_cpp() {
    let mut expected = String::new();
    for length in 0..=5 {
        for list in 0..5usize.pow(length) {
            let digits = (0..length).map(|i| list / 5usize.pow(i) % 5);
            let values: Vec<usize> =
                digits.map(|digit| if digit < 4 { digit } else { 1_000_000_000 }).collect();
            expected += &format!("{}\n", mex(&values));
        }
    }
    PAGE.prints("mex.cpp", &expected);
}
