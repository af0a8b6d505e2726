//! Games on heaps, the moves of which concern one heap: the values and the moves.

use crate::any_heap::{Formula, HeapValues};
use crate::error::Error;
use crate::kind::{Found, Kind, Positions, Progress, Row, Subject};
use crate::misere::{self, Sums};
use crate::period::{self, Periodicity};
use crate::position::{Moves as FoundMoves, Outcome, Position, Reason, MOST_MOVES};
use crate::program::{self, Parts, ProgramLanguage};
use crate::request::{at_least_one, joined, Request};
use common::nim::nim_sum;
use std::fmt::Debug;

/// What moves do to a heap.
pub(crate) trait Moves: Debug {
    /// The kind of game, as it is asked for.
    fn kind(&self) -> &'static str {
        "takes"
    }

    /// The rule: one text for all ways to type it. Empty for a list of takes.
    fn rule(&self) -> String;

    /// What moves can take, up to `largest` at least, if they leave nothing but the rest, and that of any heap.
    fn takes(&self, _: u64) -> Option<Vec<u64>> {
        None
    }

    /// How many heaps, those of 0 stones, 1 stone and so on, have their values computed in a moment.
    fn reach(&self) -> usize;

    /// The most heaps that a move leaves of one, at least 1.
    fn parts(&self) -> usize {
        1
    }

    /// The largest number that a move takes, if there is one.
    fn largest_take(&self) -> Option<usize> {
        None
    }

    /// A formula for all values, if one is proved that says more than a table.
    fn formula(&self) -> Option<Formula> {
        None
    }

    /// What moves can take from a heap, each with what it may leave as the digit of a code: from one within reach all of
    /// it, from others what is listed.
    fn takes_from(&self, heap: u64) -> Box<dyn Iterator<Item = (u64, u8)> + '_>;

    /// The ranges in which all is that moves can take from a heap besides.
    fn further_takes(&self, _: u64) -> Vec<[u64; 2]> {
        Vec::new()
    }

    /// Whether some number of stones in these ranges can be taken.
    fn can_take(&self, _: u64) -> bool {
        true
    }

    /// The Grundy values of the heaps of 0 to `len` - 1 stones, which are within reach. After each thousand `progress`
    /// is called with how many there are.
    fn grundy_values(&self, len: usize, progress: &mut dyn FnMut(usize)) -> Vec<u64>;

    /// The title and the rule of a program, its constants, and the steps that list the values of what moves leave.
    fn program(&self, language: ProgramLanguage) -> Parts;
}

/// A game on heaps, the moves of which concern one heap.
#[derive(Debug)]
pub struct HeapGame(Box<dyn Moves>);

/// The largest heap if none is asked for.
const USUAL_HEAP: usize = 100;

/// How many values are computed at first to look for a period, if that many are within reach.
const PERIOD_LEN: usize = 2000;

/// How many heaps can be asked for in misère play where no theorem says of all who wins.
const MISERE_REACH: usize = 1000;

/// Of an endless set of takes those up to this one are looked up in the pack.
const LARGEST_TAKE: u64 = 1000;

#[allow(clippy::cast_possible_truncation)] // heaps with an outcome are in a table
impl HeapGame {
    pub(crate) fn new(moves: impl Moves + 'static) -> Self {
        HeapGame(Box::new(moves))
    }

    /// How many heaps, those of 0 stones, 1 stone and so on, have their values computed in a moment.
    pub fn reach(&self) -> usize {
        self.0.reach()
    }

    /// The Grundy values of the heaps of 0 to `len` - 1 stones. After each thousand `progress` is called with how many there
    /// are.
    pub fn grundy_values(&self, len: usize, mut progress: impl FnMut(usize)) -> Vec<u64> {
        self.0.grundy_values(len, &mut progress)
    }

    /// What the values of the heaps 0, 1, 2, ... show and prove of those of all larger ones. In misère play the values
    /// of a game that leaves one heap at most are 0 for lost and 1 for won.
    pub fn periodicity(&self, values: &[u64]) -> Periodicity {
        let proved = |largest_take| period::proved(values, self.0.parts(), largest_take);
        let of_list = self.0.largest_take().and_then(proved);
        of_list.unwrap_or_else(|| period::seen(values))
    }

    /// The values of `len` heaps at least, and of as many as prove a period, if that is possible within reach; or a
    /// formula. After each thousand `progress` is called with how many values there are, and how many there will be.
    pub fn values(&self, len: usize, mut progress: impl FnMut(usize, usize)) -> HeapValues {
        let mut all = len.max(PERIOD_LEN.min(self.reach()));
        if let Some(formula) = self.0.formula() {
            let table = (0..all as u64).map(|heap| formula.value(heap)).collect();
            return HeapValues { table, periodicity: Periodicity::NotSeen, formula: Some(formula) };
        }
        // Where nothing can be proved, there is nothing to look for.
        let deepest = self.0.largest_take().map_or(all, |_| self.reach());
        loop {
            let table = self.grundy_values(all, |done| progress(done, all));
            let periodicity = self.periodicity(&table);
            if matches!(periodicity, Periodicity::Proved { .. }) || all >= deepest {
                return HeapValues { table, periodicity, formula: None };
            }
            all = (2 * all).min(deepest);
        }
    }

