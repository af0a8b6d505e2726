//! Largest inputs of Crosses and Crosses.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    largest([
        ("the longest strip", vec!["2000"]),
        ("the longest of an odd number of cells", vec!["1999"]),
        ("the longest that is lost", vec!["1046"]),
    ])
}
