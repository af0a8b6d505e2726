//! Impartial games that one brings, played on heaps: the Grundy values, and whether a period is proved.
//!
//! [`HeapGame`] is a subtraction game or an octal game, as it is typed: `2,5`, `1..4`, `0.137`, `4.333...`.

mod code;
mod period;
mod table;

pub use code::{Code, ParseError};
pub use period::{Periodicity, Repeat};

use common::subtraction::SubtractionGame;
use std::collections::BTreeSet;

/// A game on heaps, the moves of which concern one heap.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeapGame {
    /// A move takes one of these numbers from a heap. They are in ascending order, and not empty.
    Takes(Vec<u64>),
    /// A move follows a code of octal or hexadecimal digits.
    Code(Code),
}

/// The largest number that can be taken.
pub const LARGEST_TAKE: u64 = 100_000;

impl HeapGame {
    /// The subtraction game of a list of takes and ranges of them, such as `1, 3..5, 9`.
    ///
    /// # Errors
    ///
    /// If an item is no number from 1 to [`LARGEST_TAKE`], and no range of such ones; or if there is none.
    pub fn with_takes(list: &str) -> Result<Self, ParseError> {
        let mut takes = BTreeSet::new();
        for item in
            list.split(|c: char| c == ',' || c.is_whitespace()).filter(|item| !item.is_empty())
        {
            let number = |text: &str| {
                let number = text.parse().ok().filter(|number| (1..=LARGEST_TAKE).contains(number));
                number.ok_or_else(|| {
                    ParseError(format!(
                        "expected a number from 1 to {LARGEST_TAKE}, found {text:?} in {item:?}"
                    ))
                })
            };
            let (least, most) = match item.split_once("..") {
                Some((least, most)) => (number(least)?, number(most)?),
                None => (number(item)?, number(item)?),
            };
            if least > most {
                return Err(ParseError(format!("the range {item:?} is empty")));
            }
            takes.extend(least..=most);
        }
        if takes.is_empty() {
            return Err(ParseError("expected takes such as 1, 3..5, found none".into()));
        }
        Ok(HeapGame::Takes(takes.into_iter().collect()))
    }

    /// The octal game of a code such as `0.137`.
    ///
    /// # Errors
    ///
    /// If it is no such code.
    pub fn with_code(code: &str) -> Result<Self, ParseError> {
        Ok(HeapGame::Code(code.parse()?))
    }

    /// So many heaps, those of 0 stones, 1 stone and so on, have their values computed in a moment.
    pub fn reach(&self) -> usize {
        let parts = match self {
            HeapGame::Takes(takes) => return (100_000_000 / takes.len()).clamp(1000, 100_000),
            HeapGame::Code(code) => code.parts(),
        };
        match parts {
            0 | 1 => 100_000,
            2 => 20_000,
            _ => 2000,
        }
    }

    /// The Grundy values of the heaps of 0 to `len` - 1 stones. After each thousand `progress` is told how many there
    /// are.
    ///
    /// # Panics
    ///
    /// If `len` is larger than [`Self::reach`].
    pub fn grundy_values(&self, len: usize, progress: impl FnMut(usize)) -> Vec<u64> {
        assert!(len <= self.reach(), "at most {} heaps", self.reach());
        match self {
            HeapGame::Takes(takes) => {
                let mut game = SubtractionGame::new(takes.iter().copied());
                let value = |heap| game.grundy(heap).expect("a table holds so small a heap");
                (0..len as u64).map(value).collect()
            }
            HeapGame::Code(code) => table::grundy_values(code, len, progress),
        }
    }

    /// What the values of the heaps 0, 1, 2, ... show and prove of those of all larger ones.
    pub fn periodicity(&self, values: &[u64]) -> Periodicity {
        let (parts, largest_take) = match self {
            HeapGame::Takes(takes) => {
                (1, takes.last().and_then(|&take| usize::try_from(take).ok()).unwrap_or(usize::MAX))
            }
            HeapGame::Code(code) if code.is_endless() => return period::seen(values),
            HeapGame::Code(code) => (code.parts().max(1), code.last()),
        };
        period::proved(values, parts, largest_take).unwrap_or_else(|| period::seen(values))
    }

    /// What a move that takes so many stones may leave, as the digit of a code.
    fn digit(&self, take: usize) -> u8 {
        match self {
            HeapGame::Takes(takes) => 3 * u8::from(takes.binary_search(&(take as u64)).is_ok()),
            HeapGame::Code(code) => code.digit(take),
        }
    }

    /// What the moves from a heap leave of it, each as a list of heaps that are not empty, in descending order.
    pub fn options(&self, heap: usize) -> Vec<Vec<usize>> {
        let mut options = Vec::new();
        for take in 0..=heap {
            let (digit, rest) = (self.digit(take), heap - take);
            if digit & 1 != 0 && rest == 0 {
                options.push(Vec::new());
            }
            if digit & 2 != 0 && rest > 0 {
                options.push(vec![rest]);
            }
            for least in 1..=rest / 2 {
                let others = rest - least;
                if digit & 4 != 0 {
                    options.push(vec![others, least]);
                }
                if digit & 8 != 0 {
                    options
                        .extend((least..=others / 2).map(|next| vec![others - next, next, least]));
                }
            }
        }
        options
    }

    /// For each heap up to `largest`, whether the player to move wins if whoever moves last loses. `None` where moves
    /// split heaps: the outcome of two heaps does not follow from what is known of each.
    pub fn misere_wins(&self, largest: usize) -> Option<Vec<bool>> {
        if matches!(self, HeapGame::Code(code) if code.parts() > 1) {
            return None;
        }
        let is_legal = |heap, take| self.digit(take) & if take == heap { 1 } else { 2 } != 0;
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=largest {
            let mut moves = (1..=heap).filter(|&take| is_legal(heap, take)).peekable();
            let is_end = moves.peek().is_none();
            wins.push(is_end || moves.any(|take| !wins[heap - take]));
        }
        Some(wins)
    }
}

#[cfg(test)]
mod tests;
