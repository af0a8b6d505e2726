//! Octal games, such as `0.137`.

use crate::any_heap::Formula;
use crate::error::Error;
use crate::heap::{HeapGame, Moves};
use crate::program::{numbers, templates, Parts, ProgramLanguage};
use crate::values::Values;
use std::fmt::{self, Display, Formatter};

/// The most digits behind the point.
const MOST_DIGITS: usize = 100;

/// How many of the takes of an endless code from a heap out of reach are listed, one by one.
const LISTED: u64 = 1000;

/// A code of a taking-and-breaking game: the digit at place t says what a move may leave of a heap from which it takes
/// t stones. Its bits 1, 2, 4 and 8 stand for nothing, one heap, two heaps and three heaps, none of them empty. The
/// place 0 stands before the point: there nothing is taken, so that only 4 and 8 are moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Code {
    /// The digits, from place 0 on; the last is not 0 unless it is at place 0.
    digits: Vec<u8>,
    /// Whether the last digit goes on for ever.
    is_endless: bool,
}

/// Games with names: the first one is meant whose word stands in what is typed.
const NAMED: [(&str, &str); 7] = [
    ("chess", "0.137"),
    ("dawson", "0.07"),
    ("kayles", "0.77"),
    ("treblecross", "0.007"),
    ("officers", "0.6"),
    ("lasker", "4.333..."),
    ("nim", "0.333..."),
];

impl Display for Code {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{:x}.", self.digits[0])?;
        self.digits[1..].iter().try_for_each(|digit| write!(f, "{digit:x}"))?;
        if self.is_endless {
            let last = self.digits[self.last()];
            write!(f, "{last:x}{last:x}...")?;
        }
        Ok(())
    }
}

impl Code {
    /// The digit at this place.
    fn digit(&self, place: usize) -> u8 {
        let beyond = if self.is_endless { self.digits[self.last()] } else { 0 };
        self.digits.get(place).copied().unwrap_or(beyond)
    }

    /// The place of the last digit that is written.
    fn last(&self) -> usize {
        self.digits.len() - 1
    }

    /// The code that is typed so, such as `0.137`, `.137` or `4.333...`, or by the name of a game.
    fn parse(text: &str) -> Result<Self, Error> {
        let lower = text.to_lowercase();
        let is_name = !lower.contains(|c: char| c.is_ascii_digit());
        if let Some((_, code)) = NAMED.iter().find(|(name, _)| is_name && lower.contains(name)) {
            return Code::parse(code);
        }
        // A name may stand beside the code.
        let is_code = |word: &&str| !NAMED.iter().any(|(name, _)| word.contains(name));
        let typed: String = lower.replace(',', ".").split_whitespace().filter(is_code).collect();
        let trimmed = typed.trim_end_matches('.');
        let is_endless = typed.len() > trimmed.len() + 1;
        let written = if is_endless { trimmed } else { &typed };
        let (whole, behind) = written.split_once('.').ok_or(Error::NoPoint)?;
        let whole = if whole.is_empty() { "0" } else { whole };
        let digit = |c: char| {
            let digit = c.to_digit(16).and_then(|digit| u8::try_from(digit).ok());
            digit.ok_or(Error::NoDigit { found: c })
        };
        let digits = whole.chars().chain(behind.chars()).map(digit);
        let mut digits = digits.collect::<Result<Vec<u8>, Error>>()?;
        if whole.chars().count() != 1 || digits[0] & 3 != 0 {
            return Err(Error::BadFirstDigit { found: whole.to_string() });
        }
        if digits.len() > MOST_DIGITS + 1 {
            return Err(Error::ManyDigits { most: MOST_DIGITS, found: digits.len() - 1 });
        }
        let has_move = digits.iter().any(|&digit| digit != 0);
        if !has_move || is_endless && (digits.len() < 2 || digits.ends_with(&[0])) {
            return Err(Error::NoMove { found: written.to_string() });
        }
        // Equal digits before the dots say the same as one.
        while is_endless && matches!(digits[..], [_, .., a, b] if a == b) {
            digits.pop();
        }
        while digits.len() > 1 && digits.ends_with(&[0]) {
            digits.pop();
        }
        Ok(Code { digits, is_endless })
    }
}

impl HeapGame {
    /// The octal game of a code such as `0.137`.
    pub fn with_code(code: &str) -> Result<Self, Error> {
        let in_code = |error| Error::InCode { code: code.to_string(), error: Box::new(error) };
        Ok(HeapGame::new(Code::parse(code).map_err(in_code)?))
    }
}

