//! Requests for a game.

use crate::error::Error;
use crate::language::Language;
use crate::position::MOST_PARTS;
use std::fmt::Display;
use std::str::FromStr;

/// A game as it is typed, and the request for it.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The language of the answer.
    pub language: Language,
    /// The kind of game: `takes`, `octal`, `vectors`, `graph`, `tree`, `coins` or `rule`.
    pub game: String,
    /// The rule, with a line break or `;` between lines.
    pub rule: String,
    /// Whether whoever moves last loses.
    pub is_misere: bool,
    /// The largest heap or the last place, or the side of the board; empty for the usual one.
    pub to: String,
    /// Heaps, pairs, vertices or coins.
    pub position: String,
    /// For `rule`: positions separated by `;`, the options of each by `,`, and the positions whose sum an option is by
    /// blanks.
    pub options: String,
    /// For `rule`: whether the positions are the heaps 0, 1, 2, ...
    pub are_heaps: bool,
    /// For `rule`: the names of the positions, if the table is to have them.
    pub names: Vec<String>,
    /// For programs of `rule`: what the game is called.
    pub name: Option<String>,
    /// For programs of `rule`: the lines of the rule.
    pub source: Vec<String>,
}

impl Request {
    /// Up to where values are asked for, at most `most`.
    pub(crate) fn to(&self, usual: usize, most: usize) -> Result<usize, Error> {
        let found = self.to.trim();
        if found.is_empty() {
            return Ok(usual.min(most));
        }
        let to = found.parse().ok().filter(|to| (1..=most).contains(to));
        to.ok_or_else(|| Error::NoSize { most, found: found.to_string() })
    }

    /// The numbers from `least` to `most` that are typed as a position.
    pub(crate) fn numbers<T>(&self, least: T, most: T) -> Result<Vec<T>, Error>
    where
        T: Display + FromStr + PartialOrd,
    {
        let range = least..=most;
        let number = |text: &str| {
            text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
                Error::NoNumber {
                    least: range.start().to_string(),
                    most: range.end().to_string(),
                    found: text.to_string(),
                }
            })
        };
        let numbers: Vec<T> = items(&self.position).map(number).collect::<Result<_, _>>()?;
        if numbers.len() > MOST_PARTS {
            return Err(Error::ManyNumbers { most: MOST_PARTS, found: numbers.len() });
        }
        Ok(numbers)
    }
}

/// The parts of a position, if there are any.
pub fn at_least_one<T>(parts: Vec<T>, example: &str) -> Result<Vec<T>, Error> {
    if parts.is_empty() {
        return Err(Error::NoPosition { example: example.to_string() });
    }
    Ok(parts)
}

/// What stands between commas and blanks.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| matches!(c, ',' | '\u{ff0c}' | '、') || c.is_whitespace())
        .filter(|item| !item.is_empty())
}
