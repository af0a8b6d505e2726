use common::judge::{self, input, Input};
use std::collections::BTreeMap;

/// A list of numbers; a heap of n stones is [n].
type Position = Vec<i64>;

/// The options of a position: each is a sum of positions, mostly of one alone.
fn moves(position: &[i64]) -> Vec<Vec<Position>> {
    let mut options = Vec::new();
    // The place for your rule. What stands here is an example: a move takes 1 to 3 from one of the numbers.
{{source}}    for (i, &number) in position.iter().enumerate() {
        for take in 1..=number.min(3) {
            let mut option = position.to_vec();
            option[i] -= take;
            options.push(vec![option]);
        }
    }
    options
}

{{value}}
/// The value of a position; `known` are those that were found before.
fn value_of(position: &[i64], known: &mut BTreeMap<Position, u64>) -> u64 {
    if let Some(&value) = known.get(position) {
        return value;
    }
    let mut left = Vec::new();
    for option in moves(position) {
        left.push(option.iter().fold(0, |sum, part| sum ^ value_of(part, known)));
    }
    let value = value(&left);
    known.insert(position.to_vec(), value);
    value
}

fn solve(input: &mut Input) -> judge::Result<String> {
    input! { from input, k: usize, position: [i64; k] }
    Ok(show(value_of(&position, &mut BTreeMap::new())).to_string())
}

fn main() {
    judge::to_end(solve)
}
