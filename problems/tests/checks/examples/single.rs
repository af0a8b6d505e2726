//! One case, in a list without a number before it. The input in a struct, in other types, and with a trait of this file.

// input: 2 3 4 5 6 5 9 14
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

trait Pairs {
    fn pair(&mut self) -> (u64, u64);

    fn pairs(&mut self, count: u64) -> Vec<(u64, u64)> {
        (0..count).map(|_| self.pair()).collect()
    }
}

impl Pairs for Input {
    fn pair(&mut self) -> (u64, u64) {
        (self.number(), self.number())
    }
}

fn solve(input: &mut Input) -> judge::Result<String> {
    let mut sum = Case::new(input).add().sum;
    let steps: judge::Result<Vec<u64>> = STEPS.iter().map(|step| step(input)).collect();
    let (steps, pairs) = (steps?, input.pairs(1));
    while !input.is_at_end() {
        sum ^= input.number();
    }
    Ok(format!("{sum} {steps:?} {pairs:?}"))
}

fn main() {
    judge::single(solve);
}
