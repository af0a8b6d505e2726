//! Games on heaps, the moves of which concern one heap: the values and the moves.

use crate::any_heap::{Formula, HeapValues};
use crate::kind::{row, Kind, Progress, Subject, Table};
use crate::language::{Language, Problem};
use crate::period::{self, Periodicity, Tail};
use crate::position::{Moves as Found, Outcome, Position};
use crate::program::{self, Parts, ProgramLanguage};
use crate::request::Request;
use common::nim::nim_sum;
use std::fmt::Debug;

/// What moves do to a heap.
pub(crate) trait Moves: Debug {
    /// The kind of game, as it is asked for.
    fn kind(&self) -> &'static str;

    /// The rule: one text for all ways to type it. Empty for a list of takes.
    fn rule(&self) -> String;

    /// What moves can take, up to `largest` at least, if they leave nothing but the rest, and that of any heap.
    fn takes(&self, largest: u64) -> Option<Vec<u64>>;

    /// So many heaps, those of 0 stones, 1 stone and so on, have their values computed in a moment.
    fn reach(&self) -> usize;

    /// The most heaps that a move leaves of one, at least 1.
    fn parts(&self) -> usize;

    /// The largest number that a move takes, if there is one.
    fn largest_take(&self) -> Option<usize>;

    /// What all moves take beyond some number, if that is periodic.
    fn tail(&self) -> Option<Tail> {
        None
    }

    /// A formula for all values, if one is proved that says more than a table.
    fn formula(&self) -> Option<Formula>;

    /// What moves can take from a heap, each with what it may leave as the digit of a code: from one within reach all of
    /// it, from others what is listed.
    fn takes_from(&self, heap: u64) -> Box<dyn Iterator<Item = (u64, u8)> + '_>;

    /// The ranges in which all is that moves can take from a heap besides.
    fn further_takes(&self, heap: u64) -> Vec<[u64; 2]>;

    /// Whether so many stones in these ranges can be taken.
    fn can_take(&self, _: u64) -> bool {
        true
    }

    /// The Grundy values of the heaps of 0 to `len` - 1 stones, which are within reach. After each thousand `progress`
    /// is told how many there are.
    fn grundy_values(&self, len: usize, progress: &mut dyn FnMut(usize)) -> Vec<u64>;

    /// The title and the rule of a program, its constants, and the steps that list the values of what moves leave.
    fn program(&self, language: ProgramLanguage) -> Parts;
}

/// A game on heaps, the moves of which concern one heap.
#[derive(Debug)]
pub struct HeapGame(Box<dyn Moves>);

/// The largest heap if none is asked for.
const USUAL_HEAP: usize = 100;

/// So many values are computed at first to look for a period, if that many are within reach.
const PERIOD_LEN: usize = 2000;

/// What is looked up of an endless set of takes.
const LARGEST_TAKE: u64 = 1000;

#[allow(clippy::cast_possible_truncation)] // heaps with an outcome are in a table
impl HeapGame {
    pub(crate) fn new(moves: impl Moves + 'static) -> Self {
        HeapGame(Box::new(moves))
    }

    /// So many heaps, those of 0 stones, 1 stone and so on, have their values computed in a moment.
    pub fn reach(&self) -> usize {
        self.0.reach()
    }

