//! Positions that were enumerated, with the options of each.

use crate::error::Error;
use crate::kind::{Found, Kind, Positions, Progress, Results, Row, Subject};
use crate::listed::Listed;
use crate::period::{seen, Period};
use crate::position::{Outcome, Position};
use crate::program::{self, templates, Head, ProgramLanguage};
use crate::request::{at_least_one, places, Request};

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
    /// The rule with these options.
    pub(crate) fn parse(request: &Request) -> Result<Self, Error> {
        let positions: Vec<&str> = request.options.split(';').collect();
        let largest = positions.len() - 1;
        let number = |text: &str, position: usize| {
            let option = text.parse().ok().filter(|&option: &usize| option <= largest);
            let found = || text.to_string();
            option.ok_or_else(|| Error::NoOption { position, most: largest, found: found() })
        };
        let parsed = positions.iter().enumerate().map(|(position, text)| {
            if text.trim().is_empty() {
                return Ok(Vec::new());
            }
            let option = |option: &str| {
                option.trim().split(' ').map(|text| number(text, position)).collect()
            };
            text.split(',').map(option).collect()
        });
        let options = parsed.collect::<Result<_, Error>>()?;
        let Request { are_heaps, mut names, name, source, .. } = request.clone();
        if names.is_empty() {
            names.extend((0..=largest).map(|position| position.to_string()));
        }
        let name = name.unwrap_or_else(|| "Your own rule, by brute force".to_string());
        Ok(Rule { game: Listed { names, options }, are_heaps, name, source })
    }
}

impl Kind for Rule {
    fn table(&self, request: &Request, _: &mut Progress) -> Result<Found, Error> {
        let (names, values) = (request.names.clone(), self.game.grundy_values());
        let has_sums = self.game.single_options().is_none();
        if values.is_none() && has_sums {
            return Err(Error::LoopyOptions);
        }
        if request.is_misere && has_sums {
            // Small ones first: the heaps, or those that were found last.
            let len = self.game.options.len();
            let order = |position| if self.are_heaps { position } else { len - 1 - position };
            let found = self.game.sums().wins((0..len).map(order), |_| {});
            let found: Vec<_> = (0..len).map(|position| found[order(position)]).collect();
            let outcomes = found.iter().map(|found| found.0.map(Outcome::won)).collect();
            let searched = found.iter().position(|found| found.1);
            let results = Results { values: None, outcomes, moves: None, searched };
            return Ok((Positions::Listed { names, edges: Vec::new(), results }, None));
        }
        match values.filter(|_| !request.is_misere) {
            Some(values) if self.are_heaps => {
                let period = Period::of_table(seen(&values), &values, 0);
                let row = Row::new(false, &values, values.len(), 0, period);
                let subject = Subject::row("rule", String::new(), values);
                Ok((Positions::Row(row), Some(subject)))
            }
            values => {
                let results = self.game.results(request.is_misere, values);
                Ok((Positions::Listed { names, edges: Vec::new(), results }, None))
            }
        }
    }

    fn position(&self, request: &Request, _: &mut Progress) -> Result<Position, Error> {
        let Listed { names, options } = &self.game;
        let parts = if request.names.is_empty() {
            request.numbers(0, options.len() - 1)?
        } else {
            let has_comma = names.iter().any(|name| name.contains(','));
            let is_between = |c: char| c == ';' || c.is_whitespace() || c == ',' && !has_comma;
            let typed = request.position.split(is_between).filter(|name| !name.is_empty());
            places(names, typed)?
        };
        self.game.position(&at_least_one(parts, &names[0])?, request.is_misere)
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
