//! Positions that were enumerated, with the options of each.

use crate::graph::{
    letter, position_with_outcomes, position_with_values, retrograde, with_results,
};
use crate::json::{array, Object};
use crate::kind::{with_lost, Kind, Progress, Subject, Table};
use crate::language::{Language, Problem};
use crate::misere::Sums;
use crate::period::seen;
use crate::position::{Outcome, Position};
use crate::program::{self, templates, Head, ProgramLanguage};
use crate::request::Request;
use common::graph::graph_grundy_values;
use common::grundy::mex;
use common::nim::nim_sum;

/// The positions 0, 1, 2, ... of a game with the options of each.
#[derive(Debug)]
pub(crate) struct Rule {
    /// For each position its options, each a sum of positions.
    options: Vec<Vec<Vec<usize>>>,
    /// Whether the positions are the heaps 0, 1, 2, ... in order.
    are_heaps: bool,
    /// The rule as it was typed, line by line.
    source: Vec<String>,
}

impl Rule {
    /// The options of the positions 0, 1, 2, ...: positions are separated by `;`, the options of each by `,`, and the
    /// positions whose sum an option is by blanks.
    ///
    /// # Errors
    ///
    /// If something is no number of a position, or an option has none.
    pub(crate) fn parse(
        options: &str,
        are_heaps: bool,
        language: Language,
    ) -> Result<Self, Problem> {
        let positions: Vec<&str> = options.split(';').collect();
        let largest = positions.len() - 1;
        let number = |text: &str, position: usize| {
            text.parse().ok().filter(|&option: &usize| option <= largest).ok_or_else(|| {
                language.problem(
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
        Ok(Rule { options, are_heaps, source: Vec::new() })
    }

    /// The same with the rule as it was typed.
    pub(crate) fn with_source<'a>(self, lines: impl Iterator<Item = &'a str>) -> Self {
        Rule { source: lines.map(String::from).collect(), ..self }
    }

    /// The options, if each is a single position.
    pub(crate) fn single_options(&self) -> Option<Vec<Vec<usize>>> {
        let single = |option: &Vec<usize>| match **option {
            [position] => Some(position),
            _ => None,
        };
        self.options.iter().map(|options| options.iter().map(single).collect()).collect()
    }

    /// The Grundy values of the positions. `None` if play can return to a position.
    pub(crate) fn grundy_values(&self) -> Option<Vec<u64>> {
        if let Some(options) = self.single_options() {
            return graph_grundy_values(&options);
        }
        // Backwards from the ends: a position is ready when all that its options consist of is.
        let mut open: Vec<usize> =
            self.options.iter().map(|options| options.iter().flatten().count()).collect();
        let mut before = vec![Vec::new(); self.options.len()];
        for (position, options) in self.options.iter().enumerate() {
            for &part in options.iter().flatten() {
                before[part].push(position);
            }
        }
        let mut queue: Vec<usize> =
            (0..open.len()).filter(|&position| open[position] == 0).collect();
        let mut values = vec![0; open.len()];
        let mut head = 0;
        while let Some(&ready) = queue.get(head) {
            head += 1;
            let sum = |option: &Vec<usize>| nim_sum(option.iter().map(|&part| values[part]));
            let value = mex(self.options[ready].iter().map(sum));
            values[ready] = value;
            for &position in &before[ready] {
                open[position] -= 1;
                if open[position] == 0 {
                    queue.push(position);
                }
            }
        }
        (queue.len() == open.len()).then_some(values)
    }

    /// The values in normal play. `None` where play can go round; then there can be no sums.
    fn values(&self, request: &Request) -> Result<Option<Vec<u64>>, Problem> {
        let values = self.grundy_values();
        if values.is_none() && self.single_options().is_none() {
            return Err(request.no_sums());
        }
        Ok(values)
    }

    /// The positions as parts of sums in misère play.
    fn sums(&self) -> Sums<'_> {
        Sums::new(self.options.len(), move |position, visit| {
            self.options[position].iter().for_each(|option| visit(option));
        })
    }
}

impl Kind for Rule {
    fn table(&self, request: &Request, _: &mut Progress) -> Result<Table, Problem> {
        let values = self.values(request)?;
        if request.is_misere() && self.single_options().is_none() {
            // Small ones first: the heaps, or those that were found last.
            let len = self.options.len();
            let found = if self.are_heaps {
                self.sums().wins(0..len, |_| {})
            } else {
                let mut found = self.sums().wins((0..len).rev(), |_| {});
                found.reverse();
                found
            };
            let letters = found
                .iter()
                .map(|found| found.0.map_or("\"?\"", |wins| letter(Outcome::won(wins))));
            let object = Object::default().with("outcomes", array(letters));
            let searched = found.iter().position(|found| found.1);
            return Ok(Table { object: object.with_some("searched", searched), subject: None });
        }
        let values = values.filter(|_| !request.is_misere());
        let mut object = Object::default().with_some("values", values.as_ref().map(array));
        if let Some(options) = self.single_options() {
            object = with_results(object, &retrograde(&options, request.is_misere()));
        } else if let Some(values) = &values {
            let letters = values.iter().map(|&value| letter(Outcome::won(value != 0)));
            object = object.with("outcomes", array(letters));
        }
        let values = match values {
            Some(values) if self.are_heaps => values,
            _ => return Ok(Table { object, subject: None }),
        };
        object = with_lost(object, &values, 0);
        object = object.with("period", seen(&values).json(&values, 0, ""));
        Ok(Table { object, subject: Some(Subject::row("rule", String::new(), values)) })
    }

    fn position(&self, request: &Request, _: &mut Progress) -> Result<Position, Problem> {
        let parts = request.some(request.numbers(0, self.options.len() - 1)?, "0")?;
        let names: Vec<String> = (0..self.options.len()).map(|name| name.to_string()).collect();
        let values = self.values(request)?;
        let options = self.single_options();
        let is_single = options.is_some() && parts.len() == 1;
        match values {
            Some(values) if !request.is_misere() => {
                let options = |part: usize| self.options[part].clone();
                return Ok(position_with_values(&names, options, &values, &parts));
            }
            Some(_) if !is_single => {
                let name = |part: usize| names[part].clone();
                return self.sums().position(&parts, name, "", request.language);
            }
            _ => {}
        }
        let part = request.single(&parts)?;
        let options = options.unwrap_or_default();
        let results = retrograde(&options, request.is_misere());
        Ok(position_with_outcomes(&names, &options, &results, part))
    }

    fn program(&self, is_misere: bool, language: ProgramLanguage) -> Option<String> {
        let ends = self.grundy_values().is_some();
        if !ends || is_misere && self.single_options().is_none() {
            return None;
        }
        let (who, output) = if is_misere {
            ("wins", "for each of them W for won or L for lost")
        } else {
            ("loses", "the Grundy value of each of them")
        };
        let head = Head {
            title: "A rule of one's own, by brute force".to_string(),
            rule: format!("The function `moves` is the rule. Whoever cannot move {who}."),
            input: "positions to the end, each as the count of its numbers and these",
            output: output.to_string(),
        };
        // A backslash at its end would go on with a comment of C++.
        let mark = language.choose(["//", "//", "#"]);
        let line = |line: &String| format!("    {mark}     {}", line.trim_end_matches(['\\', ' ']));
        let source: String = self.source.iter().map(line).map(|line| line + "\n").collect();
        let places = [program::value(is_misere, language), ("source", source)];
        Some(program::program(templates!("own"), &head, &places, language))
    }
}
