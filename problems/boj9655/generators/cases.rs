//! Largest inputs of Stone Game.

use crate::prelude::*;

pub fn cases() -> Vec<TestFile> {
    largest([("odd", vec!["999"]), ("even", vec!["1000"])])
}