    /// The values of these heaps, and of all up to the largest of them that is not too large.
    pub fn values_of(
        &self,
        heaps: &[u64],
        mut progress: impl FnMut(usize, usize),
    ) -> Result<HeapValues, Error> {
        let (largest, reach) = (heaps.iter().copied().max().unwrap_or(0), self.reach());
        let len =
            usize::try_from(largest).map_or(reach, |largest| largest.saturating_add(1).min(reach));
        let values = if len < PERIOD_LEN && len < reach && self.0.formula().is_none() {
            let table = self.grundy_values(len, |done| progress(done, len));
            HeapValues { table, periodicity: Periodicity::NotSeen, formula: None }
        } else {
            self.values(len, progress)
        };
        match heaps.iter().find(|&&heap| values.of(heap).is_none()) {
            None => Ok(values),
            Some(&found) => Err(Error::LargeHeap { most: reach - 1, found }),
        }
    }

    /// Visits what the moves from a heap leave of it, each as a list of heaps that are not empty, in descending order. Of
    /// splits those where all heaps but the first have at most `most` stones. Whether these are all of the listed takes.
    fn visit_options(&self, heap: u64, most: u64, mut visit: impl FnMut(&[u64])) -> bool {
        let mut are_all = true;
        for (take, digit) in self.0.takes_from(heap) {
            let rest = heap - take;
            if digit & 1 != 0 && rest == 0 {
                visit(&[]);
            }
            if digit & 2 != 0 && rest > 0 {
                visit(&[rest]);
            }
            if digit & 0b1100 == 0 {
                continue;
            }
            are_all &= rest / 2 <= most;
            for least in 1..=most.min(rest / 2) {
                let others = rest - least;
                if digit & 4 != 0 {
                    visit(&[others, least]);
                }
                if digit & 8 != 0 {
                    let next = least..=most.min(others / 2);
                    next.for_each(|next| visit(&[others - next, next, least]));
                }
            }
        }
        are_all
    }

    /// Whether a move takes a number of some set, and leaves nothing but the rest.
    fn is_subtraction(&self) -> bool {
        self.0.takes(LARGEST_TAKE).is_some()
    }

    /// For each of the heaps of 0 to `len` - 1 stones, 1 if the player to move wins where whoever moves last loses, and 0
    /// if not, and what is known of larger heaps; and the first heap for which that took a search, or that is left out as
    /// a search would be too large. Now and then `progress` is called with how many there are, and how many there will be.
    pub fn misere_outcomes(
        &self,
        len: usize,
        mut progress: impl FnMut(usize, usize),
    ) -> (HeapValues, Option<usize>) {
        if self.is_subtraction() {
            // Ferguson's theorem: the heaps of value 1 are lost (problems/theory/misere.en.md).
            let values = self.values(len, progress);
            let outcomes = values.table.iter().map(|&value| u64::from(value != 1));
            let table: Vec<u64> = outcomes.collect();
            let periodicity = self.periodicity(&table);
            return (HeapValues { table, periodicity, ..values }, None);
        }
        let found = self.misere_parts().wins(0..len, |done| progress(done, len));
        let table = found.iter().map_while(|(wins, _)| wins.map(u64::from)).collect::<Vec<_>>();
        let searched = found[..table.len()].iter().position(|found| found.1);
        let periodicity = period::seen(&table);
        (HeapValues { table, periodicity, formula: None }, searched)
    }

    /// How many heaps can be asked for in misère play.
    fn misere_reach(&self) -> usize {
        self.reach().min(if self.is_subtraction() { usize::MAX } else { MISERE_REACH })
    }

