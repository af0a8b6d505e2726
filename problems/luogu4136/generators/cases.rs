//! Largest inputs of Who Will Win?

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    let sides = |from: usize| (from..from + 1000).map(|n| n.to_string()).collect();
    largest([("the largest boards", sides(9001)), ("the smallest boards", sides(1))])
}
