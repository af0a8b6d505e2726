//! Positions that were enumerated, with the options of each.

use crate::game::Rule;
use crate::language::{Language, Problem};
use common::graph::graph_grundy_values;
use common::grundy::mex;
use common::nim::nim_sum;

impl Rule {
    /// The options of the positions 0, 1, 2, ...: positions are separated by `;`, the options of each by `,`, and the
    /// positions whose sum an option is by blanks.
    ///
    /// # Errors
    ///
    /// If something is no number of a position, or an option has none.
    pub fn parse(options: &str, are_heaps: bool, language: Language) -> Result<Self, Problem> {
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
        Ok(Rule { options: parsed.collect::<Result<_, Problem>>()?, are_heaps })
    }

    /// The options, if each is a single position.
    pub fn single_options(&self) -> Option<Vec<Vec<usize>>> {
        let single = |option: &Vec<usize>| match **option {
            [position] => Some(position),
            _ => None,
        };
        self.options.iter().map(|options| options.iter().map(single).collect()).collect()
    }

    /// The Grundy values of the positions. `None` if play can return to a position.
    pub fn grundy_values(&self) -> Option<Vec<u64>> {
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

    /// The numbers of the positions, as their names.
    pub(crate) fn names(&self) -> Vec<String> {
        (0..self.options.len()).map(|position| position.to_string()).collect()
    }
}