    /// The heaps as parts of sums in misère play.
    fn misere_parts(&self) -> Sums<'_> {
        Sums::new(move |heap| {
            let mut options = Vec::new();
            self.visit_options(heap as u64, u64::MAX, |option| {
                options.push(option.iter().map(|&heap| heap as usize).collect());
            });
            options
        })
    }

    /// The game with these values, as it is looked up.
    pub(crate) fn subject(&self, values: Vec<u64>) -> Subject {
        let (takes, has_formula) = (self.0.takes(LARGEST_TAKE), self.0.formula().is_some());
        Subject { takes, has_formula, ..Subject::row(self.0.kind(), self.0.rule(), values) }
    }

    /// Some heaps, with their values; in misère play of a game that takes a number of some set. Of large heaps not all
    /// moves are listed, but winning ones where there are any.
    pub fn position(&self, heaps: &[u64], values: &HeapValues, is_misere: bool) -> Position {
        let value = |heap: u64| values.of(heap).expect("a value of each heap");
        let sum_of = |heaps: &[u64]| nim_sum(heaps.iter().map(|&heap| value(heap)));
        let heaps = not_empty(heaps);
        let sum = sum_of(&heaps);
        // The condition of the SJ theorem holds for each set of takes, by Ferguson's pairing.
        let lost_sum =
            |heaps: &[&[u64]]| misere::lost_sum(is_misere, heaps.concat().into_iter().map(value));
        let mut moves = FoundMoves::default();
        for (i, &heap) in heaps.iter().enumerate() {
            if heaps[..i].contains(&heap) {
                continue;
            }
            // An option of this value is lost, in misère play too: it is 0 or 1 where those of the other heaps are.
            let wanted = sum ^ value(heap) ^ lost_sum(&[&heaps[..i], &heaps[i + 1..]]);
            let from = heap.to_string();
            let mut add = |option: &[u64]| {
                let outcome = Outcome::won(sum_of(option) != wanted);
                let text = || format!("{heap} → {}", typed(option, " + "));
                moves.add((outcome, 0), &from, text, || {
                    typed(&[&heaps[..i], option, &heaps[i + 1..]].concat(), " ")
                });
            };
            let are_all = self.visit_options(heap, values.largest_split(heap), &mut add);
            let (mut is_truncated, mut has_more_wins) = (!are_all, !are_all);
            if let Some(formula) = values.formula {
                for [least, most] in self.0.further_takes(heap) {
                    let left = formula.heaps_with(wanted, [heap - most, heap - least]);
                    has_more_wins |= left.len() == MOST_MOVES || self.0.parts() > 1;
                    is_truncated = true;
                    for left in left.into_iter().filter(|left| self.0.can_take(heap - left)) {
                        add(if left > 0 { std::slice::from_ref(&left) } else { &[] });
                    }
                }
            }
            moves.is_truncated |= is_truncated;
            moves.has_more_wins |= has_more_wins;
        }
        let part = |&heap: &u64| (heap.to_string(), value(heap));
        let position =
            Position::sum_of(typed(&heaps, " "), heaps.iter().map(part).collect(), moves);
        if is_misere {
            let outcome = Outcome::won(sum != lost_sum(&[&heaps]));
            return Position { outcome, reason: Some(Reason::Sj), ..position };
        }
        position
    }
}

#[allow(clippy::cast_possible_truncation)] // the same
impl Kind for HeapGame {
    fn table(&self, request: &Request, progress: &mut Progress) -> Result<Found, Error> {
        let is_misere = request.is_misere;
        let reach = if is_misere { self.misere_reach() } else { self.reach() };
        let len = request.to(USUAL_HEAP, reach - 1)? + 1;
        let all = len.max(PERIOD_LEN.min(reach));
        let (values, searched) = if is_misere {
            self.misere_outcomes(if self.is_subtraction() { all } else { len }, progress)
        } else {
            (self.values(len, progress), None)
        };
        let (period, shown) = (values.period(request.language), len.min(values.table.len()));
        let row = Row { searched, ..Row::new(is_misere, &values.table, shown, 0, period) };
        Ok((Positions::Row(row), Some(self.subject(values.table))))
    }

    fn position(&self, request: &Request, progress: &mut Progress) -> Result<Position, Error> {
        let is_misere = request.is_misere;
        if !is_misere || self.is_subtraction() {
            let heaps = at_least_one(request.numbers(0, u64::MAX)?, "3 5 7")?;
            let values = self.values_of(&heaps, progress)?;
            return Ok(HeapGame::position(self, &heaps, &values, is_misere));
        }
        let heaps = at_least_one(request.numbers(0, self.misere_reach() as u64 - 1)?, "3 5 7")?;
        let heaps: Vec<usize> = not_empty(&heaps).iter().map(|&heap| heap as usize).collect();
        self.misere_parts().position(&heaps, |heap| heap.to_string(), "0")
    }

    fn program(&self, is_misere: bool, language: ProgramLanguage) -> Option<String> {
        if is_misere && self.0.parts() > 1 {
            return None;
        }
        let parts = self.0.program(language);
        Some(program::row(parts, "heap", "heaps of 0 to n stones", is_misere, language))
    }
}

/// The heaps that are not empty.
fn not_empty(heaps: &[u64]) -> Vec<u64> {
    heaps.iter().copied().filter(|&heap| heap > 0).collect()
}

/// Heaps as they are typed: 0 if there are none.
fn typed(heaps: &[u64], with: &str) -> String {
    match heaps {
        [] => "0".to_string(),
        heaps => joined(heaps, with),
    }
}
