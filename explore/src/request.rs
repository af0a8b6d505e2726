//! A request, line by line, and what its lines say.

use crate::language::{Language, Problem};
use crate::position::MOST_PARTS;
use std::fmt::Display;
use std::str::FromStr;

/// Lines of a word and what belongs to it.
pub struct Request<'a> {
    lines: Vec<(&'a str, &'a str)>,
    /// The language for messages.
    pub language: Language,
}

/// Why there is one part where play can go round.
const LOOPY_SUM: [&str; 2] = [
    "with cycles, who wins a sum does not follow from who wins its parts",
    "有环时，和的胜负不能由各部分的胜负推出",
];

impl<'a> Request<'a> {
    /// Reads the lines. What is not `language zh` is answered in English.
    pub fn parse(text: &'a str) -> Self {
        let line = |line: &'a str| line.split_once(' ').unwrap_or((line, ""));
        let lines: Vec<(&str, &str)> = text.lines().map(line).collect();
        let is_chinese = lines.contains(&("language", "zh"));
        let language = if is_chinese { Language::Chinese } else { Language::English };
        Request { lines, language }
    }

    /// What stands behind this word. `None` if there is no such line.
    pub fn get(&self, key: &str) -> Option<&'a str> {
        self.lines.iter().find(|line| line.0 == key).map(|line| line.1)
    }

    /// What stands behind this word in each of its lines.
    pub fn all(&self, key: &'a str) -> impl Iterator<Item = &'a str> + '_ {
        self.lines.iter().filter(move |line| line.0 == key).map(|line| line.1)
    }

    /// What stands behind it in its first line, empty if there is none.
    pub fn text(&self, key: &str) -> &'a str {
        self.get(key).unwrap_or("")
    }

    /// Whether whoever moves last loses.
    pub fn is_misere(&self) -> bool {
        self.get("misere").is_some()
    }

    /// Up to where values are asked for, at most `most`.
    pub fn to(&self, usual: usize, most: usize) -> Result<usize, Problem> {
        let found = self.text("to").trim();
        if found.is_empty() {
            return Ok(usual.min(most));
        }
        found.parse().ok().filter(|to| (1..=most).contains(to)).ok_or_else(|| {
            self.language.problem(
                "to",
                format!("expected a number from 1 to {most}, found {found:?}"),
                format!("应为 1 到 {most} 的数，实为 {found:?}"),
            )
        })
    }

    /// The numbers from `least` to `most` that are typed as a position.
    pub fn numbers<T>(&self, least: T, most: T) -> Result<Vec<T>, Problem>
    where
        T: Display + FromStr + PartialOrd,
    {
        let range = least..=most;
        let number = |text: &str| {
            let (least, most) = (range.start(), range.end());
            text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
                self.language.problem(
                    "position",
                    format!("expected numbers from {least} to {most}, found {text:?}"),
                    format!("应为 {least} 到 {most} 的数，实为 {text:?}"),
                )
            })
        };
        let numbers: Vec<T> = items(self.text("position")).map(number).collect::<Result<_, _>>()?;
        if numbers.len() > MOST_PARTS {
            let found = numbers.len();
            return Err(self.language.problem(
                "position",
                format!("expected at most {MOST_PARTS} numbers, found {found}"),
                format!("至多 {MOST_PARTS} 个数，实有 {found} 个"),
            ));
        }
        Ok(numbers)
    }

    /// The parts of a position, if there are any.
    pub fn some<T>(&self, parts: Vec<T>, example: &str) -> Result<Vec<T>, Problem> {
        if parts.is_empty() {
            return Err(self.language.problem(
                "position",
                format!("expected a position such as {example}, found none"),
                format!("应为 {example} 这样的局面，实际为空"),
            ));
        }
        Ok(parts)
    }

    /// The only part of a position, where play can go round, so that nothing is known of sums.
    pub fn single<T: Clone>(&self, parts: &[T]) -> Result<T, Problem> {
        if let [part] = parts {
            return Ok(part.clone());
        }
        let found = parts.len();
        let [english, chinese] = LOOPY_SUM;
        Err(self.language.problem(
            "position",
            format!("expected one part, found {found}: {english}"),
            format!("应恰有一部分，实有 {found} 部分：{chinese}"),
        ))
    }

    /// Why the options of positions cannot be sums where play can go round.
    pub fn no_sums(&self) -> Problem {
        let [english, chinese] = LOOPY_SUM;
        self.language.problem(
            "options",
            format!("expected play that ends, as there are sums, found a cycle: {english}"),
            format!("有和时游戏必须会结束，实际有环：{chinese}"),
        )
    }
}

/// What stands between commas and blanks.
pub fn items(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| matches!(c, ',' | '\u{ff0c}' | '、') || c.is_whitespace())
        .filter(|item| !item.is_empty())
}
