//! Requests for a game.

use crate::error::Error;
use crate::language::Language;
use std::fmt::Display;
use std::str::FromStr;

/// The most parts of a position.
pub(crate) const MOST_PARTS: usize = 2000;

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
    /// For `rule`: the names of the positions, if they are to have any.
    pub names: Vec<String>,
    /// For programs of `rule`: what the game is called.
    pub name: Option<String>,
    /// For programs of `rule`: the lines of the rule. For a table its lines, as they are pasted.
    pub source: Vec<String>,
    /// For a table: the number of its first heap, 0 if empty.
    pub from: String,
    /// For a table of outcomes: the word for a position that is lost, if it is not known.
    pub lost: String,
}

impl Request {
    /// The same, with what is typed in the signs of ASCII.
    pub(crate) fn plain(&self) -> Self {
        let [rule, to, position] = [&self.rule, &self.to, &self.position].map(|text| plain(text));
        Request { rule, to, position, ..self.clone() }
    }

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

/// The places of these names.
pub fn places<'a>(
    names: &[String],
    typed: impl IntoIterator<Item = &'a str>,
) -> Result<Vec<usize>, Error> {
    let place = |name: &str| {
        let place = names.iter().position(|other| other == name);
        place.ok_or_else(|| Error::NoName { found: name.to_string() })
    };
    typed.into_iter().map(place).collect()
}

/// The parts of a position, if there are any.
pub fn at_least_one<T>(parts: Vec<T>, example: &str) -> Result<Vec<T>, Error> {
    if parts.is_empty() {
        return Err(Error::NoPosition { example: example.to_string() });
    }
    Ok(parts)
}

/// These items with a text between them.
pub fn joined(items: impl IntoIterator<Item = impl ToString>, between: &str) -> String {
    items.into_iter().map(|item| item.to_string()).collect::<Vec<_>>().join(between)
}

/// What stands between blanks, commas and other signs that separate numbers.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || ",;+()[]{}和".contains(c))
        .filter(|item| !matches!(*item, "" | "and"))
}

/// The character of ASCII for one of full width.
pub fn half_width(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => {
            char::from_u32(u32::from(c) - 0xff01 + u32::from('!')).expect("a character")
        }
        _ => c,
    }
}

/// A text with the signs of ASCII: for those of full width, and for other dashes, dots, arrows and powers.
fn plain(text: &str) -> String {
    let mut plain = String::new();
    for c in text.chars().map(half_width) {
        let signs = match c {
            '、' => ",",
            '。' => ".",
            '‥' => "..",
            '…' | '⋯' => "...",
            '\u{2010}'..='\u{2015}' | '\u{2212}' => "-",
            '〜' | '∼' => "~",
            '→' | '⇒' | '⟶' | '➔' => "->",
            '×' | '∗' | '·' | '⋅' => "*",
            '≤' | '⩽' => "<=",
            '≥' | '⩾' => ">=",
            '²' => "^2",
            '³' => "^3",
            'ᵏ' => "^k",
            'ⁿ' => "^n",
            '\u{200b}' | '\u{feff}' => "",
            _ => {
                plain.push(c);
                continue;
            }
        };
        plain.push_str(signs);
    }
    plain
}

/// A text with words in English for those in Chinese. The table has several of these for one, with `|` between them.
pub fn in_english(text: &str, table: &[(&str, &str)]) -> String {
    let pairs = table.iter().flat_map(|(all, english)| all.split('|').map(move |it| (it, english)));
    pairs.fold(text.to_lowercase(), |text, (chinese, english)| text.replace(chinese, english))
}

/// The numbers 1 to 10 in words.
const ONE_TO_TEN: &str =
    "one 一|two 二 两|three 三|four 四|five 五|six 六|seven 七|eight 八|nine 九|ten 十";

/// A word, in digits if it is a number.
pub fn in_digits(word: &str) -> String {
    let is_it = |names: &str| names.split(' ').any(|name| name == word);
    let place = ONE_TO_TEN.split('|').position(is_it);
    place.map_or_else(|| word.to_string(), |place| (place + 1).to_string())
}
