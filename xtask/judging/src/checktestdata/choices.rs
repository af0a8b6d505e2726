//! Choices that make an input: random ones, or those of an earlier input, so that a smaller one is made by smaller or
//! fewer choices.

use fastrand::Rng;
use std::mem;

/// How large an input is: so far its numbers may be from the least that they may be, or a little more where they have to
/// be distinct.
#[derive(Clone, Copy, Debug)]
pub struct Size {
    /// The first of those that say how often something is repeated: where an input has several cases, how many.
    pub cases: u64,
    /// The others.
    pub count: u64,
    /// The numbers that say something else.
    pub number: u64,
}

impl Size {
    /// The same for all numbers.
    pub fn of(number: u64) -> Self {
        Size { cases: number, count: number, number }
    }
}

/// A row of choices. Each is a number from 0 on; 0 is the simplest.
pub struct Choices {
    given: Vec<u64>,
    random: Option<Rng>,
    /// Whether each number is as large as its size allows.
    are_largest: bool,
    /// How many questions there were behind the last choice.
    questions: u32,
    /// Those that were made.
    pub made: Vec<u64>,
}

/// An input of more choices has come to its end.
const MOST: usize = 2000;

impl Choices {
    /// Random ones.
    pub fn random(seed: u64) -> Self {
        Choices { random: Some(Rng::with_seed(seed)), ..Self::given(Vec::new()) }
    }

    /// These, and then 0.
    pub fn given(given: Vec<u64>) -> Self {
        Choices { given, random: None, are_largest: false, questions: 0, made: Vec::new() }
    }

    /// Each number as large as its size allows.
    pub fn largest() -> Self {
        Choices { are_largest: true, ..Self::given(Vec::new()) }
    }

    /// Takes the last few back, to make others at random. Whether that is possible.
    pub(crate) fn take_back(&mut self) -> bool {
        if let Some(random) = &mut self.random {
            let most = usize::BITS - 1 - self.made.len().max(1).leading_zeros();
            let few = 1 << random.u32(0..=most);
            self.given = mem::take(&mut self.made);
            self.given.truncate(self.given.len().saturating_sub(few));
        }
        self.random.is_some()
    }

    /// One of this many.
    fn next(&mut self, count: u64) -> u64 {
        let random = || {
            self.random.as_mut().map_or(0, |random| {
                let is_last = random.u8(0..8) == 0; // a bound may be special
                if is_last {
                    count - 1
                } else {
                    random.u64(0..count)
                }
            })
        };
        let choice = self.given.get(self.made.len()).copied().unwrap_or_else(random);
        self.made.push(choice.min(count - 1));
        choice.min(count - 1)
    }

    /// A number from `low` to `high`, at most `size` away from the one that is nearest to 0.
    pub(crate) fn number(&mut self, low: i128, high: i128, size: i128) -> i128 {
        let simplest = 0.clamp(low, high.max(low));
        let above = size.min(high.max(low) - simplest);
        if self.are_largest {
            return simplest + above;
        }
        let count = above + size.min(simplest - low) + 1;
        let choice = i128::from(self.next(u64::try_from(count).unwrap_or(u64::MAX)));
        if choice <= above {
            simplest + choice
        } else {
            simplest + above - choice
        }
    }

    /// Whether something that may go on is over. Behind the last choice the answers are those of the Thue-Morse sequence: a
    /// loop that ends with yes comes to one, and so does a loop that ends with no, however many questions a turn has.
    pub(crate) fn is_over(&mut self) -> bool {
        if self.made.len() < MOST {
            return self.next(3) == 0;
        }
        self.questions += 1;
        self.questions.count_ones() % 2 == 1
    }
}
