//! Small inputs that a validator makes, and smaller ones in place of one.
//!
//! The inputs are made from choices, first small ones and then larger ones. One on which a program fails is made smaller
//! by fewer and smaller choices, so each is legal: D. R. `MacIver`, A. F. Donaldson, "Test-case reduction via test-case
//! generation: insights from the Hypothesis reducer", ECOOP 2020.

use judging::checktestdata::{Choices, Program, Size};
use std::collections::HashSet;
use std::ops::Range;

/// How many inputs are tried before they become larger.
const INPUTS_OF_A_SIZE: u64 = 10;

/// Or, where few are legal and new, how many are made.
const MADE_OF_A_SIZE: u64 = 200;

/// How many others are tried where an input cannot be made smaller.
const SMALL_INPUTS: u64 = 4000;

/// An input, and how it was made.
#[derive(Clone)]
pub struct Made {
    /// The input.
    pub input: String,
    choices: Vec<u64>,
    size: Size,
}

/// A legal input by these choices, if they lead to one.
fn made(validator: &Program, choices: Choices, size: Size) -> Option<Made> {
    let (choices, input) = validator.make(choices, size);
    Some(Made { input: input?, choices: choices.made, size })
}

/// Small random inputs, and then larger ones, all different.
pub struct Inputs {
    seed: u64,
    tries: u64,
    known: HashSet<String>,
}

impl Inputs {
    /// Other inputs by another seed.
    pub fn of(seed: u64) -> Self {
        Inputs { seed, tries: 0, known: HashSet::new() }
    }

    /// A try to make another one: `None` where it is not legal, or not new.
    pub fn next(&mut self, validator: &Program) -> Option<Made> {
        let count = self.known.len().try_into().unwrap_or(u64::MAX);
        let (choices, size) =
            (Choices::random(self.seed.wrapping_add(self.tries)), size_of(self.tries, count));
        self.tries += 1;
        made(validator, choices, size).filter(|made| self.known.insert(made.input.clone()))
    }
}

/// Smaller and smaller inputs: from each on which a program fails, those that are simpler; in the end other small ones.
pub struct Smaller {
    least: Made,
    changes: Vec<Change>,
    /// Behind a smaller one it goes on with the next change; it ends when all have failed in turn.
    next: usize,
    failed: usize,
    others: u64,
    tried: HashSet<String>,
}

impl Smaller {
    /// From an input on which a program fails.
    pub fn of(failure: Made) -> Self {
        let changes = changes(&failure.choices);
        let tried = HashSet::new();
        Smaller { least: failure, changes, next: 0, failed: 0, others: 0, tried }
    }

    /// Whether all has been tried.
    pub fn is_over(&self) -> bool {
        self.failed >= self.changes.len() && self.others == SMALL_INPUTS
    }

    /// A try to make a simpler one: `None` where it is not legal, not simpler or not new.
    pub fn next(&mut self, validator: &Program) -> Option<Made> {
        let (choices, size) = if self.failed < self.changes.len() {
            self.next = (self.next + 1) % self.changes.len();
            let change = &self.changes[self.next];
            (Choices::given(change.of(&self.least.choices)), self.least.size)
        } else {
            self.others += 1;
            (Choices::random(self.others - 1), Size::of(1 + (self.others - 1) % 4))
        };
        self.failed += 1;
        let is_simpler = |made: &Made| made.key() < self.least.key();
        let made = made(validator, choices, size).filter(is_simpler);
        made.filter(|made| self.tried.insert(made.input.clone()))
    }

    /// The program fails on this one, too.
    pub fn fails(&mut self, failure: Made) {
        self.changes = changes(&failure.choices);
        self.least = failure;
        self.failed = 0;
    }
}

impl Made {
    fn key(&self) -> (usize, usize, &[u64]) {
        (self.input.len(), self.choices.len(), &self.choices)
    }
}

/// How large an input is made, by how many tries there were and how many inputs. One in five of those that are not among the first
/// has few numbers, but large ones.
fn size_of(made: u64, count: u64) -> Size {
    let size = 1 + count / INPUTS_OF_A_SIZE + made / MADE_OF_A_SIZE;
    if size > 3 && made % 5 == 0 {
        return Size { cases: size.min(4), count: size.min(4), number: 1 << (4 + made / 5 % 60) };
    }
    Size::of(size)
}

/// A change that makes choices simpler.
struct Change {
    /// Those that are left out.
    without: Range<usize>,
    /// What is subtracted from others, and their places when the former are left out.
    less: Vec<(usize, u64)>,
}

impl Change {
    fn of(&self, choices: &[u64]) -> Vec<u64> {
        let mut simpler = choices.to_vec();
        simpler.drain(self.without.clone());
        for &(place, less) in &self.less {
            simpler[place] -= less;
        }
        simpler
    }
}

/// All changes that are tried: some choices are left out, or some are less.
fn changes(choices: &[u64]) -> Vec<Change> {
    let all = 0..choices.len();
    // 0, and then nearer and nearer to what it is.
    let steps = |i: usize| (0..64).map(move |bit| choices[i] >> bit).take_while(|&step| step > 0);
    let less = |i| steps(i).map(move |step| Change { without: 0..0, less: vec![(i, step)] });
    // What comes first is often how many there are: of cases, or of numbers in a list.
    let mut changes: Vec<Change> = all.clone().take(2).flat_map(less).collect();
    for count in [16, 8, 4, 2, 1] {
        for length in (1..=8).map(|choices_of_one| count * choices_of_one) {
            for from in 0..(all.end + 1).saturating_sub(length) {
                let is_count = |&i: &usize| i < 2 || count == 1 && i + 6 >= from;
                let counts = (0..from).filter(is_count).filter(|&i| choices[i] >= count as u64);
                let without = from..from + length;
                let fewer = |i| Change { without: without.clone(), less: vec![(i, count as u64)] };
                changes.extend(counts.map(fewer));
                changes.push(Change { without: without.clone(), less: Vec::new() });
            }
        }
    }
    changes.extend(all.clone().skip(2).flat_map(less));
    let positive = all.filter(|&i| choices[i] > 0);
    for i in positive.clone() {
        let others = positive.clone().filter(|&j| j > i).take(8);
        changes.extend(others.map(|j| Change { without: 0..0, less: vec![(i, 1), (j, 1)] }));
    }
    changes
}
