//! Inputs of a problem, as its validator says what is legal: random ones, and the largest if it has no generator.

use anyhow::ensure;
use judging::checktestdata::{Choices, Size};
use pack::Framing;
use pack::{Problem, Result};
use std::collections::BTreeSet;

/// How many inputs there are if each is one case, and if each has several.
const COUNTS: [usize; 2] = [16, 4];

/// So many in a row that are not legal, or not new, are the last.
const MOST_IN_VAIN: u64 = 200;

/// Random inputs, from small ones on, none of them `known`. Every other one has few numbers, but large ones.
pub fn inputs(problem: &Problem, mut known: BTreeSet<String>) -> Result<Vec<String>> {
    let validator = problem.validator()?;
    let is_single = problem.framing()? == Framing::Single;
    let wanted = COUNTS[usize::from(!is_single)];
    let (mut inputs, mut last) = (Vec::new(), 0);
    for seed in 1.. {
        // Where few are new they have to be larger.
        let at = inputs.len() as u64 + seed / 50;
        let small = if is_single { 2 + at } else { 4 + 12 * at };
        let large = Size {
            cases: small.min(40),
            count: small.min(40),
            number: 1 << (6 + 3 * at + at % 2).min(62),
        };
        let size = if at.is_multiple_of(2) { Size::of(small) } else { large };
        let (_, input) = validator.make(Choices::random(seed), size);
        if let Some(input) = input.filter(|input| known.insert(input.clone())) {
            inputs.push(input);
            last = seed;
        }
        if inputs.len() == wanted || seed - last == MOST_IN_VAIN {
            break;
        }
    }
    ensure!(!inputs.is_empty(), "{}: the validator makes no legal input", problem.id);
    Ok(inputs)
}

/// No number is larger.
const ANY: u64 = u64::MAX;

/// Where nobody knows what is hard in a problem: most cases, of the least length, and the longest case; with the largest
/// numbers, and with random ones.
pub fn largest(problem: &Problem) -> Result<Vec<(String, String)>> {
    let validator = problem.validator()?;
    let is_single = problem.framing()? == Framing::Single;
    let most_cases = ("the most cases", Size { cases: ANY, count: 0, number: ANY });
    let longest = (
        "the longest case",
        Size { cases: if is_single { ANY } else { 0 }, count: ANY, number: ANY },
    );
    let sizes = if is_single { vec![longest] } else { vec![most_cases, longest] };
    let mut inputs = Vec::new();
    for (shape, size) in sizes {
        for (numbers, choices) in
            [("the largest", Choices::largest()), ("random", Choices::random(1))]
        {
            let (_, input) = validator.make(choices, size);
            let input = input.filter(|input| inputs.iter().all(|(_, other)| other != input));
            inputs.extend(input.map(|input| (format!("{shape}, {numbers} numbers"), input)));
        }
    }
    let (id, is_there) = (&problem.id, !inputs.is_empty());
    ensure!(
        is_there,
        "no large input that the validator makes is legal: write problems/{id}/generators/cases.rs"
    );
    Ok(inputs)
}
