//! Positions that were enumerated, with the options of each.

use crate::json::{array, Object};
use crate::kind::{with_lost, Kind, Progress, Subject, Table};
use crate::language::Problem;
use crate::listed::{letter, Listed};
use crate::period::seen;
use crate::position::{Outcome, Position};
use crate::program::{self, templates, Head, ProgramLanguage};
use crate::request::Request;

/// A rule whose positions were enumerated.
#[derive(Debug)]
pub(crate) struct Rule {
    pub game: Listed,
    /// Whether the positions are the heaps 0, 1, 2, ... in order.
    are_heaps: bool,
    /// What it is called in programs.
    name: String,
    /// The rule as it was typed, line by line.
    source: Vec<String>,
}

impl Rule {
    /// The options of the positions 0, 1, 2, ...: positions are separated by `;`, the options of each by `,`, and the
    /// positions whose sum an option is by blanks.
    pub(crate) fn parse(request: &Request) -> Result<Self, Problem> {
        let positions: Vec<&str> = request.text("options").split(';').collect();
        let largest = positions.len() - 1;
        let number = |text: &str, position: usize| {
            text.parse().ok().filter(|&option: &usize| option <= largest).ok_or_else(|| {
                request.language.problem(
                    "options",
                    format!("expected a position from 0 to {largest} among the options of position {position}, found {text:?}"),
                    format!("局面 {position} 的后继应为 0 到 {largest} 的局面编号，实为 {text:?}"),
                )
            })
        };
        let parsed = positions.iter().enumerate().map(|(position, text)| {
            if text.trim().is_empty() {
                return Ok(Vec::new());
            }
            let option = |option: &str| {
                let parts: Vec<usize> = option
                    .split_whitespace()
                    .map(|text| number(text, position))
                    .collect::<Result<_, _>>()?;
                if parts.is_empty() {
                    number("", position)?;
                }
                Ok(parts)
            };
            text.split(',').map(option).collect()
        });
        let options = parsed.collect::<Result<_, Problem>>()?;
        let names = (0..=largest).map(|position| position.to_string()).collect();
        let source = request.all("source").map(String::from).collect();
        let are_heaps = request.get("heaps").is_some();
        let name = request.get("name").unwrap_or("A rule of one's own, by brute force").to_string();
        Ok(Rule { game: Listed { names, options }, are_heaps, name, source })
    }
}

impl Kind for Rule {
    fn table(&self, request: &Request, _: &mut Progress) -> Result<Table, Problem> {
        let values = self.game.grundy_values();
        let has_sums = self.game.single_options().is_none();
        if values.is_none() && has_sums {
            return Err(request.no_sums());
        }
        if request.is_misere() && has_sums {
            // Small ones first: the heaps, or those that were found last.
            let len = self.game.options.len();
            let order = |position| if self.are_heaps { position } else { len - 1 - position };
            let found = self.game.sums().wins((0..len).map(order), |_| {});
            let found: Vec<_> = (0..len).map(|position| found[order(position)]).collect();
            let word = |wins: bool| letter(Outcome::won(wins));
            let letters = found.iter().map(|found| found.0.map_or("\"?\"", word));
            let object = Object::default().with("outcomes", array(letters));
            let searched = found.iter().position(|found| found.1);
            return Ok(Table { object: object.with_some("searched", searched), subject: None });
        }
        let values = values.filter(|_| !request.is_misere());
        let object = Object::default().with_some("values", values.as_ref().map(array));
        let object = self.game.with_results(object, request.is_misere(), values.as_deref());
        let values = match values {
            Some(values) if self.are_heaps => values,
            _ => return Ok(Table { object, subject: None }),
        };
        let object =
            with_lost(object, &values, 0).with("period", seen(&values).json(&values, 0, ""));
        Ok(Table { object, subject: Some(Subject::row("rule", String::new(), values)) })
    }

    fn position(&self, request: &Request, _: &mut Progress) -> Result<Position, Problem> {
        let parts = request.some(request.numbers(0, self.game.options.len() - 1)?, "0")?;
        self.game.position(&parts, request)
    }

    fn program(&self, is_misere: bool, language: ProgramLanguage) -> Option<String> {
        let ends = self.game.grundy_values().is_some();
        if !ends || is_misere && self.game.single_options().is_none() {
            return None;
        }
        // A backslash at its end would go on with a comment of C++.
        let comment = |line: &str| line.trim_end_matches(['\\', ' ']).to_string();
        let (who, output) = if is_misere {
            ("wins", "for each of them W for won or L for lost")
        } else {
            ("loses", "the Grundy value of each of them")
        };
        let head = Head {
            title: comment(&self.name),
            rule: format!("The function `moves` is the rule. Whoever cannot move {who}."),
            input: "positions to the end, each as the count of its numbers and these",
            output: output.to_string(),
        };
        let mark = language.choose(["//", "//", "#"]);
        let line = |line: &String| format!("    {mark}     {}", comment(line));
        let source: String = self.source.iter().map(line).map(|line| line + "\n").collect();
        let places = [program::value(is_misere, language), ("source", source)];
        Some(program::program(templates!("own"), &head, &places, language))
    }
}