impl Moves for Code {
    fn kind(&self) -> &'static str {
        "octal"
    }

    fn rule(&self) -> String {
        self.to_string()
    }

    fn takes(&self, largest: u64) -> Option<Vec<u64>> {
        let digits = || (0..=largest).zip((0..).map(|take| self.digit(take)));
        let is_take = digits().all(|(_, digit)| digit == 0 || digit == 3);
        is_take.then(|| digits().filter(|(_, digit)| *digit == 3).map(|(take, _)| take).collect())
    }

    fn reach(&self) -> usize {
        match self.parts() {
            1 if self.is_endless => 20_000,
            1 => 100_000,
            2 => 20_000,
            _ => 2000,
        }
    }

    fn parts(&self) -> usize {
        let all = self.digits.iter().fold(1, |all, digit| all | digit);
        (7 - all.leading_zeros() as usize).max(1)
    }

    fn largest_take(&self) -> Option<usize> {
        (!self.is_endless).then(|| self.last())
    }

    fn formula(&self) -> Option<Formula> {
        match &*self.to_string() {
            "0.333..." => Some(Formula::Swapped(0, "theory/which.html#nim-heap")),
            "0.777..." => Some(Formula::Swapped(0, "theory/which.html#neighbours")),
            "4.333..." => Some(Formula::Swapped(4, "theory/which.html#lasker")),
            "8.333..." => Some(Formula::Swapped(8, "theory/which.html#three")),
            _ => None,
        }
    }

    fn takes_from(&self, heap: u64) -> Box<dyn Iterator<Item = (u64, u8)> + '_> {
        let listed = if heap < self.reach() as u64 { heap } else { LISTED };
        let last = if self.is_endless { listed } else { heap.min(self.last() as u64) };
        Box::new(
            (0..=last).map(|take| (take, self.digit(usize::try_from(take).unwrap_or(usize::MAX)))),
        )
    }

    fn further_takes(&self, heap: u64) -> Vec<[u64; 2]> {
        let is_listed = !self.is_endless || heap < self.reach() as u64;
        if is_listed {
            Vec::new()
        } else {
            vec![[LISTED + 1, heap]]
        }
    }

    fn grundy_values(&self, len: usize, progress: &mut dyn FnMut(usize)) -> Vec<u64> {
        grundy_values(self, len, progress)
    }

    fn program(&self, language: ProgramLanguage) -> Parts {
        let end = if self.is_endless { None } else { Some(&0) };
        let digits = self.digits.iter().chain(end);
        let about = "The digits from place 0 on, the last of them for ever";
        Parts {
            title: format!("The game {self}"),
            rule: "The digit at place t says what a move may leave of a heap from which it takes t stones, as a sum of \
                   1: nothing, 2: a heap, 4: two heaps, 8: three heaps.",
            constants: numbers("DIGITS", about, digits, language),
            options: language.choose(templates!("octal")).to_string(),
        }
    }
}

/// The Grundy values of heaps, and those of what some stones can be split into, by the number of stones.
#[derive(Default)]
struct Table {
    one: Vec<u64>,
    /// Two heaps, if the code has such moves.
    two: Vec<Values>,
    /// Three heaps.
    three: Vec<Values>,
}

impl Table {
    /// Adds the values of what this digit allows to be left of this many stones.
    fn add_options(&self, stones: usize, digit: u8, options: &mut Values) {
        if digit & 1 != 0 && stones == 0 {
            options.insert(0);
        }
        if digit & 2 != 0 && stones > 0 {
            options.insert(self.one[stones]);
        }
        if digit & 4 != 0 {
            options.extend(&self.two[stones]);
        }
        if digit & 8 != 0 {
            options.extend(&self.three[stones]);
        }
    }
}

/// The Grundy values of the heaps of 0 to `len` - 1 stones: O(`len`²) steps, and for three heaps as many for each value
/// that occurs.
fn grundy_values(code: &Code, len: usize, progress: &mut dyn FnMut(usize)) -> Vec<u64> {
    let mut table = Table::default();
    // What an endless code leaves if it takes as much as the last digit says, or more.
    let mut endless = Values::default();
    for heap in 0..len {
        // A heap that is split and not lowered leaves smaller heaps, whose values are known.
        if code.parts() > 1 {
            table.two.push(pairs(&table.one, heap));
        }
        if code.parts() > 2 {
            table.three.push(triples(&table.one, &table.two, heap));
        }
        let mut options = Values::default();
        for take in 0..=heap.min(code.last()) {
            table.add_options(heap - take, code.digit(take), &mut options);
        }
        if code.is_endless && heap >= code.last() {
            table.add_options(heap - code.last(), code.digit(code.last()), &mut endless);
            options.extend(&endless);
        }
        table.one.push(options.mex());
        if table.one.len() % 1000 == 0 {
            progress(table.one.len());
        }
    }
    table.one
}

/// The values of two heaps, not empty, of this many stones together.
fn pairs(values: &[u64], stones: usize) -> Values {
    let mut pairs = Values::default();
    // The values below 64, which in most games are all, are bits of one number.
    let mut small = 0u64;
    let left = values.iter().take(stones / 2 + 1).skip(1);
    let right = values.iter().take(stones).rev();
    for value in left.zip(right).map(|(left, right)| left ^ right) {
        if value < 64 {
            small |= 1 << value;
        } else {
            pairs.insert(value);
        }
    }
    (0..64).filter(|value| small >> value & 1 == 1).for_each(|value| pairs.insert(value));
    pairs
}

/// The values of three heaps, not empty, of this many stones together.
fn triples(values: &[u64], two: &[Values], stones: usize) -> Values {
    let mut triples = Values::default();
    for (least, value) in values.iter().enumerate().take(stones / 3 + 1).skip(1) {
        for pair in two[stones - least].iter() {
            triples.insert(value ^ pair);
        }
    }
    triples
}
