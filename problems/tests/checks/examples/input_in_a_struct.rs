//! The input in a struct, and in other types.

// input: 2 3 4 5 6

use common::judge::{self, Input};

struct Case<'a> {
    input: &'a mut Input,
    sum: u64,
}

impl<'a> Case<'a> {
    fn new(input: &'a mut Input) -> Self {
        Case { input, sum: 0 }
    }

    fn add(mut self) -> Case<'a> {
        self.sum ^= self.input.number();
        self
    }
}

type Step = fn(&mut Input) -> judge::Result<u64>;

const STEPS: [Step; 2] = [|input| Ok(input.number()), |input| Ok(input.number() % 4)];

fn solve(input: &mut Input) -> judge::Result<String> {
    let sum = Case::new(input).add().add().sum;
    let rest: judge::Result<Vec<u64>> = STEPS.iter().map(|step| step(input)).collect();
    Ok(format!("{sum} {:?}", rest?))
}

fn main() {
    judge::to_end(solve)
}