    /// The Grundy values of the heaps of 0 to `len` - 1 stones. After each thousand `progress` is told how many there
    /// are.
    ///
    /// # Panics
    ///
    /// If `len` is larger than [`Self::reach`].
    pub fn grundy_values(&self, len: usize, mut progress: impl FnMut(usize)) -> Vec<u64> {
        assert!(len <= self.reach(), "at most {} heaps", self.reach());
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
    /// formula. After each thousand `progress` is told how many values there are, and how many there will be.
    ///
    /// # Panics
    ///
    /// If `len` is larger than [`Self::reach`].
    pub fn values(&self, len: usize, mut progress: impl FnMut(usize, usize)) -> HeapValues {
        assert!(len <= self.reach(), "at most {} heaps", self.reach());
        let mut all = len.max(PERIOD_LEN.min(self.reach()));
        if let Some(formula) = self.0.formula() {
            let table = (0..all as u64).map(|heap| formula.value(heap)).collect();
            return HeapValues { table, periodicity: Periodicity::NotSeen, formula: Some(formula) };
        }
        let tail = self.0.tail();
        // Where nothing can be proved, there is nothing to look for.
        let deepest = match (self.0.largest_take(), &tail) {
            (Some(_), _) => self.reach(),
            (None, Some(_)) => 2 * PERIOD_LEN,
            (None, None) => all,
        };
        loop {
            let table = self.grundy_values(all, |done| progress(done, all));
            let by_states = tail.as_ref().and_then(|tail| period::proved_by_states(&table, tail));
            let periodicity = by_states.unwrap_or_else(|| self.periodicity(&table));
            let is_proved = matches!(periodicity, Periodicity::Proved { .. });
            if is_proved || all >= deepest {
                return HeapValues { table, periodicity, formula: None };
            }
            all = (2 * all).min(deepest);
        }
    }

    /// The values of these heaps, and of all up to the largest of them that is not too large.
    ///
    /// # Errors
    ///
    /// If one of them is not known.
    pub fn values_of(
        &self,
        heaps: &[u64],
        language: Language,
        mut progress: impl FnMut(usize, usize),
    ) -> Result<HeapValues, Problem> {
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
            Some(found) => Err(language.problem(
                "position",
                format!("expected heaps of at most {} stones, as no period is proved from their values, found {found}", reach - 1),
                format!("每堆至多 {} 颗（由它们的值没有证明出周期），实为 {found}", reach - 1),
            )),
        }
    }

