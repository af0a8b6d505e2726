//! What a move takes from a heap, as it is typed.

use crate::code::Code;
use crate::game::{HeapGame, NamedSet};
use crate::language::{Language, Problem};
use common::sequences::fibonacci;
use std::collections::BTreeSet;
use std::iter;

/// The largest number that can be taken.
pub const LARGEST_TAKE: u64 = 100_000;

impl HeapGame {
    /// The game of what a move can take from a heap: a list of numbers and ranges of them, such as `1, 3..5, 9`, or the
    /// name of a set: `powers of 2`, `squares`, `primes`, `fibonacci`, `divisors`, `proper divisors`.
    ///
    /// # Errors
    ///
    /// If an item is no number from 1 to 100,000, and no range of such ones; if there is none; or if there is
    /// no set of this name.
    pub fn with_takes(rule: &str, language: Language) -> Result<Self, Problem> {
        if rule.trim_start().starts_with(|c: char| c.is_alphabetic()) {
            return Ok(HeapGame::Named(NamedSet::parse(rule, language)?));
        }
        let mut takes = BTreeSet::new();
        for item in items(rule) {
            let number = |text: &str| {
                let number = text.parse().ok().filter(|number| (1..=LARGEST_TAKE).contains(number));
                number.ok_or_else(|| {
                    language.problem(
                        "rule",
                        format!("expected a number from 1 to {LARGEST_TAKE}, found {text:?} in {item:?}"),
                        format!("应为 1 到 {LARGEST_TAKE} 的数，{item:?} 中实为 {text:?}"),
                    )
                })
            };
            let (least, most) = match item.split_once("..") {
                Some((least, most)) => (number(least)?, number(most)?),
                None => (number(item)?, number(item)?),
            };
            if least > most {
                return Err(language.problem(
                    "rule",
                    format!("expected a range such as 3..5, found {item:?}, which is empty"),
                    format!("应为 3..5 这样的范围，实为空的 {item:?}"),
                ));
            }
            takes.extend(least..=most);
        }
        if takes.is_empty() {
            return Err(language.problem(
                "rule",
                "expected takes such as 1, 3..5, found none",
                "应有可取的数目，例如 1, 3..5，实际为空",
            ));
        }
        Ok(HeapGame::Takes(takes.into_iter().collect()))
    }

    /// The octal game of a code such as `0.137`.
    ///
    /// # Errors
    ///
    /// If it is no such code.
    pub fn with_code(code: &str, language: Language) -> Result<Self, Problem> {
        Ok(HeapGame::Code(Code::parse(code, language)?))
    }
}

/// What stands between commas and blanks.
pub(crate) fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| matches!(c, ',' | '\u{ff0c}' | '、') || c.is_whitespace())
        .filter(|item| !item.is_empty())
}

impl NamedSet {
    fn parse(rule: &str, language: Language) -> Result<Self, Problem> {
        let words: Vec<String> = items(rule).map(str::to_lowercase).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let found = match *words {
            ["powers", "of", base] => base
                .parse()
                .ok()
                .filter(|base| (2..=LARGEST_TAKE).contains(base))
                .map(NamedSet::PowersOf),
            ["squares"] => Some(NamedSet::Squares),
            ["primes"] => Some(NamedSet::Primes),
            ["fibonacci"] => Some(NamedSet::Fibonacci),
            ["divisors"] => Some(NamedSet::Divisors),
            ["proper", "divisors"] => Some(NamedSet::ProperDivisors),
            _ => None,
        };
        let names = "powers of 2, squares, primes, fibonacci, divisors, proper divisors";
        found.ok_or_else(|| {
            language.problem(
                "rule",
                format!("expected numbers such as 1, 3..5, or one of: {names}; found {rule:?}"),
                format!("应为 1, 3..5 这样的数目，或其一：{names}；实为 {rule:?}"),
            )
        })
    }

    /// The members of the set up to `largest`, in ascending order. `None` for divisors, which are others for each heap.
    pub fn members(self, largest: u64) -> Option<Vec<u64>> {
        let members: Box<dyn Iterator<Item = u64>> = match self {
            NamedSet::PowersOf(base) => {
                Box::new(iter::successors(Some(1), move |power: &u64| power.checked_mul(base)))
            }
            NamedSet::Squares => Box::new((1..).map(|root| root * root)),
            NamedSet::Primes => {
                let is_prime = |n: &u64| (2..*n).take_while(|d| d * d <= *n).all(|d| n % d != 0);
                Box::new((2..).filter(is_prime))
            }
            NamedSet::Fibonacci => Box::new(fibonacci()),
            NamedSet::Divisors | NamedSet::ProperDivisors => return None,
        };
        Some(members.take_while(|&member| member <= largest).collect())
    }
}
