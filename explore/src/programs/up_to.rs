use common::grundy::mex;
use common::judge::{self, input, Input};
use std::collections::BTreeSet;

/// The most coins that a move turns.
const MOST: usize = {{most}};

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, n: usize }
    // For each number of coins below MOST the Nim sums of {{least}} this many coins so far.
    let mut sums = vec![BTreeSet::from([0]); MOST];
{{none}}    let mut values = vec!["0".to_string()];
    for _ in 1..=n {
        let value = mex(sums[MOST - 1].iter().copied());
        for count in (1..MOST).rev() {
            let more: Vec<u64> = sums[count - 1].iter().map(|sum| sum ^ value).collect();
            sums[count].extend(more);
        }
        values.push(value.to_string());
    }
    Ok(values.join(" "))
}

fn main() {
    judge::single(solve)
}