    /// The theorem that proves its period: `subtraction` where a move takes a number of a finite set and leaves one heap
    /// at most, `states` where the set has no end, or `guy-smith`.
    pub fn theorem(&self) -> &'static str {
        match self.0.largest_take() {
            _ if self.0.parts() > 1 => "guy-smith",
            Some(_) => "subtraction",
            None => "states",
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

    /// What the moves from a heap leave of it, each as a list of heaps that are not empty, in descending order.
    ///
    /// # Panics
    ///
    /// If the heap is not within reach.
    pub fn options(&self, heap: u64) -> Vec<Vec<u64>> {
        assert!(heap < self.reach() as u64, "at most {} heaps", self.reach());
        let mut options = Vec::new();
        self.visit_options(heap, u64::MAX, |option| options.push(option.to_vec()));
        options
    }

    /// For each heap up to `largest`, whether the player to move wins if whoever moves last loses. `None` where moves
    /// split heaps: the outcome of two heaps does not follow from what is known of each. After each thousand `progress` is
    /// told how many there are.
    pub fn misere_wins(
        &self,
        largest: usize,
        mut progress: impl FnMut(usize),
    ) -> Option<Vec<bool>> {
        if self.0.parts() > 1 {
            return None;
        }
        // Ferguson's theorem: the heaps of the value 1 are lost (problems/theory/misere.en.md).
        if let Some(formula) = self.0.formula() {
            return Some((0..=largest as u64).map(|heap| formula.value(heap) != 1).collect());
        }
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..=largest as u64 {
            let is_legal =
                |&(take, digit): &(u64, u8)| digit & if take == heap { 1 } else { 2 } != 0;
            let mut moves = self.0.takes_from(heap).filter(is_legal).peekable();
            let is_end = moves.peek().is_none();
            wins.push(is_end || moves.any(|(take, _)| !wins[(heap - take) as usize]));
            if wins.len() % 1000 == 0 {
                progress(wins.len());
            }
        }
        Some(wins)
    }

    /// [`Self::misere_wins`], or why it cannot be told.
    fn misere_outcomes(
        &self,
        largest: usize,
        language: Language,
        progress: impl FnMut(usize),
    ) -> Result<Vec<bool>, Problem> {
        self.misere_wins(largest, progress).ok_or_else(|| {
            language.problem(
                "rule",
                "expected a game that leaves one heap at most for misère play, found one that splits heaps: of two heaps, one has to know more than who wins each",
                "反常规则（取走最后一颗者负）下，应为每步至多留下一堆的游戏，实为会分堆的游戏：两堆之和的胜负不能由每堆的胜负推出",
            )
        })
    }

    /// The game with these values, as it is looked up.
    pub(crate) fn subject(&self, values: Vec<u64>) -> Subject {
        let takes = self.0.takes(LARGEST_TAKE);
        Subject { takes, ..Subject::row(self.0.kind(), self.0.rule(), values) }
    }

    /// Some heaps, with their values. Of large heaps not all moves are listed, but winning ones where there are any.
    ///
    /// # Panics
    ///
    /// If a heap has no value.
    pub fn position(&self, heaps: &[u64], values: &HeapValues) -> Position {
        let value = |heap: u64| values.of(heap).expect("a value of each heap");
        let sum_of = |heaps: &[u64]| nim_sum(heaps.iter().map(|&heap| value(heap)));
        let heaps = not_empty(heaps);
        let sum = sum_of(&heaps);
        let mut moves = Found::default();
        for (i, &heap) in heaps.iter().enumerate() {
            if heaps[..i].contains(&heap) {
                continue;
            }
            let (from, wanted) = (heap.to_string(), sum ^ value(heap));
            let mut add = |option: &[u64]| {
                let outcome = Outcome::won(sum_of(option) != wanted);
                let text = || arrow(heap, option);
                moves.add((outcome, 0), &from, text, || {
                    joined(&[&heaps[..i], option, &heaps[i + 1..]].concat(), " ")
                });
            };
            let mut has_all_wins = self.visit_options(heap, values.largest_split(heap), &mut add);
            let further = self.0.further_takes(heap);
            for [least, most] in further.iter().copied() {
                let (left, are_all) = values.heaps_with(wanted, [heap - most, heap - least]);
                has_all_wins &= are_all && self.0.parts() == 1;
                for left in left.into_iter().filter(|left| self.0.can_take(heap - left)) {
                    add(if left > 0 { std::slice::from_ref(&left) } else { &[] });
                }
            }
            if !has_all_wins || !further.is_empty() {
                moves.truncate(!has_all_wins);
            }
        }
        let part = |&heap: &u64| (heap.to_string(), value(heap));
        Position::sum_of(joined(&heaps, " "), heaps.iter().map(part).collect(), moves)
    }

    /// One heap in misère play, with who wins the heaps up to it.
    fn misere_position(&self, heap: u64, wins: &[bool]) -> Position {
        let mut moves = Found::default();
        let outcome = |heap: u64| Outcome::won(wins[heap as usize]);
        self.visit_options(heap, u64::MAX, |option| {
            let left = option.first().copied().unwrap_or(0);
            let text = || arrow(heap, option);
            moves.add((outcome(left), 0), &heap.to_string(), text, || left.to_string());
        });
        Position::single(heap.to_string(), outcome(heap), moves)
    }
}

#[allow(clippy::cast_possible_truncation)] // the same
impl Kind for HeapGame {
    fn table(&self, request: &Request, progress: &mut Progress) -> Result<Table, Problem> {
        let (reach, is_misere) = (self.reach(), request.is_misere());
        let len = request.to(USUAL_HEAP, reach - 1)? + 1;
        let all = len.max(PERIOD_LEN.min(reach));
        let values = if is_misere {
            let progress = |done| progress(done, all);
            let wins = self.misere_outcomes(all - 1, request.language, progress)?;
            let table: Vec<u64> = wins.into_iter().map(u64::from).collect();
            let periodicity = self.periodicity(&table);
            HeapValues { table, periodicity, formula: None }
        } else {
            self.values(len, progress)
        };
        let period = values.json(self.theorem(), request.language);
        let object = row(is_misere, &values.table, len, 0, period);
        Ok(Table { object, subject: Some(self.subject(values.table)) })
    }

    fn position(&self, request: &Request, progress: &mut Progress) -> Result<Position, Problem> {
        if request.is_misere() {
            let most = self.reach() as u64 - 1;
            let heaps = request.some(request.numbers(0, most)?, "7")?;
            let all = heaps.iter().copied().max().unwrap_or(0) as usize + 1;
            let progress = |done| progress(done, all);
            let wins = self.misere_outcomes(all - 1, request.language, progress)?;
            let heaps = not_empty(&heaps);
            let heaps = if heaps.is_empty() { vec![0] } else { heaps };
            return Ok(self.misere_position(request.single(&heaps)?, &wins));
        }
        let heaps = request.some(request.numbers(0, u64::MAX)?, "3 5 7")?;
        let values = self.values_of(&heaps, request.language, progress)?;
        Ok(HeapGame::position(self, &heaps, &values))
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

fn arrow(heap: u64, option: &[u64]) -> String {
    format!("{heap} → {}", joined(option, " + "))
}

/// Heaps as they are typed: 0 if there are none.
fn joined(heaps: &[u64], with: &str) -> String {
    match heaps {
        [] => "0".to_string(),
        heaps => heaps.iter().map(u64::to_string).collect::<Vec<_>>().join(with),
    }
}
