//! Games whose positions are listed, with the options of each.

use crate::error::Error;
use crate::kind::Results;
use crate::misere::Sums;
use crate::position::{Outcome, Position};
use common::grundy::mex;
use common::nim::nim_sum;

/// The positions 0, 1, 2, ... of a game.
#[derive(Debug)]
pub(crate) struct Listed {
    pub names: Vec<String>,
    /// For each position its options, each a sum of positions.
    pub options: Vec<Vec<Vec<usize>>>,
}

impl Listed {
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

    /// The positions as parts of sums in misère play.
    pub(crate) fn sums(&self) -> Sums<'_> {
        Sums::new(|position| self.options[position].clone())
    }

    /// Who wins each position, and after how many moves where no option is a sum; there are values if one is.
    pub(crate) fn results(&self, is_misere: bool, values: Option<Vec<u64>>) -> Results {
        if let Some(options) = self.single_options() {
            let results = retrograde(&options, is_misere).into_iter();
            let (outcomes, moves) = results.map(|(outcome, moves)| (Some(outcome), moves)).unzip();
            return Results { values, outcomes, moves: Some(moves), searched: None };
        }
        let won = |value: &u64| Some(Outcome::won(*value != 0));
        let outcomes = values.iter().flatten().map(won).collect();
        Results { values, outcomes, moves: None, searched: None }
    }

    /// The sum of these parts: by their values, in misère play by what is known of sums, or one alone by its outcome.
    pub(crate) fn position(&self, parts: &[usize], is_misere: bool) -> Result<Position, Error> {
        let name = |part: usize| self.names[part].clone();
        let options = self.single_options();
        match self.grundy_values() {
            Some(values) if !is_misere => {
                let options = |part: usize| self.options[part].clone();
                Ok(Position::of_values(parts, name, options, &values))
            }
            Some(_) if options.is_none() || parts.len() > 1 => {
                self.sums().position(parts, name, "")
            }
            _ => {
                let part = match *parts {
                    [part] => part,
                    _ => return Err(Error::LoopySum { found: parts.len() }),
                };
                let options = options.ok_or(Error::LoopyOptions)?;
                let results = retrograde(&options, is_misere);
                Ok(Position::of_outcomes(part, name, options[part].iter().copied(), |position| {
                    (results[position].0, results[position].1.unwrap_or(0))
                }))
            }
        }
    }
}

/// Who wins each position of a game, and after how many moves it is over if the winner hurries and the loser delays;
/// `None` for a draw.
///
/// Retrograde analysis: from the ends backwards, in the order of the number of moves, so that the first option that is
/// found to be lost is the shortest way to win, and the last one that is found to be won is the longest way to lose.
/// Linear in the number of positions and options.
pub(crate) fn retrograde(options: &[Vec<usize>], misere: bool) -> Vec<(Outcome, Option<usize>)> {
    let mut before = vec![Vec::new(); options.len()];
    for (position, options) in options.iter().enumerate() {
        for &option in options {
            before[option].push(position);
        }
    }
    let mut results = vec![(Outcome::Draw, None); options.len()];
    let mut open: Vec<usize> = options.iter().map(Vec::len).collect();
    let mut queue: Vec<usize> =
        (0..options.len()).filter(|&position| open[position] == 0).collect();
    for &end in &queue {
        results[end] = (Outcome::won(misere), Some(0));
    }
    let mut head = 0;
    while let Some(&option) = queue.get(head) {
        head += 1;
        let (outcome, length) = results[option];
        for &position in &before[option] {
            open[position] -= 1;
            let wins = outcome == Outcome::Lost;
            if results[position].1.is_none() && (wins || open[position] == 0) {
                results[position] = (Outcome::won(wins), length.map(|length| length + 1));
                queue.push(position);
            }
        }
    }
    results
}
