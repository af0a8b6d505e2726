//! The page `mex`.

use checks::blocks::{cells, lines, listed, named, spaced, Document};
use checks::rules::all_lists;
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
fn exercise_3() {
    let values = [1, 0, 3, 0, 2];
    let after_each = (1..=5).map(|count| mex(&values[..count]));
    PAGE.says(&format!("{}, {}", listed(values), listed(after_each)));
}

/// What `length` values can have as their mex. Larger values than these change nothing.
fn mexes(length: usize) -> BTreeSet<usize> {
    all_lists(length, 0..=length).iter().map(|values| mex(values)).collect()
}

#[test]
fn questions() {
    for (name, values) in [("gap", &[4, 0, 3, 1, 6][..]), ("repeated", &[2, 0, 1, 1, 0, 3])] {
        PAGE.question(name, &listed(values), mex(values));
    }
    PAGE.question("most", "5", mexes(5).last().unwrap());
    PAGE.question("flags of six", "6", mexes(6).len());
}

/// It is that of the library, too.
#[test]
fn in_cpp() {
    let lists =
        (0..=5).flat_map(|length| all_lists(length, [0, 1, 2, 3, 1_000_000_000].into_iter()));
    let value = |values: Vec<usize>| {
        let of_library = common::grundy::mex(values.iter().map(|&value| value as u64));
        assert_eq!(mex(&values) as u64, of_library, "{values:?}");
        of_library.to_string()
    };
    PAGE.prints("mex.cpp", &lines(lists.map(value)));
}
