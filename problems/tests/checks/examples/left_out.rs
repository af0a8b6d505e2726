//! What a single file leaves out: tests, and what only they use, in the midst of a program; imports that nothing uses.

// input: 5 3

#![allow(unused_imports)]

use common::graph;
use common::judge::{self, ensure, input, rule, Input};
use common::nim::nim_product;
use proconio::marker::{Bytes, Chars, Isize1, Usize1};
#[cfg(test)]
use std::collections::BTreeMap;
use std::io::{Read, Write};

#[cfg(test)]
mod tests {
    use super::*;
    use common::judge::transcript;

    #[test]
    fn doubles() {
        let known: BTreeMap<&str, &str> = BTreeMap::from([("1", "2\n")]);
        assert!(known
            .iter()
            .all(|(&n, &answer)| transcript(|| judge::to_end(solve), n).0 == answer));
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    Ok(input.number().wrapping_mul(2).to_string())
}

#[test]
fn one_case() {
    assert_eq!(judge::transcript(|| judge::single(solve), "1").0, "2\n");
}

#[cfg(test)]
const ONLY_THERE: u64 = 1;

fn main() {
    #[cfg(test)]
    assert_eq!(ONLY_THERE, 1);
    judge::to_end(solve)
}
