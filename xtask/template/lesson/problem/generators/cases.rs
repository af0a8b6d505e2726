//! Test files of {{JUDGE}}. TODO: the ends of the range, both sides of every branch, known mistakes, and inputs as large
//! as the judge has. `edges` and `largest` take the text of each case.

use crate::prelude::*;

/// The test files.
pub fn cases() -> Vec<TestFile> {
    let mut files = edges([
        // The smallest input.
        vec![1],
        (2..=11).collect(),
        // As many cases as allowed, with the largest numbers.
        (991..=1000).collect(),
    ]);
    files.extend(largest([("the most cases, of the largest heap", vec![1000; 10])]));
    files
}
